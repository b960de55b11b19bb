# Kingdom Builder: names, short explanations, moves, questions and rulings.

kingdom-builder = Kingdom Builder

terrain-grass = Grass
terrain-flowers = Flower field
terrain-forest = Forest
terrain-canyon = Canyon
terrain-desert = Desert
terrain-water = Water
terrain-mountain = Mountain
terrain-castle = Castle
terrain-location = Location
terrain-grass-text = Land: settlements may be built here.
terrain-flowers-text = Land: settlements may be built here.
terrain-forest-text = Land: settlements may be built here.
terrain-canyon-text = Land: settlements may be built here.
terrain-desert-text = Land: settlements may be built here.
terrain-water-text = Nobody builds here; only the Harbor moves a settlement onto water.
terrain-mountain-text = Nobody builds here.
terrain-castle-text = Nobody builds here. Whoever has a settlement beside it at the end gets 3 gold.
terrain-location-text = Nobody builds here. The first two to settle beside it take a tile.

tile-oracle = Oracle
tile-oracle-text = Build one more settlement on the terrain of your card, next to your own if possible.
tile-farm = Farm
tile-farm-text = Build one more settlement on grass, next to your own if possible.
tile-oasis = Oasis
tile-oasis-text = Build one more settlement on desert, next to your own if possible.
tile-tower = Tower
tile-tower-text = Build one more settlement on any land at the edge of the map, next to your own if possible.
tile-tavern = Tavern
tile-tavern-text = Build one more settlement at either end of a straight row of three or more of your own.
tile-barn = Barn
tile-barn-text = Move one of your settlements to the terrain of your card, next to your own if possible.
tile-harbor = Harbor
tile-harbor-text = Move one of your settlements onto water, next to your own if possible.
tile-paddock = Paddock
tile-paddock-text = Move one of your settlements two hexes straight on, over anything, to empty land.

card-castles = Castles
card-castles-text = 3 gold for every castle beside which you have a settlement.
card-fishermen = Fishermen
card-fishermen-text = 1 gold for each of your settlements on land that touches water.
card-miners = Miners
card-miners-text = 1 gold for each of your settlements that touches a mountain.
card-workers = Workers
card-workers-text = 1 gold for each of your settlements that touches a location or a castle.
card-merchants = Merchants
card-merchants-text = 4 gold for every location or castle that one of your groups joins to another.
card-discoverers = Discoverers
card-discoverers-text = 1 gold for every horizontal line on which you have a settlement.
card-knights = Knights
card-knights-text = 2 gold for each of your settlements on your fullest horizontal line.
card-hermits = Hermits
card-hermits-text = 1 gold for each of your groups of settlements, single ones too.
card-citizens = Citizens
card-citizens-text = 1 gold for every two settlements in your largest group.
card-farmers = Farmers
card-farmers-text = 3 gold for each of your settlements in the sector where you have the fewest.
card-lords = Lords
card-lords-text = In every sector 12 gold for the most settlements and 6 for the next most; ties share in full.

use-ready = ready
use-spent = used
use-new = next turn

kingdom-builder-tell-build = { $seat } builds on { $hex }.
kingdom-builder-tell-use = { $seat } uses the tile { $tile } and builds on { $hex }.
kingdom-builder-tell-lift = { $seat } uses the tile { $tile } and lifts the settlement from { $hex }.
kingdom-builder-tell-put = { $seat } moves the settlement from { $from } to { $hex }.
kingdom-builder-tell-end = { $seat } ends the turn.
kingdom-builder-tell-give-up-ready = { $seat } gives up a tile that could still be used: { $tile }.
kingdom-builder-tell-give-up-spent = { $seat } gives up a tile that cannot be used any more this turn: { $tile }.
kingdom-builder-tell-draw = { $seat } draws a terrain card: { $terrain }.
kingdom-builder-tell-draw-hidden = { $seat } draws a terrain card.
kingdom-builder-tell-replace = There is no empty hex for the old card. { $seat } draws another: { $terrain }.
kingdom-builder-tell-card = In play: { $card }.
kingdom-builder-tell-first = { $seat } begins.
kingdom-builder-tell-board = The next board: { $board }.
kingdom-builder-tell-board-turned = The next board, turned round: { $board }.

kingdom-builder-ask-build = { $left ->
    [one] Build { $left } more settlement. Terrain: { $terrain }.
   *[other] Build { $left } more settlements. Terrain: { $terrain }.
}
kingdom-builder-ask-build-or-use = { $left ->
    [one] Build { $left } settlement, or use a tile first. Terrain: { $terrain }.
   *[other] Build { $left } settlements, or use a tile first. Terrain: { $terrain }.
}
kingdom-builder-ask-end = End the turn.
kingdom-builder-ask-use-or-end = Use a tile, or end the turn.
kingdom-builder-ask-put = Put down the settlement from { $hex }. Tile: { $tile }.
kingdom-builder-ask-give-up = Choose which tile to give up. Tile: { $tile }.
kingdom-builder-ask-chance = A card or a board is being drawn.
kingdom-builder-ask-over = The game is over.

kingdom-builder-text-round = Round { $round }
kingdom-builder-text-card = card: { $terrain }
kingdom-builder-text-supply = { $count ->
    [one] { $count } settlement in supply
   *[other] { $count } settlements in supply
}
kingdom-builder-text-gold = { $gold } gold
kingdom-builder-text-deck = Terrain cards: { $pile } in the pile, { $discards } discarded, { $removed } out of the game
kingdom-builder-text-legend = Lower case: your choices now. Digits: tiles left on a location.

ruling-terrain-grass = { terrain-grass }
ruling-terrain-flowers = { terrain-flowers }
ruling-terrain-forest = { terrain-forest }
ruling-terrain-canyon = { terrain-canyon }
ruling-terrain-desert = { terrain-desert }
ruling-terrain-water = { terrain-water }
ruling-terrain-mountain = { terrain-mountain }
ruling-terrain-castle = { terrain-castle }
ruling-terrain-location = { terrain-location }
ruling-tile-oracle = { tile-oracle }
ruling-tile-farm = { tile-farm }
ruling-tile-oasis = { tile-oasis }
ruling-tile-tower = { tile-tower }
ruling-tile-tavern = { tile-tavern }
ruling-tile-barn = { tile-barn }
ruling-tile-harbor = { tile-harbor }
ruling-tile-paddock = { tile-paddock }

ruling-kingdom-builder-over = The game is over.
ruling-kingdom-builder-unknown = There is no such action.
ruling-kingdom-builder-chance = First something must be drawn; nobody decides now.
ruling-kingdom-builder-drawn = That cannot be drawn now: it is not there to be drawn.
ruling-kingdom-builder-no-chance = Nothing is drawn now: it is a player’s turn to decide.
ruling-kingdom-builder-lifted = First put down the settlement lifted from { $hex } (tile: { $tile }).
ruling-kingdom-builder-choose = First choose which tile to give up: { $tile }.
ruling-kingdom-builder-nothing-lost = No tile is to be given up now.
ruling-kingdom-builder-nothing-lifted = No settlement is lifted; name the one to move first.
ruling-kingdom-builder-end-early = { $left ->
    [one] The turn cannot end yet: { $left } settlement is still to be built.
   *[other] The turn cannot end yet: { $left } settlements are still to be built.
}
ruling-kingdom-builder-block-done = The settlements of this turn are built. More can only be built with tiles.
ruling-kingdom-builder-supply = There is no settlement left in the supply.
ruling-kingdom-builder-in-block = { $left ->
    [one] Tiles are used before or after the mandatory action, never within: { $left } settlement is still to be built.
   *[other] Tiles are used before or after the mandatory action, never within: { $left } settlements are still to be built.
}
ruling-kingdom-builder-occupied = { $hex } is occupied: one settlement to a hex.
ruling-kingdom-builder-unbuildable = Nobody builds on { $hex } ({ $terrain }).
ruling-kingdom-builder-terrain = { $hex } is the wrong terrain ({ $terrain }). Needed: { $wanted }.
ruling-kingdom-builder-adjacent = { $hex } does not touch your settlements, and another hex that is allowed does.
ruling-kingdom-builder-tile-none = You do not hold this tile: { $tile }.
ruling-kingdom-builder-tile-spent = This tile is already used this turn: { $tile }.
ruling-kingdom-builder-tile-new = This tile was gained this turn and can be used from the next on: { $tile }.
ruling-kingdom-builder-edge = { $hex } is not at the edge of the map.
ruling-kingdom-builder-line = { $hex } does not continue a straight row of three or more of your settlements.
ruling-kingdom-builder-jump = { $hex } is not two hexes straight on from { $from }.
ruling-kingdom-builder-not-own = You have no settlement on { $hex }.
ruling-kingdom-builder-stuck = The settlement on { $hex } would have nowhere else to go (tile: { $tile }).
ruling-kingdom-builder-same-hex = { $hex } is where the settlement was: a move must change something.

ruling-kingdom-builder-pack = These boards cannot be read: { $detail }
ruling-kingdom-builder-board-id = “{ $board }” is no name for a board: small letters, digits and hyphens only.
ruling-kingdom-builder-board-twice = There is already a board called “{ $board }”.
ruling-kingdom-builder-board-tile = Board “{ $board }”: there is no tile “{ $tile }”.
ruling-kingdom-builder-board-rows = Board “{ $board }”: a board has 10 rows, not { $count }.
ruling-kingdom-builder-board-row = Board “{ $board }”, row { $row }, column { $column }: a row has 10 hexes, not { $count }.
ruling-kingdom-builder-board-letter = Board “{ $board }”, row { $row }, column { $column }: “{ $letter }” is no terrain.
ruling-kingdom-builder-board-land = Board “{ $board }” has only { $room } hexes to build on; { $needed } are needed.

# Where in the rules a ruling is written.

section-kingdom-builder-mandatory = Turn, mandatory action
section-kingdom-builder-extra = Turn, extra actions
section-kingdom-builder-building = Building rules
section-kingdom-builder-locations = Locations and their tiles
section-kingdom-builder-ending = End of the game
section-kingdom-builder-course = Course of the game
