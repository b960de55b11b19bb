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
building-improvised-defenses-text = +1 au combat contre un ennemi de force 5 ou moins.
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
    [one] Engagez un soldat pour { $count } marchandise ou jeton +2, ou ne recrutez plus.
   *[other] Engagez un soldat pour { $count } marchandises ou jetons +2, ou ne recrutez plus.
}
kingsburg-ask-recruit-truce = Aucun ennemi ne vient cet hiver : des soldats engagés maintenant ne combattront jamais. { $hire }
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

# Les gouverneurs.
governor-prince = Prince
governor-prince-text = Une fois par saison, si vos dés, blancs compris, totalisent 8 ou moins, vous pouvez régler vos dés colorés sur 3, 4 et 6.
governor-fairy = Fée
governor-fairy-text = Un dé blanc chaque été.
governor-philosopher = Philosophe
governor-philosopher-text = Une fois par saison, si vos dés totalisent moins de 10, vous pouvez tous les relancer ; si c’est encore le cas, 1 point.
governor-preacher = Prédicateur
governor-preacher-text = 1 point chaque fois qu’un autre ne construit rien lors d’une saison.
governor-tax-collector = Percepteur
governor-tax-collector-text = Une marchandise au choix chaque fois qu’un autre construit dans la colonne IV.
governor-trickster = Filou
governor-trickster-text = Un de vos dés qui montre 2 peut être tourné sur 1 ou 3.
governor-sorcerer = Enchanteur
governor-sorcerer-text = Au début de l’an III, jusqu’à trois bâtiments de la colonne I gratuitement ; ils ne rapportent pas de points.
governor-duke = Duc
governor-duke-text = Quand tous les dés sont placés, votre groupe sur le plus haut de vos conseillers peut aller chez la Duchesse si elle est libre.
governor-marshal = Maréchal
governor-marshal-text = +1 au combat.
governor-castellan = Châtelain
governor-castellan-text = Les bâtiments de la colonne IV vous coûtent 2 or de moins.
governor-surveyor = Arpenteur
governor-surveyor-text = Les bâtiments de la colonne III vous coûtent 1 or de moins.
governor-master-mason = Maître maçon
governor-master-mason-text = Les bâtiments de la colonne II vous coûtent 1 pierre de moins.
governor-forester = Forestier
governor-forester-text = 1 bois à la fin du printemps.
governor-banker = Banquier
governor-banker-text = Au début de l’année, 1 or par tranche de quatre bâtiments que vous avez.
governor-quartermaster = Intendant
governor-quartermaster-text = 1 soldat au début de la phase 7.
governor-gambler = Parieur
governor-gambler-text = Une fois par saison, si vos dés totalisent 9 ou moins, vous pouvez tous les relancer ; 2 points à la fin de la partie.
governor-hedge-witch = Rebouteuse
governor-hedge-witch-text = Au combat, une égalité compte comme une victoire ; +2 contre les Démons, les Dragons et les Zombies.
governor-diplomat = Diplomate
governor-diplomat-text = Un jeton +2 à la fin de l’été.
governor-chronicler = Chroniqueur
governor-chronicler-text = 1 point quand vous construisez dans la colonne I.
governor-almoner = Aumônier
governor-almoner-text = Au début d’une saison, 1 or si vous avez au plus 1 marchandise.
governor-herald = Héraut
governor-herald-text = 1 point de plus chaque fois que le Roi vous récompense ; 2 points à la fin de la partie.
governor-guildmaster = Maître de guilde
governor-guildmaster-text = À la fin de l’été, vous pouvez payer un jeton +2 pour 1 or et 1 pierre.
governor-steward = Sénéchal
governor-steward-text = 1 bois au début de l’année.
governor-stargazer = Astrologue
governor-stargazer-text = Un jeton +2 au début de l’année ; un jeton +2 de plus peut vous aider à influencer lors d’une saison.

# Les destinées.
destiny-fierce-enemies = Ennemis féroces
destiny-fierce-enemies-text = L’ennemi a 1 de force en plus.
destiny-heavy-snow = Fortes neiges
destiny-heavy-snow-text = Le dé du Roi compte pour 2.
destiny-famine = Famine
destiny-famine-text = Chacun lance un dé coloré de moins.
destiny-the-king-is-ill = Le Roi est malade
destiny-the-king-is-ill-text = Le Roi ne peut pas être influencé.
destiny-bountiful-harvest = Forêts généreuses
destiny-bountiful-harvest-text = 1 bois au début de chaque saison.
destiny-gold-rush = Ruée vers l’or
destiny-gold-rush-text = 2 or à la fin de l’automne.
destiny-mild-winter = Hiver doux
destiny-mild-winter-text = L’ennemi a 1 de force en moins.
destiny-royal-guard = Garde royale
destiny-royal-guard-text = +1 au combat pour tous.
destiny-builders-year = Année des bâtisseurs
destiny-builders-year-text = Chaque bâtiment coûte 1 or de moins.
destiny-market-days = Jours de foire
destiny-market-days-text = À la fin d’une saison, chacun peut donner 2 marchandises pour 1 point.
destiny-open-hand = Main ouverte
destiny-open-hand-text = Les conseillers 1 à 5 donnent le double.
destiny-royal-wedding = Noces royales
destiny-royal-wedding-text = 1 point pour chacun à la fin de l’été.
destiny-long-summer = Long été
destiny-long-summer-text = Un dé blanc pour tous en été.
destiny-year-of-the-crown = Année de la couronne
destiny-year-of-the-crown-text = 2 points de plus pour ceux que le Roi récompense.
destiny-volunteers = Volontaires
destiny-volunteers-text = Un soldat coûte 1 marchandise de moins.
destiny-pilgrimage = Pèlerinage
destiny-pilgrimage-text = À la fin d’une saison, 1 point pour qui a un bâtiment dans la colonne IV.
destiny-scholars-year = Année des savants
destiny-scholars-year-text = Un jeton +2 pour tous à la fin du printemps.
destiny-early-thaw = Dégel précoce
destiny-early-thaw-text = Un dé blanc pour tous au printemps.
destiny-apprentices = Apprentis
destiny-apprentices-text = Les bâtiments des colonnes I et II coûtent 1 bois de moins.
destiny-truce = Trêve
destiny-truce-text = Aucun ennemi ne vient cet hiver.
destiny-mourning-at-court = Deuil à la cour
destiny-mourning-at-court-text = Les conseillers 16 à 18 ne peuvent pas être influencés.
destiny-empty-treasury = Trésor vide
destiny-empty-treasury-text = Le Trésorier et le Sorcier ne peuvent pas être influencés.
destiny-masons-strike = Grève des maçons
destiny-masons-strike-text = Les conseillers 11 et 13 ne peuvent pas être influencés.
destiny-fog = Brouillard
destiny-fog-text = Les jetons +2 n’aident pas à influencer.
destiny-deserters = Déserteurs
destiny-deserters-text = Un soldat coûte 1 marchandise de plus.
destiny-drought = Sécheresse
destiny-drought-text = Chacun perd 1 bois au début d’une saison.
destiny-bandits = Bandits
destiny-bandits-text = À la fin d’une saison, qui a 4 marchandises ou plus perd 1 or.
destiny-bitter-frost = Gel mordant
destiny-bitter-frost-text = L’ennemi a 2 de force en plus.
destiny-tithe = Dîme
destiny-tithe-text = Au début de l’année, chacun perd 1 point par tranche de quatre bâtiments.

# Gouverneurs et destinées : coups, questions, refus.
kingsburg-tell-deal = { $you ->
    [yes] Vous recevez un gouverneur : { $governor }.
   *[no] { $seat } reçoit un gouverneur : { $governor }.
}
kingsburg-tell-deal-hidden = { $you ->
    [yes] Vous recevez un gouverneur.
   *[no] { $seat } reçoit un gouverneur.
}
kingsburg-tell-choose = { $you ->
    [yes] Vous choisissez un gouverneur : { $governor }.
   *[no] { $seat } choisit un gouverneur : { $governor }.
}
kingsburg-tell-choose-hidden = { $you ->
    [yes] Vous choisissez un gouverneur en secret.
   *[no] { $seat } choisit un gouverneur en secret.
}
kingsburg-tell-offer = { $you ->
    [yes] Vous mettez aux enchères : { $governor }.
   *[no] { $seat } met aux enchères : { $governor }.
}
kingsburg-tell-bid = { $you ->
    [yes] Vous misez { $bid } : { $governor }.
   *[no] { $seat } mise { $bid } : { $governor }.
}
kingsburg-tell-pass-bid = { $you ->
    [yes] Vous passez pour cette carte.
   *[no] { $seat } passe pour cette carte.
}
kingsburg-tell-set = { $you ->
    [yes] Vous réglez vos dés sur { $dice } : { $building }.
   *[no] { $seat } règle ses dés sur { $dice } : { $building }.
}
kingsburg-tell-turn = { $you ->
    [yes] Vous tournez un { $face } sur { $now } : { $building }.
   *[no] { $seat } tourne un { $face } sur { $now } : { $building }.
}
kingsburg-tell-raise = { $you ->
    [yes] Vous construisez gratuitement { $building }.
   *[no] { $seat } construit gratuitement { $building }.
}
kingsburg-tell-done-sorcery = { $you ->
    [yes] Vous n’élevez plus de bâtiment.
   *[no] { $seat } n’élève plus de bâtiment.
}
kingsburg-tell-duke = { $you ->
    [yes] Vous déplacez votre groupe le plus haut chez la Duchesse.
   *[no] { $seat } déplace son groupe le plus haut chez la Duchesse.
}
kingsburg-tell-keep-group = { $you ->
    [yes] Vous laissez vos groupes en place.
   *[no] { $seat } laisse ses groupes en place.
}
news-kingsburg-governor = { $you ->
    [yes] Votre gouverneur : { $governor }.
   *[no] { $seat } a un gouverneur : { $governor }.
}
news-kingsburg-sold = { $you ->
    [yes] Adjugé, à vous pour { $bid } : { $governor }.
   *[no] Adjugé à { $seat } pour { $bid } : { $governor }.
}
news-kingsburg-cost = { $you ->
    [yes] { $building } : vous perdez { $gain }.
   *[no] { $building } : { $seat } perd { $gain }.
}
kingsburg-tell-destiny = La destinée de l’année : { $destiny }. { $text }
kingsburg-tell-on-sale = Un gouverneur est à vendre : { $governor }.
kingsburg-do-choose = Choisir : { $governor }
kingsburg-do-offer = Mettre aux enchères : { $governor }
kingsburg-do-bid = Miser { $bid }
kingsburg-do-pass-bid = Passer
kingsburg-do-set = Régler les dés sur { $dice } ({ $building })
kingsburg-do-turn = Tourner un { $face } sur { $now } ({ $building })
kingsburg-do-raise = Construire { $building } (gratuit)
kingsburg-do-done-sorcery = Ne plus rien élever
kingsburg-do-duke = Déplacer le groupe le plus haut chez la Duchesse
kingsburg-do-keep-group = Le laisser
kingsburg-ask-keep = Choisissez un de vos gouverneurs en secret. Tous sont révélés ensemble.
kingsburg-ask-lot = Choisissez le prochain gouverneur à vendre.
kingsburg-ask-open = { $governor } : ouvrez avec une mise en points ; 0 est permis.
kingsburg-ask-bid = { $governor }, mise actuelle : { $bid }. Surenchérissez ou passez.
kingsburg-ask-tax = Percepteur : prenez une marchandise.
kingsburg-ask-sorcery = Enchanteur : construisez gratuitement dans la colonne I, ou passez.
kingsburg-ask-duke = Duc : vous pouvez déplacer chez la Duchesse votre groupe sur le plus haut de vos conseillers.
kingsburg-text-auction = À vendre
ruling-kingsburg-closed = Le conseiller { $advisor } ne peut pas être influencé cette année.
ruling-kingsburg-no-tokens-now = Les jetons +2 n’aident pas à influencer cette année.
ruling-kingsburg-no-governor = Vous ne pouvez pas choisir celui-ci : { $governor }.
ruling-kingsburg-bid = Une mise va ici de { $least } à { $most } points.
ruling-kingsburg-sorcery = L’Enchanteur élève des bâtiments de la colonne I sur des cases libres, trois au plus.
ruling-kingsburg-no-turn = Vos dés ne le permettent pas : { $building }.
section-kingsburg-governors = Gouverneurs
section-kingsburg-destiny = Phase 1 : destinée
