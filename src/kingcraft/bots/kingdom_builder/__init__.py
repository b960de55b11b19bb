"""The bots of Kingdom Builder, and what they think with:

page.py, squire.py, knight.py, king.py   the bots, weak to strong
weights.py, weights.json, king.json   what things are worth beyond gold, by name: to all, to a king
taste.py        the weights as they stand now, for one seat, with so many turns to come
chart.py        what a map and its cards mean for the whole game, worked out once
ledger.py       what a seat has, and what one more settlement brings; lines.py, sectors.py: parts of it
asking.py       cards that the ledger does not weigh by itself, scored by the rules
judge.py        what a position at the end of a turn promises a seat
greedy.py       the decision that is worth most at once
turns.py        whole turns, found by a beam; shortlist.py: the best few of many
finishing.py    a position played to the end of the game, quickly
king_1.py       the king of version 0.1, for measuring progress by
advising.py     reasons for people
training.py     weights learned by self-play
"""
