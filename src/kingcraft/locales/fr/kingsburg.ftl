# Kingsburg : noms, explications courtes, coups, questions et décisions de règle.

kingsburg = Kingsburg

# Les conseillers.
advisor-1 = Bouffon
advisor-1-text = 1 point.
advisor-2 = Gentilhomme
advisor-2-text = 1 or.
advisor-3 = Architecte
advisor-3-text = 1 bois.
advisor-4 = Marchand
advisor-4-text = 1 or ou 1 bois.
advisor-5 = Sergent
advisor-5-text = 1 soldat.
advisor-6 = Alchimiste
advisor-6-text = Vous pouvez échanger une marchandise contre une de chacune des deux autres sortes.
advisor-7 = Astronome
advisor-7-text = 1 marchandise au choix et un jeton +2.
advisor-8 = Trésorier
advisor-8-text = 2 or.
advisor-9 = Grand Veneur
advisor-9-text = 1 bois, et 1 or ou 1 pierre.
advisor-10 = Général
advisor-10-text = 2 soldats et un regard secret sur l’ennemi de l’année.
advisor-11 = Forgeron
advisor-11-text = 1 pierre, et 1 or ou 1 bois.
advisor-12 = Duchesse
advisor-12-text = 2 marchandises au choix et un jeton +2.
advisor-13 = Champion
advisor-13-text = 3 pierres.
advisor-14 = Contrebandier
advisor-14-text = Vous pouvez payer 1 point pour 3 marchandises au choix.
advisor-15 = Inventeur
advisor-15-text = 1 or, 1 bois et 1 pierre.
advisor-16 = Sorcier
advisor-16-text = 4 or.
advisor-17 = Reine
advisor-17-text = 2 marchandises au choix, un regard secret sur l’ennemi de l’année et 3 points.
advisor-18 = Roi
advisor-18-text = 1 or, 1 bois, 1 pierre et 1 soldat.

# Les bâtiments.
building-statue = Statue
building-statue-text = Si tous vos dés montrent le même chiffre, vous pouvez en relancer un, une fois par saison.
building-chapel = Chapelle
building-chapel-text = Si le total de vos dés est de 7 ou moins, vous pouvez tous les relancer, une fois par saison.
building-church = Église
building-church-text = +1 au combat contre les Démons.
building-cathedral = Cathédrale
building-cathedral-text = À la fin de la partie, 1 point pour chaque paire de marchandises restantes.
building-inn = Auberge
building-inn-text = Un jeton +2 à la fin de chaque été.
building-market = Marché
building-market-text = Une fois par saison, un groupe de dés peut aller sur le conseiller juste au-dessus ou au-dessous de son total.
building-farms = Fermes
building-farms-text = Un dé blanc à chaque saison productive ; -1 au combat.
building-merchants-guild = Guilde des Marchands
building-merchants-guild-text = 1 or au début de chaque saison productive.
building-guard-tower = Tour de Garde
building-guard-tower-text = +1 au combat.
building-blacksmith = Forgeron
building-blacksmith-text = +1 au combat.
building-barracks = Baraquements
building-barracks-text = En phase 7, un soldat vous coûte 1 marchandise au lieu de 2.
building-wizards-guild = Guilde des Sorciers
building-wizards-guild-text = +2 au combat.
building-palisade = Palissade
building-palisade-text = +1 au combat, +2 contre les Zombies.
building-stable = Écuries
building-stable-text = Un soldat de plus de chaque conseiller qui donne des soldats.
building-stone-wall = Murs de Pierre
building-stone-wall-text = +1 au combat ; une égalité compte comme une victoire.
building-fortress = Forteresse
building-fortress-text = +1 au combat ; 1 point de plus par bataille gagnée.
building-barricade = Barricade
building-barricade-text = +1 au combat contre les Gobelins.
building-crane = Grue
building-crane-text = Les bâtiments des colonnes III et IV vous coûtent 1 or de moins.
building-town-hall = Mairie
building-town-hall-text = À la fin de chaque saison productive, vous pouvez payer un jeton +2 ou une marchandise pour 1 point.
building-embassy = Ambassade
building-embassy-text = 1 point à la fin de chaque saison productive.
ruling-building-statue = { building-statue }
ruling-building-chapel = { building-chapel }
ruling-building-church = { building-church }
ruling-building-cathedral = { building-cathedral }
ruling-building-inn = { building-inn }
ruling-building-market = { building-market }
ruling-building-farms = { building-farms }
ruling-building-merchants-guild = { building-merchants-guild }
ruling-building-guard-tower = { building-guard-tower }
ruling-building-blacksmith = { building-blacksmith }
ruling-building-barracks = { building-barracks }
ruling-building-wizards-guild = { building-wizards-guild }
ruling-building-palisade = { building-palisade }
ruling-building-stable = { building-stable }
ruling-building-stone-wall = { building-stone-wall }
ruling-building-fortress = { building-fortress }
ruling-building-barricade = { building-barricade }
ruling-building-crane = { building-crane }
ruling-building-town-hall = { building-town-hall }
ruling-building-embassy = { building-embassy }

# Les ennemis.
enemy-goblins = Gobelins
enemy-goblins-text = La Barricade aide contre eux.
enemy-barbarians = Barbares
enemy-barbarians-text = Aucun bâtiment n’est fait contre eux seuls.
enemy-orcs = Orques
enemy-orcs-text = Aucun bâtiment n’est fait contre eux seuls.
enemy-zombies = Zombies
enemy-zombies-text = La Palissade aide davantage contre eux.
enemy-demons = Démons
enemy-demons-text = L’Église aide contre eux.
enemy-dragons = Dragons
enemy-dragons-text = Aucun bâtiment n’est fait contre eux seuls.

# Quantités.
kingsburg-amount-gold = { $count } or
kingsburg-amount-wood = { $count } bois
kingsburg-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}

# Les coups en mots.
kingsburg-tell-order = { $seat } prend la place suivante dans l’ordre du tour.
kingsburg-tell-roll = { $seat } obtient { $dice }.
kingsburg-tell-roll-white = { $seat } obtient { $dice } aux dés blancs.
kingsburg-tell-neutral = Les dés neutres montrent { $dice }.
kingsburg-tell-king = Le dé du Roi montre { $dice }.
kingsburg-tell-enemy = L’ennemi arrive : { $enemy }, force { $strength }.
kingsburg-tell-look = { $seat } regarde l’ennemi : { $enemy }, force { $strength }.
kingsburg-tell-look-hidden = { $seat } regarde l’ennemi de l’année.
kingsburg-tell-keep = { $seat } garde ses dés.
kingsburg-tell-pass = { $seat } passe.
kingsburg-tell-decline = { $seat } refuse l’offre ({ $advisor }).
kingsburg-tell-done-build = { $seat } ne construit plus rien.
kingsburg-tell-done-end = { $seat } ne paie rien.
kingsburg-tell-done-recruit = { $seat } n’engage plus de soldats.
kingsburg-tell-reroll = { $seat } relance : { $building }.
kingsburg-tell-reroll-white = { $seat } relance un dé blanc : { $building }.
kingsburg-tell-place = { $seat } place { $dice } sur le conseiller { $number } ({ $advisor }).
kingsburg-tell-place-envoy = { $seat } envoie l’Envoyé du Roi avec { $dice } chez le conseiller { $number } ({ $advisor }).
kingsburg-tell-take = { $seat } prend { $goods }.
kingsburg-tell-swap = { $seat } échange { $goods } contre une marchandise de chaque autre sorte.
kingsburg-tell-pay = { $seat } paie { $goods } pour un point.
kingsburg-tell-pay-token = { $seat } paie un jeton +2 pour un point.
kingsburg-tell-recruit = { $seat } engage un soldat pour { $goods }.
kingsburg-tell-lose = { $seat } perd { $goods }.
kingsburg-tell-build = { $seat } construit : { $building }.

# Que faire maintenant.
kingsburg-ask-chance = Les dés ou les cartes décident.
kingsburg-ask-over = La partie est finie.
kingsburg-ask-choose = Aide du Roi : prenez une marchandise.
kingsburg-ask-reroll = Vous pouvez relancer ou garder vos dés.
kingsburg-ask-influence = Influencez un conseiller ou passez pour cette saison.
kingsburg-ask-help = { $count ->
    [one] { $advisor } : prenez { $count } marchandise.
   *[other] { $advisor } : prenez { $count } marchandises.
}
kingsburg-ask-help-swap = { $advisor } : vous pouvez échanger une marchandise contre une de chaque autre sorte.
kingsburg-ask-help-price = { $count ->
    [one] { $advisor } : vous pouvez payer { $price } PV pour { $count } marchandise.
   *[other] { $advisor } : vous pouvez payer { $price } PV pour { $count } marchandises.
}
kingsburg-ask-build = Construisez un bâtiment, ou terminez.
kingsburg-ask-build-again = L’Envoyé du Roi vous permet un second bâtiment ; vous pouvez aussi le garder.
kingsburg-ask-end = Vous pouvez payer un jeton +2 ou une marchandise pour un point.
kingsburg-ask-recruit = { $count ->
    [one] Engagez un soldat pour { $count } marchandise, ou terminez.
   *[other] Engagez un soldat pour { $count } marchandises, ou terminez.
}
kingsburg-ask-spoils = { $count ->
    [one] Victoire : prenez { $count } marchandise.
   *[other] Victoire : prenez { $count } marchandises.
}
kingsburg-ask-losses = { $count ->
    [one] Défaite : rendez { $count } marchandise.
   *[other] Défaite : rendez { $count } marchandises.
}

# Le plateau dans le terminal.
kingsburg-text-year = Année { $year } sur 5
kingsburg-text-phase-setup = Mise en place
kingsburg-text-phase-over = Fin
kingsburg-text-order = Ordre du tour
kingsburg-text-court = La cour du Roi
kingsburg-text-neutral = neutre
kingsburg-text-enemy-range = Ennemi : force de { $least } à { $most }
kingsburg-text-enemy = Ennemi : { $enemy }, force { $strength }
kingsburg-text-kings-die = Dé du Roi : { $die }
kingsburg-text-points = points
kingsburg-text-soldiers = soldats
kingsburg-text-tokens = jetons +2
kingsburg-text-strength = force
kingsburg-text-dice = dés
kingsburg-text-passed = a passé
kingsburg-text-envoy = Envoyé du Roi
kingsburg-text-gold = or
kingsburg-text-wood = bois
kingsburg-text-stone = pierre

# Décisions de règle.
ruling-kingsburg-over = La partie est finie.
ruling-kingsburg-chance = Ce sont les dés ou les cartes qui décident ; personne ne joue avant eux.
ruling-kingsburg-dice = Ces dés ne peuvent pas être lancés ici.
ruling-kingsburg-card = Cet ennemi ne peut pas venir l’année { $year }, ou un autre a déjà été vu.
ruling-kingsburg-must-choose = Ici il faut choisir ; on ne peut pas passer.
ruling-kingsburg-not-now = Cela ne se fait pas à cette étape.
ruling-kingsburg-not-in-hand = Vous n’avez pas ces dés en main.
ruling-kingsburg-needs-coloured = Un groupe doit contenir au moins un dé de votre couleur : des dés blancs et des jetons seuls n’influencent personne.
ruling-kingsburg-no-token = Vous n’avez pas de jeton +2.
ruling-kingsburg-token-season = Vous avez déjà utilisé un jeton +2 pour influencer cette saison : un seul par saison.
ruling-kingsburg-sum = Le total est { $sum } ; le conseiller { $advisor } demande exactement { $advisor }. Seul le Marché décale d’un cran.
ruling-kingsburg-shift-used = Le total est { $sum } et le Marché a déjà servi cette saison ; le conseiller { $advisor } est hors d’atteinte.
ruling-kingsburg-no-advisor = Il n’y a pas de conseiller { $advisor } ; ils vont de 1 à 18.
ruling-kingsburg-taken = Le conseiller { $advisor } a déjà été influencé cette saison ; seul l’Envoyé du Roi peut y aller.
ruling-kingsburg-envoy-idle = Personne n’a influencé le conseiller { $advisor } : l’Envoyé du Roi n’y est pas nécessaire.
ruling-kingsburg-standing = Vous avez déjà ce bâtiment : { $building }.
ruling-kingsburg-left-first = Chaque rangée se construit de gauche à droite : avant { $building } vient { $missing }.
ruling-kingsburg-cost = Vous ne pouvez pas payer ({ $building }) : il vous faut { $gold } or, { $wood } bois, { $stone } pierre.
ruling-kingsburg-not-owned = Vous n’avez pas ce bâtiment : { $building }.
ruling-kingsburg-used = Vous avez déjà utilisé ce bâtiment cette saison : { $building }.
ruling-kingsburg-reroll-one = { $building } : seulement si tous vos dés montrent le même chiffre.
ruling-kingsburg-reroll-all = { $building } : seulement si le total de vos dés est de { $most } ou moins.
ruling-kingsburg-goods-count = { $count ->
    [one] Nommez exactement { $count } marchandise.
   *[other] Nommez exactement { $count } marchandises.
}
ruling-kingsburg-goods-kinds = Ces marchandises ne font pas partie du choix proposé ici.
ruling-kingsburg-goods-short = Vous n’avez pas ces marchandises.
ruling-kingsburg-goods-order = Les soldats se paient dans l’ordre or, bois, pierre ; commencez par l’or.

# Où la règle est écrite.

section-kingsburg-set-up = Mise en place
section-kingsburg-aid = Phase 1 : l’aide du Roi
section-kingsburg-neutral = À deux joueurs : les dés neutres
section-kingsburg-dice = Phases 2, 4, 6, étape a : dés et ordre du tour
section-kingsburg-influence = Phases 2, 4, 6, étape b : influence
section-kingsburg-help = Phases 2, 4, 6, étape c : l’aide des conseillers
section-kingsburg-building = Phases 2, 4, 6, étape d : construction
section-kingsburg-season-end = Phases 2, 4, 6 : fin de la saison
section-kingsburg-recruiting = Phase 7 : recrutement
section-kingsburg-battle = Phase 8 : la bataille
section-kingsburg-ending = Fin de la partie
