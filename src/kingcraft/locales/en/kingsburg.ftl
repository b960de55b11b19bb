# Kingsburg: names, short explanations, moves, questions and rulings.

kingsburg = Kingsburg

# The advisors.
advisor-1 = Jester
advisor-1-text = 1 point.
advisor-2 = Squire
advisor-2-text = 1 gold.
advisor-3 = Architect
advisor-3-text = 1 wood.
advisor-4 = Merchant
advisor-4-text = 1 gold or 1 wood.
advisor-5 = Sergeant
advisor-5-text = 1 soldier.
advisor-6 = Alchemist
advisor-6-text = You may swap one good for one of each other kind.
advisor-7 = Astronomer
advisor-7-text = 1 good of your choice and a +2 token.
advisor-8 = Treasurer
advisor-8-text = 2 gold.
advisor-9 = Master Hunter
advisor-9-text = 1 wood, and 1 gold or 1 stone.
advisor-10 = General
advisor-10-text = 2 soldiers and a secret look at the enemy of the year.
advisor-11 = Swordsmith
advisor-11-text = 1 stone, and 1 gold or 1 wood.
advisor-12 = Duchess
advisor-12-text = 2 goods of your choice and a +2 token.
advisor-13 = Champion
advisor-13-text = 3 stone.
advisor-14 = Smuggler
advisor-14-text = You may pay 1 point for 3 goods of your choice.
advisor-15 = Inventor
advisor-15-text = 1 gold, 1 wood and 1 stone.
advisor-16 = Wizard
advisor-16-text = 4 gold.
advisor-17 = Queen
advisor-17-text = 2 goods of your choice, a secret look at the enemy of the year, and 3 points.
advisor-18 = King
advisor-18-text = 1 gold, 1 wood, 1 stone and 1 soldier.

# The buildings.
building-statue = Statue
building-statue-text = If all your dice show one number, you may roll one of them again, once a season.
building-chapel = Chapel
building-chapel-text = If your dice add up to 7 or less, you may roll them all again, once a season.
building-church = Church
building-church-text = +1 in battle against Demons.
building-cathedral = Cathedral
building-cathedral-text = At the end of the game, 1 point for every two goods you have left.
building-inn = Inn
building-inn-text = A +2 token at the end of every summer.
building-market = Market
building-market-text = Once a season, a group of dice may go to the advisor one above or one below its sum.
building-farms = Farms
building-farms-text = A white die in every productive season; -1 in battle.
building-merchants-guild = Merchants’ Guild
building-merchants-guild-text = 1 gold at the start of every productive season.
building-guard-tower = Guard Tower
building-guard-tower-text = +1 in battle.
building-blacksmith = Blacksmith
building-blacksmith-text = +1 in battle.
building-barracks = Barracks
building-barracks-text = In phase 7 a soldier costs you 1 good instead of 2.
building-wizards-guild = Wizards’ Guild
building-wizards-guild-text = +2 in battle.
building-palisade = Palisade
building-palisade-text = +1 in battle, +2 against Zombies.
building-stable = Stable
building-stable-text = One more soldier from every advisor who gives soldiers.
building-stone-wall = Stone Wall
building-stone-wall-text = +1 in battle; a tie counts as a victory.
building-fortress = Fortress
building-fortress-text = +1 in battle; 1 more point for every battle you win.
building-barricade = Barricade
building-barricade-text = +1 in battle against Goblins.
building-crane = Crane
building-crane-text = Buildings of columns III and IV cost you 1 gold less.
building-town-hall = Town Hall
building-town-hall-text = At the end of every productive season you may pay a +2 token or a good for 1 point.
building-embassy = Embassy
building-embassy-text = 1 point at the end of every productive season.
ruling-building-statue = { building-statue }
ruling-building-chapel = { building-chapel }
ruling-building-church = { building-church }
ruling-building-cathedral = { building-cathedral }
ruling-building-inn = { building-inn }
ruling-building-market = { building-market }
ruling-building-farms = { building-farms }
ruling-building-merchants-guild = { building-merchants-guild }
ruling-building-guard-tower = { building-guard-tower }
ruling-building-blacksmith = { building-blacksmith }
ruling-building-barracks = { building-barracks }
ruling-building-wizards-guild = { building-wizards-guild }
ruling-building-palisade = { building-palisade }
ruling-building-stable = { building-stable }
ruling-building-stone-wall = { building-stone-wall }
ruling-building-fortress = { building-fortress }
ruling-building-barricade = { building-barricade }
ruling-building-crane = { building-crane }
ruling-building-town-hall = { building-town-hall }
ruling-building-embassy = { building-embassy }

# The enemies.
enemy-goblins = Goblins
enemy-goblins-text = The Barricade helps against them.
enemy-barbarians = Barbarians
enemy-barbarians-text = No building is made for them alone.
enemy-orcs = Orcs
enemy-orcs-text = No building is made for them alone.
enemy-zombies = Zombies
enemy-zombies-text = The Palisade helps more against them.
enemy-demons = Demons
enemy-demons-text = The Church helps against them.
enemy-dragons = Dragons
enemy-dragons-text = No building is made for them alone.

# Amounts.
kingsburg-amount-gold = { $count } gold
kingsburg-amount-wood = { $count } wood
kingsburg-amount-stone = { $count } stone

# Moves in words.
kingsburg-tell-order = { $seat } takes the next place in the turn order.
kingsburg-tell-roll = { $seat } rolls { $dice }.
kingsburg-tell-roll-white = { $seat } rolls { $dice } with white dice.
kingsburg-tell-neutral = The neutral dice show { $dice }.
kingsburg-tell-king = The King’s die shows { $dice }.
kingsburg-tell-enemy = The enemy comes: { $enemy }, strength { $strength }.
kingsburg-tell-look = { $seat } looks at the enemy: { $enemy }, strength { $strength }.
kingsburg-tell-look-hidden = { $seat } looks at the enemy of the year.
kingsburg-tell-keep = { $seat } keeps the dice.
kingsburg-tell-pass = { $seat } passes.
kingsburg-tell-decline = { $seat } declines the offer of the { $advisor }.
kingsburg-tell-done-build = { $seat } builds nothing more.
kingsburg-tell-done-end = { $seat } pays nothing.
kingsburg-tell-done-recruit = { $seat } hires no more soldiers.
kingsburg-tell-reroll = { $seat } rolls again: { $building }.
kingsburg-tell-reroll-white = { $seat } rolls a white die again: { $building }.
kingsburg-tell-place = { $seat } places { $dice } on advisor { $number }, the { $advisor }.
kingsburg-tell-place-envoy = { $seat } sends the King’s Envoy with { $dice } to advisor { $number }, the { $advisor }.
kingsburg-tell-take = { $seat } takes { $goods }.
kingsburg-tell-swap = { $seat } swaps { $goods } for one of each other kind.
kingsburg-tell-pay = { $seat } pays { $goods } for a point.
kingsburg-tell-pay-token = { $seat } pays a +2 token for a point.
kingsburg-tell-recruit = { $seat } hires a soldier for { $goods }.
kingsburg-tell-lose = { $seat } loses { $goods }.
kingsburg-tell-build = { $seat } builds: { $building }.

# What to do now.
kingsburg-ask-chance = Dice or cards decide.
kingsburg-ask-over = The game is over.
kingsburg-ask-choose = Aid from the King: take one good.
kingsburg-ask-reroll = You may roll again, or keep your dice.
kingsburg-ask-influence = Influence an advisor, or pass for this season.
kingsburg-ask-help = { $count ->
    [one] { $advisor }: take { $count } good.
   *[other] { $advisor }: take { $count } goods.
}
kingsburg-ask-help-swap = { $advisor }: you may swap a good for one of each other kind.
kingsburg-ask-help-price = { $count ->
    [one] { $advisor }: you may pay { $price } VP for { $count } good.
   *[other] { $advisor }: you may pay { $price } VP for { $count } goods.
}
kingsburg-ask-build = Build one building, or be done.
kingsburg-ask-build-again = The King’s Envoy lets you build a second building, or keep him.
kingsburg-ask-end = You may pay a +2 token or a good for a point.
kingsburg-ask-recruit = { $count ->
    [one] Hire a soldier for { $count } good, or be done.
   *[other] Hire a soldier for { $count } goods, or be done.
}
kingsburg-ask-spoils = { $count ->
    [one] Victory: take { $count } good.
   *[other] Victory: take { $count } goods.
}
kingsburg-ask-losses = { $count ->
    [one] Defeat: give up { $count } good.
   *[other] Defeat: give up { $count } goods.
}

# The board in the terminal.
kingsburg-text-year = Year { $year } of 5
kingsburg-text-phase-setup = Set-up
kingsburg-text-phase-over = The end
kingsburg-text-order = Turn order
kingsburg-text-court = The King’s court
kingsburg-text-neutral = neutral
kingsburg-text-enemy-range = Enemy: strength { $least } to { $most }
kingsburg-text-enemy = Enemy: { $enemy }, strength { $strength }
kingsburg-text-kings-die = King’s die: { $die }
kingsburg-text-points = points
kingsburg-text-soldiers = soldiers
kingsburg-text-tokens = +2 tokens
kingsburg-text-strength = strength
kingsburg-text-dice = dice
kingsburg-text-passed = passed
kingsburg-text-envoy = King’s Envoy
kingsburg-text-gold = gold
kingsburg-text-wood = wood
kingsburg-text-stone = stone

# Rulings.
ruling-kingsburg-over = The game is over.
ruling-kingsburg-chance = Dice or cards decide now; nobody moves before them.
ruling-kingsburg-dice = These dice cannot be rolled here.
ruling-kingsburg-card = That enemy cannot come in year { $year }, or another has already been seen.
ruling-kingsburg-must-choose = Here you must choose; there is no passing.
ruling-kingsburg-not-now = That cannot be done at this step.
ruling-kingsburg-not-in-hand = You do not have these dice in hand.
ruling-kingsburg-needs-coloured = A group needs at least one die of your colour: white dice and tokens alone do not influence anybody.
ruling-kingsburg-no-token = You have no +2 token.
ruling-kingsburg-token-season = You have already used a +2 token to influence this season: one a season is the limit.
ruling-kingsburg-sum = The sum is { $sum }; advisor { $advisor } needs exactly { $advisor }. Only the Market goes one up or down.
ruling-kingsburg-shift-used = The sum is { $sum }, and the Market has already gone one up or down this season; advisor { $advisor } is out of reach.
ruling-kingsburg-no-advisor = There is no advisor { $advisor }; they go from 1 to 18.
ruling-kingsburg-taken = Advisor { $advisor } has already been influenced this season; only the King’s Envoy can go there.
ruling-kingsburg-envoy-idle = Nobody has influenced advisor { $advisor }: the King’s Envoy is not needed there.
ruling-kingsburg-standing = You have this building already: { $building }.
ruling-kingsburg-left-first = Rows are built from left to right: before { $building } comes { $missing }.
ruling-kingsburg-cost = You cannot pay for { $building }: it costs you { $gold } gold, { $wood } wood, { $stone } stone.
ruling-kingsburg-not-owned = You do not have this building: { $building }.
ruling-kingsburg-used = You have already used this building this season: { $building }.
ruling-kingsburg-reroll-one = { $building }: only when all your dice show one number.
ruling-kingsburg-reroll-all = { $building }: only when your dice add up to { $most } or less.
ruling-kingsburg-goods-count = { $count ->
    [one] Name exactly { $count } good.
   *[other] Name exactly { $count } goods.
}
ruling-kingsburg-goods-kinds = These goods are not among those to choose from here.
ruling-kingsburg-goods-short = You do not have these goods.
ruling-kingsburg-goods-order = Soldiers are paid for in the order gold, wood, stone; pay with gold first.

# Where in the rules a ruling is written.

section-kingsburg-set-up = Set-up
section-kingsburg-aid = Phase 1: aid from the King
section-kingsburg-neutral = Two players: neutral dice
section-kingsburg-dice = Phases 2, 4, 6, step a: dice and turn order
section-kingsburg-influence = Phases 2, 4, 6, step b: influence
section-kingsburg-help = Phases 2, 4, 6, step c: help from the advisors
section-kingsburg-building = Phases 2, 4, 6, step d: building
section-kingsburg-season-end = Phases 2, 4, 6: end of the season
section-kingsburg-recruiting = Phase 7: recruiting
section-kingsburg-battle = Phase 8: the battle
section-kingsburg-ending = End of the game
