# Décisions et erreurs qui n’appartiennent à aucun jeu en particulier.

# Les noms des jeux.
game-kingsburg = Kingsburg
game-kingdom-builder = Kingdom Builder

# La personne à qui l’on parle, dans une liste de joueurs.
seat-you = vous

ruling-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
ruling-game-unknown = Aucun jeu ne s’appelle « { $game } ». Au choix : { $known }.
ruling-game-broken = Le paquet qui apporte le jeu « { $game } » ne se charge pas : { $reason }.
ruling-option-unknown = { $game } n’a pas d’option « { $option } ». Au choix : { $known }.
ruling-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $known }.
ruling-position-field = Cette position est impossible : le champ « { $field } » vaut « { $value } ».
ruling-record-fault = Ligne { $line }, colonne { $column } : { $reason }
ruling-record-title = Une partie enregistrée commence par la ligne « { $title } ».
ruling-record-header = « { $text } » n’est pas une ligne d’en-tête ; il faudrait « nom: valeur ».
ruling-record-twice = « { $key } » figure deux fois dans l’en-tête.
ruling-record-missing = L’en-tête n’indique pas « { $key } ».
ruling-record-number = « { $key } » doit être un nombre, pas « { $text } ».
ruling-record-hex = « { $key } » doit compter 64 chiffres hexadécimaux.
ruling-record-position = La position n’est pas un JSON lisible.
ruling-record-names = Les noms d’un enregistrement forment une liste de { $count } textes, un par place, par exemple ["Anna", "Boris"].
ruling-record-date = La date d’un enregistrement s’écrit 2026-11-16, et non « { $text } ».
ruling-record-order = On attend ici le coup { $number }, pas « { $text } ».
ruling-record-who = Après le numéro vient celui qui joue, parmi { $known }.
ruling-record-no-move = Le coup manque.
ruling-record-cut = L’enregistrement est coupé : sa dernière ligne « { $end } » manque.
ruling-record-after-end = Rien ne peut suivre la ligne « { $end } ».
ruling-record-over = La partie est déjà finie ; il ne peut plus y avoir de coup.
ruling-record-turn = C’est à { $turn } de jouer, pas à { $who }.
ruling-record-unfinished = L’en-tête annonce une partie finie, mais { $count ->
    [one] il n’y a que { $count } coup et la partie continue.
   *[other] il n’y a que { $count } coups et la partie continue.
}
ruling-record-result = Le résultat ne correspond pas aux coups, qui donnent { $result }.
ruling-record-seed = La graine ne correspond pas à l’engagement : ce n’est pas celle promise avant la partie.
ruling-verify-no-seed = Un enregistrement ne se vérifie qu’avec son engagement, et celui d’une partie finie avec sa graine.
ruling-verify-outcome = Le coup { $move } dit « { $said } », mais la graine donne « { $due } ».
ruling-verify-promise = Le sel numéro { $number } n’est pas celui qui avait été promis avant la partie.
ruling-verify-setup = La ligne « setup » parle d’un autre jeu, d’un autre nombre de places ou d’autres options que l’enregistrement.
ruling-verify-seats = « { $text } » n’est pas ce qu’une place peut ajouter ici : la lettre d’une place, deux-points et le nombre, dans l’ordre des places.
ruling-verify-draws = La partie enregistrée ne raconte pas les jets et les tirages que votre navigateur a vus : leur nombre est { $due }, et non { $said }.
ruling-verify-salt = Le nombre { $salt } n’est pas dans la preuve : les dés ont été tirés sans lui, { $count ->
    [0] sans aucun nombre ajouté
    [one] avec { $count } autre nombre
   *[other] avec { $count } autres nombres
}.
ruling-undo-nothing = Il n’y a rien à annuler.
ruling-undo-chance = Des dés ou des cartes sont tombés depuis : ce qui a été vu ne s’annule pas.
ruling-undo-other = Votre tour est passé : le dernier coup est de { $seat }.
ruling-undo-over = La partie est finie ; rien ne peut plus être annulé.
ruling-notation = « { $text } » n’est pas un coup lisible ici. Par exemple : { $example }
ruling-phrase = « { $text } » viendrait après votre propre décision ; jouez un coup à la fois.
ruling-not-here = Ce coup n’est pas possible maintenant. Un coup possible : { $example }
ruling-no-such-action = { $action } n’est le numéro d’aucun coup, dans aucun jeu.
percent = { $number } %
labelled = { $label } : { $value }
reason-missing = il n’existe pas
reason-denied = l’accès est refusé
reason-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-full = le disque est plein
reason-in-use = il est déjà utilisé
reason-no-address = cette machine n’a pas cette adresse
reason-no-text = ce n’est pas un texte en UTF-8
reason-other = erreur { $code } du système
reason-unreachable = elle ne répond pas
reason-password = le mot de passe ou l’utilisateur est refusé
reason-damaged = il est endommagé ; remplacez-le par une sauvegarde
reason-no-database = ce n’est pas une base de données
reason-said = message d’origine : « { $words } »

# Un contenu qui ne se lit pas : quel fichier, quelle entrée, quel champ, et ce qui conviendrait.

ruling-entry-unknown = { $file }, { $entry } : il n’y a pas de champ « { $field } ». Il y a : { $known }.
ruling-entry-missing = { $file }, { $entry } : le champ « { $field } » manque.
ruling-entry-word = { $file }, { $entry }, { $field } : « { $value } » est inconnu. Sont connus : { $known }.
ruling-entry-name = { $file }, { $entry }, { $field } : « { $value } » n’est pas un nom. Un nom se compose de minuscules de a à z, de chiffres et de traits d’union, avec au moins une lettre et { $most } signes au plus, et ne finit pas par -text.
ruling-entry-number = { $file }, { $entry }, { $field } : « { $value } » n’est pas un nombre entier de { $least } à { $most }.
ruling-entry-list = { $file }, { $entry }, { $field } : « { $value } » n’est pas une liste. Une liste s’écrit [1, 2].
ruling-entry-part = { $file }, { $entry }, { $field } : « { $value } » n’est pas une table de champs. Une telle table s’écrit { "{" } gold = 1 { "}" }.
ruling-entry-empty = { $file }, { $entry }, { $field } : cela ne dit rien. Dites quelque chose ou supprimez le champ.
ruling-entry-again = { $file }, { $entry }, { $field } : « { $value } » est dit deux fois. Une fois suffit.
ruling-entry-many = { $file }, { $entry }, { $field } : { $count }, c’est trop ; { $most } au plus.
ruling-entry-dice = { $file }, { $entry }, { $field } : avec ce qu’un joueur peut avoir d’autre, cela fait { $count } dés d’une couleur ; { $most } au plus.
ruling-entry-neither = { $file }, { $entry }, { $field } : il en faut un, et pas deux qui s’excluent : { $known }.
ruling-entry-holder = { $file }, { $entry }, { $field } : « { $value } » n’est permis que pour { $kind }.
ruling-entry-twin = { $file }, { $entry }, { $field } : « { $value } » est déjà pris ({ $other }). Choisissez autre chose.
ruling-entry-reserved = { $file }, { $entry }, { $field } : « { $value } » a déjà un sens dans la notation. Choisissez un autre nom.
ruling-entry-toml = { $file } n’est pas du TOML lisible ; la faute est à la ligne et à la colonne { $place }.
ruling-entry-deep = { $file } : les tables sont trop imbriquées.
ruling-entry-table = { $file } : il n’y a pas de table « { $field } ». Il y a : { $known }.
ruling-entry-tables = { $file } : chaque entrée commence par une ligne [[{ $field }]], entre doubles crochets.
ruling-pack-head = Un paquet est nommé une fois, dans une table [pack] avec une ligne comme name = "mon-paquet" ; ici, il y a { $count } table(s) de ce genre.
ruling-pack-bytes = Le paquet est trop gros : { $size } octets, { $most } au plus.
ruling-pack-entries = Un paquet a de 1 à { $most } entrées, pas { $count }.
ruling-pack-text = { $file }, { $entry }, { $field } : « { $value } » n’est pas un texte de 1 à { $most } signes.
ruling-pack-sign = { $file }, { $entry }, { $field } : le signe « { $value } » ne peut figurer dans un nom ou un texte. Des mots simples conviennent.
ruling-pack-broken = Le paquet « { $value } » est illisible : son nom, son empreinte et son contenu devraient se suivre.
ruling-pack-hash = Le paquet « { $value } » n’est pas celui que désigne son empreinte : il a été modifié.
ruling-pack-json = { $file } n’est pas du JSON lisible.
ruling-position-moves = Cette position est impossible : ses coups ne pourraient pas être notés.
ruling-argument-whole = « { $name } » est un nombre entier, et non { $value }.
ruling-argument-position = Une position est un dictionnaire, comme l’écrit State.dump, et non { $value }.
ruling-argument-record = Un enregistrement est un texte, et non { $value }.
