# Words around the rules.

rules-title = { $game }: the rules
rules-played-here = Played here
