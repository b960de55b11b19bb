"""Kingsburg: two to five governors, five years.

The map of this folder, by the roles that every game has; pieces, goods, dice and modules are here alone:

    content/*.toml   what is printed on the pieces; every entry names its set
    content.py       reads and checks entries, of this project or of anybody: the vocabulary stands there;
                     most_dice.py: how many dice they could give one seat
    effects.py       what the words become: numbers, rights, offers, triggers
    box.py           Box: all content of one set-up in flat tables, shared by equal set-ups
    position.py      Position: what lies on the table
    pieces.py        what a piece grants to who holds it, given and taken back
    triggers.py      what pieces give by themselves at a moment; counting.py: what that may depend on; order.py: in
                     which order several of them come, and when their owner is asked
    province.py      where a seat can build, what that costs it, what falls first
    goods.py         questions about goods; chance.py: throws and draws; dice.py: throws as numbers
    step.py          Step: what a step of this calendar has besides core/step.py, and the numbers of all steps
    setup, aid, season, roll, reroll, influence, help, build, season_end, recruit, winter, ending
                     the phases: each file holds all that its steps are; favour.py is the King's judgement, group.py a
                     group of dice, turning.py what is done to dice by hand, odds.py the chances of a battle, coming.py
                     what a seat can pay with once its gifts have come
    modules.py       To Forge a Realm: its options; soldiers.py: tokens and own dice; strips.py: alternative rows;
                     governors.py, auction.py: how one comes by a governor; destiny.py: the card of the year
    deeds/           what odd governors do that no vocabulary tells: one file each, which hooks a step
    calendar.py      lists the steps in their order, and goes from one to the next
    refusals.py      why a move is not allowed, and what belongs to another step
    view.py, shown.py, imagine.py, outlook.py, observe.py
                     what a seat may know; its types; the rest drawn anew; what it could work out; the same as numbers
    dump.py, load.py, laws.py, supply.py
                     positions as JSON and back; what always holds; no more of a piece than there is
    words.py, text.py, svg.py
                     news and headings, terminal, picture (svg_province.py)
    journal.py       verbs tell what happens: much goes by itself in a year that no difference of positions shows;
                     army.py: what a strength in battle is made of
    state.py         KingsburgState: the contract; game.py: the entry in the registry
    field.py, power.py, action.py
                     numbers: what a seat has, what its pieces give it, what may be played

Glossary:

    box        the content of a set-up               piece      a building, a governor, a destiny
    sheet      the strips of a seat's province       strip      a row of four buildings
    place      row * 4 + column on a seat's sheet    building   strip * 4 + column in the box
    power      a number that a seat's pieces give    right      once a season: roll again, shift a sum
    trigger    a gain that is due at a moment        offer      something for something, once a season
    throw      some dice as one number               group      dice on an advisor
    seat       0 is A; `seat_at` follows the turn order
"""
