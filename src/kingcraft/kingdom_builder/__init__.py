"""Kingdom Builder. Where what stands:

content/*.toml  boards, tiles and kingdom cards, each in a named set
effects.py      the words in which content says what a piece does, and their numbers
content.py      reads content strictly
box.py          Box: all pieces of one set-up; what the verbs read
hexes.py        hexes as bits: neighbours, jumps, lines, sets of hexes
land.py         Land: the map of four boards, joined
field.py        where things stand in the cells of a position
step.py         the steps of the game
action.py       the numbers of the actions
position.py     Position: box, land and cells; putting a settlement down and taking it off
sites.py        where a settlement may be built or moved (the interpreter of a tile's place)
tiles.py        tiles gained and lost
turn.py         what a move does, from the card shown to the card drawn
choices.py      what may be chosen; chance.py: what may be drawn
scoring.py      gold (the interpreter of a card's count), and the hexes that earned it
notation.py     moves as people write them
refusals.py     why a move is illegal
view.py         what a seat may know; imagine.py: the rest of it, drawn anew
dump.py, load.py, laws.py   the whole position as JSON, back again, and what must hold in it
words.py        moves, questions, buttons, news and headings in words
text.py, svg.py the board in a terminal, and as a picture
state.py        KingdomBuilderState: the contract, kept by the files above
game.py         KingdomBuilder: the game as the registry knows it

Words:

action     a number that stands for one decision or one outcome of chance
block      the mandatory action: three settlements, one after another
board      a quarter of the map as printed; turned or not it is one of the four sectors
box        all pieces of one set-up
cells      the machine integers of a position; a seat has 32 of them
code       a board as it lies: twice its number in the box, plus one if turned
duty       to build next to an own settlement if that is possible
field      a set of hexes: eight words of three rows each
fresh      of a tile: gained this turn, not to be used before the next
ground     a field of the land that a card or a tile lets one build on
hand       the terrain card of a seat; its age is how often the discards were shuffled since it was drawn
kind       a tile by its number in the box
land       the joined map, which never changes
location   a special hex with tiles; its tiles are told apart by the number of the location
piece      a board, a tile or a card; in land.py a board in its place
place      where a tile lets one build: a terrain, the card's, the edge, the end of a line, a jump
sector     one of the four boards as they lie
special    a location or a castle
step       what is decided or drawn now
tool       the kind of tile with which a settlement was lifted
twins      two locations of one kind
"""
