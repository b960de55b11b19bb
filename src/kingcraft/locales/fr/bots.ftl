# Pourquoi un robot joue ce qu’il joue.

advice-plain = le seul coup qu’il regarde

# -- Kingsburg : où mène un coup à la fin de la partie, pour le robot et pour le meilleur des autres
advice-kingsburg-place =
    conseiller { $advisor } : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres
advice-kingsburg-build =
    ce bâtiment : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres
advice-kingsburg-save =
    mieux vaut garder ses biens : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres
advice-kingsburg-pass =
    il n’y a pas mieux à prendre : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres
advice-kingsburg-recruit =
    un soldat pour l’hiver : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres
advice-kingsburg-reroll =
    d’autres dés promettent mieux : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres
advice-kingsburg-goods =
    ce qui convient aux prochains bâtiments : environ { $points } { $points ->
        [one] point
       *[other] points
    } à la fin, contre { $rival } pour le meilleur des autres

# -- Kingdom Builder : ce qu’apporte le tour qui commence par un coup
advice-kingdom-builder-tile =
    { $tiles ->
        [one] prend une tuile de lieu
       *[other] prend { $tiles } tuiles de lieu
    } ; or gagné d’ici la fin du tour : { $gold }
advice-kingdom-builder-gold =
    { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    } de plus à la fin du tour
advice-kingdom-builder-place = pas encore d’or, mais de bonnes places pour les tours à venir
advice-kingdom-builder-end = rien de mieux à faire ce tour-ci
advice-kingdom-builder-keep = garde la tuile encore utilisable
advice-kingdom-builder-greedy = le coup qui rapporte le plus à lui seul
