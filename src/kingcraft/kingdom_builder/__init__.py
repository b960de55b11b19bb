"""Kingdom Builder. The map of this folder, by the roles that every game has (what Kingsburg has not says why):

    content/*.toml   boards, tiles and kingdom cards, each in a named set
    content.py       reads content strictly
    effects.py       the words in which content says what a piece does, and their numbers
    box.py           Box: all pieces of one set-up; what the verbs read
    position.py      Position: box, land and cells; putting a settlement down and taking it off
    step.py          Step: what a step here has besides core/step.py, and the numbers of all steps
    setup, draw, turn, lift
                     the phases: each file holds all that its steps are; chance.py: what draws have in common
    calendar.py      lists the steps
    choices.py       where the next settlement could stand
    view.py, shown.py, imagine.py, outlook.py, observe.py
                     what a seat may know; its types; the rest drawn anew; what each settlement brings; the view as
                     numbers for learners
    dump.py, load.py, laws.py
                     the whole position as JSON, back again, and what must hold in it
    words.py, text.py, svg.py
                     news and headings, terminal, picture. News is the difference of two positions: no journal.py
    state.py         KingdomBuilderState: the contract; game.py: the entry in the registry
    field.py, action.py, section.py
                     numbers: what stands in the cells, what may be played; sections of the rulebook

Only here, because there is a map:

    hexes.py         hexes as bits: neighbours, jumps, lines, sets of hexes
    land.py          Land: the map of four boards, joined
    sites.py         where a settlement may be built or moved, and why not elsewhere (the interpreter of a tile's place)
    tiles.py         tiles gained and lost; pile.py: the terrain cards
    counting.py      what cards count: the words and their one interpreter
    scoring.py       gold, and the hexes that earned it

Glossary:

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
