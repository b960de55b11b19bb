# Kingdom Builder : noms, explications brèves, coups, questions et décisions.

kingdom-builder = Kingdom Builder

terrain-grass = Prairie
terrain-flowers = Champ de fleurs
terrain-forest = Forêt
terrain-canyon = Canyon
terrain-desert = Désert
terrain-water = Eau
terrain-mountain = Montagne
terrain-castle = Château
terrain-location = Lieu
terrain-grass-text = Terrain constructible.
terrain-flowers-text = Terrain constructible.
terrain-forest-text = Terrain constructible.
terrain-canyon-text = Terrain constructible.
terrain-desert-text = Terrain constructible.
terrain-water-text = On n’y construit pas ; seul le Port déplace un bâtiment sur l’eau.
terrain-mountain-text = On n’y construit pas.
terrain-castle-text = On n’y construit pas. Qui a un bâtiment à côté en fin de partie reçoit 3 pièces d’or.
terrain-location-text = On n’y construit pas. Les deux premiers à s’installer à côté prennent une tuile.

tile-oracle = Oracle
tile-oracle-text = Construisez un bâtiment de plus sur le terrain de votre carte, à côté des vôtres si possible.
tile-farm = Ferme
tile-farm-text = Construisez un bâtiment de plus sur une prairie, à côté des vôtres si possible.
tile-oasis = Oasis
tile-oasis-text = Construisez un bâtiment de plus dans le désert, à côté des vôtres si possible.
tile-tower = Tour
tile-tower-text = Construisez un bâtiment de plus au bord de la carte, à côté des vôtres si possible.
tile-tavern = Taverne
tile-tavern-text = Construisez un bâtiment de plus au bout d’une ligne droite d’au moins trois des vôtres.
tile-barn = Grange
tile-barn-text = Déplacez un de vos bâtiments vers le terrain de votre carte, à côté des vôtres si possible.
tile-harbor = Port
tile-harbor-text = Déplacez un de vos bâtiments sur l’eau, à côté des vôtres si possible.
tile-paddock = Enclos
tile-paddock-text = Déplacez un de vos bâtiments de deux cases en ligne droite, par-dessus tout, vers un terrain libre.

card-castles = Châteaux
card-castles-text = 3 pièces d’or par château à côté duquel vous avez un bâtiment.
card-fishermen = Pêcheurs
card-fishermen-text = 1 pièce d’or par bâtiment construit sur terre et touchant l’eau.
card-miners = Mineurs
card-miners-text = 1 pièce d’or par bâtiment touchant une montagne.
card-workers = Artisans
card-workers-text = 1 pièce d’or par bâtiment touchant un lieu ou un château.
card-merchants = Marchands
card-merchants-text = 4 pièces d’or par lieu ou château qu’un de vos groupes relie à un autre.
card-discoverers = Explorateurs
card-discoverers-text = 1 pièce d’or par ligne horizontale où vous avez un bâtiment.
card-knights = Chevaliers
card-knights-text = 2 pièces d’or par bâtiment sur votre ligne horizontale la mieux garnie.
card-hermits = Ermites
card-hermits-text = 1 pièce d’or par groupe de bâtiments, même d’un seul.
card-citizens = Citoyens
card-citizens-text = 1 pièce d’or pour deux bâtiments de votre plus grand groupe.
card-farmers = Fermiers
card-farmers-text = 3 pièces d’or par bâtiment dans le secteur où vous en avez le moins.
card-lords = Seigneurs
card-lords-text = Dans chaque secteur, 12 pièces d’or pour le plus de bâtiments, 6 pour le rang suivant ; les ex æquo touchent tout.

use-ready = prête
use-spent = utilisée
use-new = au prochain tour

kingdom-builder-tell-build = { $seat } construit en { $hex }.
kingdom-builder-tell-use = { $seat } utilise la tuile { $tile } et construit en { $hex }.
kingdom-builder-tell-lift = { $seat } utilise la tuile { $tile } et soulève le bâtiment en { $hex }.
kingdom-builder-tell-put = { $seat } déplace le bâtiment de { $from } en { $hex }.
kingdom-builder-tell-end = { $seat } termine son tour.
kingdom-builder-tell-give-up-ready = { $seat } rend une tuile encore utilisable : { $tile }.
kingdom-builder-tell-give-up-spent = { $seat } rend une tuile qui ne peut plus servir ce tour-ci : { $tile }.
kingdom-builder-tell-draw = { $seat } pioche une carte Terrain : { $terrain }.
kingdom-builder-tell-draw-hidden = { $seat } pioche une carte Terrain.
kingdom-builder-tell-replace = Plus de case libre pour l’ancienne carte. { $seat } en pioche une autre : { $terrain }.
kingdom-builder-tell-card = En jeu : { $card }.
kingdom-builder-tell-first = { $seat } commence.
kingdom-builder-tell-board = Quadrant suivant : { $board }.
kingdom-builder-tell-board-turned = Quadrant suivant, retourné : { $board }.

kingdom-builder-ask-build = { $left ->
    [one] Construisez encore { $left } bâtiment. Terrain : { $terrain }.
   *[other] Construisez encore { $left } bâtiments. Terrain : { $terrain }.
}
kingdom-builder-ask-build-or-use = { $left ->
    [one] Construisez { $left } bâtiment, ou utilisez d’abord une tuile. Terrain : { $terrain }.
   *[other] Construisez { $left } bâtiments, ou utilisez d’abord une tuile. Terrain : { $terrain }.
}
kingdom-builder-ask-end = Terminez votre tour.
kingdom-builder-ask-use-or-end = Utilisez une tuile ou terminez votre tour.
kingdom-builder-ask-put = Posez le bâtiment soulevé en { $hex }. Tuile : { $tile }.
kingdom-builder-ask-give-up = Choisissez la tuile à rendre. Tuile : { $tile }.
kingdom-builder-ask-chance = On pioche une carte ou un quadrant.
kingdom-builder-ask-over = La partie est terminée.

kingdom-builder-text-round = Tour { $round }
kingdom-builder-text-card = carte : { $terrain }
kingdom-builder-text-supply = { $count ->
    [one] { $count } bâtiment en réserve
   *[other] { $count } bâtiments en réserve
}
kingdom-builder-text-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
kingdom-builder-text-deck = Cartes Terrain : { $pile } dans la pioche, { $discards } en défausse, { $removed } hors du jeu
kingdom-builder-text-legend = Minuscules : vos choix. Chiffres : tuiles restant sur un lieu.

ruling-terrain-grass = { terrain-grass }
ruling-terrain-flowers = { terrain-flowers }
ruling-terrain-forest = { terrain-forest }
ruling-terrain-canyon = { terrain-canyon }
ruling-terrain-desert = { terrain-desert }
ruling-terrain-water = { terrain-water }
ruling-terrain-mountain = { terrain-mountain }
ruling-terrain-castle = { terrain-castle }
ruling-terrain-location = { terrain-location }
ruling-tile-oracle = { tile-oracle }
ruling-tile-farm = { tile-farm }
ruling-tile-oasis = { tile-oasis }
ruling-tile-tower = { tile-tower }
ruling-tile-tavern = { tile-tavern }
ruling-tile-barn = { tile-barn }
ruling-tile-harbor = { tile-harbor }
ruling-tile-paddock = { tile-paddock }

ruling-kingdom-builder-over = La partie est terminée.
ruling-kingdom-builder-unknown = Cette action n’existe pas.
ruling-kingdom-builder-chance = Il faut d’abord piocher ; personne ne décide maintenant.
ruling-kingdom-builder-drawn = Cela ne peut pas être pioché maintenant : ce n’est pas disponible.
ruling-kingdom-builder-no-chance = On ne pioche pas maintenant : c’est à un joueur de décider.
ruling-kingdom-builder-lifted = Posez d’abord le bâtiment soulevé en { $hex } (tuile : { $tile }).
ruling-kingdom-builder-choose = Choisissez d’abord la tuile à rendre : { $tile }.
ruling-kingdom-builder-nothing-lost = Aucune tuile n’est à rendre maintenant.
ruling-kingdom-builder-nothing-lifted = Aucun bâtiment n’est soulevé ; nommez d’abord celui à déplacer.
ruling-kingdom-builder-end-early = { $left ->
    [one] Le tour ne peut pas finir : il reste { $left } bâtiment à construire.
   *[other] Le tour ne peut pas finir : il reste { $left } bâtiments à construire.
}
ruling-kingdom-builder-block-done = Les bâtiments de ce tour sont construits. Seules les tuiles permettent d’en ajouter.
ruling-kingdom-builder-supply = La réserve ne contient plus aucun bâtiment.
ruling-kingdom-builder-in-block = { $left ->
    [one] Les tuiles s’utilisent avant ou après l’action obligatoire, jamais pendant : il reste { $left } bâtiment à construire.
   *[other] Les tuiles s’utilisent avant ou après l’action obligatoire, jamais pendant : il reste { $left } bâtiments à construire.
}
ruling-kingdom-builder-occupied = { $hex } est occupée : un seul bâtiment par case.
ruling-kingdom-builder-unbuildable = On ne construit pas en { $hex } ({ $terrain }).
ruling-kingdom-builder-terrain = { $hex } n’est pas du bon terrain ({ $terrain }). Il faut : { $wanted }.
ruling-kingdom-builder-adjacent = { $hex } ne touche pas vos bâtiments, alors qu’une autre case permise les touche.
ruling-kingdom-builder-tile-none = Vous n’avez pas cette tuile : { $tile }.
ruling-kingdom-builder-tile-spent = Cette tuile a déjà servi ce tour-ci : { $tile }.
ruling-kingdom-builder-tile-new = Cette tuile vient d’être prise et servira dès le prochain tour : { $tile }.
ruling-kingdom-builder-edge = { $hex } n’est pas au bord de la carte.
ruling-kingdom-builder-line = { $hex } ne prolonge pas une ligne droite d’au moins trois de vos bâtiments.
ruling-kingdom-builder-jump = { $hex } n’est pas à deux cases en ligne droite de { $from }.
ruling-kingdom-builder-not-own = Vous n’avez pas de bâtiment en { $hex }.
ruling-kingdom-builder-stuck = Le bâtiment en { $hex } n’aurait nulle part où aller (tuile : { $tile }).
ruling-kingdom-builder-same-hex = Le bâtiment vient de { $hex } : un déplacement doit changer quelque chose.

ruling-kingdom-builder-pack = Ces quadrants sont illisibles : { $detail }
ruling-kingdom-builder-board-id = « { $board } » n’est pas un nom de quadrant : minuscules, chiffres et traits d’union seulement.
ruling-kingdom-builder-board-twice = Un quadrant s’appelle déjà « { $board } ».
ruling-kingdom-builder-board-tile = Quadrant « { $board } » : la tuile « { $tile } » n’existe pas.
ruling-kingdom-builder-board-rows = Quadrant « { $board } » : il faut 10 lignes, pas { $count }.
ruling-kingdom-builder-board-row = Quadrant « { $board } », ligne { $row }, colonne { $column } : une ligne a 10 cases, pas { $count }.
ruling-kingdom-builder-board-letter = Quadrant « { $board } », ligne { $row }, colonne { $column } : « { $letter } » n’est pas un terrain.
ruling-kingdom-builder-board-land = Quadrant « { $board } » : seulement { $room } cases constructibles ; il en faut { $needed }.

# Où la règle est écrite.

section-kingdom-builder-mandatory = Tour, action obligatoire
section-kingdom-builder-extra = Tour, actions supplémentaires
section-kingdom-builder-building = Règles de construction
section-kingdom-builder-locations = Lieux et leurs tuiles
section-kingdom-builder-ending = Fin de la partie
section-kingdom-builder-course = Déroulement de la partie
