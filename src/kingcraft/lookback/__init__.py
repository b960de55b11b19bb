"""Look back: where a game was won, what was luck and what was skill.

course.py has every seat's chance before and after each move, judging.py what else a seat could have done,
summary.py what it comes to for each seat, grades.py whom that is like; work.py does it, kept.py keeps it.
"""
