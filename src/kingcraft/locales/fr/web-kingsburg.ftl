# La table de Kingsburg sur la page.

web-kingsburg-court = La cour
web-kingsburg-province = La province
web-kingsburg-province-of = Province : { $name }
web-kingsburg-your-dice = Vos dés
web-kingsburg-die = Dé : { $face }
web-kingsburg-die-white = Dé blanc : { $face }
kingsburg-neutral-dice = Dés neutres
kingsburg-dice-of = { $who } : { $dice }
web-kingsburg-reached = Vos dés atteignent ce conseiller.
web-kingsburg-token = Jeton +2
web-kingsburg-token-text = Ajoute 2 à un groupe de dés. Selon la règle de 2012, un seul par saison peut servir à influencer.
web-kingsburg-market = Marché
web-kingsburg-market-text = Une fois par saison, un groupe peut aller au conseiller juste au-dessus ou au-dessous de son total.
web-kingsburg-envoy = Envoyé du Roi
web-kingsburg-envoy-text = Influencez un conseiller déjà pris, ou construisez un second bâtiment cette saison.
web-kingsburg-sum = Total des dés choisis : { $sum }
web-kingsburg-ways-said = { $count ->
    [one] Un moyen : { $way }. Choisissez de nouveau le conseiller pour l’employer.
   *[other] { $count } moyens. Le moins cher : { $way }. Choisissez de nouveau le conseiller pour l’employer.
}
web-kingsburg-ways = Façons d’atteindre ce conseiller
web-kingsburg-influence = Influencer : { $advisor }
web-kingsburg-or = ou bien
web-kingsburg-could-reach = Les dés en main atteignent :
web-kingsburg-goods = Marchandises
web-kingsburg-take = Prendre : { $good }. Choisi : { $count }
web-kingsburg-give = Donner : { $good }. Choisi : { $count }
web-key-dice = choisir un dé (avec Maj, un blanc)
web-key-helps = jeton +2, Marché, Envoyé
web-key-choice = choix possible suivant
web-key-court = parcourir la cour
web-key-clear = reposer les dés
web-kingsburg-again = Recommencer
web-kingsburg-built = Construit
web-kingsburg-left-first = D’abord le bâtiment à sa gauche.
web-kingsburg-missing = Il manque : { $goods }
web-kingsburg-now = Vous pouvez le payer maintenant.
web-kingsburg-soon = Les dons de cette saison suffiront à le payer.
web-kingsburg-calendar = L’année
web-kingsburg-phase-aid = Celui qui a le moins de bâtiments (puis de marchandises) lance un dé blanc de plus au printemps ; à égalité, chacun prend une marchandise.
web-kingsburg-phase-spring = La première saison de production.
web-kingsburg-phase-reward = 1 point pour le plus de bâtiments ; tous les ex æquo marquent.
web-kingsburg-phase-summer = La deuxième saison de production.
web-kingsburg-phase-envoy = L’Envoyé va à celui qui a le moins de bâtiments (puis de marchandises) ; à égalité, à personne.
web-kingsburg-phase-autumn = La troisième saison de production.
web-kingsburg-phase-recruit = Des soldats contre des marchandises, dans l’ordre du tour.
web-kingsburg-phase-winter = L’ennemi arrive ; le dé du Roi aide tout le monde.
web-kingsburg-if-now = Si cela arrivait maintenant : { $names }
web-kingsburg-enemy = Force de l’ennemi
web-kingsburg-only-you = Personne d’autre ne l’a vu.
web-kingsburg-looked = A vu l’ennemi : { $name }
web-kingsburg-years = Les années à venir
web-kingsburg-strength = Valeur de combat
web-kingsburg-strength-text = Soldats et bâtiments réunis.
web-kingsburg-reroll-sum = Total { $now }, en moyenne { $mean } ; davantage : { $higher }
web-kingsburg-reroll-reach = conseillers à portée : { $now } → { $mean }
web-kingsburg-reroll-place = place dans l’ordre : { $now } → { $mean }
web-kingsburg-offers = Offres de fin de saison
web-kingsburg-recruits = Chances pour cet hiver
web-kingsburg-more-soldiers = { $count ->
    [0] en l’état
    [one] +{ $count } soldat
   *[other] +{ $count } soldats
}
web-kingsburg-odds-with = { $count ->
    [0] En l’état : victoire { $win }, égalité { $draw }, défaite { $lose }.
    [one] Avec { $count } soldat de plus : victoire { $win }, égalité { $draw }, défaite { $lose }.
   *[other] Avec { $count } soldats de plus : victoire { $win }, égalité { $draw }, défaite { $lose }.
}
web-kingsburg-build-twice = L’Envoyé du Roi vous permet de construire une seconde fois cette saison.
web-kingsburg-left-after = Il vous resterait : { $goods }
web-kingsburg-victory = Victoire
web-kingsburg-draw = Égalité
web-kingsburg-defeat = Défaite
web-kingsburg-part-soldiers = Soldats
web-kingsburg-part-die = Le dé du Roi
web-kingsburg-part-token = Jeton Soldat
web-kingsburg-part-own-die = Dé personnel
web-kingsburg-odds = En l’état : victoire { $win }, égalité { $draw }, défaite { $lose }.
web-kingsburg-odds-draw = égalité { $share }
web-kingsburg-odds-token = { $odds } Il y faut le jeton Soldat { $tokens }.
web-kingsburg-open = Voir la province : { $name }
web-kingsburg-winter = L’hiver
web-kingsburg-kings-die = Le dé du Roi
web-kingsburg-on = Continuer
web-kingsburg-plan-gone = { $advisor } : hors d’atteinte à présent. Choisissez autre chose.
web-kingsburg-panes = Que regarder
web-kingsburg-pane-court = Cour
web-kingsburg-pane-province = Province
web-kingsburg-pane-log = Journal
web-kingsburg-battle = La bataille en l’état
web-kingsburg-battle-tokens = Bataille, meilleur jeton
web-kingsburg-pass-anyway = Passer quand même
web-kingsburg-pass-warning = { $count ->
    [one] Il vous reste { $count } dé pour influencer un conseiller. Appuyez encore pour passer toute la saison.
   *[other] Il vous reste { $count } dés pour influencer des conseillers. Appuyez encore pour passer toute la saison.
}
web-kingsburg-pane-rivals = Rivaux
provenance-single-source = Connu par une seule source.
provenance-house = Une carte propre à cette édition.
web-kingsburg-dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
web-kingsburg-goods-left = { $count ->
    [one] encore { $count } marchandise
   *[other] encore { $count } marchandises
}
web-kingsburg-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-tie-break-kingsburg = Le plus de marchandises l’emporte, puis le plus de bâtiments.
