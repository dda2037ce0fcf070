<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>cell {cell} is there twice</source>
        <translation>la case {cell} y est deux fois</translation>
    </message>
    <message>
        <source>cell {cell} is named but not among the cells</source>
        <translation>la case {cell} est nommée mais n&apos;est pas parmi les cases</translation>
    </message>
    <message>
        <source>the kind {kind} is not known</source>
        <translation>le genre {kind} est inconnu</translation>
    </message>
    <message>
        <source>cell {cell} is listed as {name}</source>
        <translation>la case {cell} est inscrite comme {name}</translation>
    </message>
    <message>
        <source>cell {cell}: {fault}</source>
        <translation>case {cell}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>cell {cell} is in conflict with itself</source>
        <translation>la case {cell} est en conflit avec elle-même</translation>
    </message>
    <message>
        <source>an id must be a position and a name, as in 0,0/r0.1.0</source>
        <translation>un identifiant doit être une position et un nom, comme 0,0/r0.1.0</translation>
    </message>
    <message>
        <source>the section {section} is not known</source>
        <translation>la section {section} est inconnue</translation>
    </message>
    <message>
        <source>its front edge ({front:g}) does not lie further along than its rear one</source>
        <translation>son bord avant ({front:g}) n&apos;est pas plus loin que son bord arrière</translation>
    </message>
    <message>
        <source>its front edge ({front:g}) lies on no tile of the route</source>
        <translation>son bord avant ({front:g}) n&apos;est sur aucune tuile de l&apos;itinéraire</translation>
    </message>
    <message>
        <source>its borders ({left:g} and {right:g}) do not lie on the road</source>
        <translation>ses bords ({left:g} et {right:g}) ne sont pas sur la route</translation>
    </message>
    <message>
        <source>&apos;inside&apos; ({inside:g}) must lie between 0 and 1</source>
        <translation>«&#xa0;inside&#xa0;» ({inside:g}) doit être compris entre 0 et 1</translation>
    </message>
    <message>
        <source>the move from {start} to {end}</source>
        <translation>le mouvement de {start} à {end}</translation>
    </message>
    <message>
        <source>{kind} is not known</source>
        <translation>{kind} est inconnu</translation>
    </message>
    <message>
        <source>{move} does not lead forward</source>
        <translation>{move} ne mène pas en avant</translation>
    </message>
    <message>
        <source>{move} leads over {tiles:g} tiles at once</source>
        <translation>{move} franchit {tiles:g} tuiles d&apos;un coup</translation>
    </message>
    <message>
        <source>{move} is there twice</source>
        <translation>{move} y est deux fois</translation>
    </message>
    <message>
        <source>the {name} {number} is negative</source>
        <translation>«&#xa0;{name}&#xa0;» est négatif&#xa0;: {number}</translation>
    </message>
    <message>
        <source>a driver has no name; give every driver one</source>
        <translation>un pilote n&apos;a pas de nom&#xa0;; donnez-en un à chacun</translation>
    </message>
    <message>
        <source>two drivers are called &apos;{name}&apos;; give each a name of its own</source>
        <translation>deux pilotes s&apos;appellent «&#xa0;{name}&#xa0;»&#xa0;; donnez à chacun un nom à lui</translation>
    </message>
    <message>
        <source>not a regular file; choose a race log</source>
        <translation>pas un fichier ordinaire&#xa0;; choisissez un journal de course</translation>
    </message>
    <message>
        <source>too large for a race log; choose another file</source>
        <translation>trop gros pour un journal de course&#xa0;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>no text; choose a race log</source>
        <translation>pas du texte&#xa0;; choisissez un journal de course</translation>
    </message>
    <message>
        <source>cannot be read ({reason})</source>
        <translation>illisible ({reason})</translation>
    </message>
    <message>
        <source>not a regular file; choose another name</source>
        <translation>pas un fichier ordinaire&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>a directory; choose another name</source>
        <translation>un dossier&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>the printer does not take the page; check it, or write a PDF document and print that</source>
        <translation>l&apos;imprimante refuse la page&#xa0;; vérifiez-la, ou écrivez un document PDF et imprimez-le</translation>
    </message>
    <message>
        <source>cannot be locked; check the directory&apos;s rights</source>
        <translation>impossible à verrouiller&#xa0;; vérifiez les droits du dossier</translation>
    </message>
    <message>
        <source>not a recovery copy</source>
        <translation>pas une copie de secours</translation>
    </message>
    <message>
        <source>nested too deeply; choose another file</source>
        <translation>trop de niveaux imbriqués&#xa0;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>the file is empty; choose another file</source>
        <translation>le fichier est vide&#xa0;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>{fault}; choose another file</source>
        <translation>{fault}&#xa0;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>a directory; name a file</source>
        <translation>un dossier&#xa0;; nommez un fichier</translation>
    </message>
    <message>
        <source>not a regular file; name a file</source>
        <translation>pas un fichier ordinaire&#xa0;; nommez un fichier</translation>
    </message>
    <message>
        <source>no such file; check the name</source>
        <translation>fichier introuvable&#xa0;; vérifiez le nom</translation>
    </message>
    <message>
        <source>check the file&apos;s rights</source>
        <translation>vérifiez les droits du fichier</translation>
    </message>
    <message>
        <source>{size} MB is too large (at most {most} MB)</source>
        <translation>{size} Mo, c&apos;est trop (au plus {most} Mo)</translation>
    </message>
    <message>
        <source>byte {byte}: not text in UTF-8; save it as UTF-8, or choose another file</source>
        <translation>octet {byte}&#xa0;: ce n&apos;est pas du texte en UTF-8&#xa0;; enregistrez-le en UTF-8 ou choisissez un autre fichier</translation>
    </message>
    <message>
        <source>name a directory that you may read</source>
        <translation>indiquez un dossier que vous pouvez lire</translation>
    </message>
    <message>
        <source>a link that leads back to itself; name what it should lead to</source>
        <translation>un lien qui ramène à lui-même&#xa0;; indiquez ce vers quoi il doit mener</translation>
    </message>
    <message>
        <source>the name is too long for a file; check it</source>
        <translation>le nom est trop long pour un fichier&#xa0;; vérifiez-le</translation>
    </message>
    <message>
        <source>{reason}; {remedy}</source>
        <translation>{reason}&#xa0;; {remedy}</translation>
    </message>
    <message>
        <source>some {values:,} values are too many (at most {most:,})</source>
        <translation>quelque {values:,} valeurs, c&apos;est trop (au plus {most:,})</translation>
    </message>
    <message>
        <source>line {line}, column {column}: not JSON ({reason}); the file may be cut off</source>
        <translation>ligne {line}, colonne {column}&#xa0;: pas du JSON ({reason})&#xa0;; le fichier est peut-être coupé</translation>
    </message>
    <message>
        <source>the key {key} is there twice in one object; remove one</source>
        <translation>la clé {key} est deux fois dans un objet&#xa0;; enlevez-en une</translation>
    </message>
    <message>
        <source>{value} is not a number; write a finite number or null</source>
        <translation>{value} n&apos;est pas un nombre&#xa0;; écrivez un nombre fini ou null</translation>
    </message>
    <message>
        <source>a number of {digits} digits is too long; correct the value</source>
        <translation>un nombre de {digits} chiffres est trop long&#xa0;; corrigez la valeur</translation>
    </message>
    <message>
        <source>{value} is not a finite number; correct the value</source>
        <translation>{value} n&apos;est pas un nombre fini&#xa0;; corrigez la valeur</translation>
    </message>
    <message>
        <source>{value} has half a character; write the text anew</source>
        <translation>{value} contient un demi-caractère&#xa0;; réécrivez le texte</translation>
    </message>
    <message>
        <source>not YAML ({reason}); the file may be cut off</source>
        <translation>pas du YAML ({reason})&#xa0;; le fichier est peut-être coupé</translation>
    </message>
    <message>
        <source>characters that YAML does not allow</source>
        <translation>caractères que YAML n&apos;admet pas</translation>
    </message>
    <message>
        <source>not YAML (a tab; indent with spaces)</source>
        <translation>pas du YAML (une tabulation&#xa0;; mettez des espaces en retrait)</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {fault}</source>
        <translation>ligne {line}, colonne {column}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>the end is missing; the file is cut off, take another copy</source>
        <translation>la fin manque&#xa0;; le fichier est coupé, prenez-en une autre copie</translation>
    </message>
    <message>
        <source>used again by an alias (*); write the value out</source>
        <translation>réutilisé par un alias (*)&#xa0;; écrivez la valeur en entier</translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed; take it out</source>
        <translation>l&apos;étiquette {tag} n&apos;est pas admise&#xa0;; enlevez-la</translation>
    </message>
    <message>
        <source>a key must be text; correct it</source>
        <translation>une clé doit être du texte&#xa0;; corrigez-la</translation>
    </message>
    <message>
        <source>the key {key} is there twice; remove one</source>
        <translation>la clé {key} y est deux fois&#xa0;; enlevez-en une</translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed here; take it out</source>
        <translation>l&apos;étiquette {tag} n&apos;est pas admise ici&#xa0;; enlevez-la</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>missing or null</source>
        <translation>absent ou null</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>not a layout; it must be an object with &apos;tiles&apos;</source>
        <translation>pas un tracé&#xa0;; ce doit être un objet avec «&#xa0;tiles&#xa0;»</translation>
    </message>
    <message>
        <source>not a layout; &apos;tiles&apos; must be a list of tiles</source>
        <translation>pas un tracé&#xa0;; «&#xa0;tiles&#xa0;» doit être une liste de tuiles</translation>
    </message>
    <message>
        <source>must be the id of a tile side, for example &apos;{side}&apos;</source>
        <translation>doit être le nom d&apos;une face de tuile, par exemple «&#xa0;{side}&#xa0;»</translation>
    </message>
    <message>
        <source>must be one of {choice}</source>
        <translation>doit être parmi {choice}</translation>
    </message>
    <message>
        <source>must be an edge, A to F</source>
        <translation>doit être un côté, de A à F</translation>
    </message>
    <message>
        <source>{entries:,} entries are too many (at most {most:,}); make several layouts of it</source>
        <translation>{entries} entrées, c&apos;est trop (au plus {most})&#xa0;; faites-en plusieurs tracés</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>must lie between {least} and {most}</source>
        <translation>doit être compris entre {least} et {most}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>{text} has control characters; take them out</source>
        <translation>{text} a des caractères de contrôle&#xa0;; enlevez-les</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>must be {what}, not {value}</source>
        <translation>doit être {what}, pas {value}</translation>
    </message>
    <message>
        <source>{side} already lies at ({q}, {r}); remove or move it first</source>
        <translation>{side} est déjà en ({q}, {r})&#xa0;; enlevez-la ou déplacez-la d&apos;abord</translation>
    </message>
    <message>
        <source>{side} has one printed side only</source>
        <translation>{side} n&apos;est imprimée que d&apos;un côté</translation>
    </message>
    <message>
        <source>no tile lies at ({q}, {r})</source>
        <translation>aucune tuile en ({q}, {r})</translation>
    </message>
    <message>
        <source>({q}, {r}) is taken, so the tile at ({from_q}, {from_r}) cannot go there</source>
        <translation>({q}, {r}) est pris, la tuile en ({from_q}, {from_r}) ne peut donc pas y aller</translation>
    </message>
    <message>
        <source>the circuit has no finish line</source>
        <translation>le circuit n&apos;a pas de ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>place the finish standee {places}</source>
        <translation>placez le panneau d&apos;arrivée {places}</translation>
    </message>
    <message>
        <source>place the finish standee on a line across the road</source>
        <translation>posez le panneau d&apos;arrivée sur une ligne en travers de la route</translation>
    </message>
    <message>
        <source>move the finish standee {places}</source>
        <translation>déplacez le panneau d&apos;arrivée {places}</translation>
    </message>
    <message>
        <source>place the finish standee on a line across the road, outside corners</source>
        <translation>placez le panneau d&apos;arrivée sur une ligne en travers de la route, hors des virages</translation>
    </message>
    <message>
        <source>Place the finish standee {place}</source>
        <translation>Placer le panneau d&apos;arrivée {place}</translation>
    </message>
    <message>
        <source>the circuit is not closed</source>
        <translation>le circuit n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>lead the road on until it comes back to where it was before</source>
        <translation>prolongez la route jusqu&apos;à ce qu&apos;elle revienne là où elle est déjà passée</translation>
    </message>
    <message>
        <source>close the gap where the road ends (see the CON findings)</source>
        <translation>comblez le vide où la route s&apos;arrête (voyez les constats CON)</translation>
    </message>
    <message>
        <source>no road leads from the start/finish line on {side} back to it</source>
        <translation>aucune route ne ramène à la ligne de départ/arrivée de {side}</translation>
    </message>
    <message>
        <source>{finding} among the ways that were tried before the search was given up</source>
        <translation>{finding}, parmi les chemins essayés avant l&apos;abandon de la recherche</translation>
    </message>
    <message>
        <source>close the gap where the road ends (see the CON findings), or add a FINISH tile to make it a stage</source>
        <translation>comblez le vide où finit la route (voyez les constats CON), ou ajoutez une tuile FINISH pour en faire une spéciale</translation>
    </message>
    <message>
        <source>the forks allow very many circuits; the longest of those that were compared is taken</source>
        <translation>les bifurcations permettent un très grand nombre de circuits&#xa0;; on prend le plus long de ceux qui ont été comparés</translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, or take forks out</source>
        <translation>dites dans les notes de la spéciale par où passer, ou enlevez des bifurcations</translation>
    </message>
    <message numerus="yes">
        <source>{count} other ways lead round the circuit; the longest is taken</source>
        <comment>{count} other way leads round the circuit; the longest is taken</comment>
        <translation>
            <numerusform>{count} autre chemin fait le tour du circuit&#xa0;; on prend le plus long</numerusform>
            <numerusform>{count} autres chemins font le tour du circuit&#xa0;; on prend le plus long</numerusform>
        </translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, take the fork out, or place the arches of a joker lap</source>
        <translation>dites dans les notes de la spéciale par où passer, enlevez la bifurcation, ou placez les arches d&apos;un tour joker</translation>
    </message>
    <message numerus="yes">
        <source>the starting grid has {count} boxes behind the line, for {cars} cars</source>
        <comment>the starting grid has {count} box behind the line, for {cars} cars</comment>
        <translation>
            <numerusform>la grille de départ a {count} emplacement derrière la ligne, pour {cars} voitures</numerusform>
            <numerusform>la grille de départ a {count} emplacements derrière la ligne, pour {cars} voitures</numerusform>
        </translation>
    </message>
    <message>
        <source>move the line to the front of the grid, or use another grid tile</source>
        <translation>avancez la ligne jusqu&apos;à l&apos;avant de la grille, ou prenez une autre tuile de grille</translation>
    </message>
    <message>
        <source>turn {side}, or put a tile that leads the road on in place of {other}</source>
        <translation>tournez {side}, ou mettez à la place de {other} une tuile qui prolonge la route</translation>
    </message>
    <message>
        <source>turn {side} or {other}, or put a tile that leads the road on in place of {other}</source>
        <translation>tournez {side} ou {other}, ou mettez à la place de {other} une tuile qui prolonge la route</translation>
    </message>
    <message>
        <source>the road of {side} runs into the edge of {other}, which has no road there</source>
        <translation>la route de {side} bute sur le côté de {other}, qui n&apos;y a pas de route</translation>
    </message>
    <message>
        <source>no road leads to or from {side}: it lies apart</source>
        <translation>aucune route ne mène à {side} ni n&apos;en part&#xa0;: elle est à l&apos;écart</translation>
    </message>
    <message>
        <source>join it to the road, or take it away</source>
        <translation>reliez-la à la route, ou enlevez-la</translation>
    </message>
    <message>
        <source>put a tile there that leads the road on</source>
        <translation>mettez-y une tuile qui prolonge la route</translation>
    </message>
    <message>
        <source>the road of {side} ends where no tile lies, at ({q}, {r})</source>
        <translation>la route de {side} finit où il n&apos;y a pas de tuile, en ({q}, {r})</translation>
    </message>
    <message>
        <source>the roads of {sides} and {last} end where no tile lies, at ({q}, {r})</source>
        <translation>les routes de {sides} et {last} finissent où il n&apos;y a pas de tuile, en ({q}, {r})</translation>
    </message>
    <message>
        <source>put a tile between them that changes the number of lanes, or use another tile</source>
        <translation>mettez entre elles une tuile qui change le nombre de voies, ou prenez une autre tuile</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes of {side} meet {others} of {other}</source>
        <comment>{count} lane of {side} meets {others} of {other}</comment>
        <translation>
            <numerusform>{count} voie de {side} en rencontre {others} de {other}</numerusform>
            <numerusform>{count} voies de {side} en rencontrent {others} de {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>the road end of {side} ({way}) does not fit that of {other} ({other_way})</source>
        <translation>l&apos;extrémité de route de {side} ({way}) ne convient pas à celle de {other} ({other_way})</translation>
    </message>
    <message>
        <source>use a tile whose road leaves this edge in the same way</source>
        <translation>prenez une tuile dont la route quitte ce côté de la même façon</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>non oblique</translation>
    </message>
    <message>
        <source>skewed to the left</source>
        <translation>oblique à gauche</translation>
    </message>
    <message>
        <source>skewed to the right</source>
        <translation>oblique à droite</translation>
    </message>
    <message>
        <source>legal; mention it in the road-book</source>
        <translation>réglementaire&#xa0;; signalez-le dans le road-book</translation>
    </message>
    <message>
        <source>the roads of {side} do not meet those around it, as it lies</source>
        <translation>posées ainsi, les routes de {side} ne rejoignent pas celles qui l&apos;entourent</translation>
    </message>
    <message>
        <source>the stage has no tiles</source>
        <translation>la spéciale n&apos;a pas de tuiles</translation>
    </message>
    <message>
        <source>add tiles, or remove the stage</source>
        <translation>ajoutez des tuiles, ou supprimez la spéciale</translation>
    </message>
    <message>
        <source>route, pace notes and course in the road-book are those of another layout</source>
        <translation>l&apos;itinéraire, les notes de copilote et le parcours du road-book sont ceux d&apos;un autre tracé</translation>
    </message>
    <message>
        <source>publish the road-book again (trackeditor convert IN OUT)</source>
        <translation>publiez de nouveau le road-book (trackeditor convert IN OUT)</translation>
    </message>
    <message>
        <source>{times} stages are called &apos;{name}&apos;</source>
        <translation>{times} spéciales s&apos;appellent «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>give each its own name</source>
        <translation>donnez à chacune son propre nom</translation>
    </message>
    <message>
        <source>there is no box &apos;{box}&apos;</source>
        <translation>il n&apos;y a pas de boîte «&#xa0;{box}&#xa0;»</translation>
    </message>
    <message>
        <source>choose from: {boxes}</source>
        <translation>choisissez parmi&#xa0;: {boxes}</translation>
    </message>
    <message>
        <source>the layout is a stage, and the game chosen is driven on circuits</source>
        <translation>le tracé est une spéciale, et le jeu choisi se court sur des circuits</translation>
    </message>
    <message>
        <source>close the road to a circuit, or check it for another game</source>
        <translation>refermez la route en circuit, ou vérifiez-la pour un autre jeu</translation>
    </message>
    <message>
        <source>the layout is a circuit, and the game chosen is driven on stages</source>
        <translation>le tracé est un circuit, et le jeu choisi se court sur des spéciales</translation>
    </message>
    <message>
        <source>open the road from a start to a finish, or check it for another game</source>
        <translation>ouvrez la route d&apos;un départ à une arrivée, ou vérifiez-la pour un autre jeu</translation>
    </message>
    <message>
        <source>the layout is a circuit, and {game} is driven on stages</source>
        <translation>le tracé est un circuit, et {game} se court sur des spéciales</translation>
    </message>
    <message>
        <source>set the game of the road-book to {other}, or open the road from a start to a finish</source>
        <translation>réglez le jeu du road-book sur {other}, ou ouvrez la route d&apos;un départ à une arrivée</translation>
    </message>
    <message>
        <source>the layout is a stage, and {game} is driven on circuits</source>
        <translation>le tracé est une spéciale, et {game} se court sur des circuits</translation>
    </message>
    <message>
        <source>set the game of the road-book to {other}, or close the road to a circuit</source>
        <translation>réglez le jeu du road-book sur {other}, ou refermez la route en circuit</translation>
    </message>
    <message>
        <source>tile {tile} is used {times} times ({sides}), the boxes hold {owned}</source>
        <translation>la tuile {tile} est utilisée {times} fois ({sides}), les boîtes en ont {owned}</translation>
    </message>
    <message>
        <source>replace it by a similar tile, or add a box that holds more copies</source>
        <translation>remplacez-la par une tuile semblable, ou ajoutez une boîte qui en a davantage</translation>
    </message>
    <message>
        <source>Put {side} in its place</source>
        <translation>Mettre {side} à sa place</translation>
    </message>
    <message>
        <source>none of the boxes at hand holds tile {tile}</source>
        <translation>aucune des boîtes disponibles n&apos;a la tuile {tile}</translation>
    </message>
    <message numerus="yes">
        <source>none of the boxes at hand holds the scenery tiles {tiles}</source>
        <comment>none of the boxes at hand holds the scenery tile {tiles}</comment>
        <translation>
            <numerusform>aucune des boîtes disponibles n&apos;a la tuile de décor {tiles}</numerusform>
            <numerusform>aucune des boîtes disponibles n&apos;a les tuiles de décor {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>legal; leave it out, or {remedy}</source>
        <translation>réglementaire&#xa0;; passez-vous-en, ou {remedy}</translation>
    </message>
    <message>
        <source>choose another: no box holds it</source>
        <translation>choisissez-en une autre&#xa0;: aucune boîte ne l&apos;a</translation>
    </message>
    <message>
        <source>add the box {boxes}</source>
        <translation>ajoutez la boîte {boxes}</translation>
    </message>
    <message>
        <source>{side} lies on the hexagon of {other}</source>
        <translation>{side} est sur l&apos;hexagone de {other}</translation>
    </message>
    <message>
        <source>move one of them, or remove {side}</source>
        <translation>déplacez l&apos;une des deux, ou enlevez {side}</translation>
    </message>
    <message>
        <source>{side} lies on the hexagon of another {side}</source>
        <translation>{side} est sur l&apos;hexagone d&apos;une autre {side}</translation>
    </message>
    <message>
        <source>move one of them, or remove it</source>
        <translation>déplacez l&apos;une des deux, ou enlevez-la</translation>
    </message>
    <message>
        <source>Remove the {side} that is there twice</source>
        <translation>Enlever {side}, qui y est deux fois</translation>
    </message>
    <message>
        <source>the library has no side &apos;{side}&apos;</source>
        <translation>la bibliothèque n&apos;a pas de face «&#xa0;{side}&#xa0;»</translation>
    </message>
    <message>
        <source>did you mean {sides}?</source>
        <translation>vouliez-vous dire {sides}&#xa0;?</translation>
    </message>
    <message>
        <source>&apos;trackeditor tiles&apos; lists all; a tile of somebody&apos;s own needs its tile file (docs/tile-format.md)</source>
        <translation>«&#xa0;trackeditor tiles&#xa0;» les énumère toutes&#xa0;; une tuile faite maison a besoin de son fichier de tuiles (docs/tile-format.md)</translation>
    </message>
    <message>
        <source>Take it for {side}</source>
        <translation>La prendre pour {side}</translation>
    </message>
    <message>
        <source>the {marker} stands where no tile lies</source>
        <translation>le {marker} est où il n&apos;y a pas de tuile</translation>
    </message>
    <message>
        <source>move it onto a tile, or remove it</source>
        <translation>déplacez-le sur une tuile, ou enlevez-le</translation>
    </message>
    <message>
        <source>the {marker} stands on &apos;{line}&apos;, which is no line of {side}</source>
        <translation>le {marker} est sur «&#xa0;{line}&#xa0;», qui n&apos;est pas une ligne de {side}</translation>
    </message>
    <message>
        <source>name a border between two rows (r0.0: after the first row of the first road) or an edge with a road (A to F)</source>
        <translation>nommez une limite entre deux rangées (r0.0&#xa0;: après la première rangée de la première route) ou un côté avec une route (A à F)</translation>
    </message>
    <message>
        <source>Remove the marker where no tile lies</source>
        <translation>Enlever le marqueur où il n&apos;y a pas de tuile</translation>
    </message>
    <message>
        <source>Remove the marker on no line of {side}</source>
        <translation>Enlever le marqueur qui n&apos;est sur aucune ligne de {side}</translation>
    </message>
    <message>
        <source>the {marker} shows to edge {edge} of {side}, where no car comes from its line</source>
        <translation>le {marker} montre le côté {edge} de {side}, où aucune voiture ne va depuis sa ligne</translation>
    </message>
    <message>
        <source>let it show to edge {edges}</source>
        <translation>faites-lui montrer le côté {edges}</translation>
    </message>
    <message>
        <source>move it to a road that is driven</source>
        <translation>déplacez-le sur une route où l&apos;on roule</translation>
    </message>
    <message>
        <source>Let the {marker} show to edge {edge}</source>
        <translation>Orienter le {marker} vers le côté {edge}</translation>
    </message>
    <message>
        <source>the token &apos;{kind}&apos; lies where no tile lies</source>
        <translation>le jeton «&#xa0;{kind}&#xa0;» est où il n&apos;y a pas de tuile</translation>
    </message>
    <message>
        <source>Remove the token &apos;{kind}&apos;</source>
        <translation>Enlever le jeton «&#xa0;{kind}&#xa0;»</translation>
    </message>
    <message>
        <source>the stage has no start line</source>
        <translation>la spéciale n&apos;a pas de ligne de départ</translation>
    </message>
    <message>
        <source>add a START tile (202, 301), or a start marker</source>
        <translation>ajoutez une tuile START (202, 301), ou un marqueur de départ</translation>
    </message>
    <message>
        <source>{side} has a second start line</source>
        <translation>{side} a une deuxième ligne de départ</translation>
    </message>
    <message>
        <source>keep one start line</source>
        <translation>gardez une seule ligne de départ</translation>
    </message>
    <message>
        <source>start marker</source>
        <translation>marqueur de départ</translation>
    </message>
    <message>
        <source>the stage has no finish line</source>
        <translation>la spéciale n&apos;a pas de ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>add a FINISH tile (203, 302), or a finish standee</source>
        <translation>ajoutez une tuile FINISH (203, 302), ou un panneau d&apos;arrivée</translation>
    </message>
    <message>
        <source>no road leads from the start line on {start} to the finish line on {finish}</source>
        <translation>aucune route ne mène de la ligne de départ de {start} à la ligne d&apos;arrivée de {finish}</translation>
    </message>
    <message numerus="yes">
        <source>{finding}; from the start {count} tiles can be reached</source>
        <comment>{finding}; from the start {count} tile can be reached</comment>
        <translation>
            <numerusform>{finding}&#xa0;; depuis le départ on atteint {count} tuile</numerusform>
            <numerusform>{finding}&#xa0;; depuis le départ on atteint {count} tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>lead the road on from where it ends (see the CON findings)</source>
        <translation>prolongez la route là où elle finit (voyez les constats CON)</translation>
    </message>
    <message>
        <source>driven as the markers say, the finish line comes before the start line</source>
        <translation>dans le sens des marqueurs, la ligne d&apos;arrivée vient avant la ligne de départ</translation>
    </message>
    <message>
        <source>turn the start marker round, or exchange start and finish</source>
        <translation>retournez le marqueur de départ, ou échangez départ et arrivée</translation>
    </message>
    <message>
        <source>Let the markers show no way: the road decides it</source>
        <translation>Enlever le sens des marqueurs&#xa0;: la route en décide</translation>
    </message>
    <message>
        <source>{side} has a second finish line</source>
        <translation>{side} a une deuxième ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>keep one finish line</source>
        <translation>gardez une seule ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>finish standee</source>
        <translation>panneau d&apos;arrivée</translation>
    </message>
    <message>
        <source>{side} has a second {marker}</source>
        <translation>{side} a un deuxième {marker}</translation>
    </message>
    <message>
        <source>keep one arch of each kind</source>
        <translation>gardez une seule arche de chaque sorte</translation>
    </message>
    <message>
        <source>Remove the {marker} from {side}</source>
        <translation>Enlever le {marker} de {side}</translation>
    </message>
    <message>
        <source>the joker section has no {marker}</source>
        <translation>la section joker n&apos;a pas de {marker}</translation>
    </message>
    <message>
        <source>place it {place}</source>
        <translation>placez-le {place}</translation>
    </message>
    <message>
        <source>Place the {marker} {place}</source>
        <translation>Placer le {marker} {place}</translation>
    </message>
    <message>
        <source>the {marker} on {side} stands the wrong way round</source>
        <translation>le {marker} sur {side} est à l&apos;envers</translation>
    </message>
    <message>
        <source>turn it, or exchange the arches</source>
        <translation>retournez-le, ou échangez les arches</translation>
    </message>
    <message>
        <source>{place}, or {other} if the road there is the joker section</source>
        <translation>{place}, ou {other} si la route y est la section joker</translation>
    </message>
    <message>
        <source>Place both arches of the joker lap around {tile}</source>
        <translation>Placer les deux arches du tour joker autour de {tile}</translation>
    </message>
    <message>
        <source>turn it, exchange the arches, or move the finish standee {place}: line and arches tell different ways round</source>
        <translation>retournez-le, échangez les arches, ou déplacez le panneau d&apos;arrivée {place}&#xa0;: la ligne et les arches indiquent des sens différents</translation>
    </message>
    <message>
        <source>Let the {marker} on {side} show the way of the cars</source>
        <translation>Orienter le {marker} sur {side} dans le sens des voitures</translation>
    </message>
    <message>
        <source>Exchange the entrance and the exit of the joker lap</source>
        <translation>Échanger l&apos;entrée et la sortie du tour joker</translation>
    </message>
    <message>
        <source>the {marker} on {side} does not stand on the joker section</source>
        <translation>le {marker} sur {side} n&apos;est pas sur la section joker</translation>
    </message>
    <message>
        <source>Move the {marker} {place}</source>
        <translation>Déplacer le {marker} {place}</translation>
    </message>
    <message>
        <source>the course does not go over {side}</source>
        <translation>le parcours ne passe pas par {side}</translation>
    </message>
    <message>
        <source>remove it, lead the road over it, or leave it as decoration</source>
        <translation>enlevez-la, faites-y passer la route, ou laissez-la comme décor</translation>
    </message>
    <message numerus="yes">
        <source>the course does not use the road ends {edges} of {side}</source>
        <comment>the course does not use this road end of {side}</comment>
        <translation>
            <numerusform>le parcours n&apos;utilise pas cette extrémité de route de {side}</numerusform>
            <numerusform>le parcours n&apos;utilise pas les extrémités de route {edges} de {side}</numerusform>
        </translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, or use another tile</source>
        <translation>dites dans les notes de la spéciale par où passer, ou prenez une autre tuile</translation>
    </message>
    <message>
        <source>short {tiles}</source>
        <translation>courte {tiles}</translation>
    </message>
    <message>
        <source>medium {tiles}</source>
        <translation>moyenne {tiles}</translation>
    </message>
    <message>
        <source>long {tiles}</source>
        <translation>longue {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>the stage has {count} tiles (usual: {usual})</source>
        <comment>the stage has {count} tile (usual: {usual})</comment>
        <translation>
            <numerusform>la spéciale a {count} tuile (d&apos;habitude&#xa0;: {usual})</numerusform>
            <numerusform>la spéciale a {count} tuiles (d&apos;habitude&#xa0;: {usual})</numerusform>
        </translation>
    </message>
    <message>
        <source>legal; add or remove tiles for a usual length</source>
        <translation>réglementaire&#xa0;; ajoutez ou enlevez des tuiles pour une longueur habituelle</translation>
    </message>
    <message numerus="yes">
        <source>{count} other ways lead from the start to the finish; the longest is taken</source>
        <comment>{count} other way leads from the start to the finish; the longest is taken</comment>
        <translation>
            <numerusform>{count} autre chemin mène du départ à l&apos;arrivée&#xa0;; on prend le plus long</numerusform>
            <numerusform>{count} autres chemins mènent du départ à l&apos;arrivée&#xa0;; on prend le plus long</numerusform>
        </translation>
    </message>
    <message>
        <source>very many ways lead from the start to the finish; the longest of those that were compared is taken</source>
        <translation>un très grand nombre de chemins mènent du départ à l&apos;arrivée&#xa0;; on prend le plus long de ceux qui ont été comparés</translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, or take the fork out</source>
        <translation>dites dans les notes de la spéciale par où passer, ou enlevez la bifurcation</translation>
    </message>
    <message>
        <source>the road ends at the finish line: no space lies beyond it</source>
        <translation>la route finit à la ligne d&apos;arrivée&#xa0;: il n&apos;y a pas de case au-delà</translation>
    </message>
    <message>
        <source>move the finish standee back, or add a tile</source>
        <translation>reculez le panneau d&apos;arrivée, ou ajoutez une tuile</translation>
    </message>
    <message>
        <source>the start line lies where the road ends: no car can stand behind it and drive over it</source>
        <translation>la ligne de départ est où finit la route&#xa0;: aucune voiture ne peut se tenir derrière et la franchir</translation>
    </message>
    <message>
        <source>move the start marker to a border between two rows, or add a tile</source>
        <translation>déplacez le marqueur de départ entre deux rangées, ou ajoutez une tuile</translation>
    </message>
    <message>
        <source>Move the {marker} one row into {side}</source>
        <translation>Avancer le {marker} d&apos;une rangée dans {side}</translation>
    </message>
    <message>
        <source>turn {side} {turn}</source>
        <translation>tournez {side} {turn}</translation>
    </message>
    <message>
        <source>Turn {side} {turn}</source>
        <translation>Tourner {side} {turn}</translation>
    </message>
    <message>
        <source>turn {side} over</source>
        <translation>retournez {side}</translation>
    </message>
    <message>
        <source>Turn {side} over</source>
        <translation>Retourner {side}</translation>
    </message>
    <message>
        <source>turn {side} over and then {turn}</source>
        <translation>retournez {side}, puis tournez-la {turn}</translation>
    </message>
    <message>
        <source>Turn {side} over and then {turn}</source>
        <translation>Retourner {side}, puis la tourner {turn}</translation>
    </message>
    <message>
        <source>by 180 degrees</source>
        <translation>de 180 degrés</translation>
    </message>
    <message>
        <source>by {degrees} degrees clockwise</source>
        <translation>de {degrees} degrés dans le sens horaire</translation>
    </message>
    <message>
        <source>by {degrees} degrees anticlockwise</source>
        <translation>de {degrees} degrés dans le sens antihoraire</translation>
    </message>
    <message>
        <source>finish marker</source>
        <translation>marqueur d&apos;arrivée</translation>
    </message>
    <message>
        <source>start-finish marker</source>
        <translation>marqueur de départ et d&apos;arrivée</translation>
    </message>
    <message>
        <source>joker-entrance marker</source>
        <translation>marqueur d&apos;entrée du joker</translation>
    </message>
    <message>
        <source>joker-exit marker</source>
        <translation>marqueur de sortie du joker</translation>
    </message>
    <message>
        <source>{kind} marker</source>
        <translation>marqueur {kind}</translation>
    </message>
    <message>
        <source>{side} at ({q}, {r})</source>
        <translation>{side} en ({q}, {r})</translation>
    </message>
    <message>
        <source>DIRT</source>
        <translation>DIRT</translation>
    </message>
    <message>
        <source>GT</source>
        <translation>GT</translation>
    </message>
    <message>
        <source>rallycross</source>
        <translation>rallycross</translation>
    </message>
    <message>
        <source>the classic game</source>
        <translation>le jeu classique</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>the picture would have {width} x {height} pixels; ask for fewer pixels per hexagon</source>
        <translation>l&apos;image aurait {width} x {height} pixels&#xa0;; demandez moins de pixels par hexagone</translation>
    </message>
    <message>
        <source>no memory for {width} x {height} pixels; ask for fewer</source>
        <translation>pas assez de mémoire pour {width} x {height} pixels&#xa0;; demandez-en moins</translation>
    </message>
    <message>
        <source>the poster would have {rows} x {columns} pages; choose larger paper or a shorter edge</source>
        <translation>l&apos;affiche aurait {rows} x {columns} pages&#xa0;; choisissez un papier plus grand ou un côté plus court</translation>
    </message>
    <message>
        <source>a page cannot be added; choose a larger page</source>
        <translation>impossible d&apos;ajouter une page&#xa0;; choisissez une page plus grande</translation>
    </message>
    <message>
        <source>not a road-book; it must be an object with &apos;format: {format}&apos;</source>
        <translation>pas un road-book&#xa0;; ce doit être un objet avec «&#xa0;format: {format}&#xa0;»</translation>
    </message>
    <message>
        <source>{fault} (see docs/roadbook-format.md)</source>
        <translation>{fault} (voir docs/roadbook-format.md)</translation>
    </message>
    <message>
        <source>{version} is newer than this program reads ({known}); install a newer trackeditor</source>
        <translation>{version} est plus récent que ce que ce programme lit ({known})&#xa0;; installez un trackeditor plus récent</translation>
    </message>
    <message>
        <source>{version} is not known; it must be {known}</source>
        <translation>{version} est inconnu&#xa0;; ce doit être {known}</translation>
    </message>
    <message>
        <source>version {version} to {next}: {change}</source>
        <translation>version {version} à {next}&#xa0;: {change}</translation>
    </message>
    <message>
        <source>no key of a layout; dropped</source>
        <translation>pas une clé de tracé&#xa0;; abandonnée</translation>
    </message>
    <message>
        <source>{place}.{fault}</source>
        <translation>{place}.{fault}</translation>
    </message>
    <message>
        <source>{name} is entered twice; take one out, or tell them apart</source>
        <translation>{name} est inscrit deux fois&#xa0;; enlevez-en un, ou distinguez-les</translation>
    </message>
    <message>
        <source>the same entry is there twice; its other keys ({keys}) are dropped</source>
        <translation>la même entrée y est deux fois&#xa0;; ses autres clés ({keys}) sont abandonnées</translation>
    </message>
    <message>
        <source>{fault}; publish the road-book again</source>
        <translation>{fault}&#xa0;; publiez de nouveau le road-book</translation>
    </message>
    <message>
        <source>a text has half a character; write it anew</source>
        <translation>un texte contient un demi-caractère&#xa0;; réécrivez-le</translation>
    </message>
    <message>
        <source>name the file *.roadbook.yaml or *.roadbook.json</source>
        <translation>nommez le fichier *.roadbook.yaml ou *.roadbook.json</translation>
    </message>
    <message>
        <source>{fault}; make several road-books of it</source>
        <translation>{fault}&#xa0;; faites-en plusieurs road-books</translation>
    </message>
    <message>
        <source>no regular file; name a file</source>
        <translation>pas un fichier ordinaire&#xa0;; nommez un fichier</translation>
    </message>
    <message>
        <source>check the directory and its rights</source>
        <translation>vérifiez le dossier et ses droits</translation>
    </message>
    <message>
        <source>name a file that is no link to itself</source>
        <translation>nommez un fichier qui n&apos;est pas un lien vers lui-même</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>choisissez un nom plus court</translation>
    </message>
    <message>
        <source>cannot be saved ({reason}); {remedy}</source>
        <translation>ne peut pas être enregistré ({reason})&#xa0;; {remedy}</translation>
    </message>
    <message>
        <source>cannot be saved; choose another name</source>
        <translation>ne peut pas être enregistré&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>no file; name a layout, a road-book or an example</source>
        <translation>pas de fichier&#xa0;; nommez un tracé, un road-book ou un exemple</translation>
    </message>
    <message>
        <source>stages of different games ({games}); open them one by one</source>
        <translation>spéciales de jeux différents ({games})&#xa0;; ouvrez-les une par une</translation>
    </message>
    <message>
        <source>a name is empty; name a layout, a road-book or an example</source>
        <translation>un nom est vide&#xa0;; indiquez un tracé, un road-book ou un exemple</translation>
    </message>
    <message>
        <source>no such file or example; `trackeditor examples` lists those here</source>
        <translation>ni fichier ni exemple de ce nom&#xa0;; «&#xa0;trackeditor examples&#xa0;» donne les exemples</translation>
    </message>
    <message>
        <source>comments (lines that begin with #) are not kept when the file is saved again</source>
        <translation>les commentaires (lignes qui commencent par #) ne sont pas gardés quand le fichier est enregistré de nouveau</translation>
    </message>
    <message>
        <source>control characters in {text} became spaces</source>
        <translation>les caractères de contrôle de {text} sont devenus des espaces</translation>
    </message>
    <message>
        <source>a stage without a name; it is called {name}</source>
        <translation>une spéciale sans nom&#xa0;; elle s&apos;appelle {name}</translation>
    </message>
    <message>
        <source>unknown key &apos;{key}&apos; is kept; did you mean &apos;{meant}&apos;?</source>
        <translation>la clé inconnue «&#xa0;{key}&#xa0;» est gardée&#xa0;; vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>le document</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing; add it</source>
        <translation>«&#xa0;{key}&#xa0;» manque&#xa0;; ajoutez-le</translation>
    </message>
    <message>
        <source>{key} is not a key of this object; take it out</source>
        <translation>{key} n&apos;est pas une clé de cet objet&#xa0;; enlevez-la</translation>
    </message>
    <message>
        <source>must be one of {choice}, not {value}</source>
        <translation>doit être parmi {choice}, pas {value}</translation>
    </message>
    <message>
        <source>must be at least {least}, not {value}</source>
        <translation>doit être au moins {least}, pas {value}</translation>
    </message>
    <message>
        <source>must be at most {most}, not {value}</source>
        <translation>doit être au plus {most}, pas {value}</translation>
    </message>
    <message>
        <source>{value} is not allowed here</source>
        <translation>{value} n&apos;est pas admis ici</translation>
    </message>
    <message numerus="yes">
        <source>must have at least {count} entries</source>
        <comment>must have at least {count} entry</comment>
        <translation>
            <numerusform>doit avoir au moins {count} entrée</numerusform>
            <numerusform>doit avoir au moins {count} entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most {count} entries</source>
        <comment>must have at most {count} entry</comment>
        <translation>
            <numerusform>doit avoir au plus {count} entrée</numerusform>
            <numerusform>doit avoir au plus {count} entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at least {count} characters</source>
        <comment>must have at least {count} character</comment>
        <translation>
            <numerusform>doit avoir au moins {count} caractère</numerusform>
            <numerusform>doit avoir au moins {count} caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most {count} characters</source>
        <comment>must have at most {count} character</comment>
        <translation>
            <numerusform>doit avoir au plus {count} caractère</numerusform>
            <numerusform>doit avoir au plus {count} caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{some} or {other}</source>
        <translation>{some} ou {other}</translation>
    </message>
    <message>
        <source>{some} and {other}</source>
        <translation>{some} et {other}</translation>
    </message>
    <message>
        <source>{some}, {other}</source>
        <translation>{some}, {other}</translation>
    </message>
    <message>
        <source>the course is a {kind}; &apos;{rules}&apos; needs {needed}</source>
        <translation>genre du parcours&#xa0;: {kind}&#xa0;; «&#xa0;{rules}&#xa0;» demande {needed}</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuit</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>spéciale</translation>
    </message>
    <message>
        <source>{fault}; compile the course anew</source>
        <translation>{fault}&#xa0;; compilez de nouveau le parcours</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos;</source>
        <translation>la case «&#xa0;{cell}&#xa0;»</translation>
    </message>
    <message>
        <source>the course has no cell behind a start line; place a start</source>
        <translation>le parcours n&apos;a pas de case derrière une ligne de départ&#xa0;; placez un départ</translation>
    </message>
    <message>
        <source>the move from &apos;{start}&apos; to &apos;{end}&apos;</source>
        <translation>le mouvement de «&#xa0;{start}&#xa0;» à «&#xa0;{end}&#xa0;»</translation>
    </message>
    <message>
        <source>a circuit with a start-finish line</source>
        <translation>un circuit avec une ligne de départ/arrivée</translation>
    </message>
    <message>
        <source>a stage, which does not lead back to its start</source>
        <translation>une spéciale, qui ne ramène pas à son départ</translation>
    </message>
    <message>
        <source>{thing} {fault}</source>
        <translation>{thing} {fault}</translation>
    </message>
    <message>
        <source>has the surface &apos;{surface}&apos;, for which &apos;{rules}&apos; has no dice; use tiles of its surfaces</source>
        <translation>a le revêtement «&#xa0;{surface}&#xa0;», pour lequel «&#xa0;{rules}&#xa0;» n&apos;a pas de dés&#xa0;; prenez des tuiles de ses revêtements</translation>
    </message>
    <message>
        <source>has the jump {gear}; the lowest gear to drive in is 1</source>
        <translation>a le saut {gear}&#xa0;; la vitesse la plus basse pour rouler est 1</translation>
    </message>
    <message>
        <source>has the warning at gear {gear}; the lowest gear to drive in is 1</source>
        <translation>a l&apos;alerte en vitesse {gear}&#xa0;; la vitesse la plus basse pour rouler est 1</translation>
    </message>
    <message>
        <source>has the limit {gear}; the lowest gear to drive in is 1</source>
        <translation>a la limite {gear}&#xa0;; la vitesse la plus basse pour rouler est 1</translation>
    </message>
    <message>
        <source>adds {warnings} warnings; a border adds 0 to {most}</source>
        <translation>ajoute des alertes ({warnings})&#xa0;; une limite en ajoute de 0 à {most}</translation>
    </message>
    <message>
        <source>not a race log of format {format}</source>
        <translation>pas un journal de course au format {format}</translation>
    </message>
    <message>
        <source>the seed must be a whole number or null</source>
        <translation>la graine doit être un nombre entier ou null</translation>
    </message>
    <message>
        <source>the header must list the drivers</source>
        <translation>l&apos;en-tête doit donner les pilotes</translation>
    </message>
    <message>
        <source>the header must list the stages</source>
        <translation>l&apos;en-tête doit donner les spéciales</translation>
    </message>
    <message numerus="yes">
        <source>the race was driven on {count} stages, and {courses} are given; open {names}</source>
        <comment>the race was driven on {count} stage, and {courses} are given; open {names}</comment>
        <translation>
            <numerusform>la course a été courue sur {count} spéciale, et {courses} sont données&#xa0;; ouvrez {names}</numerusform>
            <numerusform>la course a été courue sur {count} spéciales, et {courses} sont données&#xa0;; ouvrez {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; was driven on another course than the one given; open {names} as it was then</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» a été courue sur un autre parcours que celui donné&#xa0;; ouvrez {names} tel qu&apos;il était alors</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has laps or a weather that are none</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» indique un nombre de tours ou une météo non valable</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has splits that are no tiles</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» indique des temps intermédiaires qui ne désignent pas de tuiles</translation>
    </message>
    <message>
        <source>not JSON; the log is damaged</source>
        <translation>pas du JSON&#xa0;; le journal est abîmé</translation>
    </message>
    <message>
        <source>not an event; the log is damaged</source>
        <translation>pas un événement&#xa0;; le journal est abîmé</translation>
    </message>
    <message>
        <source>the log is empty; choose another file</source>
        <translation>le journal est vide&#xa0;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>the log ends before the race does</source>
        <translation>le journal finit avant la course</translation>
    </message>
    <message>
        <source>the race is broken off, but the log goes on</source>
        <translation>la course est interrompue, mais le journal continue</translation>
    </message>
    <message>
        <source>the log has {logged}, the race gives {given}</source>
        <translation>le journal a {logged}, la course donne {given}</translation>
    </message>
    <message>
        <source>the race is over, but the log goes on</source>
        <translation>la course est finie, mais le journal continue</translation>
    </message>
    <message numerus="yes">
        <source>expected a roll of {count} dice</source>
        <comment>expected a roll of {count} die</comment>
        <translation>
            <numerusform>on attendait un lancer de {count} dé</numerusform>
            <numerusform>on attendait un lancer de {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a token that is in the bag</source>
        <translation>on attendait un jeton qui est dans le sac</translation>
    </message>
    <message>
        <source>expected the start of {name} on a free cell</source>
        <translation>on attendait le départ de {name} sur une case libre</translation>
    </message>
    <message>
        <source>expected a decision of {name} that is open to him</source>
        <translation>on attendait de {name} une décision possible</translation>
    </message>
    <message>
        <source>expected how {name} orders his dice</source>
        <translation>on attendait l&apos;ordre des dés de {name}</translation>
    </message>
    <message>
        <source>a rally needs at least one stage</source>
        <translation>un rallye a besoin d&apos;au moins une spéciale</translation>
    </message>
    <message>
        <source>{cars} cars for {drivers} drivers; give one each</source>
        <translation>{cars} voitures pour {drivers} pilotes&#xa0;; donnez-en une à chacun</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; has no weather; leave the weather out</source>
        <translation>«&#xa0;{rules}&#xa0;» n&apos;a pas de météo&#xa0;; n&apos;indiquez pas de météo</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; does not know the weather &apos;{weather}&apos;; it knows: {known}</source>
        <translation>«&#xa0;{rules}&#xa0;» ne connaît pas la météo «&#xa0;{weather}&#xa0;»&#xa0;; météos connues&#xa0;: {known}</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; knows no laps; leave their number out</source>
        <translation>«&#xa0;{rules}&#xa0;» ne connaît pas de tours de piste&#xa0;; n&apos;en indiquez pas le nombre</translation>
    </message>
    <message>
        <source>car</source>
        <translation>voiture</translation>
    </message>
    <message>
        <source>tyres</source>
        <translation>pneus</translation>
    </message>
    <message>
        <source>none to choose</source>
        <translation>rien au choix</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; has no {what} &apos;{chosen}&apos;; it has: {names}</source>
        <translation>«&#xa0;{rules}&#xa0;» n&apos;a pas de {what} «&#xa0;{chosen}&#xa0;»&#xa0;; au choix&#xa0;: {names}</translation>
    </message>
    <message>
        <source>tyres &apos;{tyres}&apos; are for {named} stages, and the rally has {driven}; name tyres once, or for each stage</source>
        <translation>les pneus «&#xa0;{tyres}&#xa0;» sont pour {named} spéciales, et le rallye en a {driven}&#xa0;; indiquez les pneus une fois, ou pour chaque spéciale</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos;: {reason}</source>
        <translation>spéciale «&#xa0;{stage}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no end after {rounds} rounds: the cars on {cells} block each other</source>
        <translation>pas de fin après {rounds} manches&#xa0;: les voitures en {cells} se bloquent</translation>
    </message>
    <message>
        <source>driver {name} cannot start on {cell}; free are {cells}</source>
        <translation>le pilote {name} ne peut pas partir de {cell}&#xa0;; libres&#xa0;: {cells}</translation>
    </message>
    <message numerus="yes">
        <source>the grid has {count} places for {cars} cars; use a start-finish tile with more, or fewer cars</source>
        <comment>the grid has {count} place for {cars} cars; use a start-finish tile with more, or fewer cars</comment>
        <translation>
            <numerusform>la grille a {count} place pour {cars} voitures&#xa0;; prenez une tuile de départ/arrivée qui en a plus, ou moins de voitures</numerusform>
            <numerusform>la grille a {count} places pour {cars} voitures&#xa0;; prenez une tuile de départ/arrivée qui en a plus, ou moins de voitures</numerusform>
        </translation>
    </message>
    <message>
        <source>{drivers} drivers; &apos;{rules}&apos; is for one driver alone</source>
        <translation>{drivers} pilotes&#xa0;; «&#xa0;{rules}&#xa0;» est pour un seul pilote</translation>
    </message>
    <message>
        <source>{drivers} drivers; choose 1 to {most}</source>
        <translation>{drivers} pilotes&#xa0;; choisissez de 1 à {most}</translation>
    </message>
    <message>
        <source>no rules &apos;{name}&apos;; choose one of: {names}</source>
        <translation>pas de règles «&#xa0;{name}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <source>rule key &apos;{key}&apos;: &apos;{value}&apos; is not played; use {choice}</source>
        <translation>clé de règle «&#xa0;{key}&#xa0;»&#xa0;: «&#xa0;{value}&#xa0;» ne se joue pas&#xa0;; prenez {choice}</translation>
    </message>
    <message>
        <source>no way leads from start cell {cell} over the finish line; complete the road</source>
        <translation>aucun chemin ne mène de la case de départ {cell} par la ligne d&apos;arrivée&#xa0;; complétez la route</translation>
    </message>
    <message>
        <source>Two tiles on one hexagon</source>
        <translation>Deux tuiles sur un hexagone</translation>
    </message>
    <message>
        <source>A hexagon of the table takes one tile. A file that puts two on one place cannot be built.</source>
        <translation>Un hexagone de la table reçoit une tuile. Un fichier qui en met deux à la même place ne peut pas être construit.</translation>
    </message>
    <message>
        <source>FORMATS.md, section 3</source>
        <translation>FORMATS.md, section 3</translation>
    </message>
    <message>
        <source>Unknown tile</source>
        <translation>Tuile inconnue</translation>
    </message>
    <message>
        <source>Every tile must be a printed side of the library (a number with the letter of its side).</source>
        <translation>Chaque tuile doit être une face imprimée de la bibliothèque (un numéro avec la lettre de sa face).</translation>
    </message>
    <message>
        <source>tile library</source>
        <translation>bibliothèque de tuiles</translation>
    </message>
    <message>
        <source>Marker on no line</source>
        <translation>Marqueur hors d&apos;une ligne</translation>
    </message>
    <message>
        <source>A standee or arch stands on a line between spaces that spans the road. That is a border between two rows of a road of its tile, or an edge with a road end.</source>
        <translation>Un panneau ou une arche se place sur une ligne entre les cases, en travers de toute la route&#xa0;: une limite entre deux rangées d&apos;une route de sa tuile, ou un côté avec une extrémité de route.</translation>
    </message>
    <message>
        <source>RULES.md, section 3 (finish line)</source>
        <translation>RULES.md, section 3 (ligne d&apos;arrivée)</translation>
    </message>
    <message>
        <source>Marker that shows no way</source>
        <translation>Marqueur qui ne montre aucun chemin</translation>
    </message>
    <message>
        <source>A marker that shows the way cars drive on must show one that a road takes from its line.</source>
        <translation>Un marqueur qui montre par où continuent les voitures doit montrer un chemin qu&apos;une route prend depuis sa ligne.</translation>
    </message>
    <message>
        <source>Token beside the tiles</source>
        <translation>Jeton hors des tuiles</translation>
    </message>
    <message>
        <source>A token is laid on a tile; one beside all tiles does nothing.</source>
        <translation>Un jeton se pose sur une tuile&#xa0;; hors des tuiles il ne fait rien.</translation>
    </message>
    <message>
        <source>FORMATS.md, section 4</source>
        <translation>FORMATS.md, section 4</translation>
    </message>
    <message>
        <source>More copies than the boxes hold</source>
        <translation>Plus d&apos;exemplaires que n&apos;en ont les boîtes</translation>
    </message>
    <message>
        <source>A layout can use as many copies of a tile as the boxes at hand hold. Both sides of a tile share its copies: 205a and 205b need two tiles 205.</source>
        <translation>Un tracé peut utiliser autant d&apos;exemplaires d&apos;une tuile que les boîtes disponibles en ont. Les deux faces d&apos;une tuile partagent ses exemplaires&#xa0;: 205a et 205b demandent deux tuiles 205.</translation>
    </message>
    <message>
        <source>editions.yaml</source>
        <translation>editions.yaml</translation>
    </message>
    <message>
        <source>Tile of a box that is not at hand</source>
        <translation>Tuile d&apos;une boîte qui n&apos;est pas disponible</translation>
    </message>
    <message>
        <source>Every tile with a road must come from a box at hand.</source>
        <translation>Chaque tuile avec une route doit venir d&apos;une boîte disponible.</translation>
    </message>
    <message>
        <source>Scenery of a box that is not at hand</source>
        <translation>Décor d&apos;une boîte qui n&apos;est pas disponible</translation>
    </message>
    <message>
        <source>Scenery tiles come from boxes, too; the stage can be driven without them.</source>
        <translation>Les tuiles de décor viennent aussi de boîtes&#xa0;; la spéciale peut être courue sans elles.</translation>
    </message>
    <message>
        <source>Road into a blank edge</source>
        <translation>Route contre un côté sans route</translation>
    </message>
    <message>
        <source>Where two tiles touch, a road on one must meet a road on the other. The road behind a start line and beyond a finish line may end anywhere, and so may a branch that the course does not use.</source>
        <translation>Où deux tuiles se touchent, la route de l&apos;une doit rencontrer une route de l&apos;autre. La route derrière une ligne de départ et au-delà d&apos;une ligne d&apos;arrivée peut finir n&apos;importe où, de même qu&apos;un embranchement que le parcours n&apos;utilise pas.</translation>
    </message>
    <message>
        <source>Road that ends in the open</source>
        <translation>Route qui finit dans le vide</translation>
    </message>
    <message>
        <source>A road must go on at every road end of its tile. The road behind a start line and beyond a finish line may end anywhere, and so may a branch that the course does not use. Roads that end at one gap are one finding: a tile is missing.</source>
        <translation>Une route doit continuer à chaque extrémité de route de sa tuile. La route derrière une ligne de départ et au-delà d&apos;une ligne d&apos;arrivée peut finir n&apos;importe où, de même qu&apos;un embranchement que le parcours n&apos;utilise pas. Les routes qui finissent au même vide font un seul constat&#xa0;: il manque une tuile.</translation>
    </message>
    <message>
        <source>Lanes that do not meet</source>
        <translation>Voies qui ne se rejoignent pas</translation>
    </message>
    <message>
        <source>Road ends that meet have the same number of lanes; two and three lanes may meet too. Four lanes meet four only, and over a skewed edge the numbers must be equal.</source>
        <translation>Les extrémités de route qui se rencontrent ont le même nombre de voies&#xa0;; deux et trois voies peuvent aussi se rejoindre. Quatre voies n&apos;en rejoignent que quatre, et sur un côté oblique les nombres doivent être égaux.</translation>
    </message>
    <message>
        <source>RULES.md, section 3</source>
        <translation>RULES.md, section 3</translation>
    </message>
    <message>
        <source>Skewed road end against another</source>
        <translation>Extrémité oblique contre une autre</translation>
    </message>
    <message>
        <source>A road that leaves its edge askew goes on only on a tile whose road comes in so. Skewed to the left mates with skewed to the left, right with right.</source>
        <translation>Une route qui quitte son côté en oblique ne continue que sur une tuile dont la route entre de même. Oblique à gauche va avec oblique à gauche, droite avec droite.</translation>
    </message>
    <message>
        <source>FORMATS.md, section 2</source>
        <translation>FORMATS.md, section 2</translation>
    </message>
    <message>
        <source>Two lanes meet three</source>
        <translation>Deux voies en rencontrent trois</translation>
    </message>
    <message>
        <source>Two-lane and three-lane road ends may meet: cars change over diagonally. The printed borders of the road do not match there, so players should be told.</source>
        <translation>Des extrémités à deux et à trois voies peuvent se rencontrer&#xa0;: les voitures passent en diagonale. Les bords imprimés de la route n&apos;y coïncident pas, il faut donc le dire aux joueurs.</translation>
    </message>
    <message>
        <source>Tile that lies the wrong way round</source>
        <translation>Tuile mal orientée</translation>
    </message>
    <message>
        <source>A tile does not meet the roads around it, but would if it lay another way round. The road ends that it leaves loose, its own and those of its neighbours, are not reported again.</source>
        <translation>Une tuile ne rejoint pas les routes voisines, mais le ferait posée autrement. Les extrémités qu&apos;elle laisse libres, les siennes et celles de ses voisines, ne sont pas signalées une deuxième fois.</translation>
    </message>
    <message>
        <source>No start line</source>
        <translation>Pas de ligne de départ</translation>
    </message>
    <message>
        <source>Several start lines</source>
        <translation>Plusieurs lignes de départ</translation>
    </message>
    <message>
        <source>A stage has one start line; with two nobody knows which way it is driven.</source>
        <translation>Une spéciale a une ligne de départ&#xa0;; avec deux, personne ne sait dans quel sens la courir.</translation>
    </message>
    <message>
        <source>RULES.md, section 2</source>
        <translation>RULES.md, section 2</translation>
    </message>
    <message>
        <source>No finish line</source>
        <translation>Pas de ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>Finish not reached</source>
        <translation>Arrivée non atteinte</translation>
    </message>
    <message>
        <source>Finish before start</source>
        <translation>Arrivée avant le départ</translation>
    </message>
    <message>
        <source>Driven the way that its markers say, a stage must come to the start line first.</source>
        <translation>Dans le sens de ses marqueurs, une spéciale doit d&apos;abord passer la ligne de départ.</translation>
    </message>
    <message>
        <source>Several finish lines</source>
        <translation>Plusieurs lignes d&apos;arrivée</translation>
    </message>
    <message>
        <source>A stage has one finish line.</source>
        <translation>Une spéciale a une seule ligne d&apos;arrivée.</translation>
    </message>
    <message>
        <source>Tile off the course</source>
        <translation>Tuile hors parcours</translation>
    </message>
    <message>
        <source>A tile with roads that the course does not use is no part of the stage. It may be meant as decoration, or the road to it is missing. Where its own road ends are at fault the CON findings say so instead.</source>
        <translation>Une tuile avec des routes que le parcours n&apos;utilise pas ne fait pas partie de la spéciale. Elle est peut-être un décor, ou la route qui y mène manque. Si ses propres extrémités de route sont en cause, les constats CON le disent.</translation>
    </message>
    <message>
        <source>Unused branch</source>
        <translation>Embranchement inutilisé</translation>
    </message>
    <message>
        <source>A fork, junction or crossing on the course has a road end that no car uses. Players may wonder where to go: say it in the road-book, or close the branch.</source>
        <translation>Une bifurcation, une jonction ou un croisement du parcours a une extrémité de route qu&apos;aucune voiture n&apos;utilise. Les joueurs peuvent hésiter&#xa0;: dites-le dans le road-book, ou fermez l&apos;embranchement.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>The rules know short, medium and long stages of 10, 14 and 18 tiles. Other lengths can be driven; playing time and rally lengths then differ.</source>
        <translation>Les règles connaissent des spéciales courtes, moyennes et longues de 10, 14 et 18 tuiles. D&apos;autres longueurs se courent aussi&#xa0;; la durée du jeu et du rallye change alors.</translation>
    </message>
    <message>
        <source>More than one way</source>
        <translation>Plus d&apos;un chemin</translation>
    </message>
    <message>
        <source>Forks leave the choice between several ways from the start to the finish. The longest one is taken as the course. A layout full of forks has more ways than can be compared; then it is the longest of those that were.</source>
        <translation>Des bifurcations laissent le choix entre plusieurs chemins du départ à l&apos;arrivée. Le plus long est pris comme parcours. Un tracé plein de bifurcations a plus de chemins qu&apos;on ne peut en comparer&#xa0;; c&apos;est alors le plus long de ceux qui l&apos;ont été.</translation>
    </message>
    <message>
        <source>No space beyond the finish line</source>
        <translation>Pas de case au-delà de la ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>A stage is finished by crossing the line, so there must be a space beyond it.</source>
        <translation>On finit une spéciale en franchissant la ligne, il faut donc une case au-delà.</translation>
    </message>
    <message>
        <source>No road over the start line</source>
        <translation>Pas de route par la ligne de départ</translation>
    </message>
    <message>
        <source>Cars wait on the space behind the start line, so the road must go over it. A start marker on the edge of a tile needs a joined road on both sides.</source>
        <translation>Les voitures attendent sur la case derrière la ligne de départ, la route doit donc la traverser. Un marqueur de départ sur le côté d&apos;une tuile demande une route reliée de part et d&apos;autre.</translation>
    </message>
    <message>
        <source>No start/finish line on the circuit</source>
        <translation>Pas de ligne de départ/arrivée sur le circuit</translation>
    </message>
    <message>
        <source>RULES.md, sections 3, 4</source>
        <translation>RULES.md, sections 3 et 4</translation>
    </message>
    <message>
        <source>Circuit that does not close</source>
        <translation>Circuit qui ne se referme pas</translation>
    </message>
    <message>
        <source>More circuits than can be compared</source>
        <translation>Plus de circuits qu&apos;on ne peut en comparer</translation>
    </message>
    <message>
        <source>A layout full of forks has more circuits than can be compared. The one with the most tiles is taken as the course, among those that were.</source>
        <translation>Un tracé plein de bifurcations a plus de circuits qu&apos;on ne peut en comparer. Celui qui a le plus de tuiles est pris comme parcours, parmi ceux qui l&apos;ont été.</translation>
    </message>
    <message>
        <source>More than one circuit</source>
        <translation>Plusieurs circuits possibles</translation>
    </message>
    <message>
        <source>Starting grid too small</source>
        <translation>Grille de départ trop petite</translation>
    </message>
    <message>
        <source>Rallycross that is no circuit</source>
        <translation>Rallycross qui n&apos;est pas un circuit</translation>
    </message>
    <message>
        <source>A rallycross is driven in laps on a closed circuit, not from a start to a finish.</source>
        <translation>Un rallycross se court en tours sur un circuit fermé, pas d&apos;un départ à une arrivée.</translation>
    </message>
    <message>
        <source>No pre-grid on a fork</source>
        <translation>Pas de pré-grille à une bifurcation</translation>
    </message>
    <message>
        <source>Cars start from a pre-grid: a tile with grid boxes beside the circuit, joined by a fork. The road leads from it over link tiles or directly to the fork, in the direction in which the circuit is driven.</source>
        <translation>Les voitures partent d&apos;une pré-grille&#xa0;: une tuile avec des emplacements de grille à côté du circuit, reliée par une bifurcation. La route mène de là à la bifurcation, directement ou par des tuiles de liaison, dans le sens de course du circuit.</translation>
    </message>
    <message>
        <source>Pre-grid not 2 to 3 tiles before the line</source>
        <translation>Pré-grille qui n&apos;est pas 2 à 3 tuiles avant la ligne</translation>
    </message>
    <message>
        <source>The line lies on the second or third tile after the pre-grid and its link tiles. Tiles are counted in driving order, the fork where the pre-grid joins the circuit first.</source>
        <translation>La ligne est sur la deuxième ou la troisième tuile après la pré-grille et ses tuiles de liaison. On compte les tuiles dans l&apos;ordre du parcours, en commençant par la bifurcation où la pré-grille rejoint le circuit.</translation>
    </message>
    <message>
        <source>Pre-grid that can be entered again</source>
        <translation>Pré-grille où l&apos;on peut revenir</translation>
    </message>
    <message>
        <source>The pre-grid and its link tiles are left once and never entered again. So the rear end of the pre-grid is open, and no road leads to it from the circuit.</source>
        <translation>On quitte une fois la pré-grille et ses tuiles de liaison, et l&apos;on n&apos;y revient jamais. L&apos;arrière de la pré-grille reste donc ouvert, et aucune route n&apos;y mène depuis le circuit.</translation>
    </message>
    <message>
        <source>No joker section</source>
        <translation>Pas de section joker</translation>
    </message>
    <message>
        <source>A rallycross has a joker section: a road of its own from one fork to another. Every driver takes it in one lap, instead of the road of the circuit between these forks.</source>
        <translation>Un rallycross a une section joker&#xa0;: une route à part, d&apos;une bifurcation à une autre. Chaque pilote la prend dans un tour, à la place de la route du circuit entre ces bifurcations.</translation>
    </message>
    <message>
        <source>Several roads could be the joker</source>
        <translation>Plusieurs routes pourraient être le joker</translation>
    </message>
    <message>
        <source>More than one arch of a kind</source>
        <translation>Plusieurs arches de la même sorte</translation>
    </message>
    <message>
        <source>One arch marks the entrance of the joker section and one its exit.</source>
        <translation>Une arche marque l&apos;entrée de la section joker, une autre sa sortie.</translation>
    </message>
    <message>
        <source>Arch missing</source>
        <translation>Arche manquante</translation>
    </message>
    <message>
        <source>Arch the wrong way round</source>
        <translation>Arche à l&apos;envers</translation>
    </message>
    <message>
        <source>Driven as the circuit is, cars come to the entrance of the joker section before its exit.</source>
        <translation>Dans le sens de course du circuit, les voitures arrivent à l&apos;entrée de la section joker avant sa sortie.</translation>
    </message>
    <message>
        <source>Arch off the joker section</source>
        <translation>Arche hors de la section joker</translation>
    </message>
    <message>
        <source>Arches stand on the joker section&apos;s own road, where no car of the other laps drives.</source>
        <translation>Les arches se placent sur la route propre à la section joker, où aucune voiture ne passe dans les autres tours.</translation>
    </message>
    <message>
        <source>Line between joker entrance and exit</source>
        <translation>Ligne entre l&apos;entrée et la sortie du joker</translation>
    </message>
    <message>
        <source>Every car drives over the line in every lap, in the joker lap, too. So it does not lie on the road that the joker section replaces, nor in the section itself.</source>
        <translation>Chaque voiture franchit la ligne à chaque tour, au tour joker aussi. La ligne n&apos;est donc ni sur la route que remplace la section joker, ni dans la section elle-même.</translation>
    </message>
    <message>
        <source>Line in a corner</source>
        <translation>Ligne dans un virage</translation>
    </message>
    <message>
        <source>The finish standee does not stand in a corner, with its spaces before and behind the line.</source>
        <translation>Le panneau d&apos;arrivée ne se place pas dans un virage, avec des cases de celui-ci devant et derrière la ligne.</translation>
    </message>
    <message>
        <source>Line beside the circuit</source>
        <translation>Ligne à côté du circuit</translation>
    </message>
    <message>
        <source>Jump off the road</source>
        <translation>Saut hors de la route</translation>
    </message>
    <message>
        <source>A car that flies over a jump lands one space further, so there must be one.</source>
        <translation>Une voiture qui vole par-dessus un saut atterrit une case plus loin&#xa0;; il en faut donc une.</translation>
    </message>
    <message>
        <source>RULES.md, section 1</source>
        <translation>RULES.md, section 1</translation>
    </message>
    <message>
        <source>Jump into a corner</source>
        <translation>Saut dans un virage</translation>
    </message>
    <message>
        <source>A car that flies over a jump should not have to land in a corner. It comes there in the gear of the jump, which the corner seldom allows.</source>
        <translation>Une voiture qui vole par-dessus un saut ne devrait pas devoir atterrir dans un virage. Elle y arrive à la vitesse du saut, que le virage permet rarement.</translation>
    </message>
    <message>
        <source>Mud that closes the road</source>
        <translation>Boue qui ferme la route</translation>
    </message>
    <message>
        <source>Every mud token lowers the limits of all corners of its tile by one; none may close the road. A corner space whose limit comes to 0 is closed. Another line through the corner, or a shortcut, must stay open.</source>
        <translation>Chaque jeton de boue abaisse d&apos;un cran les limites de tous les virages de sa tuile&#xa0;; aucun ne doit fermer la route. Une case de virage dont la limite tombe à 0 est fermée. Une autre ligne dans le virage, ou un raccourci, doit rester ouverte.</translation>
    </message>
    <message>
        <source>RULES.md, section 1 (shortcuts)</source>
        <translation>RULES.md, section 1 (raccourcis)</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Pas de tuiles</translation>
    </message>
    <message>
        <source>A stage needs tiles.</source>
        <translation>Une spéciale a besoin de tuiles.</translation>
    </message>
    <message>
        <source>Published part is out of date</source>
        <translation>Partie publiée périmée</translation>
    </message>
    <message>
        <source>The route, pace notes and course stored in a road-book belong to an earlier layout.</source>
        <translation>L&apos;itinéraire, les notes de copilote et le parcours gardés dans un road-book sont ceux d&apos;un tracé antérieur.</translation>
    </message>
    <message>
        <source>road-book format</source>
        <translation>format de road-book</translation>
    </message>
    <message>
        <source>Two stages of one name</source>
        <translation>Deux spéciales du même nom</translation>
    </message>
    <message>
        <source>Standings and logs tell stages apart by their names.</source>
        <translation>Classements et journaux distinguent les spéciales par leurs noms.</translation>
    </message>
    <message>
        <source>Unknown box</source>
        <translation>Boîte inconnue</translation>
    </message>
    <message>
        <source>The boxes that a road-book names must be boxes of the library.</source>
        <translation>Les boîtes qu&apos;un road-book nomme doivent être des boîtes de la bibliothèque.</translation>
    </message>
    <message>
        <source>Course that the chosen game does not have</source>
        <translation>Parcours que le jeu choisi ne connaît pas</translation>
    </message>
    <message>
        <source>DIRT and the classic game are driven on stages, GT and rallycross on circuits. This is checked when a game is chosen for the check, since a road-book may keep a circuit and a stage side by side. What a rallycross is RXC-1 says.</source>
        <translation>DIRT et le jeu classique se courent sur des spéciales, GT et le rallycross sur des circuits. Cela est vérifié quand un jeu est choisi pour la vérification, car un road-book peut réunir un circuit et une spéciale. RXC-1 dit ce qu&apos;est un rallycross.</translation>
    </message>
    <message>
        <source>RULES.md, sections 2-5</source>
        <translation>RULES.md, sections 2 à 5</translation>
    </message>
    <message>
        <source>Too many zones</source>
        <translation>Trop de zones</translation>
    </message>
    <message>
        <source>A stage leads over one to four zones.</source>
        <translation>Une spéciale passe par une à quatre zones.</translation>
    </message>
    <message>
        <source>RULES.md, section 5</source>
        <translation>RULES.md, section 5</translation>
    </message>
    <message>
        <source>Zone used too often</source>
        <translation>Zone utilisée trop souvent</translation>
    </message>
    <message>
        <source>A zone may be used twice in a stage, not more often.</source>
        <translation>Une zone peut servir deux fois dans une spéciale, pas plus.</translation>
    </message>
    <message>
        <source>Two legs in succession on one zone</source>
        <translation>Deux tronçons de suite sur une même zone</translation>
    </message>
    <message>
        <source>A road that leaves a board leads onto another one, since a board lies on the table once.</source>
        <translation>Une route qui quitte un plateau mène sur un autre, puisqu&apos;un plateau n&apos;est qu&apos;une fois sur la table.</translation>
    </message>
    <message>
        <source>Road end used twice</source>
        <translation>Extrémité de route utilisée deux fois</translation>
    </message>
    <message>
        <source>A road end lies on one joint, and no road is driven twice; so a stage uses every road end once.</source>
        <translation>Une extrémité de route est à une seule jonction, et aucune route ne se prend deux fois&#xa0;; une spéciale utilise donc chaque extrémité une fois.</translation>
    </message>
    <message>
        <source>Same road driven twice</source>
        <translation>Même route prise deux fois</translation>
    </message>
    <message>
        <source>Where boards are described: two legs of a stage must not drive over the same cells of a board. Roads that cross may both be driven when the crossing is described as an overlap.</source>
        <translation>Où les plateaux sont décrits&#xa0;: deux tronçons d&apos;une spéciale ne doivent pas passer par les mêmes cases d&apos;un plateau. Des routes qui se croisent peuvent se prendre toutes deux quand le croisement est décrit comme recouvrement.</translation>
    </message>
    <message>
        <source>No such zone</source>
        <translation>Zone inexistante</translation>
    </message>
    <message>
        <source>The classic game has the zones C, J, L and V; board files may add others.</source>
        <translation>Le jeu classique a les zones C, J, L et V&#xa0;; des fichiers de plateaux peuvent en ajouter.</translation>
    </message>
    <message>
        <source>No such road on the board</source>
        <translation>Route inexistante sur le plateau</translation>
    </message>
    <message>
        <source>Where a board is described: a leg needs a road between its ends, on the side that lies up.</source>
        <translation>Où un plateau est décrit&#xa0;: un tronçon demande une route entre ses extrémités, sur la face visible.</translation>
    </message>
    <message>
        <source>docs/zones.md</source>
        <translation>docs/zones.md</translation>
    </message>
    <message>
        <source>Marker without effect</source>
        <translation>Marqueur sans effet</translation>
    </message>
    <message>
        <source>A marker that is read as nothing misleads players: they may start or turn off there. Arches of the joker lap are for rallycross. A start marker on a circuit counts for nothing where laps are counted over another line, and of two markers on one line of a circuit one is enough.</source>
        <translation>Un marqueur qui ne compte pour rien trompe les joueurs&#xa0;: ils pourraient y partir ou y tourner. Les arches du tour joker sont pour le rallycross. Un marqueur de départ sur un circuit ne compte pas si les tours se comptent à une autre ligne, et de deux marqueurs sur une même ligne d&apos;un circuit un seul suffit.</translation>
    </message>
    <message>
        <source>RULES.md, sections 2 to 5</source>
        <translation>RULES.md, sections 2 à 5</translation>
    </message>
    <message>
        <source>A stage begins at a START tile, or at a start marker; a circuit needs none (CIR-2). Where tiles are not known (PLA-2), one of them may have the line.</source>
        <translation>Une spéciale commence à une tuile START, ou à un marqueur de départ&#xa0;; un circuit n&apos;en a pas besoin (CIR-2). Si des tuiles ne sont pas connues (PLA-2), l&apos;une d&apos;elles peut porter la ligne.</translation>
    </message>
    <message>
        <source>A stage ends at a FINISH tile, or at a finish standee; a circuit needs none (CIR-2). Where tiles are not known (PLA-2), one of them may have the line.</source>
        <translation>Une spéciale finit à une tuile FINISH, ou à un panneau d&apos;arrivée&#xa0;; un circuit n&apos;en a pas besoin (CIR-2). Si des tuiles ne sont pas connues (PLA-2), l&apos;une d&apos;elles peut porter la ligne.</translation>
    </message>
    <message>
        <source>The road must lead from the start line to the finish line. Where it comes to a tile that is not known (PLA-2), that tile may lead it on.</source>
        <translation>La route doit mener de la ligne de départ à la ligne d&apos;arrivée. Si elle arrive à une tuile inconnue (PLA-2), cette tuile peut la prolonger.</translation>
    </message>
    <message>
        <source>A circuit needs a start/finish line: a printed one, or a finish standee. The standee stands on any dividing line that spans the road; on a rallycross not in a corner (RXC-12). Until it is placed a START line on the circuit serves, or no laps can be counted.</source>
        <translation>Un circuit demande une ligne de départ et d&apos;arrivée&#xa0;: imprimée, ou un panneau d&apos;arrivée. Le panneau se pose sur toute ligne de séparation qui traverse la route&#xa0;; en rallycross, pas dans un virage (RXC-12). Tant qu&apos;il manque, une ligne START sur le circuit en tient lieu, ou aucun tour ne peut être compté.</translation>
    </message>
    <message>
        <source>From a start/finish line the road must lead back to it, without driving a space twice. In a game that is driven on circuits the road must close without a line, too. Where tiles are not known (PLA-2), one of them may close it.</source>
        <translation>Depuis une ligne de départ/arrivée la route doit y revenir sans passer deux fois par une case. Dans un jeu qui se court sur des circuits, la route doit se refermer même sans ligne. Si des tuiles ne sont pas connues (PLA-2), l&apos;une d&apos;elles peut la refermer.</translation>
    </message>
    <message>
        <source>Forks leave the choice between several ways round; the longest one is taken as the course. Forks can be driven in all ways, so no standee settles it. On a rallycross the other way is the joker lap: a pre-grid or arches make it one, and what is said here is of the roads beside it.</source>
        <translation>Des bifurcations laissent le choix entre plusieurs tours&#xa0;; le plus long est pris comme parcours. Les bifurcations se prennent dans tous les sens, aucun panneau ne tranche donc. En rallycross l&apos;autre chemin est le tour joker&#xa0;: une pré-grille ou des arches en font un, et ce qui est dit ici vaut pour les routes à côté.</translation>
    </message>
    <message>
        <source>Six cars can race: the grid boxes behind the line should be as many. A finish standee among the boxes leaves those beyond it empty. A grid tile lies behind the line when the way on to it is shorter than the way back. Where the course has no boxes at all, cars start on the spaces behind the line.</source>
        <translation>Six voitures peuvent courir&#xa0;: il faut autant d&apos;emplacements de grille derrière la ligne. Un panneau d&apos;arrivée posé parmi les emplacements laisse vides ceux qui sont au-delà. Une tuile de grille est derrière la ligne quand le chemin jusqu&apos;à la ligne est plus court que le chemin du retour. Là où le parcours n&apos;a aucun emplacement, les voitures partent des cases derrière la ligne.</translation>
    </message>
    <message>
        <source>Several finish lines on the circuit</source>
        <translation>Plusieurs lignes d&apos;arrivée sur le circuit</translation>
    </message>
    <message>
        <source>A circuit has one start/finish line: a printed one, or a finish standee. With two nobody knows over which of them laps are counted. Until one is taken away, it is a standee rather than a printed line. A tile with a line on each of its two roads counts once.</source>
        <translation>Un circuit a une seule ligne de départ et d&apos;arrivée&#xa0;: imprimée, ou un panneau d&apos;arrivée. Avec deux, personne ne sait sur laquelle les tours sont comptés. Tant qu&apos;aucune n&apos;est retirée, c&apos;est un panneau plutôt qu&apos;une ligne imprimée. Une tuile qui a une ligne sur chacune de ses deux routes compte une fois.</translation>
    </message>
    <message>
        <source>Circuit that can be driven either way round</source>
        <translation>Circuit qui peut se courir dans les deux sens</translation>
    </message>
    <message>
        <source>A printed grid tells which way round a circuit is driven, or a finish standee that shows it. On a rallycross the arches tell it, and the finish standee by its place: it stands 2 to 3 tiles after the pre-grid. While nothing tells it, one of the two ways is taken.</source>
        <translation>Une grille imprimée dit dans quel sens se court un circuit, ou un panneau d&apos;arrivée qui le montre. En rallycross les arches le disent, et le panneau d&apos;arrivée par sa place&#xa0;: il est 2 à 3 tuiles après la pré-grille. Tant que rien ne le dit, l&apos;un des deux sens est pris.</translation>
    </message>
    <message>
        <source>There is one joker section; where several roads leave the circuit, arches tell which it is. The others are then no part of the course. Where several roads lead under the same arches, an arch is missing, or stands where they are still one road.</source>
        <translation>Il y a une section joker&#xa0;; si plusieurs routes quittent le circuit, des arches disent laquelle c&apos;est. Les autres ne font alors pas partie du parcours. Si plusieurs routes mènent sous les mêmes arches, une arche manque, ou se trouve là où elles ne font encore qu&apos;une route.</translation>
    </message>
    <message>
        <source>Arches mark the entrance and the exit of the joker section. Without them the way with the most tiles is the main circuit, and the other one the joker. Arches around the road that it replaces exchange the two.</source>
        <translation>Des arches marquent l&apos;entrée et la sortie de la section joker. Sans elles, le chemin qui a le plus de tuiles est le circuit principal, et l&apos;autre le joker. Des arches autour de la route qu&apos;elle remplace échangent les deux.</translation>
    </message>
    <message>
        <source>The finish standee stands on a line that spans the road of the circuit. Over a line on a branch that the circuit does not take no car drives. There is one standee: where laps are counted over another line already, one beside the circuit is too many.</source>
        <translation>Le panneau d&apos;arrivée est sur une ligne qui traverse toute la route du circuit. Aucune voiture ne passe une ligne sur une branche que le circuit ne prend pas. Il y a un seul panneau&#xa0;: si les tours se comptent déjà à une autre ligne, un panneau à côté du circuit est de trop.</translation>
    </message>
    <message>
        <source>Course that the game does not have</source>
        <translation>Parcours que le jeu ne connaît pas</translation>
    </message>
    <message>
        <source>DIRT and the classic game are driven on stages, GT and rallycross on circuits. A road-book may keep a circuit and a stage side by side, but is raced by the rules of its game unless others are chosen. What a rallycross is RXC-1 says.</source>
        <translation>DIRT et le jeu classique se courent sur des spéciales, GT et le rallycross sur des circuits. Un road-book peut garder côte à côte un circuit et une spéciale, mais se court selon les règles de son jeu si l&apos;on n&apos;en choisit pas d&apos;autres. RXC-1 dit ce qu&apos;est un rallycross.</translation>
    </message>
    <message>
        <source>Where boards are described: the roads on both sides of a joint need as many lanes, or two and three.</source>
        <translation>Où les plateaux sont décrits&#xa0;: les routes des deux côtés d&apos;une jonction demandent autant de voies, ou deux et trois.</translation>
    </message>
    <message>
        <source>RULES.md, sections 3 and 5</source>
        <translation>RULES.md, sections 3 et 5</translation>
    </message>
    <message>
        <source>Road end that is not known</source>
        <translation>Extrémité de route inconnue</translation>
    </message>
    <message>
        <source>The road ends of a board that nobody has described are known from published stages only. An end that none of them names may be there all the same.</source>
        <translation>Les extrémités de route d&apos;un plateau que personne n&apos;a décrit ne sont connues que par les spéciales publiées. Une extrémité qu&apos;aucune ne nomme peut exister quand même.</translation>
    </message>
    <message>
        <source>Board that is not described</source>
        <translation>Plateau qui n&apos;est pas décrit</translation>
    </message>
    <message>
        <source>What lies between the road ends of the published boards is not known to the program. The stage can be driven on the table; in the simulator only when an owner has described them.</source>
        <translation>Le programme ignore ce qu&apos;il y a entre les extrémités de route des plateaux publiés. La spéciale peut se courir sur la table&#xa0;; dans le simulateur, seulement quand un propriétaire les a décrits.</translation>
    </message>
    <message>
        <source>Road that does not lead on</source>
        <translation>Route qui ne continue pas</translation>
    </message>
    <message>
        <source>Where boards are described: a car must find a way from the start over the cells of every section to the finish. Where rows that follow each other have no lane in common it finds none.</source>
        <translation>Où les plateaux sont décrits&#xa0;: une voiture doit trouver un chemin du départ à l&apos;arrivée par les cases de chaque section. Où des rangées successives n&apos;ont aucune voie en commun, elle n&apos;en trouve pas.</translation>
    </message>
    <message>
        <source>Rallyman, the classic game</source>
        <translation>Rallyman, le jeu classique</translation>
    </message>
    <message>
        <source>cars play in the order of DIRT</source>
        <translation>les voitures jouent dans l&apos;ordre de DIRT</translation>
    </message>
    <message>
        <source>as many drivers as in DIRT</source>
        <translation>autant de pilotes qu&apos;en DIRT</translation>
    </message>
    <message>
        <source>the surface of the cell on which the car begins its turn decides what its tyres do in the whole turn</source>
        <translation>le revêtement de la case où la voiture commence son tour de jeu décide de l&apos;effet de ses pneus pendant tout ce tour</translation>
    </message>
    <message>
        <source>one black die for a zone, or for a whole stage of tiles, brings snow if it shows a warning; that it is the die of gear 3 is assumed</source>
        <translation>un dé noir pour une zone, ou pour toute une spéciale en tuiles, amène la neige s&apos;il montre une alerte&#xa0;; que ce soit le dé du rapport 3 est supposé</translation>
    </message>
    <message>
        <source>the dice of a variable weather are rolled before the drivers choose their tyres</source>
        <translation>les dés d&apos;une météo variable sont lancés avant que les pilotes choisissent leurs pneus</translation>
    </message>
    <message>
        <source>the gear of a drift must be exact where a car comes into it, or from one corner into the next; within the drift the car may become slower. A car from whose cell only drifts lead on may enter them in a lower gear</source>
        <translation>le rapport d&apos;une dérive doit être exact là où la voiture y entre, ou d&apos;un virage au suivant&#xa0;; dans la dérive la voiture peut ralentir. Une voiture dont la case ne mène qu&apos;à des dérives peut y entrer à un rapport inférieur</translation>
    </message>
    <message>
        <source>entering a corner more than 2 gears above its highest note loses control as 1 or 2 gears do, and so does entering a line in a gear above its own note</source>
        <translation>entrer dans un virage à plus de 2 rapports au-dessus de sa plus haute note fait perdre le contrôle comme à 1 ou 2 rapports, et de même entrer sur une trajectoire à un rapport au-dessus de sa propre note</translation>
    </message>
    <message>
        <source>a corner whose note dirt has brought down to 0 takes no new car; one that is in it, or was caught on a cell from which only closed cells lead on, drives on at note 1</source>
        <translation>un virage dont la boue a fait tomber la note à 0 ne reçoit plus de voiture&#xa0;; celle qui s&apos;y trouve, ou qui est prise sur une case menant seulement à des cases fermées, continue à la note 1</translation>
    </message>
    <message>
        <source>a gear more than 2 above the note of a jump loses control on the third cell as the second one above does</source>
        <translation>un rapport à plus de 2 au-dessus de la note d&apos;un saut fait perdre le contrôle sur la troisième case, comme le deuxième au-dessus</translation>
    </message>
    <message>
        <source>every die that is played in the gear of the jump flies, a coast die too</source>
        <translation>tout dé joué au rapport du saut vole, un dé roue libre aussi</translation>
    </message>
    <message>
        <source>a car that cannot move stands in gear 0 and takes the time of a loss of control; but one that is in gear and finds every cell before it taken keeps its gear and its card</source>
        <translation>une voiture qui ne peut pas bouger reste au rapport 0 et prend le temps d&apos;une perte de contrôle&#xa0;; mais celle qui est en prise et trouve prises toutes les cases devant elle garde son rapport et sa carte</translation>
    </message>
    <message>
        <source>the car stays on the cell reached, in gear 0; the 60 s are those of the card</source>
        <translation>la voiture reste sur la case atteinte, au rapport 0&#xa0;; les 60 s sont celles de la carte</translation>
    </message>
    <message>
        <source>the cards of a gear are a deck; drawn ones are shuffled again when it is used up</source>
        <translation>les cartes d&apos;un rapport forment un paquet&#xa0;; les cartes tirées sont remélangées quand il est épuisé</translation>
    </message>
    <message>
        <source>the danger of a tile holds for both of its roadsides; only boards may tell them apart</source>
        <translation>le danger d&apos;une tuile vaut pour ses deux bords de route&#xa0;; seuls les plateaux peuvent les distinguer</translation>
    </message>
    <message>
        <source>damage takes the highest gear dice left; the gear 1 die always stays</source>
        <translation>les dégâts enlèvent les plus hauts dés de rapport restants&#xa0;; le dé du rapport 1 reste toujours</translation>
    </message>
    <message>
        <source>the shares of good cards, punctures and dirt are those of the DIRT tokens; a good card goes back at once, the others when they are repaired or swept away</source>
        <translation>les parts de bonnes cartes, de crevaisons et de boue sont celles des jetons de DIRT&#xa0;; une bonne carte revient aussitôt, les autres quand elles sont réparées ou balayées</translation>
    </message>
    <message>
        <source>a shortcut card is for cars that enter at or below the note. A car that enters above it loses control on the shortcut, as above the note of a corner, and draws the card of that loss only</source>
        <translation>une carte raccourci est pour les voitures qui entrent à la note ou au-dessous. Une voiture qui entre au-dessus perd le contrôle dans le raccourci, comme au-dessus de la note d&apos;un virage, et ne tire que la carte de cette perte</translation>
    </message>
    <message>
        <source>the notes are lower at once for every car that still comes to a corner of the tile or section, the car that drew the dirt among them; dirt is cumulative and stays until the stage ends</source>
        <translation>les notes baissent aussitôt pour toute voiture qui arrive encore à un virage de la tuile ou de la section, celle qui a tiré la boue comprise&#xa0;; la boue s&apos;ajoute et reste jusqu&apos;à la fin de la spéciale</translation>
    </message>
    <message>
        <source>the third unrepaired puncture ends the rally; for standings and statistics a stage that the car does not finish counts 300 s more than the slowest time in it, and it stands behind all who are still in the rally</source>
        <translation>la troisième crevaison non réparée met fin au rallye&#xa0;; pour les classements et les statistiques, une spéciale que la voiture ne termine pas compte 300 s de plus que son temps le plus lent, et la voiture est derrière toutes celles qui sont encore en course</translation>
    </message>
    <message>
        <source>entering a water cell of a tile counts one extra warning</source>
        <translation>entrer sur une case d&apos;eau d&apos;une tuile compte une alerte de plus</translation>
    </message>
    <message>
        <source>the climb arrows of tiles have no effect on dice</source>
        <translation>les flèches de côte des tuiles n&apos;ont pas d&apos;effet sur les dés</translation>
    </message>
    <message>
        <source>the turn goes on after the cancelled loss of control, any further warning loses control again; after a time attack the whole move is made</source>
        <translation>le tour continue après la perte de contrôle annulée, toute nouvelle alerte fait encore perdre le contrôle&#xa0;; après une attaque du temps tout le déplacement est fait</translation>
    </message>
    <message>
        <source>split times are taken after a third and two thirds of a stage, unless other points are chosen</source>
        <translation>les temps intermédiaires sont pris au tiers et aux deux tiers d&apos;une spéciale, sauf si d&apos;autres points sont choisis</translation>
    </message>
    <message>
        <source>Rallyman: DIRT, time trial stages</source>
        <translation>Rallyman&#xa0;: DIRT, spéciales contre la montre</translation>
    </message>
    <message>
        <source>the surface of the cell on which the car begins its turn decides the dice of the whole turn</source>
        <translation>le revêtement de la case où la voiture commence son tour décide des dés pour tout le tour</translation>
    </message>
    <message>
        <source>the cards of gears 5 and 6, and that a card has one value, are those of two public solo apps</source>
        <translation>les cartes des rapports 5 et 6, et le fait qu&apos;une carte a une seule valeur, viennent de deux applications solo publiques</translation>
    </message>
    <message>
        <source>a car that cannot move stands in gear 0 and takes the card of a loss of control; but one that is in gear and finds every cell before it taken keeps its gear and its card</source>
        <translation>une voiture qui ne peut pas bouger reste au rapport 0 et prend la carte d&apos;une perte de contrôle&#xa0;; mais celle qui est en prise et trouve prises toutes les cases devant elle garde son rapport et sa carte</translation>
    </message>
    <message>
        <source>the car stays on the cell reached, in gear 0, and takes 60 s</source>
        <translation>la voiture reste sur la case atteinte, au rapport 0, et prend 60 s</translation>
    </message>
    <message>
        <source>the table of the GT rules serves for DIRT</source>
        <translation>le tableau des règles de GT sert pour DIRT</translation>
    </message>
    <message>
        <source>the loss-of-control side of the DIRT tokens; green flags do no harm</source>
        <translation>la face perte de contrôle des jetons de DIRT&#xa0;; les drapeaux verts sont sans effet</translation>
    </message>
    <message>
        <source>the shortcut side of the DIRT tokens</source>
        <translation>la face raccourci des jetons de DIRT</translation>
    </message>
    <message>
        <source>gear damage takes the highest gear die left; the gear 1 die always stays</source>
        <translation>un dégât de rapport enlève le plus haut dé de rapport restant&#xa0;; le dé du rapport 1 reste toujours</translation>
    </message>
    <message>
        <source>a corner closed by mud takes no new car; one that is in it, or was caught on a cell from which only closed cells lead on, drives on at limit 1</source>
        <translation>un virage fermé par la boue ne reçoit plus de voiture&#xa0;; celle qui s&apos;y trouve, ou qui est prise sur une case menant seulement à des cases fermées, continue à la limite 1</translation>
    </message>
    <message>
        <source>entering a water cell counts one extra warning</source>
        <translation>entrer sur une case d&apos;eau compte une alerte de plus</translation>
    </message>
    <message>
        <source>the climb arrows have no effect on dice until their rule is known</source>
        <translation>les flèches de côte n&apos;ont pas d&apos;effet sur les dés tant que leur règle n&apos;est pas connue</translation>
    </message>
    <message>
        <source>every die that is played in the gear of the jump lands one cell further, a coast die too</source>
        <translation>tout dé joué au rapport du saut retombe une case plus loin, un dé roue libre aussi</translation>
    </message>
    <message>
        <source>no least number of dice is given for DIRT; the classic game asks for 2</source>
        <translation>aucun nombre minimal de dés n&apos;est donné pour DIRT&#xa0;; le jeu classique en demande 2</translation>
    </message>
    <message>
        <source>the turn goes on after the cancelled loss of control, any further warning loses control again; after flat out the whole move is made</source>
        <translation>le tour continue après la perte de contrôle annulée, toute nouvelle alerte fait encore perdre le contrôle&#xa0;; après un passage à fond tout le déplacement est fait</translation>
    </message>
    <message>
        <source>Rallyman: GT, races on circuits</source>
        <translation>Rallyman: GT, courses sur circuit</translation>
    </message>
    <message>
        <source>the number of laps is for those who set up the race to choose</source>
        <translation>le nombre de tours est au choix de ceux qui organisent la course</translation>
    </message>
    <message>
        <source>the drivers stand on the grid as they are named, in later races as they stand in the championship; without grid boxes they stand row by row behind the line</source>
        <translation>les pilotes sont sur la grille dans l&apos;ordre où ils sont nommés, aux courses suivantes dans celui du championnat&#xa0;; sans emplacements de grille ils sont rangée par rangée derrière la ligne</translation>
    </message>
    <message>
        <source>cars that are level in gear, distance and lane, on roads of their own, play in their starting order</source>
        <translation>des voitures à égalité de rapport, de distance et de voie, chacune sur sa route, jouent dans leur ordre de départ</translation>
    </message>
    <message>
        <source>the race goes on until every car has crossed the last line; within a round they cross it in the order of play</source>
        <translation>la course continue jusqu&apos;à ce que chaque voiture ait franchi la dernière ligne&#xa0;; dans une manche elles la franchissent dans l&apos;ordre de jeu</translation>
    </message>
    <message>
        <source>a car that loses control with the step over the last line has finished, and leaves no yellow flag</source>
        <translation>une voiture qui perd le contrôle au pas qui franchit la dernière ligne a terminé, et ne laisse pas de drapeau jaune</translation>
    </message>
    <message>
        <source>several races are ranked by the sum of the places in them</source>
        <translation>plusieurs courses sont classées par la somme des places</translation>
    </message>
    <message>
        <source>these are the dice given for the GT6; they change those of the GT5 and the GT4 by the same numbers</source>
        <translation>ce sont les dés donnés pour la GT6&#xa0;; ceux de la GT5 et de la GT4 changent des mêmes nombres</translation>
    </message>
    <message>
        <source>a car is beside another one when their cells lie along each other and touch at the side</source>
        <translation>une voiture est à côté d&apos;une autre quand leurs cases se longent et se touchent par le côté</translation>
    </message>
    <message>
        <source>a car that finds every cell before it taken, or beside cars that are too fast for it, stands still for the turn and keeps its gear; one that has no die to play stands in gear 0</source>
        <translation>une voiture qui trouve toutes les cases devant elle occupées, ou à côté de voitures trop rapides pour elle, reste sur place ce tour-là et garde son rapport&#xa0;; une voiture qui n&apos;a aucun dé à jouer est au rapport 0</translation>
    </message>
    <message>
        <source>a plan to drive flat out begins with the gear 1 die in gear 0</source>
        <translation>un plan pour aller à fond commence par le dé du rapport 1 au rapport 0</translation>
    </message>
    <message>
        <source>the boost die is not for the first move from gear 0; later in the turn of a flying start it may be played</source>
        <translation>le dé boost ne sert pas au premier mouvement depuis le rapport 0&#xa0;; plus tard dans le tour d&apos;un départ lancé on peut le jouer</translation>
    </message>
    <message>
        <source>from gear 5 up the car leaves the track in gear 00. Its next turn only brings it back to its cell, in gear 0, as soon as that is free; meanwhile it stands in nobody&apos;s way</source>
        <translation>à partir du rapport 5 la voiture quitte la piste au rapport 00. Son tour suivant la ramène seulement sur sa case, au rapport 0, dès que celle-ci est libre&#xa0;; entre-temps elle ne gêne personne</translation>
    </message>
    <message>
        <source>a weather-change token changes the weather as soon as it is drawn and goes back into the bag</source>
        <translation>un jeton changement de météo change la météo dès qu&apos;il est tiré et retourne dans le sac</translation>
    </message>
    <message>
        <source>a yellow flag counts on its tile and on the tiles before and after it, until its owner starts a turn in gear 0; then the token goes back into the bag. As in rallycross, a car off the track or in gear 0 may be passed all the same</source>
        <translation>un drapeau jaune vaut sur sa tuile et sur celles d&apos;avant et d&apos;après, jusqu&apos;à ce que son propriétaire commence un tour au rapport 0&#xa0;; le jeton retourne alors dans le sac. Comme en rallycross, une voiture hors piste ou au rapport 0 peut quand même être dépassée</translation>
    </message>
    <message>
        <source>under a yellow flag nobody comes beside another car, whatever the gear; overtaking is moving beside. A car that is alongside already goes on, and on three lanes one may pass a lane apart, since that is not beside</source>
        <translation>sous drapeau jaune personne ne vient à côté d&apos;une autre voiture, quel que soit le rapport&#xa0;; dépasser, c&apos;est venir à côté. Une voiture qui est déjà à côté continue, et sur trois voies on peut passer à une voie d&apos;écart, puisque ce n&apos;est pas à côté</translation>
    </message>
    <message>
        <source>a car that ends its turn under control in gear 1 on a cell along the pit&apos;s side of the straight is repaired for good and may change its tyres; this takes no more time than the turn. So is a car that other cars hold up there in gear 1, without a die played</source>
        <translation>une voiture qui finit son tour maîtrisée au rapport 1 sur une case du côté du stand, le long de la ligne droite, est réparée pour de bon et peut changer de pneus&#xa0;; cela ne prend pas plus de temps que le tour. De même celle que d&apos;autres voitures y retiennent au rapport 1, sans un dé joué</translation>
    </message>
    <message>
        <source>no least number of dice is given for GT; the classic game asks for 2</source>
        <translation>aucun nombre minimal de dés n&apos;est donné pour GT&#xa0;; le jeu classique en demande 2</translation>
    </message>
    <message>
        <source>Rallyman: GT, time trial</source>
        <translation>Rallyman: GT, contre la montre</translation>
    </message>
    <message>
        <source>the cards are those of DIRT; the cards of gears 5 and 6, and that a card has one value, are those of two public solo apps</source>
        <translation>les cartes sont celles de DIRT&#xa0;; les cartes des rapports 5 et 6, et le fait qu&apos;une carte a une seule valeur, viennent de deux applications solo publiques</translation>
    </message>
    <message>
        <source>a car that cannot move stands in gear 0 and takes the card of a loss of control</source>
        <translation>une voiture qui ne peut pas bouger reste au rapport 0 et prend la carte d&apos;une perte de contrôle</translation>
    </message>
    <message>
        <source>as in DIRT, the car stays on the cell reached, in gear 0, and takes 60 s</source>
        <translation>comme en DIRT, la voiture reste sur la case atteinte, au rapport 0, et prend 60 s</translation>
    </message>
    <message>
        <source>from gear 5 up the car takes the card of gear 00, 120 s, which holds the turn that it loses</source>
        <translation>à partir du rapport 5 la voiture prend la carte du rapport 00, 120 s, qui comprend le tour qu&apos;elle perd</translation>
    </message>
    <message>
        <source>focus tokens serve to secure dice only, as in races</source>
        <translation>les jetons de concentration servent seulement à sécuriser des dés, comme en course</translation>
    </message>
    <message>
        <source>Rallyman: DIRT RX, rallycross</source>
        <translation>Rallyman: DIRT RX, rallycross</translation>
    </message>
    <message>
        <source>the drivers stand on the pre-grid as they are named, in later races as they stand in the championship; without a pre-grid they stand row by row behind the line</source>
        <translation>les pilotes sont sur la pré-grille dans l&apos;ordre où ils sont nommés, aux courses suivantes dans celui du championnat&#xa0;; sans pré-grille ils sont rangée par rangée derrière la ligne</translation>
    </message>
    <message>
        <source>the distance in the joker section grows in step with that of the road which it replaces; cars that are level in gear, distance and lane, on roads of their own, play in their starting order</source>
        <translation>la distance dans la section joker croît au même pas que celle de la route qu&apos;elle remplace&#xa0;; des voitures à égalité de rapport, de distance et de voie, chacune sur sa route, jouent dans leur ordre de départ</translation>
    </message>
    <message>
        <source>several races are ranked by the sum of the places in them; disqualified drivers share the place after all others</source>
        <translation>plusieurs courses sont classées par la somme des places&#xa0;; les pilotes disqualifiés partagent la place après tous les autres</translation>
    </message>
    <message>
        <source>the numbers of the coast, brake and boost dice are assumed</source>
        <translation>les nombres de dés roue libre, frein et boost sont supposés</translation>
    </message>
    <message>
        <source>the rules of GT serve for rallycross; to come beside another car takes at least its gear</source>
        <translation>les règles de GT servent pour le rallycross&#xa0;; pour venir à côté d&apos;une autre voiture il faut au moins son rapport</translation>
    </message>
    <message>
        <source>a car is beside another one when their cells lie along each other and touch at the side. Roads of their own are not beside each other, as the joker section and the main circuit; but all lanes of a printed row are, at a fork whichever way they lead</source>
        <translation>une voiture est à côté d&apos;une autre quand leurs cases se longent et se touchent par le côté. Des routes distinctes ne sont pas côte à côte, comme la section joker et le circuit principal&#xa0;; mais toutes les voies d&apos;une rangée imprimée le sont, à une bifurcation où qu&apos;elles mènent</translation>
    </message>
    <message>
        <source>a shortcut lies off the road, where nobody is alongside; a car may pass another one through it in any gear within its limit, also under a yellow flag</source>
        <translation>un raccourci est hors de la route, où personne n&apos;est à côté&#xa0;; une voiture peut y passer une autre à tout rapport dans sa limite, aussi sous drapeau jaune</translation>
    </message>
    <message>
        <source>the rule on the boost die speaks of a flying start; that of GT serves</source>
        <translation>la règle sur le dé boost parle d&apos;un départ lancé&#xa0;; celle de GT sert</translation>
    </message>
    <message>
        <source>that boost is not with a flying start is read of the first move, which the boost die cannot make from gear 0; later in the turn of a flying start it may be played</source>
        <translation>que le boost ne va pas avec un départ lancé se lit du premier mouvement, que le dé boost ne peut faire depuis le rapport 0&#xa0;; plus tard dans le tour d&apos;un départ lancé on peut le jouer</translation>
    </message>
    <message>
        <source>the shortcut side of the DIRT tokens serves for rallycross</source>
        <translation>la face raccourci des jetons de DIRT sert pour le rallycross</translation>
    </message>
    <message>
        <source>a flag beside a fork counts on both roads that meet there, and one in the joker section on the forks at its ends, too; the token goes back into the bag when the flag is removed</source>
        <translation>un drapeau près d&apos;une bifurcation vaut sur les deux routes qui s&apos;y rejoignent, et un drapeau dans la section joker aussi sur les bifurcations à ses bouts&#xa0;; le jeton retourne dans le sac quand le drapeau est enlevé</translation>
    </message>
    <message>
        <source>no least number of dice is given for rallycross; the classic game asks for 2</source>
        <translation>aucun nombre minimal de dés n&apos;est donné pour le rallycross&#xa0;; le jeu classique en demande 2</translation>
    </message>
    <message>
        <source>there are no repairs within a race; between two races of a championship the cars are repaired</source>
        <translation>il n&apos;y a pas de réparation pendant une course&#xa0;; entre deux courses d&apos;un championnat les voitures sont réparées</translation>
    </message>
    <message>
        <source>Rallyman: DIRT RX, rallycross with full contact</source>
        <translation>Rallyman: DIRT RX, rallycross avec contact total</translation>
    </message>
    <message>
        <source>the pushing car may enter the cell straight on or diagonally; the pushed car always goes straight on, in its lane and, at a fork, on its printed road. Where its lane ends or leads where it cannot be driven on, it cannot be pushed</source>
        <translation>la voiture qui pousse peut entrer sur la case tout droit ou en diagonale&#xa0;; la voiture poussée va toujours tout droit, sur sa voie et, à une bifurcation, sur sa route imprimée. Là où sa voie finit ou mène où l&apos;on ne peut pas rouler, elle ne peut pas être poussée</translation>
    </message>
    <message>
        <source>a car can be pushed over the line into its next lap, but not over the finish line, nor into the joker section</source>
        <translation>une voiture peut être poussée par-dessus la ligne dans son tour suivant, mais pas par-dessus la ligne d&apos;arrivée, ni dans la section joker</translation>
    </message>
    <message>
        <source>another track element is a jump, water or a slide, unless the limit there is below the gear of the pushed car; a corner within its limit is none. That limit is the lowest of those of the cell, of the line of a fork that is crossed and of what mud has left</source>
        <translation>un autre élément de piste est un saut, de l&apos;eau ou une glissade, sauf si la limite y est au-dessous du rapport de la voiture poussée&#xa0;; un virage dans sa limite n&apos;en est pas un. Cette limite est la plus basse de celles de la case, de la ligne de bifurcation franchie et de ce que la boue a laissé</translation>
    </message>
    <message>
        <source>dice that tokens take are missing from the next turn on, also those of the car that pushes</source>
        <translation>les dés que des jetons enlèvent manquent à partir du tour suivant, aussi ceux de la voiture qui pousse</translation>
    </message>
    <message>
        <source>a car whose danger tokens come to its warning limit loses control at once, in its gear and on its new cell; the tokens are then put away</source>
        <translation>une voiture dont les jetons de danger atteignent sa limite d&apos;alertes perd aussitôt le contrôle, à son rapport et sur sa nouvelle case&#xa0;; les jetons sont ensuite rangés</translation>
    </message>
    <message>
        <source>a car that flies over a jump lands on free cells only</source>
        <translation>une voiture qui vole par-dessus un saut retombe seulement sur des cases libres</translation>
    </message>
    <message>
        <source>the machine has no font to write with; install one (Debian: fonts-dejavu-core)</source>
        <translation>la machine n&apos;a aucune police pour écrire&#xa0;; installez-en une (Debian&#xa0;: fonts-dejavu-core)</translation>
    </message>
    <message>
        <source>flat out is declared before the first die</source>
        <translation>«&#xa0;à fond&#xa0;» s&apos;annonce avant le premier dé</translation>
    </message>
    <message numerus="yes">
        <source>flat out takes at least {count} dice</source>
        <comment>flat out takes at least {count} die</comment>
        <translation>
            <numerusform>à fond il faut au moins {count} dé</numerusform>
            <numerusform>à fond il faut au moins {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} follows a step that ends the turn</source>
        <translation>le pas {number} suit un pas qui finit le tour</translation>
    </message>
    <message>
        <source>it has more dice than cells to the finish line</source>
        <translation>il y a plus de dés que de cases jusqu&apos;à l&apos;arrivée</translation>
    </message>
    <message>
        <source>step {number} ({step}) is not open to the car</source>
        <translation>le pas {number} ({step}) n&apos;est pas possible pour la voiture</translation>
    </message>
    <message>
        <source>step {number} ({step}) is played with other dice</source>
        <translation>le pas {number} ({step}) se joue avec d&apos;autres dés</translation>
    </message>
    <message>
        <source>step {number} ({step}) uses a die that was not rolled so</source>
        <translation>le pas {number} ({step}) prend un dé qui n&apos;a pas été lancé ainsi</translation>
    </message>
    <message>
        <source>step {number} ({step}) loses control</source>
        <translation>le pas {number} ({step}) perd le contrôle</translation>
    </message>
    <message>
        <source>step {number} ({step}) must lose control</source>
        <translation>le pas {number} ({step}) doit perdre le contrôle</translation>
    </message>
    <message>
        <source>step {number} ({step}) ends the turn before the loss of control</source>
        <translation>le pas {number} ({step}) finit le tour avant la perte de contrôle</translation>
    </message>
    <message>
        <source>it has no step</source>
        <translation>il n&apos;y a aucun pas</translation>
    </message>
    <message>
        <source>{dice} to {cell}</source>
        <translation>{dice} vers {cell}</translation>
    </message>
    <message>
        <source>must move: a step is open</source>
        <translation>doit avancer&#xa0;: un pas est possible</translation>
    </message>
    <message>
        <source>rolls for a step that is not open</source>
        <translation>lance pour un pas qui n&apos;est pas possible</translation>
    </message>
    <message>
        <source>cannot drive flat out: {fault}</source>
        <translation>ne peut pas aller à fond&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>decides {decision!r}; answer Roll, FlatOut or Stop</source>
        <translation>décide {decision!r}&#xa0;; répondez Roll, FlatOut ou Stop</translation>
    </message>
    <message>
        <source>driver {name} on {cell} in gear {gear} {reason}</source>
        <translation>le pilote {name}, en {cell}, vitesse {gear}, {reason}</translation>
    </message>
    <message numerus="yes">
        <source>has {count} second tokens, but securing costs {price}</source>
        <comment>has {count} second token, but securing costs {price}</comment>
        <translation>
            <numerusform>a {count} jeton seconde, mais sécuriser en coûte {price}</numerusform>
            <numerusform>a {count} jetons seconde, mais sécuriser en coûte {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot play the dice in this order: {fault}</source>
        <translation>ne peut pas jouer les dés dans cet ordre&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>pas de tuile</translation>
    </message>
    <message>
        <source>&apos;{number}&apos; is no number of a tile</source>
        <translation>«&#xa0;{number}&#xa0;» n&apos;est pas un numéro de tuile</translation>
    </message>
    <message>
        <source>write a number of 3 to 6 digits</source>
        <translation>écrivez un nombre de 3 à 6 chiffres</translation>
    </message>
    <message>
        <source>the program has a tile {tile}</source>
        <translation>le programme a une tuile {tile}</translation>
    </message>
    <message>
        <source>take another number, or let yours be used instead</source>
        <translation>prenez un autre numéro, ou faites utiliser la vôtre à sa place</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is no name for a file of tiles</source>
        <translation>«&#xa0;{file}&#xa0;» n&apos;est pas un nom de fichier de tuiles</translation>
    </message>
    <message>
        <source>write letters, digits and hyphens</source>
        <translation>écrivez des lettres, des chiffres et des traits d&apos;union</translation>
    </message>
    <message>
        <source>&apos;{box}&apos; is no short name of a box</source>
        <translation>«&#xa0;{box}&#xa0;» n&apos;est pas un nom court de boîte</translation>
    </message>
    <message>
        <source>write small letters, digits and hyphens</source>
        <translation>écrivez des minuscules, des chiffres et des traits d&apos;union</translation>
    </message>
    <message>
        <source>the program has a box &apos;{box}&apos;</source>
        <translation>le programme a une boîte «&#xa0;{box}&#xa0;»</translation>
    </message>
    <message>
        <source>give yours another short name</source>
        <translation>donnez à la vôtre un autre nom court</translation>
    </message>
    <message>
        <source>there is no directory for tiles of your own</source>
        <translation>il n&apos;y a pas de dossier pour vos propres tuiles</translation>
    </message>
    <message>
        <source>name one in TRACKEDITOR_TILES, or do not set it</source>
        <translation>nommez-en un dans TRACKEDITOR_TILES, ou ne la définissez pas</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is the file in which your boxes are named</source>
        <translation>«&#xa0;{file}&#xa0;» est le fichier où vos boîtes sont nommées</translation>
    </message>
    <message>
        <source>take another name</source>
        <translation>prenez un autre nom</translation>
    </message>
    <message>
        <source>a name of {count} letters is too long for a file</source>
        <translation>un nom de {count} lettres est trop long pour un fichier</translation>
    </message>
    <message>
        <source>write at most {most}</source>
        <translation>écrivez-en au plus {most}</translation>
    </message>
    <message>
        <source>the program&apos;s tile has the sides {sides}</source>
        <translation>la tuile du programme a les faces {sides}</translation>
    </message>
    <message>
        <source>describe these, or take another number</source>
        <translation>décrivez celles-ci, ou prenez un autre numéro</translation>
    </message>
    <message>
        <source>described in {file} too</source>
        <translation>décrite aussi dans {file}</translation>
    </message>
    <message>
        <source>take another number</source>
        <translation>prenez un autre numéro</translation>
    </message>
    <message>
        <source>this is no list of keys with values</source>
        <translation>ce n&apos;est pas une liste de clés et de valeurs</translation>
    </message>
    <message>
        <source>write keys such as &apos;count: 1&apos;</source>
        <translation>écrivez des clés comme «&#xa0;count: 1&#xa0;»</translation>
    </message>
    <message>
        <source>a car that jumps on {side} lands off the road</source>
        <translation>une voiture qui saute sur {side} atterrit hors de la route</translation>
    </message>
    <message>
        <source>lead the road on beyond the jump</source>
        <translation>prolongez la route au-delà du saut</translation>
    </message>
    <message>
        <source>a car that jumps on {side} lands in a corner</source>
        <translation>une voiture qui saute sur {side} atterrit dans un virage</translation>
    </message>
    <message>
        <source>lay a tile between the jump and the corner, or turn the tile round</source>
        <translation>posez une tuile entre le saut et le virage, ou retournez la tuile</translation>
    </message>
    <message>
        <source>the mud on {side} closes every way through its corner</source>
        <translation>la boue sur {side} ferme tous les passages par son virage</translation>
    </message>
    <message>
        <source>take mud tokens away from it</source>
        <translation>enlevez-en des jetons de boue</translation>
    </message>
    <message>
        <source>the layout is a stage, and a rallycross is driven on a circuit</source>
        <translation>le tracé est une spéciale, et un rallycross se court sur un circuit</translation>
    </message>
    <message>
        <source>close the road to a circuit, or make it a stage of another game</source>
        <translation>fermez la route en circuit, ou faites-en une spéciale d&apos;un autre jeu</translation>
    </message>
    <message>
        <source>the rallycross has no pre-grid</source>
        <translation>le rallycross n&apos;a pas de pré-grille</translation>
    </message>
    <message>
        <source>the grid of {side} lies on the circuit itself, and cars may come there once only</source>
        <translation>la grille de {side} est sur le circuit même, et les voitures n&apos;y passent qu&apos;une fois</translation>
    </message>
    <message>
        <source>no fork joins the grid of {side} to the circuit in its driving direction</source>
        <translation>aucune bifurcation ne relie la grille de {side} au circuit dans son sens de course</translation>
    </message>
    <message>
        <source>join a tile with grid boxes (401) to the circuit by a fork, its rear end open</source>
        <translation>reliez au circuit par une bifurcation une tuile à emplacements de grille (401), l&apos;arrière ouvert</translation>
    </message>
    <message>
        <source>{side} lies the wrong way round: from its grid boxes cars drive away from the circuit</source>
        <translation>{side} est à l&apos;envers&#xa0;: depuis ses emplacements de grille les voitures s&apos;éloignent du circuit</translation>
    </message>
    <message>
        <source>turn {side} round, so that its line faces the circuit</source>
        <translation>retournez {side}, pour que sa ligne soit tournée vers le circuit</translation>
    </message>
    <message>
        <source>Turn {side} round</source>
        <translation>Retourner {side} dans l&apos;autre sens</translation>
    </message>
    <message>
        <source>the line lies on tile {number} after the pre-grid; it must be tile 2 or 3</source>
        <translation>la ligne est sur la tuile {number} après la pré-grille&#xa0;; ce doit être la tuile 2 ou 3</translation>
    </message>
    <message>
        <source>cars can come from the circuit to the rear of {side}</source>
        <translation>les voitures peuvent revenir du circuit à l&apos;arrière de {side}</translation>
    </message>
    <message>
        <source>take the road away that leads to the rear end of the pre-grid</source>
        <translation>enlevez la route qui mène à l&apos;arrière de la pré-grille</translation>
    </message>
    <message>
        <source>no other road leads from a fork of the circuit to another fork of it</source>
        <translation>aucune autre route ne mène d&apos;une bifurcation du circuit à une autre</translation>
    </message>
    <message>
        <source>lay two forks into the circuit and a road of its own between them</source>
        <translation>posez deux bifurcations dans le circuit, et une route à part entre elles</translation>
    </message>
    <message>
        <source>{number} roads beside the circuit could be the joker section: {places}</source>
        <translation>{number} routes à côté du circuit pourraient être la section joker&#xa0;: {places}</translation>
    </message>
    <message>
        <source>move the arches to where only the road that is meant leads under them</source>
        <translation>déplacez les arches là où seule la route voulue passe dessous</translation>
    </message>
    <message>
        <source>place the arches of the one that is meant: {places}</source>
        <translation>placez les arches de celle qui est voulue&#xa0;: {places}</translation>
    </message>
    <message>
        <source>{some}; or {other}</source>
        <translation>{some}&#xa0;; ou {other}</translation>
    </message>
    <message>
        <source>from {side} over {tile} to {other}</source>
        <translation>de {side} par {tile} à {other}</translation>
    </message>
    <message>
        <source>Let the joker section lead {road}</source>
        <translation>Faire passer la section joker {road}</translation>
    </message>
    <message>
        <source>from {side} to {other}</source>
        <translation>de {side} à {other}</translation>
    </message>
    <message>
        <source>lead the road so that a line can stand 2 to 3 tiles after the pre-grid</source>
        <translation>conduisez la route de façon qu&apos;une ligne puisse se trouver 2 à 3 tuiles après la pré-grille</translation>
    </message>
    <message>
        <source>move the finish standee {place}</source>
        <translation>déplacez le panneau d&apos;arrivée {place}</translation>
    </message>
    <message>
        <source>the line on {side} lies between the entrance and the exit of the joker section</source>
        <translation>la ligne sur {side} est entre l&apos;entrée et la sortie de la section joker</translation>
    </message>
    <message>
        <source>the line on {side} lies in a corner</source>
        <translation>la ligne sur {side} est dans un virage</translation>
    </message>
    <message>
        <source>keep the line on {side} only</source>
        <translation>ne gardez que la ligne sur {side}</translation>
    </message>
    <message>
        <source>the {marker} on {side} does not span the road of the circuit</source>
        <translation>le {marker} sur {side} n&apos;est pas en travers de la route du circuit</translation>
    </message>
    <message>
        <source>Move the finish standee {place}</source>
        <translation>Déplacer le panneau d&apos;arrivée {place}</translation>
    </message>
    <message>
        <source>a stage has either legs or tiles; take out &apos;legs&apos; or &apos;{key}&apos;</source>
        <translation>une spéciale a soit des tronçons, soit des tuiles&#xa0;; enlevez «&#xa0;legs&#xa0;» ou «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>the interior of the boards {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</source>
        <comment>the interior of the board {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</comment>
        <translation>
            <numerusform>l&apos;intérieur du plateau {zones} ({sides}) n&apos;est pas connu, seulement les numéros des extrémités de route&#xa0;; décrivez les routes dans un fichier {place}, voir docs/zones.md</numerusform>
            <numerusform>l&apos;intérieur des plateaux {zones} ({sides}) n&apos;est pas connu, seulement les numéros des extrémités de route&#xa0;; décrivez les routes dans un fichier {place}, voir docs/zones.md</numerusform>
        </translation>
    </message>
    <message>
        <source>*.yaml in the subdirectory &apos;classic&apos; of a directory that TRACKEDITOR_TILES names</source>
        <translation>*.yaml dans le sous-dossier «&#xa0;classic&#xa0;» d&apos;un dossier que TRACKEDITOR_TILES indique</translation>
    </message>
    <message>
        <source>*.yaml in {directory}</source>
        <translation>*.yaml dans {directory}</translation>
    </message>
    <message>
        <source>the weather is variable; roll a die for every zone, write the zones on which snow falls under &apos;snow&apos;, and &apos;weather: dry&apos; when there is none</source>
        <translation>la météo est variable&#xa0;; lancez un dé pour chaque zone, écrivez les zones où il neige sous &apos;snow&apos;, et &apos;weather: dry&apos; quand il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>ligne {line}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>no stage; write one a line, as in Mill: C8-C3 / J1-J4</source>
        <translation>pas de spéciale&#xa0;; écrivez-en une par ligne, comme Mill: C8-C3 / J1-J4</translation>
    </message>
    <message>
        <source>{number} stages are too many (at most {most})</source>
        <translation>{number} spéciales, c&apos;est trop (au plus {most})</translation>
    </message>
    <message>
        <source>{remark} in brackets is not known; write service, or snow with zones: (service, snow C J)</source>
        <translation>{remark} entre parenthèses est inconnu&#xa0;; écrivez service, ou snow avec des zones&#xa0;: (service, snow C J)</translation>
    </message>
    <message>
        <source>{zone} lies on snow but is no zone of the stage</source>
        <translation>{zone} est sous la neige mais n&apos;est pas une zone de la spéciale</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; is laid with tiles; zone notation has legs over boards only</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» est posée en tuiles&#xa0;; la notation en zones n&apos;a que des tronçons sur des plateaux</translation>
    </message>
    <message>
        <source>{time} is no time; write minutes and seconds, as &apos;4:05&apos;</source>
        <translation>{time} n&apos;est pas un temps&#xa0;; écrivez des minutes et des secondes, comme «&#xa0;4:05&#xa0;»</translation>
    </message>
    <message>
        <source>{laps} laps; ask for 1 to {most}</source>
        <translation>{laps} tours de piste&#xa0;; demandez-en de 1 à {most}</translation>
    </message>
    <message>
        <source>the circuit has no line over which laps are counted; use a start-finish tile or place a finish standee</source>
        <translation>le circuit n&apos;a pas de ligne où compter les tours&#xa0;; prenez une tuile de départ/arrivée ou placez un panneau d&apos;arrivée</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; has no shakedown</source>
        <translation>«&#xa0;{rules}&#xa0;» n&apos;a pas de shakedown</translation>
    </message>
    <message>
        <source>{rules}, shakedown</source>
        <translation>{rules}, shakedown</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; knows no split times; leave them out</source>
        <translation>«&#xa0;{rules}&#xa0;» ne connaît pas de temps intermédiaires&#xa0;; laissez-les de côté</translation>
    </message>
    <message>
        <source>there is no split time after tile {tile}; choose 1 to {last}</source>
        <translation>il n&apos;y a pas de temps intermédiaire après la tuile {tile}&#xa0;; choisissez de 1 à {last}</translation>
    </message>
    <message>
        <source>driver {name} has no tyres &apos;{tyres}&apos;; there are {names}</source>
        <translation>le pilote {name} n&apos;a pas de pneus «&#xa0;{tyres}&#xa0;»&#xa0;; il y a {names}</translation>
    </message>
    <message>
        <source>there is no tile {tile} of the program to replace</source>
        <translation>il n&apos;y a pas de tuile {tile} du programme à remplacer</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>enlevez-le</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>des clés avec des valeurs</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>this is a file of boards, not of tiles</source>
        <translation>ceci est un fichier de plateaux, pas de tuiles</translation>
    </message>
    <message>
        <source>put it into the subdirectory &apos;classic&apos;</source>
        <translation>mettez-le dans le sous-dossier «&#xa0;classic&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is missing</source>
        <translation>«&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>ajoutez-le</translation>
    </message>
    <message>
        <source>remove it, or take one of {keys}</source>
        <translation>enlevez-le, ou prenez parmi {keys}</translation>
    </message>
    <message>
        <source>there is no key &apos;{name}&apos; here</source>
        <translation>il n&apos;y a pas de clé «&#xa0;{name}&#xa0;» ici</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is no name here</source>
        <translation>«&#xa0;{value}&#xa0;» n&apos;est pas un nom ici</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>{value} n&apos;est pas admis</translation>
    </message>
    <message>
        <source>write {what}</source>
        <translation>écrivez {what}</translation>
    </message>
    <message>
        <source>write a list of at least {count}</source>
        <translation>écrivez une liste d&apos;au moins {count}</translation>
    </message>
    <message>
        <source>write a list of at most {count}</source>
        <translation>écrivez une liste d&apos;au plus {count}</translation>
    </message>
    <message>
        <source>write a number of at least {least}</source>
        <translation>écrivez un nombre d&apos;au moins {least}</translation>
    </message>
    <message>
        <source>write a number of at most {most}</source>
        <translation>écrivez un nombre d&apos;au plus {most}</translation>
    </message>
    <message>
        <source>correct it, see docs/tile-format.md</source>
        <translation>corrigez-le, voyez docs/tile-format.md</translation>
    </message>
    <message>
        <source>{problem}; {remedy}</source>
        <translation>{problem}&#xa0;; {remedy}</translation>
    </message>
    <message>
        <source>no tile files here; reinstall the program</source>
        <translation>pas de fichiers de tuiles ici&#xa0;; réinstallez le programme</translation>
    </message>
    <message>
        <source>{file}: {reason}; check the file&apos;s rights</source>
        <translation>{file}&#xa0;: {reason}&#xa0;; vérifiez les droits du fichier</translation>
    </message>
    <message>
        <source>move the points of &apos;via&apos; apart, or check the lengths and widths of its row</source>
        <translation>écartez les points de «&#xa0;via&#xa0;», ou vérifiez les longueurs et les largeurs de sa rangée</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; can hardly be seen on a drawing</source>
        <translation>la case «&#xa0;{cell}&#xa0;» se voit à peine sur un dessin</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; does not lie beside the last cells of the branch</source>
        <translation>la case «&#xa0;{cell}&#xa0;» n&apos;est pas à côté des dernières cases de l&apos;embranchement</translation>
    </message>
    <message>
        <source>name one that does, or move &apos;end&apos;</source>
        <translation>nommez-en une qui l&apos;est, ou déplacez «&#xa0;end&#xa0;»</translation>
    </message>
    <message>
        <source>the roads {road} and {other} cross, and nothing says how</source>
        <translation>les routes {road} et {other} se croisent, et rien ne dit comment</translation>
    </message>
    <message>
        <source>name the road that passes above in &apos;over&apos;, or the cells that only one car can occupy in &apos;overlaps&apos;</source>
        <translation>nommez dans «&#xa0;over&#xa0;» la route qui passe au-dessus, ou dans «&#xa0;overlaps&#xa0;» les cases qu&apos;une seule voiture peut occuper</translation>
    </message>
    <message>
        <source>the tile has no side {tile}{other}</source>
        <translation>la tuile n&apos;a pas de face {tile}{other}</translation>
    </message>
    <message>
        <source>describe it, or leave the letter out</source>
        <translation>décrivez-la, ou omettez la lettre</translation>
    </message>
    <message>
        <source>the tile has sides with letters and one without</source>
        <translation>la tuile a des faces avec lettre et une sans</translation>
    </message>
    <message>
        <source>call them a and b</source>
        <translation>appelez-les a et b</translation>
    </message>
    <message>
        <source>the sides of tile {tile} have different counts</source>
        <translation>les faces de la tuile {tile} ont des nombres d&apos;exemplaires différents</translation>
    </message>
    <message>
        <source>both share its copies</source>
        <translation>les deux partagent ses exemplaires</translation>
    </message>
    <message>
        <source>describe it in a tile file, or take it out of the box</source>
        <translation>décrivez-la dans un fichier de tuiles, ou enlevez-la de la boîte</translation>
    </message>
    <message>
        <source>no file describes a tile {tile}</source>
        <translation>aucun fichier ne décrit une tuile {tile}</translation>
    </message>
    <message>
        <source>no road leads to edge {edge}</source>
        <translation>aucune route ne mène au côté {edge}</translation>
    </message>
    <message>
        <source>add it, or remove the edge</source>
        <translation>ajoutez-la, ou enlevez le côté</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes</source>
        <comment>{count} lane</comment>
        <translation>
            <numerusform>{count} voie</numerusform>
            <numerusform>{count} voies</numerusform>
        </translation>
    </message>
    <message>
        <source>{lanes}, skewed to the left</source>
        <translation>{lanes}, oblique à gauche</translation>
    </message>
    <message>
        <source>{lanes}, skewed to the right</source>
        <translation>{lanes}, oblique à droite</translation>
    </message>
    <message>
        <source>no other side fits edge {edge} ({kind})</source>
        <translation>aucune autre face ne convient au côté {edge} ({kind})</translation>
    </message>
    <message>
        <source>check its lanes and skew, or describe a side that fits</source>
        <translation>vérifiez ses voies et son obliquité, ou décrivez une face qui convient</translation>
    </message>
    <message>
        <source>{lanes} lanes stand at an edge with {edge_lanes}</source>
        <translation>{lanes} voies sont à un côté qui en a {edge_lanes}</translation>
    </message>
    <message>
        <source>give the lanes &apos;width&apos;, in lanes of the edge</source>
        <translation>donnez aux voies leur «&#xa0;width&#xa0;», en voies du côté</translation>
    </message>
    <message>
        <source>the row lies at a skewed edge, which does not cut it</source>
        <translation>la rangée est à un côté oblique qui ne la coupe pas</translation>
    </message>
    <message>
        <source>add &apos;open: {at}&apos;</source>
        <translation>ajoutez «&#xa0;open: {at}&#xa0;»</translation>
    </message>
    <message>
        <source>the row is &apos;open: {open}&apos;, but lies at no skewed edge there</source>
        <translation>la rangée est «&#xa0;open: {open}&#xa0;», mais n&apos;y touche aucun côté oblique</translation>
    </message>
    <message>
        <source>the gate has {segments} segments, unlike the lanes beside it</source>
        <translation>la porte a {segments} segments, ce qui diffère des voies voisines</translation>
    </message>
    <message>
        <source>write one for every lane</source>
        <translation>écrivez-en un par voie</translation>
    </message>
    <message>
        <source>road {road} ends inside the tile and joins no other road</source>
        <translation>la route {road} finit dans la tuile et ne rejoint aucune autre route</translation>
    </message>
    <message>
        <source>add where its last cells lead</source>
        <translation>ajoutez où mènent ses dernières cases</translation>
    </message>
    <message>
        <source>the corner in row {row} has no inner side</source>
        <translation>le virage de la rangée {row} n&apos;a pas de côté intérieur</translation>
    </message>
    <message>
        <source>give its inner line the lower limit or fewer cells, or add &apos;inner: left&apos; or &apos;right&apos;</source>
        <translation>donnez à sa corde la limite la plus basse ou moins de cases, ou ajoutez «&#xa0;inner: left&#xa0;» ou «&#xa0;right&#xa0;»</translation>
    </message>
    <message>
        <source>there are roads without a surface</source>
        <translation>il y a des routes sans revêtement</translation>
    </message>
    <message>
        <source>name it</source>
        <translation>nommez-le</translation>
    </message>
    <message>
        <source>there are roads without a danger level</source>
        <translation>il y a des routes sans niveau de danger</translation>
    </message>
    <message>
        <source>no car can drive from {start} to {end}</source>
        <translation>aucune voiture ne peut rouler de {start} à {end}</translation>
    </message>
    <message>
        <source>check its rows, and the lines in them</source>
        <translation>vérifiez ses rangées, et leurs lignes</translation>
    </message>
    <message>
        <source>no move leads to or from cell &apos;{cell}&apos;</source>
        <translation>aucun mouvement ne mène à la case «&#xa0;{cell}&#xa0;» ni n&apos;en part</translation>
    </message>
    <message>
        <source>check its row, and the rows beside it</source>
        <translation>vérifiez sa rangée, et les rangées voisines</translation>
    </message>
    <message>
        <source>there is no such directory; make it, or name another</source>
        <translation>ce dossier n&apos;existe pas&#xa0;; créez-le, ou nommez-en un autre</translation>
    </message>
    <message numerus="yes">
        <source>{fault} ({count} more faults: {command} {file})</source>
        <comment>{fault} ({count} more fault: {command} {file})</comment>
        <translation>
            <numerusform>{fault} ({count} autre défaut&#xa0;: {command} {file})</numerusform>
            <numerusform>{fault} ({count} autres défauts&#xa0;: {command} {file})</numerusform>
        </translation>
    </message>
    <message>
        <source>remove one entry, or give it a new number</source>
        <translation>supprimez une des deux, ou donnez-lui un nouveau numéro</translation>
    </message>
    <message>
        <source>give yours another number, or add &apos;replaces: true&apos; to use it instead</source>
        <translation>donnez à la vôtre un autre numéro, ou ajoutez «&#xa0;replaces: true&#xa0;» pour l&apos;utiliser à sa place</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>le programme</translation>
    </message>
    <message>
        <source>there is a box of that name in {where}</source>
        <translation>il y a une boîte de ce nom dans {where}</translation>
    </message>
    <message>
        <source>name a box that is there, or leave it out</source>
        <translation>nommez une boîte qui existe, ou laissez-la de côté</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>start-finish</source>
        <translation>départ/arrivée</translation>
    </message>
    <message>
        <source>the side has {cells} cells</source>
        <translation>la face a {cells} cases</translation>
    </message>
    <message>
        <source>describe at most {most}</source>
        <translation>décrivez-en au plus {most}</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; is named but not described by any row</source>
        <translation>la case «&#xa0;{cell}&#xa0;» est nommée mais aucune rangée ne la décrit</translation>
    </message>
    <message>
        <source>name a cell that is there, see docs/tile-format.md</source>
        <translation>nommez une case qui existe, voyez docs/tile-format.md</translation>
    </message>
    <message>
        <source>road {road} uses edge {edge}, which &apos;edges&apos; lacks</source>
        <translation>la route {road} utilise le côté {edge}, qui manque dans «&#xa0;edges&#xa0;»</translation>
    </message>
    <message>
        <source>add {edge} to &apos;edges&apos;, or name another edge</source>
        <translation>ajoutez {edge} à «&#xa0;edges&#xa0;», ou nommez un autre côté</translation>
    </message>
    <message>
        <source>road {road} ends on the edge where it begins</source>
        <translation>la route {road} finit au côté où elle commence</translation>
    </message>
    <message>
        <source>name another edge</source>
        <translation>nommez un autre côté</translation>
    </message>
    <message>
        <source>road {road} has neither &apos;to&apos; nor &apos;end&apos;</source>
        <translation>la route {road} n&apos;a ni «&#xa0;to&#xa0;» ni «&#xa0;end&#xa0;»</translation>
    </message>
    <message>
        <source>add the edge where it ends, or a point inside the tile</source>
        <translation>ajoutez le côté où elle finit, ou un point dans la tuile</translation>
    </message>
    <message>
        <source>road {road} joins toward edge {edge}, which &apos;edges&apos; lacks</source>
        <translation>la route {road} rejoint une autre vers le côté {edge}, qui manque dans «&#xa0;edges&#xa0;»</translation>
    </message>
    <message>
        <source>name an edge of the other road</source>
        <translation>nommez un côté de l&apos;autre route</translation>
    </message>
    <message>
        <source>point {point} of road {road} lies on the one before it, or on the edge</source>
        <translation>le point {point} de la route {road} est sur le précédent, ou sur le côté</translation>
    </message>
    <message>
        <source>leave it out, or move it</source>
        <translation>omettez-le, ou déplacez-le</translation>
    </message>
    <message>
        <source>road {road} ends where its last point lies</source>
        <translation>la route {road} finit à son dernier point</translation>
    </message>
    <message>
        <source>leave that point out, or move it</source>
        <translation>omettez ce point, ou déplacez-le</translation>
    </message>
    <message>
        <source>add what is printed between them</source>
        <translation>ajoutez ce qui est imprimé entre elles</translation>
    </message>
    <message>
        <source>road {road} has gates but no rows</source>
        <translation>la route {road} a des portes mais pas de rangées</translation>
    </message>
    <message>
        <source>road {road} has two gates on one border</source>
        <translation>la route {road} a deux portes à la même limite</translation>
    </message>
    <message>
        <source>leave one of them out</source>
        <translation>omettez l&apos;une des deux</translation>
    </message>
    <message>
        <source>row {row} of road {road}</source>
        <translation>la rangée {row} de la route {road}</translation>
    </message>
    <message>
        <source>a gate</source>
        <translation>une porte</translation>
    </message>
    <message>
        <source>a corner, whose cells have limits of their own</source>
        <translation>un virage, dont les cases ont leurs propres limites</translation>
    </message>
    <message>
        <source>lanes, which all have lines between them</source>
        <translation>des voies, qui ont toutes des lignes entre elles</translation>
    </message>
    <message>
        <source>lanes, whose cells have limits of their own</source>
        <translation>des voies, dont les cases ont leurs propres limites</translation>
    </message>
    <message>
        <source>lanes that are no corner: they have no limits</source>
        <translation>des voies qui ne sont pas un virage&#xa0;: elles n&apos;ont pas de limites</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; says nothing beside {what}</source>
        <translation>«&#xa0;{key}&#xa0;» ne dit rien avec {what}</translation>
    </message>
    <message>
        <source>{row} has no cell</source>
        <translation>{row} n&apos;a pas de case</translation>
    </message>
    <message>
        <source>write the limit of each, or null</source>
        <translation>écrivez la limite de chacune, ou null</translation>
    </message>
    <message>
        <source>{row} has a corner line without cells</source>
        <translation>{row} a une ligne de virage sans cases</translation>
    </message>
    <message>
        <source>write the limits of its cells, or leave the line out</source>
        <translation>écrivez les limites de ses cases, ou omettez la ligne</translation>
    </message>
    <message>
        <source>{row} has {cells} cells but {names} names</source>
        <translation>{row} a {cells} cases mais {names} noms</translation>
    </message>
    <message>
        <source>name every cell once, lane by lane</source>
        <translation>nommez chaque case une fois, voie par voie</translation>
    </message>
    <message>
        <source>{row} has {lanes} lanes but {widths} widths</source>
        <translation>{row} a {lanes} voies mais {widths} largeurs</translation>
    </message>
    <message>
        <source>give every lane its width</source>
        <translation>donnez à chaque voie sa largeur</translation>
    </message>
    <message>
        <source>{row}: &apos;cuts&apos; names a lane {lane}</source>
        <translation>{row}&#xa0;: «&#xa0;cuts&#xa0;» nomme une voie {lane}</translation>
    </message>
    <message>
        <source>name a lane from 0 to {last}</source>
        <translation>nommez une voie de 0 à {last}</translation>
    </message>
    <message>
        <source>{row}: &apos;cuts&apos; of lane {lane} must have a length for every cell</source>
        <translation>{row}&#xa0;: «&#xa0;cuts&#xa0;» de la voie {lane} doit avoir une longueur par case</translation>
    </message>
    <message>
        <source>write {lengths} lengths</source>
        <translation>écrivez {lengths} longueurs</translation>
    </message>
    <message>
        <source>{row}: &apos;lined&apos; names a border {border}</source>
        <translation>{row}&#xa0;: «&#xa0;lined&#xa0;» nomme une limite {border}</translation>
    </message>
    <message>
        <source>border 0 lies between the lanes 0 and 1, and so on</source>
        <translation>la limite 0 est entre les voies 0 et 1, et ainsi de suite</translation>
    </message>
    <message>
        <source>road {road} has the cell &apos;{cell}&apos; twice</source>
        <translation>la route {road} a deux fois la case «&#xa0;{cell}&#xa0;»</translation>
    </message>
    <message>
        <source>give one of them another name</source>
        <translation>donnez à l&apos;une des deux un autre nom</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; has different limits on two roads</source>
        <translation>la case «&#xa0;{cell}&#xa0;» a des limites différentes sur deux routes</translation>
    </message>
    <message>
        <source>give it the same limit, or another name</source>
        <translation>donnez-lui la même limite, ou un autre nom</translation>
    </message>
    <message>
        <source>a shortcut of road {road} names row {missing}</source>
        <translation>un raccourci de la route {road} nomme la rangée {missing}</translation>
    </message>
    <message>
        <source>the rows are 0 to {last}, gates not counted</source>
        <translation>les rangées vont de 0 à {last}, portes non comptées</translation>
    </message>
    <message>
        <source>a shortcut of road {road} runs backwards</source>
        <translation>un raccourci de la route {road} va à reculons</translation>
    </message>
    <message>
        <source>name the rows before it first, then those after it</source>
        <translation>nommez d&apos;abord les rangées d&apos;avant, puis celles d&apos;après</translation>
    </message>
    <message>
        <source>a shortcut of road {road} cuts no row off</source>
        <translation>un raccourci de la route {road} ne coupe aucune rangée</translation>
    </message>
    <message>
        <source>leave a row between those before it and those after it</source>
        <translation>laissez une rangée entre celles d&apos;avant et celles d&apos;après</translation>
    </message>
    <message>
        <source>road {road} joins toward edge {edge}, where it begins itself</source>
        <translation>la route {road} rejoint vers le côté {edge}, où elle commence elle-même</translation>
    </message>
    <message>
        <source>no road with these cells leads to edge {edge}</source>
        <translation>aucune route avec ces cases ne mène au côté {edge}</translation>
    </message>
    <message>
        <source>a pit lies beside the road: it has neither roads nor road ends</source>
        <translation>un stand est à côté de la route&#xa0;: il n&apos;a ni routes ni extrémités de route</translation>
    </message>
    <message>
        <source>remove them, or say that it is no pit</source>
        <translation>enlevez-les, ou dites que ce n&apos;est pas un stand</translation>
    </message>
    <message>
        <source>the {kind} line lies after a row that the road does not have</source>
        <translation>la ligne de {kind} est après une rangée que la route n&apos;a pas</translation>
    </message>
    <message>
        <source>name a road that is there</source>
        <translation>nommez une route qui existe</translation>
    </message>
    <message>
        <source>a line lies between two rows: name any but the last</source>
        <translation>une ligne est entre deux rangées&#xa0;: nommez n&apos;importe laquelle sauf la dernière</translation>
    </message>
    <message>
        <source>&apos;over&apos; names a road &apos;{name}&apos; that the side does not have</source>
        <translation>«&#xa0;over&#xa0;» nomme une route «&#xa0;{name}&#xa0;» que la face n&apos;a pas</translation>
    </message>
    <message>
        <source>write the name of a road, or r0, r1 ...</source>
        <translation>écrivez le nom d&apos;une route, ou r0, r1…</translation>
    </message>
    <message>
        <source>{file}: tiles are read from files named *.yaml; take another name</source>
        <translation>{file}&#xa0;: les tuiles se lisent dans des fichiers nommés *.yaml&#xa0;; prenez un autre nom</translation>
    </message>
    <message>
        <source>{fault}; it is not written over</source>
        <translation>{fault}&#xa0;; le fichier n&apos;est pas écrasé</translation>
    </message>
    <message>
        <source>{file}: it would not hold what was to be written; nothing is changed</source>
        <translation>{file}&#xa0;: il ne contiendrait pas ce qui devait être écrit&#xa0;; rien n&apos;est changé</translation>
    </message>
    <message>
        <source>{fault}; put the tiles into another file</source>
        <translation>{fault}&#xa0;; mettez les tuiles dans un autre fichier</translation>
    </message>
    <message>
        <source>{file}: {reason}; check the directory and its rights</source>
        <translation>{file}&#xa0;: {reason}&#xa0;; vérifiez le dossier et ses droits</translation>
    </message>
    <message>
        <source>correct the file, see docs/tile-format.md</source>
        <translation>corrigez le fichier, voyez docs/tile-format.md</translation>
    </message>
    <message>
        <source>described in {other}.yaml too</source>
        <translation>décrite aussi dans {other}.yaml</translation>
    </message>
    <message>
        <source>remove one entry</source>
        <translation>enlevez l&apos;une des deux</translation>
    </message>
    <message>
        <source>there are more than {count} faults</source>
        <translation>il y a plus de {count} défauts</translation>
    </message>
    <message>
        <source>correct these first</source>
        <translation>corrigez d&apos;abord ceux-ci</translation>
    </message>
    <message>
        <source>&apos;replaced_by&apos; names no box of this file</source>
        <translation>«&#xa0;replaced_by&#xa0;» ne nomme aucune boîte de ce fichier</translation>
    </message>
    <message>
        <source>see {page}</source>
        <translation>voir {page}</translation>
    </message>
    <message>
        <source>correct the file, see {page}</source>
        <translation>corrigez le fichier, voir {page}</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is there twice</source>
        <translation>«&#xa0;{value}&#xa0;» y est deux fois</translation>
    </message>
    <message>
        <source>not YAML ({reason})</source>
        <translation>pas du YAML ({reason})</translation>
    </message>
    <message>
        <source>snow side</source>
        <translation>face neige</translation>
    </message>
    <message>
        <source>dry side</source>
        <translation>face sèche</translation>
    </message>
    <message>
        <source>leg {leg}: the interior of board {zone} ({side}) is not known; describe it in a board file (docs/zones.md)</source>
        <translation>tronçon {leg}&#xa0;: l&apos;intérieur du plateau {zone} ({side}) n&apos;est pas connu&#xa0;; décrivez-le dans un fichier de plateaux (docs/zones.md)</translation>
    </message>
    <message>
        <source>leg {leg}: {fault}</source>
        <translation>tronçon {leg}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>board {zone} has no such road on its {side}; its roads are {roads}</source>
        <translation>le plateau {zone} n&apos;a pas cette route sur sa {side}&#xa0;; ses routes sont {roads}</translation>
    </message>
    <message>
        <source>this is a file of tiles, not of boards</source>
        <translation>ceci est un fichier de tuiles, pas de plateaux</translation>
    </message>
    <message>
        <source>put it into the directory above &apos;classic&apos;</source>
        <translation>mettez-le dans le dossier au-dessus de «&#xa0;classic&#xa0;»</translation>
    </message>
    <message>
        <source>the road ends where it begins</source>
        <translation>la route finit où elle commence</translation>
    </message>
    <message>
        <source>name another road end</source>
        <translation>indiquez une autre extrémité de route</translation>
    </message>
    <message>
        <source>a second road between the same road ends</source>
        <translation>une deuxième route entre les mêmes extrémités</translation>
    </message>
    <message>
        <source>the {marker} on {side} is for rallycross only: {game} has no joker lap</source>
        <translation>le {marker} sur {side} n&apos;est que pour le rallycross&#xa0;: {game} n&apos;a pas de tour joker</translation>
    </message>
    <message>
        <source>remove the marker, or set the game of the road-book to rallycross</source>
        <translation>enlevez le marqueur, ou réglez le jeu du road-book sur rallycross</translation>
    </message>
    <message>
        <source>the {marker} on {side} stands there twice</source>
        <translation>le {marker} sur {side} y est deux fois</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>retirez l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>the {marker} on {side} has no effect: laps are counted over the line on {other}, and cars start behind that</source>
        <translation>le {marker} sur {side} n&apos;a pas d&apos;effet&#xa0;: les tours se comptent à la ligne sur {other}, et les voitures partent derrière elle</translation>
    </message>
    <message>
        <source>remove the marker</source>
        <translation>enlevez le marqueur</translation>
    </message>
    <message>
        <source>no row has a cell of the name &apos;{cell}&apos;</source>
        <translation>aucune rangée n&apos;a de case nommée «&#xa0;{cell}&#xa0;»</translation>
    </message>
    <message>
        <source>name one that a row names under &apos;names&apos;</source>
        <translation>indiquez-en une qu&apos;une rangée nomme sous &apos;names&apos;</translation>
    </message>
    <message>
        <source>&apos;open&apos; belongs to skewed edges of tiles</source>
        <translation>&apos;open&apos; est pour les côtés obliques des tuiles</translation>
    </message>
    <message>
        <source>take it out</source>
        <translation>enlevez-le</translation>
    </message>
    <message>
        <source>the road has the cell &apos;{name}&apos; twice</source>
        <translation>la route a deux fois la case «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>cell &apos;{name}&apos; has different limits on two roads</source>
        <translation>la case «&#xa0;{name}&#xa0;» a des limites différentes sur deux routes</translation>
    </message>
    <message>
        <source>write a letter and a number, as in C7</source>
        <translation>écrivez une lettre et un nombre, comme C7</translation>
    </message>
    <message>
        <source>{text}: too long for the legs of a stage; write one stage</source>
        <translation>{text}&#xa0;: trop long pour les tronçons d&apos;une spéciale&#xa0;; écrivez une seule spéciale</translation>
    </message>
    <message>
        <source>no legs; write them as in C8-C3 / J1-J4</source>
        <translation>pas de tronçons&#xa0;; écrivez-les comme C8-C3 / J1-J4</translation>
    </message>
    <message>
        <source>{leg}: no entry; only the first leg may begin inside its board</source>
        <translation>{leg}&#xa0;: pas d&apos;entrée&#xa0;; seul le premier tronçon peut commencer à l&apos;intérieur de son plateau</translation>
    </message>
    <message>
        <source>{leg}: no exit; only the last leg may end inside its board</source>
        <translation>{leg}&#xa0;: pas de sortie&#xa0;; seul le dernier tronçon peut finir à l&apos;intérieur de son plateau</translation>
    </message>
    <message>
        <source>{leg} / {following}: two legs in succession on zone {zone} have no compact form; use the long one</source>
        <translation>{leg} / {following}&#xa0;: deux tronçons de suite sur la zone {zone} n&apos;ont pas de forme courte&#xa0;; prenez la longue</translation>
    </message>
    <message>
        <source>a road end is missing between two dashes; {remedy}</source>
        <translation>une extrémité de route manque entre deux tirets&#xa0;; {remedy}</translation>
    </message>
    <message>
        <source>{what} is no road end; {remedy}, and dashes between</source>
        <translation>{what} n&apos;est pas une extrémité de route&#xa0;; {remedy}, avec des tirets entre elles</translation>
    </message>
    <message>
        <source>a leg is missing beside a slash; write it as in C8-C3</source>
        <translation>un tronçon manque à côté d&apos;une barre oblique&#xa0;; écrivez-le comme C8-C3</translation>
    </message>
    <message>
        <source>{part} is no leg; leave the dash at its beginning or end out, as in {leg}</source>
        <translation>{part} n&apos;est pas un tronçon&#xa0;; enlevez le tiret du début ou de la fin, comme dans {leg}</translation>
    </message>
    <message>
        <source>{part} is no leg; write its entry and its exit, as in C8-C3</source>
        <translation>{part} n&apos;est pas un tronçon&#xa0;; écrivez son entrée et sa sortie, comme C8-C3</translation>
    </message>
    <message>
        <source>{part} joins two zones; a leg lies on one zone, and legs are parted by &apos; / &apos;</source>
        <translation>{part} réunit deux zones&#xa0;; un tronçon est sur une seule zone, et l&apos;on sépare les tronçons par «&#xa0;/&#xa0;»</translation>
    </message>
    <message>
        <source>{end}: one road end alone; write a leg, as in C8-C3</source>
        <translation>{end}&#xa0;: une extrémité de route seule&#xa0;; écrivez un tronçon, comme C8-C3</translation>
    </message>
    <message>
        <source>{end}: a third road end of zone {zone} in succession; a leg has two, and the next leg lies on another zone</source>
        <translation>{end}&#xa0;: troisième extrémité de suite dans la zone {zone}&#xa0;; un tronçon en a deux, et le suivant est sur une autre zone</translation>
    </message>
    <message>
        <source>{end}: zone {zone} is entered and not left; add the road end by which the road leaves it</source>
        <translation>{end}&#xa0;: on entre dans la zone {zone} sans la quitter&#xa0;; ajoutez l&apos;extrémité par où la route en sort</translation>
    </message>
    <message>
        <source>the stage leads over {number} zones ({zones})</source>
        <translation>la spéciale passe par {number} zones ({zones})</translation>
    </message>
    <message>
        <source>make it lead over at most {most} zones</source>
        <translation>faites-la passer par {most} zones au plus</translation>
    </message>
    <message>
        <source>zone {zone} is used {number} times</source>
        <translation>la zone {zone} est utilisée {number} fois</translation>
    </message>
    <message>
        <source>lead the road over another zone; a zone may be used {most} times</source>
        <translation>faites passer la route par une autre zone&#xa0;; une zone sert au plus {most} fois</translation>
    </message>
    <message>
        <source>it follows {leg}, which lies on zone {zone} too</source>
        <translation>il suit {leg}, qui est aussi sur la zone {zone}</translation>
    </message>
    <message>
        <source>make one leg of both, or lead the road over another zone between them</source>
        <translation>réunissez les deux en un tronçon, ou faites passer la route par une autre zone entre eux</translation>
    </message>
    <message>
        <source>the same leg</source>
        <translation>le même tronçon</translation>
    </message>
    <message>
        <source>leg {leg}</source>
        <translation>le tronçon {leg}</translation>
    </message>
    <message>
        <source>road end {end} is used by {other} already</source>
        <translation>l&apos;extrémité {end} est déjà utilisée ({other})</translation>
    </message>
    <message>
        <source>drive on another road of the board</source>
        <translation>prenez une autre route du plateau</translation>
    </message>
    <message>
        <source>it drives over cells that leg {leg} drives over (first {cell})</source>
        <translation>il passe par des cases où passe le tronçon {leg} (la première&#xa0;: {cell})</translation>
    </message>
    <message>
        <source>drive on another road of the board, or describe a crossing as an overlap</source>
        <translation>prenez une autre route du plateau, ou décrivez un croisement comme recouvrement</translation>
    </message>
    <message>
        <source>there is no zone {zone}; those known are {zones}</source>
        <translation>il n&apos;y a pas de zone {zone}&#xa0;; zones connues&#xa0;: {zones}</translation>
    </message>
    <message>
        <source>correct the letter, or describe the board in a board file (docs/zones.md)</source>
        <translation>corrigez la lettre, ou décrivez le plateau dans un fichier de plateaux (docs/zones.md)</translation>
    </message>
    <message>
        <source>{message} (none ends at {ends})</source>
        <translation>{message} (aucune ne finit en {ends})</translation>
    </message>
    <message>
        <source>drive on a road that the board has</source>
        <translation>prenez une route que le plateau possède</translation>
    </message>
    <message>
        <source>road end {here} has {here_lanes}, {there} has {there_lanes}</source>
        <translation>l&apos;extrémité {here} a {here_lanes}, {there} a {there_lanes}</translation>
    </message>
    <message>
        <source>join road ends with as many lanes</source>
        <translation>reliez des extrémités qui ont autant de voies</translation>
    </message>
    <message>
        <source>no published stage that is known names road end {end} (known: {known})</source>
        <translation>aucune spéciale publiée connue ne nomme l&apos;extrémité {end} (connues&#xa0;: {known})</translation>
    </message>
    <message>
        <source>look whether the board has it</source>
        <translation>regardez si le plateau l&apos;a</translation>
    </message>
    <message>
        <source>the interior of board {zone} ({side}) is not known</source>
        <translation>l&apos;intérieur du plateau {zone} ({side}) n&apos;est pas connu</translation>
    </message>
    <message>
        <source>describe it in a board file (docs/zones.md) to drive the stage in the simulator</source>
        <translation>décrivez-le dans un fichier de plateaux (docs/zones.md) pour courir la spéciale dans le simulateur</translation>
    </message>
    <message>
        <source>correct the rows of the section, or of the one before it, in the board file</source>
        <translation>corrigez les rangées de la section, ou de la précédente, dans le fichier de plateaux</translation>
    </message>
    <message>
        <source>no car can drive through section {section}</source>
        <translation>aucune voiture ne peut traverser la section {section}</translation>
    </message>
    <message>
        <source>no car can drive from the start to {section}</source>
        <translation>aucune voiture ne peut rouler du départ à {section}</translation>
    </message>
    <message>
        <source>Warning faces of {faces}:</source>
        <translation>Faces alerte sur {faces}&#xa0;:</translation>
    </message>
    <message>
        <source>Damage bag: {tokens}.</source>
        <translation>Sac de dégâts&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>SISU tokens: {sisu} a rally. Spare tyres: {tyres}, +{seconds} s, in gear {gear} or lower.</source>
        <translation>Jetons SISU&#xa0;: {sisu} par rallye. Roues de secours&#xa0;: {tyres}, +{seconds} s, au rapport {gear} ou moins.</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>inner lane</source>
        <translation>voie intérieure</translation>
    </message>
    <message>
        <source>{before}, then {key}</source>
        <translation>{before}, puis {key}</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <translation>Ordre de jeu&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>On a circuit, {laps} laps unless another number is asked for.</source>
        <translation>Sur un circuit, {laps} tours, sauf si un autre nombre est demandé.</translation>
    </message>
    <message>
        <source>The first over the finish line wins.</source>
        <translation>Le premier à franchir la ligne d&apos;arrivée gagne.</translation>
    </message>
    <message>
        <source>Loss of control at {limit} warnings.</source>
        <translation>Perte de contrôle à {limit} alertes.</translation>
    </message>
    <message>
        <source>Time cards by gear:</source>
        <translation>Cartes de temps par rapport&#xa0;:</translation>
    </message>
    <message>
        <source>From gear {gear} up it takes the car off the track and {turns} more turn.</source>
        <translation>À partir du rapport {gear} elle fait sortir la voiture de la piste et prend {turns} tour de plus.</translation>
    </message>
    <message>
        <source>{cards}; loss of control: {loss} s</source>
        <translation>{cards}&#xa0;; perte de contrôle&#xa0;: {loss} s</translation>
    </message>
    <message>
        <source>{cards}; loss of control: {loss} s, from gear {gear} up {off} s</source>
        <translation>{cards}&#xa0;; perte de contrôle&#xa0;: {loss} s, à partir du rapport {gear} {off} s</translation>
    </message>
    <message>
        <source>Beside another car only in its gear or a higher one.</source>
        <translation>À côté d&apos;une autre voiture seulement à son rapport ou plus haut.</translation>
    </message>
    <message>
        <source>Flying start in gear {gear}.</source>
        <translation>Départ lancé au rapport {gear}.</translation>
    </message>
    <message>
        <source>Under a yellow flag, on its tile and the ones before and after it, beside cars in gear 0 only.</source>
        <translation>Sous drapeau jaune, sur sa tuile et celles d&apos;avant et d&apos;après, à côté des voitures au rapport 0 seulement.</translation>
    </message>
    <message>
        <source>Joker section: once in a race; who finishes without it is disqualified.</source>
        <translation>Section joker&#xa0;: une fois par course&#xa0;; qui finit sans elle est disqualifié.</translation>
    </message>
    <message>
        <source>Full contact: cars are pushed in at least their gear; {tokens} danger token for another track element ({elements}), {most} at most.</source>
        <translation>Plein contact&#xa0;: on pousse une voiture à son rapport au moins&#xa0;; {tokens} jeton de danger pour un autre élément de piste ({elements}), au plus {most}.</translation>
    </message>
    <message>
        <source>Pit stop at the end of a turn in gear {gear}.</source>
        <translation>Arrêt au stand à la fin d&apos;un tour au rapport {gear}.</translation>
    </message>
    <message>
        <source>A drift is entered in exactly the gear of its note.</source>
        <translation>On entre dans une dérive exactement au rapport de sa note.</translation>
    </message>
    <message>
        <source>Over a jump one cell further in the gear of its note; two cells in the next gear, with a loss of control if the die shows a warning; above that control is lost there.</source>
        <translation>Par-dessus un saut, une case plus loin au rapport de sa note&#xa0;; deux cases au rapport suivant, avec perte de contrôle si le dé montre une alerte&#xa0;; au-dessus, le contrôle y est perdu.</translation>
    </message>
    <message>
        <source>Several cars may stand on a cell outside corners.</source>
        <translation>Plusieurs voitures peuvent être sur une case hors des virages.</translation>
    </message>
    <message>
        <source>Cards for a loss of control by gear:</source>
        <translation>Cartes de perte de contrôle par rapport&#xa0;:</translation>
    </message>
    <message>
        <source>Gear dice lost off the road by danger: {dice}.</source>
        <translation>Dés de rapport perdus hors de la route, selon le danger&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Unrepaired punctures that end the rally: {count}.</source>
        <translation>Crevaisons non réparées qui mettent fin au rallye&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Split times: {count}, unless other points are chosen.</source>
        <translation>Temps intermédiaires&#xa0;: {count}, sauf si d&apos;autres points sont choisis.</translation>
    </message>
    <message>
        <source>A shakedown counts neither warnings nor punctures.</source>
        <translation>Un shakedown ne compte ni alertes ni crevaisons.</translation>
    </message>
    <message>
        <source>Dice by car:</source>
        <translation>Dés par voiture&#xa0;:</translation>
    </message>
    <message>
        <source>leader dice</source>
        <translation>dés du leader</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>Dice by surface:</source>
        <translation>Dés par revêtement&#xa0;:</translation>
    </message>
    <message>
        <source>{tyres} in {weather}: {coast} coast, {brake} brake, loss of control at {limit} warnings</source>
        <translation>{tyres}, {weather}&#xa0;: roue libre {coast}, frein {brake}, perte de contrôle à {limit} alertes</translation>
    </message>
    <message>
        <source>Tyres:</source>
        <translation>Pneus&#xa0;:</translation>
    </message>
    <message>
        <source>gears 1 to {gears}, {coast} coast, {brake} brake</source>
        <translation>rapports 1 à {gears}, roue libre {coast}, frein {brake}</translation>
    </message>
    <message>
        <source>{boost} boost</source>
        <translation>boost {boost}</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has no course without snow</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» n&apos;a pas de parcours sans neige</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has no course with snow on {zones}</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» n&apos;a pas de parcours avec neige sur {zones}</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes follow a row of {before}</source>
        <comment>{count} lane follows a row of {before}</comment>
        <translation>
            <numerusform>{count} voie suit une rangée de {before}</numerusform>
            <numerusform>{count} voies suivent une rangée de {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>check both, and the &apos;width&apos; of their lanes</source>
        <translation>vérifiez les deux, et la &apos;width&apos; de leurs voies</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes stand at road end {end}, which has {lanes}</source>
        <comment>{count} lane stands at road end {end}, which has {lanes}</comment>
        <translation>
            <numerusform>{count} voie est à l&apos;extrémité de route {end}, qui en a {lanes}</numerusform>
            <numerusform>{count} voies sont à l&apos;extrémité de route {end}, qui en a {lanes}</numerusform>
        </translation>
    </message>
    <message>
        <source>correct the row, or the road end under &apos;ends&apos;</source>
        <translation>corrigez la rangée, ou l&apos;extrémité de route sous &apos;ends&apos;</translation>
    </message>
    <message>
        <source>&apos;danger&apos; is {danger}, but what lies at the roadside is {beside}</source>
        <translation>&apos;danger&apos; est {danger}, mais au bord de la route il y a {beside}</translation>
    </message>
    <message>
        <source>leg {leg}: no car can drive through this section; correct its rows in the board file</source>
        <translation>tronçon {leg}&#xa0;: aucune voiture ne peut traverser cette section&#xa0;; corrigez ses rangées dans le fichier de plateaux</translation>
    </message>
    <message>
        <source>described in {file} too, which counts</source>
        <translation>décrit aussi dans {file}, qui compte</translation>
    </message>
    <message>
        <source>the paper is too small for the sheet; choose A4 or larger</source>
        <translation>le papier est trop petit pour la feuille&#xa0;; choisissez A4 ou plus grand</translation>
    </message>
    <message>
        <source>the finish standee, showing this way</source>
        <translation>le panneau d&apos;arrivée, montrant ce sens</translation>
    </message>
    <message>
        <source>nothing tells which way round the circuit is driven: from {tile} to {next}, as it is taken now, or to {other}</source>
        <translation>rien ne dit dans quel sens se court le circuit&#xa0;: de {tile} vers {next}, comme il est pris à présent, ou vers {other}</translation>
    </message>
    <message>
        <source>place the standees as for one of the two: for the way to {next} {standees}; for the way to {other} {others}</source>
        <translation>placez les panneaux pour l&apos;un des deux&#xa0;: pour le sens vers {next} {standees}&#xa0;; pour le sens vers {other} {others}</translation>
    </message>
    <message>
        <source>let the finish standee show the way</source>
        <translation>faites montrer le sens par le panneau d&apos;arrivée</translation>
    </message>
    <message>
        <source>place the finish standee so that it shows the way</source>
        <translation>placez le panneau d&apos;arrivée de sorte qu&apos;il montre le sens</translation>
    </message>
    <message>
        <source>say in the notes of the stage which way it is driven</source>
        <translation>dites dans les notes de la spéciale dans quel sens elle se court</translation>
    </message>
    <message>
        <source>Drive the circuit from {tile} to {next}</source>
        <translation>Courir le circuit de {tile} vers {next}</translation>
    </message>
    <message>
        <source>the finish standee {place}</source>
        <translation>le panneau d&apos;arrivée {place}</translation>
    </message>
    <message>
        <source>the finish standee, showing this way, {place}</source>
        <translation>le panneau d&apos;arrivée, montrant ce sens, {place}</translation>
    </message>
    <message>
        <source>the {marker} {place}</source>
        <translation>le {marker} {place}</translation>
    </message>
    <message>
        <source>Set the game of the road-book to {game}</source>
        <translation>Régler le jeu du road-book sur {game}</translation>
    </message>
    <message>
        <source>between rows {row} and {next} of {side} at ({q}, {r}) counted from {other}</source>
        <translation>entre les rangées {row} et {next} de {side} en ({q}, {r}) comptées depuis {other}</translation>
    </message>
    <message>
        <source>between {tile} and {other}</source>
        <translation>entre {tile} et {other}</translation>
    </message>
    <message>
        <source>{name} is no name of a driver; write one on one line, without hidden signs</source>
        <translation>{name} n&apos;est pas un nom de pilote&#xa0;; écrivez-en un sur une ligne, sans signes cachés</translation>
    </message>
    <message>
        <source>the name {name} is too long; take at most {most} letters</source>
        <translation>le nom {name} est trop long&#xa0;; prenez au plus {most} lettres</translation>
    </message>
    <message>
        <source>a race with real dice cannot be taken up</source>
        <translation>une course avec de vrais dés ne peut pas être reprise</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>As the system has them</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colours of the window and of the tiles on the screen</source>
        <translation>Couleurs de la fenêtre et des tuiles à l&apos;écran</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Language of the window and of pace notes</source>
        <translation>Langue de la fenêtre et des notes de copilote</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Appender</name>
    <message>
        <source>The library has no tile {side}.</source>
        <translation>La bibliothèque n&apos;a pas de tuile {side}.</translation>
    </message>
    <message>
        <source>Append {side}</source>
        <translation>Prolonger avec {side}</translation>
    </message>
    <message>
        <source>{side} fits here in no other turn.</source>
        <translation>{side} n&apos;a pas d&apos;autre orientation possible ici.</translation>
    </message>
    <message>
        <source>The other side of {side} does not fit here.</source>
        <translation>L&apos;autre face de {side} ne convient pas ici.</translation>
    </message>
</context>
<context>
    <name>BoardsNotice</name>
    <message>
        <source>The board files were read; this is still missing.</source>
        <translation>Les fichiers de plateaux sont lus&#xa0;; ceci manque encore.</translation>
    </message>
    <message>
        <source>The boards cannot be copied: {reason}.</source>
        <translation>Les plateaux ne peuvent pas être copiés&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The invented boards are in {file} now; they are not the published ones.</source>
        <translation>Les plateaux inventés sont maintenant dans {file}&#xa0;; ce ne sont pas ceux qui sont publiés.</translation>
    </message>
    <message>
        <source>Use invented boards</source>
        <translation>Utiliser des plateaux inventés</translation>
    </message>
    <message>
        <source>Copy boards that we have invented to your own board files, to try them</source>
        <translation>Copier des plateaux que nous avons inventés dans vos fichiers de plateaux, pour les essayer</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Read your board files again</source>
        <translation>Relire vos fichiers de plateaux</translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message>
        <source>Do not ask which boxes are &amp;mine: use every box once</source>
        <translation>Ne pas demander &amp;mes boîtes&#xa0;: utiliser chaque boîte une fois</translation>
    </message>
    <message>
        <source>Copies of this box that you own</source>
        <translation>Exemplaires de cette boîte que vous possédez</translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Spéciale</translation>
    </message>
    <message>
        <source>&amp;Try a change</source>
        <translation>Essa&amp;yer une modification</translation>
    </message>
    <message>
        <source>Go on as a trial of this stage, which can be kept or dropped as a whole</source>
        <translation>Continuer sur un essai de cette spéciale, à garder ou à abandonner en bloc</translation>
    </message>
    <message>
        <source>&amp;Keep the trial</source>
        <translation>Garder l&apos;essa&amp;i</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminer l&apos;essai et garder la spéciale telle qu&apos;elle est</translation>
    </message>
    <message>
        <source>Dr&amp;op the trial</source>
        <translation>A&amp;bandonner l&apos;essai</translation>
    </message>
    <message>
        <source>End the trial and bring back the stage as it was before</source>
        <translation>Terminer l&apos;essai et retrouver la spéciale d&apos;avant</translation>
    </message>
    <message>
        <source>&apos;{stage}&apos; is on trial already: keep or drop that first.</source>
        <translation>«&#xa0;{stage}&#xa0;» est déjà à l&apos;essai&#xa0;: gardez ou abandonnez d&apos;abord cet essai.</translation>
    </message>
    <message>
        <source>Trial of &apos;{stage}&apos;: keep it or drop it when you have seen enough.</source>
        <translation>Essai de «&#xa0;{stage}&#xa0;»&#xa0;: gardez-le ou abandonnez-le quand vous en aurez assez vu.</translation>
    </message>
    <message>
        <source>The trial of &apos;{stage}&apos; is kept.</source>
        <translation>L&apos;essai de «&#xa0;{stage}&#xa0;» est gardé.</translation>
    </message>
    <message>
        <source>Drop the trial of &apos;{stage}&apos;</source>
        <translation>Abandonner l&apos;essai de «&#xa0;{stage}&#xa0;»</translation>
    </message>
    <message>
        <source>The trial of &apos;{stage}&apos; is dropped.</source>
        <translation>L&apos;essai de «&#xa0;{stage}&#xa0;» est abandonné.</translation>
    </message>
    <message>
        <source>Nothing is on trial; &apos;Try a change&apos; in the Stage menu begins a trial.</source>
        <translation>Rien n&apos;est à l&apos;essai&#xa0;; «&#xa0;Essayer une modification&#xa0;» du menu Spéciale commence un essai.</translation>
    </message>
    <message>
        <source>The stage &apos;{stage}&apos; is gone, and with it its trial.</source>
        <translation>La spéciale «&#xa0;{stage}&#xa0;» n&apos;existe plus, son essai non plus.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The tiles of the stage in view. Ctrl and arrow keys move the cursor.</source>
        <translation>Les tuiles de la spéciale affichée. Ctrl et les flèches déplacent le curseur.</translation>
    </message>
</context>
<context>
    <name>CanvasActions</name>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Tuile</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Lay the tiles of the clipboard at the cursor</source>
        <translation>Poser les tuiles du presse-papiers au curseur</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select the &amp;stretch between</source>
        <translation>&amp;Sélectionner le tronçon entre deux tuiles</translation>
    </message>
    <message>
        <source>Select the road between the two selected tiles</source>
        <translation>Sélectionner la route entre les deux tuiles choisies</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
        <source>Turn by 60 degrees clockwise; in hand: to the next turn that fits</source>
        <translation>Tourner de 60 degrés dans le sens horaire&#xa0;; en main&#xa0;: vers l&apos;orientation possible suivante</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn by 60 degrees anticlockwise; in hand: to the turn before that fits</source>
        <translation>Tourner de 60 degrés dans le sens antihoraire&#xa0;; en main&#xa0;: vers l&apos;orientation possible précédente</translation>
    </message>
    <message>
        <source>&amp;Next turn that fits</source>
        <translation>Orientation possible &amp;suivante</translation>
    </message>
    <message>
        <source>Turn the tile to the next rotation in which all roads around it meet</source>
        <translation>Tourner la tuile jusqu&apos;à ce que toutes les routes voisines se rejoignent</translation>
    </message>
    <message>
        <source>Turn &amp;over</source>
        <translation>&amp;Retourner</translation>
    </message>
    <message>
        <source>Show the other side of the tile</source>
        <translation>Montrer l&apos;autre face de la tuile</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>É&amp;changer</translation>
    </message>
    <message>
        <source>Lay the two selected tiles in each other&apos;s place</source>
        <translation>Poser les deux tuiles sélectionnées l&apos;une à la place de l&apos;autre</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Du&amp;pliquer</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>Take the selected tiles away; with a marker or token in hand: that under the mouse</source>
        <translation>Enlever les tuiles sélectionnées&#xa0;; avec un marqueur ou un jeton en main&#xa0;: celui sous la souris</translation>
    </message>
    <message>
        <source>&amp;What fits here…</source>
        <translation>&amp;Que poser ici…</translation>
    </message>
    <message>
        <source>Show every tile that fits on the hexagon of the cursor</source>
        <translation>Montrer toutes les tuiles qui conviennent à l&apos;hexagone du curseur</translation>
    </message>
    <message>
        <source>Where does this &amp;fit</source>
        <translation>&amp;Où la poser</translation>
    </message>
    <message>
        <source>Light up every place where the selected tile, or that in hand, fits</source>
        <translation>Éclairer toutes les places où convient la tuile sélectionnée ou en main</translation>
    </message>
    <message>
        <source>Set the {marker}</source>
        <translation>Placer&#xa0;: {marker}</translation>
    </message>
    <message>
        <source>Then click the line where it is to stand, or choose it by the arrow keys and Enter</source>
        <translation>Cliquez ensuite la ligne où le placer, ou choisissez-la avec les flèches et Entrée</translation>
    </message>
    <message>
        <source>Lay a &amp;token…</source>
        <translation>Poser un &amp;jeton…</translation>
    </message>
    <message>
        <source>Choose a token, then click the cell on which it is to lie</source>
        <translation>Choisissez un jeton, puis cliquez la case où il doit être posé</translation>
    </message>
    <message>
        <source>Remove a marker or to&amp;ken…</source>
        <translation>Enlever un &amp;marqueur ou un jeton…</translation>
    </message>
    <message>
        <source>Take away a marker or token that is on the selected tiles</source>
        <translation>Enlever un marqueur ou un jeton qui est sur les tuiles sélectionnées</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Zoom to &amp;all</source>
        <translation>Voir &amp;tout</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selection</source>
        <translation>Voir la &amp;sélection</translation>
    </message>
    <message>
        <source>Move up, or pan</source>
        <translation>Déplacer ou défiler vers le haut</translation>
    </message>
    <message>
        <source>Cursor up</source>
        <translation>Curseur vers le haut</translation>
    </message>
    <message>
        <source>Move down, or pan</source>
        <translation>Déplacer ou défiler vers le bas</translation>
    </message>
    <message>
        <source>Cursor down</source>
        <translation>Curseur vers le bas</translation>
    </message>
    <message>
        <source>Move left, or pan</source>
        <translation>Déplacer ou défiler à gauche</translation>
    </message>
    <message>
        <source>Cursor left</source>
        <translation>Curseur à gauche</translation>
    </message>
    <message>
        <source>Move right, or pan</source>
        <translation>Déplacer ou défiler à droite</translation>
    </message>
    <message>
        <source>Cursor right</source>
        <translation>Curseur à droite</translation>
    </message>
    <message>
        <source>Select at the cursor, or lay the tile in hand</source>
        <translation>Sélectionner au curseur, ou poser la tuile en main</translation>
    </message>
    <message>
        <source>Add the tile at the cursor to the selection, or take it out</source>
        <translation>Ajouter la tuile du curseur à la sélection, ou l&apos;en retirer</translation>
    </message>
    <message>
        <source>Lay the tile in hand at the cursor even where it does not fit</source>
        <translation>Poser la tuile en main au curseur même où elle ne convient pas</translation>
    </message>
    <message>
        <source>({q}, {r}): {tile}</source>
        <translation>({q}, {r})&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>({q}, {r}): free</source>
        <translation>({q}, {r})&#xa0;: libre</translation>
    </message>
    <message>
        <source>Select one tile first.</source>
        <translation>Sélectionnez d&apos;abord une seule tuile.</translation>
    </message>
    <message>
        <source>{side} fits nowhere at the road.</source>
        <translation>{side} ne convient nulle part au bord de la route.</translation>
    </message>
</context>
<context>
    <name>CanvasMenus</name>
    <message>
        <source>No marker or token is on the selected tiles.</source>
        <translation>Il n&apos;y a ni marqueur ni jeton sur les tuiles sélectionnées.</translation>
    </message>
</context>
<context>
    <name>CatalogueDock</name>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;Find a tile</source>
        <translation>C&amp;hercher une tuile</translation>
    </message>
    <message>
        <source>Search the catalogue; Down leads to what is found, Enter takes it</source>
        <translation>Chercher dans le catalogue&#xa0;; Bas mène aux faces trouvées, Entrée la prend</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Tile sides</source>
        <translation>Faces des tuiles</translation>
    </message>
    <message>
        <source>Arrow keys go through the list, Enter appends a side, letters search</source>
        <translation>Les flèches parcourent la liste, Entrée prolonge la route, les lettres cherchent</translation>
    </message>
    <message>
        <source>The road has no open end, or no tile fits there.</source>
        <translation>La route n&apos;a pas d&apos;extrémité ouverte, ou aucune tuile n&apos;y convient.</translation>
    </message>
    <message>
        <source>No side is like that. &apos;Show all&apos; takes the filters off.</source>
        <translation>Aucune face ne répond à cela. «&#xa0;Tout montrer&#xa0;» enlève les filtres.</translation>
    </message>
    <message>
        <source>Sides: {number} of {all}</source>
        <translation>Faces&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>&amp;Append {side}</source>
        <translation>&amp;Prolonger avec {side}</translation>
    </message>
    <message>
        <source>&amp;Take {side} in hand</source>
        <translation>Prendre {side} en &amp;main</translation>
    </message>
    <message>
        <source>Show where it &amp;fits</source>
        <translation>Montrer où elle &amp;convient</translation>
    </message>
    <message>
        <source>All copies of tile {tile} are in use: {places}</source>
        <translation>Tous les exemplaires de la tuile {tile} sont utilisés&#xa0;: {places}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{place}, inner line, limit {limit}</source>
        <translation>{place}, corde, limite {limit}</translation>
    </message>
    <message>
        <source>{place}, drift line, limit {limit}</source>
        <translation>{place}, ligne de dérive, limite {limit}</translation>
    </message>
    <message>
        <source>{place}, lane {lane}</source>
        <translation>{place}, voie {lane}</translation>
    </message>
    <message>
        <source>{place}, slide</source>
        <translation>{place}, dérapage</translation>
    </message>
    <message>
        <source>{place}, shortcut, limit {limit}</source>
        <translation>{place}, raccourci, limite {limit}</translation>
    </message>
    <message>
        <source>{place}: {dice}, risk from {odds}</source>
        <translation>{place}&#xa0;: {dice}, risque à partir de {odds}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{place}: {dice}, risk {odds}</source>
        <translation>{place}&#xa0;: {dice}, risque {odds}</translation>
    </message>
    <message>
        <source>{place}: {dice}, risk {odds}, with the plan {sum}</source>
        <translation>{place}&#xa0;: {dice}, risque {odds}, avec le plan {sum}</translation>
    </message>
    <message>
        <source>{dice}, risk {odds}</source>
        <translation>{dice}, risque {odds}</translation>
    </message>
    <message>
        <source>{dice}, risk {odds}, with the plan {sum}</source>
        <translation>{dice}, risque {odds}, avec le plan {sum}</translation>
    </message>
    <message>
        <source>over the limit: control is lost</source>
        <translation>au-dessus de la limite&#xa0;: perte de contrôle</translation>
    </message>
    <message>
        <source>shortcut: draw a token</source>
        <translation>raccourci&#xa0;: tirer un jeton</translation>
    </message>
    <message>
        <source>flies over the jump</source>
        <translation>vole par-dessus le saut</translation>
    </message>
    <message>
        <source>a warning loses control</source>
        <translation>une alerte fait perdre le contrôle</translation>
    </message>
    <message>
        <source>no room to land: the turn ends</source>
        <translation>pas de place pour atterrir&#xa0;: le tour finit</translation>
    </message>
    <message>
        <source>flying start: a warning ends the turn</source>
        <translation>départ lancé&#xa0;: une alerte finit le tour</translation>
    </message>
    <message>
        <source>pushes the car there, damage tokens for both: {count}</source>
        <translation>y pousse la voiture, jetons de dégât pour les deux&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Closed: {place}; another car is in the way.</source>
        <translation>Fermé&#xa0;: {place}&#xa0;; une autre voiture barre la route.</translation>
    </message>
    <message>
        <source>Closed: {place}; a yellow flag forbids to come beside another car.</source>
        <translation>Fermé&#xa0;: {place}&#xa0;; un drapeau jaune interdit de venir à côté d&apos;une autre voiture.</translation>
    </message>
    <message>
        <source>Closed: {place}; to come beside the car there takes at least gear {gear}.</source>
        <translation>Fermé&#xa0;: {place}&#xa0;; pour venir à côté de la voiture, il faut au moins la vitesse {gear}.</translation>
    </message>
    <message>
        <source>without the joker: disqualified</source>
        <translation>sans le joker&#xa0;: disqualifié</translation>
    </message>
    <message>
        <source>over the finish line</source>
        <translation>franchit la ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>{words} ({marks})</source>
        <translation>{words} ({marks})</translation>
    </message>
    <message>
        <source>{tyres}: {effects}</source>
        <translation>{tyres}&#xa0;: {effects}</translation>
    </message>
    <message>
        <source>{tyres}, on the car now: {effects}</source>
        <translation>{tyres}, montés en ce moment&#xa0;: {effects}</translation>
    </message>
    <message>
        <source>coast dice {count}</source>
        <translation>dés roue libre {count}</translation>
    </message>
    <message>
        <source>brake dice {count}</source>
        <translation>dés de frein {count}</translation>
    </message>
    <message>
        <source>{weather}: control is lost at {limit} warnings</source>
        <translation>{weather}&#xa0;: perte de contrôle à {limit} alertes</translation>
    </message>
    <message>
        <source>{weather}: {dice}, control is lost at {limit} warnings</source>
        <translation>{weather}&#xa0;: {dice}, perte de contrôle à {limit} alertes</translation>
    </message>
    <message>
        <source>{place}, gear {gear}, damage tokens {tokens}: {dice}</source>
        <translation>{place}, vitesse {gear}, jetons de dégât {tokens}&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>over the finish line, {place}, gear {gear}, damage tokens {tokens}: {dice}</source>
        <translation>franchit la ligne d&apos;arrivée, {place}, vitesse {gear}, jetons de dégât {tokens}&#xa0;: {dice}</translation>
    </message>
</context>
<context>
    <name>Cockpit</name>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Choose by a click or with the keys 1 to 9</source>
        <translation>Choisissez d&apos;un clic ou avec les touches 1 à 9</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Sécuriser</translation>
    </message>
    <message>
        <source>Flat out</source>
        <translation>À fond</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Undo step</source>
        <translation>Annuler le pas</translation>
    </message>
    <message>
        <source>The cars line up.</source>
        <translation>Les voitures se rangent.</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>La course continue.</translation>
    </message>
    <message>
        <source>{name} is driving.</source>
        <translation>{name} roule.</translation>
    </message>
    <message>
        <source>{name}: on which cell do you start?</source>
        <translation>{name}&#xa0;: sur quelle case partez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: on which tyres do you go on?</source>
        <translation>{name}&#xa0;: avec quels pneus repartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: fit the spare tyre?</source>
        <translation>{name}&#xa0;: monter la roue de secours&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: too many warnings! Spend the SISU token?</source>
        <translation>{name}&#xa0;: trop d&apos;alertes&#xa0;! Dépenser le jeton SISU&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: control is lost. In which order are the dice played?</source>
        <translation>{name}&#xa0;: perte de contrôle. Dans quel ordre joue-t-on les dés&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: where to?</source>
        <translation>{name}&#xa0;: où allez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: with which dice?</source>
        <translation>{name}&#xa0;: avec quels dés&#xa0;?</translation>
    </message>
    <message>
        <source>Fit it: {seconds} s, one coast die back, gear {gear}</source>
        <translation>La monter&#xa0;: {seconds} s, un dé roue libre rendu, vitesse {gear}</translation>
    </message>
    <message>
        <source>Drive on without</source>
        <translation>Continuer sans</translation>
    </message>
    <message>
        <source>Spend it and keep control</source>
        <translation>Le dépenser et garder le contrôle</translation>
    </message>
    <message>
        <source>Keep it and lose control</source>
        <translation>Le garder et perdre le contrôle</translation>
    </message>
    <message>
        <source>No step leads there; the cells that are open are lit up.</source>
        <translation>Aucun pas n&apos;y mène&#xa0;; les cases possibles sont éclairées.</translation>
    </message>
    <message>
        <source>Nobody is asked at this moment of the race.</source>
        <translation>Personne n&apos;est interrogé à ce moment de la course.</translation>
    </message>
    <message>
        <source>Choose a lit cell first.</source>
        <translation>Choisissez d&apos;abord une case éclairée.</translation>
    </message>
    <message>
        <source>The car must move before the turn can end.</source>
        <translation>La voiture doit avancer avant la fin du tour.</translation>
    </message>
    <message>
        <source>Not enough second tokens: there are {tokens}.</source>
        <translation>Pas assez de jetons seconde&#xa0;: il y en a {tokens}.</translation>
    </message>
    <message>
        <source>Not enough focus tokens: there are {tokens}.</source>
        <translation>Pas assez de jetons focus&#xa0;: il y en a {tokens}.</translation>
    </message>
    <message>
        <source>Flat out is declared before the first die of the turn.</source>
        <translation>«&#xa0;À fond&#xa0;» s&apos;annonce avant le premier dé du tour.</translation>
    </message>
    <message>
        <source>Flat out does not begin with a flying start.</source>
        <translation>On ne part pas à fond d&apos;un départ lancé.</translation>
    </message>
    <message>
        <source>Flat out takes more dice than that.</source>
        <translation>Il faut plus de dés pour aller à fond.</translation>
    </message>
    <message>
        <source>Flat out takes no more dice than cells to the finish line.</source>
        <translation>À fond, on ne prend pas plus de dés que de cases jusqu&apos;à l&apos;arrivée.</translation>
    </message>
    <message>
        <source>Roll the whole plan at once; these dice give a token each: {kinds} [F]</source>
        <translation>Lancer tout le plan d&apos;un coup&#xa0;; ces dés donnent un jeton chacun&#xa0;: {kinds} [F]</translation>
    </message>
    <message>
        <source>Plan: {dice}. Risk of losing control: {odds}</source>
        <translation>Plan&#xa0;: {dice}. Risque de perte de contrôle&#xa0;: {odds}</translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation>Rien n&apos;est encore prévu.</translation>
    </message>
    <message>
        <source>Secure (tokens: {price})</source>
        <translation>Sécuriser (jetons&#xa0;: {price})</translation>
    </message>
    <message>
        <source>No move is asked for at this moment.</source>
        <translation>Aucun déplacement n&apos;est demandé à ce moment.</translation>
    </message>
    <message>
        <source>Roll the next step [Space]</source>
        <translation>Lancer les dés du pas suivant [Espace]</translation>
    </message>
    <message>
        <source>Play the next step safely [S]</source>
        <translation>Jouer le pas suivant sans risque [S]</translation>
    </message>
    <message>
        <source>Roll the whole plan at once, one token a die [F]</source>
        <translation>Lancer tout le plan d&apos;un coup, un jeton par dé [F]</translation>
    </message>
    <message>
        <source>End the turn here [Enter]</source>
        <translation>Finir le tour ici [Entrée]</translation>
    </message>
    <message>
        <source>Take back the last planned step [Backspace]</source>
        <translation>Reprendre le dernier pas prévu [Retour arrière]</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Words of an action, for example: save as</source>
        <translation>Mots d&apos;une action, par exemple&#xa0;: enregistrer sous</translation>
    </message>
    <message>
        <source>Words of an action</source>
        <translation>Mots d&apos;une action</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Actions trouvées</translation>
    </message>
    <message>
        <source>{menu}: {action}</source>
        <translation>{menu}&#xa0;: {action}</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>The boxes hold no more copies of tile {tile}; in use: {places}</source>
        <translation>Les boîtes n&apos;ont plus d&apos;exemplaire de la tuile {tile}&#xa0;; utilisés&#xa0;: {places}</translation>
    </message>
</context>
<context>
    <name>Dashboard</name>
    <message>
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Tour de piste</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Alertes</translation>
    </message>
    <message>
        <source>Dice left</source>
        <translation>Dés restants</translation>
    </message>
    <message>
        <source>Dice played</source>
        <translation>Dés joués</translation>
    </message>
    <message>
        <source>Damage tokens</source>
        <translation>Jetons de dégât</translation>
    </message>
    <message>
        <source>Danger tokens</source>
        <translation>Jetons danger</translation>
    </message>
    <message>
        <source>Second tokens</source>
        <translation>Jetons seconde</translation>
    </message>
    <message>
        <source>SISU tokens</source>
        <translation>Jetons SISU</translation>
    </message>
    <message>
        <source>Spare tyres</source>
        <translation>Roues de secours</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Météo</translation>
    </message>
    <message>
        <source>Yellow flags</source>
        <translation>Drapeaux jaunes</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt;, {time}</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt;, {time}</translation>
    </message>
    <message>
        <source>Focus tokens</source>
        <translation>Jetons focus</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>driven in lap {lap}</source>
        <translation>pris au tour {lap}</translation>
    </message>
    <message>
        <source>still to be driven</source>
        <translation>encore à prendre</translation>
    </message>
    <message>
        <source>{signs} {count} of {limit}</source>
        <translation>{signs} {count} sur {limit}</translation>
    </message>
    <message>
        <source>gear: {count}</source>
        <translation>vitesse&#xa0;: {count}</translation>
    </message>
    <message>
        <source>coast: {count}</source>
        <translation>roue libre&#xa0;: {count}</translation>
    </message>
    <message>
        <source>brake: {count}</source>
        <translation>frein&#xa0;: {count}</translation>
    </message>
    <message>
        <source>boost: {count}</source>
        <translation>boost&#xa0;: {count}</translation>
    </message>
    <message>
        <source>punctures: {count}</source>
        <translation>crevaisons&#xa0;: {count}</translation>
    </message>
    <message>
        <source>gear dice lost: {count}</source>
        <translation>dés de vitesse perdus&#xa0;: {count}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>This stage is a row of legs over boards. Change them in the inspector.</source>
        <translation>Cette spéciale est une suite de tronçons sur des plateaux. Changez-les dans l&apos;inspecteur.</translation>
    </message>
</context>
<context>
    <name>DrawingView</name>
    <message>
        <source>Drawing of the side</source>
        <translation>Dessin de la face</translation>
    </message>
    <message>
        <source>Cell {name}</source>
        <translation>Case {name}</translation>
    </message>
</context>
<context>
    <name>DriverRow</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Somebody at this window</source>
        <translation>Quelqu&apos;un à cette fenêtre</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Régulier</translation>
    </message>
    <message>
        <source>The computer, with few risks</source>
        <translation>L&apos;ordinateur, avec peu de risques</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>À l&apos;attaque</translation>
    </message>
    <message>
        <source>The computer, after the best time</source>
        <translation>L&apos;ordinateur, à la recherche du meilleur temps</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Qui pilote</translation>
    </message>
    <message>
        <source>A person at this window, or the computer: steady or on the attack</source>
        <translation>Une personne à cette fenêtre, ou l&apos;ordinateur&#xa0;: régulier ou à l&apos;attaque</translation>
    </message>
    <message>
        <source>Name of the driver</source>
        <translation>Nom du pilote</translation>
    </message>
    <message>
        <source>Name in the log and in the standings</source>
        <translation>Nom dans le journal et au classement</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Retirer le pilote</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message>
        <source>The car of the driver</source>
        <translation>La voiture du pilote</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Pneus</translation>
    </message>
    <message>
        <source>The tyres with which the driver starts</source>
        <translation>Les pneus avec lesquels part le pilote</translation>
    </message>
    <message>
        <source>right for the weather</source>
        <translation>adaptés à la météo</translation>
    </message>
    <message>
        <source>chosen before every stage</source>
        <translation>choisis avant chaque spéciale</translation>
    </message>
</context>
<context>
    <name>DrivingKeys</name>
    <message>
        <source>The race is over. To edit tiles, click on the table or press Escape first.</source>
        <translation>La course est finie. Pour modifier des tuiles, cliquez sur la table ou appuyez d&apos;abord sur Échap.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>Cannot be opened: {files}. Road-books and layouts are files of this computer that end in {suffixes}.</source>
        <translation>Impossible d&apos;ouvrir&#xa0;: {files}. Les road-books et les tracés sont des fichiers de cet ordinateur qui finissent par {suffixes}.</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Turn {side}</source>
        <translation>Tourner {side}</translation>
    </message>
    <message>
        <source>Turn tiles</source>
        <translation>Tourner les tuiles</translation>
    </message>
    <message>
        <source>{side} fits here in no other turn: {reason}.</source>
        <translation>{side} n&apos;a pas d&apos;autre orientation possible ici&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{side} has one printed side only.</source>
        <translation>{side} n&apos;est imprimée que d&apos;un côté.</translation>
    </message>
    <message>
        <source>Turn over {side}</source>
        <translation>Retourner {side}</translation>
    </message>
    <message>
        <source>Turn tiles over</source>
        <translation>Retourner les tuiles</translation>
    </message>
    <message>
        <source>Move {side}</source>
        <translation>Déplacer {side}</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Déplacer les tuiles</translation>
    </message>
    <message>
        <source>There is no room: {reason}.</source>
        <translation>Il n&apos;y a pas de place&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Select two tiles: they are then swapped.</source>
        <translation>Sélectionnez deux tuiles&#xa0;: elles seront échangées.</translation>
    </message>
    <message>
        <source>Swap {one} and {other}</source>
        <translation>Échanger {one} et {other}</translation>
    </message>
    <message>
        <source>Remove {side}</source>
        <translation>Enlever {side}</translation>
    </message>
    <message>
        <source>Remove tiles</source>
        <translation>Enlever les tuiles</translation>
    </message>
    <message>
        <source>Cut {side}</source>
        <translation>Couper {side}</translation>
    </message>
    <message>
        <source>Cut tiles</source>
        <translation>Couper les tuiles</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard.</source>
        <translation>Le presse-papiers ne contient pas de tuiles.</translation>
    </message>
    <message>
        <source>Paste tiles</source>
        <translation>Coller les tuiles</translation>
    </message>
    <message>
        <source>Duplicate {side}</source>
        <translation>Dupliquer {side}</translation>
    </message>
    <message>
        <source>Duplicate tiles</source>
        <translation>Dupliquer les tuiles</translation>
    </message>
    <message>
        <source>There is no room for these tiles near the cursor.</source>
        <translation>Pas de place pour ces tuiles près du curseur.</translation>
    </message>
    <message>
        <source>Select two tiles: the road between them is then selected.</source>
        <translation>Sélectionnez deux tuiles&#xa0;: la route entre elles sera sélectionnée.</translation>
    </message>
    <message>
        <source>No road leads from one of these tiles to the other.</source>
        <translation>Aucune route ne mène d&apos;une de ces tuiles à l&apos;autre.</translation>
    </message>
    <message>
        <source>Select a tile first.</source>
        <translation>Sélectionnez d&apos;abord une tuile.</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>The game whose rules are played</source>
        <translation>Le jeu dont on applique les règles</translation>
    </message>
    <message>
        <source>Drive the stage in view, or all stages one after another</source>
        <translation>Courir la spéciale affichée, ou toutes l&apos;une après l&apos;autre</translation>
    </message>
    <message>
        <source>The stage in view</source>
        <translation>La spéciale affichée</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>comme prévu</translation>
    </message>
    <message>
        <source>Laps of a race; as planned: as the road-book says, or else the rules</source>
        <translation>Tours de piste d&apos;une course&#xa0;; comme prévu&#xa0;: selon le road-book, sinon selon les règles</translation>
    </message>
    <message>
        <source>Weather at the start; as planned: as the road-book says, or else the rules</source>
        <translation>Météo au départ&#xa0;; comme prévu&#xa0;: selon le road-book, sinon selon les règles</translation>
    </message>
    <message>
        <source>Shakedown</source>
        <translation>Shakedown</translation>
    </message>
    <message>
        <source>Drive to try the stage: neither warnings nor punctures count</source>
        <translation>Rouler pour essayer la spéciale&#xa0;: ni les alertes ni les crevaisons ne comptent</translation>
    </message>
    <message>
        <source>The same seed and decisions give the same race</source>
        <translation>La même graine et les mêmes décisions donnent la même course</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Tirer une autre graine</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Météo</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Ajouter un pilote</translation>
    </message>
    <message>
        <source>One more car in the race</source>
        <translation>Une voiture de plus dans la course</translation>
    </message>
    <message>
        <source>The whole rally</source>
        <translation>Tout le rallye</translation>
    </message>
    <message>
        <source>{rules}: not for the stage in view</source>
        <translation>{rules}&#xa0;: pas pour la spéciale affichée</translation>
    </message>
    <message>
        <source>The stage in view is not for these rules. Rules that fit: {rules}.</source>
        <translation>La spéciale affichée n&apos;est pas pour ces règles. Règles qui conviennent&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>Driver {number}</source>
        <translation>Pilote {number}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Supprimer une ligne</translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>Déplacer une ligne</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not written as &apos;key: value, key: value&apos;</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas écrit comme «&#xa0;clé: valeur, clé: valeur&#xa0;»</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>F2 or Enter edits a cell, Insert adds a row, Delete removes it</source>
        <translation>F2 ou Entrée modifie une cellule, Inser ajoute une ligne, Suppr en supprime une</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a row behind the current one</source>
        <translation>Ajouter une ligne après la ligne actuelle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the current row</source>
        <translation>Supprimer la ligne actuelle</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move the current row up (Alt+Up)</source>
        <translation>Monter la ligne actuelle (Alt+Haut)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move the current row down (Alt+Down)</source>
        <translation>Descendre la ligne actuelle (Alt+Bas)</translation>
    </message>
    <message>
        <source>Row {row}: {fault}</source>
        <translation>Rangée {row}&#xa0;: {fault}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Picture of pixels (PNG)</source>
        <translation>Image en pixels (PNG)</translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation>Image vectorielle (SVG)</translation>
    </message>
    <message>
        <source>Document of one page (PDF)</source>
        <translation>Document d&apos;une page (PDF)</translation>
    </message>
    <message>
        <source>Poster over several pages (PDF)</source>
        <translation>Affiche sur plusieurs pages (PDF)</translation>
    </message>
    <message>
        <source>The whole stage</source>
        <translation>Toute la spéciale</translation>
    </message>
    <message>
        <source>The selected tiles</source>
        <translation>Les tuiles sélectionnées</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Pour le papier</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Length of a tile&apos;s edge in the picture</source>
        <translation>Longueur d&apos;un côté de tuile dans l&apos;image</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Length of a tile&apos;s edge on paper; at first that of the printed tiles</source>
        <translation>Longueur d&apos;un côté de tuile sur le papier&#xa0;; au départ celle des tuiles imprimées</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Partie&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Overlays:</source>
        <translation>Ca&amp;lques&#xa0;:</translation>
    </message>
    <message>
        <source>Pi&amp;xels of an edge:</source>
        <translation>Pi&amp;xels par côté&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Edge of a tile:</source>
        <translation>&amp;Côté d&apos;une tuile&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Write file…</source>
        <translation>É&amp;crire le fichier…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Overlays to draw</source>
        <translation>Calques à dessiner</translation>
    </message>
    <message>
        <source>Write picture</source>
        <translation>Écrire l&apos;image</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Écriture de {file}…</translation>
    </message>
    <message>
        <source>The picture was not written.</source>
        <translation>L&apos;image n&apos;a pas été écrite.</translation>
    </message>
    <message>
        <source>Picture written to {file}</source>
        <translation>Image écrite dans {file}</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>The stage was not printed.</source>
        <translation>La spéciale n&apos;a pas été imprimée.</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l&apos;imprimante</translation>
    </message>
</context>
<context>
    <name>FaultKeeper</name>
    <message>
        <source>Its details are in {file}; please report it with them.</source>
        <translation>Les détails sont dans {file}&#xa0;; joignez-les en la signalant.</translation>
    </message>
    <message>
        <source>Its details could not be written to a file.</source>
        <translation>Les détails n&apos;ont pas pu être écrits dans un fichier.</translation>
    </message>
    <message>
        <source>The editor has a fault; what you just did may not have worked.</source>
        <translation>L&apos;éditeur a une erreur&#xa0;; votre dernière action n&apos;a peut-être pas abouti.</translation>
    </message>
    <message>
        <source>{where}

Your rally is still here, and a recovery copy is kept.</source>
        <translation>{where}

Votre rallye est toujours là, et une copie de secours est gardée.</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>Faults of the tile</source>
        <translation>Défauts de la tuile</translation>
    </message>
    <message>
        <source>Click or press Enter to go to the field</source>
        <translation>Cliquez, ou appuyez sur Entrée, pour aller au champ</translation>
    </message>
    <message>
        <source>Faults: {number}. The tile can be saved when there is none left.</source>
        <translation>Défauts&#xa0;: {number}. La tuile peut être enregistrée quand il n&apos;en reste aucun.</translation>
    </message>
    <message>
        <source>The tile can be saved. Odd, and worth a look: {number}</source>
        <translation>La tuile peut être enregistrée. Insolite, à revoir&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Nothing is wrong: the tile can be saved.</source>
        <translation>Tout est juste&#xa0;: la tuile peut être enregistrée.</translation>
    </message>
    <message>
        <source>side {face}, {place}</source>
        <translation>face {face}, {place}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}&#xa0;: {fault}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New rally</source>
        <translation>&amp;Nouveau rallye</translation>
    </message>
    <message>
        <source>Begin a rally with one empty stage</source>
        <translation>Commencer un rallye avec une spéciale vide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a road-book, or one or more layouts as the stages of a rally</source>
        <translation>Ouvrir un road-book, ou des tracés comme spéciales d&apos;un rallye</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the rally as a road-book</source>
        <translation>Enregistrer le rallye comme road-book</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the rally as a road-book under another name</source>
        <translation>Enregistrer le rallye comme road-book sous un autre nom</translation>
    </message>
    <message>
        <source>Export stage as &amp;layout…</source>
        <translation>Exporter la spéciale comme &amp;tracé…</translation>
    </message>
    <message>
        <source>Write the tiles of the stage in view for other programs</source>
        <translation>Écrire les tuiles de la spéciale affichée pour d&apos;autres programmes</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Road-books and layouts (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Road-books et tracés (*.yaml *.yml *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Le fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>If you save now, the changes of the other program are lost.</source>
        <translation>Si vous enregistrez maintenant, les modifications de l&apos;autre programme sont perdues.</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Enregistrer sous un autre nom…</translation>
    </message>
    <message>
        <source>Overwrite the file</source>
        <translation>Écraser le fichier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A stage over boards has no layout of tiles to export.</source>
        <translation>Une spéciale sur des plateaux n&apos;a pas de tracé de tuiles à exporter.</translation>
    </message>
    <message>
        <source>Export stage as layout</source>
        <translation>Exporter la spéciale comme tracé</translation>
    </message>
    <message>
        <source>Layouts (*.json)</source>
        <translation>Tracés (*.json)</translation>
    </message>
    <message>
        <source>The layout was not written.</source>
        <translation>Le tracé n&apos;a pas été écrit.</translation>
    </message>
    <message>
        <source>Layout of {stage} written to {file}</source>
        <translation>Tracé de {stage} écrit dans {file}</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <translation>Enregistrement de {file}…</translation>
    </message>
    <message>
        <source>The rally was not saved.</source>
        <translation>Le rallye n&apos;a pas été enregistré.</translation>
    </message>
    <message>
        <source>{reason}

Your changes are still here, unsaved.</source>
        <translation>{reason}

Vos modifications sont toujours là, non enregistrées.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>Saved as {file}, without the published course of {stages}: it is that of another layout</source>
        <translation>Enregistré sous {file}, sans le parcours publié de {stages}&#xa0;: c&apos;est celui d&apos;un autre tracé</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Road-book (*.roadbook.yaml)</source>
        <translation>Road-book (*.roadbook.yaml)</translation>
    </message>
    <message>
        <source>Road-book as JSON (*.roadbook.json)</source>
        <translation>Road-book en JSON (*.roadbook.json)</translation>
    </message>
    <message>
        <source>{rally} has changes that are not saved.</source>
        <translation>{rally} a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save them before going on?</source>
        <translation>Les enregistrer avant de continuer&#xa0;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&apos;{stage}&apos; is on trial.</source>
        <translation>«&#xa0;{stage}&#xa0;» est à l&apos;essai.</translation>
    </message>
    <message>
        <source>The file would have the stage with all that you have tried up to now.</source>
        <translation>Le fichier aurait la spéciale avec tout ce que vous avez essayé jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>Save what is tried</source>
        <translation>Enregistrer l&apos;essai</translation>
    </message>
    <message>
        <source>Drop the trial and save</source>
        <translation>Abandonner l&apos;essai et enregistrer</translation>
    </message>
    <message>
        <source>A race is on.</source>
        <translation>Une course est en cours.</translation>
    </message>
    <message>
        <source>It ends when you leave the rally. Go on?</source>
        <translation>Elle se termine si vous quittez le rallye. Continuer&#xa0;?</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Terminer la course</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Nouveau rallye</translation>
    </message>
    <message>
        <source>{file} is gone; save the rally to have it again</source>
        <translation>{file} a disparu&#xa0;; enregistrez le rallye pour le retrouver</translation>
    </message>
    <message>
        <source>Read it again? What you changed here and did not save would be lost.</source>
        <translation>Le relire&#xa0;? Vos modifications non enregistrées seraient perdues.</translation>
    </message>
    <message>
        <source>Read it again?</source>
        <translation>Le relire&#xa0;?</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Le relire</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Garder ce qui est ici</translation>
    </message>
    <message>
        <source>The file cannot be read any more.</source>
        <translation>Le fichier n&apos;est plus lisible.</translation>
    </message>
    <message>
        <source>Not everything could be read.</source>
        <translation>Tout n&apos;a pas pu être lu.</translation>
    </message>
</context>
<context>
    <name>FindingDetails</name>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Rule {code}: {title}</source>
        <translation>Règle {code}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Fix shows the tiles that fit there; choose one of them.</source>
        <translation>«&#xa0;Corriger&#xa0;» montre les tuiles qui y conviennent&#xa0;; choisissez-en une.</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>{severity}, muted</source>
        <translation>{severity}, masqué</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>{problem}
{rule}, {place}, muted</source>
        <translation>{problem}
{rule}, {place}, masqué</translation>
    </message>
    <message>
        <source>{problem}
{rule}, {place}</source>
        <translation>{problem}
{rule}, {place}</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click a tile in the catalogue: the stage begins with it. Every further tile that you click leads the road on, turned so that it fits. Tiles can be dragged here, too.</source>
        <translation>Cliquez une tuile du catalogue&#xa0;: la spéciale commence par elle. Chaque tuile cliquée ensuite prolonge la route, tournée pour convenir. On peut aussi glisser des tuiles ici.</translation>
    </message>
    <message>
        <source>Click a tile in the catalogue: the stage begins with it. Every further tile that you click leads the road on, turned so that it fits. For a stage over the boards of the classic game, write its legs in the inspector.</source>
        <translation>Cliquez sur une tuile du catalogue&#xa0;: la spéciale commence par elle. Chaque tuile suivante prolonge la route, tournée comme il faut. Pour une spéciale sur les plateaux du jeu classique, écrivez ses tronçons dans l&apos;inspecteur.</translation>
    </message>
</context>
<context>
    <name>FittingSides</name>
    <message>
        <source>What fits here</source>
        <translation>Que poser ici</translation>
    </message>
    <message>
        <source>Tiles that fit</source>
        <translation>Tuiles qui conviennent</translation>
    </message>
    <message>
        <source>No tile of your boxes that is left fits here.</source>
        <translation>Aucune tuile restante de vos boîtes ne convient ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) join the roads that end at ({q}, {r}) and come first. Press Enter to lay one.</source>
        <translation>
            <numerusform>%n face joint les routes qui finissent en ({q}, {r}) et vient en premier. Appuyez sur Entrée pour en poser une.</numerusform>
            <numerusform>%n faces joignent les routes qui finissent en ({q}, {r}) et viennent en premier. Appuyez sur Entrée pour en poser une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fit there, but lead a road elsewhere.</source>
        <translation>
            <numerusform>%n autre y va, mais mène une route ailleurs.</numerusform>
            <numerusform>%n autres y vont, mais mènent une route ailleurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) fit at ({q}, {r}). Press Enter to lay one.</source>
        <translation>
            <numerusform>%n face convient en ({q}, {r}). Entrée en pose une.</numerusform>
            <numerusform>%n faces conviennent en ({q}, {r}). Entrée en pose une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {taken} by {side}</source>
        <translation>Remplacer {taken} par {side}</translation>
    </message>
    <message>
        <source>Lay {side}</source>
        <translation>Poser {side}</translation>
    </message>
</context>
<context>
    <name>FormState</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
</context>
<context>
    <name>GroupPage</name>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Tournée de</translation>
    </message>
    <message>
        <source>Selected tiles</source>
        <translation>Tuiles sélectionnées</translation>
    </message>
    <message>
        <source>Double click or Enter selects one tile and shows it</source>
        <translation>Double-clic ou Entrée sélectionne une tuile et la montre</translation>
    </message>
    <message>
        <source>Tiles: {number}</source>
        <translation>Tuiles&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Surfaces: {surfaces}</source>
        <translation>Revêtements&#xa0;: {surfaces}</translation>
    </message>
    <message>
        <source>Danger: {dangers}</source>
        <translation>Danger&#xa0;: {dangers}</translation>
    </message>
    <message>
        <source>Boxes: {boxes}</source>
        <translation>Boîtes&#xa0;: {boxes}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Unknown: {sides}</source>
        <translation>Inconnues&#xa0;: {sides}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>À l&apos;ouverture</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Étapes de l&apos;historique</translation>
    </message>
    <message>
        <source>Click a step to go back, or forward, to it. The disk marks what is saved.</source>
        <translation>Cliquez une étape pour y revenir ou y avancer. La disquette marque ce qui est enregistré.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminer l&apos;essai et garder la spéciale telle qu&apos;elle est</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>End the trial and bring back the stage as it was before</source>
        <translation>Terminer l&apos;essai et retrouver la spéciale d&apos;avant</translation>
    </message>
    <message>
        <source>On trial: &apos;{stage}&apos;. Keep what you have tried, or drop it?</source>
        <translation>À l&apos;essai&#xa0;: «&#xa0;{stage}&#xa0;». Garder ce que vous avez essayé, ou l&apos;abandonner&#xa0;?</translation>
    </message>
</context>
<context>
    <name>InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>That concerns a stage: open a rally, or begin a new one.</source>
        <translation>Cela concerne une spéciale&#xa0;: ouvrez un rallye, ou commencez-en un.</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Tuile</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Spéciale</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>&amp;Course</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>{rally}[*] – trial of &apos;{stage}&apos; – Track editor</source>
        <translation>{rally}[*] – essai de «&#xa0;{stage}&#xa0;» – Éditeur de tracés</translation>
    </message>
    <message>
        <source>{rally}[*] – Track editor</source>
        <translation>{rally}[*] – Éditeur de tracés</translation>
    </message>
    <message>
        <source>Track editor[*]</source>
        <translation>Éditeur de tracés[*]</translation>
    </message>
    <message>
        <source>{fault} (and {count} more)</source>
        <translation>{fault} (et {count} de plus)</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {reason}</source>
        <translation>Aucune copie de secours n&apos;a pu être écrite&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Click the line on which the {marker} is to stand; R turns it, Del takes away what is under the mouse.</source>
        <translation>Cliquez la ligne où placer&#xa0;: {marker}&#xa0;; R tourne, Suppr enlève ce qui est sous la souris.</translation>
    </message>
    <message>
        <source>Markers stand on lines that span the road, or on edges.</source>
        <translation>Les marqueurs se placent sur les lignes qui traversent la route, ou sur les côtés.</translation>
    </message>
    <message>
        <source>Move the cursor to a tile with a road (Ctrl and arrows).</source>
        <translation>Amenez le curseur sur une tuile avec une route (Ctrl et flèches).</translation>
    </message>
    <message>
        <source>Remove the {marker}</source>
        <translation>Enlever&#xa0;: {marker}</translation>
    </message>
    <message>
        <source>Move the {marker}</source>
        <translation>Déplacer&#xa0;: {marker}</translation>
    </message>
    <message>
        <source>Set the {marker}</source>
        <translation>Placer&#xa0;: {marker}</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>start standee</source>
        <translation>panneau de départ</translation>
    </message>
    <message>
        <source>finish standee</source>
        <translation>panneau d&apos;arrivée</translation>
    </message>
    <message>
        <source>start/finish standee</source>
        <translation>panneau de départ/arrivée</translation>
    </message>
    <message>
        <source>joker entrance arch</source>
        <translation>arche d&apos;entrée du joker</translation>
    </message>
    <message>
        <source>joker exit arch</source>
        <translation>arche de sortie du joker</translation>
    </message>
</context>
<context>
    <name>MorePage</name>
    <message>
        <source>&amp;Lines and more</source>
        <translation>&amp;Lignes et divers</translation>
    </message>
    <message>
        <source>Lines across a road</source>
        <translation>Lignes en travers d&apos;une route</translation>
    </message>
    <message>
        <source>Contacts of cells that their shapes do not show</source>
        <translation>Contacts entre cases que leurs formes ne montrent pas</translation>
    </message>
    <message>
        <source>Cells that share ground</source>
        <translation>Cases qui partagent du terrain</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>&amp;Grid boxes:</source>
        <translation>Emplacements de &amp;grille&#xa0;:</translation>
    </message>
    <message>
        <source>Names of the cells with grid boxes, behind each other: &apos;r0.0.0 r0.0.1&apos;</source>
        <translation>Noms des cases à emplacement de grille, à la suite&#xa0;: «&#xa0;r0.0.0 r0.0.1&#xa0;»</translation>
    </message>
    <message>
        <source>Road &amp;above:</source>
        <translation>Route du de&amp;ssus&#xa0;:</translation>
    </message>
    <message>
        <source>The road that passes above the others, by its name or as r1</source>
        <translation>La route qui passe au-dessus des autres, par son nom ou comme r1</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>N&amp;ote&#xa0;:</translation>
    </message>
    <message>
        <source>What is worth knowing about the picture</source>
        <translation>Ce qu&apos;il faut savoir de l&apos;image</translation>
    </message>
    <message>
        <source>De&amp;cided:</source>
        <translation>&amp;Décision&#xa0;:</translation>
    </message>
    <message>
        <source>What the picture leaves open, and how it is read here</source>
        <translation>Ce que l&apos;image laisse ouvert, et comment on le lit ici</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Replace {taken} by {side}</source>
        <translation>Remplacer {taken} par {side}</translation>
    </message>
    <message>
        <source>&amp;Replace {taken} by {side}</source>
        <translation>&amp;Remplacer {taken} par {side}</translation>
    </message>
    <message>
        <source>&amp;Replace {taken} by {side}, which does not fit here: {reason}</source>
        <translation>&amp;Remplacer {taken} par {side}, qui ne convient pas ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A tile lies there already</source>
        <translation>Une tuile y est déjà</translation>
    </message>
</context>
<context>
    <name>OnTileList</name>
    <message>
        <source>Markers and tokens</source>
        <translation>Marqueurs et jetons</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
</context>
<context>
    <name>OnTiles</name>
    <message>
        <source>No marker or token is here; Esc puts back the one in hand.</source>
        <translation>Il n&apos;y a ici ni marqueur ni jeton&#xa0;; Échap repose celui que vous avez en main.</translation>
    </message>
</context>
<context>
    <name>OverlayActions</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Overlay: {title}</source>
        <translation>Calque&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Draw this over the tiles: {title}</source>
        <translation>Dessiner par-dessus les tuiles&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>OwnTilesWindow</name>
    <message>
        <source>Tiles of your own</source>
        <translation>Vos propres tuiles</translation>
    </message>
    <message>
        <source>&amp;New tile…</source>
        <translation>&amp;Nouvelle tuile…</translation>
    </message>
    <message>
        <source>Describe a tile from scratch</source>
        <translation>Décrire une tuile à partir de rien</translation>
    </message>
    <message>
        <source>&amp;Copy a printed tile…</source>
        <translation>&amp;Copier une tuile imprimée…</translation>
    </message>
    <message>
        <source>Begin with a tile that is there; the copy gets a number of its own</source>
        <translation>Commencer par une tuile existante&#xa0;; la copie reçoit son propre numéro</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Describe the chosen tile anew (Enter)</source>
        <translation>Décrire de nouveau la tuile choisie (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Take the chosen tile out of its file</source>
        <translation>Ôter la tuile choisie de son fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this list</source>
        <translation>Fermer cette liste</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c&apos;est</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>TRACKEDITOR_TILES names no directory: tiles of your own have no place.</source>
        <translation>TRACKEDITOR_TILES ne nomme aucun dossier&#xa0;: vos propres tuiles n&apos;ont pas de place.</translation>
    </message>
    <message>
        <source>You have no tiles of your own yet. New ones are written into {directory}.</source>
        <translation>Vous n&apos;avez pas encore de tuiles à vous. Les nouvelles s&apos;écrivent dans {directory}.</translation>
    </message>
    <message>
        <source>Tiles that your files describe; they are used like the program&apos;s.</source>
        <translation>Les tuiles que décrivent vos fichiers&#xa0;; elles s&apos;utilisent comme celles du programme.</translation>
    </message>
    <message>
        <source>What is not used of your files:</source>
        <translation>Ce qui n&apos;est pas utilisé de vos fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Copy a printed tile</source>
        <translation>Copier une tuile imprimée</translation>
    </message>
    <message>
        <source>Number of the tile:</source>
        <translation>Numéro de la tuile&#xa0;:</translation>
    </message>
    <message>
        <source>There is no tile {number}.</source>
        <translation>Il n&apos;y a pas de tuile {number}.</translation>
    </message>
    <message>
        <source>Take a number from the list.</source>
        <translation>Prenez un numéro de la liste.</translation>
    </message>
    <message>
        <source>The tile cannot be described now.</source>
        <translation>Impossible de décrire la tuile en ce moment.</translation>
    </message>
    <message>
        <source>The tile cannot be removed now.</source>
        <translation>Impossible de supprimer la tuile en ce moment.</translation>
    </message>
    <message>
        <source>Remove tile {number}?</source>
        <translation>Supprimer la tuile {number}&#xa0;?</translation>
    </message>
    <message>
        <source>It is taken out of {file}. Stages that use it keep a grey place.</source>
        <translation>Elle est ôtée de {file}. Les spéciales qui l&apos;utilisent gardent une place grise.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The tile could not be removed.</source>
        <translation>La tuile n&apos;a pas pu être supprimée.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Lay {side}</source>
        <translation>Poser {side}</translation>
    </message>
    <message>
        <source>{side} fits here in no other turn.</source>
        <translation>{side} n&apos;a pas d&apos;autre orientation possible ici.</translation>
    </message>
    <message>
        <source>{side} has one printed side only.</source>
        <translation>{side} n&apos;est imprimée que d&apos;un côté.</translation>
    </message>
    <message>
        <source>{side} lies here already.</source>
        <translation>{side} est déjà ici.</translation>
    </message>
    <message>
        <source>&amp;Leave {taken} where it is</source>
        <translation>&amp;Laisser {taken} où elle est</translation>
    </message>
    <message>
        <source>{taken} lies here: you are asked whether {side} is to replace it.</source>
        <translation>{taken} est ici&#xa0;: on vous demandera si {side} doit la remplacer.</translation>
    </message>
    <message>
        <source>{side} does not fit here: {reason}. Hold Shift to lay it anyway.</source>
        <translation>{side} ne convient pas ici&#xa0;: {reason}. Maintenez Maj pour la poser quand même.</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>{tile} lies there</source>
        <translation>{tile} s&apos;y trouve</translation>
    </message>
    <message>
        <source>its road would run into {tile}, which has no road there</source>
        <translation>sa route buterait sur {tile}, qui n&apos;a pas de route là</translation>
    </message>
    <message>
        <source>the road of {tile} would run into it, where it has no road</source>
        <translation>la route de {tile} buterait sur elle, qui n&apos;a pas de route là</translation>
    </message>
    <message>
        <source>its lanes ({here}) do not meet those of {tile} ({there})</source>
        <translation>ses voies ({here}) ne rejoignent pas celles de {tile} ({there})</translation>
    </message>
    <message>
        <source>its road end does not fit the slanting one of {tile}</source>
        <translation>son extrémité de route ne convient pas à celle, oblique, de {tile}</translation>
    </message>
    <message>
        <source>{side} has no road to append: click where it is to lie.</source>
        <translation>{side} n&apos;a pas de route à prolonger&#xa0;: cliquez où la poser.</translation>
    </message>
    <message>
        <source>The road has no open end to which {side} could be appended.</source>
        <translation>La route n&apos;a pas d&apos;extrémité ouverte à prolonger avec {side}.</translation>
    </message>
    <message>
        <source>{side} fits in no turn at the open end of {tile}: {reason}.</source>
        <translation>{side} ne convient dans aucune orientation à l&apos;extrémité de {tile}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{side} fits in no turn at the open end of {tile}: {reason}. {other} would fit.</source>
        <translation>{side} ne convient dans aucune orientation à l&apos;extrémité de {tile}&#xa0;: {reason}. {other} conviendrait.</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>&amp;Problème suivant</translation>
    </message>
    <message>
        <source>Choose the next finding and bring it into view</source>
        <translation>Choisir le constat suivant et le montrer</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Pro&amp;blème précédent</translation>
    </message>
    <message>
        <source>Choose the finding before and bring it into view</source>
        <translation>Choisir le constat précédent et le montrer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>Fi&amp;x the problem</source>
        <translation>Corriger le problè&amp;me</translation>
    </message>
    <message>
        <source>Do what cures the chosen finding</source>
        <translation>Faire ce qui corrige le constat choisi</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrer par texte</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtrer les problèmes</translation>
    </message>
    <message>
        <source>Only findings that contain these words</source>
        <translation>Seulement les constats qui contiennent ces mots</translation>
    </message>
    <message>
        <source>Muted too</source>
        <translation>Aussi les masqués</translation>
    </message>
    <message>
        <source>Show also the findings that are muted on this stage</source>
        <translation>Montrer aussi les constats masqués de cette spéciale</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Double click or Enter brings the place into view</source>
        <translation>Double-clic ou Entrée montre le lieu</translation>
    </message>
    <message>
        <source>About the chosen finding</source>
        <translation>À propos du constat choisi</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Bring the place into view and select its tile</source>
        <translation>Montrer le lieu et sélectionner sa tuile</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Switch on again</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Switch all rules on</source>
        <translation>Activer toutes les règles</translation>
    </message>
    <message>
        <source>Switched off: {codes}</source>
        <translation>Désactivées&#xa0;: {codes}</translation>
    </message>
    <message>
        <source>Errors: {number}</source>
        <translation>Erreurs&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Warnings: {number}</source>
        <translation>Avertissements&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Advice: {number}</source>
        <translation>Conseils&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Show or hide findings of this weight</source>
        <translation>Afficher ou cacher les constats de ce niveau</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Démasquer</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show the finding again</source>
        <translation>Montrer de nouveau le constat</translation>
    </message>
    <message>
        <source>Show this finding no more; the road-book remembers it</source>
        <translation>Ne plus montrer ce constat&#xa0;; le road-book s&apos;en souvient</translation>
    </message>
    <message>
        <source>Choose among the tiles that fit there</source>
        <translation>Choisir parmi les tuiles qui y conviennent</translation>
    </message>
    <message>
        <source>Choose a finding first</source>
        <translation>Choisissez d&apos;abord un constat</translation>
    </message>
    <message>
        <source>No fix that is safe is known</source>
        <translation>Aucune correction sûre n&apos;est connue</translation>
    </message>
    <message>
        <source>Choose a finding to read about it.</source>
        <translation>Choisissez un constat pour le lire.</translation>
    </message>
    <message>
        <source>All findings are hidden by the filter.</source>
        <translation>Le filtre cache tous les constats.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this stage.</source>
        <translation>Rien à redire à cette spéciale.</translation>
    </message>
    <message>
        <source>This finding concerns the whole stage.</source>
        <translation>Ce constat concerne toute la spéciale.</translation>
    </message>
    <message>
        <source>For this finding no fix is known that is safe.</source>
        <translation>Pour ce constat aucune correction sûre n&apos;est connue.</translation>
    </message>
    <message>
        <source>Unmute {code}</source>
        <translation>Démasquer {code}</translation>
    </message>
    <message>
        <source>Mute {code}</source>
        <translation>Masquer {code}</translation>
    </message>
    <message>
        <source>Switch Rule {code} Off</source>
        <translation>Désactiver la règle {code}</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Track editor</source>
        <translation>Éditeur de tracés</translation>
    </message>
    <message>
        <source>End this; nothing is changed then</source>
        <translation>Arrêter&#xa0;; rien n&apos;est alors modifié</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Informations de &amp;facturation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Fin&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Début&#xa0;:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorité de la tâche&#xa0;:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Impression planifiée&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pages par feuille&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Série de pages&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Track editor</source>
        <translation>Éditeur de tracés</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file} existe déjà.</translation>
    </message>
    <message>
        <source>Its content is lost when you replace it.</source>
        <translation>Son contenu est perdu si vous le remplacez.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>gear {gear}</source>
        <translation>vitesse {gear}</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>roue libre</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leader</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>brake</source>
        <translation>frein</translation>
    </message>
    <message>
        <source>{die} (warning)</source>
        <translation>{die} (alerte)</translation>
    </message>
    <message>
        <source>tile {number} ({side})</source>
        <translation>tuile {number} ({side})</translation>
    </message>
    <message>
        <source>joker tile {number} ({side})</source>
        <translation>tuile joker {number} ({side})</translation>
    </message>
    <message>
        <source>pre-grid tile {number} ({side})</source>
        <translation>tuile de pré-grille {number} ({side})</translation>
    </message>
    <message>
        <source>before the line; laps: {laps}</source>
        <translation>avant la ligne&#xa0;; tours de piste&#xa0;: {laps}</translation>
    </message>
    <message>
        <source>lap {lap} of {laps}</source>
        <translation>tour de piste {lap} sur {laps}</translation>
    </message>
    <message>
        <source>turns: {count}</source>
        <translation>tours de jeu&#xa0;: {count}</translation>
    </message>
    <message>
        <source>usual car</source>
        <translation>voiture habituelle</translation>
    </message>
    <message>
        <source>asphalt tyres</source>
        <translation>pneus asphalte</translation>
    </message>
    <message>
        <source>rain tyres</source>
        <translation>pneus pluie</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>pneus neige</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>sec</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>pluie</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>Race of {names}; seed {seed}</source>
        <translation>Course de {names}&#xa0;; graine {seed}</translation>
    </message>
    <message>
        <source>Stage {number}: {name}</source>
        <translation>Spéciale {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Race {number}: {name}; laps: {laps}</source>
        <translation>Course {number}&#xa0;: {name}&#xa0;; tours de piste&#xa0;: {laps}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>Places: {places}</source>
        <translation>Places&#xa0;: {places}</translation>
    </message>
    <message>
        <source>{name} {time}</source>
        <translation>{name} {time}</translation>
    </message>
    <message>
        <source>Stage times: {times}</source>
        <translation>Temps de la spéciale&#xa0;: {times}</translation>
    </message>
    <message>
        <source>Service: all cars are repaired.</source>
        <translation>Assistance&#xa0;: toutes les voitures sont réparées.</translation>
    </message>
    <message>
        <source>The race is stopped here.</source>
        <translation>La course est arrêtée ici.</translation>
    </message>
    <message>
        <source>A die decides over the weather: {weather}.</source>
        <translation>Un dé décide de la météo&#xa0;: {weather}.</translation>
    </message>
    <message>
        <source>The weather changes: {weather}.</source>
        <translation>La météo change&#xa0;: {weather}.</translation>
    </message>
    <message>
        <source>{name} wins in {time}.</source>
        <translation>{name} gagne en {time}.</translation>
    </message>
    <message>
        <source>{name} wins; sum of the places: {sum}.</source>
        <translation>{name} gagne&#xa0;; somme des places&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>{name} wins; turns: {turns}.</source>
        <translation>{name} gagne&#xa0;; tours de jeu&#xa0;: {turns}.</translation>
    </message>
    <message>
        <source>{name} stands on the grid.</source>
        <translation>{name} est sur la grille.</translation>
    </message>
    <message>
        <source>{name} comes to the start.</source>
        <translation>{name} se présente au départ.</translation>
    </message>
    <message>
        <source>{name} secures {dice} (focus tokens: {tokens}).</source>
        <translation>{name} sécurise {dice} (jetons focus&#xa0;: {tokens}).</translation>
    </message>
    <message>
        <source>{name} secures {dice} (second tokens: {tokens}).</source>
        <translation>{name} sécurise {dice} (jetons seconde&#xa0;: {tokens}).</translation>
    </message>
    <message>
        <source>{name} goes flat out: {dice}.</source>
        <translation>{name} part à fond&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}: no warning.</source>
        <translation>{name} lance {dice}&#xa0;: pas d&apos;alerte.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}; warnings: {count}.</source>
        <translation>{name} lance {dice}&#xa0;; alertes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{name} gains focus tokens: {tokens}.</source>
        <translation>{name} gagne des jetons focus&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>{name} gains second tokens: {tokens}.</source>
        <translation>{name} gagne des jetons seconde&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>{name} plays the dice in this order: {dice}.</source>
        <translation>{name} joue les dés dans cet ordre&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>{name} spends the SISU token and keeps control.</source>
        <translation>{name} dépense le jeton SISU et garde le contrôle.</translation>
    </message>
    <message>
        <source>{name} is too fast on {place} in gear {gear} and loses control.</source>
        <translation>{name} arrive trop vite sur {place}, vitesse {gear}, et perd le contrôle.</translation>
    </message>
    <message>
        <source>{name} loses control on {place} in gear {gear}.</source>
        <translation>{name} perd le contrôle sur {place}, vitesse {gear}.</translation>
    </message>
    <message>
        <source>{name} drives to {place} in gear {gear}.</source>
        <translation>{name} va jusqu&apos;à {place}, vitesse {gear}.</translation>
    </message>
    <message>
        <source>{name} drives to {place} in gear {gear}; warnings: {warnings}.</source>
        <translation>{name} va jusqu&apos;à {place}, vitesse {gear}&#xa0;; alertes&#xa0;: {warnings}.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: no harm.</source>
        <translation>{name} tire un jeton de dégât&#xa0;: aucun mal.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a gear die is lost.</source>
        <translation>{name} tire un jeton de dégât&#xa0;: un dé de vitesse est perdu.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a coast die is lost.</source>
        <translation>{name} tire un jeton de dégât&#xa0;: un dé roue libre est perdu.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a brake die is lost.</source>
        <translation>{name} tire un jeton de dégât&#xa0;: un dé de frein est perdu.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a boost die is lost.</source>
        <translation>{name} tire un jeton de dégât&#xa0;: un dé boost est perdu.</translation>
    </message>
    <message>
        <source>{name} draws a token: a yellow flag is shown.</source>
        <translation>{name} tire un jeton&#xa0;: un drapeau jaune est agité.</translation>
    </message>
    <message>
        <source>{name} draws a token: the weather changes.</source>
        <translation>{name} tire un jeton&#xa0;: la météo change.</translation>
    </message>
    <message>
        <source>{name} takes the shortcut without harm.</source>
        <translation>{name} prend le raccourci sans dommage.</translation>
    </message>
    <message>
        <source>{name} has a puncture on the shortcut: a coast die is lost.</source>
        <translation>{name} crève dans le raccourci&#xa0;: un dé roue libre est perdu.</translation>
    </message>
    <message>
        <source>{name} throws mud: the corners of the tile are slower now.</source>
        <translation>{name} projette de la boue&#xa0;: les virages de la tuile sont plus lents maintenant.</translation>
    </message>
    <message>
        <source>{name} takes the shortcut; the bag is empty.</source>
        <translation>{name} prend le raccourci&#xa0;; le sac est vide.</translation>
    </message>
    <message>
        <source>{name} draws a damage token on the shortcut: a coast die is lost.</source>
        <translation>{name} tire un jeton de dégât dans le raccourci&#xa0;: un dé roue libre est perdu.</translation>
    </message>
    <message>
        <source>{name} fits the spare tyre: {seconds} s.</source>
        <translation>{name} monte la roue de secours&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} ends the turn in gear {gear}: {seconds} s.</source>
        <translation>{name} finit son tour, vitesse {gear}&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} is held up and ends the turn in gear {gear}: {seconds} s.</source>
        <translation>{name} est bloqué et finit son tour, vitesse {gear}&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} has no die to play and ends the turn in gear {gear}: {seconds} s.</source>
        <translation>{name} n&apos;a plus de dé à jouer et finit son tour, vitesse {gear}&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} finds the way closed and ends the turn: {seconds} s.</source>
        <translation>{name} trouve la voie fermée et finit son tour&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>A warning ends the flying start of {name} in gear {gear}: {seconds} s.</source>
        <translation>Une alerte finit le départ lancé de {name}, vitesse {gear}&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} takes the card of a loss of control: {seconds} s.</source>
        <translation>{name} prend la carte de perte de contrôle&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} cannot go on: {seconds} s.</source>
        <translation>{name} ne peut pas continuer&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} is over the line in gear {gear}: {seconds} s.</source>
        <translation>{name} franchit la ligne, vitesse {gear}&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} ends turn {turn} in gear {gear}.</source>
        <translation>{name} finit le tour de jeu {turn}, vitesse {gear}.</translation>
    </message>
    <message>
        <source>{name} is held up and ends turn {turn} in gear {gear}.</source>
        <translation>{name} est bloqué et finit le tour de jeu {turn}, vitesse {gear}.</translation>
    </message>
    <message>
        <source>{name} has no die to play and ends turn {turn} in gear {gear}.</source>
        <translation>{name} n&apos;a plus de dé à jouer et finit le tour de jeu {turn}, vitesse {gear}.</translation>
    </message>
    <message>
        <source>{name} finds the way closed and ends turn {turn}.</source>
        <translation>{name} trouve la voie fermée et finit le tour de jeu {turn}.</translation>
    </message>
    <message>
        <source>A warning ends the flying start of {name} in gear {gear}; turn {turn}.</source>
        <translation>Une alerte finit le départ lancé de {name}, vitesse {gear}&#xa0;; tour de jeu {turn}.</translation>
    </message>
    <message>
        <source>{name} ends turn {turn} in gear {gear} after the loss.</source>
        <translation>{name} finit le tour de jeu {turn}, vitesse {gear}, après la perte de contrôle.</translation>
    </message>
    <message>
        <source>{name} cannot go on after turn {turn}.</source>
        <translation>{name} ne peut pas continuer après le tour de jeu {turn}.</translation>
    </message>
    <message>
        <source>{name} is over the line in gear {gear} in turn {turn}.</source>
        <translation>{name} franchit la ligne, vitesse {gear}, au tour de jeu {turn}.</translation>
    </message>
    <message>
        <source>{name} is off the track and loses the turn.</source>
        <translation>{name} est hors de la piste et perd son tour.</translation>
    </message>
    <message>
        <source>{name} comes back onto the track and loses the turn.</source>
        <translation>{name} revient sur la piste et perd son tour.</translation>
    </message>
    <message>
        <source>The yellow flag of {name} is taken away.</source>
        <translation>Le drapeau jaune de {name} est retiré.</translation>
    </message>
    <message>
        <source>{name} overtakes {others}.</source>
        <translation>{name} double {others}.</translation>
    </message>
    <message>
        <source>{name} completes lap {lap} in place {place}; turns: {turns}.</source>
        <translation>{name} boucle le tour de piste {lap} à la place {place}&#xa0;; tours de jeu&#xa0;: {turns}.</translation>
    </message>
    <message>
        <source>{name} completes lap {lap} in place {place}, in {time}.</source>
        <translation>{name} boucle le tour de piste {lap} à la place {place}, en {time}.</translation>
    </message>
    <message>
        <source>{name} drives the joker section in lap {lap}.</source>
        <translation>{name} prend la section joker au tour de piste {lap}.</translation>
    </message>
    <message>
        <source>{name} pushes {other} on to {place}; danger tokens: {danger}.</source>
        <translation>{name} pousse {other} jusqu&apos;à {place}&#xa0;; jetons danger&#xa0;: {danger}.</translation>
    </message>
    <message>
        <source>{name} pushes {other} on to {place}: {other} loses control.</source>
        <translation>{name} pousse {other} jusqu&apos;à {place}&#xa0;: {other} perd le contrôle.</translation>
    </message>
    <message>
        <source>{name} stops in the pit; damage repaired: {repaired}.</source>
        <translation>{name} s&apos;arrête au stand&#xa0;; dégâts réparés&#xa0;: {repaired}.</translation>
    </message>
    <message>
        <source>{name} stops in the pit; damage repaired: {repaired}; goes on with {tyres}.</source>
        <translation>{name} s&apos;arrête au stand&#xa0;; dégâts réparés&#xa0;: {repaired}&#xa0;; repart en {tyres}.</translation>
    </message>
    <message>
        <source>{name} takes {tyres}.</source>
        <translation>{name} part en {tyres}.</translation>
    </message>
    <message>
        <source>{name} draws the card of gear {gear}: a spin.</source>
        <translation>{name} tire la carte de la vitesse {gear}&#xa0;: un tête-à-queue.</translation>
    </message>
    <message>
        <source>{name} draws the card of gear {gear}: off the road, left.</source>
        <translation>{name} tire la carte de la vitesse {gear}&#xa0;: sortie de route, à gauche.</translation>
    </message>
    <message>
        <source>{name} draws the card of gear {gear}: off the road, right.</source>
        <translation>{name} tire la carte de la vitesse {gear}&#xa0;: sortie de route, à droite.</translation>
    </message>
    <message>
        <source>{name}, split time {number}: {time}.</source>
        <translation>{name}, temps intermédiaire {number}&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>{name} retires from the rally.</source>
        <translation>{name} abandonne le rallye.</translation>
    </message>
    <message>
        <source>{name} has not driven the joker section and is disqualified.</source>
        <translation>{name} n&apos;a pas pris la section joker et est disqualifié.</translation>
    </message>
    <message>
        <source>{name} finishes in place {place}; turns: {turns}.</source>
        <translation>{name} termine à la place {place}&#xa0;; tours de jeu&#xa0;: {turns}.</translation>
    </message>
    <message>
        <source>{name} finishes in {time}.</source>
        <translation>{name} termine en {time}.</translation>
    </message>
    <message>
        <source>{name} finishes in {time} (second tokens: {tokens}).</source>
        <translation>{name} termine en {time} (jetons seconde&#xa0;: {tokens}).</translation>
    </message>
    <message>
        <source>gear dice</source>
        <translation>dés de vitesse</translation>
    </message>
</context>
<context>
    <name>RaceLog</name>
    <message>
        <source>Race log</source>
        <translation>Journal de la course</translation>
    </message>
    <message>
        <source>A click shows the race at that moment</source>
        <translation>Un clic montre la course à ce moment</translation>
    </message>
</context>
<context>
    <name>RaceTables</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Stage times</source>
        <translation>Temps des spéciales</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours de jeu</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Tour de piste</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>pas parti</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualifié</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>arrivé</translation>
    </message>
    <message>
        <source>off the track</source>
        <translation>hors de la piste</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Spéciale {number}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Course {number}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Sum of places</source>
        <translation>Somme des places</translation>
    </message>
    <message>
        <source>Second tokens in hand are taken off, as at the finish line</source>
        <translation>Les jetons seconde en main sont déduits, comme à la ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>Lap {number}</source>
        <translation>Tour de piste {number}</translation>
    </message>
    <message>
        <source>Lap {number} (turns)</source>
        <translation>Tour de piste {number} (tours de jeu)</translation>
    </message>
    <message>
        <source>Split {number}</source>
        <translation>Intermédiaire {number}</translation>
    </message>
</context>
<context>
    <name>RallyDock</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Notes of the rally</source>
        <translation>Notes du rallye</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Name of the rally</source>
        <translation>Nom du rallye</translation>
    </message>
    <message>
        <source>Who designed it</source>
        <translation>Qui l&apos;a conçu</translation>
    </message>
    <message>
        <source>What others may do with it, for example CC-BY-4.0</source>
        <translation>Ce que les autres peuvent en faire, par exemple CC-BY-4.0</translation>
    </message>
    <message>
        <source>The game whose rules it is driven by</source>
        <translation>Le jeu dont les règles s&apos;appliquent</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What players should know of the whole rally</source>
        <translation>Ce que les joueurs doivent savoir de tout le rallye</translation>
    </message>
    <message>
        <source>What the rally consists of</source>
        <translation>De quoi le rallye se compose</translation>
    </message>
    <message>
        <source>Stages: {stages}. Tiles: {tiles}. Boxes needed: {boxes}.</source>
        <translation>Spéciales&#xa0;: {stages}. Tuiles&#xa0;: {tiles}. Boîtes nécessaires&#xa0;: {boxes}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Copies de secours</translation>
    </message>
    <message>
        <source>The editor ended before this work was saved. Nothing of it is in your files unless you save it; the copies are kept until you decide.</source>
        <translation>L&apos;éditeur s&apos;est arrêté avant l&apos;enregistrement de ce travail. Rien n&apos;en est dans vos fichiers tant que vous ne l&apos;enregistrez pas&#xa0;; les copies sont gardées jusqu&apos;à votre décision.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>Open this copy as unsaved changes</source>
        <translation>Ouvrir cette copie comme modifications non enregistrées</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Throw this copy away</source>
        <translation>Jeter cette copie</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>Décider &amp;plus tard</translation>
    </message>
    <message>
        <source>Keep all copies; they are offered again at the next start</source>
        <translation>Garder toutes les copies&#xa0;; elles seront proposées au prochain démarrage</translation>
    </message>
    <message>
        <source>Tile {side} of {file}, {when}</source>
        <translation>Tuile {side} de {file}, {when}</translation>
    </message>
    <message>
        <source>{when}: cannot be read ({fault})</source>
        <translation>{when}&#xa0;: illisible ({fault})</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Nouveau rallye</translation>
    </message>
    <message>
        <source>{name}, {when}: {stages}, {tiles}</source>
        <translation>{name}, {when}&#xa0;: {stages}, {tiles}</translation>
    </message>
    <message>
        <source>{name}, {when}: {stages}, {tiles}, and a race of {drivers}</source>
        <translation>{name}, {when}&#xa0;: {stages}, {tiles}, et une course de {drivers}</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n spéciale</numerusform>
            <numerusform>%n spéciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n driver(s)</source>
        <translation>
            <numerusform>%n pilote</numerusform>
            <numerusform>%n pilotes</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this copy?</source>
        <translation>Supprimer cette copie&#xa0;?</translation>
    </message>
    <message>
        <source>The work in it cannot be brought back afterwards.</source>
        <translation>Le travail qu&apos;elle contient sera perdu pour toujours.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>RoadEnds</name>
    <message>
        <source>Road ends</source>
        <translation>Extrémités de route</translation>
    </message>
    <message>
        <source>&amp;A, above</source>
        <translation>&amp;A, en haut</translation>
    </message>
    <message>
        <source>B, right above</source>
        <translation>B, en haut à droite</translation>
    </message>
    <message>
        <source>C, right below</source>
        <translation>C, en bas à droite</translation>
    </message>
    <message>
        <source>D, below</source>
        <translation>D, en bas</translation>
    </message>
    <message>
        <source>E, left below</source>
        <translation>E, en bas à gauche</translation>
    </message>
    <message>
        <source>F, left above</source>
        <translation>F, en haut à gauche</translation>
    </message>
    <message>
        <source>A road ends at edge {edge}</source>
        <translation>Une route finit au côté {edge}</translation>
    </message>
    <message>
        <source>Lanes at edge {edge}</source>
        <translation>Voies au côté {edge}</translation>
    </message>
    <message>
        <source>straight out</source>
        <translation>tout droit</translation>
    </message>
    <message>
        <source>slanting left</source>
        <translation>oblique à gauche</translation>
    </message>
    <message>
        <source>slanting right</source>
        <translation>oblique à droite</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Obliquité</translation>
    </message>
    <message>
        <source>Slant at edge {edge}</source>
        <translation>Obliquité au côté {edge}</translation>
    </message>
    <message>
        <source>Whether the road leaves the edge at a slant; its cells go on beyond it</source>
        <translation>Si la route quitte le côté en oblique&#xa0;; ses cases continuent alors au-delà</translation>
    </message>
    <message>
        <source>Road end {edge}</source>
        <translation>Extrémité de route {edge}</translation>
    </message>
</context>
<context>
    <name>RoadsPage</name>
    <message>
        <source>&amp;Roads</source>
        <translation>&amp;Routes</translation>
    </message>
    <message>
        <source>inside the tile</source>
        <translation>dans la tuile</translation>
    </message>
    <message>
        <source>Rows, in driving order</source>
        <translation>Rangées, dans l&apos;ordre du parcours</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Forks: where the end of this branch joins another road</source>
        <translation>Bifurcations&#xa0;: où la fin de cet embranchement rejoint une autre route</translation>
    </message>
    <message>
        <source>R&amp;oad:</source>
        <translation>R&amp;oute&#xa0;:</translation>
    </message>
    <message>
        <source>The road that is shown below</source>
        <translation>La route montrée ci-dessous</translation>
    </message>
    <message>
        <source>Add a road</source>
        <translation>Ajouter une route</translation>
    </message>
    <message>
        <source>Add a road to this side</source>
        <translation>Ajouter une route à cette face</translation>
    </message>
    <message>
        <source>Remove this road</source>
        <translation>Supprimer cette route</translation>
    </message>
    <message>
        <source>Remove the road that is shown below</source>
        <translation>Supprimer la route montrée ci-dessous</translation>
    </message>
    <message>
        <source>The edge at which the road begins; left and right are seen from here</source>
        <translation>Le côté où la route commence&#xa0;; gauche et droite se voient d&apos;ici</translation>
    </message>
    <message>
        <source>The edge at which it ends; a branch ends inside the tile</source>
        <translation>Le côté où elle finit&#xa0;; un embranchement finit dans la tuile</translation>
    </message>
    <message>
        <source>Where the branch ends: x to the right, y down, the tile has radius 1</source>
        <translation>Où finit l&apos;embranchement&#xa0;: x vers la droite, y vers le bas, le rayon de la tuile vaut 1</translation>
    </message>
    <message>
        <source>Points of the centre line where it is neither straight nor an arc: &apos;0 0.48 | 0.05 0.03&apos;</source>
        <translation>Points de l&apos;axe où il n&apos;est ni droit ni en arc&#xa0;: «&#xa0;0 0.48 | 0.05 0.03&#xa0;»</translation>
    </message>
    <message>
        <source>A name by which it can be called the road that passes above</source>
        <translation>Un nom pour désigner la route qui passe au-dessus</translation>
    </message>
    <message>
        <source>Fro&amp;m edge:</source>
        <translation>&amp;Du côté&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;To edge:</source>
        <translation>&amp;Au côté&#xa0;:</translation>
    </message>
    <message>
        <source>Ends at:</source>
        <translation>Finit en&#xa0;:</translation>
    </message>
    <message>
        <source>Leads o&amp;ver:</source>
        <translation>&amp;Passe par&#xa0;:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Remove a road</source>
        <translation>Supprimer une route</translation>
    </message>
    <message>
        <source>From edge</source>
        <translation>Du côté</translation>
    </message>
    <message>
        <source>To edge</source>
        <translation>Au côté</translation>
    </message>
    <message>
        <source>End of the branch</source>
        <translation>Fin de l&apos;embranchement</translation>
    </message>
    <message>
        <source>Points of the road</source>
        <translation>Points de la route</translation>
    </message>
    <message>
        <source>Name of the road</source>
        <translation>Nom de la route</translation>
    </message>
</context>
<context>
    <name>RouteDock</name>
    <message>
        <source>Route</source>
        <translation>Itinéraire</translation>
    </message>
    <message>
        <source>Tiles in driving order</source>
        <translation>Tuiles dans l&apos;ordre du parcours</translation>
    </message>
    <message>
        <source>A click, or Enter, shows the tile on the canvas</source>
        <translation>Un clic, ou Entrée, montre la tuile sur la table</translation>
    </message>
    <message>
        <source>Copy pace notes</source>
        <translation>Copier les notes</translation>
    </message>
    <message>
        <source>Put the pace notes on the clipboard as text</source>
        <translation>Mettre les notes de copilote en texte dans le presse-papiers</translation>
    </message>
    <message>
        <source>Length of the course</source>
        <translation>Longueur du parcours</translation>
    </message>
    <message>
        <source>Budget and bill of tiles</source>
        <translation>Budget et liste des tuiles</translation>
    </message>
    <message>
        <source>Which tiles to take out of which box</source>
        <translation>Quelles tuiles prendre dans quelle boîte</translation>
    </message>
    <message>
        <source>There is no course yet: the problems dock says what is missing.</source>
        <translation>Pas encore de parcours&#xa0;: le panneau Problèmes dit ce qui manque.</translation>
    </message>
    <message>
        <source>short stage</source>
        <translation>spéciale courte</translation>
    </message>
    <message>
        <source>medium stage</source>
        <translation>spéciale moyenne</translation>
    </message>
    <message>
        <source>long stage</source>
        <translation>spéciale longue</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>spéciale</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuit</translation>
    </message>
    <message>
        <source>{kind}: {tiles}, {cells}</source>
        <translation>{kind}&#xa0;: {tiles}, {cells}</translation>
    </message>
    <message>
        <source>{kind}: {tiles}, {cells}, {minutes} min with four players</source>
        <translation>{kind}&#xa0;: {tiles}, {cells}, {minutes} min à quatre joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles used: {used} (of every box on sale)</source>
        <translation>Tuiles utilisées&#xa0;: {used} (de toutes les boîtes en vente)</translation>
    </message>
    <message>
        <source>Tiles used: {used} of {limit} that you own</source>
        <translation>Tuiles utilisées&#xa0;: {used} sur {limit} que vous possédez</translation>
    </message>
    <message>
        <source>{box}: {used} of {limit}</source>
        <translation>{box}&#xa0;: {used} sur {limit}</translation>
    </message>
    <message>
        <source>Missing: {tiles}</source>
        <translation>Manquantes&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>To buy: {boxes}</source>
        <translation>À acheter&#xa0;: {boxes}</translation>
    </message>
    <message>
        <source>Scenery that is not at hand: {tiles}</source>
        <translation>Décors qui manquent&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>Unknown: {tiles}</source>
        <translation>Inconnues&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>In none of these boxes</source>
        <translation>Dans aucune de ces boîtes</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>The pace notes are on the clipboard.</source>
        <translation>Les notes de copilote sont dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>RouteModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Pace notes</source>
        <translation>Notes de copilote</translation>
    </message>
    <message>
        <source>{tile} at ({q}, {r}): in by edge {enters}, out by edge {leaves}</source>
        <translation>{tile} en ({q}, {r})&#xa0;: entrée par le côté {enters}, sortie par le côté {leaves}</translation>
    </message>
    <message>
        <source>J{number}</source>
        <translation>J{number}</translation>
    </message>
    <message>
        <source>P{number}</source>
        <translation>P{number}</translation>
    </message>
    <message>
        <source>(joker section)</source>
        <translation>(section joker)</translation>
    </message>
    <message>
        <source>(way from the pre-grid)</source>
        <translation>(chemin depuis la pré-grille)</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules without a tick are not checked, whatever rally is open.</source>
        <translation>Les règles non cochées ne sont pas vérifiées, quel que soit le rallye ouvert.</translation>
    </message>
    <message>
        <source>Rules that are checked</source>
        <translation>Règles vérifiées</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>What is assumed</source>
        <translation>Ce qui est supposé</translation>
    </message>
    <message>
        <source>No rule text at hand gives these figures. They stand by their names in the file of the rules, each with the reason for it.</source>
        <translation>Aucun texte de règles disponible ne donne ces valeurs. Elles figurent sous leur nom dans le fichier des règles, chacune avec sa raison.</translation>
    </message>
    <message>
        <source>gear die</source>
        <translation>dé de rapport</translation>
    </message>
    <message>
        <source>no harm</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>change of weather</source>
        <translation>changement de météo</translation>
    </message>
    <message>
        <source>yellow flag</source>
        <translation>drapeau jaune</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>tête-à-queue</translation>
    </message>
    <message>
        <source>off to the left</source>
        <translation>sortie à gauche</translation>
    </message>
    <message>
        <source>off to the right</source>
        <translation>sortie à droite</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>{reason}. Drop it here to swap or replace them.</source>
        <translation>{reason}. Lâchez-la ici pour les échanger ou la remplacer.</translation>
    </message>
    <message>
        <source>This cannot lie here: {reason}.</source>
        <translation>Ceci ne peut pas être posé ici&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This does not fit here: {reason}. Hold Shift to lay it anyway.</source>
        <translation>Ceci ne convient pas ici&#xa0;: {reason}. Maintenez Maj pour le poser quand même.</translation>
    </message>
    <message>
        <source>Move {side}</source>
        <translation>Déplacer {side}</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Déplacer les tuiles</translation>
    </message>
    <message>
        <source>Swap {one} and {other}</source>
        <translation>Échanger {one} et {other}</translation>
    </message>
    <message>
        <source>&amp;Swap {one} and {other}</source>
        <translation>É&amp;changer {one} et {other}</translation>
    </message>
    <message>
        <source>&amp;Leave them where they are</source>
        <translation>Les &amp;laisser où elles sont</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>&amp;Boîtes</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>PC-course sheet</source>
        <translation>Feuille de PC course</translation>
    </message>
    <message>
        <source>All stages of the rally with their services, drivers and times, on paper to write on.</source>
        <translation>Toutes les spéciales du rallye avec leurs assistances, pilotes et temps, sur papier pour y écrire.</translation>
    </message>
    <message>
        <source>Size of the paper of the document</source>
        <translation>Format du papier du document</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Write file…</source>
        <translation>É&amp;crire le fichier…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Write PC-course sheet</source>
        <translation>Écrire la feuille de PC course</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Écriture de {file}…</translation>
    </message>
    <message>
        <source>The sheet was not written.</source>
        <translation>La feuille n&apos;a pas été écrite.</translation>
    </message>
    <message>
        <source>Sheet written to {file}</source>
        <translation>Feuille écrite dans {file}</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>The sheet was not printed.</source>
        <translation>La feuille n&apos;a pas été imprimée.</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l&apos;imprimante</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Chercher dans les raccourcis</translation>
    </message>
    <message>
        <source>Shortcuts by menu</source>
        <translation>Raccourcis par menu</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu&apos;elle fait</translation>
    </message>
</context>
<context>
    <name>SideFilter</name>
    <message>
        <source>Number or words</source>
        <translation>Numéro ou mots</translation>
    </message>
    <message>
        <source>Search tiles</source>
        <translation>Chercher des tuiles</translation>
    </message>
    <message>
        <source>Finds tiles by the beginning of their number and by words, for example 21 or &apos;gravel jump&apos;; Enter takes the only tile found, or else goes to the list, as Down does</source>
        <translation>Trouve des tuiles par le début de leur numéro et par des mots, par exemple 21 ou «&#xa0;terre saut&#xa0;»&#xa0;; Entrée prend la seule tuile trouvée, sinon va à la liste, comme Bas</translation>
    </message>
    <message>
        <source>Fits the open road end</source>
        <translation>Convient à l&apos;extrémité ouverte</translation>
    </message>
    <message>
        <source>Only sides that fit where the road ends: at the selected tile, or else at the first open end</source>
        <translation>Seulement les faces qui conviennent où finit la route&#xa0;: à la tuile sélectionnée, sinon à la première extrémité ouverte</translation>
    </message>
    <message>
        <source>Copies left only</source>
        <translation>Seulement s&apos;il en reste</translation>
    </message>
    <message>
        <source>Hide tiles of which all copies are in use</source>
        <translation>Cacher les tuiles dont tous les exemplaires sont utilisés</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Take all filters off</source>
        <translation>Enlever tous les filtres</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Tiles of one box, or of the boxes that you own</source>
        <translation>Tuiles d&apos;une boîte, ou des boîtes que vous possédez</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Tiles of a series</source>
        <translation>Tuiles d&apos;une série</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Revêtement</translation>
    </message>
    <message>
        <source>Surface of the roads</source>
        <translation>Revêtement des routes</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Voies</translation>
    </message>
    <message>
        <source>Lanes at a road end</source>
        <translation>Voies à une extrémité de route</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Virage</translation>
    </message>
    <message>
        <source>How a road leads from edge to edge</source>
        <translation>Comment une route mène d&apos;un côté à l&apos;autre</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Danger</translation>
    </message>
    <message>
        <source>Printed danger level</source>
        <translation>Niveau de danger imprimé</translation>
    </message>
    <message>
        <source>Corner limit</source>
        <translation>Limite du virage</translation>
    </message>
    <message>
        <source>Limit of the inner line of a corner</source>
        <translation>Limite à la corde d&apos;un virage</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Sides a, sides b, or both</source>
        <translation>Faces a, faces b, ou les deux</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>What must be printed on the side</source>
        <translation>Ce qui doit être imprimé sur la face</translation>
    </message>
    <message>
        <source>any</source>
        <translation>indifférent</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>my boxes</source>
        <translation>mes boîtes</translation>
    </message>
    <message>
        <source>a and b</source>
        <translation>a et b</translation>
    </message>
    <message>
        <source>Filters in use: {number}</source>
        <translation>Filtres actifs&#xa0;: {number}</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Plus de filtres</translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation>Afficher ou cacher les filtres</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} choisis</translation>
    </message>
</context>
<context>
    <name>SideModel</name>
    <message>
        <source>In: {boxes}</source>
        <translation>Dans&#xa0;: {boxes}</translation>
    </message>
    <message>
        <source>no box</source>
        <translation>aucune boîte</translation>
    </message>
    <message>
        <source>Copies left: {left} of {owned}</source>
        <translation>Exemplaires restants&#xa0;: {left} sur {owned}</translation>
    </message>
    <message numerus="yes">
        <source>All %n copies are in use: {places}</source>
        <translation>
            <numerusform>Le seul exemplaire (%n) est utilisé&#xa0;: {places}</numerusform>
            <numerusform>Les %n exemplaires sont tous utilisés&#xa0;: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies left: {left} of {owned}; in use: {places}</source>
        <translation>Exemplaires restants&#xa0;: {left} sur {owned}&#xa0;; utilisés&#xa0;: {places}</translation>
    </message>
</context>
<context>
    <name>SidePage</name>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Tuile</translation>
    </message>
    <message>
        <source>one printed side</source>
        <translation>une face imprimée</translation>
    </message>
    <message>
        <source>two sides, a and b</source>
        <translation>deux faces, a et b</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Revêtement</translation>
    </message>
    <message>
        <source>Danger level</source>
        <translation>Niveau de danger</translation>
    </message>
    <message>
        <source>A pit</source>
        <translation>Un stand</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Use it instead of the program&apos;s tile</source>
        <translation>L&apos;utiliser à la place de la tuile du programme</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Numéro&#xa0;:</translation>
    </message>
    <message>
        <source>Number of the tile; from 1000 on the program has none</source>
        <translation>Numéro de la tuile&#xa0;; à partir de 1000 le programme n&apos;en a pas</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>Fa&amp;ces&#xa0;:</translation>
    </message>
    <message>
        <source>Whether one or both sides of the tile are printed</source>
        <translation>Si la tuile est imprimée d&apos;un côté ou des deux</translation>
    </message>
    <message>
        <source>Tile &amp;file:</source>
        <translation>&amp;Fichier de tuiles&#xa0;:</translation>
    </message>
    <message>
        <source>The file that describes it; its name is the series of the tile</source>
        <translation>Le fichier qui la décrit&#xa0;; son nom est la série de la tuile</translation>
    </message>
    <message>
        <source>&amp;Box:</source>
        <translation>&amp;Boîte&#xa0;:</translation>
    </message>
    <message>
        <source>Short name of a box of yours; empty: tiles of a file are a box of their own</source>
        <translation>Nom court d&apos;une de vos boîtes&#xa0;; vide&#xa0;: les tuiles d&apos;un fichier sont une boîte à elles seules</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>Exem&amp;plaires&#xa0;:</translation>
    </message>
    <message>
        <source>Copies of the tile</source>
        <translation>Exemplaires de la tuile</translation>
    </message>
    <message>
        <source>Sur&amp;face:</source>
        <translation>Re&amp;vêtement&#xa0;:</translation>
    </message>
    <message>
        <source>Surface of the roads of the side in view</source>
        <translation>Revêtement des routes de la face affichée</translation>
    </message>
    <message>
        <source>&amp;Danger:</source>
        <translation>&amp;Danger&#xa0;:</translation>
    </message>
    <message>
        <source>Danger level printed on the side in view</source>
        <translation>Niveau de danger imprimé sur la face affichée</translation>
    </message>
    <message>
        <source>The side in view is a pit: no road, but cars stop on the straights beside it</source>
        <translation>La face montrée est un stand&#xa0;: pas de route, mais les voitures s&apos;arrêtent sur les lignes droites à côté</translation>
    </message>
    <message>
        <source>For a number of the program: correct what it says of the tile</source>
        <translation>Pour un numéro du programme&#xa0;: corriger ce qu&apos;il dit de la tuile</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Instead of the program&apos;s</source>
        <translation>À la place de celle du programme</translation>
    </message>
</context>
<context>
    <name>SimulatorDock</name>
    <message>
        <source>Simulator</source>
        <translation>Simulateur</translation>
    </message>
    <message>
        <source>Start race</source>
        <translation>Lancer la course</translation>
    </message>
    <message>
        <source>Start the race with these drivers</source>
        <translation>Lancer la course avec ces pilotes</translation>
    </message>
    <message>
        <source>Replay a log…</source>
        <translation>Rejouer un journal…</translation>
    </message>
    <message>
        <source>Look at a race that was saved as a log</source>
        <translation>Revoir une course enregistrée comme journal</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Read the rules that are chosen, and what is assumed</source>
        <translation>Lire les règles choisies, et ce qui est supposé</translation>
    </message>
    <message>
        <source>Back to the stage of the race</source>
        <translation>Retour à la spéciale de la course</translation>
    </message>
    <message>
        <source>Another stage is in view; show the one that is driven</source>
        <translation>Une autre spéciale est affichée&#xa0;; montrer celle qui est courue</translation>
    </message>
    <message>
        <source>Only a race that was driven here can be driven again.</source>
        <translation>Seule une course courue ici peut être recommencée.</translation>
    </message>
    <message>
        <source>The layout is another one now. Choose a new race to drive on it.</source>
        <translation>Le tracé est maintenant un autre. Choisissez une nouvelle course pour y rouler.</translation>
    </message>
    <message>
        <source>A race is on.</source>
        <translation>Une course est en cours.</translation>
    </message>
    <message>
        <source>It ends here and is gone. To keep what was driven, stop it and save its log.</source>
        <translation>Elle s&apos;arrête ici et disparaît. Pour garder ce qui a été couru, arrêtez-la et enregistrez son journal.</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Terminer la course</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This race was driven on another layout, so its cars are not shown. Its log, standings and times stay here until you start a new race.</source>
        <translation>Cette course a été courue sur un autre tracé, ses voitures ne sont donc pas montrées. Son journal, son classement et ses temps restent ici jusqu&apos;à une nouvelle course.</translation>
    </message>
    <message>
        <source>The log cannot be saved: {reason}</source>
        <translation>Le journal ne peut pas être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A race is on: stop it ({keys}) before you edit.</source>
        <translation>Une course est en cours&#xa0;: arrêtez-la ({keys}) avant de modifier.</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>&amp;Course</translation>
    </message>
    <message>
        <source>&amp;Start race</source>
        <translation>&amp;Lancer la course</translation>
    </message>
    <message>
        <source>Start the race that is filled in in the simulator dock</source>
        <translation>Lancer la course préparée dans le panneau Simulateur</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Lecture ou &amp;pause</translation>
    </message>
    <message>
        <source>Let the race go on by itself, or pause it</source>
        <translation>Laisser la course se dérouler, ou la mettre en pause</translation>
    </message>
    <message>
        <source>One moment &amp;back</source>
        <translation>Un moment en &amp;arrière</translation>
    </message>
    <message>
        <source>Show the moment of the race before this one</source>
        <translation>Montrer le moment précédent de la course</translation>
    </message>
    <message>
        <source>One moment &amp;on</source>
        <translation>Un moment en a&amp;vant</translation>
    </message>
    <message>
        <source>Show the next moment of the race</source>
        <translation>Montrer le moment suivant de la course</translation>
    </message>
    <message>
        <source>&amp;Restart race</source>
        <translation>&amp;Recommencer la course</translation>
    </message>
    <message>
        <source>Drive the same race again from the start</source>
        <translation>Refaire la même course depuis le départ</translation>
    </message>
    <message>
        <source>S&amp;top race</source>
        <translation>Arrê&amp;ter la course</translation>
    </message>
    <message>
        <source>End the race here; it can still be looked at</source>
        <translation>Terminer la course ici&#xa0;; on peut encore la revoir</translation>
    </message>
    <message>
        <source>&amp;New race</source>
        <translation>&amp;Nouvelle course</translation>
    </message>
    <message>
        <source>Clear the table and choose drivers for another race</source>
        <translation>Vider la table et choisir les pilotes d&apos;une autre course</translation>
    </message>
    <message>
        <source>Replay a &amp;log…</source>
        <translation>Rejouer un &amp;journal…</translation>
    </message>
    <message>
        <source>Sa&amp;ve race log…</source>
        <translation>&amp;Enregistrer le journal…</translation>
    </message>
    <message>
        <source>Save the race as a log that can be replayed</source>
        <translation>Enregistrer la course dans un journal qu&apos;on peut rejouer</translation>
    </message>
    <message>
        <source>R&amp;ules…</source>
        <translation>Rè&amp;gles…</translation>
    </message>
    <message>
        <source>Read the rules of the race, and what is assumed</source>
        <translation>Lire les règles de la course, et ce qui est supposé</translation>
    </message>
    <message>
        <source>A race is on; stop it before you start another one.</source>
        <translation>Une course est en cours&#xa0;; arrêtez-la avant d&apos;en lancer une autre.</translation>
    </message>
    <message>
        <source>The race cannot start: {reason}</source>
        <translation>La course ne peut pas partir&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Only a race that is over or stopped can be saved.</source>
        <translation>Seule une course finie ou arrêtée peut être enregistrée.</translation>
    </message>
    <message>
        <source>Save race log</source>
        <translation>Enregistrer le journal de la course</translation>
    </message>
    <message>
        <source>Log saved as {name}.</source>
        <translation>Journal enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Replay a race log</source>
        <translation>Rejouer le journal d&apos;une course</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The race cannot go on: {reason}</source>
        <translation>La course ne peut pas continuer&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Reading the race…</source>
        <translation>Lecture de la course…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>Race logs (*.jsonl);;All files (*)</source>
        <translation>Journaux de course (*.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The race cannot start: {reason}. Rules that fit: {rules}.</source>
        <translation>La course ne peut pas commencer&#xa0;: {reason}. Règles qui conviennent&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>The dice bring no snow to stage {name}.</source>
        <translation>Les dés n&apos;amènent pas de neige sur la spéciale {name}.</translation>
    </message>
    <message>
        <source>The dice bring snow to {zones} on stage {name}.</source>
        <translation>Les dés amènent la neige sur {zones} dans la spéciale {name}.</translation>
    </message>
    <message>
        <source>Stage {name} cannot be driven yet: {reason}</source>
        <translation>La spéciale {name} ne peut pas encore être courue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The course in the road-book is that of another layout: the stage was changed after it was published.</source>
        <translation>Le parcours du road-book est celui d&apos;un autre tracé&#xa0;: la spéciale a été changée après sa publication.</translation>
    </message>
    <message>
        <source>The road-book carries the course: &apos;trackeditor simulate&apos; drives it without the tiles that are missing here. Cars on the table need the tile files of the rally&apos;s author.</source>
        <translation>Le road-book contient le parcours&#xa0;: «&#xa0;trackeditor simulate&#xa0;» le court sans les tuiles qui manquent ici. Pour des voitures sur la table il faut les fichiers de tuiles de l&apos;auteur du rallye.</translation>
    </message>
    <message>
        <source>• {message}: {remedy}</source>
        <translation>• {message}&#xa0;: {remedy}</translation>
    </message>
    <message>
        <source>• {place}: {message}; {remedy}</source>
        <translation>• {place}&#xa0;: {message}&#xa0;; {remedy}</translation>
    </message>
    <message>
        <source>More findings: {count}; see the problems.</source>
        <translation>Autres constats&#xa0;: {count}&#xa0;; voyez les problèmes.</translation>
    </message>
    <message>
        <source>Stage {name} cannot be driven yet:</source>
        <translation>La spéciale {name} ne peut pas encore être courue&#xa0;:</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Laps</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Revêtement</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Météo</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Assistance</translation>
    </message>
    <message>
        <source>Notes of the stage</source>
        <translation>Notes de la spéciale</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the stage; standings and logs show it</source>
        <translation>Nom de la spéciale&#xa0;; classements et journaux le montrent</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Tronçons</translation>
    </message>
    <message>
        <source>The road over the boards of the classic game, such as C8-C3 / J1-J4</source>
        <translation>La route sur les plateaux du jeu classique, par exemple C8-C3 / J1-J4</translation>
    </message>
    <message>
        <source>Zones on snow</source>
        <translation>Zones enneigées</translation>
    </message>
    <message>
        <source>Zones that lie on their snow side, such as C, J; none: as the weather is</source>
        <translation>Zones posées sur leur face neige, par exemple C, J&#xa0;; aucune&#xa0;: selon la météo</translation>
    </message>
    <message>
        <source>Laps of a circuit</source>
        <translation>Tours d&apos;un circuit</translation>
    </message>
    <message>
        <source>Surface of the whole stage</source>
        <translation>Revêtement de toute la spéciale</translation>
    </message>
    <message>
        <source>Weather on the whole stage</source>
        <translation>Météo sur toute la spéciale</translation>
    </message>
    <message>
        <source>Whether a service follows the stage</source>
        <translation>Si une assistance suit la spéciale</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What the drivers of this stage should know</source>
        <translation>Ce que les pilotes de cette spéciale doivent savoir</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>selon les règles</translation>
    </message>
    <message>
        <source>after this stage</source>
        <translation>après cette spéciale</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>sec</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>pluie</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>{zone} is no zone of this stage; its zones are {zones}.</source>
        <translation>{zone} n&apos;est pas une zone de cette spéciale&#xa0;; ses zones sont {zones}.</translation>
    </message>
    <message>
        <source>Name of the stage</source>
        <translation>Nom de la spéciale</translation>
    </message>
</context>
<context>
    <name>StageTabs</name>
    <message>
        <source>Stages of the rally</source>
        <translation>Spéciales du rallye</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Spéciale</translation>
    </message>
    <message>
        <source>&amp;Add stage</source>
        <translation>&amp;Ajouter une spéciale</translation>
    </message>
    <message>
        <source>Add an empty stage after the one in view</source>
        <translation>Ajouter une spéciale vide après celle affichée</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Ajouter une spéciale</translation>
    </message>
    <message>
        <source>&amp;Rename stage…</source>
        <translation>&amp;Renommer la spéciale…</translation>
    </message>
    <message>
        <source>Give the stage in view another name</source>
        <translation>Donner un autre nom à la spéciale affichée</translation>
    </message>
    <message>
        <source>&amp;Duplicate stage</source>
        <translation>&amp;Dupliquer la spéciale</translation>
    </message>
    <message>
        <source>Add a copy of the stage in view, to try something out</source>
        <translation>Ajouter une copie de la spéciale affichée, pour essayer quelque chose</translation>
    </message>
    <message>
        <source>Move stage to the &amp;left</source>
        <translation>Déplacer la spéciale à &amp;gauche</translation>
    </message>
    <message>
        <source>Drive the stage in view earlier in the rally</source>
        <translation>Courir la spéciale affichée plus tôt dans le rallye</translation>
    </message>
    <message>
        <source>Move stage to the ri&amp;ght</source>
        <translation>Déplacer la spéciale à dr&amp;oite</translation>
    </message>
    <message>
        <source>Drive the stage in view later in the rally</source>
        <translation>Courir la spéciale affichée plus tard dans le rallye</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>Spéciale &amp;précédente</translation>
    </message>
    <message>
        <source>Show the stage before the one in view</source>
        <translation>Montrer la spéciale avant celle affichée</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>Spéciale &amp;suivante</translation>
    </message>
    <message>
        <source>Show the stage after the one in view</source>
        <translation>Montrer la spéciale après celle affichée</translation>
    </message>
    <message>
        <source>&amp;Clear stage…</source>
        <translation>&amp;Vider la spéciale…</translation>
    </message>
    <message>
        <source>Take all tiles of the stage in view away</source>
        <translation>Enlever toutes les tuiles de la spéciale affichée</translation>
    </message>
    <message>
        <source>Re&amp;move stage</source>
        <translation>&amp;Enlever la spéciale</translation>
    </message>
    <message>
        <source>Take the stage in view out of the rally</source>
        <translation>Retirer la spéciale affichée du rallye</translation>
    </message>
    <message>
        <source>Add stage {name}</source>
        <translation>Ajouter la spéciale {name}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} copie</translation>
    </message>
    <message>
        <source>{name} copy {number}</source>
        <translation>{name} copie {number}</translation>
    </message>
    <message>
        <source>Duplicate stage {name}</source>
        <translation>Dupliquer la spéciale {name}</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Renommer la spéciale</translation>
    </message>
    <message>
        <source>Name of the stage:</source>
        <translation>Nom de la spéciale&#xa0;:</translation>
    </message>
    <message>
        <source>A stage needs a name; it keeps the old one</source>
        <translation>Une spéciale a besoin d&apos;un nom&#xa0;; elle garde l&apos;ancien</translation>
    </message>
    <message>
        <source>Rename stage to {name}</source>
        <translation>Renommer la spéciale en {name}</translation>
    </message>
    <message>
        <source>A rally has at least one stage; clear it instead</source>
        <translation>Un rallye a au moins une spéciale&#xa0;; videz-la plutôt</translation>
    </message>
    <message>
        <source>Remove stage {name}</source>
        <translation>Enlever la spéciale {name}</translation>
    </message>
    <message>
        <source>The stage is empty already</source>
        <translation>La spéciale est déjà vide</translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s) are taken away. Undo brings them back.</source>
        <translation>
            <numerusform>%n tronçon est retiré. Annuler le ramène.</numerusform>
            <numerusform>%n tronçons sont retirés. Annuler les ramène.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear {name}?</source>
        <translation>Vider {name}&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are taken away. Undo brings them back.</source>
        <translation>
            <numerusform>%n tuile est enlevée. «&#xa0;Annuler&#xa0;» la ramène.</numerusform>
            <numerusform>%n tuiles sont enlevées. «&#xa0;Annuler&#xa0;» les ramène.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clear stage</source>
        <translation>Vider la spéciale</translation>
    </message>
    <message>
        <source>This is the first stage already</source>
        <translation>C&apos;est déjà la première spéciale</translation>
    </message>
    <message>
        <source>This is the last stage already</source>
        <translation>C&apos;est déjà la dernière spéciale</translation>
    </message>
    <message>
        <source>Move stage {name}</source>
        <translation>Déplacer la spéciale {name}</translation>
    </message>
    <message>
        <source>{stage} (trial)</source>
        <translation>{stage} (essai)</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>Show the findings on this stage</source>
        <translation>Montrer les constats de cette spéciale</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n tronçon</numerusform>
            <numerusform>%n tronçons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}, {cells} driven</source>
        <translation>{tiles}, parcours de {cells}</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courte</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longue</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuit</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>{size}, {duration}</source>
        <translation>{size}, {duration}</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tile(s)</source>
        <translation>
            <numerusform>%n tuile inconnue</numerusform>
            <numerusform>%n tuiles inconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs {boxes}, and {others}</source>
        <translation>Demande {boxes}, et {others}</translation>
    </message>
    <message>
        <source>Needs {boxes}</source>
        <translation>Demande {boxes}</translation>
    </message>
    <message>
        <source>Boxes needed:
{boxes}</source>
        <translation>Boîtes nécessaires&#xa0;:
{boxes}</translation>
    </message>
    <message>
        <source>Tiles that the library does not know: {sides}</source>
        <translation>Tuiles que la bibliothèque ne connaît pas&#xa0;: {sides}</translation>
    </message>
    <message>
        <source>Rules switched off: {codes}</source>
        <translation>Règles désactivées&#xa0;: {codes}</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n error(s)</source>
        <translation>
            <numerusform>Non réglementaire&#xa0;: %n erreur</numerusform>
            <numerusform>Non réglementaire&#xa0;: %n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal but for %n muted error(s)</source>
        <translation>
            <numerusform>Réglementaire, à %n erreur masquée près</numerusform>
            <numerusform>Réglementaire, à %n erreurs masquées près</numerusform>
        </translation>
    </message>
    <message>
        <source>Legal by the rules that are on</source>
        <translation>Réglementaire selon les règles actives</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>{legality}, {remarks}</source>
        <translation>{legality}, {remarks}</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Réglementaire</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) muted</source>
        <translation>
            <numerusform>%n constat masqué</numerusform>
            <numerusform>%n constats masqués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>The same side as it stands in a tile file. See docs/tile-format.md.</source>
        <translation>La même face telle qu&apos;elle figure dans un fichier de tuiles. Voyez docs/tile-format.md.</translation>
    </message>
    <message>
        <source>Entry of the tile file</source>
        <translation>Entrée du fichier de tuiles</translation>
    </message>
    <message>
        <source>What you change here is drawn and checked at once</source>
        <translation>Ce que vous changez ici est dessiné et vérifié aussitôt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>TileForm</name>
    <message>
        <source>lanes</source>
        <translation>voies</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>virage</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Lanes side by side, a corner without a line between its lanes, or a gate: a dotted line between two rows</source>
        <translation>Des voies côte à côte, un virage sans ligne entre ses voies, ou une porte&#xa0;: une ligne pointillée entre deux rangées</translation>
    </message>
    <message>
        <source>Printed, left to right</source>
        <translation>Imprimé, de gauche à droite</translation>
    </message>
    <message>
        <source>A number of lanes, or the limits of the cells of every lane with a bar between lanes: &apos;2 2 2 | 1&apos;. &apos;-&apos; is a cell without a limit, &apos;4!&apos; one in a warning triangle. Of a gate one part for every lane: &apos;- | 2 | !&apos;, &apos;up&apos;, &apos;down&apos;</source>
        <translation>Un nombre de voies, ou les limites des cases de chaque voie avec une barre entre les voies&#xa0;: «&#xa0;2 2 2 | 1&#xa0;». «&#xa0;-&#xa0;» est une case sans limite, «&#xa0;4!&#xa0;» une dans un triangle d&apos;alerte. Pour une porte, une partie par voie&#xa0;: «&#xa0;- | 2 |&#xa0;!&#xa0;», «&#xa0;up&#xa0;», «&#xa0;down&#xa0;»</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Limit of every cell of the row: a gear, or &apos;4!&apos; with a warning</source>
        <translation>Limite de chaque case de la rangée&#xa0;: une vitesse, ou «&#xa0;4!&#xa0;» avec une alerte</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Dérapage</translation>
    </message>
    <message>
        <source>A dashed half line: two half cells of full width</source>
        <translation>Une demi-ligne en tirets&#xa0;: deux demi-cases de pleine largeur</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saut</translation>
    </message>
    <message>
        <source>Gear of a jump</source>
        <translation>Vitesse d&apos;un saut</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Gué</translation>
    </message>
    <message>
        <source>A row with water</source>
        <translation>Une rangée avec un gué</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Length beside the other rows; 1 when nothing is said</source>
        <translation>Longueur par rapport aux autres rangées&#xa0;; 1 si rien n&apos;est dit</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Divers</translation>
    </message>
    <message>
        <source>Other keys of docs/tile-format.md, for example &apos;width: [1, 2], inner: left&apos;</source>
        <translation>Autres clés de docs/tile-format.md, par exemple «&#xa0;width: [1, 2], inner: left&#xa0;»</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>On which side of the road, for a driver along it</source>
        <translation>De quel côté de la route, pour un pilote qui la suit</translation>
    </message>
    <message>
        <source>Its limit; several for spaces in succession: &apos;5 5&apos;</source>
        <translation>Sa limite&#xa0;; plusieurs pour des cases successives&#xa0;: «&#xa0;5 5&#xa0;»</translation>
    </message>
    <message>
        <source>From row</source>
        <translation>De la rangée</translation>
    </message>
    <message>
        <source>The row before it, from 0; several: &apos;0 1&apos;</source>
        <translation>La rangée avant lui, à partir de 0&#xa0;; plusieurs&#xa0;: «&#xa0;0 1&#xa0;»</translation>
    </message>
    <message>
        <source>To row</source>
        <translation>À la rangée</translation>
    </message>
    <message>
        <source>The row behind it, from 0; several: &apos;3 4&apos;</source>
        <translation>La rangée après lui, à partir de 0&#xa0;; plusieurs&#xa0;: «&#xa0;3 4&#xa0;»</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>The edge to which cars drive on, or from which they come</source>
        <translation>Le côté vers lequel les voitures continuent, ou dont elles viennent</translation>
    </message>
    <message>
        <source>Cells of the other road</source>
        <translation>Cases de l&apos;autre route</translation>
    </message>
    <message>
        <source>Their names behind each other, as in &apos;r0.2.0 r0.2.1&apos;</source>
        <translation>Leurs noms à la suite, comme «&#xa0;r0.2.0 r0.2.1&#xa0;»</translation>
    </message>
    <message>
        <source>The highest gear in which the line between them is crossed</source>
        <translation>La vitesse la plus haute à laquelle on franchit la ligne entre elles</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>start and finish</source>
        <translation>départ et arrivée</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What is printed across the road</source>
        <translation>Ce qui est imprimé en travers de la route</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Its number, from 0</source>
        <translation>Son numéro, à partir de 0</translation>
    </message>
    <message>
        <source>Behind row</source>
        <translation>Après la rangée</translation>
    </message>
    <message>
        <source>The row behind which the line lies, from 0</source>
        <translation>La rangée après laquelle est la ligne, à partir de 0</translation>
    </message>
    <message>
        <source>One cell</source>
        <translation>Une case</translation>
    </message>
    <message>
        <source>Other cell</source>
        <translation>Autre case</translation>
    </message>
    <message>
        <source>Name of a cell, as r0.2.1: road 0, row 2, lane 1; the drawing tells it under the pointer</source>
        <translation>Nom d&apos;une case, comme r0.2.1&#xa0;: route 0, rangée 2, voie 1&#xa0;; le dessin le dit sous le pointeur</translation>
    </message>
    <message>
        <source>The highest gear in which a car may cross from one to the other</source>
        <translation>La vitesse la plus haute à laquelle une voiture peut passer de l&apos;une à l&apos;autre</translation>
    </message>
    <message>
        <source>Names of cells behind each other; of a pair one can be occupied</source>
        <translation>Noms de cases à la suite&#xa0;; de chaque paire, une seule peut être occupée</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>share ground with</source>
        <translation>partagent du terrain avec</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>{problem}; {remedy}</source>
        <translation>{problem}&#xa0;; {remedy}</translation>
    </message>
    <message>
        <source>Road {number}</source>
        <translation>Route {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Rangée {number}</translation>
    </message>
    <message>
        <source>Shortcut {number}</source>
        <translation>Raccourci {number}</translation>
    </message>
    <message>
        <source>Fork {number}</source>
        <translation>Bifurcation {number}</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Contact {number}</source>
        <translation>Contact {number}</translation>
    </message>
    <message>
        <source>Shared ground {number}</source>
        <translation>Terrain partagé {number}</translation>
    </message>
    <message>
        <source>Text, line {number}</source>
        <translation>Texte, ligne {number}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Tile file</source>
        <translation>Fichier de tuiles</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Revêtement</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Danger</translation>
    </message>
    <message>
        <source>Use it instead of the program&apos;s tile</source>
        <translation>L&apos;utiliser à la place de la tuile du programme</translation>
    </message>
    <message>
        <source>Road ends</source>
        <translation>Extrémités de route</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Obliquité</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>From edge</source>
        <translation>Du côté</translation>
    </message>
    <message>
        <source>To edge</source>
        <translation>Au côté</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Finit à</translation>
    </message>
    <message>
        <source>Leads over</source>
        <translation>Passe au-dessus</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Bifurcations</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Grid boxes</source>
        <translation>Emplacements de grille</translation>
    </message>
    <message>
        <source>A pit</source>
        <translation>Un stand</translation>
    </message>
    <message>
        <source>Road above</source>
        <translation>Route au-dessus</translation>
    </message>
    <message>
        <source>Contacts of cells that their shapes do not show</source>
        <translation>Contacts entre cases que leurs formes ne montrent pas</translation>
    </message>
    <message>
        <source>Cells that share ground</source>
        <translation>Cases qui partagent du terrain</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Turned by</source>
        <translation>Tournée de</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Turned clockwise by degrees</source>
        <translation>Degrés de rotation dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn the tile clockwise in steps of 60 degrees</source>
        <translation>Tourner la tuile dans le sens horaire par pas de 60 degrés</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Picture of the side</source>
        <translation>Image de la face</translation>
    </message>
    <message>
        <source>Other tiles that fit here</source>
        <translation>Autres tuiles qui conviennent ici</translation>
    </message>
    <message>
        <source>{side} at ({q}, {r})</source>
        <translation>{side} en ({q}, {r})</translation>
    </message>
    <message>
        <source>in no box</source>
        <translation>dans aucune boîte</translation>
    </message>
    <message>
        <source>Show side {side}; markers on this one are taken away</source>
        <translation>Montrer la face {side}&#xa0;; les marqueurs de celle-ci sont enlevés</translation>
    </message>
    <message>
        <source>This tile has one printed side only</source>
        <translation>Cette tuile n&apos;est imprimée que d&apos;un côté</translation>
    </message>
    <message>
        <source>The library has no such side. It is kept in the file as it is.</source>
        <translation>La bibliothèque n&apos;a pas cette face. Elle est gardée telle quelle dans le fichier.</translation>
    </message>
    <message>
        <source>What is on its other side is not known</source>
        <translation>On ignore ce que porte l&apos;autre face</translation>
    </message>
    <message>
        <source>It serves the straights beside it, once there is a course.</source>
        <translation>Il dessert les lignes droites à côté, dès qu&apos;il y a un parcours.</translation>
    </message>
    <message numerus="yes">
        <source>It serves %n cell(s) on {tiles}.</source>
        <translation>
            <numerusform>Il dessert %n case sur {tiles}.</numerusform>
            <numerusform>Il dessert %n cases sur {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies beside no straight of the course: nobody can stop at it.</source>
        <translation>Il n&apos;est à côté d&apos;aucune ligne droite du parcours&#xa0;: personne ne peut s&apos;y arrêter.</translation>
    </message>
    <message>
        <source>{used} in use, {owned} in the boxes at hand</source>
        <translation>utilisés&#xa0;: {used}&#xa0;; dans les boîtes disponibles&#xa0;: {owned}</translation>
    </message>
    <message>
        <source>Other sides that fit here: {number}. Double click or Enter takes one instead.</source>
        <translation>Autres faces qui conviennent ici&#xa0;: {number}. Double-clic ou Entrée en prend une à la place.</translation>
    </message>
    <message>
        <source>No other side fits here, of the tiles that are left.</source>
        <translation>Aucune autre face ne convient ici parmi les tuiles restantes.</translation>
    </message>
    <message>
        <source>Other sides that fit here: {number}. Those that join the roads around come first: {joining}. Double click or Enter takes one instead.</source>
        <translation>Autres faces qui vont ici&#xa0;: {number}. Celles qui joignent les routes voisines viennent en premier&#xa0;: {joining}. Un double clic ou Entrée en prend une à la place.</translation>
    </message>
    <message>
        <source>Turn {side}</source>
        <translation>Tourner {side}</translation>
    </message>
    <message>
        <source>Turn over {side}</source>
        <translation>Retourner {side}</translation>
    </message>
    <message>
        <source>The tile has changed; choose again.</source>
        <translation>La tuile a changé&#xa0;; choisissez de nouveau.</translation>
    </message>
    <message>
        <source>Exchange {side} for {other}</source>
        <translation>Échanger {side} contre {other}</translation>
    </message>
</context>
<context>
    <name>TileWindow</name>
    <message>
        <source>Cells and &amp;moves</source>
        <translation>Cases et &amp;mouvements</translation>
    </message>
    <message>
        <source>Show how cars may drive from cell to cell</source>
        <translation>Montrer comment les voitures peuvent aller de case en case</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>To&amp;urner</translation>
    </message>
    <message>
        <source>Show it turned by 60° (Ctrl+R)</source>
        <translation>La montrer tournée de 60° (Ctrl+R)</translation>
    </message>
    <message>
        <source>Bring the other side into view (Ctrl+T)</source>
        <translation>Afficher l&apos;autre face (Ctrl+T)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close; it asks before work is lost</source>
        <translation>Fermer&#xa0;; une question vient avant toute perte de travail</translation>
    </message>
    <message>
        <source>Show side {face}</source>
        <translation>Montrer la face {face}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{side}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{side}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;The drawing waits until the faults of this side are mended.</source>
        <translation>&lt;br&gt;Le dessin attend que les défauts de cette face soient corrigés.</translation>
    </message>
    <message>
        <source>Tile {side}[*]</source>
        <translation>Tuile {side}[*]</translation>
    </message>
    <message>
        <source>Undo: {step} (Ctrl+Z)</source>
        <translation>Annuler&#xa0;: {step} (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: {step} (Ctrl+Y)</source>
        <translation>Rétablir&#xa0;: {step} (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Write the tile into its file and use it at once (Ctrl+S)</source>
        <translation>Écrire la tuile dans son fichier et l&apos;utiliser aussitôt (Ctrl+S)</translation>
    </message>
    <message>
        <source>The tile has faults; mend them first</source>
        <translation>La tuile a des défauts&#xa0;; corrigez-les d&apos;abord</translation>
    </message>
    <message>
        <source>The tile cannot be saved now.</source>
        <translation>Impossible d&apos;enregistrer la tuile en ce moment.</translation>
    </message>
    <message>
        <source>The tile could not be saved.</source>
        <translation>La tuile n&apos;a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Tile {side} is saved, and in the catalogue</source>
        <translation>La tuile {side} est enregistrée, et dans le catalogue</translation>
    </message>
    <message>
        <source>Tile {number} was changed by another program.</source>
        <translation>La tuile {number} a été changée par un autre programme.</translation>
    </message>
    <message>
        <source>If you save now, its changes in {file} are lost.</source>
        <translation>Si vous enregistrez maintenant, ses changements dans {file} sont perdus.</translation>
    </message>
    <message>
        <source>Save under another number</source>
        <translation>Enregistrer sous un autre numéro</translation>
    </message>
    <message>
        <source>Overwrite the tile</source>
        <translation>Écraser la tuile</translation>
    </message>
    <message>
        <source>Tile {side} is not saved.</source>
        <translation>La tuile {side} n&apos;est pas enregistrée.</translation>
    </message>
    <message>
        <source>What you changed is lost when you do not save it.</source>
        <translation>Ce que vous avez changé est perdu si vous ne l&apos;enregistrez pas.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message>
        <source>{token}: click the cell on which it is to lie; R turns it, Del takes away what is under the mouse.</source>
        <translation>{token}&#xa0;: cliquez la case où poser&#xa0;; R tourne, Suppr enlève ce qui est sous la souris.</translation>
    </message>
    <message>
        <source>Move the cursor to a tile with a road (Ctrl and arrows).</source>
        <translation>Amenez le curseur sur une tuile avec une route (Ctrl et flèches).</translation>
    </message>
    <message>
        <source>Tokens are laid on the cells of a road.</source>
        <translation>Les jetons se posent sur les cases d&apos;une route.</translation>
    </message>
    <message>
        <source>Remove the token: {token}</source>
        <translation>Enlever le jeton&#xa0;: {token}</translation>
    </message>
    <message>
        <source>Turn the token: {token}</source>
        <translation>Tourner le jeton&#xa0;: {token}</translation>
    </message>
    <message>
        <source>Lay a token: {token}</source>
        <translation>Poser un jeton&#xa0;: {token}</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>Chicane, gravel</source>
        <translation>Chicane, terre</translation>
    </message>
    <message>
        <source>Chicane, asphalt</source>
        <translation>Chicane, asphalte</translation>
    </message>
    <message>
        <source>Chicane, snow</source>
        <translation>Chicane, neige</translation>
    </message>
    <message>
        <source>Chicane with limit, gravel</source>
        <translation>Chicane limitée, terre</translation>
    </message>
    <message>
        <source>Chicane with limit, asphalt</source>
        <translation>Chicane limitée, asphalte</translation>
    </message>
    <message>
        <source>Chicane with limit, snow</source>
        <translation>Chicane limitée, neige</translation>
    </message>
    <message>
        <source>Jump, gravel</source>
        <translation>Saut, terre</translation>
    </message>
    <message>
        <source>Jump, asphalt</source>
        <translation>Saut, asphalte</translation>
    </message>
    <message>
        <source>Jump, snow</source>
        <translation>Saut, neige</translation>
    </message>
    <message>
        <source>Water, gravel</source>
        <translation>Gué, terre</translation>
    </message>
    <message>
        <source>Water, asphalt</source>
        <translation>Gué, asphalte</translation>
    </message>
    <message>
        <source>Water, snow</source>
        <translation>Gué, neige</translation>
    </message>
    <message>
        <source>Ascent</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Descente</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>Oxygen 1</source>
        <translation>Oxygène 1</translation>
    </message>
    <message>
        <source>Oxygen 2</source>
        <translation>Oxygène 2</translation>
    </message>
    <message>
        <source>Oxygen 3</source>
        <translation>Oxygène 3</translation>
    </message>
    <message>
        <source>Mud spray</source>
        <translation>Projection de boue</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d&apos;outils</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Show the moment before [Left]</source>
        <translation>Montrer le moment précédent [Gauche]</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Let the race go on by itself, or pause it</source>
        <translation>Laisser la course se dérouler, ou la mettre en pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Show the next moment [Right]</source>
        <translation>Montrer le moment suivant [Droite]</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Drive the same race again from the start</source>
        <translation>Refaire la même course depuis le départ</translation>
    </message>
    <message>
        <source>Stop race</source>
        <translation>Arrêter la course</translation>
    </message>
    <message>
        <source>End the race here; it can still be looked at</source>
        <translation>Terminer la course ici&#xa0;; on peut encore la revoir</translation>
    </message>
    <message>
        <source>Save log…</source>
        <translation>Enregistrer le journal…</translation>
    </message>
    <message>
        <source>Save the race as a log that can be replayed</source>
        <translation>Enregistrer la course dans un journal qu&apos;on peut rejouer</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nouvelle course</translation>
    </message>
    <message>
        <source>Clear the table and choose drivers for another race</source>
        <translation>Vider la table et choisir les pilotes d&apos;une autre course</translation>
    </message>
    <message>
        <source>Read the rules that are driven, and what is assumed</source>
        <translation>Lire les règles qui sont courues, et ce qui est supposé</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed of the race</source>
        <translation>Vitesse de la course</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminer l&apos;essai et garder la spéciale telle qu&apos;elle est</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>End the trial and bring back the stage as it was before</source>
        <translation>Terminer l&apos;essai et retrouver la spéciale d&apos;avant</translation>
    </message>
    <message>
        <source>&apos;{stage}&apos; is on trial: build what you like, then keep it or drop it.</source>
        <translation>«&#xa0;{stage}&#xa0;» est à l&apos;essai&#xa0;: construisez à votre guise, puis gardez ou abandonnez l&apos;essai.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Track editor</source>
        <translation>Éditeur de tracés</translation>
    </message>
    <message>
        <source>Build stages of hexagon tiles, check them, and drive them.</source>
        <translation>Construisez des spéciales en tuiles hexagonales, vérifiez-les et courez-les.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>&amp;Recover unsaved work…</source>
        <translation>&amp;Récupérer le travail non enregistré…</translation>
    </message>
    <message>
        <source>&amp;New rally</source>
        <translation>&amp;Nouveau rallye</translation>
    </message>
    <message>
        <source>Begin with an empty stage</source>
        <translation>Commencer avec une spéciale vide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a road-book, or layouts as stages</source>
        <translation>Ouvrir un road-book, ou des tracés comme spéciales</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here.</source>
        <translation>Les fichiers ouverts ou enregistrés apparaissent ici.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>&amp;Back to {rally}</source>
        <translation>&amp;Retour à {rally}</translation>
    </message>
    <message>
        <source>{back}; Escape does the same</source>
        <translation>{back}&#xa0;; Échap fait de même</translation>
    </message>
    <message>
        <source>Open {name} with the other stages of its rally</source>
        <translation>Ouvrir {name} avec les autres spéciales de son rallye</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>Re&amp;cover unsaved work…</source>
        <translation>Ré&amp;cupérer le travail non enregistré…</translation>
    </message>
    <message>
        <source>Show the copies of work that was not saved when the editor ended</source>
        <translation>Montrer les copies du travail non enregistré quand l&apos;éditeur s&apos;est arrêté</translation>
    </message>
    <message>
        <source>&amp;Export picture or print…</source>
        <translation>E&amp;xporter une image ou imprimer…</translation>
    </message>
    <message>
        <source>Write the stage in view as PNG, SVG or PDF, or print it</source>
        <translation>Écrire la spéciale affichée en PNG, SVG ou PDF, ou l&apos;imprimer</translation>
    </message>
    <message>
        <source>PC-course s&amp;heet…</source>
        <translation>&amp;Feuille de PC course…</translation>
    </message>
    <message>
        <source>Write or print stages, services, drivers and times of the rally</source>
        <translation>Écrire ou imprimer spéciales, assistances, pilotes et temps du rallye</translation>
    </message>
    <message>
        <source>Tiles of &amp;your own…</source>
        <translation>&amp;Vos propres tuiles…</translation>
    </message>
    <message>
        <source>Describe tiles that the program does not have, with a drawing</source>
        <translation>Décrire avec un dessin des tuiles que le programme n&apos;a pas</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Boxes that you own, rules, colours, language</source>
        <translation>Vos boîtes, règles, couleurs, langue</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the editor; it asks when something is not saved</source>
        <translation>Fermer l&apos;éditeur&#xa0;; il demande si tout n&apos;est pas enregistré</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Chercher une action…</translation>
    </message>
    <message>
        <source>Search any action by its words, and run it</source>
        <translation>Chercher une action par ses mots, et l&apos;exécuter</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>All actions with their keys</source>
        <translation>Toutes les actions avec leurs touches</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Arrange doc&amp;ks anew</source>
        <translation>Réarra&amp;nger les panneaux</translation>
    </message>
    <message>
        <source>Put docks and toolbar back where they stood at first</source>
        <translation>Remettre panneaux et barre d&apos;outils à leur place d&apos;origine</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Page d&apos;a&amp;ccueil</translation>
    </message>
    <message>
        <source>Show the welcome page, or go back to the stage</source>
        <translation>Montrer la page d&apos;accueil, ou revenir à la spéciale</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Use the whole screen, or a window again</source>
        <translation>Utiliser tout l&apos;écran, ou de nouveau une fenêtre</translation>
    </message>
    <message>
        <source>The stage has no tiles to draw yet</source>
        <translation>La spéciale n&apos;a pas encore de tuiles à dessiner</translation>
    </message>
    <message>
        <source>The rally has no stage to write on a sheet yet</source>
        <translation>Le rallye n&apos;a pas encore de spéciale à mettre sur une feuille</translation>
    </message>
    <message>
        <source>About the track editor</source>
        <translation>À propos de l&apos;éditeur de tracés</translation>
    </message>
    <message>
        <source>Track editor {version}

Editor, legality checker and simulator for the tile-built Rallyman games. Published under the MIT licence; Rallyman is a trade mark of its owner, who has nothing to do with this program.</source>
        <translation>Éditeur de tracés {version}

Éditeur, vérificateur et simulateur pour les jeux Rallyman à tuiles. Publié sous licence MIT&#xa0;; Rallyman est une marque de son propriétaire, qui n&apos;a aucun lien avec ce programme.</translation>
    </message>
</context>
<context>
    <name>WindowDocks</name>
    <message>
        <source>Show or hide: {dock}. The key also leads there and back.</source>
        <translation>Afficher ou cacher&#xa0;: {dock}. La touche y mène aussi, et en ramène.</translation>
    </message>
    <message>
        <source>Docks that share this place</source>
        <translation>Panneaux qui partagent cette place</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>spéciale</translation>
    </message>
    <message>
        <source>{tile} ({q}, {r})</source>
        <translation>{tile} ({q}, {r})</translation>
    </message>
    <message>
        <source>{tile} ({q}, {r}), edge {edge}</source>
        <translation>{tile} ({q}, {r}), côté {edge}</translation>
    </message>
</context>
<context>
    <name>overlays</name>
    <message>
        <source>Cells and moves</source>
        <translation>Cases et mouvements</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Pace notes</source>
        <translation>Notes de copilote</translation>
    </message>
    <message>
        <source>Danger levels</source>
        <translation>Niveaux de danger</translation>
    </message>
    <message>
        <source>Distance along the course</source>
        <translation>Distance le long du parcours</translation>
    </message>
    <message>
        <source>Direction of the route</source>
        <translation>Sens du parcours</translation>
    </message>
    <message>
        <source>Tiles off the course</source>
        <translation>Tuiles hors parcours</translation>
    </message>
</context>
<context>
    <name>tile words</name>
    <message>
        <source>gravel</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asphalte</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>no surface</source>
        <translation>sans revêtement</translation>
    </message>
    <message>
        <source>low danger</source>
        <translation>danger faible</translation>
    </message>
    <message>
        <source>medium danger</source>
        <translation>danger moyen</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>danger élevé</translation>
    </message>
    <message>
        <source>no danger level</source>
        <translation>sans niveau de danger</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ligne droite</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>courbe</translation>
    </message>
    <message>
        <source>sharp bend</source>
        <translation>virage serré</translation>
    </message>
    <message>
        <source>corner with a limit</source>
        <translation>virage limité</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>saut</translation>
    </message>
    <message>
        <source>water</source>
        <translation>gué</translation>
    </message>
    <message>
        <source>shortcut</source>
        <translation>raccourci</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>dérapage</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>croisement</translation>
    </message>
    <message>
        <source>several roads</source>
        <translation>plusieurs routes</translation>
    </message>
    <message>
        <source>narrow road</source>
        <translation>route étroite</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>climb</source>
        <translation>montée</translation>
    </message>
    <message>
        <source>start or finish line</source>
        <translation>ligne de départ ou d&apos;arrivée</translation>
    </message>
    <message>
        <source>starting grid</source>
        <translation>grille de départ</translation>
    </message>
    <message>
        <source>pit (paddock)</source>
        <translation>stands (paddock)</translation>
    </message>
    <message>
        <source>scenery</source>
        <translation>décor</translation>
    </message>
    <message>
        <source>GT</source>
        <translation>GT</translation>
    </message>
    <message>
        <source>DIRT, gravel</source>
        <translation>DIRT, terre</translation>
    </message>
    <message>
        <source>DIRT, asphalt and snow</source>
        <translation>DIRT, asphalte et neige</translation>
    </message>
    <message>
        <source>RX</source>
        <translation>RX</translation>
    </message>
    <message>
        <source>The Climb</source>
        <translation>The Climb</translation>
    </message>
    <message>
        <source>Branch from edge {start}</source>
        <translation>Embranchement depuis le côté {start}</translation>
    </message>
    <message>
        <source>Road from {start} straight on to {end}</source>
        <translation>Route de {start} tout droit vers {end}</translation>
    </message>
    <message>
        <source>Road from {start} to the left to {end}</source>
        <translation>Route de {start} à gauche vers {end}</translation>
    </message>
    <message>
        <source>Road from {start} to the right to {end}</source>
        <translation>Route de {start} à droite vers {end}</translation>
    </message>
    <message>
        <source>lanes: {count}</source>
        <translation>voies&#xa0;: {count}</translation>
    </message>
    <message>
        <source>jump {number}</source>
        <translation>saut {number}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Rangée {number}&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>{row}, {marks}</source>
        <translation>{row}, {marks}</translation>
    </message>
    <message>
        <source>Gate: {segments}</source>
        <translation>Porte&#xa0;: {segments}</translation>
    </message>
    <message>
        <source>Shortcut on the left, limit {limit}</source>
        <translation>Raccourci à gauche, limite {limit}</translation>
    </message>
    <message>
        <source>Shortcut on the right, limit {limit}</source>
        <translation>Raccourci à droite, limite {limit}</translation>
    </message>
</context>
</TS>
