# Mots qui ne figurent que dans les dessins des plateaux.

drawing-kingdom-builder = La carte de Kingdom Builder
drawing-round = Tour { $round }
drawing-over = La partie est finie
drawing-discards = Défausse
