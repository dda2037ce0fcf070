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
    <message numerus="yes">
        <source>{count} drivers; choose 1 to {most}</source>
        <comment>{count} driver; choose 1 to {most}</comment>
        <translation>
            <numerusform>{count} pilote&#xa0;; choisissez-en de 1 à {most}</numerusform>
            <numerusform>{count} pilotes&#xa0;; choisissez-en de 1 à {most}</numerusform>
        </translation>
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
        <source>{size:.0f} MB is too large for a layout or road-book (at most {most:.0f} MB)</source>
        <translation>{size:.0f} Mo, c&apos;est trop gros pour un tracé ou un road-book (au plus {most:.0f} Mo)</translation>
    </message>
    <message>
        <source>some {values:,} values are too many for a layout or road-book (at most {most:,})</source>
        <translation>quelque {values} valeurs, c&apos;est trop pour un tracé ou un road-book (au plus {most})</translation>
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
        <source>byte {byte}: not text in UTF-8; choose a layout (.json) or road-book (.roadbook.yaml, .roadbook.json)</source>
        <translation>octet {byte}&#xa0;: pas du texte en UTF-8&#xa0;; choisissez un tracé (.json) ou un road-book (.roadbook.yaml, .roadbook.json)</translation>
    </message>
    <message>
        <source>{reason}; check the file&apos;s rights</source>
        <translation>{reason}&#xa0;; vérifiez les droits du fichier</translation>
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
        <source>place the finish standee on a line across the road, outside corners</source>
        <translation>placez le panneau d&apos;arrivée sur une ligne en travers de la route, hors des virages</translation>
    </message>
    <message>
        <source>Place the finish standee between {side} and {other}</source>
        <translation>Placer le panneau d&apos;arrivée entre {side} et {other}</translation>
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
        <source>&apos;trackeditor tiles&apos; lists all</source>
        <translation>«&#xa0;trackeditor tiles&#xa0;» les donne toutes</translation>
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
        <source>Remove the {marker} from {side}</source>
        <translation>Enlever le {marker} de {side}</translation>
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
        <source>the course is a {kind}; &apos;{rules}&apos; needs a stage with a start and a finish line</source>
        <translation>le parcours est un {kind}&#xa0;; «&#xa0;{rules}&#xa0;» demande une spéciale avec une ligne de départ et une ligne d&apos;arrivée</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuit</translation>
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
        <source>a rally of {count} stages; {courses} courses are given</source>
        <comment>a rally of {count} stage; {courses} courses are given</comment>
        <translation>
            <numerusform>un rallye de {count} spéciale&#xa0;; parcours fournis&#xa0;: {courses}</numerusform>
            <numerusform>un rallye de {count} spéciales&#xa0;; parcours fournis&#xa0;: {courses}</numerusform>
        </translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; was driven on another course; give that one</source>
        <translation>la spéciale «&#xa0;{stage}&#xa0;» a été courue sur un autre parcours&#xa0;; fournissez celui-là</translation>
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
        <source>the log ends before the race does</source>
        <translation>le journal finit avant la course</translation>
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
    <message numerus="yes">
        <source>{count} drivers; &apos;{rules}&apos; is for 1 to {most}</source>
        <comment>{count} driver; &apos;{rules}&apos; is for 1 to {most}</comment>
        <translation>
            <numerusform>{count} pilote&#xa0;; «&#xa0;{rules}&#xa0;» se joue de 1 à {most}</numerusform>
            <numerusform>{count} pilotes&#xa0;; «&#xa0;{rules}&#xa0;» se joue de 1 à {most}</numerusform>
        </translation>
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
        <source>A stage begins at a START tile, or at a start marker.</source>
        <translation>Une spéciale commence à une tuile START, ou à un marqueur de départ.</translation>
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
        <source>A stage ends at a FINISH tile, or at a finish standee.</source>
        <translation>Une spéciale finit à une tuile FINISH, ou à un panneau d&apos;arrivée.</translation>
    </message>
    <message>
        <source>Finish not reached</source>
        <translation>Arrivée non atteinte</translation>
    </message>
    <message>
        <source>The road must lead from the start line to the finish line.</source>
        <translation>La route doit mener de la ligne de départ à la ligne d&apos;arrivée.</translation>
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
        <source>A circuit needs a start/finish line: a printed one, or a finish standee. The standee stands on any dividing line that spans the road, not in a corner. Until it is placed a START line on the circuit serves, or no laps can be counted.</source>
        <translation>Un circuit a besoin d&apos;une ligne de départ/arrivée&#xa0;: imprimée, ou un panneau d&apos;arrivée. Le panneau se place sur n&apos;importe quelle ligne en travers de toute la route, hors des virages. En attendant, une ligne START du circuit en tient lieu, sinon on ne peut pas compter les tours.</translation>
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
        <source>From a start/finish line the road must lead back to it, without driving a space twice.</source>
        <translation>Depuis une ligne de départ/arrivée la route doit y revenir, sans passer deux fois par une case.</translation>
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
        <source>Rallyman: DIRT, time trial stages</source>
        <translation>Rallyman&#xa0;: DIRT, spéciales contre la montre</translation>
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
        <source>Take the selected tiles away</source>
        <translation>Enlever les tuiles sélectionnées</translation>
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
        <source>no room to land: the turn ends</source>
        <translation>pas de place pour atterrir&#xa0;: le tour finit</translation>
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
        <source>{name}: on which cell do you start?</source>
        <translation>{name}&#xa0;: sur quelle case partez-vous&#xa0;?</translation>
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
        <source>Flat out is declared before the first die of the turn.</source>
        <translation>«&#xa0;À fond&#xa0;» s&apos;annonce avant le premier dé du tour.</translation>
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
        <source>Dice lost</source>
        <translation>Dés perdus</translation>
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
        <source>&lt;b&gt;{name}&lt;/b&gt;, {time}</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt;, {time}</translation>
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
        <source>none</source>
        <translation>aucun</translation>
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
        <source>DIRT (stages)</source>
        <translation>DIRT (spéciales)</translation>
    </message>
    <message>
        <source>RX (rallycross)</source>
        <translation>RX (rallycross)</translation>
    </message>
    <message>
        <source>GT (circuits)</source>
        <translation>GT (circuits)</translation>
    </message>
    <message>
        <source>Classic Rallyman</source>
        <translation>Rallyman classique</translation>
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
        <source>Driver {number}</source>
        <translation>Pilote {number}</translation>
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
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click a tile in the catalogue: the stage begins with it. Every further tile that you click leads the road on, turned so that it fits. Tiles can be dragged here, too.</source>
        <translation>Cliquez une tuile du catalogue&#xa0;: la spéciale commence par elle. Chaque tuile cliquée ensuite prolonge la route, tournée pour convenir. On peut aussi glisser des tuiles ici.</translation>
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
        <source>No recovery copy could be written: {reason}</source>
        <translation>Aucune copie de secours n&apos;a pu être écrite&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Click the line on which the {marker} is to stand; R turns it.</source>
        <translation>{marker}&#xa0;: cliquez la ligne où le placer&#xa0;; R le tourne.</translation>
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
        <source>Race of {names}; seed {seed}</source>
        <translation>Course de {names}&#xa0;; graine {seed}</translation>
    </message>
    <message>
        <source>Stage {number}: {name}</source>
        <translation>Spéciale {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
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
        <source>{name} wins in {time}.</source>
        <translation>{name} gagne en {time}.</translation>
    </message>
    <message>
        <source>{name} comes to the start.</source>
        <translation>{name} se présente au départ.</translation>
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
        <source>{name} takes the card of a loss of control: {seconds} s.</source>
        <translation>{name} prend la carte de perte de contrôle&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} is over the line in gear {gear}: {seconds} s.</source>
        <translation>{name} franchit la ligne, vitesse {gear}&#xa0;: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} finishes in {time} (second tokens: {tokens}).</source>
        <translation>{name} termine en {time} (jetons seconde&#xa0;: {tokens}).</translation>
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
        <source>Tokens</source>
        <translation>Jetons</translation>
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
        <source>finished</source>
        <translation>arrivé</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Spéciale {number}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
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
        <source>DIRT (stages)</source>
        <translation>DIRT (spéciales)</translation>
    </message>
    <message>
        <source>RX (rallycross)</source>
        <translation>RX (rallycross)</translation>
    </message>
    <message>
        <source>GT (circuits)</source>
        <translation>GT (circuits)</translation>
    </message>
    <message>
        <source>Classic Rallyman</source>
        <translation>Rallyman classique</translation>
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
        <source>Finds tiles by the beginning of their number and by words, for example 21 or &apos;gravel jump&apos;; Enter or Down goes to the list</source>
        <translation>Trouve les tuiles par le début de leur numéro et par des mots, par exemple 21 ou «&#xa0;saut terre&#xa0;»&#xa0;; Entrée ou Bas va à la liste</translation>
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
        <source>Back to the stage of the race</source>
        <translation>Retour à la spéciale de la course</translation>
    </message>
    <message>
        <source>Another stage is in view; show the one that is driven</source>
        <translation>Une autre spéciale est affichée&#xa0;; montrer celle qui est courue</translation>
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
        <source>A race is on; stop it before you start another one.</source>
        <translation>Une course est en cours&#xa0;; arrêtez-la avant d&apos;en lancer une autre.</translation>
    </message>
    <message>
        <source>The race cannot start: {reason}</source>
        <translation>La course ne peut pas partir&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Only a race that is over can be saved.</source>
        <translation>Seule une course terminée peut être enregistrée.</translation>
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
        <source>Reading {file}…</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>Race logs (*.jsonl);;All files (*)</source>
        <translation>Journaux de course (*.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>• {message}: {remedy}</source>
        <translation>• {message}&#xa0;: {remedy}</translation>
    </message>
    <message>
        <source>More findings: {count}; see the problems.</source>
        <translation>Autres constats&#xa0;: {count}&#xa0;; voyez les problèmes.</translation>
    </message>
    <message>
        <source>Stage {name} cannot be driven yet:</source>
        <translation>La spéciale {name} ne peut pas encore être courue&#xa0;:</translation>
    </message>
    <message>
        <source>The layout was changed: the race on it is over.</source>
        <translation>Le tracé a été modifié&#xa0;: la course est terminée.</translation>
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
        <source>Legal, %n remark(s)</source>
        <translation>
            <numerusform>Réglementaire, %n remarque</numerusform>
            <numerusform>Réglementaire, %n remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal but for %n muted finding(s)</source>
        <translation>
            <numerusform>Réglementaire, à %n constat masqué près</numerusform>
            <numerusform>Réglementaire, à %n constats masqués près</numerusform>
        </translation>
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
    <name>TokenTool</name>
    <message>
        <source>{token}: click the cell on which it is to lie; R turns it.</source>
        <translation>{token}&#xa0;: cliquez la case où le poser&#xa0;; R le tourne.</translation>
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
        <source>Examples: published stages</source>
        <translation>Exemples&#xa0;: spéciales publiées</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
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
