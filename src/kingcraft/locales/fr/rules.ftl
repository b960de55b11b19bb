# Les mots autour des règles.

rules-title = { $game } : les règles
rules-played-here = Joué ici
