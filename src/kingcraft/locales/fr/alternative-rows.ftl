# Forgez un Royaume : les rangées alternatives, propres à cette édition. Rangée par rangée, de A à G.
building-toll-gate = Péage
    .object = le Péage
building-toll-gate-text = 1 or à la fin de l’été.
building-caravanserai = Caravansérail
    .object = le Caravansérail
building-caravanserai-text = À la fin de l’été, vous pouvez changer 1 or en 1 bois et 1 pierre.
building-lapidary = Lapidaire
    .object = le Lapidaire
building-lapidary-text = À la fin de l’été, vous pouvez payer 1 pierre pour 2 points.
building-counting-house = Comptoir
    .object = le Comptoir
building-counting-house-text = 1 or à la fin du printemps et de l’automne ; le Caravansérail et le Lapidaire servent alors aussi.
building-shrine = Sanctuaire
    .object = le Sanctuaire
building-shrine-text = Une fois par saison, si le total de vos dés est de 6 ou moins, vous pouvez tous les relancer.
building-hermitage = Ermitage
    .object = l’Ermitage
building-hermitage-text = À la fin de l’automne, 1 point si vous n’avez pas de soldats.
building-abbey = Abbaye
    .object = l’Abbaye
building-abbey-text = +1 au combat contre les Démons et les Zombies.
building-minster = Collégiale
    .object = la Collégiale
building-minster-text = À la fin de la partie, 1 point par bâtiment de votre colonne IV, celui-ci compris.
building-bakehouse = Fournil
    .object = le Fournil
building-bakehouse-text = 1 or à la fin de l’automne.
building-fairground = Champ de foire
    .object = le Champ de foire
building-fairground-text = Au début d’une saison de production, 1 bois si vous avez au plus 1 marchandise.
building-orchard = Verger
    .object = le Verger
building-orchard-text = Un dé blanc au printemps et en automne.
building-exchange = Bourse
    .object = la Bourse
building-exchange-text = 1 bois au début du printemps, 1 pierre au début de l’été, 1 or au début de l’automne.
building-watch-fire = Feu de guet
    .object = le Feu de guet
building-watch-fire-text = +2 au combat ; une bataille perdue vous coûte 2 points de plus.
building-mercenary-camp = Camp de mercenaires
    .object = le Camp de mercenaires
building-mercenary-camp-text = À la fin de l’automne, vous devez payer 1 or, si vous en avez, pour 2 soldats.
building-war-forge = Forge de guerre
    .object = la Forge de guerre
building-war-forge-text = +1 au combat, et un soldat vous coûte 1 marchandise de moins ; à la fin de l’automne, vous perdez 1 bois.
building-dark-tower = Tour sombre
    .object = la Tour sombre
building-dark-tower-text = +4 au combat ; au début de chaque année, vous perdez 1 point.
building-ditch = Fossé
    .object = le Fossé
building-ditch-text = +1 au combat, +2 contre les Orques.
building-kennels = Chenil
    .object = le Chenil
building-kennels-text = 1 soldat au début de la phase 7.
building-curtain-wall = Courtine
    .object = la Courtine
building-curtain-wall-text = +1 au combat, +2 contre les Démons et les Dragons.
building-citadel = Citadelle
    .object = la Citadelle
building-citadel-text = +1 au combat ; 1 or et 1 bois par bataille gagnée.
building-bulwark = Rempart de terre
    .object = le Rempart de terre
building-bulwark-text = +1 au combat contre les Barbares.
building-scaffold = Échafaudage
    .object = l’Échafaudage
building-scaffold-text = Les bâtiments des colonnes III et IV vous coûtent 1 bois de moins.
building-chancery = Chancellerie
    .object = la Chancellerie
building-chancery-text = À la fin d’une saison de production, vous pouvez payer un jeton +2 pour 2 points.
building-consulate = Consulat
    .object = le Consulat
building-consulate-text = 1 point à la fin du printemps et de l’automne, un jeton +2 à la fin de l’été.
building-thorn-hedge = Haie d’épines
    .object = la Haie d’épines
building-thorn-hedge-text = +1 au combat contre les Gobelins et les Orques.
building-veterans-hall = Salle des vétérans
    .object = la Salle des vétérans
building-veterans-hall-text = 1 or par bataille gagnée.
building-drill-yard = Terrain d’exercice
    .object = le Terrain d’exercice
building-drill-yard-text = À la fin de l’automne, vous pouvez payer un jeton +2 pour 2 soldats.
building-war-college = École de guerre
    .object = l’École de guerre
building-war-college-text = +2 au combat contre un ennemi de force 6 ou moins.

# Les bandes : coups, questions, décisions. Une bande se dit par sa rangée et ses bâtiments.
kingsburg-strip = rangée { $row } ({ $buildings })
kingsburg-tell-strip = { $you ->
    [yes] Vous piochez une bande : { $strip }.
   *[no] { $seat } pioche une bande : { $strip }.
}
kingsburg-tell-draft = { $you ->
    [yes] Vous prenez une bande : { $strip }.
   *[no] { $seat } prend une bande : { $strip }.
}
kingsburg-tell-cover = { $you ->
    [yes] Vous recouvrez une rangée d’une bande : { $strip }.
   *[no] { $seat } recouvre une rangée d’une bande : { $strip }.
}
kingsburg-tell-done-cover = { $you ->
    [yes] Vous laissez vos autres rangées telles quelles.
   *[no] { $seat } laisse ses autres rangées telles quelles.
}
kingsburg-do-draft = Prendre : { $strip }
kingsburg-do-cover = Recouvrir : { $strip }
kingsburg-do-done-cover = Laisser les autres rangées telles quelles
kingsburg-ask-draft = Prenez une bande. Quand chacun en a deux, chacune peut recouvrir la rangée de sa lettre.
kingsburg-ask-cover = Avec une bande, recouvrez la rangée qui porte sa lettre, ou laissez vos rangées telles quelles.
web-option-strips-text = Deux bandes de bâtiments propres à cette édition pour chacun : chacune peut recouvrir la rangée de sa lettre.
kingsburg-text-strips = Bandes
kingsburg-text-single-source = connu par une seule source
kingsburg-text-house = propre à cette édition
kingsburg-text-pack = vient d’un paquet
ruling-kingsburg-draft = Vous ne pouvez pas prendre ceci : { $strip }. Il n’en reste plus, ou vous en avez une.
ruling-kingsburg-cover = Vous ne pouvez pas recouvrir une rangée de ceci : { $strip }. Vous n’avez pas cette bande, ou sa rangée est recouverte.
section-kingsburg-strips = Rangées alternatives
