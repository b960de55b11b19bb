# To Forge a Realm: the alternative rows, which are this edition’s own. Row by row, from A to G.
building-toll-gate = Toll Gate
    .object = the Toll Gate
building-toll-gate-text = 1 gold at the end of summer.
building-caravanserai = Caravanserai
    .object = the Caravanserai
building-caravanserai-text = At the end of summer you may turn 1 gold into 1 wood and 1 stone.
building-lapidary = Lapidary
    .object = the Lapidary
building-lapidary-text = At the end of summer you may pay 1 stone for 2 points.
building-counting-house = Counting House
    .object = the Counting House
building-counting-house-text = 1 gold at the end of spring and of autumn; Caravanserai and Lapidary work then too.
building-shrine = Shrine
    .object = the Shrine
building-shrine-text = Once a season, if your dice add up to 6 or less, you may roll them all again.
building-hermitage = Hermitage
    .object = the Hermitage
building-hermitage-text = At the end of autumn, 1 point if you have no soldiers.
building-abbey = Abbey
    .object = the Abbey
building-abbey-text = +1 in battle against Demons and Zombies.
building-minster = Minster
    .object = the Minster
building-minster-text = At the end of the game, 1 point for every building of yours in column IV, this one included.
building-bakehouse = Bakehouse
    .object = the Bakehouse
building-bakehouse-text = 1 gold at the end of autumn.
building-fairground = Fairground
    .object = the Fairground
building-fairground-text = At the start of a productive season, 1 wood if you have 1 good or none.
building-orchard = Orchard
    .object = the Orchard
building-orchard-text = A white die in spring and in autumn.
building-exchange = Exchange
    .object = the Exchange
building-exchange-text = 1 wood at the start of spring, 1 stone at the start of summer, 1 gold at the start of autumn.
building-watch-fire = Watch Fire
    .object = the Watch Fire
building-watch-fire-text = +2 in battle; a lost battle costs you 2 points more.
building-mercenary-camp = Mercenary Camp
    .object = the Mercenary Camp
building-mercenary-camp-text = At the end of autumn you must pay 1 gold, if you have any, for 2 soldiers.
building-war-forge = War Forge
    .object = the War Forge
building-war-forge-text = +1 in battle, and a soldier costs you 1 good less; at the end of autumn you lose 1 wood.
building-dark-tower = Dark Tower
    .object = the Dark Tower
building-dark-tower-text = +4 in battle; at the start of every year you lose 1 point.
building-ditch = Ditch
    .object = the Ditch
building-ditch-text = +1 in battle, +2 against Orcs.
building-kennels = Kennels
    .object = the Kennels
building-kennels-text = 1 soldier at the start of phase 7.
building-curtain-wall = Curtain Wall
    .object = the Curtain Wall
building-curtain-wall-text = +1 in battle, +2 against Demons and Dragons.
building-citadel = Citadel
    .object = the Citadel
building-citadel-text = +1 in battle; 1 gold and 1 wood for every battle you win.
building-bulwark = Bulwark
    .object = the Bulwark
building-bulwark-text = +1 in battle against Barbarians.
building-scaffold = Scaffold
    .object = the Scaffold
building-scaffold-text = Buildings of columns III and IV cost you 1 wood less.
building-chancery = Chancery
    .object = the Chancery
building-chancery-text = At the end of a productive season you may pay a +2 token for 2 points.
building-consulate = Consulate
    .object = the Consulate
building-consulate-text = 1 point at the end of spring and of autumn, a +2 token at the end of summer.
building-thorn-hedge = Thorn Hedge
    .object = the Thorn Hedge
building-thorn-hedge-text = +1 in battle against Goblins and Orcs.
building-veterans-hall = Veterans’ Hall
    .object = the Veterans’ Hall
building-veterans-hall-text = 1 gold for every battle you win.
building-drill-yard = Drill Yard
    .object = the Drill Yard
building-drill-yard-text = At the end of autumn you may pay a +2 token for 2 soldiers.
building-war-college = War College
    .object = the War College
building-war-college-text = +2 in battle against an enemy of strength 6 or less.

# Strips: moves, questions, rulings. A strip is said as its row and its buildings.
kingsburg-strip = row { $row } ({ $buildings })
kingsburg-tell-strip = { $you ->
    [yes] You draw a strip: { $strip }.
   *[no] { $seat } draws a strip: { $strip }.
}
kingsburg-tell-draft = { $you ->
    [yes] You take a strip: { $strip }.
   *[no] { $seat } takes a strip: { $strip }.
}
kingsburg-tell-cover = { $you ->
    [yes] You cover a row with a strip: { $strip }.
   *[no] { $seat } covers a row with a strip: { $strip }.
}
kingsburg-tell-done-cover = { $you ->
    [yes] You leave your other rows as printed.
   *[no] { $seat } leaves the other rows as printed.
}
kingsburg-do-draft = Take { $strip }
kingsburg-do-cover = Cover with { $strip }
kingsburg-do-done-cover = Leave the other rows as printed
kingsburg-ask-draft = Take a strip. When everybody has two, each may cover the row with its letter.
kingsburg-ask-cover = Cover the row of a strip with it, or leave your rows as printed.
web-option-strips-text = Two strips of buildings of this edition’s own for everybody: each may cover the row with the same letter.
kingsburg-text-strips = Strips
kingsburg-text-single-source = known from one source only
kingsburg-text-house = of this edition’s own
kingsburg-text-pack = from a pack
ruling-kingsburg-draft = You cannot take { $strip }: none is left, or you have one.
ruling-kingsburg-cover = You cannot cover a row with { $strip }: you have no such strip, or its row is covered.
section-kingsburg-strips = Alternative rows
