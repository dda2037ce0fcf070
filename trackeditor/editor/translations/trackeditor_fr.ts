<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <source>Turn over {side}</source>
        <translation>Retourner {side}</translation>
    </message>
    <message>
        <source>Turn {side}</source>
        <translation>Tourner {side}</translation>
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
        <source>The stage is being driven: stop the race to edit it.</source>
        <translation>La spéciale est en course&#xa0;: arrêtez la course pour la modifier.</translation>
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
        <source>The picture was not written.</source>
        <translation>L&apos;image n&apos;a pas été écrite.</translation>
    </message>
    <message>
        <source>Picture written to {file}</source>
        <translation>Image écrite dans {file}</translation>
    </message>
    <message>
        <source>The printer does not take the page.</source>
        <translation>L&apos;imprimante n&apos;accepte pas la page.</translation>
    </message>
    <message>
        <source>Check the printer, or write a PDF document and print that.</source>
        <translation>Vérifiez l&apos;imprimante, ou écrivez un document PDF et imprimez-le.</translation>
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
    <message>
        <source>{count} sides fit at ({q}, {r}). Press Enter to lay one.</source>
        <translation>Faces qui conviennent en ({q}, {r})&#xa0;: {count}. Entrée en pose une.</translation>
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
        <source>Show or hide: {dock}</source>
        <translation>Afficher ou cacher&#xa0;: {dock}</translation>
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
        <source>{side} cannot lie here: {reason}.</source>
        <translation>{side} ne peut pas être posée ici&#xa0;: {reason}.</translation>
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
        <source>its {here} lanes do not meet the {there} of {tile}</source>
        <translation>ses {here} voies ne rejoignent pas les {there} de {tile}</translation>
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
    <name>Questions</name>
    <message>
        <source>Track editor</source>
        <translation>Éditeur de tracés</translation>
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
        <source>{kind}: {tiles} tiles, {cells} cells</source>
        <translation>{kind}&#xa0;: {tiles} tuiles, {cells} cases</translation>
    </message>
    <message>
        <source>{kind}: {tiles} tiles, {cells} cells, {minutes} min with four players</source>
        <translation>{kind}&#xa0;: {tiles} tuiles, {cells} cases, {minutes} min à quatre joueurs</translation>
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
        <source>Rules without a tick are not checked in the editor, in no road-book.</source>
        <translation>Les règles non cochées ne sont pas vérifiées dans l&apos;éditeur, pour aucun road-book.</translation>
    </message>
    <message>
        <source>Rules that are checked</source>
        <translation>Règles vérifiées</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>{reason}. Drop it here to swap them.</source>
        <translation>{reason}. Lâchez-la ici pour les échanger.</translation>
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
        <source>Finds tiles by the beginning of their number and by words, for example 21 or &apos;gravel jump&apos;; Enter goes to the list</source>
        <translation>Trouve des tuiles par le début du numéro et par des mots, par exemple 21 ou «&#xa0;terre saut&#xa0;»&#xa0;; Entrée va à la liste</translation>
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
    <message>
        <source>All {owned} copies are in use: {places}</source>
        <translation>Tous les exemplaires ({owned}) sont utilisés&#xa0;: {places}</translation>
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
        <source>The log cannot be saved: {reason}. Choose another place.</source>
        <translation>Le journal ne peut pas être enregistré&#xa0;: {reason}. Choisissez un autre endroit.</translation>
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
    <message>
        <source>Legal</source>
        <translation>Réglementaire</translation>
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
