# Forgez un Royaume sur la page : mise en place, gouverneurs, destinée, jetons soldat, origine des cartes.

web-presets = Ce que l’on joue
web-preset-base = Jeu de base
web-preset-base-text = Cinq rangées, le dé du Roi, sans cartes.
web-preset-everything = Tout
web-preset-everything-text = Forgez un Royaume avec tous ses modules.
web-preset-own = Mon mélange
web-preset-own-text = Choisissez ci-dessous, module par module.
web-option-rows-text = Deux rangées de bâtiments de plus : le commerce en haut, les soldats en bas.
web-option-soldiers-text = En hiver, chacun choisit un jeton en secret au lieu de lancer le dé du Roi.
web-option-governors-text = Chacun a un gouverneur dont le pouvoir vaut toute la partie.
web-option-governors-auction-text = Un gouverneur de plus que de places ; on les achète avec des points de victoire, qui peuvent devenir négatifs.
web-option-destiny-text = Une carte par an qui change les règles pour tous.
