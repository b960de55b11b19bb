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
web-option-sets = Autres pièces
set-base = jeu de base

web-legend = Ce que disent les signes
web-legend-house = notre création, pas une carte publiée
web-legend-single-source = connu d’une seule source
web-only-you = Personne d’autre ne le voit.
web-face-down = Une carte face cachée
web-destiny = Destinée de l’année : { $name }. { $text }
web-destiny-year = Destinée de l’année { $year }
web-governors-shown = Les gouverneurs sont révélés
web-governor-keep = Gardez un de vos gouverneurs
web-governor-kept = Votre gouverneur est gardé
web-governor-secret = Personne d’autre ne voit ces cartes. Tous les gouverneurs sont révélés ensemble, puis les autres sont rendus.
web-governor-has-kept = a gardé une carte
web-governor-thinks = choisit
web-auction-text = On mise des points de victoire, qui peuvent devenir négatifs. Si vous passez, c’est pour cette carte seulement ; si vous remportez une carte, vous ne misez plus.
web-auction-chooses = propose la carte suivante
web-auction-out = a passé
web-auction-no-bid = pas encore de mise
web-auction-bids = mise { $bid }
web-bid = Votre mise
web-bid-less = Miser moins
web-bid-more = Miser plus
web-bid-leaves = Il vous restera { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-soldier-tokens = Jetons Soldat
web-tokens-left = Restent : { $values }.
web-token-chosen = Un jeton est posé face cachée.
web-token-used = Jeton Soldat { $value }, utilisé
web-battle-win = victoire
web-battle-draw = égalité
web-battle-lose = défaite
web-closed = Fermé cette année
web-twice = Donne deux fois cette année
web-enemy-changed = La destinée de l’année change sa force.
web-truce = Aucun ennemi ne vient cet hiver.
web-truce-soldiers = Aucun ennemi ne vient cet hiver : des soldats engagés maintenant ne combattront jamais.
web-strips-draft = Prenez une bande
web-strips-cover = Recouvrez des rangées avec vos bandes, ou laissez-les telles quelles
web-strips-text = Chaque bande peut recouvrir la rangée qui porte sa lettre dans votre province. Celles qui ne recouvrent rien retournent dans la boîte.
web-strip-covers = Recouvre { $buildings }.
web-strip-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
web-legend-pack = vient d’un paquet
provenance-pack = Vient d’un paquet apporté à cette table.
