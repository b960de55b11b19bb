# Why a bot plays what it plays.

advice-plain = the only move it looks at

# -- Kingsburg: where a move leads by the end of the game, for the bot and for the best of the others
advice-kingsburg-place =
    advisor { $advisor }: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others
advice-kingsburg-build =
    this building: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others
advice-kingsburg-save =
    better to save the goods: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others
advice-kingsburg-pass =
    nothing better to be had: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others
advice-kingsburg-recruit =
    a soldier for the winter: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others
advice-kingsburg-reroll =
    new dice promise more: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others
advice-kingsburg-goods =
    what suits the next buildings: about { $points } { $points ->
        [one] point
       *[other] points
    } in the end, against { $rival } for the best of the others

# -- Kingdom Builder: what the turn that begins with a move brings
advice-kingdom-builder-tile =
    { $tiles ->
        [one] takes a location tile
       *[other] takes { $tiles } location tiles
    }; gold by the end of the turn: { $gold }
advice-kingdom-builder-gold = { $gold } gold more by the end of the turn
advice-kingdom-builder-place = no gold yet, but good places for the turns to come
advice-kingdom-builder-end = nothing better to be had this turn
advice-kingdom-builder-keep = keeps the tile that can still be used
advice-kingdom-builder-greedy = worth most by itself
