# The table of Kingsburg on the page.

web-kingsburg-court = The court
web-kingsburg-province = The province
web-kingsburg-province-of = Province: { $name }
web-kingsburg-your-dice = Your dice
web-kingsburg-die = Die: { $face }
web-kingsburg-die-white = White die: { $face }
kingsburg-neutral-dice = Neutral dice
kingsburg-dice-of = { $who }: { $dice }
web-kingsburg-reached = Your dice reach this advisor.
web-kingsburg-token = +2 token
web-kingsburg-token-text = Adds 2 to a group of dice. By the rules of 2012, one a season may help to influence.
web-kingsburg-market = Market
web-kingsburg-market-text = Once a season, one group may go to the advisor just above or below its sum.
web-kingsburg-envoy = King’s Envoy
web-kingsburg-envoy-text = Influence an advisor who is taken, or build a second building this season.
web-kingsburg-sum = Sum of the chosen dice: { $sum }
web-kingsburg-ways-said = { $count ->
    [one] One way: { $way }. Choose the advisor again to take it.
   *[other] { $count } ways. The cheapest: { $way }. Choose the advisor again to take it.
}
web-kingsburg-ways = Ways to reach this advisor
web-kingsburg-influence = Influence: { $advisor }
web-kingsburg-or = or like this
web-kingsburg-could-reach = Dice in hand reach:
web-kingsburg-goods = Goods
web-kingsburg-take = Take: { $good }. Chosen: { $count }
web-kingsburg-give = Give: { $good }. Chosen: { $count }
web-key-dice = choose a die (with Shift a white one)
web-key-helps = +2 token, Market, Envoy
web-key-choice = next thing that can be chosen
web-key-court = walk through the court
web-key-clear = put the dice back
web-kingsburg-again = Choose again
web-kingsburg-built = Built
web-kingsburg-left-first = First the building to its left.
web-kingsburg-missing = Missing: { $goods }
web-kingsburg-now = You can pay for it now.
web-kingsburg-soon = You can pay for it with this season’s gifts.
web-kingsburg-calendar = The year
web-kingsburg-phase-aid = The one with the fewest buildings (then goods) rolls an extra white die this spring; if several are tied, each takes a good.
web-kingsburg-phase-spring = The first productive season.
web-kingsburg-phase-reward = 1 point for the most buildings; all who are tied score.
web-kingsburg-phase-summer = The second productive season.
web-kingsburg-phase-envoy = The Envoy goes to the one with the fewest buildings (then goods); on a tie to nobody.
web-kingsburg-phase-autumn = The third productive season.
web-kingsburg-phase-recruit = Soldiers for goods, in turn order.
web-kingsburg-phase-winter = The enemy comes; the King’s die helps everybody.
web-kingsburg-if-now = If it were now: { $names }
web-kingsburg-enemy = The enemy’s strength
web-kingsburg-only-you = Only you have seen it.
web-kingsburg-looked = Has seen the enemy: { $name }
web-kingsburg-years = The years to come
web-kingsburg-strength = Combat value
web-kingsburg-strength-text = Soldiers and buildings together.
web-kingsburg-reroll-sum = Sum { $now }, on average { $mean }; more in { $higher }
web-kingsburg-reroll-reach = advisors in reach: { $now } → { $mean }
web-kingsburg-reroll-place = place in the order: { $now } → { $mean }
web-kingsburg-offers = You may pay at the end of the season
web-kingsburg-recruits = Chances this winter
web-kingsburg-more-soldiers = { $count ->
    [0] as it stands
    [one] +{ $count } soldier
   *[other] +{ $count } soldiers
}
web-kingsburg-odds-with = { $count ->
    [0] As it stands: victory { $win }, draw { $draw }, defeat { $lose }.
    [one] With { $count } more soldier: victory { $win }, draw { $draw }, defeat { $lose }.
   *[other] With { $count } more soldiers: victory { $win }, draw { $draw }, defeat { $lose }.
}
web-kingsburg-build-twice = The King’s Envoy lets you build a second time this season.
web-kingsburg-left-after = You would have left: { $goods }
web-kingsburg-victory = Victory
web-kingsburg-draw = Draw
web-kingsburg-defeat = Defeat
web-kingsburg-part-soldiers = Soldiers
web-kingsburg-part-die = The King’s die
web-kingsburg-part-token = Soldier token
web-kingsburg-part-own-die = Own die
web-kingsburg-odds = As it stands: victory { $win }, draw { $draw }, defeat { $lose }.
web-kingsburg-odds-draw = draw { $share }
web-kingsburg-odds-token = { $odds } Needs soldier token { $tokens }.
web-kingsburg-open = Look at the province: { $name }
web-kingsburg-winter = Winter
web-kingsburg-kings-die = The King’s die
web-kingsburg-on = Continue
web-kingsburg-plan-gone = { $advisor }: out of reach now. Choose another.
web-kingsburg-panes = What to look at
web-kingsburg-pane-court = Court
web-kingsburg-pane-province = Province
web-kingsburg-pane-log = Log
web-kingsburg-battle = The battle as it stands
web-kingsburg-battle-tokens = The battle, best token
web-kingsburg-pass-anyway = Pass anyway
web-kingsburg-pass-warning = { $count ->
    [one] You still have { $count } die that could influence an advisor. Press again to pass for the whole season.
   *[other] You still have { $count } dice that could influence advisors. Press again to pass for the whole season.
}
web-kingsburg-pane-rivals = Rivals
provenance-single-source = Known from one source only.
provenance-house = A card of this edition’s own.
web-kingsburg-dice-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-kingsburg-goods-left = { $count ->
    [one] { $count } more good
   *[other] { $count } more goods
}
web-kingsburg-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-tie-break-kingsburg = Most goods win, then most buildings.
