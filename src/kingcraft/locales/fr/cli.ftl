# La ligne de commande.

game-kingsburg = Kingsburg
game-kingdom-builder = Kingdom Builder

cli-help-app = Kingsburg et Kingdom Builder : jouer, simuler, revoir, vérifier.
cli-help-games = Donne la liste des jeux, de leurs places et de leurs options.
cli-help-play = Joue dans le terminal, contre des robots ou entre amis sur un même clavier.
cli-help-simulate = Fait jouer beaucoup de parties par des robots et compte.
cli-help-replay = Revoit pas à pas une partie enregistrée.
cli-help-verify = Recalcule depuis la graine chaque dé et chaque pioche d’une partie finie.
cli-help-bench = Mesure la vitesse du moteur sur cette machine.
cli-help-serve = Ouvre la table dans le navigateur : un serveur sur cette machine.
cli-help-worker = Fait jouer les robots de serveurs qui partagent une base PostgreSQL.
cli-help-host = L’adresse d’écoute.
cli-help-port = Le port d’écoute.
cli-help-database = Où garder les parties : une adresse SQLAlchemy ; sinon un fichier dans votre dossier de données.
cli-help-open = Ouvre la page dans le navigateur.
cli-help-train = Apprend les poids d’un robot en jouant contre lui-même, à partir du contenu du fichier.
cli-help-weights = Le fichier de poids d’où partir et où écrire.
cli-help-rounds = Nombre de séries en tout ; un bon nombre si rien n’est dit.
cli-help-round-games = Parties (Kingdom Builder : paires de parties pour chacune des six poussées) par série ; un bon nombre si rien n’est dit.
cli-help-width = Kingsburg : 0 apprend des parties d’écuyers, sinon de chevaliers qui suivent autant de placements.
cli-help-game = Le jeu : voir « kingcraft games ».
cli-help-file = Un fichier de partie.
cli-help-seats = Nombre de places (0 : le minimum, ou toutes pour bench).
cli-help-seed = Le même nombre donne la même partie.
cli-help-option = Une option du jeu sous la forme nom=valeur ou nom=@fichier ; peut être répétée.
cli-help-json = Affiche du JSON au lieu d’un tableau.
cli-help-lang = Langue : en, fr ou ru.
cli-help-players = Qui s’assoit où, séparé par des virgules : « me » ou le nom d’un robot.
cli-help-save = Écrit la partie dans ce fichier.
cli-help-games-count = Nombre de parties.
cli-help-bot = Le robot de toutes les places.
cli-help-workers = Nombre de processus.
cli-help-seat = Montre ce que voyait cette place (A à E) ; sinon ce que voyait un spectateur.
cli-help-all = Affiche tous les coups et le dernier plateau au lieu d’avancer pas à pas.
cli-help-seconds = Durée de mesure de chaque ligne.

cli-error = Impossible : { $message }
cli-serving = La table est à { $address } (Ctrl-C y met fin ; les parties sont gardées).
cli-working = en cours
cli-compiled = compilé
cli-interpreted = interprété
cli-which-game = Quel jeu ? [1]
cli-how-many = Combien de joueurs, de { $least } à { $most } ? [{ $least }]
cli-commitment = Les dés sont fixés par une graine dont le SHA-256 est { $commitment }. La graine est montrée à la fin.
cli-turn = { $seat } : { $task }
cli-only-move = Entrée joue « { $move } », le seul coup possible.
cli-commands = Un coup en notation, ou # et son numéro ; undo, save FICHIER, quit.
cli-hand-over = Passez le clavier à { $seat } et appuyez sur Entrée.
cli-score = { $mark } { $seat } { $score }
cli-winners = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
cli-saved = La partie est dans { $file }.
cli-replay = { $at } sur { $last } : Entrée avance, b recule, un nombre y va, q termine
cli-verified = { $moves ->
    [one] Le seul coup est légal
   *[other] Les { $moves } coups sont légaux
}, { $dealt ->
    [one] le seul lancer ou tirage vient
   *[other] les { $dealt } lancers et tirages viennent tous
} de la graine, et son SHA-256 est l’engagement { $commitment }. Résultat : { $scores }.

cli-column-game = jeu
cli-column-seats = places
cli-column-options = options
cli-column-bots = robots
cli-column-games = parties
cli-column-games-rate = parties/s
cli-column-actions-rate = actions/s
cli-column-copies-rate = copies/s
cli-column-mode = mode
cli-column-length = actions par partie
cli-column-points = points
cli-column-points-by-seat = points par place
cli-column-wins-by-seat = victoires par place

ruling-bot-unknown = Aucun robot ne s’appelle « { $bot } ». Il y a : { $known }.
ruling-seat-unknown = Il n’y a pas de place « { $seat } ». Il y a : { $known }.
ruling-language-unknown = Il n’y a pas de langue « { $lang } ». Il y a : { $known }.
ruling-option-form = « { $text } » n’est pas une option ; il faudrait nom=valeur.
ruling-file-unreadable = Impossible de lire { $file } : { $reason }.
ruling-file-unwritable = Impossible d’écrire { $file } : { $reason }.
ruling-server-missing = Le serveur a besoin du paquet « { $module } » : installez kingcraft[server].
ruling-option-no-file = { $game } ne lit pas l’option « { $option } » dans un fichier.
ruling-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Un autre numéro est peut-être libre : --port 8001.
