# Pourquoi un robot joue ce qu’il joue.

advice-plain = le seul coup qu’il regarde
