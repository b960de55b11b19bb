# To Forge a Realm: the modules of Kingsburg’s expansion.

# Row A, above the others, and row G, below them.
building-sawmill = Sawmill
    .object = the Sawmill
building-sawmill-text = At the end of summer you may turn 1 wood into 2 gold.
building-quarry = Quarry
    .object = the Quarry
building-quarry-text = At the end of summer you may turn 1 stone into 3 gold.
building-goldsmith = Goldsmith
    .object = the Goldsmith
building-goldsmith-text = At the end of summer you may pay 1 gold for 1 soldier and 1 point.
building-mint = Mint
    .object = the Mint
building-mint-text = Sawmill, Quarry and Goldsmith work at the end of spring and autumn too.
building-improvised-defenses = Improvised Defenses
    .object = the Improvised Defenses
building-improvised-defenses-text = +1 in battle against an enemy of strength 5 or less.
building-recruiting-center = Recruiting Center
    .object = the Recruiting Center
building-recruiting-center-text = In phase 7, +2 tokens pay for soldiers like goods.
building-training-camp = Training Camp
    .object = the Training Camp
building-training-camp-text = At the start of phase 7, 1 soldier if you have fewer than 2.
building-military-academy = Military Academy
    .object = the Military Academy
building-military-academy-text = In winter you roll a die of your own: the higher of it and the King’s counts. With soldier tokens, half of it, rounded up, may be used instead of a token.

# Soldiers in winter.
kingsburg-ask-soldiers = Choose a soldier token in secret. All are shown together, and used ones are gone.
kingsburg-ask-recruit-token = { $count ->
    [one] Hire a soldier for { $count } good or +2 token, or stop.
   *[other] Hire a soldier for { $count } goods or +2 tokens, or stop.
}
kingsburg-ask-recruit-truce = No enemy comes this winter: soldiers hired now never fight. { $hire }
kingsburg-tell-own-die = { $you ->
    [yes] Your own die shows { $dice }.
   *[no] { $seat } rolls a die of their own: { $dice }.
}
kingsburg-tell-soldiers = { $you ->
    [yes] You choose soldier token { $value }.
   *[no] { $seat } chooses soldier token { $value }.
}
kingsburg-tell-soldiers-die = { $you ->
    [yes] You use your own die: { $value }.
   *[no] { $seat } uses their own die: { $value }.
}
kingsburg-tell-soldiers-hidden = { $you ->
    [yes] You choose soldiers in secret.
   *[no] { $seat } chooses soldiers in secret.
}
kingsburg-do-soldiers = Soldier token { $value }
kingsburg-do-soldiers-die = Your own die: { $value }
news-kingsburg-soldiers = { $you ->
    [yes] You show soldier token { $value }.
   *[no] { $seat } shows soldier token { $value }.
}
news-kingsburg-academy = { $you ->
    [yes] You count your own die: { $value }.
   *[no] { $seat } counts their own die: { $value }.
}
kingsburg-text-soldier-tokens = soldier tokens left
kingsburg-text-chosen = chosen
ruling-kingsburg-token-gone = You have no soldier token { $value } left.
ruling-kingsburg-no-own-die = You have no die of your own: only the Military Academy rolls one.
ruling-kingsburg-tokens-do-not-pay = +2 tokens pay for soldiers only with the Recruiting Center.
section-kingsburg-soldiers = Phase 8: soldier tokens and the Military Academy

# The governors.
governor-prince = Prince
governor-prince-text = Once a season, if your dice add up to 8 or less, white ones included, you may set your coloured dice to 3, 4 and 6.
governor-fairy = Fairy
governor-fairy-text = A white die every summer.
governor-philosopher = Philosopher
governor-philosopher-text = Once a season, if your dice add up to less than 10, you may roll them all again; if they still do, 1 point.
governor-preacher = Preacher
governor-preacher-text = 1 point whenever somebody else builds nothing in a season.
governor-tax-collector = Tax Collector
governor-tax-collector-text = A good of your choice whenever somebody else builds in column IV.
governor-trickster = Trickster
governor-trickster-text = A die of yours that shows 2 may be turned to 1 or 3.
governor-sorcerer = Sorcerer
governor-sorcerer-text = At the start of year III, up to three buildings of column I for free; they give no points.
governor-duke = Duke
governor-duke-text = When all dice are placed, your group on the highest of your advisors may go to the Duchess if she is free.
governor-marshal = Marshal
governor-marshal-text = +1 in battle.
governor-castellan = Castellan
governor-castellan-text = Buildings of column IV cost you 2 gold less.
governor-surveyor = Surveyor
governor-surveyor-text = Buildings of column III cost you 1 gold less.
governor-master-mason = Master Mason
governor-master-mason-text = Buildings of column II cost you 1 stone less.
governor-forester = Forester
governor-forester-text = 1 wood at the end of spring.
governor-banker = Banker
governor-banker-text = At the start of a year, 1 gold for every four of your buildings.
governor-quartermaster = Quartermaster
governor-quartermaster-text = 1 soldier at the start of phase 7.
governor-gambler = Gambler
governor-gambler-text = Once a season, if your dice add up to 9 or less, you may roll them all again; 2 points at the end of the game.
governor-hedge-witch = Hedge Witch
governor-hedge-witch-text = A tie in battle counts as a victory; +2 against Demons, Dragons and Zombies.
governor-diplomat = Diplomat
governor-diplomat-text = A +2 token at the end of summer.
governor-chronicler = Chronicler
governor-chronicler-text = 1 point when you build in column I.
governor-almoner = Almoner
governor-almoner-text = At the start of a season, 1 gold if you have at most 1 good.
governor-herald = Herald
governor-herald-text = 1 point more whenever the King rewards you; 2 points at the end of the game.
governor-guildmaster = Guildmaster
governor-guildmaster-text = At the end of summer you may pay a +2 token for 1 gold and 1 stone.
governor-steward = Steward
governor-steward-text = 1 wood at the start of a year.
governor-stargazer = Stargazer
governor-stargazer-text = A +2 token at the start of a year; one +2 token more may help you to influence in a season.

# The destinies.
destiny-fierce-enemies = Fierce Enemies
destiny-fierce-enemies-text = The enemy is 1 stronger.
destiny-heavy-snow = Heavy Snow
destiny-heavy-snow-text = The King’s die counts as 2.
destiny-famine = Famine
destiny-famine-text = Everybody rolls one coloured die less.
destiny-the-king-is-ill = The King Is Ill
destiny-the-king-is-ill-text = The King cannot be influenced.
destiny-bountiful-harvest = Bountiful Forests
destiny-bountiful-harvest-text = 1 wood at the start of every season.
destiny-gold-rush = Gold Rush
destiny-gold-rush-text = 2 gold at the end of autumn.
destiny-mild-winter = Mild Winter
destiny-mild-winter-text = The enemy is 1 weaker.
destiny-royal-guard = Royal Guard
destiny-royal-guard-text = +1 in battle for all.
destiny-builders-year = Builders’ Year
destiny-builders-year-text = Every building costs 1 gold less.
destiny-market-days = Market Days
destiny-market-days-text = At the end of a season everybody may give 2 goods for 1 point.
destiny-open-hand = Open Hand
destiny-open-hand-text = Advisors 1 to 5 give twice.
destiny-royal-wedding = Royal Wedding
destiny-royal-wedding-text = 1 point for everybody at the end of summer.
destiny-long-summer = Long Summer
destiny-long-summer-text = A white die for all in summer.
destiny-year-of-the-crown = Year of the Crown
destiny-year-of-the-crown-text = 2 points more for those whom the King rewards.
destiny-volunteers = Volunteers
destiny-volunteers-text = A soldier costs 1 good less.
destiny-pilgrimage = Pilgrimage
destiny-pilgrimage-text = At the end of a season, 1 point for those with a building in column IV.
destiny-scholars-year = Scholars’ Year
destiny-scholars-year-text = A +2 token for all at the end of spring.
destiny-early-thaw = Early Thaw
destiny-early-thaw-text = A white die for all in spring.
destiny-apprentices = Apprentices
destiny-apprentices-text = Buildings of columns I and II cost 1 wood less.
destiny-truce = Truce
destiny-truce-text = No enemy comes this winter.
destiny-mourning-at-court = Mourning at Court
destiny-mourning-at-court-text = Advisors 16 to 18 cannot be influenced.
destiny-empty-treasury = Empty Treasury
destiny-empty-treasury-text = Treasurer and Wizard cannot be influenced.
destiny-masons-strike = Masons’ Strike
destiny-masons-strike-text = Advisors 11 and 13 cannot be influenced.
destiny-fog = Fog
destiny-fog-text = +2 tokens do not help to influence.
destiny-deserters = Deserters
destiny-deserters-text = A soldier costs 1 good more.
destiny-drought = Drought
destiny-drought-text = Everybody loses 1 wood at the start of a season.
destiny-bandits = Bandits
destiny-bandits-text = At the end of a season those with 4 goods or more lose 1 gold.
destiny-bitter-frost = Bitter Frost
destiny-bitter-frost-text = The enemy is 2 stronger.
destiny-tithe = Tithe
destiny-tithe-text = At the start of the year everybody loses 1 point for every four buildings.

# Governors and destinies: moves, questions, rulings.
kingsburg-tell-deal = { $you ->
    [yes] You are dealt a governor: { $governor }.
   *[no] { $seat } is dealt a governor: { $governor }.
}
kingsburg-tell-deal-hidden = { $you ->
    [yes] You are dealt a governor.
   *[no] { $seat } is dealt a governor.
}
kingsburg-tell-choose = { $you ->
    [yes] You choose a governor: { $governor }.
   *[no] { $seat } chooses a governor: { $governor }.
}
kingsburg-tell-choose-hidden = { $you ->
    [yes] You choose a governor in secret.
   *[no] { $seat } chooses a governor in secret.
}
kingsburg-tell-offer = { $you ->
    [yes] You put up for auction: { $governor }.
   *[no] { $seat } puts up for auction: { $governor }.
}
kingsburg-tell-bid = { $you ->
    [yes] You bid { $bid }: { $governor }.
   *[no] { $seat } bids { $bid }: { $governor }.
}
kingsburg-tell-pass-bid = { $you ->
    [yes] You drop out of the bidding.
   *[no] { $seat } drops out of the bidding.
}
kingsburg-tell-set = { $you ->
    [yes] You set your dice to { $dice }: { $building }.
   *[no] { $seat } sets the dice to { $dice }: { $building }.
}
kingsburg-tell-turn = { $you ->
    [yes] You turn a { $face } to { $now }: { $building }.
   *[no] { $seat } turns a { $face } to { $now }: { $building }.
}
kingsburg-tell-raise = { $you ->
    [yes] You build { $building } for free.
   *[no] { $seat } builds { $building } for free.
}
kingsburg-tell-done-sorcery = { $you ->
    [yes] You raise no more buildings.
   *[no] { $seat } raises no more buildings.
}
kingsburg-tell-duke = { $you ->
    [yes] You move your highest group to the Duchess.
   *[no] { $seat } moves the highest group to the Duchess.
}
kingsburg-tell-keep-group = { $you ->
    [yes] You leave your groups where they are.
   *[no] { $seat } leaves the groups where they are.
}
news-kingsburg-governor = { $you ->
    [yes] Your governor: { $governor }.
   *[no] { $seat } has a governor: { $governor }.
}
news-kingsburg-sold = { $you ->
    [yes] You win for { $bid }: { $governor }.
   *[no] { $seat } wins for { $bid }: { $governor }.
}
news-kingsburg-cost = { $you ->
    [yes] { $building }: you lose { $gain }.
   *[no] { $building }: { $seat } loses { $gain }.
}
kingsburg-tell-destiny = The destiny of the year: { $destiny }. { $text }
kingsburg-tell-on-sale = A governor is for sale: { $governor }.
kingsburg-do-choose = Choose: { $governor }
kingsburg-do-offer = Put up: { $governor }
kingsburg-do-bid = Bid { $bid }
kingsburg-do-pass-bid = Drop out
kingsburg-do-set = Set the dice to { $dice } ({ $building })
kingsburg-do-turn = Turn a { $face } to { $now } ({ $building })
kingsburg-do-raise = Build { $building } for free
kingsburg-do-done-sorcery = Build no more
kingsburg-do-duke = Move the highest group to the Duchess
kingsburg-do-keep-group = Leave it
kingsburg-ask-keep = Choose one of your governors in secret. All are shown together.
kingsburg-ask-lot = Choose the next governor to auction.
kingsburg-ask-open = { $governor }: open with a bid in points; 0 is allowed.
kingsburg-ask-bid = { $governor }: the highest bid is { $bid }. Bid more points, or drop out.
kingsburg-ask-tax = Tax Collector: take one good.
kingsburg-ask-sorcery = Sorcerer: build in column I for free, or stop.
kingsburg-ask-duke = Duke: you may move your group on the highest of your advisors to the Duchess.
kingsburg-text-auction = For sale
ruling-kingsburg-closed = Advisor { $advisor } cannot be influenced this year.
ruling-kingsburg-no-tokens-now = +2 tokens do not help to influence this year.
ruling-kingsburg-no-governor = You cannot choose this one: { $governor }.
ruling-kingsburg-bid = A bid is from { $least } to { $most } points here.
ruling-kingsburg-sorcery = The Sorcerer raises free places of column I, three at most.
ruling-kingsburg-no-turn = Your dice do not allow it: { $building }.
section-kingsburg-governors = Governors
section-kingsburg-destiny = Phase 1: destiny
