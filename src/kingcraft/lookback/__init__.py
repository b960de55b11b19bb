"""Look back: where a game was won, what was luck and what was skill.

course.py has every seat's chance before and after each move, judging.py what else a seat could have done, turns.py that
one turn is one plan, reasons.py why a move is better; summary.py what it comes to for each seat, grades.py whom that is
like; work.py does it, kept.py keeps it. many.py counts over many games, naming.py has the words for that.
"""
