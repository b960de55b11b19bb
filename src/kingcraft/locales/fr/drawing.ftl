# Mots qui ne figurent que dans les dessins des plateaux.

drawing-kingdom-builder = La carte de Kingdom Builder
drawing-round = Tour { $round }
drawing-over = La partie est finie
drawing-discards = Défausse
drawing-kingsburg = La table de Kingsburg
drawing-year = Année { $year }
drawing-passed = a passé
drawing-phase-aid = Aide
drawing-phase-spring = Printemps
drawing-phase-reward = Récompense
drawing-phase-summer = Été
drawing-phase-envoy = Émissaire
drawing-phase-autumn = Automne
drawing-phase-recruit = Recrutement
drawing-phase-winter = Hiver
