# Forgez un Royaume : les modules de l’extension de Kingsburg.

# La rangée A, au-dessus des autres, et la rangée G, au-dessous.
building-sawmill = Scierie
    .object = la Scierie
building-sawmill-text = À la fin de l’été, vous pouvez changer 1 bois en 2 or.
building-quarry = Carrière
    .object = la Carrière
building-quarry-text = À la fin de l’été, vous pouvez changer 1 pierre en 3 or.
building-goldsmith = Orfèvre
    .object = l’Orfèvre
building-goldsmith-text = À la fin de l’été, vous pouvez payer 1 or pour 1 soldat et 1 point.
building-mint = Hôtel de la Monnaie
    .object = l’Hôtel de la Monnaie
building-mint-text = Scierie, Carrière et Orfèvre servent aussi à la fin du printemps et de l’automne.
building-improvised-defenses = Défenses de fortune
    .object = les Défenses de fortune
building-improvised-defenses-text = +1 en bataille contre un ennemi de force 5 ou moins.
building-recruiting-center = Bureau de recrutement
    .object = le Bureau de recrutement
building-recruiting-center-text = En phase 7, les jetons +2 paient les soldats comme des marchandises.
building-training-camp = Camp d’entraînement
    .object = le Camp d’entraînement
building-training-camp-text = Au début de la phase 7, 1 soldat si vous en avez moins de 2.
building-military-academy = Académie militaire
    .object = l’Académie militaire
building-military-academy-text = En hiver, vous lancez votre propre dé : le plus haut de celui-ci et de celui du Roi compte. Avec les jetons Soldat, sa moitié arrondie au supérieur peut remplacer un jeton.

# Les soldats en hiver.
kingsburg-ask-soldiers = Choisissez un jeton Soldat en secret. Tous sont révélés ensemble, et les jetons utilisés sont perdus.
kingsburg-ask-recruit-token = { $count ->
    [one] Engagez un soldat pour { $count } marchandise ou jeton +2, ou terminez.
   *[other] Engagez un soldat pour { $count } marchandises ou jetons +2, ou terminez.
}
kingsburg-tell-own-die = { $you ->
    [yes] Votre propre dé montre { $dice }.
   *[no] { $seat } lance son propre dé : { $dice }.
}
kingsburg-tell-soldiers = { $you ->
    [yes] Vous choisissez le jeton Soldat { $value }.
   *[no] { $seat } choisit le jeton Soldat { $value }.
}
kingsburg-tell-soldiers-die = { $you ->
    [yes] Vous choisissez votre propre dé : { $value }.
   *[no] { $seat } choisit son propre dé : { $value }.
}
kingsburg-tell-soldiers-hidden = { $you ->
    [yes] Vous choisissez des soldats en secret.
   *[no] { $seat } choisit des soldats en secret.
}
kingsburg-do-soldiers = Jeton Soldat { $value }
kingsburg-do-soldiers-die = Votre propre dé : { $value }
news-kingsburg-soldiers = { $you ->
    [yes] Vous révélez le jeton Soldat { $value }.
   *[no] { $seat } révèle le jeton Soldat { $value }.
}
news-kingsburg-academy = { $you ->
    [yes] Vous envoyez ce que donne votre propre dé : { $value }.
   *[no] { $seat } envoie ce que donne son propre dé : { $value }.
}
kingsburg-text-soldier-tokens = jetons Soldat restants
kingsburg-text-chosen = choisi
ruling-kingsburg-token-gone = Il ne vous reste pas de jeton Soldat { $value }.
ruling-kingsburg-no-own-die = Vous n’avez pas de dé à vous : seule l’Académie militaire en lance un.
ruling-kingsburg-tokens-do-not-pay = Les jetons +2 ne paient des soldats qu’avec le Bureau de recrutement.
section-kingsburg-soldiers = Phase 8 : jetons Soldat et Académie militaire
