<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>cell {cell} is there twice</source>
        <translation>a casa {cell} está lá duas vezes</translation>
    </message>
    <message>
        <source>cell {cell} is named but not among the cells</source>
        <translation>a casa {cell} é nomeada mas não está entre as casas</translation>
    </message>
    <message>
        <source>the kind {kind} is not known</source>
        <translation>o género {kind} é desconhecido</translation>
    </message>
    <message>
        <source>cell {cell} is listed as {name}</source>
        <translation>a casa {cell} está inscrita como {name}</translation>
    </message>
    <message>
        <source>cell {cell}: {fault}</source>
        <translation>casa {cell}: {fault}</translation>
    </message>
    <message>
        <source>cell {cell} is in conflict with itself</source>
        <translation>a casa {cell} está em conflito consigo mesma</translation>
    </message>
    <message>
        <source>an id must be a position and a name, as in 0,0/r0.1.0</source>
        <translation>um identificador deve ser uma posição e um nome, como 0,0/r0.1.0</translation>
    </message>
    <message>
        <source>the section {section} is not known</source>
        <translation>a secção {section} é desconhecida</translation>
    </message>
    <message>
        <source>its front edge ({front:g}) does not lie further along than its rear one</source>
        <translation>o seu bordo dianteiro ({front:g}) não fica mais à frente do que o traseiro</translation>
    </message>
    <message>
        <source>its front edge ({front:g}) lies on no tile of the route</source>
        <translation>o seu bordo dianteiro ({front:g}) não fica em nenhuma peça do itinerário</translation>
    </message>
    <message>
        <source>its borders ({left:g} and {right:g}) do not lie on the road</source>
        <translation>os seus bordos ({left:g} e {right:g}) não ficam na estrada</translation>
    </message>
    <message>
        <source>&apos;inside&apos; ({inside:g}) must lie between 0 and 1</source>
        <translation>«inside» ({inside:g}) deve ficar entre 0 e 1</translation>
    </message>
    <message>
        <source>the move from {start} to {end}</source>
        <translation>o movimento de {start} para {end}</translation>
    </message>
    <message>
        <source>{kind} is not known</source>
        <translation>{kind} é desconhecido</translation>
    </message>
    <message>
        <source>{move} does not lead forward</source>
        <translation>{move} não leva para a frente</translation>
    </message>
    <message>
        <source>{move} leads over {tiles:g} tiles at once</source>
        <translation>{move} passa {tiles:g} peças de uma vez</translation>
    </message>
    <message>
        <source>{move} is there twice</source>
        <translation>{move} está lá duas vezes</translation>
    </message>
    <message>
        <source>the {name} {number} is negative</source>
        <translation>«{name}» é negativo: {number}</translation>
    </message>
    <message>
        <source>a driver has no name; give every driver one</source>
        <translation>um piloto não tem nome; dê um a cada piloto</translation>
    </message>
    <message>
        <source>two drivers are called &apos;{name}&apos;; give each a name of its own</source>
        <translation>dois pilotos chamam-se «{name}»; dê a cada um o seu próprio nome</translation>
    </message>
    <message>
        <source>not a regular file; choose a race log</source>
        <translation>não é um ficheiro normal; escolha um registo de corrida</translation>
    </message>
    <message>
        <source>too large for a race log; choose another file</source>
        <translation>grande demais para um registo de corrida; escolha outro ficheiro</translation>
    </message>
    <message>
        <source>no text; choose a race log</source>
        <translation>não é texto; escolha um registo de corrida</translation>
    </message>
    <message>
        <source>cannot be read ({reason})</source>
        <translation>não é possível ler ({reason})</translation>
    </message>
    <message>
        <source>not a regular file; choose another name</source>
        <translation>não é um ficheiro normal; escolha outro nome</translation>
    </message>
    <message>
        <source>a directory; choose another name</source>
        <translation>uma pasta; escolha outro nome</translation>
    </message>
    <message>
        <source>the printer does not take the page; check it, or write a PDF document and print that</source>
        <translation>a impressora não aceita a página; verifique-a, ou escreva um documento PDF e imprima-o</translation>
    </message>
    <message>
        <source>cannot be locked; check the directory&apos;s rights</source>
        <translation>não é possível bloquear; verifique as permissões da pasta</translation>
    </message>
    <message>
        <source>not a recovery copy</source>
        <translation>não é uma cópia de recuperação</translation>
    </message>
    <message>
        <source>nested too deeply; choose another file</source>
        <translation>demasiados níveis encaixados; escolha outro ficheiro</translation>
    </message>
    <message>
        <source>the file is empty; choose another file</source>
        <translation>o ficheiro está vazio; escolha outro ficheiro</translation>
    </message>
    <message>
        <source>{fault}; choose another file</source>
        <translation>{fault}; escolha outro ficheiro</translation>
    </message>
    <message>
        <source>a directory; name a file</source>
        <translation>uma pasta; indique um ficheiro</translation>
    </message>
    <message>
        <source>not a regular file; name a file</source>
        <translation>não é um ficheiro normal; indique um ficheiro</translation>
    </message>
    <message>
        <source>no such file; check the name</source>
        <translation>ficheiro inexistente; verifique o nome</translation>
    </message>
    <message>
        <source>check the file&apos;s rights</source>
        <translation>verifique as permissões do ficheiro</translation>
    </message>
    <message>
        <source>{size} MB is too large (at most {most} MB)</source>
        <translation>{size} MB é demasiado (no máximo {most} MB)</translation>
    </message>
    <message>
        <source>byte {byte}: not text in UTF-8; save it as UTF-8, or choose another file</source>
        <translation>byte {byte}: não é texto em UTF-8; guarde-o em UTF-8 ou escolha outro ficheiro</translation>
    </message>
    <message>
        <source>name a directory that you may read</source>
        <translation>indique uma pasta que possa ler</translation>
    </message>
    <message>
        <source>a link that leads back to itself; name what it should lead to</source>
        <translation>uma ligação que leva a si própria; indique aonde deve levar</translation>
    </message>
    <message>
        <source>the name is too long for a file; check it</source>
        <translation>o nome é demasiado longo para um ficheiro; verifique-o</translation>
    </message>
    <message>
        <source>{reason}; {remedy}</source>
        <translation>{reason}; {remedy}</translation>
    </message>
    <message>
        <source>some {values:,} values are too many (at most {most:,})</source>
        <translation>cerca de {values:,} valores são demasiados (no máximo {most:,})</translation>
    </message>
    <message>
        <source>line {line}, column {column}: not JSON ({reason}); the file may be cut off</source>
        <translation>linha {line}, coluna {column}: não é JSON ({reason}); o ficheiro pode estar cortado</translation>
    </message>
    <message>
        <source>the key {key} is there twice in one object; remove one</source>
        <translation>a chave {key} está duas vezes num objeto; retire uma</translation>
    </message>
    <message>
        <source>{value} is not a number; write a finite number or null</source>
        <translation>{value} não é um número; escreva um número finito ou null</translation>
    </message>
    <message>
        <source>a number of {digits} digits is too long; correct the value</source>
        <translation>um número de {digits} algarismos é longo demais; corrija o valor</translation>
    </message>
    <message>
        <source>{value} is not a finite number; correct the value</source>
        <translation>{value} não é um número finito; corrija o valor</translation>
    </message>
    <message>
        <source>{value} has half a character; write the text anew</source>
        <translation>{value} tem meio carácter; escreva o texto de novo</translation>
    </message>
    <message>
        <source>not YAML ({reason}); the file may be cut off</source>
        <translation>não é YAML ({reason}); o ficheiro pode estar cortado</translation>
    </message>
    <message>
        <source>characters that YAML does not allow</source>
        <translation>caracteres que YAML não admite</translation>
    </message>
    <message>
        <source>not YAML (a tab; indent with spaces)</source>
        <translation>não é YAML (uma tabulação; avance com espaços)</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {fault}</source>
        <translation>linha {line}, coluna {column}: {fault}</translation>
    </message>
    <message>
        <source>the end is missing; the file is cut off, take another copy</source>
        <translation>falta o fim; o ficheiro está cortado, use outra cópia</translation>
    </message>
    <message>
        <source>used again by an alias (*); write the value out</source>
        <translation>reutilizado por um alias (*); escreva o valor por extenso</translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed; take it out</source>
        <translation>a etiqueta {tag} não é admitida; retire-a</translation>
    </message>
    <message>
        <source>a key must be text; correct it</source>
        <translation>uma chave deve ser texto; corrija-a</translation>
    </message>
    <message>
        <source>the key {key} is there twice; remove one</source>
        <translation>a chave {key} está lá duas vezes; retire uma</translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed here; take it out</source>
        <translation>a etiqueta {tag} não é admitida aqui; retire-a</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linha {line}: {reason}</translation>
    </message>
    <message>
        <source>missing or null</source>
        <translation>em falta ou null</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>not a layout; it must be an object with &apos;tiles&apos;</source>
        <translation>não é um traçado; deve ser um objeto com «tiles»</translation>
    </message>
    <message>
        <source>not a layout; &apos;tiles&apos; must be a list of tiles</source>
        <translation>não é um traçado; «tiles» deve ser uma lista de peças</translation>
    </message>
    <message>
        <source>must be the id of a tile side, for example &apos;{side}&apos;</source>
        <translation>deve ser o nome de uma face de peça, por exemplo «{side}»</translation>
    </message>
    <message>
        <source>must be one of {choice}</source>
        <translation>deve ser um de {choice}</translation>
    </message>
    <message>
        <source>must be an edge, A to F</source>
        <translation>deve ser um lado, de A a F</translation>
    </message>
    <message>
        <source>{entries:,} entries are too many (at most {most:,}); make several layouts of it</source>
        <translation>{entries} entradas é demais (no máximo {most}); faça vários traçados</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>must lie between {least} and {most}</source>
        <translation>deve ficar entre {least} e {most}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>{text} has control characters; take them out</source>
        <translation>{text} tem caracteres de controlo; retire-os</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>must be {what}, not {value}</source>
        <translation>deve ser {what}, não {value}</translation>
    </message>
    <message>
        <source>{side} already lies at ({q}, {r}); remove or move it first</source>
        <translation>{side} já está em ({q}, {r}); retire-a ou mova-a primeiro</translation>
    </message>
    <message>
        <source>{side} has one printed side only</source>
        <translation>{side} só tem uma face impressa</translation>
    </message>
    <message>
        <source>no tile lies at ({q}, {r})</source>
        <translation>não há peça em ({q}, {r})</translation>
    </message>
    <message>
        <source>({q}, {r}) is taken, so the tile at ({from_q}, {from_r}) cannot go there</source>
        <translation>({q}, {r}) está ocupado, por isso a peça em ({from_q}, {from_r}) não pode ir para lá</translation>
    </message>
    <message>
        <source>the circuit has no finish line</source>
        <translation>o circuito não tem linha de chegada</translation>
    </message>
    <message>
        <source>place the finish standee {places}</source>
        <translation>ponha o painel de chegada {places}</translation>
    </message>
    <message>
        <source>place the finish standee on a line across the road</source>
        <translation>ponha o painel de chegada numa linha que atravesse a estrada</translation>
    </message>
    <message>
        <source>move the finish standee {places}</source>
        <translation>mude o painel de chegada {places}</translation>
    </message>
    <message>
        <source>place the finish standee on a line across the road, outside corners</source>
        <translation>ponha o painel de chegada numa linha que atravesse a estrada, fora das curvas</translation>
    </message>
    <message>
        <source>Place the finish standee {place}</source>
        <translation>Pôr o painel de chegada {place}</translation>
    </message>
    <message>
        <source>the circuit is not closed</source>
        <translation>o circuito não está fechado</translation>
    </message>
    <message>
        <source>lead the road on until it comes back to where it was before</source>
        <translation>leve a estrada adiante até voltar a um ponto por onde já passou</translation>
    </message>
    <message>
        <source>close the gap where the road ends (see the CON findings)</source>
        <translation>feche a falha onde a estrada acaba (veja as constatações CON)</translation>
    </message>
    <message>
        <source>no road leads from the start/finish line on {side} back to it</source>
        <translation>nenhuma estrada volta à linha de partida/chegada de {side}</translation>
    </message>
    <message>
        <source>{finding} among the ways that were tried before the search was given up</source>
        <translation>{finding}, entre os caminhos tentados antes de se desistir da procura</translation>
    </message>
    <message>
        <source>close the gap where the road ends (see the CON findings), or add a FINISH tile to make it a stage</source>
        <translation>feche a falha onde a estrada acaba (veja os problemas CON), ou junte uma peça FINISH para fazer uma especial</translation>
    </message>
    <message>
        <source>the forks allow very many circuits; the longest of those that were compared is taken</source>
        <translation>as bifurcações permitem muitíssimos circuitos; fica o mais longo dos que foram comparados</translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, or take forks out</source>
        <translation>diga nas notas da especial por onde seguir, ou retire bifurcações</translation>
    </message>
    <message numerus="yes">
        <source>{count} other ways lead round the circuit; the longest is taken</source>
        <comment>{count} other way leads round the circuit; the longest is taken</comment>
        <translation>
            <numerusform>{count} outro caminho dá a volta ao circuito; fica o mais longo</numerusform>
            <numerusform>{count} outros caminhos dão a volta ao circuito; fica o mais longo</numerusform>
        </translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, take the fork out, or place the arches of a joker lap</source>
        <translation>diga nas notas da especial por onde seguir, retire a bifurcação, ou ponha os arcos de uma volta joker</translation>
    </message>
    <message numerus="yes">
        <source>the starting grid has {count} boxes behind the line, for {cars} cars</source>
        <comment>the starting grid has {count} box behind the line, for {cars} cars</comment>
        <translation>
            <numerusform>a grelha de partida tem {count} lugar atrás da linha, para {cars} carros</numerusform>
            <numerusform>a grelha de partida tem {count} lugares atrás da linha, para {cars} carros</numerusform>
        </translation>
    </message>
    <message>
        <source>move the line to the front of the grid, or use another grid tile</source>
        <translation>mova a linha para a frente da grelha, ou use outra peça de grelha</translation>
    </message>
    <message>
        <source>turn {side}, or put a tile that leads the road on in place of {other}</source>
        <translation>rode {side}, ou ponha no lugar de {other} uma peça que continue a estrada</translation>
    </message>
    <message>
        <source>turn {side} or {other}, or put a tile that leads the road on in place of {other}</source>
        <translation>rode {side} ou {other}, ou ponha no lugar de {other} uma peça que continue a estrada</translation>
    </message>
    <message>
        <source>the road of {side} runs into the edge of {other}, which has no road there</source>
        <translation>a estrada de {side} vai contra o lado de {other}, que aí não tem estrada</translation>
    </message>
    <message>
        <source>no road leads to or from {side}: it lies apart</source>
        <translation>nenhuma estrada vai até {side} nem sai dela: está à parte</translation>
    </message>
    <message>
        <source>join it to the road, or take it away</source>
        <translation>ligue-a à estrada, ou retire-a</translation>
    </message>
    <message>
        <source>put a tile there that leads the road on</source>
        <translation>ponha lá uma peça que continue a estrada</translation>
    </message>
    <message>
        <source>the road of {side} ends where no tile lies, at ({q}, {r})</source>
        <translation>a estrada de {side} acaba onde não há peça, em ({q}, {r})</translation>
    </message>
    <message>
        <source>the roads of {sides} and {last} end where no tile lies, at ({q}, {r})</source>
        <translation>as estradas de {sides} e {last} acabam onde não há peça, em ({q}, {r})</translation>
    </message>
    <message>
        <source>put a tile between them that changes the number of lanes, or use another tile</source>
        <translation>ponha entre elas uma peça que mude o número de faixas, ou use outra peça</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes of {side} meet {others} of {other}</source>
        <comment>{count} lane of {side} meets {others} of {other}</comment>
        <translation>
            <numerusform>{count} faixa de {side} encontra {others} de {other}</numerusform>
            <numerusform>{count} faixas de {side} encontram {others} de {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>the road end of {side} ({way}) does not fit that of {other} ({other_way})</source>
        <translation>a ponta de estrada de {side} ({way}) não encaixa na de {other} ({other_way})</translation>
    </message>
    <message>
        <source>use a tile whose road leaves this edge in the same way</source>
        <translation>use uma peça cuja estrada saia deste lado da mesma maneira</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>reta</translation>
    </message>
    <message>
        <source>skewed to the left</source>
        <translation>oblíqua à esquerda</translation>
    </message>
    <message>
        <source>skewed to the right</source>
        <translation>oblíqua à direita</translation>
    </message>
    <message>
        <source>legal; mention it in the road-book</source>
        <translation>regulamentar; mencione-o no road-book</translation>
    </message>
    <message>
        <source>the roads of {side} do not meet those around it, as it lies</source>
        <translation>tal como está, as estradas de {side} não encontram as que a rodeiam</translation>
    </message>
    <message>
        <source>the stage has no tiles</source>
        <translation>a especial não tem peças</translation>
    </message>
    <message>
        <source>add tiles, or remove the stage</source>
        <translation>junte peças, ou elimine a especial</translation>
    </message>
    <message>
        <source>route, pace notes and course in the road-book are those of another layout</source>
        <translation>o itinerário, as notas de navegação e o percurso do road-book são de outro traçado</translation>
    </message>
    <message>
        <source>publish the road-book again (trackeditor convert IN OUT)</source>
        <translation>publique de novo o road-book (trackeditor convert IN OUT)</translation>
    </message>
    <message>
        <source>{times} stages are called &apos;{name}&apos;</source>
        <translation>{times} especiais chamam-se «{name}»</translation>
    </message>
    <message>
        <source>give each its own name</source>
        <translation>dê a cada uma o seu próprio nome</translation>
    </message>
    <message>
        <source>there is no box &apos;{box}&apos;</source>
        <translation>não há caixa «{box}»</translation>
    </message>
    <message>
        <source>choose from: {boxes}</source>
        <translation>escolha entre: {boxes}</translation>
    </message>
    <message>
        <source>the layout is a stage, and the game chosen is driven on circuits</source>
        <translation>o traçado é uma especial, e o jogo escolhido corre-se em circuitos</translation>
    </message>
    <message>
        <source>close the road to a circuit, or check it for another game</source>
        <translation>feche a estrada num circuito, ou verifique-a para outro jogo</translation>
    </message>
    <message>
        <source>the layout is a circuit, and the game chosen is driven on stages</source>
        <translation>o traçado é um circuito, e o jogo escolhido corre-se em especiais</translation>
    </message>
    <message>
        <source>open the road from a start to a finish, or check it for another game</source>
        <translation>abra a estrada de uma partida a uma chegada, ou verifique-a para outro jogo</translation>
    </message>
    <message>
        <source>the layout is a circuit, and {game} is driven on stages</source>
        <translation>o traçado é um circuito, e {game} corre-se em especiais</translation>
    </message>
    <message>
        <source>set the game of the road-book to {other}, or open the road from a start to a finish</source>
        <translation>mude o jogo do road-book para {other}, ou abra a estrada de uma partida a uma chegada</translation>
    </message>
    <message>
        <source>the layout is a stage, and {game} is driven on circuits</source>
        <translation>o traçado é uma especial, e {game} corre-se em circuitos</translation>
    </message>
    <message>
        <source>set the game of the road-book to {other}, or close the road to a circuit</source>
        <translation>mude o jogo do road-book para {other}, ou feche a estrada num circuito</translation>
    </message>
    <message>
        <source>tile {tile} is used {times} times ({sides}), the boxes hold {owned}</source>
        <translation>a peça {tile} é usada {times} vezes ({sides}), as caixas têm {owned}</translation>
    </message>
    <message>
        <source>replace it by a similar tile, or add a box that holds more copies</source>
        <translation>troque-a por uma peça semelhante, ou junte uma caixa que tenha mais exemplares</translation>
    </message>
    <message>
        <source>Put {side} in its place</source>
        <translation>Pôr {side} no seu lugar</translation>
    </message>
    <message>
        <source>none of the boxes at hand holds tile {tile}</source>
        <translation>nenhuma das caixas disponíveis tem a peça {tile}</translation>
    </message>
    <message numerus="yes">
        <source>none of the boxes at hand holds the scenery tiles {tiles}</source>
        <comment>none of the boxes at hand holds the scenery tile {tiles}</comment>
        <translation>
            <numerusform>nenhuma das caixas disponíveis tem a peça de cenário {tiles}</numerusform>
            <numerusform>nenhuma das caixas disponíveis tem as peças de cenário {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>legal; leave it out, or {remedy}</source>
        <translation>regulamentar; deixe-a de fora, ou {remedy}</translation>
    </message>
    <message>
        <source>choose another: no box holds it</source>
        <translation>escolha outra: nenhuma caixa a tem</translation>
    </message>
    <message>
        <source>add the box {boxes}</source>
        <translation>junte a caixa {boxes}</translation>
    </message>
    <message>
        <source>{side} lies on the hexagon of {other}</source>
        <translation>{side} está no hexágono de {other}</translation>
    </message>
    <message>
        <source>move one of them, or remove {side}</source>
        <translation>mova uma delas, ou retire {side}</translation>
    </message>
    <message>
        <source>{side} lies on the hexagon of another {side}</source>
        <translation>{side} está no hexágono de outra {side}</translation>
    </message>
    <message>
        <source>move one of them, or remove it</source>
        <translation>mude uma delas de lugar, ou retire-a</translation>
    </message>
    <message>
        <source>Remove the {side} that is there twice</source>
        <translation>Retirar {side}, que está lá duas vezes</translation>
    </message>
    <message>
        <source>the library has no side &apos;{side}&apos;</source>
        <translation>a biblioteca não tem a face «{side}»</translation>
    </message>
    <message>
        <source>did you mean {sides}?</source>
        <translation>queria dizer {sides}?</translation>
    </message>
    <message>
        <source>&apos;trackeditor tiles&apos; lists all; a tile of somebody&apos;s own needs its tile file (docs/tile-format.md)</source>
        <translation>«trackeditor tiles» enumera todas; uma peça feita em casa precisa do seu ficheiro de peças (docs/tile-format.md)</translation>
    </message>
    <message>
        <source>Take it for {side}</source>
        <translation>Tomá-la por {side}</translation>
    </message>
    <message>
        <source>the {marker} stands where no tile lies</source>
        <translation>o {marker} está onde não há peça</translation>
    </message>
    <message>
        <source>move it onto a tile, or remove it</source>
        <translation>mova-o para uma peça, ou retire-o</translation>
    </message>
    <message>
        <source>the {marker} stands on &apos;{line}&apos;, which is no line of {side}</source>
        <translation>o {marker} está em «{line}», que não é linha de {side}</translation>
    </message>
    <message>
        <source>name a border between two rows (r0.0: after the first row of the first road) or an edge with a road (A to F)</source>
        <translation>indique uma divisória entre duas filas (r0.0: depois da primeira fila da primeira estrada) ou um lado com estrada (A a F)</translation>
    </message>
    <message>
        <source>Remove the marker where no tile lies</source>
        <translation>Retirar o marcador onde não há peça</translation>
    </message>
    <message>
        <source>Remove the marker on no line of {side}</source>
        <translation>Retirar o marcador que não está em linha de {side}</translation>
    </message>
    <message>
        <source>the {marker} shows to edge {edge} of {side}, where no car comes from its line</source>
        <translation>o {marker} aponta para o lado {edge} de {side}, aonde nenhum carro chega da sua linha</translation>
    </message>
    <message>
        <source>let it show to edge {edges}</source>
        <translation>aponte-o para o lado {edges}</translation>
    </message>
    <message>
        <source>move it to a road that is driven</source>
        <translation>mova-o para uma estrada por onde se passe</translation>
    </message>
    <message>
        <source>Let the {marker} show to edge {edge}</source>
        <translation>Apontar o {marker} para o lado {edge}</translation>
    </message>
    <message>
        <source>the token &apos;{kind}&apos; lies where no tile lies</source>
        <translation>a ficha «{kind}» está onde não há peça</translation>
    </message>
    <message>
        <source>Remove the token &apos;{kind}&apos;</source>
        <translation>Retirar a ficha «{kind}»</translation>
    </message>
    <message>
        <source>the stage has no start line</source>
        <translation>a especial não tem linha de partida</translation>
    </message>
    <message>
        <source>add a START tile (202, 301), or a start marker</source>
        <translation>junte uma peça START (202, 301), ou um marcador de partida</translation>
    </message>
    <message>
        <source>{side} has a second start line</source>
        <translation>{side} tem uma segunda linha de partida</translation>
    </message>
    <message>
        <source>keep one start line</source>
        <translation>mantenha uma só linha de partida</translation>
    </message>
    <message>
        <source>start marker</source>
        <translation>marcador de partida</translation>
    </message>
    <message>
        <source>the stage has no finish line</source>
        <translation>a especial não tem linha de chegada</translation>
    </message>
    <message>
        <source>add a FINISH tile (203, 302), or a finish standee</source>
        <translation>junte uma peça FINISH (203, 302), ou um painel de chegada</translation>
    </message>
    <message>
        <source>no road leads from the start line on {start} to the finish line on {finish}</source>
        <translation>nenhuma estrada vai da linha de partida de {start} à linha de chegada de {finish}</translation>
    </message>
    <message numerus="yes">
        <source>{finding}; from the start {count} tiles can be reached</source>
        <comment>{finding}; from the start {count} tile can be reached</comment>
        <translation>
            <numerusform>{finding}; da partida alcança-se {count} peça</numerusform>
            <numerusform>{finding}; da partida alcançam-se {count} peças</numerusform>
        </translation>
    </message>
    <message>
        <source>lead the road on from where it ends (see the CON findings)</source>
        <translation>continue a estrada a partir de onde acaba (veja os problemas CON)</translation>
    </message>
    <message>
        <source>driven as the markers say, the finish line comes before the start line</source>
        <translation>no sentido dos marcadores, a linha de chegada vem antes da linha de partida</translation>
    </message>
    <message>
        <source>turn the start marker round, or exchange start and finish</source>
        <translation>vire o marcador de partida, ou troque partida e chegada</translation>
    </message>
    <message>
        <source>Let the markers show no way: the road decides it</source>
        <translation>Tirar o sentido aos marcadores: decide a estrada</translation>
    </message>
    <message>
        <source>{side} has a second finish line</source>
        <translation>{side} tem uma segunda linha de chegada</translation>
    </message>
    <message>
        <source>keep one finish line</source>
        <translation>mantenha uma só linha de chegada</translation>
    </message>
    <message>
        <source>finish standee</source>
        <translation>painel de chegada</translation>
    </message>
    <message>
        <source>{side} has a second {marker}</source>
        <translation>{side} tem um segundo {marker}</translation>
    </message>
    <message>
        <source>keep one arch of each kind</source>
        <translation>mantenha um só arco de cada tipo</translation>
    </message>
    <message>
        <source>Remove the {marker} from {side}</source>
        <translation>Retirar o {marker} de {side}</translation>
    </message>
    <message>
        <source>the joker section has no {marker}</source>
        <translation>a secção joker não tem {marker}</translation>
    </message>
    <message>
        <source>place it {place}</source>
        <translation>ponha-o {place}</translation>
    </message>
    <message>
        <source>Place the {marker} {place}</source>
        <translation>Pôr o {marker} {place}</translation>
    </message>
    <message>
        <source>the {marker} on {side} stands the wrong way round</source>
        <translation>o {marker} em {side} está ao contrário</translation>
    </message>
    <message>
        <source>turn it, or exchange the arches</source>
        <translation>vire-o, ou troque os arcos</translation>
    </message>
    <message>
        <source>{place}, or {other} if the road there is the joker section</source>
        <translation>{place}, ou {other} se a estrada ali for a secção joker</translation>
    </message>
    <message>
        <source>Place both arches of the joker lap around {tile}</source>
        <translation>Pôr os dois arcos da volta joker em redor de {tile}</translation>
    </message>
    <message>
        <source>turn it, exchange the arches, or move the finish standee {place}: line and arches tell different ways round</source>
        <translation>vire-o, troque os arcos, ou mude o painel de chegada {place}: a linha e os arcos indicam sentidos diferentes</translation>
    </message>
    <message>
        <source>Let the {marker} on {side} show the way of the cars</source>
        <translation>Orientar o {marker} em {side} no sentido dos carros</translation>
    </message>
    <message>
        <source>Exchange the entrance and the exit of the joker lap</source>
        <translation>Trocar a entrada e a saída da volta joker</translation>
    </message>
    <message>
        <source>the {marker} on {side} does not stand on the joker section</source>
        <translation>o {marker} em {side} não está na secção joker</translation>
    </message>
    <message>
        <source>Move the {marker} {place}</source>
        <translation>Mover o {marker} {place}</translation>
    </message>
    <message>
        <source>the course does not go over {side}</source>
        <translation>o percurso não passa por {side}</translation>
    </message>
    <message>
        <source>remove it, lead the road over it, or leave it as decoration</source>
        <translation>retire-a, faça passar a estrada por ela, ou deixe-a como cenário</translation>
    </message>
    <message numerus="yes">
        <source>the course does not use the road ends {edges} of {side}</source>
        <comment>the course does not use this road end of {side}</comment>
        <translation>
            <numerusform>o percurso não usa esta ponta de estrada de {side}</numerusform>
            <numerusform>o percurso não usa as pontas de estrada {edges} de {side}</numerusform>
        </translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, or use another tile</source>
        <translation>diga nas notas da especial por onde seguir, ou use outra peça</translation>
    </message>
    <message>
        <source>short {tiles}</source>
        <translation>curta {tiles}</translation>
    </message>
    <message>
        <source>medium {tiles}</source>
        <translation>média {tiles}</translation>
    </message>
    <message>
        <source>long {tiles}</source>
        <translation>longa {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>the stage has {count} tiles (usual: {usual})</source>
        <comment>the stage has {count} tile (usual: {usual})</comment>
        <translation>
            <numerusform>a especial tem {count} peça (habitual: {usual})</numerusform>
            <numerusform>a especial tem {count} peças (habitual: {usual})</numerusform>
        </translation>
    </message>
    <message>
        <source>legal; add or remove tiles for a usual length</source>
        <translation>regulamentar; junte ou retire peças para um comprimento habitual</translation>
    </message>
    <message numerus="yes">
        <source>{count} other ways lead from the start to the finish; the longest is taken</source>
        <comment>{count} other way leads from the start to the finish; the longest is taken</comment>
        <translation>
            <numerusform>{count} outro caminho leva da partida à chegada; fica o mais longo</numerusform>
            <numerusform>{count} outros caminhos levam da partida à chegada; fica o mais longo</numerusform>
        </translation>
    </message>
    <message>
        <source>very many ways lead from the start to the finish; the longest of those that were compared is taken</source>
        <translation>muitíssimos caminhos levam da partida à chegada; fica o mais longo dos que foram comparados</translation>
    </message>
    <message>
        <source>say in the notes of the stage which way to go, or take the fork out</source>
        <translation>diga nas notas da especial por onde seguir, ou retire a bifurcação</translation>
    </message>
    <message>
        <source>the road ends at the finish line: no space lies beyond it</source>
        <translation>a estrada acaba na linha de chegada: não há casa depois dela</translation>
    </message>
    <message>
        <source>move the finish standee back, or add a tile</source>
        <translation>recue o painel de chegada, ou junte uma peça</translation>
    </message>
    <message>
        <source>the start line lies where the road ends: no car can stand behind it and drive over it</source>
        <translation>a linha de partida está onde a estrada acaba: nenhum carro pode ficar atrás dela e passá-la</translation>
    </message>
    <message>
        <source>move the start marker to a border between two rows, or add a tile</source>
        <translation>mova o marcador de partida para entre duas filas, ou junte uma peça</translation>
    </message>
    <message>
        <source>Move the {marker} one row into {side}</source>
        <translation>Avançar o {marker} uma fila para dentro de {side}</translation>
    </message>
    <message>
        <source>turn {side} {turn}</source>
        <translation>rode {side} {turn}</translation>
    </message>
    <message>
        <source>Turn {side} {turn}</source>
        <translation>Rodar {side} {turn}</translation>
    </message>
    <message>
        <source>turn {side} over</source>
        <translation>vire {side}</translation>
    </message>
    <message>
        <source>Turn {side} over</source>
        <translation>Virar {side}</translation>
    </message>
    <message>
        <source>turn {side} over and then {turn}</source>
        <translation>vire {side} e depois rode-a {turn}</translation>
    </message>
    <message>
        <source>Turn {side} over and then {turn}</source>
        <translation>Virar {side} e depois rodá-la {turn}</translation>
    </message>
    <message>
        <source>by 180 degrees</source>
        <translation>180 graus</translation>
    </message>
    <message>
        <source>by {degrees} degrees clockwise</source>
        <translation>{degrees} graus no sentido horário</translation>
    </message>
    <message>
        <source>by {degrees} degrees anticlockwise</source>
        <translation>{degrees} graus no sentido anti-horário</translation>
    </message>
    <message>
        <source>finish marker</source>
        <translation>marcador de chegada</translation>
    </message>
    <message>
        <source>start-finish marker</source>
        <translation>marcador de partida e chegada</translation>
    </message>
    <message>
        <source>joker-entrance marker</source>
        <translation>marcador de entrada do joker</translation>
    </message>
    <message>
        <source>joker-exit marker</source>
        <translation>marcador de saída do joker</translation>
    </message>
    <message>
        <source>{kind} marker</source>
        <translation>marcador {kind}</translation>
    </message>
    <message>
        <source>{side} at ({q}, {r})</source>
        <translation>{side} em ({q}, {r})</translation>
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
        <translation>ralicross</translation>
    </message>
    <message>
        <source>the classic game</source>
        <translation>o jogo clássico</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>the picture would have {width} x {height} pixels; ask for fewer pixels per hexagon</source>
        <translation>a imagem teria {width} x {height} píxeis; peça menos píxeis por hexágono</translation>
    </message>
    <message>
        <source>no memory for {width} x {height} pixels; ask for fewer</source>
        <translation>não há memória para {width} x {height} píxeis; peça menos</translation>
    </message>
    <message>
        <source>the poster would have {rows} x {columns} pages; choose larger paper or a shorter edge</source>
        <translation>o cartaz teria {rows} x {columns} páginas; escolha papel maior ou um lado mais curto</translation>
    </message>
    <message>
        <source>a page cannot be added; choose a larger page</source>
        <translation>não é possível juntar uma página; escolha uma página maior</translation>
    </message>
    <message>
        <source>not a road-book; it must be an object with &apos;format: {format}&apos;</source>
        <translation>não é um road-book; deve ser um objeto com «format: {format}»</translation>
    </message>
    <message>
        <source>{fault} (see docs/roadbook-format.md)</source>
        <translation>{fault} (ver docs/roadbook-format.md)</translation>
    </message>
    <message>
        <source>{version} is newer than this program reads ({known}); install a newer trackeditor</source>
        <translation>{version} é mais recente do que este programa lê ({known}); instale um trackeditor mais recente</translation>
    </message>
    <message>
        <source>{version} is not known; it must be {known}</source>
        <translation>{version} é desconhecido; deve ser {known}</translation>
    </message>
    <message>
        <source>version {version} to {next}: {change}</source>
        <translation>versão {version} a {next}: {change}</translation>
    </message>
    <message>
        <source>no key of a layout; dropped</source>
        <translation>não é chave de um traçado; abandonada</translation>
    </message>
    <message>
        <source>{place}.{fault}</source>
        <translation>{place}.{fault}</translation>
    </message>
    <message>
        <source>{name} is entered twice; take one out, or tell them apart</source>
        <translation>{name} está inscrito duas vezes; retire um, ou distinga-os</translation>
    </message>
    <message>
        <source>the same entry is there twice; its other keys ({keys}) are dropped</source>
        <translation>a mesma entrada está lá duas vezes; as suas outras chaves ({keys}) são abandonadas</translation>
    </message>
    <message>
        <source>{fault}; publish the road-book again</source>
        <translation>{fault}; publique de novo o road-book</translation>
    </message>
    <message>
        <source>a text has half a character; write it anew</source>
        <translation>um texto tem meio carácter; escreva-o de novo</translation>
    </message>
    <message>
        <source>name the file *.roadbook.yaml or *.roadbook.json</source>
        <translation>chame ao ficheiro *.roadbook.yaml ou *.roadbook.json</translation>
    </message>
    <message>
        <source>{fault}; make several road-books of it</source>
        <translation>{fault}; faça vários road-books</translation>
    </message>
    <message>
        <source>no regular file; name a file</source>
        <translation>não é um ficheiro normal; indique um ficheiro</translation>
    </message>
    <message>
        <source>check the directory and its rights</source>
        <translation>verifique a pasta e as suas permissões</translation>
    </message>
    <message>
        <source>name a file that is no link to itself</source>
        <translation>indique um ficheiro que não seja uma ligação a si mesmo</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>escolha um nome mais curto</translation>
    </message>
    <message>
        <source>cannot be saved ({reason}); {remedy}</source>
        <translation>não é possível guardar ({reason}); {remedy}</translation>
    </message>
    <message>
        <source>cannot be saved; choose another name</source>
        <translation>não é possível guardar; escolha outro nome</translation>
    </message>
    <message>
        <source>no file; name a layout, a road-book or an example</source>
        <translation>nenhum ficheiro; indique um traçado, um road-book ou um exemplo</translation>
    </message>
    <message>
        <source>stages of different games ({games}); open them one by one</source>
        <translation>especiais de jogos diferentes ({games}); abra-as uma a uma</translation>
    </message>
    <message>
        <source>a name is empty; name a layout, a road-book or an example</source>
        <translation>um nome está vazio; indique um traçado, um road-book ou um exemplo</translation>
    </message>
    <message>
        <source>no such file or example; `trackeditor examples` lists those here</source>
        <translation>não há ficheiro nem exemplo com esse nome; «trackeditor examples» mostra os exemplos</translation>
    </message>
    <message>
        <source>comments (lines that begin with #) are not kept when the file is saved again</source>
        <translation>os comentários (linhas que começam por #) não se mantêm quando o ficheiro volta a ser guardado</translation>
    </message>
    <message>
        <source>control characters in {text} became spaces</source>
        <translation>os caracteres de controlo em {text} passaram a espaços</translation>
    </message>
    <message>
        <source>a stage without a name; it is called {name}</source>
        <translation>uma especial sem nome; chama-se {name}</translation>
    </message>
    <message>
        <source>unknown key &apos;{key}&apos; is kept; did you mean &apos;{meant}&apos;?</source>
        <translation>a chave desconhecida «{key}» mantém-se; queria dizer «{meant}»?</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>o documento</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing; add it</source>
        <translation>falta «{key}»; junte-o</translation>
    </message>
    <message>
        <source>{key} is not a key of this object; take it out</source>
        <translation>{key} não é chave deste objeto; retire-a</translation>
    </message>
    <message>
        <source>must be one of {choice}, not {value}</source>
        <translation>deve ser um de {choice}, não {value}</translation>
    </message>
    <message>
        <source>must be at least {least}, not {value}</source>
        <translation>deve ser pelo menos {least}, não {value}</translation>
    </message>
    <message>
        <source>must be at most {most}, not {value}</source>
        <translation>deve ser no máximo {most}, não {value}</translation>
    </message>
    <message>
        <source>{value} is not allowed here</source>
        <translation>{value} não é admitido aqui</translation>
    </message>
    <message numerus="yes">
        <source>must have at least {count} entries</source>
        <comment>must have at least {count} entry</comment>
        <translation>
            <numerusform>deve ter pelo menos {count} entrada</numerusform>
            <numerusform>deve ter pelo menos {count} entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most {count} entries</source>
        <comment>must have at most {count} entry</comment>
        <translation>
            <numerusform>deve ter no máximo {count} entrada</numerusform>
            <numerusform>deve ter no máximo {count} entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at least {count} characters</source>
        <comment>must have at least {count} character</comment>
        <translation>
            <numerusform>deve ter pelo menos {count} carácter</numerusform>
            <numerusform>deve ter pelo menos {count} caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most {count} characters</source>
        <comment>must have at most {count} character</comment>
        <translation>
            <numerusform>deve ter no máximo {count} carácter</numerusform>
            <numerusform>deve ter no máximo {count} caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{some} or {other}</source>
        <translation>{some} ou {other}</translation>
    </message>
    <message>
        <source>{some} and {other}</source>
        <translation>{some} e {other}</translation>
    </message>
    <message>
        <source>{some}, {other}</source>
        <translation>{some}, {other}</translation>
    </message>
    <message>
        <source>the course is a {kind}; &apos;{rules}&apos; needs {needed}</source>
        <translation>tipo de percurso: {kind}; «{rules}» pede {needed}</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuito</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>{fault}; compile the course anew</source>
        <translation>{fault}; compile de novo o percurso</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos;</source>
        <translation>a casa «{cell}»</translation>
    </message>
    <message>
        <source>the course has no cell behind a start line; place a start</source>
        <translation>o percurso não tem casa atrás de uma linha de partida; ponha uma partida</translation>
    </message>
    <message>
        <source>the move from &apos;{start}&apos; to &apos;{end}&apos;</source>
        <translation>o movimento de «{start}» para «{end}»</translation>
    </message>
    <message>
        <source>a circuit with a start-finish line</source>
        <translation>um circuito com linha de partida/chegada</translation>
    </message>
    <message>
        <source>a stage, which does not lead back to its start</source>
        <translation>uma especial, que não volta à sua partida</translation>
    </message>
    <message>
        <source>{thing} {fault}</source>
        <translation>{thing} {fault}</translation>
    </message>
    <message>
        <source>has the surface &apos;{surface}&apos;, for which &apos;{rules}&apos; has no dice; use tiles of its surfaces</source>
        <translation>tem o piso «{surface}», para o qual «{rules}» não tem dados; use peças dos seus pisos</translation>
    </message>
    <message>
        <source>has the jump {gear}; the lowest gear to drive in is 1</source>
        <translation>tem o salto {gear}; a mudança mais baixa para andar é 1</translation>
    </message>
    <message>
        <source>has the warning at gear {gear}; the lowest gear to drive in is 1</source>
        <translation>tem o aviso na mudança {gear}; a mudança mais baixa para andar é 1</translation>
    </message>
    <message>
        <source>has the limit {gear}; the lowest gear to drive in is 1</source>
        <translation>tem o limite {gear}; a mudança mais baixa para andar é 1</translation>
    </message>
    <message>
        <source>adds {warnings} warnings; a border adds 0 to {most}</source>
        <translation>junta avisos ({warnings}); uma divisória junta de 0 a {most}</translation>
    </message>
    <message>
        <source>not a race log of format {format}</source>
        <translation>não é um registo de corrida no formato {format}</translation>
    </message>
    <message>
        <source>the seed must be a whole number or null</source>
        <translation>a semente deve ser um número inteiro ou null</translation>
    </message>
    <message>
        <source>the header must list the drivers</source>
        <translation>o cabeçalho deve indicar os pilotos</translation>
    </message>
    <message>
        <source>the header must list the stages</source>
        <translation>o cabeçalho deve indicar as especiais</translation>
    </message>
    <message numerus="yes">
        <source>the race was driven on {count} stages, and {courses} are given; open {names}</source>
        <comment>the race was driven on {count} stage, and {courses} are given; open {names}</comment>
        <translation>
            <numerusform>a corrida foi feita em {count} especial, e são dadas {courses}; abra {names}</numerusform>
            <numerusform>a corrida foi feita em {count} especiais, e são dadas {courses}; abra {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; was driven on another course than the one given; open {names} as it was then</source>
        <translation>a especial «{stage}» foi corrida noutro percurso que não o dado; abra {names} tal como era então</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has laps or a weather that are none</source>
        <translation>a especial «{stage}» indica voltas ou um tempo que não são válidos</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has splits that are no tiles</source>
        <translation>a especial «{stage}» indica tempos intermédios que não correspondem a peças</translation>
    </message>
    <message>
        <source>not JSON; the log is damaged</source>
        <translation>não é JSON; o registo está danificado</translation>
    </message>
    <message>
        <source>not an event; the log is damaged</source>
        <translation>não é um evento; o registo está danificado</translation>
    </message>
    <message>
        <source>the log is empty; choose another file</source>
        <translation>o registo está vazio; escolha outro ficheiro</translation>
    </message>
    <message>
        <source>the log ends before the race does</source>
        <translation>o registo acaba antes da corrida</translation>
    </message>
    <message>
        <source>the race is broken off, but the log goes on</source>
        <translation>a corrida está interrompida, mas o registo continua</translation>
    </message>
    <message>
        <source>the log has {logged}, the race gives {given}</source>
        <translation>o registo tem {logged}, a corrida dá {given}</translation>
    </message>
    <message>
        <source>the race is over, but the log goes on</source>
        <translation>a corrida acabou, mas o registo continua</translation>
    </message>
    <message numerus="yes">
        <source>expected a roll of {count} dice</source>
        <comment>expected a roll of {count} die</comment>
        <translation>
            <numerusform>esperava-se um lançamento de {count} dado</numerusform>
            <numerusform>esperava-se um lançamento de {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a token that is in the bag</source>
        <translation>esperava-se uma ficha que esteja no saco</translation>
    </message>
    <message>
        <source>expected the start of {name} on a free cell</source>
        <translation>esperava-se a partida de {name} numa casa livre</translation>
    </message>
    <message>
        <source>expected a decision of {name} that is open to him</source>
        <translation>esperava-se de {name} uma decisão possível</translation>
    </message>
    <message>
        <source>expected how {name} orders his dice</source>
        <translation>esperava-se a ordem dos dados de {name}</translation>
    </message>
    <message>
        <source>a rally needs at least one stage</source>
        <translation>um rali precisa de pelo menos uma especial</translation>
    </message>
    <message>
        <source>{cars} cars for {drivers} drivers; give one each</source>
        <translation>{cars} carros para {drivers} pilotos; dê um a cada um</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; has no weather; leave the weather out</source>
        <translation>«{rules}» não tem tempo; não indique o tempo</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; does not know the weather &apos;{weather}&apos;; it knows: {known}</source>
        <translation>«{rules}» não conhece o tempo «{weather}»; conhece: {known}</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; knows no laps; leave their number out</source>
        <translation>«{rules}» não conhece voltas; deixe o seu número de fora</translation>
    </message>
    <message>
        <source>car</source>
        <translation>carro</translation>
    </message>
    <message>
        <source>tyres</source>
        <translation>pneus</translation>
    </message>
    <message>
        <source>none to choose</source>
        <translation>nada à escolha</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; has no {what} &apos;{chosen}&apos;; it has: {names}</source>
        <translation>«{rules}» não tem {what} «{chosen}»; tem: {names}</translation>
    </message>
    <message>
        <source>tyres &apos;{tyres}&apos; are for {named} stages, and the rally has {driven}; name tyres once, or for each stage</source>
        <translation>os pneus «{tyres}» são para {named} especiais, e o rali tem {driven}; indique os pneus uma vez, ou para cada especial</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos;: {reason}</source>
        <translation>especial «{stage}»: {reason}</translation>
    </message>
    <message>
        <source>no end after {rounds} rounds: the cars on {cells} block each other</source>
        <translation>sem fim após {rounds} rondas: os carros em {cells} bloqueiam-se</translation>
    </message>
    <message>
        <source>driver {name} cannot start on {cell}; free are {cells}</source>
        <translation>o piloto {name} não pode partir de {cell}; livres: {cells}</translation>
    </message>
    <message numerus="yes">
        <source>the grid has {count} places for {cars} cars; use a start-finish tile with more, or fewer cars</source>
        <comment>the grid has {count} place for {cars} cars; use a start-finish tile with more, or fewer cars</comment>
        <translation>
            <numerusform>a grelha tem {count} lugar para {cars} carros; use uma peça de partida/chegada com mais, ou menos carros</numerusform>
            <numerusform>a grelha tem {count} lugares para {cars} carros; use uma peça de partida/chegada com mais, ou menos carros</numerusform>
        </translation>
    </message>
    <message>
        <source>{drivers} drivers; &apos;{rules}&apos; is for one driver alone</source>
        <translation>{drivers} pilotos; «{rules}» é para um só piloto</translation>
    </message>
    <message>
        <source>{drivers} drivers; choose 1 to {most}</source>
        <translation>{drivers} pilotos; escolha de 1 a {most}</translation>
    </message>
    <message>
        <source>no rules &apos;{name}&apos;; choose one of: {names}</source>
        <translation>não há regras «{name}»; escolha entre: {names}</translation>
    </message>
    <message>
        <source>rule key &apos;{key}&apos;: &apos;{value}&apos; is not played; use {choice}</source>
        <translation>chave de regra «{key}»: «{value}» não se joga; use {choice}</translation>
    </message>
    <message>
        <source>no way leads from start cell {cell} over the finish line; complete the road</source>
        <translation>nenhum caminho leva da casa de partida {cell} pela linha de chegada; complete a estrada</translation>
    </message>
    <message>
        <source>Two tiles on one hexagon</source>
        <translation>Duas peças num hexágono</translation>
    </message>
    <message>
        <source>A hexagon of the table takes one tile. A file that puts two on one place cannot be built.</source>
        <translation>Um hexágono da mesa leva uma peça. Um ficheiro que põe duas no mesmo lugar não se pode construir.</translation>
    </message>
    <message>
        <source>FORMATS.md, section 3</source>
        <translation>FORMATS.md, secção 3</translation>
    </message>
    <message>
        <source>Unknown tile</source>
        <translation>Peça desconhecida</translation>
    </message>
    <message>
        <source>Every tile must be a printed side of the library (a number with the letter of its side).</source>
        <translation>Cada peça deve ser uma face impressa da biblioteca (um número com a letra da sua face).</translation>
    </message>
    <message>
        <source>tile library</source>
        <translation>biblioteca de peças</translation>
    </message>
    <message>
        <source>Marker on no line</source>
        <translation>Marcador fora de uma linha</translation>
    </message>
    <message>
        <source>A standee or arch stands on a line between spaces that spans the road. That is a border between two rows of a road of its tile, or an edge with a road end.</source>
        <translation>Um painel ou arco fica numa linha entre casas que atravesse toda a estrada: uma divisória entre duas filas de uma estrada da sua peça, ou um lado com ponta de estrada.</translation>
    </message>
    <message>
        <source>RULES.md, section 3 (finish line)</source>
        <translation>RULES.md, secção 3 (linha de chegada)</translation>
    </message>
    <message>
        <source>Marker that shows no way</source>
        <translation>Marcador que não aponta caminho</translation>
    </message>
    <message>
        <source>A marker that shows the way cars drive on must show one that a road takes from its line.</source>
        <translation>Um marcador que aponta por onde seguem os carros deve apontar um caminho que uma estrada tome a partir da sua linha.</translation>
    </message>
    <message>
        <source>Token beside the tiles</source>
        <translation>Ficha fora das peças</translation>
    </message>
    <message>
        <source>A token is laid on a tile; one beside all tiles does nothing.</source>
        <translation>Uma ficha põe-se numa peça; fora das peças não faz nada.</translation>
    </message>
    <message>
        <source>FORMATS.md, section 4</source>
        <translation>FORMATS.md, secção 4</translation>
    </message>
    <message>
        <source>More copies than the boxes hold</source>
        <translation>Mais exemplares do que as caixas têm</translation>
    </message>
    <message>
        <source>A layout can use as many copies of a tile as the boxes at hand hold. Both sides of a tile share its copies: 205a and 205b need two tiles 205.</source>
        <translation>Um traçado pode usar tantos exemplares de uma peça quantos as caixas disponíveis têm. As duas faces de uma peça partilham os seus exemplares: 205a e 205b precisam de duas peças 205.</translation>
    </message>
    <message>
        <source>editions.yaml</source>
        <translation>editions.yaml</translation>
    </message>
    <message>
        <source>Tile of a box that is not at hand</source>
        <translation>Peça de uma caixa que não está disponível</translation>
    </message>
    <message>
        <source>Every tile with a road must come from a box at hand.</source>
        <translation>Cada peça com estrada deve vir de uma caixa disponível.</translation>
    </message>
    <message>
        <source>Scenery of a box that is not at hand</source>
        <translation>Cenário de uma caixa que não está disponível</translation>
    </message>
    <message>
        <source>Scenery tiles come from boxes, too; the stage can be driven without them.</source>
        <translation>As peças de cenário também vêm de caixas; a especial pode correr-se sem elas.</translation>
    </message>
    <message>
        <source>Road into a blank edge</source>
        <translation>Estrada contra um lado sem estrada</translation>
    </message>
    <message>
        <source>Where two tiles touch, a road on one must meet a road on the other. The road behind a start line and beyond a finish line may end anywhere, and so may a branch that the course does not use.</source>
        <translation>Onde duas peças se tocam, a estrada de uma deve encontrar uma estrada da outra. A estrada atrás de uma linha de partida e depois de uma linha de chegada pode acabar em qualquer lado, tal como um ramal que o percurso não usa.</translation>
    </message>
    <message>
        <source>Road that ends in the open</source>
        <translation>Estrada que acaba no vazio</translation>
    </message>
    <message>
        <source>A road must go on at every road end of its tile. The road behind a start line and beyond a finish line may end anywhere, and so may a branch that the course does not use. Roads that end at one gap are one finding: a tile is missing.</source>
        <translation>Uma estrada deve continuar em cada ponta de estrada da sua peça. A estrada atrás de uma linha de partida e depois de uma linha de chegada pode acabar em qualquer lado, tal como um ramal que o percurso não usa. As estradas que acabam na mesma falha são um só problema: falta uma peça.</translation>
    </message>
    <message>
        <source>Lanes that do not meet</source>
        <translation>Faixas que não se encontram</translation>
    </message>
    <message>
        <source>Road ends that meet have the same number of lanes; two and three lanes may meet too. Four lanes meet four only, and over a skewed edge the numbers must be equal.</source>
        <translation>As pontas de estrada que se encontram têm o mesmo número de faixas; duas e três faixas também se podem encontrar. Quatro faixas só encontram quatro, e num lado oblíquo os números devem ser iguais.</translation>
    </message>
    <message>
        <source>RULES.md, section 3</source>
        <translation>RULES.md, secção 3</translation>
    </message>
    <message>
        <source>Skewed road end against another</source>
        <translation>Ponta oblíqua contra outra</translation>
    </message>
    <message>
        <source>A road that leaves its edge askew goes on only on a tile whose road comes in so. Skewed to the left mates with skewed to the left, right with right.</source>
        <translation>Uma estrada que sai do seu lado em oblíquo só continua numa peça cuja estrada entre da mesma forma. Oblíqua à esquerda liga com oblíqua à esquerda, direita com direita.</translation>
    </message>
    <message>
        <source>FORMATS.md, section 2</source>
        <translation>FORMATS.md, secção 2</translation>
    </message>
    <message>
        <source>Two lanes meet three</source>
        <translation>Duas faixas encontram três</translation>
    </message>
    <message>
        <source>Two-lane and three-lane road ends may meet: cars change over diagonally. The printed borders of the road do not match there, so players should be told.</source>
        <translation>Pontas de duas e de três faixas podem encontrar-se: os carros passam na diagonal. Os bordos impressos da estrada não coincidem aí, por isso convém avisar os jogadores.</translation>
    </message>
    <message>
        <source>Tile that lies the wrong way round</source>
        <translation>Peça mal orientada</translation>
    </message>
    <message>
        <source>A tile does not meet the roads around it, but would if it lay another way round. The road ends that it leaves loose, its own and those of its neighbours, are not reported again.</source>
        <translation>Uma peça não encontra as estradas à volta, mas encontraria se estivesse posta de outra forma. As pontas que deixa soltas, as suas e as das vizinhas, não voltam a ser indicadas.</translation>
    </message>
    <message>
        <source>No start line</source>
        <translation>Sem linha de partida</translation>
    </message>
    <message>
        <source>Several start lines</source>
        <translation>Várias linhas de partida</translation>
    </message>
    <message>
        <source>A stage has one start line; with two nobody knows which way it is driven.</source>
        <translation>Uma especial tem uma linha de partida; com duas ninguém sabe em que sentido se corre.</translation>
    </message>
    <message>
        <source>RULES.md, section 2</source>
        <translation>RULES.md, secção 2</translation>
    </message>
    <message>
        <source>No finish line</source>
        <translation>Sem linha de chegada</translation>
    </message>
    <message>
        <source>Finish not reached</source>
        <translation>Chegada não alcançada</translation>
    </message>
    <message>
        <source>Finish before start</source>
        <translation>Chegada antes da partida</translation>
    </message>
    <message>
        <source>Driven the way that its markers say, a stage must come to the start line first.</source>
        <translation>No sentido dos seus marcadores, uma especial deve passar primeiro a linha de partida.</translation>
    </message>
    <message>
        <source>Several finish lines</source>
        <translation>Várias linhas de chegada</translation>
    </message>
    <message>
        <source>A stage has one finish line.</source>
        <translation>Uma especial tem uma só linha de chegada.</translation>
    </message>
    <message>
        <source>Tile off the course</source>
        <translation>Peça fora do percurso</translation>
    </message>
    <message>
        <source>A tile with roads that the course does not use is no part of the stage. It may be meant as decoration, or the road to it is missing. Where its own road ends are at fault the CON findings say so instead.</source>
        <translation>Uma peça com estradas que o percurso não usa não faz parte da especial. Pode ser cenário, ou falta a estrada até ela. Se a culpa é das suas próprias pontas de estrada, são os problemas CON que o dizem.</translation>
    </message>
    <message>
        <source>Unused branch</source>
        <translation>Ramal sem uso</translation>
    </message>
    <message>
        <source>A fork, junction or crossing on the course has a road end that no car uses. Players may wonder where to go: say it in the road-book, or close the branch.</source>
        <translation>Uma bifurcação, um entroncamento ou um cruzamento do percurso tem uma ponta de estrada que nenhum carro usa. Os jogadores podem hesitar: diga-o no road-book, ou feche o ramal.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>The rules know short, medium and long stages of 10, 14 and 18 tiles. Other lengths can be driven; playing time and rally lengths then differ.</source>
        <translation>As regras conhecem especiais curtas, médias e longas de 10, 14 e 18 peças. Outros comprimentos também se correm; a duração do jogo e do rali muda então.</translation>
    </message>
    <message>
        <source>More than one way</source>
        <translation>Mais de um caminho</translation>
    </message>
    <message>
        <source>Forks leave the choice between several ways from the start to the finish. The longest one is taken as the course. A layout full of forks has more ways than can be compared; then it is the longest of those that were.</source>
        <translation>As bifurcações deixam escolher entre vários caminhos da partida à chegada. O mais longo fica como percurso. Um traçado cheio de bifurcações tem mais caminhos do que se podem comparar; fica então o mais longo dos que o foram.</translation>
    </message>
    <message>
        <source>No space beyond the finish line</source>
        <translation>Nenhuma casa depois da linha de chegada</translation>
    </message>
    <message>
        <source>A stage is finished by crossing the line, so there must be a space beyond it.</source>
        <translation>Uma especial acaba ao passar a linha, por isso tem de haver uma casa depois dela.</translation>
    </message>
    <message>
        <source>No road over the start line</source>
        <translation>Sem estrada pela linha de partida</translation>
    </message>
    <message>
        <source>Cars wait on the space behind the start line, so the road must go over it. A start marker on the edge of a tile needs a joined road on both sides.</source>
        <translation>Os carros esperam na casa atrás da linha de partida, por isso a estrada deve passar por ela. Um marcador de partida no lado de uma peça precisa de estrada ligada dos dois lados.</translation>
    </message>
    <message>
        <source>No start/finish line on the circuit</source>
        <translation>Sem linha de partida/chegada no circuito</translation>
    </message>
    <message>
        <source>RULES.md, sections 3, 4</source>
        <translation>RULES.md, secções 3 e 4</translation>
    </message>
    <message>
        <source>Circuit that does not close</source>
        <translation>Circuito que não fecha</translation>
    </message>
    <message>
        <source>More circuits than can be compared</source>
        <translation>Mais circuitos do que se podem comparar</translation>
    </message>
    <message>
        <source>A layout full of forks has more circuits than can be compared. The one with the most tiles is taken as the course, among those that were.</source>
        <translation>Um traçado cheio de bifurcações tem mais circuitos do que se podem comparar. Fica como percurso o que tem mais peças, entre os que o foram.</translation>
    </message>
    <message>
        <source>More than one circuit</source>
        <translation>Mais de um circuito possível</translation>
    </message>
    <message>
        <source>Starting grid too small</source>
        <translation>Grelha de partida pequena demais</translation>
    </message>
    <message>
        <source>Rallycross that is no circuit</source>
        <translation>Ralicross que não é um circuito</translation>
    </message>
    <message>
        <source>A rallycross is driven in laps on a closed circuit, not from a start to a finish.</source>
        <translation>Um ralicross corre-se em voltas num circuito fechado, não de uma partida a uma chegada.</translation>
    </message>
    <message>
        <source>No pre-grid on a fork</source>
        <translation>Sem pré-grelha numa bifurcação</translation>
    </message>
    <message>
        <source>Cars start from a pre-grid: a tile with grid boxes beside the circuit, joined by a fork. The road leads from it over link tiles or directly to the fork, in the direction in which the circuit is driven.</source>
        <translation>Os carros partem de uma pré-grelha: uma peça com lugares de grelha ao lado do circuito, ligada por uma bifurcação. A estrada leva dela à bifurcação, diretamente ou por peças de ligação, no sentido em que se corre o circuito.</translation>
    </message>
    <message>
        <source>Pre-grid not 2 to 3 tiles before the line</source>
        <translation>Pré-grelha que não está 2 a 3 peças antes da linha</translation>
    </message>
    <message>
        <source>The line lies on the second or third tile after the pre-grid and its link tiles. Tiles are counted in driving order, the fork where the pre-grid joins the circuit first.</source>
        <translation>A linha fica na segunda ou na terceira peça depois da pré-grelha e das suas peças de ligação. As peças contam-se pela ordem do percurso, a começar pela bifurcação em que a pré-grelha entra no circuito.</translation>
    </message>
    <message>
        <source>Pre-grid that can be entered again</source>
        <translation>Pré-grelha a que se pode voltar</translation>
    </message>
    <message>
        <source>The pre-grid and its link tiles are left once and never entered again. So the rear end of the pre-grid is open, and no road leads to it from the circuit.</source>
        <translation>Sai-se uma vez da pré-grelha e das suas peças de ligação, e nunca mais se volta lá. Por isso a traseira da pré-grelha fica aberta, e nenhuma estrada leva até ela a partir do circuito.</translation>
    </message>
    <message>
        <source>No joker section</source>
        <translation>Sem secção joker</translation>
    </message>
    <message>
        <source>A rallycross has a joker section: a road of its own from one fork to another. Every driver takes it in one lap, instead of the road of the circuit between these forks.</source>
        <translation>Um ralicross tem uma secção joker: uma estrada própria, de uma bifurcação a outra. Cada piloto segue por ela numa volta, em vez da estrada do circuito entre essas bifurcações.</translation>
    </message>
    <message>
        <source>Several roads could be the joker</source>
        <translation>Várias estradas podiam ser o joker</translation>
    </message>
    <message>
        <source>More than one arch of a kind</source>
        <translation>Mais de um arco do mesmo tipo</translation>
    </message>
    <message>
        <source>One arch marks the entrance of the joker section and one its exit.</source>
        <translation>Um arco marca a entrada da secção joker, outro a sua saída.</translation>
    </message>
    <message>
        <source>Arch missing</source>
        <translation>Arco em falta</translation>
    </message>
    <message>
        <source>Arch the wrong way round</source>
        <translation>Arco ao contrário</translation>
    </message>
    <message>
        <source>Driven as the circuit is, cars come to the entrance of the joker section before its exit.</source>
        <translation>No sentido em que se corre o circuito, os carros chegam à entrada da secção joker antes da sua saída.</translation>
    </message>
    <message>
        <source>Arch off the joker section</source>
        <translation>Arco fora da secção joker</translation>
    </message>
    <message>
        <source>Arches stand on the joker section&apos;s own road, where no car of the other laps drives.</source>
        <translation>Os arcos ficam na estrada própria da secção joker, por onde nenhum carro passa nas outras voltas.</translation>
    </message>
    <message>
        <source>Line between joker entrance and exit</source>
        <translation>Linha entre a entrada e a saída do joker</translation>
    </message>
    <message>
        <source>Every car drives over the line in every lap, in the joker lap, too. So it does not lie on the road that the joker section replaces, nor in the section itself.</source>
        <translation>Todos os carros passam a linha em cada volta, também na volta joker. Por isso a linha não fica na estrada que a secção joker substitui, nem na própria secção.</translation>
    </message>
    <message>
        <source>Line in a corner</source>
        <translation>Linha numa curva</translation>
    </message>
    <message>
        <source>The finish standee does not stand in a corner, with its spaces before and behind the line.</source>
        <translation>O painel de chegada não fica numa curva, com casas dela antes e depois da linha.</translation>
    </message>
    <message>
        <source>Line beside the circuit</source>
        <translation>Linha ao lado do circuito</translation>
    </message>
    <message>
        <source>Jump off the road</source>
        <translation>Salto para fora da estrada</translation>
    </message>
    <message>
        <source>A car that flies over a jump lands one space further, so there must be one.</source>
        <translation>Um carro que voa sobre um salto aterra uma casa mais à frente; por isso tem de haver uma.</translation>
    </message>
    <message>
        <source>RULES.md, section 1</source>
        <translation>RULES.md, secção 1</translation>
    </message>
    <message>
        <source>Jump into a corner</source>
        <translation>Salto para uma curva</translation>
    </message>
    <message>
        <source>A car that flies over a jump should not have to land in a corner. It comes there in the gear of the jump, which the corner seldom allows.</source>
        <translation>Um carro que voa sobre um salto não devia ter de aterrar numa curva. Chega lá na mudança do salto, que a curva raramente permite.</translation>
    </message>
    <message>
        <source>Mud that closes the road</source>
        <translation>Lama que fecha a estrada</translation>
    </message>
    <message>
        <source>Every mud token lowers the limits of all corners of its tile by one; none may close the road. A corner space whose limit comes to 0 is closed. Another line through the corner, or a shortcut, must stay open.</source>
        <translation>Cada ficha de lama baixa de um os limites de todas as curvas da sua peça; nenhuma pode fechar a estrada. Uma casa de curva cujo limite chegue a 0 fica fechada. Outra linha pela curva, ou um atalho, tem de ficar aberta.</translation>
    </message>
    <message>
        <source>RULES.md, section 1 (shortcuts)</source>
        <translation>RULES.md, secção 1 (atalhos)</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Sem peças</translation>
    </message>
    <message>
        <source>A stage needs tiles.</source>
        <translation>Uma especial precisa de peças.</translation>
    </message>
    <message>
        <source>Published part is out of date</source>
        <translation>Parte publicada desatualizada</translation>
    </message>
    <message>
        <source>The route, pace notes and course stored in a road-book belong to an earlier layout.</source>
        <translation>O itinerário, as notas de navegação e o percurso guardados num road-book são de um traçado anterior.</translation>
    </message>
    <message>
        <source>road-book format</source>
        <translation>formato de road-book</translation>
    </message>
    <message>
        <source>Two stages of one name</source>
        <translation>Duas especiais com o mesmo nome</translation>
    </message>
    <message>
        <source>Standings and logs tell stages apart by their names.</source>
        <translation>As classificações e os registos distinguem as especiais pelos nomes.</translation>
    </message>
    <message>
        <source>Unknown box</source>
        <translation>Caixa desconhecida</translation>
    </message>
    <message>
        <source>The boxes that a road-book names must be boxes of the library.</source>
        <translation>As caixas que um road-book nomeia devem ser caixas da biblioteca.</translation>
    </message>
    <message>
        <source>Course that the chosen game does not have</source>
        <translation>Percurso que o jogo escolhido não tem</translation>
    </message>
    <message>
        <source>DIRT and the classic game are driven on stages, GT and rallycross on circuits. This is checked when a game is chosen for the check, since a road-book may keep a circuit and a stage side by side. What a rallycross is RXC-1 says.</source>
        <translation>O DIRT e o jogo clássico correm-se em especiais, o GT e o ralicross em circuitos. Isto verifica-se quando se escolhe um jogo para a verificação, pois um road-book pode juntar um circuito e uma especial. RXC-1 diz o que é um ralicross.</translation>
    </message>
    <message>
        <source>RULES.md, sections 2-5</source>
        <translation>RULES.md, secções 2 a 5</translation>
    </message>
    <message>
        <source>Too many zones</source>
        <translation>Zonas a mais</translation>
    </message>
    <message>
        <source>A stage leads over one to four zones.</source>
        <translation>Uma especial passa por uma a quatro zonas.</translation>
    </message>
    <message>
        <source>RULES.md, section 5</source>
        <translation>RULES.md, secção 5</translation>
    </message>
    <message>
        <source>Zone used too often</source>
        <translation>Zona usada vezes a mais</translation>
    </message>
    <message>
        <source>A zone may be used twice in a stage, not more often.</source>
        <translation>Uma zona pode usar-se duas vezes numa especial, não mais.</translation>
    </message>
    <message>
        <source>Two legs in succession on one zone</source>
        <translation>Dois trechos seguidos na mesma zona</translation>
    </message>
    <message>
        <source>A road that leaves a board leads onto another one, since a board lies on the table once.</source>
        <translation>Uma estrada que sai de um tabuleiro leva a outro, porque um tabuleiro só está uma vez na mesa.</translation>
    </message>
    <message>
        <source>Road end used twice</source>
        <translation>Ponta de estrada usada duas vezes</translation>
    </message>
    <message>
        <source>A road end lies on one joint, and no road is driven twice; so a stage uses every road end once.</source>
        <translation>Uma ponta de estrada fica numa só junção, e nenhuma estrada se faz duas vezes; por isso uma especial usa cada ponta uma vez.</translation>
    </message>
    <message>
        <source>Same road driven twice</source>
        <translation>A mesma estrada feita duas vezes</translation>
    </message>
    <message>
        <source>Where boards are described: two legs of a stage must not drive over the same cells of a board. Roads that cross may both be driven when the crossing is described as an overlap.</source>
        <translation>Onde os tabuleiros estão descritos: dois trechos de uma especial não podem passar pelas mesmas casas de um tabuleiro. Estradas que se cruzam podem fazer-se ambas quando o cruzamento está descrito como sobreposição.</translation>
    </message>
    <message>
        <source>No such zone</source>
        <translation>Zona inexistente</translation>
    </message>
    <message>
        <source>The classic game has the zones C, J, L and V; board files may add others.</source>
        <translation>O jogo clássico tem as zonas C, J, L e V; ficheiros de tabuleiros podem juntar outras.</translation>
    </message>
    <message>
        <source>No such road on the board</source>
        <translation>Estrada inexistente no tabuleiro</translation>
    </message>
    <message>
        <source>Where a board is described: a leg needs a road between its ends, on the side that lies up.</source>
        <translation>Onde um tabuleiro está descrito: um trecho precisa de uma estrada entre as suas pontas, na face virada para cima.</translation>
    </message>
    <message>
        <source>docs/zones.md</source>
        <translation>docs/zones.md</translation>
    </message>
    <message>
        <source>Marker without effect</source>
        <translation>Marcador sem efeito</translation>
    </message>
    <message>
        <source>A marker that is read as nothing misleads players: they may start or turn off there. Arches of the joker lap are for rallycross. A start marker on a circuit counts for nothing where laps are counted over another line, and of two markers on one line of a circuit one is enough.</source>
        <translation>Um marcador que não conta para nada engana os jogadores: podem partir ou virar ali. Os arcos da volta joker são para o ralicross. Um marcador de partida num circuito não conta se as voltas se contam noutra linha, e de dois marcadores numa mesma linha de um circuito basta um.</translation>
    </message>
    <message>
        <source>RULES.md, sections 2 to 5</source>
        <translation>RULES.md, secções 2 a 5</translation>
    </message>
    <message>
        <source>A stage begins at a START tile, or at a start marker; a circuit needs none (CIR-2). Where tiles are not known (PLA-2), one of them may have the line.</source>
        <translation>Uma especial começa numa peça START, ou num marcador de partida; um circuito não precisa de nenhum (CIR-2). Se houver peças desconhecidas (PLA-2), uma delas pode ter a linha.</translation>
    </message>
    <message>
        <source>A stage ends at a FINISH tile, or at a finish standee; a circuit needs none (CIR-2). Where tiles are not known (PLA-2), one of them may have the line.</source>
        <translation>Uma especial acaba numa peça FINISH, ou num painel de chegada; um circuito não precisa de nenhum (CIR-2). Se houver peças desconhecidas (PLA-2), uma delas pode ter a linha.</translation>
    </message>
    <message>
        <source>The road must lead from the start line to the finish line. Where it comes to a tile that is not known (PLA-2), that tile may lead it on.</source>
        <translation>A estrada deve levar da linha de partida à linha de meta. Se chegar a uma peça desconhecida (PLA-2), essa peça pode levá-la adiante.</translation>
    </message>
    <message>
        <source>A circuit needs a start/finish line: a printed one, or a finish standee. The standee stands on any dividing line that spans the road; on a rallycross not in a corner (RXC-12). Until it is placed a START line on the circuit serves, or no laps can be counted.</source>
        <translation>Um circuito precisa de uma linha de partida e chegada: impressa, ou um painel de chegada. O painel põe-se em qualquer linha divisória que atravesse a estrada; no ralicross, não numa curva (RXC-12). Enquanto faltar, serve uma linha START no circuito, ou não se podem contar voltas.</translation>
    </message>
    <message>
        <source>From a start/finish line the road must lead back to it, without driving a space twice. In a game that is driven on circuits the road must close without a line, too. Where tiles are not known (PLA-2), one of them may close it.</source>
        <translation>De uma linha de partida/meta a estrada deve voltar a ela sem passar duas vezes por uma casa. Num jogo que se corre em circuitos, a estrada deve fechar-se mesmo sem linha. Se houver peças desconhecidas (PLA-2), uma delas pode fechá-la.</translation>
    </message>
    <message>
        <source>Forks leave the choice between several ways round; the longest one is taken as the course. Forks can be driven in all ways, so no standee settles it. On a rallycross the other way is the joker lap: a pre-grid or arches make it one, and what is said here is of the roads beside it.</source>
        <translation>Bifurcações deixam escolher entre várias voltas; a mais longa é tomada como percurso. As bifurcações podem ser feitas em todos os sentidos, por isso nenhum painel decide. No ralicross o outro caminho é a volta joker: uma pré-grelha ou arcos fazem dele uma, e o que aqui se diz vale para as estradas ao lado.</translation>
    </message>
    <message>
        <source>Six cars can race: the grid boxes behind the line should be as many. A finish standee among the boxes leaves those beyond it empty. A grid tile lies behind the line when the way on to it is shorter than the way back. Where the course has no boxes at all, cars start on the spaces behind the line.</source>
        <translation>Podem correr seis carros: os lugares de grelha atrás da linha devem ser outros tantos. Um painel de chegada no meio dos lugares deixa vazios os que ficam para lá dele. Uma peça de grelha está atrás da linha quando o caminho até à linha é mais curto do que o de volta. Onde o percurso não tem lugares, os carros partem das casas atrás da linha.</translation>
    </message>
    <message>
        <source>Several finish lines on the circuit</source>
        <translation>Várias linhas de chegada no circuito</translation>
    </message>
    <message>
        <source>A circuit has one start/finish line: a printed one, or a finish standee. With two nobody knows over which of them laps are counted. Until one is taken away, it is a standee rather than a printed line. A tile with a line on each of its two roads counts once.</source>
        <translation>Um circuito tem uma só linha de partida e chegada: impressa, ou um painel de chegada. Com duas, ninguém sabe em qual se contam as voltas. Enquanto não se tirar uma, vale um painel antes de uma linha impressa. Uma peça com uma linha em cada uma das suas duas estradas conta uma vez.</translation>
    </message>
    <message>
        <source>Circuit that can be driven either way round</source>
        <translation>Circuito que se pode correr nos dois sentidos</translation>
    </message>
    <message>
        <source>A printed grid tells which way round a circuit is driven, or a finish standee that shows it. On a rallycross the arches tell it, and the finish standee by its place: it stands 2 to 3 tiles after the pre-grid. While nothing tells it, one of the two ways is taken.</source>
        <translation>Uma grelha impressa diz em que sentido se corre um circuito, ou um painel de chegada que o mostre. No ralicross dizem-no os arcos, e o painel de chegada pelo seu lugar: está 2 a 3 peças depois da pré-grelha. Enquanto nada o disser, toma-se um dos dois sentidos.</translation>
    </message>
    <message>
        <source>There is one joker section; where several roads leave the circuit, arches tell which it is. The others are then no part of the course. Where several roads lead under the same arches, an arch is missing, or stands where they are still one road.</source>
        <translation>Há uma secção joker; se várias estradas saem do circuito, arcos dizem qual é. As outras não fazem então parte do percurso. Se várias estradas passam sob os mesmos arcos, falta um arco, ou está onde elas ainda são uma só estrada.</translation>
    </message>
    <message>
        <source>Arches mark the entrance and the exit of the joker section. Without them the way with the most tiles is the main circuit, and the other one the joker. Arches around the road that it replaces exchange the two.</source>
        <translation>Arcos marcam a entrada e a saída da secção joker. Sem eles, o caminho com mais peças é o circuito principal, e o outro o joker. Arcos em redor da estrada que ela substitui trocam os dois.</translation>
    </message>
    <message>
        <source>The finish standee stands on a line that spans the road of the circuit. Over a line on a branch that the circuit does not take no car drives. There is one standee: where laps are counted over another line already, one beside the circuit is too many.</source>
        <translation>O painel de chegada está numa linha que atravessa toda a estrada do circuito. Nenhum carro passa por uma linha num ramo que o circuito não segue. Há um só painel: se as voltas já se contam noutra linha, um ao lado do circuito está a mais.</translation>
    </message>
    <message>
        <source>Course that the game does not have</source>
        <translation>Percurso que o jogo não tem</translation>
    </message>
    <message>
        <source>DIRT and the classic game are driven on stages, GT and rallycross on circuits. A road-book may keep a circuit and a stage side by side, but is raced by the rules of its game unless others are chosen. What a rallycross is RXC-1 says.</source>
        <translation>DIRT e o jogo clássico correm-se em especiais, GT e o ralicross em circuitos. Um road-book pode guardar lado a lado um circuito e uma especial, mas corre-se pelas regras do seu jogo se não se escolherem outras. RXC-1 diz o que é um ralicross.</translation>
    </message>
    <message>
        <source>Where boards are described: the roads on both sides of a joint need as many lanes, or two and three.</source>
        <translation>Onde os tabuleiros estão descritos: as estradas dos dois lados de uma junção precisam do mesmo número de faixas, ou de duas e três.</translation>
    </message>
    <message>
        <source>RULES.md, sections 3 and 5</source>
        <translation>RULES.md, secções 3 e 5</translation>
    </message>
    <message>
        <source>Road end that is not known</source>
        <translation>Ponta de estrada desconhecida</translation>
    </message>
    <message>
        <source>The road ends of a board that nobody has described are known from published stages only. An end that none of them names may be there all the same.</source>
        <translation>As pontas de estrada de um tabuleiro que ninguém descreveu só se conhecem das especiais publicadas. Uma ponta que nenhuma delas indique pode existir na mesma.</translation>
    </message>
    <message>
        <source>Board that is not described</source>
        <translation>Tabuleiro por descrever</translation>
    </message>
    <message>
        <source>What lies between the road ends of the published boards is not known to the program. The stage can be driven on the table; in the simulator only when an owner has described them.</source>
        <translation>O programa não sabe o que há entre as pontas de estrada dos tabuleiros publicados. A especial pode correr-se na mesa; no simulador, só quando um dono os tiver descrito.</translation>
    </message>
    <message>
        <source>Road that does not lead on</source>
        <translation>Estrada que não continua</translation>
    </message>
    <message>
        <source>Where boards are described: a car must find a way from the start over the cells of every section to the finish. Where rows that follow each other have no lane in common it finds none.</source>
        <translation>Onde os tabuleiros estão descritos: um carro tem de encontrar caminho da partida à chegada pelas casas de cada secção. Onde filas seguidas não têm nenhuma faixa em comum, não encontra.</translation>
    </message>
    <message>
        <source>Rallyman, the classic game</source>
        <translation>Rallyman, o jogo clássico</translation>
    </message>
    <message>
        <source>cars play in the order of DIRT</source>
        <translation>os carros jogam pela ordem do DIRT</translation>
    </message>
    <message>
        <source>as many drivers as in DIRT</source>
        <translation>tantos pilotos como no DIRT</translation>
    </message>
    <message>
        <source>the surface of the cell on which the car begins its turn decides what its tyres do in the whole turn</source>
        <translation>o piso da casa onde o carro começa a sua vez decide o efeito dos pneus durante toda a vez</translation>
    </message>
    <message>
        <source>one black die for a zone, or for a whole stage of tiles, brings snow if it shows a warning; that it is the die of gear 3 is assumed</source>
        <translation>um dado preto para uma zona, ou para toda uma especial em peças, traz neve se mostrar um aviso; que seja o dado da mudança 3 é suposto</translation>
    </message>
    <message>
        <source>the dice of a variable weather are rolled before the drivers choose their tyres</source>
        <translation>os dados de um tempo variável lançam-se antes de os pilotos escolherem os pneus</translation>
    </message>
    <message>
        <source>the gear of a drift must be exact where a car comes into it, or from one corner into the next; within the drift the car may become slower. A car from whose cell only drifts lead on may enter them in a lower gear</source>
        <translation>a mudança de uma deriva tem de ser exata onde o carro entra nela, ou de uma curva para a seguinte; dentro da deriva o carro pode abrandar. Um carro cuja casa só leva a derivas pode entrar nelas numa mudança mais baixa</translation>
    </message>
    <message>
        <source>entering a corner more than 2 gears above its highest note loses control as 1 or 2 gears do, and so does entering a line in a gear above its own note</source>
        <translation>entrar numa curva mais de 2 mudanças acima da sua nota mais alta faz perder o controlo como 1 ou 2 mudanças, e também entrar numa linha numa mudança acima da sua própria nota</translation>
    </message>
    <message>
        <source>a corner whose note dirt has brought down to 0 takes no new car; one that is in it, or was caught on a cell from which only closed cells lead on, drives on at note 1</source>
        <translation>uma curva cuja nota a terra baixou para 0 não recebe mais carros; o que lá está, ou ficou numa casa que só leva a casas fechadas, segue com a nota 1</translation>
    </message>
    <message>
        <source>a gear more than 2 above the note of a jump loses control on the third cell as the second one above does</source>
        <translation>uma mudança mais de 2 acima da nota de um salto faz perder o controlo na terceira casa, como a segunda acima</translation>
    </message>
    <message>
        <source>every die that is played in the gear of the jump flies, a coast die too</source>
        <translation>todo o dado jogado na mudança do salto voa, também um dado de roda livre</translation>
    </message>
    <message>
        <source>a car that cannot move stands in gear 0 and takes the time of a loss of control; but one that is in gear and finds every cell before it taken keeps its gear and its card</source>
        <translation>um carro que não se pode mover fica na mudança 0 e leva o tempo de uma perda de controlo; mas o que está engatado e encontra ocupadas todas as casas à sua frente mantém a mudança e a sua carta</translation>
    </message>
    <message>
        <source>the car stays on the cell reached, in gear 0; the 60 s are those of the card</source>
        <translation>o carro fica na casa alcançada, na mudança 0; os 60 s são os da carta</translation>
    </message>
    <message>
        <source>the cards of a gear are a deck; drawn ones are shuffled again when it is used up</source>
        <translation>as cartas de uma mudança formam um baralho; as tiradas voltam a ser baralhadas quando se esgota</translation>
    </message>
    <message>
        <source>the danger of a tile holds for both of its roadsides; only boards may tell them apart</source>
        <translation>o perigo de uma peça vale para as suas duas bermas; só os tabuleiros as podem distinguir</translation>
    </message>
    <message>
        <source>damage takes the highest gear dice left; the gear 1 die always stays</source>
        <translation>os danos tiram os dados de mudança mais altos que restam; o dado da mudança 1 fica sempre</translation>
    </message>
    <message>
        <source>the shares of good cards, punctures and dirt are those of the DIRT tokens; a good card goes back at once, the others when they are repaired or swept away</source>
        <translation>as partes de cartas boas, de furos e de terra são as das fichas do DIRT; uma carta boa volta logo, as outras quando são reparadas ou varridas</translation>
    </message>
    <message>
        <source>a shortcut card is for cars that enter at or below the note. A car that enters above it loses control on the shortcut, as above the note of a corner, and draws the card of that loss only</source>
        <translation>uma carta de atalho é para carros que entram à nota ou abaixo dela. Um carro que entra acima perde o controlo no atalho, como acima da nota de uma curva, e tira só a carta dessa perda</translation>
    </message>
    <message>
        <source>the notes are lower at once for every car that still comes to a corner of the tile or section, the car that drew the dirt among them; dirt is cumulative and stays until the stage ends</source>
        <translation>as notas baixam logo para todos os carros que ainda cheguem a uma curva da peça ou da secção, incluindo o que tirou a terra; a terra acumula-se e fica até ao fim da especial</translation>
    </message>
    <message>
        <source>the third unrepaired puncture ends the rally; for standings and statistics a stage that the car does not finish counts 300 s more than the slowest time in it, and it stands behind all who are still in the rally</source>
        <translation>o terceiro furo por reparar acaba o rali; para classificações e estatísticas, uma especial que o carro não acaba conta mais 300 s do que o tempo mais lento nela, e o carro fica atrás de todos os que ainda estão no rali</translation>
    </message>
    <message>
        <source>entering a water cell of a tile counts one extra warning</source>
        <translation>entrar numa casa de água de uma peça conta mais um aviso</translation>
    </message>
    <message>
        <source>the climb arrows of tiles have no effect on dice</source>
        <translation>as setas de subida das peças não têm efeito nos dados</translation>
    </message>
    <message>
        <source>the turn goes on after the cancelled loss of control, any further warning loses control again; after a time attack the whole move is made</source>
        <translation>a vez continua após a perda de controlo anulada, qualquer novo aviso faz perder outra vez o controlo; após um ataque ao tempo faz-se todo o movimento</translation>
    </message>
    <message>
        <source>split times are taken after a third and two thirds of a stage, unless other points are chosen</source>
        <translation>os tempos intermédios tiram-se a um terço e a dois terços de uma especial, se não se escolherem outros pontos</translation>
    </message>
    <message>
        <source>Rallyman: DIRT, time trial stages</source>
        <translation>Rallyman: DIRT, especiais contra o relógio</translation>
    </message>
    <message>
        <source>the surface of the cell on which the car begins its turn decides the dice of the whole turn</source>
        <translation>o piso da casa onde o carro começa a sua vez decide os dados de toda a vez</translation>
    </message>
    <message>
        <source>the cards of gears 5 and 6, and that a card has one value, are those of two public solo apps</source>
        <translation>as cartas das mudanças 5 e 6, e que uma carta tem um só valor, são as de duas aplicações públicas a solo</translation>
    </message>
    <message>
        <source>a car that cannot move stands in gear 0 and takes the card of a loss of control; but one that is in gear and finds every cell before it taken keeps its gear and its card</source>
        <translation>um carro que não se pode mover fica na mudança 0 e leva a carta de uma perda de controlo; mas o que está engatado e encontra ocupadas todas as casas à sua frente mantém a mudança e a sua carta</translation>
    </message>
    <message>
        <source>the car stays on the cell reached, in gear 0, and takes 60 s</source>
        <translation>o carro fica na casa alcançada, na mudança 0, e leva 60 s</translation>
    </message>
    <message>
        <source>the table of the GT rules serves for DIRT</source>
        <translation>a tabela das regras do GT serve para o DIRT</translation>
    </message>
    <message>
        <source>the loss-of-control side of the DIRT tokens; green flags do no harm</source>
        <translation>a face de perda de controlo das fichas do DIRT; as bandeiras verdes não fazem mal</translation>
    </message>
    <message>
        <source>the shortcut side of the DIRT tokens</source>
        <translation>a face de atalho das fichas do DIRT</translation>
    </message>
    <message>
        <source>gear damage takes the highest gear die left; the gear 1 die always stays</source>
        <translation>um dano de mudança tira o dado de mudança mais alto que resta; o dado da mudança 1 fica sempre</translation>
    </message>
    <message>
        <source>a corner closed by mud takes no new car; one that is in it, or was caught on a cell from which only closed cells lead on, drives on at limit 1</source>
        <translation>uma curva fechada pela lama não recebe mais carros; o que lá está, ou ficou numa casa que só leva a casas fechadas, segue com o limite 1</translation>
    </message>
    <message>
        <source>entering a water cell counts one extra warning</source>
        <translation>entrar numa casa de água conta mais um aviso</translation>
    </message>
    <message>
        <source>the climb arrows have no effect on dice until their rule is known</source>
        <translation>as setas de subida não têm efeito nos dados enquanto a sua regra não for conhecida</translation>
    </message>
    <message>
        <source>every die that is played in the gear of the jump lands one cell further, a coast die too</source>
        <translation>todo o dado jogado na mudança do salto cai uma casa mais longe, também um dado de roda livre</translation>
    </message>
    <message>
        <source>no least number of dice is given for DIRT; the classic game asks for 2</source>
        <translation>não é dado um número mínimo de dados para o DIRT; o jogo clássico pede 2</translation>
    </message>
    <message>
        <source>the turn goes on after the cancelled loss of control, any further warning loses control again; after flat out the whole move is made</source>
        <translation>a vez continua após a perda de controlo anulada, qualquer novo aviso faz perder outra vez o controlo; depois de ir a fundo faz-se todo o movimento</translation>
    </message>
    <message>
        <source>Rallyman: GT, races on circuits</source>
        <translation>Rallyman: GT, corridas em circuito</translation>
    </message>
    <message>
        <source>the number of laps is for those who set up the race to choose</source>
        <translation>o número de voltas é escolhido por quem prepara a corrida</translation>
    </message>
    <message>
        <source>the drivers stand on the grid as they are named, in later races as they stand in the championship; without grid boxes they stand row by row behind the line</source>
        <translation>os pilotos ficam na grelha pela ordem em que são nomeados, nas corridas seguintes pela do campeonato; sem lugares de grelha ficam fila a fila atrás da linha</translation>
    </message>
    <message>
        <source>cars that are level in gear, distance and lane, on roads of their own, play in their starting order</source>
        <translation>carros iguais em mudança, distância e faixa, cada um na sua estrada, jogam pela ordem de partida</translation>
    </message>
    <message>
        <source>the race goes on until every car has crossed the last line; within a round they cross it in the order of play</source>
        <translation>a corrida continua até todos os carros passarem a última linha; numa ronda passam-na pela ordem de jogo</translation>
    </message>
    <message>
        <source>a car that loses control with the step over the last line has finished, and leaves no yellow flag</source>
        <translation>um carro que perde o controlo no passo em que passa a última linha terminou, e não deixa bandeira amarela</translation>
    </message>
    <message>
        <source>several races are ranked by the sum of the places in them</source>
        <translation>várias corridas classificam-se pela soma dos lugares</translation>
    </message>
    <message>
        <source>these are the dice given for the GT6; they change those of the GT5 and the GT4 by the same numbers</source>
        <translation>estes são os dados dados para o GT6; os do GT5 e do GT4 mudam nos mesmos números</translation>
    </message>
    <message>
        <source>a car is beside another one when their cells lie along each other and touch at the side</source>
        <translation>um carro está ao lado de outro quando as suas casas correm juntas e se tocam de lado</translation>
    </message>
    <message>
        <source>a car that finds every cell before it taken, or beside cars that are too fast for it, stands still for the turn and keeps its gear; one that has no die to play stands in gear 0</source>
        <translation>um carro que encontra todas as casas à frente ocupadas, ou ao lado de carros demasiado rápidos para ele, fica parado nessa vez e mantém a mudança; um que não tem dado para jogar fica na mudança 0</translation>
    </message>
    <message>
        <source>a plan to drive flat out begins with the gear 1 die in gear 0</source>
        <translation>um plano para ir a fundo começa com o dado da mudança 1 na mudança 0</translation>
    </message>
    <message>
        <source>the boost die is not for the first move from gear 0; later in the turn of a flying start it may be played</source>
        <translation>o dado de boost não serve para o primeiro movimento da mudança 0; mais tarde na vez de uma partida lançada pode ser jogado</translation>
    </message>
    <message>
        <source>from gear 5 up the car leaves the track in gear 00. Its next turn only brings it back to its cell, in gear 0, as soon as that is free; meanwhile it stands in nobody&apos;s way</source>
        <translation>a partir da mudança 5 o carro sai da pista na mudança 00. A sua vez seguinte só o traz de volta à sua casa, na mudança 0, logo que esteja livre; entretanto não estorva ninguém</translation>
    </message>
    <message>
        <source>a weather-change token changes the weather as soon as it is drawn and goes back into the bag</source>
        <translation>uma ficha de mudança de tempo muda o tempo logo que é tirada e volta para o saco</translation>
    </message>
    <message>
        <source>a yellow flag counts on its tile and on the tiles before and after it, until its owner starts a turn in gear 0; then the token goes back into the bag. As in rallycross, a car off the track or in gear 0 may be passed all the same</source>
        <translation>uma bandeira amarela vale na sua peça e nas anterior e seguinte, até o seu dono começar uma vez na mudança 0; então a ficha volta para o saco. Como no ralicross, um carro fora da pista ou na mudança 0 pode ser passado na mesma</translation>
    </message>
    <message>
        <source>under a yellow flag nobody comes beside another car, whatever the gear; overtaking is moving beside. A car that is alongside already goes on, and on three lanes one may pass a lane apart, since that is not beside</source>
        <translation>com bandeira amarela ninguém vem para o lado de outro carro, seja qual for a mudança; ultrapassar é vir para o lado. Um carro que já está ao lado segue, e em três faixas pode passar-se a uma faixa de distância, pois isso não é ao lado</translation>
    </message>
    <message>
        <source>a car that ends its turn under control in gear 1 on a cell along the pit&apos;s side of the straight is repaired for good and may change its tyres; this takes no more time than the turn. So is a car that other cars hold up there in gear 1, without a die played</source>
        <translation>um carro que acaba a sua vez controlado na mudança 1 numa casa do lado das boxes, ao longo da reta, fica reparado de vez e pode mudar de pneus; isso não leva mais tempo do que a vez. Também o que outros carros ali retêm na mudança 1, sem um dado jogado</translation>
    </message>
    <message>
        <source>no least number of dice is given for GT; the classic game asks for 2</source>
        <translation>não é dado um número mínimo de dados para o GT; o jogo clássico pede 2</translation>
    </message>
    <message>
        <source>Rallyman: GT, time trial</source>
        <translation>Rallyman: GT, contrarrelógio</translation>
    </message>
    <message>
        <source>the cards are those of DIRT; the cards of gears 5 and 6, and that a card has one value, are those of two public solo apps</source>
        <translation>as cartas são as do DIRT; as das mudanças 5 e 6, e que uma carta tem um só valor, são as de duas aplicações públicas a solo</translation>
    </message>
    <message>
        <source>a car that cannot move stands in gear 0 and takes the card of a loss of control</source>
        <translation>um carro que não se pode mover fica na mudança 0 e leva a carta de uma perda de controlo</translation>
    </message>
    <message>
        <source>as in DIRT, the car stays on the cell reached, in gear 0, and takes 60 s</source>
        <translation>como no DIRT, o carro fica na casa alcançada, na mudança 0, e leva 60 s</translation>
    </message>
    <message>
        <source>from gear 5 up the car takes the card of gear 00, 120 s, which holds the turn that it loses</source>
        <translation>a partir da mudança 5 o carro leva a carta da mudança 00, 120 s, que inclui a vez que perde</translation>
    </message>
    <message>
        <source>focus tokens serve to secure dice only, as in races</source>
        <translation>as fichas de concentração servem só para segurar dados, como nas corridas</translation>
    </message>
    <message>
        <source>Rallyman: DIRT RX, rallycross</source>
        <translation>Rallyman: DIRT RX, ralicross</translation>
    </message>
    <message>
        <source>the drivers stand on the pre-grid as they are named, in later races as they stand in the championship; without a pre-grid they stand row by row behind the line</source>
        <translation>os pilotos ficam na pré-grelha pela ordem em que são nomeados, nas corridas seguintes pela do campeonato; sem pré-grelha ficam fila a fila atrás da linha</translation>
    </message>
    <message>
        <source>the distance in the joker section grows in step with that of the road which it replaces; cars that are level in gear, distance and lane, on roads of their own, play in their starting order</source>
        <translation>a distância na secção joker cresce a par da da estrada que ela substitui; carros iguais em mudança, distância e faixa, cada um na sua estrada, jogam pela ordem de partida</translation>
    </message>
    <message>
        <source>several races are ranked by the sum of the places in them; disqualified drivers share the place after all others</source>
        <translation>várias corridas classificam-se pela soma dos lugares; os pilotos desclassificados partilham o lugar depois de todos os outros</translation>
    </message>
    <message>
        <source>the numbers of the coast, brake and boost dice are assumed</source>
        <translation>os números de dados de roda livre, travão e boost são supostos</translation>
    </message>
    <message>
        <source>the rules of GT serve for rallycross; to come beside another car takes at least its gear</source>
        <translation>as regras do GT servem para o ralicross; para vir para o lado de outro carro é precisa pelo menos a sua mudança</translation>
    </message>
    <message>
        <source>a car is beside another one when their cells lie along each other and touch at the side. Roads of their own are not beside each other, as the joker section and the main circuit; but all lanes of a printed row are, at a fork whichever way they lead</source>
        <translation>um carro está ao lado de outro quando as suas casas correm juntas e se tocam de lado. Estradas distintas não estão lado a lado, como a secção joker e o circuito principal; mas todas as faixas de uma fila impressa estão, numa bifurcação seja aonde for que levem</translation>
    </message>
    <message>
        <source>a shortcut lies off the road, where nobody is alongside; a car may pass another one through it in any gear within its limit, also under a yellow flag</source>
        <translation>um atalho fica fora da estrada, onde ninguém está ao lado; um carro pode passar outro por ele em qualquer mudança dentro do limite, também com bandeira amarela</translation>
    </message>
    <message>
        <source>the rule on the boost die speaks of a flying start; that of GT serves</source>
        <translation>a regra do dado de boost fala de uma partida lançada; serve a do GT</translation>
    </message>
    <message>
        <source>that boost is not with a flying start is read of the first move, which the boost die cannot make from gear 0; later in the turn of a flying start it may be played</source>
        <translation>que o boost não vai com uma partida lançada lê-se do primeiro movimento, que o dado de boost não pode fazer da mudança 0; mais tarde na vez de uma partida lançada pode ser jogado</translation>
    </message>
    <message>
        <source>the shortcut side of the DIRT tokens serves for rallycross</source>
        <translation>a face de atalho das fichas do DIRT serve para o ralicross</translation>
    </message>
    <message>
        <source>a flag beside a fork counts on both roads that meet there, and one in the joker section on the forks at its ends, too; the token goes back into the bag when the flag is removed</source>
        <translation>uma bandeira junto a uma bifurcação vale nas duas estradas que ali se encontram, e uma na secção joker também nas bifurcações das suas pontas; a ficha volta para o saco quando se tira a bandeira</translation>
    </message>
    <message>
        <source>no least number of dice is given for rallycross; the classic game asks for 2</source>
        <translation>não é dado um número mínimo de dados para o ralicross; o jogo clássico pede 2</translation>
    </message>
    <message>
        <source>there are no repairs within a race; between two races of a championship the cars are repaired</source>
        <translation>não há reparações durante uma corrida; entre duas corridas de um campeonato os carros são reparados</translation>
    </message>
    <message>
        <source>Rallyman: DIRT RX, rallycross with full contact</source>
        <translation>Rallyman: DIRT RX, ralicross com contacto total</translation>
    </message>
    <message>
        <source>the pushing car may enter the cell straight on or diagonally; the pushed car always goes straight on, in its lane and, at a fork, on its printed road. Where its lane ends or leads where it cannot be driven on, it cannot be pushed</source>
        <translation>o carro que empurra pode entrar na casa a direito ou na diagonal; o carro empurrado segue sempre a direito, na sua faixa e, numa bifurcação, na sua estrada impressa. Onde a sua faixa acaba ou leva aonde não se pode conduzir, não pode ser empurrado</translation>
    </message>
    <message>
        <source>a car can be pushed over the line into its next lap, but not over the finish line, nor into the joker section</source>
        <translation>um carro pode ser empurrado pela linha para a sua volta seguinte, mas não pela linha de chegada, nem para a secção joker</translation>
    </message>
    <message>
        <source>another track element is a jump, water or a slide, unless the limit there is below the gear of the pushed car; a corner within its limit is none. That limit is the lowest of those of the cell, of the line of a fork that is crossed and of what mud has left</source>
        <translation>outro elemento de pista é um salto, água ou um deslize, a não ser que o limite ali esteja abaixo da mudança do carro empurrado; uma curva dentro do seu limite não é. Esse limite é o mais baixo dos da casa, da linha de bifurcação atravessada e do que a lama deixou</translation>
    </message>
    <message>
        <source>dice that tokens take are missing from the next turn on, also those of the car that pushes</source>
        <translation>os dados que as fichas tiram faltam a partir da vez seguinte, também os do carro que empurra</translation>
    </message>
    <message>
        <source>a car whose danger tokens come to its warning limit loses control at once, in its gear and on its new cell; the tokens are then put away</source>
        <translation>um carro cujas fichas de perigo chegam ao seu limite de avisos perde logo o controlo, na sua mudança e na sua nova casa; depois as fichas guardam-se</translation>
    </message>
    <message>
        <source>a car that flies over a jump lands on free cells only</source>
        <translation>um carro que voa sobre um salto só cai em casas livres</translation>
    </message>
    <message>
        <source>the machine has no font to write with; install one (Debian: fonts-dejavu-core)</source>
        <translation>a máquina não tem nenhum tipo de letra; instale um (Debian: fonts-dejavu-core)</translation>
    </message>
    <message>
        <source>flat out is declared before the first die</source>
        <translation>«a fundo» anuncia-se antes do primeiro dado</translation>
    </message>
    <message numerus="yes">
        <source>flat out takes at least {count} dice</source>
        <comment>flat out takes at least {count} die</comment>
        <translation>
            <numerusform>a fundo pede pelo menos {count} dado</numerusform>
            <numerusform>a fundo pede pelo menos {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} follows a step that ends the turn</source>
        <translation>o passo {number} segue um passo que termina a vez</translation>
    </message>
    <message>
        <source>it has more dice than cells to the finish line</source>
        <translation>há mais dados do que casas até à chegada</translation>
    </message>
    <message>
        <source>step {number} ({step}) is not open to the car</source>
        <translation>o passo {number} ({step}) não é possível para o carro</translation>
    </message>
    <message>
        <source>step {number} ({step}) is played with other dice</source>
        <translation>o passo {number} ({step}) joga-se com outros dados</translation>
    </message>
    <message>
        <source>step {number} ({step}) uses a die that was not rolled so</source>
        <translation>o passo {number} ({step}) usa um dado que não saiu assim</translation>
    </message>
    <message>
        <source>step {number} ({step}) loses control</source>
        <translation>o passo {number} ({step}) perde o controlo</translation>
    </message>
    <message>
        <source>step {number} ({step}) must lose control</source>
        <translation>o passo {number} ({step}) tem de perder o controlo</translation>
    </message>
    <message>
        <source>step {number} ({step}) ends the turn before the loss of control</source>
        <translation>o passo {number} ({step}) termina a vez antes da perda de controlo</translation>
    </message>
    <message>
        <source>it has no step</source>
        <translation>não há nenhum passo</translation>
    </message>
    <message>
        <source>{dice} to {cell}</source>
        <translation>{dice} para {cell}</translation>
    </message>
    <message>
        <source>must move: a step is open</source>
        <translation>tem de andar: há um passo possível</translation>
    </message>
    <message>
        <source>rolls for a step that is not open</source>
        <translation>lança para um passo que não é possível</translation>
    </message>
    <message>
        <source>cannot drive flat out: {fault}</source>
        <translation>não pode ir a fundo: {fault}</translation>
    </message>
    <message>
        <source>decides {decision!r}; answer Roll, FlatOut or Stop</source>
        <translation>decide {decision!r}; responda Roll, FlatOut ou Stop</translation>
    </message>
    <message>
        <source>driver {name} on {cell} in gear {gear} {reason}</source>
        <translation>o piloto {name}, em {cell}, mudança {gear}, {reason}</translation>
    </message>
    <message numerus="yes">
        <source>has {count} second tokens, but securing costs {price}</source>
        <comment>has {count} second token, but securing costs {price}</comment>
        <translation>
            <numerusform>tem {count} ficha de segundo, mas garantir custa {price}</numerusform>
            <numerusform>tem {count} fichas de segundo, mas garantir custa {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot play the dice in this order: {fault}</source>
        <translation>não pode jogar os dados por esta ordem: {fault}</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>sem peça</translation>
    </message>
    <message>
        <source>&apos;{number}&apos; is no number of a tile</source>
        <translation>«{number}» não é um número de peça</translation>
    </message>
    <message>
        <source>write a number of 3 to 6 digits</source>
        <translation>escreva um número de 3 a 6 algarismos</translation>
    </message>
    <message>
        <source>the program has a tile {tile}</source>
        <translation>o programa tem uma peça {tile}</translation>
    </message>
    <message>
        <source>take another number, or let yours be used instead</source>
        <translation>escolha outro número, ou faça usar a sua no lugar dela</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is no name for a file of tiles</source>
        <translation>«{file}» não é um nome de ficheiro de peças</translation>
    </message>
    <message>
        <source>write letters, digits and hyphens</source>
        <translation>escreva letras, algarismos e hífenes</translation>
    </message>
    <message>
        <source>&apos;{box}&apos; is no short name of a box</source>
        <translation>«{box}» não é um nome curto de caixa</translation>
    </message>
    <message>
        <source>write small letters, digits and hyphens</source>
        <translation>escreva minúsculas, algarismos e hífenes</translation>
    </message>
    <message>
        <source>the program has a box &apos;{box}&apos;</source>
        <translation>o programa tem uma caixa «{box}»</translation>
    </message>
    <message>
        <source>give yours another short name</source>
        <translation>dê à sua outro nome curto</translation>
    </message>
    <message>
        <source>there is no directory for tiles of your own</source>
        <translation>não há pasta para as suas peças</translation>
    </message>
    <message>
        <source>name one in TRACKEDITOR_TILES, or do not set it</source>
        <translation>indique uma em TRACKEDITOR_TILES, ou não a defina</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is the file in which your boxes are named</source>
        <translation>«{file}» é o ficheiro onde as suas caixas têm nome</translation>
    </message>
    <message>
        <source>take another name</source>
        <translation>escolha outro nome</translation>
    </message>
    <message>
        <source>a name of {count} letters is too long for a file</source>
        <translation>um nome de {count} letras é demasiado longo para um ficheiro</translation>
    </message>
    <message>
        <source>write at most {most}</source>
        <translation>escreva no máximo {most}</translation>
    </message>
    <message>
        <source>the program&apos;s tile has the sides {sides}</source>
        <translation>a peça do programa tem as faces {sides}</translation>
    </message>
    <message>
        <source>describe these, or take another number</source>
        <translation>descreva estas, ou escolha outro número</translation>
    </message>
    <message>
        <source>described in {file} too</source>
        <translation>também descrita em {file}</translation>
    </message>
    <message>
        <source>take another number</source>
        <translation>escolha outro número</translation>
    </message>
    <message>
        <source>this is no list of keys with values</source>
        <translation>isto não é uma lista de chaves com valores</translation>
    </message>
    <message>
        <source>write keys such as &apos;count: 1&apos;</source>
        <translation>escreva chaves como «count: 1»</translation>
    </message>
    <message>
        <source>a car that jumps on {side} lands off the road</source>
        <translation>um carro que salta em {side} aterra fora da estrada</translation>
    </message>
    <message>
        <source>lead the road on beyond the jump</source>
        <translation>continue a estrada depois do salto</translation>
    </message>
    <message>
        <source>a car that jumps on {side} lands in a corner</source>
        <translation>um carro que salta em {side} aterra numa curva</translation>
    </message>
    <message>
        <source>lay a tile between the jump and the corner, or turn the tile round</source>
        <translation>ponha uma peça entre o salto e a curva, ou dê meia volta à peça</translation>
    </message>
    <message>
        <source>the mud on {side} closes every way through its corner</source>
        <translation>a lama em {side} fecha todas as passagens pela sua curva</translation>
    </message>
    <message>
        <source>take mud tokens away from it</source>
        <translation>retire dela fichas de lama</translation>
    </message>
    <message>
        <source>the layout is a stage, and a rallycross is driven on a circuit</source>
        <translation>o traçado é uma especial, e um ralicross corre-se num circuito</translation>
    </message>
    <message>
        <source>close the road to a circuit, or make it a stage of another game</source>
        <translation>feche a estrada num circuito, ou faça dela uma especial de outro jogo</translation>
    </message>
    <message>
        <source>the rallycross has no pre-grid</source>
        <translation>o ralicross não tem pré-grelha</translation>
    </message>
    <message>
        <source>the grid of {side} lies on the circuit itself, and cars may come there once only</source>
        <translation>a grelha de {side} fica no próprio circuito, e os carros só podem lá passar uma vez</translation>
    </message>
    <message>
        <source>no fork joins the grid of {side} to the circuit in its driving direction</source>
        <translation>nenhuma bifurcação liga a grelha de {side} ao circuito no sentido da corrida</translation>
    </message>
    <message>
        <source>join a tile with grid boxes (401) to the circuit by a fork, its rear end open</source>
        <translation>ligue ao circuito por uma bifurcação uma peça com lugares de grelha (401), com a traseira aberta</translation>
    </message>
    <message>
        <source>{side} lies the wrong way round: from its grid boxes cars drive away from the circuit</source>
        <translation>{side} está ao contrário: dos seus lugares de grelha os carros afastam-se do circuito</translation>
    </message>
    <message>
        <source>turn {side} round, so that its line faces the circuit</source>
        <translation>vire {side}, para que a sua linha fique voltada para o circuito</translation>
    </message>
    <message>
        <source>Turn {side} round</source>
        <translation>Virar {side} ao contrário</translation>
    </message>
    <message>
        <source>the line lies on tile {number} after the pre-grid; it must be tile 2 or 3</source>
        <translation>a linha fica na peça {number} depois da pré-grelha; deve ser a peça 2 ou 3</translation>
    </message>
    <message>
        <source>cars can come from the circuit to the rear of {side}</source>
        <translation>os carros podem chegar do circuito à traseira de {side}</translation>
    </message>
    <message>
        <source>take the road away that leads to the rear end of the pre-grid</source>
        <translation>retire a estrada que leva à traseira da pré-grelha</translation>
    </message>
    <message>
        <source>no other road leads from a fork of the circuit to another fork of it</source>
        <translation>nenhuma outra estrada leva de uma bifurcação do circuito a outra</translation>
    </message>
    <message>
        <source>lay two forks into the circuit and a road of its own between them</source>
        <translation>ponha duas bifurcações no circuito, e uma estrada própria entre elas</translation>
    </message>
    <message>
        <source>{number} roads beside the circuit could be the joker section: {places}</source>
        <translation>{number} estradas ao lado do circuito podiam ser a secção joker: {places}</translation>
    </message>
    <message>
        <source>move the arches to where only the road that is meant leads under them</source>
        <translation>mude os arcos para onde só a estrada pretendida passa por baixo</translation>
    </message>
    <message>
        <source>place the arches of the one that is meant: {places}</source>
        <translation>ponha os arcos da que se pretende: {places}</translation>
    </message>
    <message>
        <source>{some}; or {other}</source>
        <translation>{some}; ou {other}</translation>
    </message>
    <message>
        <source>from {side} over {tile} to {other}</source>
        <translation>de {side} por {tile} até {other}</translation>
    </message>
    <message>
        <source>Let the joker section lead {road}</source>
        <translation>Fazer passar a secção joker {road}</translation>
    </message>
    <message>
        <source>from {side} to {other}</source>
        <translation>de {side} a {other}</translation>
    </message>
    <message>
        <source>lead the road so that a line can stand 2 to 3 tiles after the pre-grid</source>
        <translation>leve a estrada de modo que uma linha possa ficar 2 a 3 peças depois da pré-grelha</translation>
    </message>
    <message>
        <source>move the finish standee {place}</source>
        <translation>mova o painel de chegada {place}</translation>
    </message>
    <message>
        <source>the line on {side} lies between the entrance and the exit of the joker section</source>
        <translation>a linha em {side} fica entre a entrada e a saída da secção joker</translation>
    </message>
    <message>
        <source>the line on {side} lies in a corner</source>
        <translation>a linha em {side} fica numa curva</translation>
    </message>
    <message>
        <source>keep the line on {side} only</source>
        <translation>mantenha só a linha em {side}</translation>
    </message>
    <message>
        <source>the {marker} on {side} does not span the road of the circuit</source>
        <translation>o {marker} em {side} não atravessa a estrada do circuito</translation>
    </message>
    <message>
        <source>Move the finish standee {place}</source>
        <translation>Mover o painel de chegada {place}</translation>
    </message>
    <message>
        <source>a stage has either legs or tiles; take out &apos;legs&apos; or &apos;{key}&apos;</source>
        <translation>uma especial tem ou trechos ou peças; retire «legs» ou «{key}»</translation>
    </message>
    <message numerus="yes">
        <source>the interior of the boards {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</source>
        <comment>the interior of the board {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</comment>
        <translation>
            <numerusform>o interior do tabuleiro {zones} ({sides}) não é conhecido, só os números das pontas de estrada; descreva as estradas num ficheiro {place}, ver docs/zones.md</numerusform>
            <numerusform>o interior dos tabuleiros {zones} ({sides}) não é conhecido, só os números das pontas de estrada; descreva as estradas num ficheiro {place}, ver docs/zones.md</numerusform>
        </translation>
    </message>
    <message>
        <source>*.yaml in the subdirectory &apos;classic&apos; of a directory that TRACKEDITOR_TILES names</source>
        <translation>*.yaml na subpasta «classic» de uma pasta indicada por TRACKEDITOR_TILES</translation>
    </message>
    <message>
        <source>*.yaml in {directory}</source>
        <translation>*.yaml em {directory}</translation>
    </message>
    <message>
        <source>the weather is variable; roll a die for every zone, write the zones on which snow falls under &apos;snow&apos;, and &apos;weather: dry&apos; when there is none</source>
        <translation>o tempo é variável; lance um dado para cada zona, escreva as zonas onde neva em &apos;snow&apos;, e &apos;weather: dry&apos; quando não houver nenhuma</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>linha {line}: {fault}</translation>
    </message>
    <message>
        <source>no stage; write one a line, as in Mill: C8-C3 / J1-J4</source>
        <translation>nenhuma especial; escreva uma por linha, como Mill: C8-C3 / J1-J4</translation>
    </message>
    <message>
        <source>{number} stages are too many (at most {most})</source>
        <translation>{number} especiais é demais (no máximo {most})</translation>
    </message>
    <message>
        <source>{remark} in brackets is not known; write service, or snow with zones: (service, snow C J)</source>
        <translation>{remark} entre parênteses é desconhecido; escreva service, ou snow com zonas: (service, snow C J)</translation>
    </message>
    <message>
        <source>{zone} lies on snow but is no zone of the stage</source>
        <translation>{zone} tem neve mas não é uma zona da especial</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; is laid with tiles; zone notation has legs over boards only</source>
        <translation>a especial «{stage}» é feita de peças; a notação de zonas só tem trechos sobre tabuleiros</translation>
    </message>
    <message>
        <source>{time} is no time; write minutes and seconds, as &apos;4:05&apos;</source>
        <translation>{time} não é um tempo; escreva minutos e segundos, como «4:05»</translation>
    </message>
    <message>
        <source>{laps} laps; ask for 1 to {most}</source>
        <translation>{laps} voltas; peça de 1 a {most}</translation>
    </message>
    <message>
        <source>the circuit has no line over which laps are counted; use a start-finish tile or place a finish standee</source>
        <translation>o circuito não tem linha em que se contem as voltas; use uma peça de partida/chegada ou ponha um painel de chegada</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; has no shakedown</source>
        <translation>«{rules}» não tem shakedown</translation>
    </message>
    <message>
        <source>{rules}, shakedown</source>
        <translation>{rules}, shakedown</translation>
    </message>
    <message>
        <source>&apos;{rules}&apos; knows no split times; leave them out</source>
        <translation>«{rules}» não conhece tempos intermédios; deixe-os de fora</translation>
    </message>
    <message>
        <source>there is no split time after tile {tile}; choose 1 to {last}</source>
        <translation>não há tempo intermédio depois da peça {tile}; escolha de 1 a {last}</translation>
    </message>
    <message>
        <source>driver {name} has no tyres &apos;{tyres}&apos;; there are {names}</source>
        <translation>o piloto {name} não tem pneus «{tyres}»; há {names}</translation>
    </message>
    <message>
        <source>there is no tile {tile} of the program to replace</source>
        <translation>não há peça {tile} do programa para substituir</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>retire-o</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>chaves com valores</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>um texto</translation>
    </message>
    <message>
        <source>this is a file of boards, not of tiles</source>
        <translation>este é um ficheiro de tabuleiros, não de peças</translation>
    </message>
    <message>
        <source>put it into the subdirectory &apos;classic&apos;</source>
        <translation>ponha-o na subpasta «classic»</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is missing</source>
        <translation>falta «{name}»</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>junte-o</translation>
    </message>
    <message>
        <source>remove it, or take one of {keys}</source>
        <translation>retire-o, ou escolha entre {keys}</translation>
    </message>
    <message>
        <source>there is no key &apos;{name}&apos; here</source>
        <translation>não há aqui a chave «{name}»</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is no name here</source>
        <translation>«{value}» não é aqui um nome</translation>
    </message>
    <message>
        <source>{value} is not allowed</source>
        <translation>{value} não é admitido</translation>
    </message>
    <message>
        <source>write {what}</source>
        <translation>escreva {what}</translation>
    </message>
    <message>
        <source>write a list of at least {count}</source>
        <translation>escreva uma lista de pelo menos {count}</translation>
    </message>
    <message>
        <source>write a list of at most {count}</source>
        <translation>escreva uma lista de no máximo {count}</translation>
    </message>
    <message>
        <source>write a number of at least {least}</source>
        <translation>escreva um número não inferior a {least}</translation>
    </message>
    <message>
        <source>write a number of at most {most}</source>
        <translation>escreva um número não superior a {most}</translation>
    </message>
    <message>
        <source>correct it, see docs/tile-format.md</source>
        <translation>corrija-o, veja docs/tile-format.md</translation>
    </message>
    <message>
        <source>{problem}; {remedy}</source>
        <translation>{problem}; {remedy}</translation>
    </message>
    <message>
        <source>no tile files here; reinstall the program</source>
        <translation>não há aqui ficheiros de peças; reinstale o programa</translation>
    </message>
    <message>
        <source>{file}: {reason}; check the file&apos;s rights</source>
        <translation>{file}: {reason}; verifique as permissões do ficheiro</translation>
    </message>
    <message>
        <source>move the points of &apos;via&apos; apart, or check the lengths and widths of its row</source>
        <translation>afaste os pontos de «via», ou verifique os comprimentos e as larguras da sua fila</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; can hardly be seen on a drawing</source>
        <translation>a casa «{cell}» mal se vê num desenho</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; does not lie beside the last cells of the branch</source>
        <translation>a casa «{cell}» não fica ao lado das últimas casas do ramal</translation>
    </message>
    <message>
        <source>name one that does, or move &apos;end&apos;</source>
        <translation>indique uma que fique, ou mova «end»</translation>
    </message>
    <message>
        <source>the roads {road} and {other} cross, and nothing says how</source>
        <translation>as estradas {road} e {other} cruzam-se, e nada diz como</translation>
    </message>
    <message>
        <source>name the road that passes above in &apos;over&apos;, or the cells that only one car can occupy in &apos;overlaps&apos;</source>
        <translation>indique em «over» a estrada que passa por cima, ou em «overlaps» as casas que só um carro pode ocupar</translation>
    </message>
    <message>
        <source>the tile has no side {tile}{other}</source>
        <translation>a peça não tem a face {tile}{other}</translation>
    </message>
    <message>
        <source>describe it, or leave the letter out</source>
        <translation>descreva-a, ou omita a letra</translation>
    </message>
    <message>
        <source>the tile has sides with letters and one without</source>
        <translation>a peça tem faces com letra e uma sem letra</translation>
    </message>
    <message>
        <source>call them a and b</source>
        <translation>chame-lhes a e b</translation>
    </message>
    <message>
        <source>the sides of tile {tile} have different counts</source>
        <translation>as faces da peça {tile} têm números de exemplares diferentes</translation>
    </message>
    <message>
        <source>both share its copies</source>
        <translation>ambas partilham os seus exemplares</translation>
    </message>
    <message>
        <source>describe it in a tile file, or take it out of the box</source>
        <translation>descreva-a num ficheiro de peças, ou retire-a da caixa</translation>
    </message>
    <message>
        <source>no file describes a tile {tile}</source>
        <translation>nenhum ficheiro descreve uma peça {tile}</translation>
    </message>
    <message>
        <source>no road leads to edge {edge}</source>
        <translation>nenhuma estrada leva ao lado {edge}</translation>
    </message>
    <message>
        <source>add it, or remove the edge</source>
        <translation>junte-a, ou retire o lado</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes</source>
        <comment>{count} lane</comment>
        <translation>
            <numerusform>{count} faixa</numerusform>
            <numerusform>{count} faixas</numerusform>
        </translation>
    </message>
    <message>
        <source>{lanes}, skewed to the left</source>
        <translation>{lanes}, oblíqua à esquerda</translation>
    </message>
    <message>
        <source>{lanes}, skewed to the right</source>
        <translation>{lanes}, oblíqua à direita</translation>
    </message>
    <message>
        <source>no other side fits edge {edge} ({kind})</source>
        <translation>nenhuma outra face encaixa no lado {edge} ({kind})</translation>
    </message>
    <message>
        <source>check its lanes and skew, or describe a side that fits</source>
        <translation>verifique as suas faixas e a obliquidade, ou descreva uma face que encaixe</translation>
    </message>
    <message>
        <source>{lanes} lanes stand at an edge with {edge_lanes}</source>
        <translation>{lanes} faixas ficam num lado que tem {edge_lanes}</translation>
    </message>
    <message>
        <source>give the lanes &apos;width&apos;, in lanes of the edge</source>
        <translation>dê às faixas a sua «width», em faixas do lado</translation>
    </message>
    <message>
        <source>the row lies at a skewed edge, which does not cut it</source>
        <translation>a fila fica num lado oblíquo que não a corta</translation>
    </message>
    <message>
        <source>add &apos;open: {at}&apos;</source>
        <translation>junte «open: {at}»</translation>
    </message>
    <message>
        <source>the row is &apos;open: {open}&apos;, but lies at no skewed edge there</source>
        <translation>a fila é «open: {open}», mas aí não fica em nenhum lado oblíquo</translation>
    </message>
    <message>
        <source>the gate has {segments} segments, unlike the lanes beside it</source>
        <translation>a porta tem {segments} segmentos, ao contrário das faixas ao lado</translation>
    </message>
    <message>
        <source>write one for every lane</source>
        <translation>escreva um por faixa</translation>
    </message>
    <message>
        <source>road {road} ends inside the tile and joins no other road</source>
        <translation>a estrada {road} acaba dentro da peça e não se junta a outra estrada</translation>
    </message>
    <message>
        <source>add where its last cells lead</source>
        <translation>junte aonde levam as suas últimas casas</translation>
    </message>
    <message>
        <source>the corner in row {row} has no inner side</source>
        <translation>a curva da fila {row} não tem lado interior</translation>
    </message>
    <message>
        <source>give its inner line the lower limit or fewer cells, or add &apos;inner: left&apos; or &apos;right&apos;</source>
        <translation>dê à sua linha interior o limite mais baixo ou menos casas, ou junte «inner: left» ou «right»</translation>
    </message>
    <message>
        <source>there are roads without a surface</source>
        <translation>há estradas sem piso</translation>
    </message>
    <message>
        <source>name it</source>
        <translation>indique-o</translation>
    </message>
    <message>
        <source>there are roads without a danger level</source>
        <translation>há estradas sem nível de perigo</translation>
    </message>
    <message>
        <source>no car can drive from {start} to {end}</source>
        <translation>nenhum carro pode ir de {start} a {end}</translation>
    </message>
    <message>
        <source>check its rows, and the lines in them</source>
        <translation>verifique as suas filas, e as linhas delas</translation>
    </message>
    <message>
        <source>no move leads to or from cell &apos;{cell}&apos;</source>
        <translation>nenhum movimento leva à casa «{cell}» nem sai dela</translation>
    </message>
    <message>
        <source>check its row, and the rows beside it</source>
        <translation>verifique a sua fila, e as filas ao lado</translation>
    </message>
    <message>
        <source>there is no such directory; make it, or name another</source>
        <translation>essa pasta não existe; crie-a, ou indique outra</translation>
    </message>
    <message numerus="yes">
        <source>{fault} ({count} more faults: {command} {file})</source>
        <comment>{fault} ({count} more fault: {command} {file})</comment>
        <translation>
            <numerusform>{fault} (mais {count} falha: {command} {file})</numerusform>
            <numerusform>{fault} (mais {count} falhas: {command} {file})</numerusform>
        </translation>
    </message>
    <message>
        <source>remove one entry, or give it a new number</source>
        <translation>retire uma das duas, ou dê-lhe um novo número</translation>
    </message>
    <message>
        <source>give yours another number, or add &apos;replaces: true&apos; to use it instead</source>
        <translation>dê à sua outro número, ou junte «replaces: true» para a usar no lugar dela</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>o programa</translation>
    </message>
    <message>
        <source>there is a box of that name in {where}</source>
        <translation>há uma caixa com esse nome em {where}</translation>
    </message>
    <message>
        <source>name a box that is there, or leave it out</source>
        <translation>indique uma caixa que exista, ou deixe-a de fora</translation>
    </message>
    <message>
        <source>start</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>chegada</translation>
    </message>
    <message>
        <source>start-finish</source>
        <translation>partida/chegada</translation>
    </message>
    <message>
        <source>the side has {cells} cells</source>
        <translation>a face tem {cells} casas</translation>
    </message>
    <message>
        <source>describe at most {most}</source>
        <translation>descreva no máximo {most}</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; is named but not described by any row</source>
        <translation>a casa «{cell}» é nomeada mas nenhuma fila a descreve</translation>
    </message>
    <message>
        <source>name a cell that is there, see docs/tile-format.md</source>
        <translation>indique uma casa que exista, veja docs/tile-format.md</translation>
    </message>
    <message>
        <source>road {road} uses edge {edge}, which &apos;edges&apos; lacks</source>
        <translation>a estrada {road} usa o lado {edge}, que falta em «edges»</translation>
    </message>
    <message>
        <source>add {edge} to &apos;edges&apos;, or name another edge</source>
        <translation>junte {edge} a «edges», ou indique outro lado</translation>
    </message>
    <message>
        <source>road {road} ends on the edge where it begins</source>
        <translation>a estrada {road} acaba no lado em que começa</translation>
    </message>
    <message>
        <source>name another edge</source>
        <translation>indique outro lado</translation>
    </message>
    <message>
        <source>road {road} has neither &apos;to&apos; nor &apos;end&apos;</source>
        <translation>a estrada {road} não tem nem «to» nem «end»</translation>
    </message>
    <message>
        <source>add the edge where it ends, or a point inside the tile</source>
        <translation>junte o lado em que acaba, ou um ponto dentro da peça</translation>
    </message>
    <message>
        <source>road {road} joins toward edge {edge}, which &apos;edges&apos; lacks</source>
        <translation>a estrada {road} junta-se a outra em direção ao lado {edge}, que falta em «edges»</translation>
    </message>
    <message>
        <source>name an edge of the other road</source>
        <translation>indique um lado da outra estrada</translation>
    </message>
    <message>
        <source>point {point} of road {road} lies on the one before it, or on the edge</source>
        <translation>o ponto {point} da estrada {road} fica sobre o anterior, ou sobre o lado</translation>
    </message>
    <message>
        <source>leave it out, or move it</source>
        <translation>omita-o, ou mova-o</translation>
    </message>
    <message>
        <source>road {road} ends where its last point lies</source>
        <translation>a estrada {road} acaba onde fica o seu último ponto</translation>
    </message>
    <message>
        <source>leave that point out, or move it</source>
        <translation>omita esse ponto, ou mova-o</translation>
    </message>
    <message>
        <source>add what is printed between them</source>
        <translation>junte o que está impresso entre elas</translation>
    </message>
    <message>
        <source>road {road} has gates but no rows</source>
        <translation>a estrada {road} tem portas mas não tem filas</translation>
    </message>
    <message>
        <source>road {road} has two gates on one border</source>
        <translation>a estrada {road} tem duas portas na mesma divisória</translation>
    </message>
    <message>
        <source>leave one of them out</source>
        <translation>omita uma das duas</translation>
    </message>
    <message>
        <source>row {row} of road {road}</source>
        <translation>a fila {row} da estrada {road}</translation>
    </message>
    <message>
        <source>a gate</source>
        <translation>uma porta</translation>
    </message>
    <message>
        <source>a corner, whose cells have limits of their own</source>
        <translation>uma curva, cujas casas têm limites próprios</translation>
    </message>
    <message>
        <source>lanes, which all have lines between them</source>
        <translation>faixas, que têm todas linhas entre si</translation>
    </message>
    <message>
        <source>lanes, whose cells have limits of their own</source>
        <translation>faixas, cujas casas têm limites próprios</translation>
    </message>
    <message>
        <source>lanes that are no corner: they have no limits</source>
        <translation>faixas que não são curva: não têm limites</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; says nothing beside {what}</source>
        <translation>«{key}» nada diz com {what}</translation>
    </message>
    <message>
        <source>{row} has no cell</source>
        <translation>{row} não tem casas</translation>
    </message>
    <message>
        <source>write the limit of each, or null</source>
        <translation>escreva o limite de cada uma, ou null</translation>
    </message>
    <message>
        <source>{row} has a corner line without cells</source>
        <translation>{row} tem uma linha de curva sem casas</translation>
    </message>
    <message>
        <source>write the limits of its cells, or leave the line out</source>
        <translation>escreva os limites das suas casas, ou omita a linha</translation>
    </message>
    <message>
        <source>{row} has {cells} cells but {names} names</source>
        <translation>{row} tem {cells} casas mas {names} nomes</translation>
    </message>
    <message>
        <source>name every cell once, lane by lane</source>
        <translation>dê nome a cada casa uma vez, faixa a faixa</translation>
    </message>
    <message>
        <source>{row} has {lanes} lanes but {widths} widths</source>
        <translation>{row} tem {lanes} faixas mas {widths} larguras</translation>
    </message>
    <message>
        <source>give every lane its width</source>
        <translation>dê a cada faixa a sua largura</translation>
    </message>
    <message>
        <source>{row}: &apos;cuts&apos; names a lane {lane}</source>
        <translation>{row}: «cuts» indica uma faixa {lane}</translation>
    </message>
    <message>
        <source>name a lane from 0 to {last}</source>
        <translation>indique uma faixa de 0 a {last}</translation>
    </message>
    <message>
        <source>{row}: &apos;cuts&apos; of lane {lane} must have a length for every cell</source>
        <translation>{row}: «cuts» da faixa {lane} deve ter um comprimento por casa</translation>
    </message>
    <message>
        <source>write {lengths} lengths</source>
        <translation>escreva {lengths} comprimentos</translation>
    </message>
    <message>
        <source>{row}: &apos;lined&apos; names a border {border}</source>
        <translation>{row}: «lined» indica uma divisória {border}</translation>
    </message>
    <message>
        <source>border 0 lies between the lanes 0 and 1, and so on</source>
        <translation>a divisória 0 fica entre as faixas 0 e 1, e assim por diante</translation>
    </message>
    <message>
        <source>road {road} has the cell &apos;{cell}&apos; twice</source>
        <translation>a estrada {road} tem duas vezes a casa «{cell}»</translation>
    </message>
    <message>
        <source>give one of them another name</source>
        <translation>dê outro nome a uma das duas</translation>
    </message>
    <message>
        <source>cell &apos;{cell}&apos; has different limits on two roads</source>
        <translation>a casa «{cell}» tem limites diferentes em duas estradas</translation>
    </message>
    <message>
        <source>give it the same limit, or another name</source>
        <translation>dê-lhe o mesmo limite, ou outro nome</translation>
    </message>
    <message>
        <source>a shortcut of road {road} names row {missing}</source>
        <translation>um atalho da estrada {road} indica a fila {missing}</translation>
    </message>
    <message>
        <source>the rows are 0 to {last}, gates not counted</source>
        <translation>as filas vão de 0 a {last}, sem contar as portas</translation>
    </message>
    <message>
        <source>a shortcut of road {road} runs backwards</source>
        <translation>um atalho da estrada {road} anda para trás</translation>
    </message>
    <message>
        <source>name the rows before it first, then those after it</source>
        <translation>indique primeiro as filas antes dele, depois as que vêm a seguir</translation>
    </message>
    <message>
        <source>a shortcut of road {road} cuts no row off</source>
        <translation>um atalho da estrada {road} não corta nenhuma fila</translation>
    </message>
    <message>
        <source>leave a row between those before it and those after it</source>
        <translation>deixe uma fila entre as que estão antes e as que estão depois</translation>
    </message>
    <message>
        <source>road {road} joins toward edge {edge}, where it begins itself</source>
        <translation>a estrada {road} junta-se para o lado {edge}, onde ela própria começa</translation>
    </message>
    <message>
        <source>no road with these cells leads to edge {edge}</source>
        <translation>nenhuma estrada com estas casas leva ao lado {edge}</translation>
    </message>
    <message>
        <source>a pit lies beside the road: it has neither roads nor road ends</source>
        <translation>as boxes ficam ao lado da estrada: não têm estradas nem pontas de estrada</translation>
    </message>
    <message>
        <source>remove them, or say that it is no pit</source>
        <translation>retire-as, ou diga que não são boxes</translation>
    </message>
    <message>
        <source>the {kind} line lies after a row that the road does not have</source>
        <translation>a linha de {kind} fica depois de uma fila que a estrada não tem</translation>
    </message>
    <message>
        <source>name a road that is there</source>
        <translation>indique uma estrada que exista</translation>
    </message>
    <message>
        <source>a line lies between two rows: name any but the last</source>
        <translation>uma linha fica entre duas filas: indique qualquer uma menos a última</translation>
    </message>
    <message>
        <source>&apos;over&apos; names a road &apos;{name}&apos; that the side does not have</source>
        <translation>«over» indica uma estrada «{name}» que a face não tem</translation>
    </message>
    <message>
        <source>write the name of a road, or r0, r1 ...</source>
        <translation>escreva o nome de uma estrada, ou r0, r1…</translation>
    </message>
    <message>
        <source>{file}: tiles are read from files named *.yaml; take another name</source>
        <translation>{file}: as peças leem-se de ficheiros com nome *.yaml; escolha outro nome</translation>
    </message>
    <message>
        <source>{fault}; it is not written over</source>
        <translation>{fault}; o ficheiro não é substituído</translation>
    </message>
    <message>
        <source>{file}: it would not hold what was to be written; nothing is changed</source>
        <translation>{file}: não ficaria com o que se queria escrever; nada foi alterado</translation>
    </message>
    <message>
        <source>{fault}; put the tiles into another file</source>
        <translation>{fault}; ponha as peças noutro ficheiro</translation>
    </message>
    <message>
        <source>{file}: {reason}; check the directory and its rights</source>
        <translation>{file}: {reason}; verifique a pasta e as suas permissões</translation>
    </message>
    <message>
        <source>correct the file, see docs/tile-format.md</source>
        <translation>corrija o ficheiro, veja docs/tile-format.md</translation>
    </message>
    <message>
        <source>described in {other}.yaml too</source>
        <translation>também descrita em {other}.yaml</translation>
    </message>
    <message>
        <source>remove one entry</source>
        <translation>retire uma das duas</translation>
    </message>
    <message>
        <source>there are more than {count} faults</source>
        <translation>há mais de {count} falhas</translation>
    </message>
    <message>
        <source>correct these first</source>
        <translation>corrija primeiro estas</translation>
    </message>
    <message>
        <source>&apos;replaced_by&apos; names no box of this file</source>
        <translation>«replaced_by» não indica nenhuma caixa deste ficheiro</translation>
    </message>
    <message>
        <source>see {page}</source>
        <translation>ver {page}</translation>
    </message>
    <message>
        <source>correct the file, see {page}</source>
        <translation>corrija o ficheiro, ver {page}</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is there twice</source>
        <translation>«{value}» está lá duas vezes</translation>
    </message>
    <message>
        <source>not YAML ({reason})</source>
        <translation>não é YAML ({reason})</translation>
    </message>
    <message>
        <source>snow side</source>
        <translation>face de neve</translation>
    </message>
    <message>
        <source>dry side</source>
        <translation>face seca</translation>
    </message>
    <message>
        <source>leg {leg}: the interior of board {zone} ({side}) is not known; describe it in a board file (docs/zones.md)</source>
        <translation>trecho {leg}: o interior do tabuleiro {zone} ({side}) não é conhecido; descreva-o num ficheiro de tabuleiros (docs/zones.md)</translation>
    </message>
    <message>
        <source>leg {leg}: {fault}</source>
        <translation>trecho {leg}: {fault}</translation>
    </message>
    <message>
        <source>board {zone} has no such road on its {side}; its roads are {roads}</source>
        <translation>o tabuleiro {zone} não tem essa estrada na sua {side}; as suas estradas são {roads}</translation>
    </message>
    <message>
        <source>this is a file of tiles, not of boards</source>
        <translation>este é um ficheiro de peças, não de tabuleiros</translation>
    </message>
    <message>
        <source>put it into the directory above &apos;classic&apos;</source>
        <translation>ponha-o na pasta acima de «classic»</translation>
    </message>
    <message>
        <source>the road ends where it begins</source>
        <translation>a estrada acaba onde começa</translation>
    </message>
    <message>
        <source>name another road end</source>
        <translation>indique outra ponta de estrada</translation>
    </message>
    <message>
        <source>a second road between the same road ends</source>
        <translation>uma segunda estrada entre as mesmas pontas</translation>
    </message>
    <message>
        <source>the {marker} on {side} is for rallycross only: {game} has no joker lap</source>
        <translation>o {marker} em {side} é só para o ralicross: {game} não tem volta joker</translation>
    </message>
    <message>
        <source>remove the marker, or set the game of the road-book to rallycross</source>
        <translation>retire o marcador, ou mude o jogo do road-book para ralicross</translation>
    </message>
    <message>
        <source>the {marker} on {side} stands there twice</source>
        <translation>o {marker} em {side} está lá duas vezes</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>retire um deles</translation>
    </message>
    <message>
        <source>the {marker} on {side} has no effect: laps are counted over the line on {other}, and cars start behind that</source>
        <translation>o {marker} em {side} não tem efeito: as voltas contam-se na linha em {other}, e os carros partem atrás dela</translation>
    </message>
    <message>
        <source>remove the marker</source>
        <translation>retire o marcador</translation>
    </message>
    <message>
        <source>no row has a cell of the name &apos;{cell}&apos;</source>
        <translation>nenhuma fila tem uma casa com o nome «{cell}»</translation>
    </message>
    <message>
        <source>name one that a row names under &apos;names&apos;</source>
        <translation>indique uma que uma fila nomeie em &apos;names&apos;</translation>
    </message>
    <message>
        <source>&apos;open&apos; belongs to skewed edges of tiles</source>
        <translation>&apos;open&apos; é para os lados oblíquos das peças</translation>
    </message>
    <message>
        <source>take it out</source>
        <translation>tire-o</translation>
    </message>
    <message>
        <source>the road has the cell &apos;{name}&apos; twice</source>
        <translation>a estrada tem duas vezes a casa «{name}»</translation>
    </message>
    <message>
        <source>cell &apos;{name}&apos; has different limits on two roads</source>
        <translation>a casa «{name}» tem limites diferentes em duas estradas</translation>
    </message>
    <message>
        <source>write a letter and a number, as in C7</source>
        <translation>escreva uma letra e um número, como C7</translation>
    </message>
    <message>
        <source>{text}: too long for the legs of a stage; write one stage</source>
        <translation>{text}: longo demais para os trechos de uma especial; escreva uma só especial</translation>
    </message>
    <message>
        <source>no legs; write them as in C8-C3 / J1-J4</source>
        <translation>nenhum trecho; escreva-os como C8-C3 / J1-J4</translation>
    </message>
    <message>
        <source>{leg}: no entry; only the first leg may begin inside its board</source>
        <translation>{leg}: sem entrada; só o primeiro trecho pode começar dentro do seu tabuleiro</translation>
    </message>
    <message>
        <source>{leg}: no exit; only the last leg may end inside its board</source>
        <translation>{leg}: sem saída; só o último trecho pode acabar dentro do seu tabuleiro</translation>
    </message>
    <message>
        <source>{leg} / {following}: two legs in succession on zone {zone} have no compact form; use the long one</source>
        <translation>{leg} / {following}: dois trechos seguidos na zona {zone} não têm forma curta; use a longa</translation>
    </message>
    <message>
        <source>a road end is missing between two dashes; {remedy}</source>
        <translation>falta uma ponta de estrada entre dois traços; {remedy}</translation>
    </message>
    <message>
        <source>{what} is no road end; {remedy}, and dashes between</source>
        <translation>{what} não é uma ponta de estrada; {remedy}, com traços entre elas</translation>
    </message>
    <message>
        <source>a leg is missing beside a slash; write it as in C8-C3</source>
        <translation>falta um trecho ao lado de uma barra; escreva-o como C8-C3</translation>
    </message>
    <message>
        <source>{part} is no leg; leave the dash at its beginning or end out, as in {leg}</source>
        <translation>{part} não é um trecho; retire o traço do princípio ou do fim, como em {leg}</translation>
    </message>
    <message>
        <source>{part} is no leg; write its entry and its exit, as in C8-C3</source>
        <translation>{part} não é um trecho; escreva a sua entrada e a sua saída, como C8-C3</translation>
    </message>
    <message>
        <source>{part} joins two zones; a leg lies on one zone, and legs are parted by &apos; / &apos;</source>
        <translation>{part} junta duas zonas; um trecho fica numa só zona, e os trechos separam-se com « / »</translation>
    </message>
    <message>
        <source>{end}: one road end alone; write a leg, as in C8-C3</source>
        <translation>{end}: uma ponta de estrada sozinha; escreva um trecho, como C8-C3</translation>
    </message>
    <message>
        <source>{end}: a third road end of zone {zone} in succession; a leg has two, and the next leg lies on another zone</source>
        <translation>{end}: terceira ponta de estrada seguida na zona {zone}; um trecho tem duas, e o seguinte fica noutra zona</translation>
    </message>
    <message>
        <source>{end}: zone {zone} is entered and not left; add the road end by which the road leaves it</source>
        <translation>{end}: entra-se na zona {zone} e não se sai; junte a ponta por onde a estrada sai dela</translation>
    </message>
    <message>
        <source>the stage leads over {number} zones ({zones})</source>
        <translation>a especial passa por {number} zonas ({zones})</translation>
    </message>
    <message>
        <source>make it lead over at most {most} zones</source>
        <translation>faça-a passar por {most} zonas no máximo</translation>
    </message>
    <message>
        <source>zone {zone} is used {number} times</source>
        <translation>a zona {zone} é usada {number} vezes</translation>
    </message>
    <message>
        <source>lead the road over another zone; a zone may be used {most} times</source>
        <translation>leve a estrada por outra zona; uma zona pode usar-se no máximo {most} vezes</translation>
    </message>
    <message>
        <source>it follows {leg}, which lies on zone {zone} too</source>
        <translation>segue-se a {leg}, que também fica na zona {zone}</translation>
    </message>
    <message>
        <source>make one leg of both, or lead the road over another zone between them</source>
        <translation>faça dos dois um só trecho, ou leve a estrada por outra zona entre eles</translation>
    </message>
    <message>
        <source>the same leg</source>
        <translation>o mesmo trecho</translation>
    </message>
    <message>
        <source>leg {leg}</source>
        <translation>o trecho {leg}</translation>
    </message>
    <message>
        <source>road end {end} is used by {other} already</source>
        <translation>a ponta de estrada {end} já está em uso ({other})</translation>
    </message>
    <message>
        <source>drive on another road of the board</source>
        <translation>siga por outra estrada do tabuleiro</translation>
    </message>
    <message>
        <source>it drives over cells that leg {leg} drives over (first {cell})</source>
        <translation>passa por casas por onde passa o trecho {leg} (a primeira: {cell})</translation>
    </message>
    <message>
        <source>drive on another road of the board, or describe a crossing as an overlap</source>
        <translation>siga por outra estrada do tabuleiro, ou descreva um cruzamento como sobreposição</translation>
    </message>
    <message>
        <source>there is no zone {zone}; those known are {zones}</source>
        <translation>não há zona {zone}; as conhecidas são {zones}</translation>
    </message>
    <message>
        <source>correct the letter, or describe the board in a board file (docs/zones.md)</source>
        <translation>corrija a letra, ou descreva o tabuleiro num ficheiro de tabuleiros (docs/zones.md)</translation>
    </message>
    <message>
        <source>{message} (none ends at {ends})</source>
        <translation>{message} (nenhuma acaba em {ends})</translation>
    </message>
    <message>
        <source>drive on a road that the board has</source>
        <translation>siga por uma estrada que o tabuleiro tenha</translation>
    </message>
    <message>
        <source>road end {here} has {here_lanes}, {there} has {there_lanes}</source>
        <translation>a ponta de estrada {here} tem {here_lanes}, {there} tem {there_lanes}</translation>
    </message>
    <message>
        <source>join road ends with as many lanes</source>
        <translation>ligue pontas de estrada com o mesmo número de faixas</translation>
    </message>
    <message>
        <source>no published stage that is known names road end {end} (known: {known})</source>
        <translation>nenhuma especial publicada conhecida indica a ponta {end} (conhecidas: {known})</translation>
    </message>
    <message>
        <source>look whether the board has it</source>
        <translation>veja se o tabuleiro a tem</translation>
    </message>
    <message>
        <source>the interior of board {zone} ({side}) is not known</source>
        <translation>o interior do tabuleiro {zone} ({side}) não é conhecido</translation>
    </message>
    <message>
        <source>describe it in a board file (docs/zones.md) to drive the stage in the simulator</source>
        <translation>descreva-o num ficheiro de tabuleiros (docs/zones.md) para correr a especial no simulador</translation>
    </message>
    <message>
        <source>correct the rows of the section, or of the one before it, in the board file</source>
        <translation>corrija as filas da secção, ou da anterior, no ficheiro de tabuleiros</translation>
    </message>
    <message>
        <source>no car can drive through section {section}</source>
        <translation>nenhum carro pode atravessar a secção {section}</translation>
    </message>
    <message>
        <source>no car can drive from the start to {section}</source>
        <translation>nenhum carro pode ir da partida a {section}</translation>
    </message>
    <message>
        <source>Warning faces of {faces}:</source>
        <translation>Faces de aviso em {faces}:</translation>
    </message>
    <message>
        <source>Damage bag: {tokens}.</source>
        <translation>Saco de danos: {tokens}.</translation>
    </message>
    <message>
        <source>SISU tokens: {sisu} a rally. Spare tyres: {tyres}, +{seconds} s, in gear {gear} or lower.</source>
        <translation>Fichas SISU: {sisu} por rali. Rodas sobresselentes: {tyres}, +{seconds} s, na mudança {gear} ou abaixo.</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distância</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>mudança</translation>
    </message>
    <message>
        <source>inner lane</source>
        <translation>faixa interior</translation>
    </message>
    <message>
        <source>{before}, then {key}</source>
        <translation>{before}, depois {key}</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <translation>Ordem de jogo: {order}.</translation>
    </message>
    <message>
        <source>On a circuit, {laps} laps unless another number is asked for.</source>
        <translation>Num circuito, {laps} voltas, se não se pedir outro número.</translation>
    </message>
    <message>
        <source>The first over the finish line wins.</source>
        <translation>Ganha o primeiro a passar a linha de chegada.</translation>
    </message>
    <message>
        <source>Loss of control at {limit} warnings.</source>
        <translation>Perda de controlo aos {limit} avisos.</translation>
    </message>
    <message>
        <source>Time cards by gear:</source>
        <translation>Cartas de tempo por mudança:</translation>
    </message>
    <message>
        <source>From gear {gear} up it takes the car off the track and {turns} more turn.</source>
        <translation>A partir da mudança {gear} tira o carro da pista e leva mais {turns} vez.</translation>
    </message>
    <message>
        <source>{cards}; loss of control: {loss} s</source>
        <translation>{cards}; perda de controlo: {loss} s</translation>
    </message>
    <message>
        <source>{cards}; loss of control: {loss} s, from gear {gear} up {off} s</source>
        <translation>{cards}; perda de controlo: {loss} s, a partir da mudança {gear} {off} s</translation>
    </message>
    <message>
        <source>Beside another car only in its gear or a higher one.</source>
        <translation>Ao lado de outro carro só na sua mudança ou mais alta.</translation>
    </message>
    <message>
        <source>Flying start in gear {gear}.</source>
        <translation>Partida lançada na mudança {gear}.</translation>
    </message>
    <message>
        <source>Under a yellow flag, on its tile and the ones before and after it, beside cars in gear 0 only.</source>
        <translation>Com bandeira amarela, na sua peça e nas anterior e seguinte, só ao lado de carros na mudança 0.</translation>
    </message>
    <message>
        <source>Joker section: once in a race; who finishes without it is disqualified.</source>
        <translation>Secção joker: uma vez por corrida; quem acabar sem ela é desclassificado.</translation>
    </message>
    <message>
        <source>Full contact: cars are pushed in at least their gear; {tokens} danger token for another track element ({elements}), {most} at most.</source>
        <translation>Contacto total: empurra-se um carro pelo menos na sua mudança; {tokens} ficha de perigo por outro elemento de pista ({elements}), no máximo {most}.</translation>
    </message>
    <message>
        <source>Pit stop at the end of a turn in gear {gear}.</source>
        <translation>Paragem nas boxes no fim de uma vez na mudança {gear}.</translation>
    </message>
    <message>
        <source>A drift is entered in exactly the gear of its note.</source>
        <translation>Entra-se numa deriva exatamente na mudança da sua nota.</translation>
    </message>
    <message>
        <source>Over a jump one cell further in the gear of its note; two cells in the next gear, with a loss of control if the die shows a warning; above that control is lost there.</source>
        <translation>Sobre um salto, uma casa mais longe na mudança da sua nota; duas casas na mudança seguinte, com perda de controlo se o dado mostrar um aviso; acima disso perde-se ali o controlo.</translation>
    </message>
    <message>
        <source>Several cars may stand on a cell outside corners.</source>
        <translation>Vários carros podem estar numa casa fora das curvas.</translation>
    </message>
    <message>
        <source>Cards for a loss of control by gear:</source>
        <translation>Cartas de perda de controlo por mudança:</translation>
    </message>
    <message>
        <source>Gear dice lost off the road by danger: {dice}.</source>
        <translation>Dados de mudança perdidos fora da estrada, conforme o perigo: {dice}.</translation>
    </message>
    <message>
        <source>Unrepaired punctures that end the rally: {count}.</source>
        <translation>Furos por reparar que acabam o rali: {count}.</translation>
    </message>
    <message>
        <source>Split times: {count}, unless other points are chosen.</source>
        <translation>Tempos intermédios: {count}, se não se escolherem outros pontos.</translation>
    </message>
    <message>
        <source>A shakedown counts neither warnings nor punctures.</source>
        <translation>Um shakedown não conta avisos nem furos.</translation>
    </message>
    <message>
        <source>Dice by car:</source>
        <translation>Dados por carro:</translation>
    </message>
    <message>
        <source>leader dice</source>
        <translation>dados do líder</translation>
    </message>
    <message>
        <source>others</source>
        <translation>outros</translation>
    </message>
    <message>
        <source>Dice by surface:</source>
        <translation>Dados por piso:</translation>
    </message>
    <message>
        <source>{tyres} in {weather}: {coast} coast, {brake} brake, loss of control at {limit} warnings</source>
        <translation>{tyres}, {weather}: roda livre {coast}, travão {brake}, perda de controlo aos {limit} avisos</translation>
    </message>
    <message>
        <source>Tyres:</source>
        <translation>Pneus:</translation>
    </message>
    <message>
        <source>gears 1 to {gears}, {coast} coast, {brake} brake</source>
        <translation>mudanças 1 a {gears}, roda livre {coast}, travão {brake}</translation>
    </message>
    <message>
        <source>{boost} boost</source>
        <translation>boost {boost}</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has no course without snow</source>
        <translation>a especial «{stage}» não tem percurso sem neve</translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; has no course with snow on {zones}</source>
        <translation>a especial «{stage}» não tem percurso com neve em {zones}</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes follow a row of {before}</source>
        <comment>{count} lane follows a row of {before}</comment>
        <translation>
            <numerusform>{count} faixa segue-se a uma fila de {before}</numerusform>
            <numerusform>{count} faixas seguem-se a uma fila de {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>check both, and the &apos;width&apos; of their lanes</source>
        <translation>verifique ambas, e a &apos;width&apos; das suas faixas</translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes stand at road end {end}, which has {lanes}</source>
        <comment>{count} lane stands at road end {end}, which has {lanes}</comment>
        <translation>
            <numerusform>{count} faixa está na ponta de estrada {end}, que tem {lanes}</numerusform>
            <numerusform>{count} faixas estão na ponta de estrada {end}, que tem {lanes}</numerusform>
        </translation>
    </message>
    <message>
        <source>correct the row, or the road end under &apos;ends&apos;</source>
        <translation>corrija a fila, ou a ponta de estrada em &apos;ends&apos;</translation>
    </message>
    <message>
        <source>&apos;danger&apos; is {danger}, but what lies at the roadside is {beside}</source>
        <translation>&apos;danger&apos; é {danger}, mas na berma há {beside}</translation>
    </message>
    <message>
        <source>leg {leg}: no car can drive through this section; correct its rows in the board file</source>
        <translation>trecho {leg}: nenhum carro pode atravessar esta secção; corrija as suas filas no ficheiro de tabuleiros</translation>
    </message>
    <message>
        <source>described in {file} too, which counts</source>
        <translation>descrito também em {file}, que conta</translation>
    </message>
    <message>
        <source>the paper is too small for the sheet; choose A4 or larger</source>
        <translation>o papel é demasiado pequeno para a folha; escolha A4 ou maior</translation>
    </message>
    <message>
        <source>the finish standee, showing this way</source>
        <translation>o painel de chegada, a mostrar este sentido</translation>
    </message>
    <message>
        <source>nothing tells which way round the circuit is driven: from {tile} to {next}, as it is taken now, or to {other}</source>
        <translation>nada diz em que sentido se corre o circuito: de {tile} para {next}, como se toma agora, ou para {other}</translation>
    </message>
    <message>
        <source>place the standees as for one of the two: for the way to {next} {standees}; for the way to {other} {others}</source>
        <translation>ponha os painéis para um dos dois: para o sentido de {next} {standees}; para o sentido de {other} {others}</translation>
    </message>
    <message>
        <source>let the finish standee show the way</source>
        <translation>faça o painel de chegada mostrar o sentido</translation>
    </message>
    <message>
        <source>place the finish standee so that it shows the way</source>
        <translation>ponha o painel de chegada de modo a mostrar o sentido</translation>
    </message>
    <message>
        <source>say in the notes of the stage which way it is driven</source>
        <translation>diga nas notas da especial em que sentido se corre</translation>
    </message>
    <message>
        <source>Drive the circuit from {tile} to {next}</source>
        <translation>Correr o circuito de {tile} para {next}</translation>
    </message>
    <message>
        <source>the finish standee {place}</source>
        <translation>o painel de chegada {place}</translation>
    </message>
    <message>
        <source>the finish standee, showing this way, {place}</source>
        <translation>o painel de chegada, a mostrar este sentido, {place}</translation>
    </message>
    <message>
        <source>the {marker} {place}</source>
        <translation>o {marker} {place}</translation>
    </message>
    <message>
        <source>Set the game of the road-book to {game}</source>
        <translation>Mudar o jogo do road-book para {game}</translation>
    </message>
    <message>
        <source>between rows {row} and {next} of {side} at ({q}, {r}) counted from {other}</source>
        <translation>entre as filas {row} e {next} de {side} em ({q}, {r}) contadas a partir de {other}</translation>
    </message>
    <message>
        <source>between {tile} and {other}</source>
        <translation>entre {tile} e {other}</translation>
    </message>
    <message>
        <source>{name} is no name of a driver; write one on one line, without hidden signs</source>
        <translation>{name} não é nome de piloto; escreva um numa linha, sem sinais ocultos</translation>
    </message>
    <message>
        <source>the name {name} is too long; take at most {most} letters</source>
        <translation>o nome {name} é demasiado longo; use no máximo {most} letras</translation>
    </message>
    <message>
        <source>a race with real dice cannot be taken up</source>
        <translation>uma corrida com dados verdadeiros não pode ser retomada</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>As the system has them</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Colours of the window and of the tiles on the screen</source>
        <translation>Cores da janela e das peças no ecrã</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>O do sistema</translation>
    </message>
    <message>
        <source>Language of the window and of pace notes</source>
        <translation>Idioma da janela e das notas de navegação</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
</context>
<context>
    <name>Appender</name>
    <message>
        <source>The library has no tile {side}.</source>
        <translation>A biblioteca não tem a peça {side}.</translation>
    </message>
    <message>
        <source>Append {side}</source>
        <translation>Acrescentar {side}</translation>
    </message>
    <message>
        <source>{side} fits here in no other turn.</source>
        <translation>{side} não encaixa aqui noutra orientação.</translation>
    </message>
    <message>
        <source>The other side of {side} does not fit here.</source>
        <translation>A outra face de {side} não encaixa aqui.</translation>
    </message>
</context>
<context>
    <name>BoardsNotice</name>
    <message>
        <source>The board files were read; this is still missing.</source>
        <translation>Os ficheiros de tabuleiros foram lidos; isto ainda falta.</translation>
    </message>
    <message>
        <source>The boards cannot be copied: {reason}.</source>
        <translation>Não é possível copiar os tabuleiros: {reason}.</translation>
    </message>
    <message>
        <source>The invented boards are in {file} now; they are not the published ones.</source>
        <translation>Os tabuleiros inventados estão agora em {file}; não são os publicados.</translation>
    </message>
    <message>
        <source>Use invented boards</source>
        <translation>Usar tabuleiros inventados</translation>
    </message>
    <message>
        <source>Copy boards that we have invented to your own board files, to try them</source>
        <translation>Copiar tabuleiros inventados por nós para os seus ficheiros de tabuleiros, para os experimentar</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Ler de novo</translation>
    </message>
    <message>
        <source>Read your board files again</source>
        <translation>Ler de novo os seus ficheiros de tabuleiros</translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message>
        <source>Do not ask which boxes are &amp;mine: use every box once</source>
        <translation>Não perguntar pelas &amp;minhas caixas: usar cada caixa uma vez</translation>
    </message>
    <message>
        <source>Copies of this box that you own</source>
        <translation>Exemplares desta caixa que possui</translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message>
        <source>&amp;Stage</source>
        <translation>E&amp;special</translation>
    </message>
    <message>
        <source>&amp;Try a change</source>
        <translation>E&amp;xperimentar uma alteração</translation>
    </message>
    <message>
        <source>Go on as a trial of this stage, which can be kept or dropped as a whole</source>
        <translation>Continuar num ensaio desta especial, que se guarda ou abandona por inteiro</translation>
    </message>
    <message>
        <source>&amp;Keep the trial</source>
        <translation>G&amp;uardar o ensaio</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminar o ensaio e manter a especial como está agora</translation>
    </message>
    <message>
        <source>Dr&amp;op the trial</source>
        <translation>A&amp;bandonar o ensaio</translation>
    </message>
    <message>
        <source>End the trial and bring back the stage as it was before</source>
        <translation>Terminar o ensaio e repor a especial como estava</translation>
    </message>
    <message>
        <source>&apos;{stage}&apos; is on trial already: keep or drop that first.</source>
        <translation>«{stage}» já está em ensaio: mantenha-o ou abandone-o primeiro.</translation>
    </message>
    <message>
        <source>Trial of &apos;{stage}&apos;: keep it or drop it when you have seen enough.</source>
        <translation>Ensaio de «{stage}»: mantenha-o ou abandone-o quando tiver visto o suficiente.</translation>
    </message>
    <message>
        <source>The trial of &apos;{stage}&apos; is kept.</source>
        <translation>O ensaio de «{stage}» foi mantido.</translation>
    </message>
    <message>
        <source>Drop the trial of &apos;{stage}&apos;</source>
        <translation>Abandonar o ensaio de «{stage}»</translation>
    </message>
    <message>
        <source>The trial of &apos;{stage}&apos; is dropped.</source>
        <translation>O ensaio de «{stage}» foi abandonado.</translation>
    </message>
    <message>
        <source>Nothing is on trial; &apos;Try a change&apos; in the Stage menu begins a trial.</source>
        <translation>Nada está em ensaio; «Experimentar uma alteração» no menu Especial começa um ensaio.</translation>
    </message>
    <message>
        <source>The stage &apos;{stage}&apos; is gone, and with it its trial.</source>
        <translation>A especial «{stage}» já não existe, nem o seu ensaio.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The tiles of the stage in view. Ctrl and arrow keys move the cursor.</source>
        <translation>As peças da especial em vista. Ctrl e as setas movem o cursor.</translation>
    </message>
</context>
<context>
    <name>CanvasActions</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Peça</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Lay the tiles of the clipboard at the cursor</source>
        <translation>Pôr as peças da área de transferência junto ao cursor</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar tu&amp;do</translation>
    </message>
    <message>
        <source>Select the &amp;stretch between</source>
        <translation>Selecionar o tr&amp;oço entre duas peças</translation>
    </message>
    <message>
        <source>Select the road between the two selected tiles</source>
        <translation>Selecionar a estrada entre as duas peças escolhidas</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Rodar para a &amp;direita</translation>
    </message>
    <message>
        <source>Turn by 60 degrees clockwise; in hand: to the next turn that fits</source>
        <translation>Rodar 60 graus no sentido horário; na mão: para a orientação seguinte que encaixa</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Rodar para a es&amp;querda</translation>
    </message>
    <message>
        <source>Turn by 60 degrees anticlockwise; in hand: to the turn before that fits</source>
        <translation>Rodar 60 graus no sentido anti-horário; na mão: para a orientação anterior que encaixa</translation>
    </message>
    <message>
        <source>&amp;Next turn that fits</source>
        <translation>Orientação &amp;seguinte que encaixa</translation>
    </message>
    <message>
        <source>Turn the tile to the next rotation in which all roads around it meet</source>
        <translation>Rodar a peça até todas as estradas à volta se encontrarem</translation>
    </message>
    <message>
        <source>Turn &amp;over</source>
        <translation>&amp;Virar</translation>
    </message>
    <message>
        <source>Show the other side of the tile</source>
        <translation>Mostrar a outra face da peça</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Trocar</translation>
    </message>
    <message>
        <source>Lay the two selected tiles in each other&apos;s place</source>
        <translation>Pôr as duas peças selecionadas uma no lugar da outra</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Retirar</translation>
    </message>
    <message>
        <source>Take the selected tiles away; with a marker or token in hand: that under the mouse</source>
        <translation>Retirar as peças selecionadas; com um marcador ou uma ficha na mão: o que está sob o rato</translation>
    </message>
    <message>
        <source>&amp;What fits here…</source>
        <translation>&amp;O que encaixa aqui…</translation>
    </message>
    <message>
        <source>Show every tile that fits on the hexagon of the cursor</source>
        <translation>Mostrar todas as peças que encaixam no hexágono do cursor</translation>
    </message>
    <message>
        <source>Where does this &amp;fit</source>
        <translation>Onde &amp;encaixa esta</translation>
    </message>
    <message>
        <source>Light up every place where the selected tile, or that in hand, fits</source>
        <translation>Iluminar todos os lugares onde encaixa a peça selecionada ou a que está na mão</translation>
    </message>
    <message>
        <source>Set the {marker}</source>
        <translation>Pôr: {marker}</translation>
    </message>
    <message>
        <source>Then click the line where it is to stand, or choose it by the arrow keys and Enter</source>
        <translation>Clique depois na linha onde deve ficar, ou escolha-a com as setas e Enter</translation>
    </message>
    <message>
        <source>Lay a &amp;token…</source>
        <translation>Pôr uma &amp;ficha…</translation>
    </message>
    <message>
        <source>Choose a token, then click the cell on which it is to lie</source>
        <translation>Escolha uma ficha, depois clique na casa onde deve ficar</translation>
    </message>
    <message>
        <source>Remove a marker or to&amp;ken…</source>
        <translation>Retirar &amp;marcador ou ficha…</translation>
    </message>
    <message>
        <source>Take away a marker or token that is on the selected tiles</source>
        <translation>Retirar um marcador ou uma ficha que esteja nas peças selecionadas</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>Zoom to &amp;all</source>
        <translation>Ver &amp;tudo</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selection</source>
        <translation>Ver a &amp;seleção</translation>
    </message>
    <message>
        <source>Move up, or pan</source>
        <translation>Mover ou deslocar para cima</translation>
    </message>
    <message>
        <source>Cursor up</source>
        <translation>Cursor para cima</translation>
    </message>
    <message>
        <source>Move down, or pan</source>
        <translation>Mover ou deslocar para baixo</translation>
    </message>
    <message>
        <source>Cursor down</source>
        <translation>Cursor para baixo</translation>
    </message>
    <message>
        <source>Move left, or pan</source>
        <translation>Mover ou deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Cursor left</source>
        <translation>Cursor para a esquerda</translation>
    </message>
    <message>
        <source>Move right, or pan</source>
        <translation>Mover ou deslocar para a direita</translation>
    </message>
    <message>
        <source>Cursor right</source>
        <translation>Cursor para a direita</translation>
    </message>
    <message>
        <source>Select at the cursor, or lay the tile in hand</source>
        <translation>Selecionar no cursor, ou pôr a peça que está na mão</translation>
    </message>
    <message>
        <source>Add the tile at the cursor to the selection, or take it out</source>
        <translation>Juntar à seleção a peça do cursor, ou tirá-la</translation>
    </message>
    <message>
        <source>Lay the tile in hand at the cursor even where it does not fit</source>
        <translation>Pôr a peça que está na mão no cursor mesmo onde não encaixa</translation>
    </message>
    <message>
        <source>({q}, {r}): {tile}</source>
        <translation>({q}, {r}): {tile}</translation>
    </message>
    <message>
        <source>({q}, {r}): free</source>
        <translation>({q}, {r}): livre</translation>
    </message>
    <message>
        <source>Select one tile first.</source>
        <translation>Selecione primeiro uma só peça.</translation>
    </message>
    <message>
        <source>{side} fits nowhere at the road.</source>
        <translation>{side} não encaixa em lado nenhum da estrada.</translation>
    </message>
</context>
<context>
    <name>CanvasMenus</name>
    <message>
        <source>No marker or token is on the selected tiles.</source>
        <translation>Não há marcador nem ficha nas peças selecionadas.</translation>
    </message>
</context>
<context>
    <name>CatalogueDock</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Find a tile</source>
        <translation>&amp;Procurar uma peça</translation>
    </message>
    <message>
        <source>Search the catalogue; Down leads to what is found, Enter takes it</source>
        <translation>Procurar no catálogo; Baixo leva ao que se encontrou, Enter pega na peça</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Tile sides</source>
        <translation>Faces das peças</translation>
    </message>
    <message>
        <source>Arrow keys go through the list, Enter appends a side, letters search</source>
        <translation>As setas percorrem a lista, Enter acrescenta uma face, as letras procuram</translation>
    </message>
    <message>
        <source>The road has no open end, or no tile fits there.</source>
        <translation>A estrada não tem ponta aberta, ou nenhuma peça lá encaixa.</translation>
    </message>
    <message>
        <source>No side is like that. &apos;Show all&apos; takes the filters off.</source>
        <translation>Nenhuma face é assim. «Mostrar tudo» tira os filtros.</translation>
    </message>
    <message>
        <source>Sides: {number} of {all}</source>
        <translation>Faces: {number} de {all}</translation>
    </message>
    <message>
        <source>&amp;Append {side}</source>
        <translation>&amp;Acrescentar {side}</translation>
    </message>
    <message>
        <source>&amp;Take {side} in hand</source>
        <translation>&amp;Levar {side} na mão</translation>
    </message>
    <message>
        <source>Show where it &amp;fits</source>
        <translation>Mostrar onde &amp;encaixa</translation>
    </message>
    <message>
        <source>All copies of tile {tile} are in use: {places}</source>
        <translation>Todos os exemplares da peça {tile} estão em uso: {places}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{place}, inner line, limit {limit}</source>
        <translation>{place}, linha interior, limite {limit}</translation>
    </message>
    <message>
        <source>{place}, drift line, limit {limit}</source>
        <translation>{place}, linha de deriva, limite {limit}</translation>
    </message>
    <message>
        <source>{place}, lane {lane}</source>
        <translation>{place}, faixa {lane}</translation>
    </message>
    <message>
        <source>{place}, slide</source>
        <translation>{place}, derrapagem</translation>
    </message>
    <message>
        <source>{place}, shortcut, limit {limit}</source>
        <translation>{place}, atalho, limite {limit}</translation>
    </message>
    <message>
        <source>{place}: {dice}, risk from {odds}</source>
        <translation>{place}: {dice}, risco a partir de {odds}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{place}: {dice}, risk {odds}</source>
        <translation>{place}: {dice}, risco {odds}</translation>
    </message>
    <message>
        <source>{place}: {dice}, risk {odds}, with the plan {sum}</source>
        <translation>{place}: {dice}, risco {odds}, com o plano {sum}</translation>
    </message>
    <message>
        <source>{dice}, risk {odds}</source>
        <translation>{dice}, risco {odds}</translation>
    </message>
    <message>
        <source>{dice}, risk {odds}, with the plan {sum}</source>
        <translation>{dice}, risco {odds}, com o plano {sum}</translation>
    </message>
    <message>
        <source>over the limit: control is lost</source>
        <translation>acima do limite: perde-se o controlo</translation>
    </message>
    <message>
        <source>shortcut: draw a token</source>
        <translation>atalho: tirar uma ficha</translation>
    </message>
    <message>
        <source>flies over the jump</source>
        <translation>voa sobre o salto</translation>
    </message>
    <message>
        <source>a warning loses control</source>
        <translation>um aviso faz perder o controlo</translation>
    </message>
    <message>
        <source>no room to land: the turn ends</source>
        <translation>sem lugar para aterrar: a vez acaba</translation>
    </message>
    <message>
        <source>flying start: a warning ends the turn</source>
        <translation>partida lançada: um aviso termina a vez</translation>
    </message>
    <message>
        <source>pushes the car there, damage tokens for both: {count}</source>
        <translation>empurra o carro que lá está, fichas de dano para os dois: {count}</translation>
    </message>
    <message>
        <source>Closed: {place}; another car is in the way.</source>
        <translation>Fechado: {place}; outro carro está no caminho.</translation>
    </message>
    <message>
        <source>Closed: {place}; a yellow flag forbids to come beside another car.</source>
        <translation>Fechado: {place}; uma bandeira amarela proíbe pôr-se ao lado de outro carro.</translation>
    </message>
    <message>
        <source>Closed: {place}; to come beside the car there takes at least gear {gear}.</source>
        <translation>Fechado: {place}; para ficar ao lado do carro é precisa pelo menos a mudança {gear}.</translation>
    </message>
    <message>
        <source>without the joker: disqualified</source>
        <translation>sem o joker: desclassificado</translation>
    </message>
    <message>
        <source>over the finish line</source>
        <translation>passa a linha de meta</translation>
    </message>
    <message>
        <source>{words} ({marks})</source>
        <translation>{words} ({marks})</translation>
    </message>
    <message>
        <source>{tyres}: {effects}</source>
        <translation>{tyres}: {effects}</translation>
    </message>
    <message>
        <source>{tyres}, on the car now: {effects}</source>
        <translation>{tyres}, montados agora: {effects}</translation>
    </message>
    <message>
        <source>coast dice {count}</source>
        <translation>dados de roda livre {count}</translation>
    </message>
    <message>
        <source>brake dice {count}</source>
        <translation>dados de travão {count}</translation>
    </message>
    <message>
        <source>{weather}: control is lost at {limit} warnings</source>
        <translation>{weather}: perde-se o controlo aos {limit} avisos</translation>
    </message>
    <message>
        <source>{weather}: {dice}, control is lost at {limit} warnings</source>
        <translation>{weather}: {dice}, perde-se o controlo aos {limit} avisos</translation>
    </message>
    <message>
        <source>{place}, gear {gear}, damage tokens {tokens}: {dice}</source>
        <translation>{place}, mudança {gear}, fichas de dano {tokens}: {dice}</translation>
    </message>
    <message>
        <source>over the finish line, {place}, gear {gear}, damage tokens {tokens}: {dice}</source>
        <translation>passa a linha de meta, {place}, mudança {gear}, fichas de dano {tokens}: {dice}</translation>
    </message>
</context>
<context>
    <name>Cockpit</name>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Choose by a click or with the keys 1 to 9</source>
        <translation>Escolha com um clique ou com as teclas 1 a 9</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Garantir</translation>
    </message>
    <message>
        <source>Flat out</source>
        <translation>A fundo</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar a vez</translation>
    </message>
    <message>
        <source>Undo step</source>
        <translation>Anular o passo</translation>
    </message>
    <message>
        <source>The cars line up.</source>
        <translation>Os carros alinham-se.</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>A corrida continua.</translation>
    </message>
    <message>
        <source>{name} is driving.</source>
        <translation>{name} está a conduzir.</translation>
    </message>
    <message>
        <source>{name}: on which cell do you start?</source>
        <translation>{name}: em que casa parte?</translation>
    </message>
    <message>
        <source>{name}: on which tyres do you go on?</source>
        <translation>{name}: com que pneus continua?</translation>
    </message>
    <message>
        <source>{name}: fit the spare tyre?</source>
        <translation>{name}: montar a roda sobresselente?</translation>
    </message>
    <message>
        <source>{name}: too many warnings! Spend the SISU token?</source>
        <translation>{name}: avisos a mais! Gastar a ficha SISU?</translation>
    </message>
    <message>
        <source>{name}: control is lost. In which order are the dice played?</source>
        <translation>{name}: perda de controlo. Por que ordem se jogam os dados?</translation>
    </message>
    <message>
        <source>{name}: where to?</source>
        <translation>{name}: para onde?</translation>
    </message>
    <message>
        <source>{name}: with which dice?</source>
        <translation>{name}: com que dados?</translation>
    </message>
    <message>
        <source>Fit it: {seconds} s, one coast die back, gear {gear}</source>
        <translation>Montá-la: {seconds} s, um dado de roda livre de volta, mudança {gear}</translation>
    </message>
    <message>
        <source>Drive on without</source>
        <translation>Seguir sem ela</translation>
    </message>
    <message>
        <source>Spend it and keep control</source>
        <translation>Gastá-la e manter o controlo</translation>
    </message>
    <message>
        <source>Keep it and lose control</source>
        <translation>Guardá-la e perder o controlo</translation>
    </message>
    <message>
        <source>No step leads there; the cells that are open are lit up.</source>
        <translation>Nenhum passo leva até lá; as casas possíveis estão iluminadas.</translation>
    </message>
    <message>
        <source>Nobody is asked at this moment of the race.</source>
        <translation>Ninguém é chamado a decidir neste momento da corrida.</translation>
    </message>
    <message>
        <source>Choose a lit cell first.</source>
        <translation>Escolha primeiro uma casa iluminada.</translation>
    </message>
    <message>
        <source>The car must move before the turn can end.</source>
        <translation>O carro tem de andar antes de a vez acabar.</translation>
    </message>
    <message>
        <source>Not enough second tokens: there are {tokens}.</source>
        <translation>Fichas de segundo insuficientes: há {tokens}.</translation>
    </message>
    <message>
        <source>Not enough focus tokens: there are {tokens}.</source>
        <translation>Fichas de foco insuficientes: há {tokens}.</translation>
    </message>
    <message>
        <source>Flat out is declared before the first die of the turn.</source>
        <translation>«A fundo» anuncia-se antes do primeiro dado da vez.</translation>
    </message>
    <message>
        <source>Flat out does not begin with a flying start.</source>
        <translation>A fundo não começa com uma partida lançada.</translation>
    </message>
    <message>
        <source>Flat out takes more dice than that.</source>
        <translation>A fundo pede mais dados do que isso.</translation>
    </message>
    <message>
        <source>Flat out takes no more dice than cells to the finish line.</source>
        <translation>A fundo não leva mais dados do que as casas até à meta.</translation>
    </message>
    <message>
        <source>Roll the whole plan at once; these dice give a token each: {kinds} [F]</source>
        <translation>Lançar o plano todo de uma vez; estes dados dão uma ficha cada: {kinds} [F]</translation>
    </message>
    <message>
        <source>Plan: {dice}. Risk of losing control: {odds}</source>
        <translation>Plano: {dice}. Risco de perder o controlo: {odds}</translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation>Ainda nada está planeado.</translation>
    </message>
    <message>
        <source>Secure (tokens: {price})</source>
        <translation>Garantir (fichas: {price})</translation>
    </message>
    <message>
        <source>No move is asked for at this moment.</source>
        <translation>Não se pede nenhum movimento neste momento.</translation>
    </message>
    <message>
        <source>Roll the next step [Space]</source>
        <translation>Lançar os dados do passo seguinte [Espaço]</translation>
    </message>
    <message>
        <source>Play the next step safely [S]</source>
        <translation>Jogar o passo seguinte sem risco [S]</translation>
    </message>
    <message>
        <source>Roll the whole plan at once, one token a die [F]</source>
        <translation>Lançar o plano todo de uma vez, uma ficha por dado [F]</translation>
    </message>
    <message>
        <source>End the turn here [Enter]</source>
        <translation>Terminar a vez aqui [Enter]</translation>
    </message>
    <message>
        <source>Take back the last planned step [Backspace]</source>
        <translation>Retirar o último passo planeado [Retrocesso]</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Procurar uma ação</translation>
    </message>
    <message>
        <source>Words of an action, for example: save as</source>
        <translation>Palavras de uma ação, por exemplo: guardar como</translation>
    </message>
    <message>
        <source>Words of an action</source>
        <translation>Palavras de uma ação</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Ações encontradas</translation>
    </message>
    <message>
        <source>{menu}: {action}</source>
        <translation>{menu}: {action}</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>The boxes hold no more copies of tile {tile}; in use: {places}</source>
        <translation>As caixas não têm mais exemplares da peça {tile}; em uso: {places}</translation>
    </message>
</context>
<context>
    <name>Dashboard</name>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Volta</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Dice left</source>
        <translation>Dados por jogar</translation>
    </message>
    <message>
        <source>Dice played</source>
        <translation>Dados jogados</translation>
    </message>
    <message>
        <source>Damage tokens</source>
        <translation>Fichas de dano</translation>
    </message>
    <message>
        <source>Danger tokens</source>
        <translation>Fichas de perigo</translation>
    </message>
    <message>
        <source>Second tokens</source>
        <translation>Fichas de segundo</translation>
    </message>
    <message>
        <source>SISU tokens</source>
        <translation>Fichas SISU</translation>
    </message>
    <message>
        <source>Spare tyres</source>
        <translation>Rodas sobresselentes</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Carro</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Yellow flags</source>
        <translation>Bandeiras amarelas</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt;, {time}</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt;, {time}</translation>
    </message>
    <message>
        <source>Focus tokens</source>
        <translation>Fichas de foco</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danos</translation>
    </message>
    <message>
        <source>driven in lap {lap}</source>
        <translation>feito na volta {lap}</translation>
    </message>
    <message>
        <source>still to be driven</source>
        <translation>ainda por fazer</translation>
    </message>
    <message>
        <source>{signs} {count} of {limit}</source>
        <translation>{signs} {count} de {limit}</translation>
    </message>
    <message>
        <source>gear: {count}</source>
        <translation>mudança: {count}</translation>
    </message>
    <message>
        <source>coast: {count}</source>
        <translation>roda livre: {count}</translation>
    </message>
    <message>
        <source>brake: {count}</source>
        <translation>travão: {count}</translation>
    </message>
    <message>
        <source>boost: {count}</source>
        <translation>boost: {count}</translation>
    </message>
    <message>
        <source>punctures: {count}</source>
        <translation>furos: {count}</translation>
    </message>
    <message>
        <source>gear dice lost: {count}</source>
        <translation>dados de mudança perdidos: {count}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>This stage is a row of legs over boards. Change them in the inspector.</source>
        <translation>Esta especial é uma sequência de trechos sobre tabuleiros. Mude-os no inspetor.</translation>
    </message>
</context>
<context>
    <name>DrawingView</name>
    <message>
        <source>Drawing of the side</source>
        <translation>Desenho da face</translation>
    </message>
    <message>
        <source>Cell {name}</source>
        <translation>Casa {name}</translation>
    </message>
</context>
<context>
    <name>DriverRow</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Somebody at this window</source>
        <translation>Alguém nesta janela</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>The computer, with few risks</source>
        <translation>O computador, com poucos riscos</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ao ataque</translation>
    </message>
    <message>
        <source>The computer, after the best time</source>
        <translation>O computador, à procura do melhor tempo</translation>
    </message>
    <message>
        <source>Who drives</source>
        <translation>Quem pilota</translation>
    </message>
    <message>
        <source>A person at this window, or the computer: steady or on the attack</source>
        <translation>Uma pessoa nesta janela, ou o computador: regular ou ao ataque</translation>
    </message>
    <message>
        <source>Name of the driver</source>
        <translation>Nome do piloto</translation>
    </message>
    <message>
        <source>Name in the log and in the standings</source>
        <translation>Nome no registo e na classificação</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Retirar o piloto</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Carro</translation>
    </message>
    <message>
        <source>The car of the driver</source>
        <translation>O carro do piloto</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Pneus</translation>
    </message>
    <message>
        <source>The tyres with which the driver starts</source>
        <translation>Os pneus com que o piloto parte</translation>
    </message>
    <message>
        <source>right for the weather</source>
        <translation>certos para o tempo</translation>
    </message>
    <message>
        <source>chosen before every stage</source>
        <translation>escolhidos antes de cada especial</translation>
    </message>
</context>
<context>
    <name>DrivingKeys</name>
    <message>
        <source>The race is over. To edit tiles, click on the table or press Escape first.</source>
        <translation>A corrida acabou. Para editar peças, clique na mesa ou carregue primeiro em Esc.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message>
        <source>Cannot be opened: {files}. Road-books and layouts are files of this computer that end in {suffixes}.</source>
        <translation>Não é possível abrir: {files}. Road-books e traçados são ficheiros deste computador que acabam em {suffixes}.</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Turn {side}</source>
        <translation>Rodar {side}</translation>
    </message>
    <message>
        <source>Turn tiles</source>
        <translation>Rodar peças</translation>
    </message>
    <message>
        <source>{side} fits here in no other turn: {reason}.</source>
        <translation>{side} não encaixa aqui noutra orientação: {reason}.</translation>
    </message>
    <message>
        <source>{side} has one printed side only.</source>
        <translation>{side} só tem uma face impressa.</translation>
    </message>
    <message>
        <source>Turn over {side}</source>
        <translation>Virar {side}</translation>
    </message>
    <message>
        <source>Turn tiles over</source>
        <translation>Virar peças</translation>
    </message>
    <message>
        <source>Move {side}</source>
        <translation>Mover {side}</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Mover peças</translation>
    </message>
    <message>
        <source>There is no room: {reason}.</source>
        <translation>Não há lugar: {reason}.</translation>
    </message>
    <message>
        <source>Select two tiles: they are then swapped.</source>
        <translation>Selecione duas peças: são então trocadas.</translation>
    </message>
    <message>
        <source>Swap {one} and {other}</source>
        <translation>Trocar {one} e {other}</translation>
    </message>
    <message>
        <source>Remove {side}</source>
        <translation>Retirar {side}</translation>
    </message>
    <message>
        <source>Remove tiles</source>
        <translation>Retirar peças</translation>
    </message>
    <message>
        <source>Cut {side}</source>
        <translation>Cortar {side}</translation>
    </message>
    <message>
        <source>Cut tiles</source>
        <translation>Cortar peças</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard.</source>
        <translation>A área de transferência não tem peças.</translation>
    </message>
    <message>
        <source>Paste tiles</source>
        <translation>Colar peças</translation>
    </message>
    <message>
        <source>Duplicate {side}</source>
        <translation>Duplicar {side}</translation>
    </message>
    <message>
        <source>Duplicate tiles</source>
        <translation>Duplicar peças</translation>
    </message>
    <message>
        <source>There is no room for these tiles near the cursor.</source>
        <translation>Não há lugar para estas peças perto do cursor.</translation>
    </message>
    <message>
        <source>Select two tiles: the road between them is then selected.</source>
        <translation>Selecione duas peças: a estrada entre elas fica selecionada.</translation>
    </message>
    <message>
        <source>No road leads from one of these tiles to the other.</source>
        <translation>Nenhuma estrada leva de uma destas peças à outra.</translation>
    </message>
    <message>
        <source>Select a tile first.</source>
        <translation>Selecione primeiro uma peça.</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>The game whose rules are played</source>
        <translation>O jogo cujas regras se aplicam</translation>
    </message>
    <message>
        <source>Drive the stage in view, or all stages one after another</source>
        <translation>Correr a especial em vista, ou todas umas a seguir às outras</translation>
    </message>
    <message>
        <source>The stage in view</source>
        <translation>A especial em vista</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>como planeado</translation>
    </message>
    <message>
        <source>Laps of a race; as planned: as the road-book says, or else the rules</source>
        <translation>Voltas de uma corrida; como planeado: segundo o road-book, ou senão as regras</translation>
    </message>
    <message>
        <source>Weather at the start; as planned: as the road-book says, or else the rules</source>
        <translation>Tempo à partida; como planeado: segundo o road-book, ou senão as regras</translation>
    </message>
    <message>
        <source>Shakedown</source>
        <translation>Shakedown</translation>
    </message>
    <message>
        <source>Drive to try the stage: neither warnings nor punctures count</source>
        <translation>Correr para experimentar a especial: nem os avisos nem os furos contam</translation>
    </message>
    <message>
        <source>The same seed and decisions give the same race</source>
        <translation>A mesma semente e as mesmas decisões dão a mesma corrida</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nova semente</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Sortear outra semente</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Especiais</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Voltas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Juntar um piloto</translation>
    </message>
    <message>
        <source>One more car in the race</source>
        <translation>Mais um carro na corrida</translation>
    </message>
    <message>
        <source>The whole rally</source>
        <translation>O rali inteiro</translation>
    </message>
    <message>
        <source>{rules}: not for the stage in view</source>
        <translation>{rules}: não para a especial em vista</translation>
    </message>
    <message>
        <source>The stage in view is not for these rules. Rules that fit: {rules}.</source>
        <translation>A especial em vista não é para estas regras. Regras que servem: {rules}.</translation>
    </message>
    <message>
        <source>Driver {number}</source>
        <translation>Piloto {number}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>Add a row</source>
        <translation>Juntar uma linha</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Retirar uma linha</translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>Mover uma linha</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not written as &apos;key: value, key: value&apos;</source>
        <translation>«{text}» não está escrito como «chave: valor, chave: valor»</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>F2 or Enter edits a cell, Insert adds a row, Delete removes it</source>
        <translation>F2 ou Enter edita uma célula, Insert junta uma linha, Delete retira-a</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Juntar</translation>
    </message>
    <message>
        <source>Add a row behind the current one</source>
        <translation>Juntar uma linha depois da atual</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Remove the current row</source>
        <translation>Retirar a linha atual</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move the current row up (Alt+Up)</source>
        <translation>Subir a linha atual (Alt+Cima)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Move the current row down (Alt+Down)</source>
        <translation>Descer a linha atual (Alt+Baixo)</translation>
    </message>
    <message>
        <source>Row {row}: {fault}</source>
        <translation>Fila {row}: {fault}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagem</translation>
    </message>
    <message>
        <source>Picture of pixels (PNG)</source>
        <translation>Imagem de píxeis (PNG)</translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation>Imagem vetorial (SVG)</translation>
    </message>
    <message>
        <source>Document of one page (PDF)</source>
        <translation>Documento de uma página (PDF)</translation>
    </message>
    <message>
        <source>Poster over several pages (PDF)</source>
        <translation>Cartaz em várias páginas (PDF)</translation>
    </message>
    <message>
        <source>The whole stage</source>
        <translation>A especial inteira</translation>
    </message>
    <message>
        <source>The selected tiles</source>
        <translation>As peças selecionadas</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Para papel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Length of a tile&apos;s edge in the picture</source>
        <translation>Comprimento do lado de uma peça na imagem</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Length of a tile&apos;s edge on paper; at first that of the printed tiles</source>
        <translation>Comprimento do lado de uma peça no papel; de início, o das peças impressas</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Parte:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <source>&amp;Overlays:</source>
        <translation>Cama&amp;das:</translation>
    </message>
    <message>
        <source>Pi&amp;xels of an edge:</source>
        <translation>Pí&amp;xeis por lado:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apel:</translation>
    </message>
    <message>
        <source>&amp;Edge of a tile:</source>
        <translation>&amp;Lado de uma peça:</translation>
    </message>
    <message>
        <source>&amp;Write file…</source>
        <translation>&amp;Escrever ficheiro…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Overlays to draw</source>
        <translation>Camadas a desenhar</translation>
    </message>
    <message>
        <source>Write picture</source>
        <translation>Escrever imagem</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>A escrever {file}…</translation>
    </message>
    <message>
        <source>The picture was not written.</source>
        <translation>A imagem não foi escrita.</translation>
    </message>
    <message>
        <source>Picture written to {file}</source>
        <translation>Imagem escrita em {file}</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>A imprimir…</translation>
    </message>
    <message>
        <source>The stage was not printed.</source>
        <translation>A especial não foi impressa.</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado para a impressora</translation>
    </message>
</context>
<context>
    <name>FaultKeeper</name>
    <message>
        <source>Its details are in {file}; please report it with them.</source>
        <translation>Os pormenores estão em {file}; junte-os ao comunicá-la.</translation>
    </message>
    <message>
        <source>Its details could not be written to a file.</source>
        <translation>Não foi possível escrever os pormenores num ficheiro.</translation>
    </message>
    <message>
        <source>The editor has a fault; what you just did may not have worked.</source>
        <translation>O editor tem uma falha; o que acabou de fazer pode não ter resultado.</translation>
    </message>
    <message>
        <source>{where}

Your rally is still here, and a recovery copy is kept.</source>
        <translation>{where}

O seu rali continua aqui, e guarda-se uma cópia de recuperação.</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>Faults of the tile</source>
        <translation>Falhas da peça</translation>
    </message>
    <message>
        <source>Click or press Enter to go to the field</source>
        <translation>Clique ou prima Enter para ir ao campo</translation>
    </message>
    <message>
        <source>Faults: {number}. The tile can be saved when there is none left.</source>
        <translation>Falhas: {number}. A peça pode ser guardada quando não restar nenhuma.</translation>
    </message>
    <message>
        <source>The tile can be saved. Odd, and worth a look: {number}</source>
        <translation>A peça pode ser guardada. Estranho, a rever: {number}</translation>
    </message>
    <message>
        <source>Nothing is wrong: the tile can be saved.</source>
        <translation>Está tudo certo: a peça pode ser guardada.</translation>
    </message>
    <message>
        <source>side {face}, {place}</source>
        <translation>face {face}, {place}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recentes</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Ficheiro</translation>
    </message>
    <message>
        <source>&amp;New rally</source>
        <translation>&amp;Novo rali</translation>
    </message>
    <message>
        <source>Begin a rally with one empty stage</source>
        <translation>Começar um rali com uma especial vazia</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a road-book, or one or more layouts as the stages of a rally</source>
        <translation>Abrir um road-book, ou traçados como especiais de um rali</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the rally as a road-book</source>
        <translation>Guardar o rali como road-book</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the rally as a road-book under another name</source>
        <translation>Guardar o rali como road-book com outro nome</translation>
    </message>
    <message>
        <source>Export stage as &amp;layout…</source>
        <translation>Exportar a especial como &amp;traçado…</translation>
    </message>
    <message>
        <source>Write the tiles of the stage in view for other programs</source>
        <translation>Escrever as peças da especial em vista para outros programas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Road-books and layouts (*.yaml *.yml *.json);;All files (*)</source>
        <translation>Road-books e traçados (*.yaml *.yml *.json);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Não é possível abrir o ficheiro.</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>A ler {file}…</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} foi alterado por outro programa.</translation>
    </message>
    <message>
        <source>If you save now, the changes of the other program are lost.</source>
        <translation>Se guardar agora, perdem-se as alterações do outro programa.</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Guardar com outro nome…</translation>
    </message>
    <message>
        <source>Overwrite the file</source>
        <translation>Substituir o ficheiro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A stage over boards has no layout of tiles to export.</source>
        <translation>Uma especial sobre tabuleiros não tem traçado de peças para exportar.</translation>
    </message>
    <message>
        <source>Export stage as layout</source>
        <translation>Exportar a especial como traçado</translation>
    </message>
    <message>
        <source>Layouts (*.json)</source>
        <translation>Traçados (*.json)</translation>
    </message>
    <message>
        <source>The layout was not written.</source>
        <translation>O traçado não foi escrito.</translation>
    </message>
    <message>
        <source>Layout of {stage} written to {file}</source>
        <translation>Traçado de {stage} escrito em {file}</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <translation>A guardar {file}…</translation>
    </message>
    <message>
        <source>The rally was not saved.</source>
        <translation>O rali não foi guardado.</translation>
    </message>
    <message>
        <source>{reason}

Your changes are still here, unsaved.</source>
        <translation>{reason}

As suas alterações continuam aqui, por guardar.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Saved as {file}, without the published course of {stages}: it is that of another layout</source>
        <translation>Guardado como {file}, sem o percurso publicado de {stages}: é de outro traçado</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Road-book (*.roadbook.yaml)</source>
        <translation>Road-book (*.roadbook.yaml)</translation>
    </message>
    <message>
        <source>Road-book as JSON (*.roadbook.json)</source>
        <translation>Road-book em JSON (*.roadbook.json)</translation>
    </message>
    <message>
        <source>{rally} has changes that are not saved.</source>
        <translation>{rally} tem alterações por guardar.</translation>
    </message>
    <message>
        <source>Save them before going on?</source>
        <translation>Guardá-las antes de continuar?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Não guardar</translation>
    </message>
    <message>
        <source>&apos;{stage}&apos; is on trial.</source>
        <translation>«{stage}» está em ensaio.</translation>
    </message>
    <message>
        <source>The file would have the stage with all that you have tried up to now.</source>
        <translation>O ficheiro ficaria com a especial e tudo o que experimentou até agora.</translation>
    </message>
    <message>
        <source>Save what is tried</source>
        <translation>Guardar o que se experimenta</translation>
    </message>
    <message>
        <source>Drop the trial and save</source>
        <translation>Abandonar o ensaio e guardar</translation>
    </message>
    <message>
        <source>A race is on.</source>
        <translation>Há uma corrida em curso.</translation>
    </message>
    <message>
        <source>It ends when you leave the rally. Go on?</source>
        <translation>Termina se deixar o rali. Continuar?</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Terminar a corrida</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Novo rali</translation>
    </message>
    <message>
        <source>{file} is gone; save the rally to have it again</source>
        <translation>{file} desapareceu; guarde o rali para o voltar a ter</translation>
    </message>
    <message>
        <source>Read it again? What you changed here and did not save would be lost.</source>
        <translation>Lê-lo de novo? Perdia-se o que alterou aqui e não guardou.</translation>
    </message>
    <message>
        <source>Read it again?</source>
        <translation>Lê-lo de novo?</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Ler de novo</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Manter o que está aqui</translation>
    </message>
    <message>
        <source>The file cannot be read any more.</source>
        <translation>O ficheiro já não se consegue ler.</translation>
    </message>
    <message>
        <source>Not everything could be read.</source>
        <translation>Nem tudo se conseguiu ler.</translation>
    </message>
</context>
<context>
    <name>FindingDetails</name>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Rule {code}: {title}</source>
        <translation>Regra {code}: {title}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Fix shows the tiles that fit there; choose one of them.</source>
        <translation>«Corrigir» mostra as peças que lá encaixam; escolha uma delas.</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>{severity}, muted</source>
        <translation>{severity}, silenciado</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>silenciado</translation>
    </message>
    <message>
        <source>{problem}
{rule}, {place}, muted</source>
        <translation>{problem}
{rule}, {place}, silenciado</translation>
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
        <translation>Clique numa peça do catálogo: a especial começa com ela. Cada peça em que clicar a seguir continua a estrada, rodada de modo a encaixar. Também se podem arrastar peças para aqui.</translation>
    </message>
    <message>
        <source>Click a tile in the catalogue: the stage begins with it. Every further tile that you click leads the road on, turned so that it fits. For a stage over the boards of the classic game, write its legs in the inspector.</source>
        <translation>Clique numa peça do catálogo: a especial começa com ela. Cada peça seguinte prolonga a estrada, rodada como deve ser. Para uma especial sobre os tabuleiros do jogo clássico, escreva os seus trechos no inspetor.</translation>
    </message>
</context>
<context>
    <name>FittingSides</name>
    <message>
        <source>What fits here</source>
        <translation>O que encaixa aqui</translation>
    </message>
    <message>
        <source>Tiles that fit</source>
        <translation>Peças que encaixam</translation>
    </message>
    <message>
        <source>No tile of your boxes that is left fits here.</source>
        <translation>Nenhuma peça que resta nas suas caixas encaixa aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) join the roads that end at ({q}, {r}) and come first. Press Enter to lay one.</source>
        <translation>
            <numerusform>%n face junta as estradas que acabam em ({q}, {r}) e vem primeiro. Carregue em Enter para pôr uma.</numerusform>
            <numerusform>%n faces juntam as estradas que acabam em ({q}, {r}) e vêm primeiro. Carregue em Enter para pôr uma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fit there, but lead a road elsewhere.</source>
        <translation>
            <numerusform>Mais %n serve ali, mas leva uma estrada para outro lado.</numerusform>
            <numerusform>Mais %n servem ali, mas levam uma estrada para outro lado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) fit at ({q}, {r}). Press Enter to lay one.</source>
        <translation>
            <numerusform>%n face encaixa em ({q}, {r}). Enter põe uma.</numerusform>
            <numerusform>%n faces encaixam em ({q}, {r}). Enter põe uma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {taken} by {side}</source>
        <translation>Trocar {taken} por {side}</translation>
    </message>
    <message>
        <source>Lay {side}</source>
        <translation>Pôr {side}</translation>
    </message>
</context>
<context>
    <name>FormState</name>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>GroupPage</name>
    <message>
        <source>Tile</source>
        <translation>Peça</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Selected tiles</source>
        <translation>Peças selecionadas</translation>
    </message>
    <message>
        <source>Double click or Enter selects one tile and shows it</source>
        <translation>Duplo clique ou Enter seleciona uma peça e mostra-a</translation>
    </message>
    <message>
        <source>Tiles: {number}</source>
        <translation>Peças: {number}</translation>
    </message>
    <message>
        <source>Surfaces: {surfaces}</source>
        <translation>Pisos: {surfaces}</translation>
    </message>
    <message>
        <source>Danger: {dangers}</source>
        <translation>Perigo: {dangers}</translation>
    </message>
    <message>
        <source>Boxes: {boxes}</source>
        <translation>Caixas: {boxes}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Unknown: {sides}</source>
        <translation>Desconhecidas: {sides}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Como foi aberto</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Passos do histórico</translation>
    </message>
    <message>
        <source>Click a step to go back, or forward, to it. The disk marks what is saved.</source>
        <translation>Clique num passo para recuar ou avançar até ele. A disquete marca o que está guardado.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminar o ensaio e manter a especial como está agora</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>End the trial and bring back the stage as it was before</source>
        <translation>Terminar o ensaio e repor a especial como estava</translation>
    </message>
    <message>
        <source>On trial: &apos;{stage}&apos;. Keep what you have tried, or drop it?</source>
        <translation>Em ensaio: «{stage}». Manter o que experimentou, ou abandoná-lo?</translation>
    </message>
</context>
<context>
    <name>InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Ficheiro</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>That concerns a stage: open a rally, or begin a new one.</source>
        <translation>Isso diz respeito a uma especial: abra um rali, ou comece um novo.</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Peça</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>E&amp;special</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>&amp;Corrida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>{rally}[*] – trial of &apos;{stage}&apos; – Track editor</source>
        <translation>{rally}[*] – ensaio de «{stage}» – Editor de traçados</translation>
    </message>
    <message>
        <source>{rally}[*] – Track editor</source>
        <translation>{rally}[*] – Editor de traçados</translation>
    </message>
    <message>
        <source>Track editor[*]</source>
        <translation>Editor de traçados[*]</translation>
    </message>
    <message>
        <source>{fault} (and {count} more)</source>
        <translation>{fault} (e mais {count})</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {reason}</source>
        <translation>Não foi possível escrever uma cópia de recuperação: {reason}</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Click the line on which the {marker} is to stand; R turns it, Del takes away what is under the mouse.</source>
        <translation>Clique na linha onde pôr: {marker}; R roda, Del retira o que está sob o rato.</translation>
    </message>
    <message>
        <source>Markers stand on lines that span the road, or on edges.</source>
        <translation>Os marcadores ficam em linhas que atravessam a estrada, ou nos lados.</translation>
    </message>
    <message>
        <source>Move the cursor to a tile with a road (Ctrl and arrows).</source>
        <translation>Leve o cursor a uma peça com estrada (Ctrl e setas).</translation>
    </message>
    <message>
        <source>Remove the {marker}</source>
        <translation>Retirar: {marker}</translation>
    </message>
    <message>
        <source>Move the {marker}</source>
        <translation>Mover: {marker}</translation>
    </message>
    <message>
        <source>Set the {marker}</source>
        <translation>Pôr: {marker}</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>start standee</source>
        <translation>painel de partida</translation>
    </message>
    <message>
        <source>finish standee</source>
        <translation>painel de chegada</translation>
    </message>
    <message>
        <source>start/finish standee</source>
        <translation>painel de partida/chegada</translation>
    </message>
    <message>
        <source>joker entrance arch</source>
        <translation>arco de entrada do joker</translation>
    </message>
    <message>
        <source>joker exit arch</source>
        <translation>arco de saída do joker</translation>
    </message>
</context>
<context>
    <name>MorePage</name>
    <message>
        <source>&amp;Lines and more</source>
        <translation>&amp;Linhas e mais</translation>
    </message>
    <message>
        <source>Lines across a road</source>
        <translation>Linhas que atravessam uma estrada</translation>
    </message>
    <message>
        <source>Contacts of cells that their shapes do not show</source>
        <translation>Contactos de casas que as suas formas não mostram</translation>
    </message>
    <message>
        <source>Cells that share ground</source>
        <translation>Casas que partilham terreno</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grelha</translation>
    </message>
    <message>
        <source>&amp;Grid boxes:</source>
        <translation>Lug&amp;ares de grelha:</translation>
    </message>
    <message>
        <source>Names of the cells with grid boxes, behind each other: &apos;r0.0.0 r0.0.1&apos;</source>
        <translation>Nomes das casas com lugar de grelha, uns a seguir aos outros: «r0.0.0 r0.0.1»</translation>
    </message>
    <message>
        <source>Road &amp;above:</source>
        <translation>Estrada de &amp;cima:</translation>
    </message>
    <message>
        <source>The road that passes above the others, by its name or as r1</source>
        <translation>A estrada que passa por cima das outras, pelo nome ou como r1</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>&amp;Nota:</translation>
    </message>
    <message>
        <source>What is worth knowing about the picture</source>
        <translation>O que vale a pena saber sobre a imagem</translation>
    </message>
    <message>
        <source>De&amp;cided:</source>
        <translation>&amp;Decisão:</translation>
    </message>
    <message>
        <source>What the picture leaves open, and how it is read here</source>
        <translation>O que a imagem deixa em aberto, e como se lê aqui</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Replace {taken} by {side}</source>
        <translation>Trocar {taken} por {side}</translation>
    </message>
    <message>
        <source>&amp;Replace {taken} by {side}</source>
        <translation>T&amp;rocar {taken} por {side}</translation>
    </message>
    <message>
        <source>&amp;Replace {taken} by {side}, which does not fit here: {reason}</source>
        <translation>T&amp;rocar {taken} por {side}, que não encaixa aqui: {reason}</translation>
    </message>
    <message>
        <source>A tile lies there already</source>
        <translation>Já lá está uma peça</translation>
    </message>
</context>
<context>
    <name>OnTileList</name>
    <message>
        <source>Markers and tokens</source>
        <translation>Marcadores e fichas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
</context>
<context>
    <name>OnTiles</name>
    <message>
        <source>No marker or token is here; Esc puts back the one in hand.</source>
        <translation>Aqui não há marcador nem ficha; Esc repõe o que tem na mão.</translation>
    </message>
</context>
<context>
    <name>OverlayActions</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Overlay: {title}</source>
        <translation>Camada: {title}</translation>
    </message>
    <message>
        <source>Draw this over the tiles: {title}</source>
        <translation>Desenhar por cima das peças: {title}</translation>
    </message>
</context>
<context>
    <name>OwnTilesWindow</name>
    <message>
        <source>Tiles of your own</source>
        <translation>As suas peças</translation>
    </message>
    <message>
        <source>&amp;New tile…</source>
        <translation>&amp;Nova peça…</translation>
    </message>
    <message>
        <source>Describe a tile from scratch</source>
        <translation>Descrever uma peça de raiz</translation>
    </message>
    <message>
        <source>&amp;Copy a printed tile…</source>
        <translation>&amp;Copiar uma peça impressa…</translation>
    </message>
    <message>
        <source>Begin with a tile that is there; the copy gets a number of its own</source>
        <translation>Começar por uma peça existente; a cópia recebe um número próprio</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>Describe the chosen tile anew (Enter)</source>
        <translation>Descrever de novo a peça escolhida (Enter)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Retirar…</translation>
    </message>
    <message>
        <source>Take the chosen tile out of its file</source>
        <translation>Retirar do ficheiro a peça escolhida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close this list</source>
        <translation>Fechar esta lista</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>TRACKEDITOR_TILES names no directory: tiles of your own have no place.</source>
        <translation>TRACKEDITOR_TILES não indica nenhuma pasta: as suas peças não têm lugar.</translation>
    </message>
    <message>
        <source>You have no tiles of your own yet. New ones are written into {directory}.</source>
        <translation>Ainda não tem peças suas. As novas escrevem-se em {directory}.</translation>
    </message>
    <message>
        <source>Tiles that your files describe; they are used like the program&apos;s.</source>
        <translation>As peças que os seus ficheiros descrevem; usam-se como as do programa.</translation>
    </message>
    <message>
        <source>What is not used of your files:</source>
        <translation>O que não é usado dos seus ficheiros:</translation>
    </message>
    <message>
        <source>Copy a printed tile</source>
        <translation>Copiar uma peça impressa</translation>
    </message>
    <message>
        <source>Number of the tile:</source>
        <translation>Número da peça:</translation>
    </message>
    <message>
        <source>There is no tile {number}.</source>
        <translation>Não há peça {number}.</translation>
    </message>
    <message>
        <source>Take a number from the list.</source>
        <translation>Escolha um número da lista.</translation>
    </message>
    <message>
        <source>The tile cannot be described now.</source>
        <translation>A peça não pode ser descrita agora.</translation>
    </message>
    <message>
        <source>The tile cannot be removed now.</source>
        <translation>A peça não pode ser retirada agora.</translation>
    </message>
    <message>
        <source>Remove tile {number}?</source>
        <translation>Retirar a peça {number}?</translation>
    </message>
    <message>
        <source>It is taken out of {file}. Stages that use it keep a grey place.</source>
        <translation>É retirada de {file}. As especiais que a usam ficam com um lugar cinzento.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The tile could not be removed.</source>
        <translation>Não foi possível retirar a peça.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Lay {side}</source>
        <translation>Pôr {side}</translation>
    </message>
    <message>
        <source>{side} fits here in no other turn.</source>
        <translation>{side} não encaixa aqui noutra orientação.</translation>
    </message>
    <message>
        <source>{side} has one printed side only.</source>
        <translation>{side} só tem uma face impressa.</translation>
    </message>
    <message>
        <source>{side} lies here already.</source>
        <translation>{side} já está aqui.</translation>
    </message>
    <message>
        <source>&amp;Leave {taken} where it is</source>
        <translation>&amp;Deixar {taken} onde está</translation>
    </message>
    <message>
        <source>{taken} lies here: you are asked whether {side} is to replace it.</source>
        <translation>{taken} está aqui: pergunta-se se {side} a deve substituir.</translation>
    </message>
    <message>
        <source>{side} does not fit here: {reason}. Hold Shift to lay it anyway.</source>
        <translation>{side} não encaixa aqui: {reason}. Carregue em Shift para a pôr mesmo assim.</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>{tile} lies there</source>
        <translation>{tile} está lá</translation>
    </message>
    <message>
        <source>its road would run into {tile}, which has no road there</source>
        <translation>a sua estrada ia dar a {tile}, que aí não tem estrada</translation>
    </message>
    <message>
        <source>the road of {tile} would run into it, where it has no road</source>
        <translation>a estrada de {tile} ia dar a ela, onde não tem estrada</translation>
    </message>
    <message>
        <source>its lanes ({here}) do not meet those of {tile} ({there})</source>
        <translation>as suas faixas ({here}) não encontram as de {tile} ({there})</translation>
    </message>
    <message>
        <source>its road end does not fit the slanting one of {tile}</source>
        <translation>a sua ponta de estrada não encaixa na oblíqua de {tile}</translation>
    </message>
    <message>
        <source>{side} has no road to append: click where it is to lie.</source>
        <translation>{side} não tem estrada para acrescentar: clique onde deve ficar.</translation>
    </message>
    <message>
        <source>The road has no open end to which {side} could be appended.</source>
        <translation>A estrada não tem ponta aberta a que {side} se possa acrescentar.</translation>
    </message>
    <message>
        <source>{side} fits in no turn at the open end of {tile}: {reason}.</source>
        <translation>{side} não encaixa em nenhuma orientação na ponta de {tile}: {reason}.</translation>
    </message>
    <message>
        <source>{side} fits in no turn at the open end of {tile}: {reason}. {other} would fit.</source>
        <translation>{side} não encaixa em nenhuma orientação na ponta de {tile}: {reason}. {other} encaixava.</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>&amp;Problema seguinte</translation>
    </message>
    <message>
        <source>Choose the next finding and bring it into view</source>
        <translation>Escolher o problema seguinte e mostrá-lo</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Problema anteri&amp;or</translation>
    </message>
    <message>
        <source>Choose the finding before and bring it into view</source>
        <translation>Escolher o problema anterior e mostrá-lo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Fi&amp;x the problem</source>
        <translation>Corri&amp;gir o problema</translation>
    </message>
    <message>
        <source>Do what cures the chosen finding</source>
        <translation>Fazer o que corrige o problema escolhido</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtrar os problemas</translation>
    </message>
    <message>
        <source>Only findings that contain these words</source>
        <translation>Só os problemas que contêm estas palavras</translation>
    </message>
    <message>
        <source>Muted too</source>
        <translation>Também os silenciados</translation>
    </message>
    <message>
        <source>Show also the findings that are muted on this stage</source>
        <translation>Mostrar também os problemas silenciados desta especial</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Problemas encontrados</translation>
    </message>
    <message>
        <source>Double click or Enter brings the place into view</source>
        <translation>Duplo clique ou Enter mostra o lugar</translation>
    </message>
    <message>
        <source>About the chosen finding</source>
        <translation>Sobre o problema escolhido</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir lá</translation>
    </message>
    <message>
        <source>Bring the place into view and select its tile</source>
        <translation>Mostrar o lugar e selecionar a sua peça</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Switch on again</source>
        <translation>Voltar a ligar</translation>
    </message>
    <message>
        <source>Switch all rules on</source>
        <translation>Ligar todas as regras</translation>
    </message>
    <message>
        <source>Switched off: {codes}</source>
        <translation>Desligadas: {codes}</translation>
    </message>
    <message>
        <source>Errors: {number}</source>
        <translation>Erros: {number}</translation>
    </message>
    <message>
        <source>Warnings: {number}</source>
        <translation>Avisos: {number}</translation>
    </message>
    <message>
        <source>Advice: {number}</source>
        <translation>Conselhos: {number}</translation>
    </message>
    <message>
        <source>Show or hide findings of this weight</source>
        <translation>Mostrar ou esconder problemas deste peso</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Deixar de silenciar</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Show the finding again</source>
        <translation>Voltar a mostrar o problema</translation>
    </message>
    <message>
        <source>Show this finding no more; the road-book remembers it</source>
        <translation>Não mostrar mais este problema; o road-book lembra-se</translation>
    </message>
    <message>
        <source>Choose among the tiles that fit there</source>
        <translation>Escolher entre as peças que lá encaixam</translation>
    </message>
    <message>
        <source>Choose a finding first</source>
        <translation>Escolha primeiro um problema</translation>
    </message>
    <message>
        <source>No fix that is safe is known</source>
        <translation>Não se conhece correção segura</translation>
    </message>
    <message>
        <source>Choose a finding to read about it.</source>
        <translation>Escolha um problema para ler sobre ele.</translation>
    </message>
    <message>
        <source>All findings are hidden by the filter.</source>
        <translation>O filtro esconde todos os problemas.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this stage.</source>
        <translation>Não há nada de errado nesta especial.</translation>
    </message>
    <message>
        <source>This finding concerns the whole stage.</source>
        <translation>Este problema diz respeito à especial inteira.</translation>
    </message>
    <message>
        <source>For this finding no fix is known that is safe.</source>
        <translation>Para este problema não se conhece correção segura.</translation>
    </message>
    <message>
        <source>Unmute {code}</source>
        <translation>Deixar de silenciar {code}</translation>
    </message>
    <message>
        <source>Mute {code}</source>
        <translation>Silenciar {code}</translation>
    </message>
    <message>
        <source>Switch Rule {code} Off</source>
        <translation>Desligar a regra {code}</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Track editor</source>
        <translation>Editor de traçados</translation>
    </message>
    <message>
        <source>End this; nothing is changed then</source>
        <translation>Terminar; nada fica alterado</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>A parar…</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Informação de &amp;faturação:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Fim:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Início:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Prioridade da tarefa:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Impressão agendada:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Ficheiros do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordem das páginas:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Páginas por folha:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conjunto de páginas:</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Track editor</source>
        <translation>Editor de traçados</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file} já existe.</translation>
    </message>
    <message>
        <source>Its content is lost when you replace it.</source>
        <translation>O seu conteúdo perde-se se o substituir.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>gear {gear}</source>
        <translation>mudança {gear}</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>roda livre</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>líder</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>brake</source>
        <translation>travão</translation>
    </message>
    <message>
        <source>{die} (warning)</source>
        <translation>{die} (aviso)</translation>
    </message>
    <message>
        <source>tile {number} ({side})</source>
        <translation>peça {number} ({side})</translation>
    </message>
    <message>
        <source>joker tile {number} ({side})</source>
        <translation>peça joker {number} ({side})</translation>
    </message>
    <message>
        <source>pre-grid tile {number} ({side})</source>
        <translation>peça de pré-grelha {number} ({side})</translation>
    </message>
    <message>
        <source>before the line; laps: {laps}</source>
        <translation>antes da linha; voltas: {laps}</translation>
    </message>
    <message>
        <source>lap {lap} of {laps}</source>
        <translation>volta {lap} de {laps}</translation>
    </message>
    <message>
        <source>turns: {count}</source>
        <translation>jogadas: {count}</translation>
    </message>
    <message>
        <source>usual car</source>
        <translation>carro habitual</translation>
    </message>
    <message>
        <source>asphalt tyres</source>
        <translation>pneus de asfalto</translation>
    </message>
    <message>
        <source>rain tyres</source>
        <translation>pneus de chuva</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>pneus de neve</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>seco</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>chuva</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neve</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variável</translation>
    </message>
    <message>
        <source>Race of {names}; seed {seed}</source>
        <translation>Corrida de {names}; semente {seed}</translation>
    </message>
    <message>
        <source>Stage {number}: {name}</source>
        <translation>Especial {number}: {name}</translation>
    </message>
    <message>
        <source>Race {number}: {name}; laps: {laps}</source>
        <translation>Corrida {number}: {name}; voltas: {laps}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>Places: {places}</source>
        <translation>Lugares: {places}</translation>
    </message>
    <message>
        <source>{name} {time}</source>
        <translation>{name} {time}</translation>
    </message>
    <message>
        <source>Stage times: {times}</source>
        <translation>Tempos da especial: {times}</translation>
    </message>
    <message>
        <source>Service: all cars are repaired.</source>
        <translation>Assistência: todos os carros são reparados.</translation>
    </message>
    <message>
        <source>The race is stopped here.</source>
        <translation>A corrida está parada aqui.</translation>
    </message>
    <message>
        <source>A die decides over the weather: {weather}.</source>
        <translation>Um dado decide o tempo: {weather}.</translation>
    </message>
    <message>
        <source>The weather changes: {weather}.</source>
        <translation>O tempo muda: {weather}.</translation>
    </message>
    <message>
        <source>{name} wins in {time}.</source>
        <translation>{name} ganha em {time}.</translation>
    </message>
    <message>
        <source>{name} wins; sum of the places: {sum}.</source>
        <translation>{name} ganha; soma dos lugares: {sum}.</translation>
    </message>
    <message>
        <source>{name} wins; turns: {turns}.</source>
        <translation>{name} ganha; jogadas: {turns}.</translation>
    </message>
    <message>
        <source>{name} stands on the grid.</source>
        <translation>{name} está na grelha.</translation>
    </message>
    <message>
        <source>{name} comes to the start.</source>
        <translation>{name} apresenta-se à partida.</translation>
    </message>
    <message>
        <source>{name} secures {dice} (focus tokens: {tokens}).</source>
        <translation>{name} garante {dice} (fichas de foco: {tokens}).</translation>
    </message>
    <message>
        <source>{name} secures {dice} (second tokens: {tokens}).</source>
        <translation>{name} garante {dice} (fichas de segundo: {tokens}).</translation>
    </message>
    <message>
        <source>{name} goes flat out: {dice}.</source>
        <translation>{name} vai a fundo: {dice}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}: no warning.</source>
        <translation>{name} lança {dice}: nenhum aviso.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}; warnings: {count}.</source>
        <translation>{name} lança {dice}; avisos: {count}.</translation>
    </message>
    <message>
        <source>{name} gains focus tokens: {tokens}.</source>
        <translation>{name} ganha fichas de foco: {tokens}.</translation>
    </message>
    <message>
        <source>{name} gains second tokens: {tokens}.</source>
        <translation>{name} ganha fichas de segundo: {tokens}.</translation>
    </message>
    <message>
        <source>{name} plays the dice in this order: {dice}.</source>
        <translation>{name} joga os dados por esta ordem: {dice}.</translation>
    </message>
    <message>
        <source>{name} spends the SISU token and keeps control.</source>
        <translation>{name} gasta a ficha SISU e mantém o controlo.</translation>
    </message>
    <message>
        <source>{name} is too fast on {place} in gear {gear} and loses control.</source>
        <translation>{name} vai depressa de mais na {place}, mudança {gear}, e perde o controlo.</translation>
    </message>
    <message>
        <source>{name} loses control on {place} in gear {gear}.</source>
        <translation>{name} perde o controlo na {place}, mudança {gear}.</translation>
    </message>
    <message>
        <source>{name} drives to {place} in gear {gear}.</source>
        <translation>{name} vai até {place}, mudança {gear}.</translation>
    </message>
    <message>
        <source>{name} drives to {place} in gear {gear}; warnings: {warnings}.</source>
        <translation>{name} vai até {place}, mudança {gear}; avisos: {warnings}.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: no harm.</source>
        <translation>{name} tira uma ficha de dano: nenhum estrago.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a gear die is lost.</source>
        <translation>{name} tira uma ficha de dano: perde um dado de mudança.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a coast die is lost.</source>
        <translation>{name} tira uma ficha de dano: perde um dado de roda livre.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a brake die is lost.</source>
        <translation>{name} tira uma ficha de dano: perde um dado de travão.</translation>
    </message>
    <message>
        <source>{name} draws a damage token: a boost die is lost.</source>
        <translation>{name} tira uma ficha de dano: perde um dado boost.</translation>
    </message>
    <message>
        <source>{name} draws a token: a yellow flag is shown.</source>
        <translation>{name} tira uma ficha: mostra-se uma bandeira amarela.</translation>
    </message>
    <message>
        <source>{name} draws a token: the weather changes.</source>
        <translation>{name} tira uma ficha: o tempo muda.</translation>
    </message>
    <message>
        <source>{name} takes the shortcut without harm.</source>
        <translation>{name} corta pelo atalho sem danos.</translation>
    </message>
    <message>
        <source>{name} has a puncture on the shortcut: a coast die is lost.</source>
        <translation>{name} fura no atalho: perde um dado de roda livre.</translation>
    </message>
    <message>
        <source>{name} throws mud: the corners of the tile are slower now.</source>
        <translation>{name} espalha lama: as curvas da peça ficam mais lentas.</translation>
    </message>
    <message>
        <source>{name} takes the shortcut; the bag is empty.</source>
        <translation>{name} corta pelo atalho; o saco está vazio.</translation>
    </message>
    <message>
        <source>{name} draws a damage token on the shortcut: a coast die is lost.</source>
        <translation>{name} tira uma ficha de dano no atalho: perde um dado de roda livre.</translation>
    </message>
    <message>
        <source>{name} fits the spare tyre: {seconds} s.</source>
        <translation>{name} monta a roda sobresselente: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} ends the turn in gear {gear}: {seconds} s.</source>
        <translation>{name} termina a vez, mudança {gear}: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} is held up and ends the turn in gear {gear}: {seconds} s.</source>
        <translation>{name} fica bloqueado e termina a vez, mudança {gear}: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} has no die to play and ends the turn in gear {gear}: {seconds} s.</source>
        <translation>{name} não tem dado para jogar e termina a vez, mudança {gear}: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} finds the way closed and ends the turn: {seconds} s.</source>
        <translation>{name} encontra o caminho fechado e termina a vez: {seconds} s.</translation>
    </message>
    <message>
        <source>A warning ends the flying start of {name} in gear {gear}: {seconds} s.</source>
        <translation>Um aviso termina a partida lançada de {name}, mudança {gear}: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} takes the card of a loss of control: {seconds} s.</source>
        <translation>{name} recebe a carta de perda de controlo: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} cannot go on: {seconds} s.</source>
        <translation>{name} não pode continuar: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} is over the line in gear {gear}: {seconds} s.</source>
        <translation>{name} passa a linha, mudança {gear}: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} ends turn {turn} in gear {gear}.</source>
        <translation>{name} termina a jogada {turn}, mudança {gear}.</translation>
    </message>
    <message>
        <source>{name} is held up and ends turn {turn} in gear {gear}.</source>
        <translation>{name} fica bloqueado e termina a jogada {turn}, mudança {gear}.</translation>
    </message>
    <message>
        <source>{name} has no die to play and ends turn {turn} in gear {gear}.</source>
        <translation>{name} não tem dado para jogar e termina a jogada {turn}, mudança {gear}.</translation>
    </message>
    <message>
        <source>{name} finds the way closed and ends turn {turn}.</source>
        <translation>{name} encontra o caminho fechado e termina a jogada {turn}.</translation>
    </message>
    <message>
        <source>A warning ends the flying start of {name} in gear {gear}; turn {turn}.</source>
        <translation>Um aviso termina a partida lançada de {name}, mudança {gear}; jogada {turn}.</translation>
    </message>
    <message>
        <source>{name} ends turn {turn} in gear {gear} after the loss.</source>
        <translation>{name} termina a jogada {turn}, mudança {gear}, depois da perda de controlo.</translation>
    </message>
    <message>
        <source>{name} cannot go on after turn {turn}.</source>
        <translation>{name} não pode continuar depois da jogada {turn}.</translation>
    </message>
    <message>
        <source>{name} is over the line in gear {gear} in turn {turn}.</source>
        <translation>{name} passa a linha, mudança {gear}, na jogada {turn}.</translation>
    </message>
    <message>
        <source>{name} is off the track and loses the turn.</source>
        <translation>{name} está fora da pista e perde a vez.</translation>
    </message>
    <message>
        <source>{name} comes back onto the track and loses the turn.</source>
        <translation>{name} volta à pista e perde a vez.</translation>
    </message>
    <message>
        <source>The yellow flag of {name} is taken away.</source>
        <translation>A bandeira amarela de {name} é retirada.</translation>
    </message>
    <message>
        <source>{name} overtakes {others}.</source>
        <translation>{name} ultrapassa {others}.</translation>
    </message>
    <message>
        <source>{name} completes lap {lap} in place {place}; turns: {turns}.</source>
        <translation>{name} completa a volta {lap} no lugar {place}; jogadas: {turns}.</translation>
    </message>
    <message>
        <source>{name} completes lap {lap} in place {place}, in {time}.</source>
        <translation>{name} completa a volta {lap} no lugar {place}, em {time}.</translation>
    </message>
    <message>
        <source>{name} drives the joker section in lap {lap}.</source>
        <translation>{name} faz a secção joker na volta {lap}.</translation>
    </message>
    <message>
        <source>{name} pushes {other} on to {place}; danger tokens: {danger}.</source>
        <translation>{name} empurra {other} até {place}; fichas de perigo: {danger}.</translation>
    </message>
    <message>
        <source>{name} pushes {other} on to {place}: {other} loses control.</source>
        <translation>{name} empurra {other} até {place}: {other} perde o controlo.</translation>
    </message>
    <message>
        <source>{name} stops in the pit; damage repaired: {repaired}.</source>
        <translation>{name} para nas boxes; danos reparados: {repaired}.</translation>
    </message>
    <message>
        <source>{name} stops in the pit; damage repaired: {repaired}; goes on with {tyres}.</source>
        <translation>{name} para nas boxes; danos reparados: {repaired}; segue com {tyres}.</translation>
    </message>
    <message>
        <source>{name} takes {tyres}.</source>
        <translation>{name} monta {tyres}.</translation>
    </message>
    <message>
        <source>{name} draws the card of gear {gear}: a spin.</source>
        <translation>{name} tira a carta da mudança {gear}: um pião.</translation>
    </message>
    <message>
        <source>{name} draws the card of gear {gear}: off the road, left.</source>
        <translation>{name} tira a carta da mudança {gear}: saída de estrada, à esquerda.</translation>
    </message>
    <message>
        <source>{name} draws the card of gear {gear}: off the road, right.</source>
        <translation>{name} tira a carta da mudança {gear}: saída de estrada, à direita.</translation>
    </message>
    <message>
        <source>{name}, split time {number}: {time}.</source>
        <translation>{name}, tempo intermédio {number}: {time}.</translation>
    </message>
    <message>
        <source>{name} retires from the rally.</source>
        <translation>{name} desiste do rali.</translation>
    </message>
    <message>
        <source>{name} has not driven the joker section and is disqualified.</source>
        <translation>{name} não fez a secção joker e é desclassificado.</translation>
    </message>
    <message>
        <source>{name} finishes in place {place}; turns: {turns}.</source>
        <translation>{name} acaba no lugar {place}; jogadas: {turns}.</translation>
    </message>
    <message>
        <source>{name} finishes in {time}.</source>
        <translation>{name} acaba em {time}.</translation>
    </message>
    <message>
        <source>{name} finishes in {time} (second tokens: {tokens}).</source>
        <translation>{name} acaba em {time} (fichas de segundo: {tokens}).</translation>
    </message>
    <message>
        <source>gear dice</source>
        <translation>dados de mudança</translation>
    </message>
</context>
<context>
    <name>RaceLog</name>
    <message>
        <source>Race log</source>
        <translation>Registo da corrida</translation>
    </message>
    <message>
        <source>A click shows the race at that moment</source>
        <translation>Um clique mostra a corrida nesse momento</translation>
    </message>
</context>
<context>
    <name>RaceTables</name>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Stage times</source>
        <translation>Tempos das especiais</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Piloto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Volta</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>por partir</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>desclassificado</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>chegou</translation>
    </message>
    <message>
        <source>off the track</source>
        <translation>fora da pista</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Especial {number}</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Corrida {number}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.º</translation>
    </message>
    <message>
        <source>Sum of places</source>
        <translation>Soma dos lugares</translation>
    </message>
    <message>
        <source>Second tokens in hand are taken off, as at the finish line</source>
        <translation>As fichas de segundo em mão são descontadas, como na linha de chegada</translation>
    </message>
    <message>
        <source>Lap {number}</source>
        <translation>Volta {number}</translation>
    </message>
    <message>
        <source>Lap {number} (turns)</source>
        <translation>Volta {number} (vezes)</translation>
    </message>
    <message>
        <source>Split {number}</source>
        <translation>Intermédio {number}</translation>
    </message>
</context>
<context>
    <name>RallyDock</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Notes of the rally</source>
        <translation>Notas do rali</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rali</translation>
    </message>
    <message>
        <source>Name of the rally</source>
        <translation>Nome do rali</translation>
    </message>
    <message>
        <source>Who designed it</source>
        <translation>Quem o desenhou</translation>
    </message>
    <message>
        <source>What others may do with it, for example CC-BY-4.0</source>
        <translation>O que outros podem fazer com ele, por exemplo CC-BY-4.0</translation>
    </message>
    <message>
        <source>The game whose rules it is driven by</source>
        <translation>O jogo por cujas regras se corre</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What players should know of the whole rally</source>
        <translation>O que os jogadores devem saber de todo o rali</translation>
    </message>
    <message>
        <source>What the rally consists of</source>
        <translation>De que se compõe o rali</translation>
    </message>
    <message>
        <source>Stages: {stages}. Tiles: {tiles}. Boxes needed: {boxes}.</source>
        <translation>Especiais: {stages}. Peças: {tiles}. Caixas necessárias: {boxes}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work</source>
        <translation>Trabalho por guardar</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Cópias de recuperação</translation>
    </message>
    <message>
        <source>The editor ended before this work was saved. Nothing of it is in your files unless you save it; the copies are kept until you decide.</source>
        <translation>O editor terminou antes de este trabalho ser guardado. Nada dele está nos seus ficheiros enquanto não o guardar; as cópias mantêm-se até decidir.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Open this copy as unsaved changes</source>
        <translation>Abrir esta cópia como alterações por guardar</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Throw this copy away</source>
        <translation>Deitar fora esta cópia</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>Decidir &amp;mais tarde</translation>
    </message>
    <message>
        <source>Keep all copies; they are offered again at the next start</source>
        <translation>Manter todas as cópias; voltam a ser oferecidas no próximo arranque</translation>
    </message>
    <message>
        <source>Tile {side} of {file}, {when}</source>
        <translation>Peça {side} de {file}, {when}</translation>
    </message>
    <message>
        <source>{when}: cannot be read ({fault})</source>
        <translation>{when}: não se consegue ler ({fault})</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Novo rali</translation>
    </message>
    <message>
        <source>{name}, {when}: {stages}, {tiles}</source>
        <translation>{name}, {when}: {stages}, {tiles}</translation>
    </message>
    <message>
        <source>{name}, {when}: {stages}, {tiles}, and a race of {drivers}</source>
        <translation>{name}, {when}: {stages}, {tiles}, e uma corrida de {drivers}</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n especial</numerusform>
            <numerusform>%n especiais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n driver(s)</source>
        <translation>
            <numerusform>%n piloto</numerusform>
            <numerusform>%n pilotos</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this copy?</source>
        <translation>Eliminar esta cópia?</translation>
    </message>
    <message>
        <source>The work in it cannot be brought back afterwards.</source>
        <translation>O trabalho que contém não se poderá recuperar depois.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Mantê-la</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>RoadEnds</name>
    <message>
        <source>Road ends</source>
        <translation>Pontas de estrada</translation>
    </message>
    <message>
        <source>&amp;A, above</source>
        <translation>&amp;A, em cima</translation>
    </message>
    <message>
        <source>B, right above</source>
        <translation>B, em cima à direita</translation>
    </message>
    <message>
        <source>C, right below</source>
        <translation>C, em baixo à direita</translation>
    </message>
    <message>
        <source>D, below</source>
        <translation>D, em baixo</translation>
    </message>
    <message>
        <source>E, left below</source>
        <translation>E, em baixo à esquerda</translation>
    </message>
    <message>
        <source>F, left above</source>
        <translation>F, em cima à esquerda</translation>
    </message>
    <message>
        <source>A road ends at edge {edge}</source>
        <translation>Uma estrada acaba no lado {edge}</translation>
    </message>
    <message>
        <source>Lanes at edge {edge}</source>
        <translation>Faixas no lado {edge}</translation>
    </message>
    <message>
        <source>straight out</source>
        <translation>a direito</translation>
    </message>
    <message>
        <source>slanting left</source>
        <translation>oblíqua à esquerda</translation>
    </message>
    <message>
        <source>slanting right</source>
        <translation>oblíqua à direita</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Obliquidade</translation>
    </message>
    <message>
        <source>Slant at edge {edge}</source>
        <translation>Obliquidade no lado {edge}</translation>
    </message>
    <message>
        <source>Whether the road leaves the edge at a slant; its cells go on beyond it</source>
        <translation>Se a estrada sai do lado em oblíquo; as suas casas continuam depois dele</translation>
    </message>
    <message>
        <source>Road end {edge}</source>
        <translation>Ponta de estrada {edge}</translation>
    </message>
</context>
<context>
    <name>RoadsPage</name>
    <message>
        <source>&amp;Roads</source>
        <translation>&amp;Estradas</translation>
    </message>
    <message>
        <source>inside the tile</source>
        <translation>dentro da peça</translation>
    </message>
    <message>
        <source>Rows, in driving order</source>
        <translation>Filas, pela ordem do percurso</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Forks: where the end of this branch joins another road</source>
        <translation>Bifurcações: onde o fim deste ramal se junta a outra estrada</translation>
    </message>
    <message>
        <source>R&amp;oad:</source>
        <translation>Es&amp;trada:</translation>
    </message>
    <message>
        <source>The road that is shown below</source>
        <translation>A estrada mostrada em baixo</translation>
    </message>
    <message>
        <source>Add a road</source>
        <translation>Juntar uma estrada</translation>
    </message>
    <message>
        <source>Add a road to this side</source>
        <translation>Juntar uma estrada a esta face</translation>
    </message>
    <message>
        <source>Remove this road</source>
        <translation>Retirar esta estrada</translation>
    </message>
    <message>
        <source>Remove the road that is shown below</source>
        <translation>Retirar a estrada mostrada em baixo</translation>
    </message>
    <message>
        <source>The edge at which the road begins; left and right are seen from here</source>
        <translation>O lado em que a estrada começa; esquerda e direita veem-se daqui</translation>
    </message>
    <message>
        <source>The edge at which it ends; a branch ends inside the tile</source>
        <translation>O lado em que acaba; um ramal acaba dentro da peça</translation>
    </message>
    <message>
        <source>Where the branch ends: x to the right, y down, the tile has radius 1</source>
        <translation>Onde acaba o ramal: x para a direita, y para baixo, o raio da peça é 1</translation>
    </message>
    <message>
        <source>Points of the centre line where it is neither straight nor an arc: &apos;0 0.48 | 0.05 0.03&apos;</source>
        <translation>Pontos da linha do meio onde não é reta nem arco: «0 0.48 | 0.05 0.03»</translation>
    </message>
    <message>
        <source>A name by which it can be called the road that passes above</source>
        <translation>Um nome para indicar a estrada que passa por cima</translation>
    </message>
    <message>
        <source>Fro&amp;m edge:</source>
        <translation>&amp;Do lado:</translation>
    </message>
    <message>
        <source>&amp;To edge:</source>
        <translation>&amp;Até ao lado:</translation>
    </message>
    <message>
        <source>Ends at:</source>
        <translation>Acaba em:</translation>
    </message>
    <message>
        <source>Leads o&amp;ver:</source>
        <translation>Passa so&amp;bre:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Remove a road</source>
        <translation>Retirar uma estrada</translation>
    </message>
    <message>
        <source>From edge</source>
        <translation>Do lado</translation>
    </message>
    <message>
        <source>To edge</source>
        <translation>Até ao lado</translation>
    </message>
    <message>
        <source>End of the branch</source>
        <translation>Fim do ramal</translation>
    </message>
    <message>
        <source>Points of the road</source>
        <translation>Pontos da estrada</translation>
    </message>
    <message>
        <source>Name of the road</source>
        <translation>Nome da estrada</translation>
    </message>
</context>
<context>
    <name>RouteDock</name>
    <message>
        <source>Route</source>
        <translation>Itinerário</translation>
    </message>
    <message>
        <source>Tiles in driving order</source>
        <translation>Peças pela ordem do percurso</translation>
    </message>
    <message>
        <source>A click, or Enter, shows the tile on the canvas</source>
        <translation>Um clique, ou Enter, mostra a peça na mesa</translation>
    </message>
    <message>
        <source>Copy pace notes</source>
        <translation>Copiar as notas</translation>
    </message>
    <message>
        <source>Put the pace notes on the clipboard as text</source>
        <translation>Pôr as notas de navegação como texto na área de transferência</translation>
    </message>
    <message>
        <source>Length of the course</source>
        <translation>Comprimento do percurso</translation>
    </message>
    <message>
        <source>Budget and bill of tiles</source>
        <translation>Orçamento e lista de peças</translation>
    </message>
    <message>
        <source>Which tiles to take out of which box</source>
        <translation>Que peças tirar de que caixa</translation>
    </message>
    <message>
        <source>There is no course yet: the problems dock says what is missing.</source>
        <translation>Ainda não há percurso: o painel Problemas diz o que falta.</translation>
    </message>
    <message>
        <source>short stage</source>
        <translation>especial curta</translation>
    </message>
    <message>
        <source>medium stage</source>
        <translation>especial média</translation>
    </message>
    <message>
        <source>long stage</source>
        <translation>especial longa</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuito</translation>
    </message>
    <message>
        <source>{kind}: {tiles}, {cells}</source>
        <translation>{kind}: {tiles}, {cells}</translation>
    </message>
    <message>
        <source>{kind}: {tiles}, {cells}, {minutes} min with four players</source>
        <translation>{kind}: {tiles}, {cells}, {minutes} min com quatro jogadores</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n secção</numerusform>
            <numerusform>%n secções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles used: {used} (of every box on sale)</source>
        <translation>Peças usadas: {used} (de todas as caixas à venda)</translation>
    </message>
    <message>
        <source>Tiles used: {used} of {limit} that you own</source>
        <translation>Peças usadas: {used} de {limit} que possui</translation>
    </message>
    <message>
        <source>{box}: {used} of {limit}</source>
        <translation>{box}: {used} de {limit}</translation>
    </message>
    <message>
        <source>Missing: {tiles}</source>
        <translation>Em falta: {tiles}</translation>
    </message>
    <message>
        <source>To buy: {boxes}</source>
        <translation>A comprar: {boxes}</translation>
    </message>
    <message>
        <source>Scenery that is not at hand: {tiles}</source>
        <translation>Cenários que faltam: {tiles}</translation>
    </message>
    <message>
        <source>Unknown: {tiles}</source>
        <translation>Desconhecidas: {tiles}</translation>
    </message>
    <message>
        <source>In none of these boxes</source>
        <translation>Em nenhuma destas caixas</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Orçamento</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>The pace notes are on the clipboard.</source>
        <translation>As notas de navegação estão na área de transferência.</translation>
    </message>
</context>
<context>
    <name>RouteModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Peça</translation>
    </message>
    <message>
        <source>Pace notes</source>
        <translation>Notas de navegação</translation>
    </message>
    <message>
        <source>{tile} at ({q}, {r}): in by edge {enters}, out by edge {leaves}</source>
        <translation>{tile} em ({q}, {r}): entra pelo lado {enters}, sai pelo lado {leaves}</translation>
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
        <translation>(secção joker)</translation>
    </message>
    <message>
        <source>(way from the pre-grid)</source>
        <translation>(caminho desde a pré-grelha)</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules without a tick are not checked, whatever rally is open.</source>
        <translation>As regras sem visto não são verificadas, seja qual for o rali aberto.</translation>
    </message>
    <message>
        <source>Rules that are checked</source>
        <translation>Regras verificadas</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Regras: {game}</translation>
    </message>
    <message>
        <source>What is assumed</source>
        <translation>O que é suposto</translation>
    </message>
    <message>
        <source>No rule text at hand gives these figures. They stand by their names in the file of the rules, each with the reason for it.</source>
        <translation>Nenhum texto de regras disponível dá estes valores. Estão pelo seu nome no ficheiro das regras, cada um com a sua razão.</translation>
    </message>
    <message>
        <source>gear die</source>
        <translation>dado de mudança</translation>
    </message>
    <message>
        <source>no harm</source>
        <translation>sem dano</translation>
    </message>
    <message>
        <source>change of weather</source>
        <translation>mudança de tempo</translation>
    </message>
    <message>
        <source>yellow flag</source>
        <translation>bandeira amarela</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>pião</translation>
    </message>
    <message>
        <source>off to the left</source>
        <translation>saída à esquerda</translation>
    </message>
    <message>
        <source>off to the right</source>
        <translation>saída à direita</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>{reason}. Drop it here to swap or replace them.</source>
        <translation>{reason}. Largue-a aqui para as trocar ou substituir.</translation>
    </message>
    <message>
        <source>This cannot lie here: {reason}.</source>
        <translation>Isto não pode ficar aqui: {reason}.</translation>
    </message>
    <message>
        <source>This does not fit here: {reason}. Hold Shift to lay it anyway.</source>
        <translation>Isto não encaixa aqui: {reason}. Carregue em Shift para o pôr mesmo assim.</translation>
    </message>
    <message>
        <source>Move {side}</source>
        <translation>Mover {side}</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Mover peças</translation>
    </message>
    <message>
        <source>Swap {one} and {other}</source>
        <translation>Trocar {one} e {other}</translation>
    </message>
    <message>
        <source>&amp;Swap {one} and {other}</source>
        <translation>&amp;Trocar {one} e {other}</translation>
    </message>
    <message>
        <source>&amp;Leave them where they are</source>
        <translation>&amp;Deixá-las onde estão</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>&amp;Caixas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspeto</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>PC-course sheet</source>
        <translation>Folha do PC da prova</translation>
    </message>
    <message>
        <source>All stages of the rally with their services, drivers and times, on paper to write on.</source>
        <translation>Todas as especiais do rali com as assistências, os pilotos e os tempos, em papel para escrever.</translation>
    </message>
    <message>
        <source>Size of the paper of the document</source>
        <translation>Formato do papel do documento</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apel:</translation>
    </message>
    <message>
        <source>&amp;Write file…</source>
        <translation>&amp;Escrever ficheiro…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Write PC-course sheet</source>
        <translation>Escrever a folha do PC da prova</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>A escrever {file}…</translation>
    </message>
    <message>
        <source>The sheet was not written.</source>
        <translation>A folha não foi escrita.</translation>
    </message>
    <message>
        <source>Sheet written to {file}</source>
        <translation>Folha escrita em {file}</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>A imprimir…</translation>
    </message>
    <message>
        <source>The sheet was not printed.</source>
        <translation>A folha não foi impressa.</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado à impressora</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Procurar nos atalhos</translation>
    </message>
    <message>
        <source>Shortcuts by menu</source>
        <translation>Atalhos por menu</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
</context>
<context>
    <name>SideFilter</name>
    <message>
        <source>Number or words</source>
        <translation>Número ou palavras</translation>
    </message>
    <message>
        <source>Search tiles</source>
        <translation>Procurar peças</translation>
    </message>
    <message>
        <source>Finds tiles by the beginning of their number and by words, for example 21 or &apos;gravel jump&apos;; Enter takes the only tile found, or else goes to the list, as Down does</source>
        <translation>Encontra peças pelo início do número e por palavras, por exemplo 21 ou «terra salto»; Enter escolhe a única peça encontrada, ou senão vai para a lista, como Baixo</translation>
    </message>
    <message>
        <source>Fits the open road end</source>
        <translation>Encaixa na ponta aberta</translation>
    </message>
    <message>
        <source>Only sides that fit where the road ends: at the selected tile, or else at the first open end</source>
        <translation>Só faces que encaixam onde a estrada acaba: na peça selecionada, ou na primeira ponta aberta</translation>
    </message>
    <message>
        <source>Copies left only</source>
        <translation>Só se ainda houver</translation>
    </message>
    <message>
        <source>Hide tiles of which all copies are in use</source>
        <translation>Esconder peças com todos os exemplares em uso</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Take all filters off</source>
        <translation>Tirar todos os filtros</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Tiles of one box, or of the boxes that you own</source>
        <translation>Peças de uma caixa, ou das caixas que possui</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Tiles of a series</source>
        <translation>Peças de uma série</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Piso</translation>
    </message>
    <message>
        <source>Surface of the roads</source>
        <translation>Piso das estradas</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Faixas</translation>
    </message>
    <message>
        <source>Lanes at a road end</source>
        <translation>Faixas numa ponta de estrada</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>How a road leads from edge to edge</source>
        <translation>Como uma estrada leva de um lado a outro</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Perigo</translation>
    </message>
    <message>
        <source>Printed danger level</source>
        <translation>Nível de perigo impresso</translation>
    </message>
    <message>
        <source>Corner limit</source>
        <translation>Limite da curva</translation>
    </message>
    <message>
        <source>Limit of the inner line of a corner</source>
        <translation>Limite da linha interior de uma curva</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Sides a, sides b, or both</source>
        <translation>Faces a, faces b, ou ambas</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>What must be printed on the side</source>
        <translation>O que tem de estar impresso na face</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>my boxes</source>
        <translation>as minhas caixas</translation>
    </message>
    <message>
        <source>a and b</source>
        <translation>a e b</translation>
    </message>
    <message>
        <source>Filters in use: {number}</source>
        <translation>Filtros em uso: {number}</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mais filtros</translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation>Mostrar ou esconder os filtros</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} escolhidos</translation>
    </message>
</context>
<context>
    <name>SideModel</name>
    <message>
        <source>In: {boxes}</source>
        <translation>Em: {boxes}</translation>
    </message>
    <message>
        <source>no box</source>
        <translation>nenhuma caixa</translation>
    </message>
    <message>
        <source>Copies left: {left} of {owned}</source>
        <translation>Exemplares restantes: {left} de {owned}</translation>
    </message>
    <message numerus="yes">
        <source>All %n copies are in use: {places}</source>
        <translation>
            <numerusform>O único exemplar (%n) está em uso: {places}</numerusform>
            <numerusform>Os %n exemplares estão todos em uso: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies left: {left} of {owned}; in use: {places}</source>
        <translation>Exemplares restantes: {left} de {owned}; em uso: {places}</translation>
    </message>
</context>
<context>
    <name>SidePage</name>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Peça</translation>
    </message>
    <message>
        <source>one printed side</source>
        <translation>uma face impressa</translation>
    </message>
    <message>
        <source>two sides, a and b</source>
        <translation>duas faces, a e b</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Piso</translation>
    </message>
    <message>
        <source>Danger level</source>
        <translation>Nível de perigo</translation>
    </message>
    <message>
        <source>A pit</source>
        <translation>Umas boxes</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Boxes</translation>
    </message>
    <message>
        <source>Use it instead of the program&apos;s tile</source>
        <translation>Usá-la em vez da peça do programa</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>Number of the tile; from 1000 on the program has none</source>
        <translation>Número da peça; a partir de 1000 o programa não tem nenhuma</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>&amp;Faces:</translation>
    </message>
    <message>
        <source>Whether one or both sides of the tile are printed</source>
        <translation>Se a peça é impressa de um lado ou dos dois</translation>
    </message>
    <message>
        <source>Tile &amp;file:</source>
        <translation>Fic&amp;heiro das peças:</translation>
    </message>
    <message>
        <source>The file that describes it; its name is the series of the tile</source>
        <translation>O ficheiro que a descreve; o seu nome é a série da peça</translation>
    </message>
    <message>
        <source>&amp;Box:</source>
        <translation>&amp;Caixa:</translation>
    </message>
    <message>
        <source>Short name of a box of yours; empty: tiles of a file are a box of their own</source>
        <translation>Nome curto de uma caixa sua; vazio: as peças de um ficheiro são uma caixa própria</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>Exemplare&amp;s:</translation>
    </message>
    <message>
        <source>Copies of the tile</source>
        <translation>Exemplares da peça</translation>
    </message>
    <message>
        <source>Sur&amp;face:</source>
        <translation>P&amp;iso:</translation>
    </message>
    <message>
        <source>Surface of the roads of the side in view</source>
        <translation>Piso das estradas da face em vista</translation>
    </message>
    <message>
        <source>&amp;Danger:</source>
        <translation>Perig&amp;o:</translation>
    </message>
    <message>
        <source>Danger level printed on the side in view</source>
        <translation>Nível de perigo impresso na face em vista</translation>
    </message>
    <message>
        <source>The side in view is a pit: no road, but cars stop on the straights beside it</source>
        <translation>A face à vista são boxes: sem estrada, mas os carros param nas retas ao lado</translation>
    </message>
    <message>
        <source>For a number of the program: correct what it says of the tile</source>
        <translation>Para um número do programa: corrigir o que ele diz da peça</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplares</translation>
    </message>
    <message>
        <source>Instead of the program&apos;s</source>
        <translation>Em vez da do programa</translation>
    </message>
</context>
<context>
    <name>SimulatorDock</name>
    <message>
        <source>Simulator</source>
        <translation>Simulador</translation>
    </message>
    <message>
        <source>Start race</source>
        <translation>Iniciar a corrida</translation>
    </message>
    <message>
        <source>Start the race with these drivers</source>
        <translation>Iniciar a corrida com estes pilotos</translation>
    </message>
    <message>
        <source>Replay a log…</source>
        <translation>Rever um registo…</translation>
    </message>
    <message>
        <source>Look at a race that was saved as a log</source>
        <translation>Ver uma corrida guardada como registo</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regras…</translation>
    </message>
    <message>
        <source>Read the rules that are chosen, and what is assumed</source>
        <translation>Ler as regras escolhidas, e o que é suposto</translation>
    </message>
    <message>
        <source>Back to the stage of the race</source>
        <translation>Voltar à especial da corrida</translation>
    </message>
    <message>
        <source>Another stage is in view; show the one that is driven</source>
        <translation>Está outra especial em vista; mostrar a que se corre</translation>
    </message>
    <message>
        <source>Only a race that was driven here can be driven again.</source>
        <translation>Só uma corrida corrida aqui pode ser repetida.</translation>
    </message>
    <message>
        <source>The layout is another one now. Choose a new race to drive on it.</source>
        <translation>O traçado agora é outro. Escolha uma nova corrida para correr nele.</translation>
    </message>
    <message>
        <source>A race is on.</source>
        <translation>Está a decorrer uma corrida.</translation>
    </message>
    <message>
        <source>It ends here and is gone. To keep what was driven, stop it and save its log.</source>
        <translation>Acaba aqui e perde-se. Para guardar o que se correu, pare-a e guarde o seu registo.</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Terminar a corrida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This race was driven on another layout, so its cars are not shown. Its log, standings and times stay here until you start a new race.</source>
        <translation>Esta corrida foi corrida noutro traçado, por isso os seus carros não se mostram. O registo, a classificação e os tempos ficam aqui até começar uma nova corrida.</translation>
    </message>
    <message>
        <source>The log cannot be saved: {reason}</source>
        <translation>Não é possível guardar o registo: {reason}</translation>
    </message>
    <message>
        <source>A race is on: stop it ({keys}) before you edit.</source>
        <translation>Há uma corrida em curso: pare-a ({keys}) antes de alterar.</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>&amp;Corrida</translation>
    </message>
    <message>
        <source>&amp;Start race</source>
        <translation>&amp;Iniciar a corrida</translation>
    </message>
    <message>
        <source>Start the race that is filled in in the simulator dock</source>
        <translation>Iniciar a corrida preparada no painel Simulador</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Reproduzir ou &amp;pausar</translation>
    </message>
    <message>
        <source>Let the race go on by itself, or pause it</source>
        <translation>Deixar a corrida seguir sozinha, ou pausá-la</translation>
    </message>
    <message>
        <source>One moment &amp;back</source>
        <translation>Um momento &amp;atrás</translation>
    </message>
    <message>
        <source>Show the moment of the race before this one</source>
        <translation>Mostrar o momento anterior da corrida</translation>
    </message>
    <message>
        <source>One moment &amp;on</source>
        <translation>Um momento à &amp;frente</translation>
    </message>
    <message>
        <source>Show the next moment of the race</source>
        <translation>Mostrar o momento seguinte da corrida</translation>
    </message>
    <message>
        <source>&amp;Restart race</source>
        <translation>&amp;Recomeçar a corrida</translation>
    </message>
    <message>
        <source>Drive the same race again from the start</source>
        <translation>Fazer a mesma corrida desde a partida</translation>
    </message>
    <message>
        <source>S&amp;top race</source>
        <translation>Parar a &amp;corrida</translation>
    </message>
    <message>
        <source>End the race here; it can still be looked at</source>
        <translation>Terminar a corrida aqui; ainda se pode rever</translation>
    </message>
    <message>
        <source>&amp;New race</source>
        <translation>&amp;Nova corrida</translation>
    </message>
    <message>
        <source>Clear the table and choose drivers for another race</source>
        <translation>Limpar a mesa e escolher pilotos para outra corrida</translation>
    </message>
    <message>
        <source>Replay a &amp;log…</source>
        <translation>Rever um re&amp;gisto…</translation>
    </message>
    <message>
        <source>Sa&amp;ve race log…</source>
        <translation>G&amp;uardar o registo…</translation>
    </message>
    <message>
        <source>Save the race as a log that can be replayed</source>
        <translation>Guardar a corrida num registo que se pode rever</translation>
    </message>
    <message>
        <source>R&amp;ules…</source>
        <translation>Regra&amp;s…</translation>
    </message>
    <message>
        <source>Read the rules of the race, and what is assumed</source>
        <translation>Ler as regras da corrida, e o que é suposto</translation>
    </message>
    <message>
        <source>A race is on; stop it before you start another one.</source>
        <translation>Há uma corrida em curso; pare-a antes de iniciar outra.</translation>
    </message>
    <message>
        <source>The race cannot start: {reason}</source>
        <translation>A corrida não pode começar: {reason}</translation>
    </message>
    <message>
        <source>Only a race that is over or stopped can be saved.</source>
        <translation>Só se pode guardar uma corrida acabada ou parada.</translation>
    </message>
    <message>
        <source>Save race log</source>
        <translation>Guardar o registo da corrida</translation>
    </message>
    <message>
        <source>Log saved as {name}.</source>
        <translation>Registo guardado como {name}.</translation>
    </message>
    <message>
        <source>Replay a race log</source>
        <translation>Rever o registo de uma corrida</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>The race cannot go on: {reason}</source>
        <translation>A corrida não pode continuar: {reason}</translation>
    </message>
    <message>
        <source>Reading the race…</source>
        <translation>A ler a corrida…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>A ler {file}…</translation>
    </message>
    <message>
        <source>Race logs (*.jsonl);;All files (*)</source>
        <translation>Registos de corrida (*.jsonl);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>The race cannot start: {reason}. Rules that fit: {rules}.</source>
        <translation>A corrida não pode começar: {reason}. Regras que servem: {rules}.</translation>
    </message>
    <message>
        <source>The dice bring no snow to stage {name}.</source>
        <translation>Os dados não trazem neve à especial {name}.</translation>
    </message>
    <message>
        <source>The dice bring snow to {zones} on stage {name}.</source>
        <translation>Os dados trazem neve a {zones} na especial {name}.</translation>
    </message>
    <message>
        <source>Stage {name} cannot be driven yet: {reason}</source>
        <translation>A especial {name} ainda não pode ser corrida: {reason}</translation>
    </message>
    <message>
        <source>The course in the road-book is that of another layout: the stage was changed after it was published.</source>
        <translation>O percurso do road-book é de outro traçado: a especial foi alterada depois de publicada.</translation>
    </message>
    <message>
        <source>The road-book carries the course: &apos;trackeditor simulate&apos; drives it without the tiles that are missing here. Cars on the table need the tile files of the rally&apos;s author.</source>
        <translation>O road-book contém o percurso: «trackeditor simulate» corre-o sem as peças que faltam aqui. Para carros na mesa são precisos os ficheiros de peças do autor do rali.</translation>
    </message>
    <message>
        <source>• {message}: {remedy}</source>
        <translation>• {message}: {remedy}</translation>
    </message>
    <message>
        <source>• {place}: {message}; {remedy}</source>
        <translation>• {place}: {message}; {remedy}</translation>
    </message>
    <message>
        <source>More findings: {count}; see the problems.</source>
        <translation>Outros problemas: {count}; veja o painel Problemas.</translation>
    </message>
    <message>
        <source>Stage {name} cannot be driven yet:</source>
        <translation>A especial {name} ainda não se pode correr:</translation>
    </message>
</context>
<context>
    <name>StagePage</name>
    <message>
        <source>Laps</source>
        <translation>Voltas</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Piso</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Assistência</translation>
    </message>
    <message>
        <source>Notes of the stage</source>
        <translation>Notas da especial</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the stage; standings and logs show it</source>
        <translation>Nome da especial; aparece nas classificações e nos registos</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Trechos</translation>
    </message>
    <message>
        <source>The road over the boards of the classic game, such as C8-C3 / J1-J4</source>
        <translation>A estrada sobre os tabuleiros do jogo clássico, por exemplo C8-C3 / J1-J4</translation>
    </message>
    <message>
        <source>Zones on snow</source>
        <translation>Zonas com neve</translation>
    </message>
    <message>
        <source>Zones that lie on their snow side, such as C, J; none: as the weather is</source>
        <translation>Zonas na sua face de neve, por exemplo C, J; nenhuma: conforme o tempo</translation>
    </message>
    <message>
        <source>Laps of a circuit</source>
        <translation>Voltas de um circuito</translation>
    </message>
    <message>
        <source>Surface of the whole stage</source>
        <translation>Piso de toda a especial</translation>
    </message>
    <message>
        <source>Weather on the whole stage</source>
        <translation>Tempo em toda a especial</translation>
    </message>
    <message>
        <source>Whether a service follows the stage</source>
        <translation>Se há assistência depois da especial</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What the drivers of this stage should know</source>
        <translation>O que os pilotos desta especial devem saber</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>como dizem as regras</translation>
    </message>
    <message>
        <source>after this stage</source>
        <translation>depois desta especial</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>como impresso</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>terra</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asfalto</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neve</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>seco</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>chuva</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variável</translation>
    </message>
    <message>
        <source>{zone} is no zone of this stage; its zones are {zones}.</source>
        <translation>{zone} não é uma zona desta especial; as suas zonas são {zones}.</translation>
    </message>
    <message>
        <source>Name of the stage</source>
        <translation>Nome da especial</translation>
    </message>
</context>
<context>
    <name>StageTabs</name>
    <message>
        <source>Stages of the rally</source>
        <translation>Especiais do rali</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>E&amp;special</translation>
    </message>
    <message>
        <source>&amp;Add stage</source>
        <translation>&amp;Juntar especial</translation>
    </message>
    <message>
        <source>Add an empty stage after the one in view</source>
        <translation>Juntar uma especial vazia depois da que está em vista</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Juntar especial</translation>
    </message>
    <message>
        <source>&amp;Rename stage…</source>
        <translation>Mudar o &amp;nome da especial…</translation>
    </message>
    <message>
        <source>Give the stage in view another name</source>
        <translation>Dar outro nome à especial em vista</translation>
    </message>
    <message>
        <source>&amp;Duplicate stage</source>
        <translation>&amp;Duplicar especial</translation>
    </message>
    <message>
        <source>Add a copy of the stage in view, to try something out</source>
        <translation>Juntar uma cópia da especial em vista, para experimentar</translation>
    </message>
    <message>
        <source>Move stage to the &amp;left</source>
        <translation>Mover especial para a &amp;esquerda</translation>
    </message>
    <message>
        <source>Drive the stage in view earlier in the rally</source>
        <translation>Correr a especial em vista mais cedo no rali</translation>
    </message>
    <message>
        <source>Move stage to the ri&amp;ght</source>
        <translation>Mover especial para a d&amp;ireita</translation>
    </message>
    <message>
        <source>Drive the stage in view later in the rally</source>
        <translation>Correr a especial em vista mais tarde no rali</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>Especial &amp;anterior</translation>
    </message>
    <message>
        <source>Show the stage before the one in view</source>
        <translation>Mostrar a especial antes da que está em vista</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>Especial &amp;seguinte</translation>
    </message>
    <message>
        <source>Show the stage after the one in view</source>
        <translation>Mostrar a especial depois da que está em vista</translation>
    </message>
    <message>
        <source>&amp;Clear stage…</source>
        <translation>&amp;Limpar especial…</translation>
    </message>
    <message>
        <source>Take all tiles of the stage in view away</source>
        <translation>Retirar todas as peças da especial em vista</translation>
    </message>
    <message>
        <source>Re&amp;move stage</source>
        <translation>&amp;Retirar especial</translation>
    </message>
    <message>
        <source>Take the stage in view out of the rally</source>
        <translation>Tirar do rali a especial em vista</translation>
    </message>
    <message>
        <source>Add stage {name}</source>
        <translation>Juntar especial {name}</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} cópia</translation>
    </message>
    <message>
        <source>{name} copy {number}</source>
        <translation>{name} cópia {number}</translation>
    </message>
    <message>
        <source>Duplicate stage {name}</source>
        <translation>Duplicar especial {name}</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Mudar o nome da especial</translation>
    </message>
    <message>
        <source>Name of the stage:</source>
        <translation>Nome da especial:</translation>
    </message>
    <message>
        <source>A stage needs a name; it keeps the old one</source>
        <translation>Uma especial precisa de um nome; mantém o antigo</translation>
    </message>
    <message>
        <source>Rename stage to {name}</source>
        <translation>Dar à especial o nome {name}</translation>
    </message>
    <message>
        <source>A rally has at least one stage; clear it instead</source>
        <translation>Um rali tem pelo menos uma especial; limpe-a antes</translation>
    </message>
    <message>
        <source>Remove stage {name}</source>
        <translation>Retirar especial {name}</translation>
    </message>
    <message>
        <source>The stage is empty already</source>
        <translation>A especial já está vazia</translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s) are taken away. Undo brings them back.</source>
        <translation>
            <numerusform>%n trecho foi retirado. Anular trá-lo de volta.</numerusform>
            <numerusform>%n trechos foram retirados. Anular trá-los de volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear {name}?</source>
        <translation>Limpar {name}?</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are taken away. Undo brings them back.</source>
        <translation>
            <numerusform>%n peça é retirada. Anular volta a pô-la.</numerusform>
            <numerusform>%n peças são retiradas. Anular volta a pô-las.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Clear stage</source>
        <translation>Limpar especial</translation>
    </message>
    <message>
        <source>This is the first stage already</source>
        <translation>Esta já é a primeira especial</translation>
    </message>
    <message>
        <source>This is the last stage already</source>
        <translation>Esta já é a última especial</translation>
    </message>
    <message>
        <source>Move stage {name}</source>
        <translation>Mover especial {name}</translation>
    </message>
    <message>
        <source>{stage} (trial)</source>
        <translation>{stage} (ensaio)</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>Show the findings on this stage</source>
        <translation>Mostrar os problemas desta especial</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n trecho</numerusform>
            <numerusform>%n trechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}, {cells} driven</source>
        <translation>{tiles}, percurso de {cells}</translation>
    </message>
    <message>
        <source>short</source>
        <translation>curta</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>média</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longa</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuito</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>{size}, {duration}</source>
        <translation>{size}, {duration}</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tile(s)</source>
        <translation>
            <numerusform>%n peça desconhecida</numerusform>
            <numerusform>%n peças desconhecidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs {boxes}, and {others}</source>
        <translation>Precisa de {boxes}, e {others}</translation>
    </message>
    <message>
        <source>Needs {boxes}</source>
        <translation>Precisa de {boxes}</translation>
    </message>
    <message>
        <source>Boxes needed:
{boxes}</source>
        <translation>Caixas necessárias:
{boxes}</translation>
    </message>
    <message>
        <source>Tiles that the library does not know: {sides}</source>
        <translation>Peças que a biblioteca não conhece: {sides}</translation>
    </message>
    <message>
        <source>Rules switched off: {codes}</source>
        <translation>Regras desligadas: {codes}</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vazia</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n error(s)</source>
        <translation>
            <numerusform>Não regulamentar: %n erro</numerusform>
            <numerusform>Não regulamentar: %n erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal but for %n muted error(s)</source>
        <translation>
            <numerusform>Regulamentar, salvo %n erro silenciado</numerusform>
            <numerusform>Regulamentar, salvo %n erros silenciados</numerusform>
        </translation>
    </message>
    <message>
        <source>Legal by the rules that are on</source>
        <translation>Regulamentar pelas regras ligadas</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n reparo</numerusform>
            <numerusform>%n reparos</numerusform>
        </translation>
    </message>
    <message>
        <source>{legality}, {remarks}</source>
        <translation>{legality}, {remarks}</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Regulamentar</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) muted</source>
        <translation>
            <numerusform>%n problema silenciado</numerusform>
            <numerusform>%n problemas silenciados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>The same side as it stands in a tile file. See docs/tile-format.md.</source>
        <translation>A mesma face tal como está num ficheiro de peças. Veja docs/tile-format.md.</translation>
    </message>
    <message>
        <source>Entry of the tile file</source>
        <translation>Entrada do ficheiro de peças</translation>
    </message>
    <message>
        <source>What you change here is drawn and checked at once</source>
        <translation>O que mudar aqui é logo desenhado e verificado</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>TileForm</name>
    <message>
        <source>lanes</source>
        <translation>faixas</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>curva</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Lanes side by side, a corner without a line between its lanes, or a gate: a dotted line between two rows</source>
        <translation>Faixas lado a lado, uma curva sem linha entre as suas faixas, ou uma porta: uma linha pontilhada entre duas filas</translation>
    </message>
    <message>
        <source>Printed, left to right</source>
        <translation>Impresso, da esquerda para a direita</translation>
    </message>
    <message>
        <source>A number of lanes, or the limits of the cells of every lane with a bar between lanes: &apos;2 2 2 | 1&apos;. &apos;-&apos; is a cell without a limit, &apos;4!&apos; one in a warning triangle. Of a gate one part for every lane: &apos;- | 2 | !&apos;, &apos;up&apos;, &apos;down&apos;</source>
        <translation>Um número de faixas, ou os limites das casas de cada faixa com uma barra entre faixas: «2 2 2 | 1». «-» é uma casa sem limite, «4!» uma num triângulo de aviso. De uma porta, uma parte por faixa: «- | 2 | !», «up», «down»</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Limit of every cell of the row: a gear, or &apos;4!&apos; with a warning</source>
        <translation>Limite de cada casa da fila: uma mudança, ou «4!» com um aviso</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Derrapagem</translation>
    </message>
    <message>
        <source>A dashed half line: two half cells of full width</source>
        <translation>Meia linha tracejada: duas meias casas de largura inteira</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Gear of a jump</source>
        <translation>Mudança de um salto</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Água</translation>
    </message>
    <message>
        <source>A row with water</source>
        <translation>Uma fila com passagem de água</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Length beside the other rows; 1 when nothing is said</source>
        <translation>Comprimento em relação às outras filas; 1 se nada se disser</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Other keys of docs/tile-format.md, for example &apos;width: [1, 2], inner: left&apos;</source>
        <translation>Outras chaves de docs/tile-format.md, por exemplo «width: [1, 2], inner: left»</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>On which side of the road, for a driver along it</source>
        <translation>De que lado da estrada, para um piloto que a segue</translation>
    </message>
    <message>
        <source>Its limit; several for spaces in succession: &apos;5 5&apos;</source>
        <translation>O seu limite; vários para casas seguidas: «5 5»</translation>
    </message>
    <message>
        <source>From row</source>
        <translation>Da fila</translation>
    </message>
    <message>
        <source>The row before it, from 0; several: &apos;0 1&apos;</source>
        <translation>A fila antes dele, a partir de 0; várias: «0 1»</translation>
    </message>
    <message>
        <source>To row</source>
        <translation>Até à fila</translation>
    </message>
    <message>
        <source>The row behind it, from 0; several: &apos;3 4&apos;</source>
        <translation>A fila depois dele, a partir de 0; várias: «3 4»</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>The edge to which cars drive on, or from which they come</source>
        <translation>O lado para onde os carros seguem, ou de onde vêm</translation>
    </message>
    <message>
        <source>Cells of the other road</source>
        <translation>Casas da outra estrada</translation>
    </message>
    <message>
        <source>Their names behind each other, as in &apos;r0.2.0 r0.2.1&apos;</source>
        <translation>Os seus nomes uns a seguir aos outros, como «r0.2.0 r0.2.1»</translation>
    </message>
    <message>
        <source>The highest gear in which the line between them is crossed</source>
        <translation>A mudança mais alta em que se passa a linha entre elas</translation>
    </message>
    <message>
        <source>start</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>chegada</translation>
    </message>
    <message>
        <source>start and finish</source>
        <translation>partida e chegada</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>What is printed across the road</source>
        <translation>O que está impresso a atravessar a estrada</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Estrada</translation>
    </message>
    <message>
        <source>Its number, from 0</source>
        <translation>O seu número, a partir de 0</translation>
    </message>
    <message>
        <source>Behind row</source>
        <translation>Depois da fila</translation>
    </message>
    <message>
        <source>The row behind which the line lies, from 0</source>
        <translation>A fila depois da qual fica a linha, a partir de 0</translation>
    </message>
    <message>
        <source>One cell</source>
        <translation>Uma casa</translation>
    </message>
    <message>
        <source>Other cell</source>
        <translation>Outra casa</translation>
    </message>
    <message>
        <source>Name of a cell, as r0.2.1: road 0, row 2, lane 1; the drawing tells it under the pointer</source>
        <translation>Nome de uma casa, como r0.2.1: estrada 0, fila 2, faixa 1; o desenho di-lo sob o ponteiro</translation>
    </message>
    <message>
        <source>The highest gear in which a car may cross from one to the other</source>
        <translation>A mudança mais alta em que um carro pode passar de uma para a outra</translation>
    </message>
    <message>
        <source>Names of cells behind each other; of a pair one can be occupied</source>
        <translation>Nomes de casas uns a seguir aos outros; de cada par só uma pode estar ocupada</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>share ground with</source>
        <translation>partilham terreno com</translation>
    </message>
    <message>
        <source>left</source>
        <translation>esquerda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>direita</translation>
    </message>
    <message>
        <source>{problem}; {remedy}</source>
        <translation>{problem}; {remedy}</translation>
    </message>
    <message>
        <source>Road {number}</source>
        <translation>Estrada {number}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fila {number}</translation>
    </message>
    <message>
        <source>Shortcut {number}</source>
        <translation>Atalho {number}</translation>
    </message>
    <message>
        <source>Fork {number}</source>
        <translation>Bifurcação {number}</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Linha {number}</translation>
    </message>
    <message>
        <source>Contact {number}</source>
        <translation>Contacto {number}</translation>
    </message>
    <message>
        <source>Shared ground {number}</source>
        <translation>Terreno partilhado {number}</translation>
    </message>
    <message>
        <source>Text, line {number}</source>
        <translation>Texto, linha {number}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Tile file</source>
        <translation>Ficheiro de peças</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplares</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Piso</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Perigo</translation>
    </message>
    <message>
        <source>Use it instead of the program&apos;s tile</source>
        <translation>Usá-la em vez da peça do programa</translation>
    </message>
    <message>
        <source>Road ends</source>
        <translation>Pontas de estrada</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Inclinação</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Estradas</translation>
    </message>
    <message>
        <source>From edge</source>
        <translation>Do lado</translation>
    </message>
    <message>
        <source>To edge</source>
        <translation>Até ao lado</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Acaba em</translation>
    </message>
    <message>
        <source>Leads over</source>
        <translation>Passa por cima</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Bifurcações</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Grid boxes</source>
        <translation>Lugares de grelha</translation>
    </message>
    <message>
        <source>A pit</source>
        <translation>Umas boxes</translation>
    </message>
    <message>
        <source>Road above</source>
        <translation>Estrada por cima</translation>
    </message>
    <message>
        <source>Contacts of cells that their shapes do not show</source>
        <translation>Contactos entre casas que as formas não mostram</translation>
    </message>
    <message>
        <source>Cells that share ground</source>
        <translation>Casas que partilham terreno</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message>
        <source>Turned by</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplares</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Caixas</translation>
    </message>
    <message>
        <source>Turned clockwise by degrees</source>
        <translation>Graus de rotação no sentido horário</translation>
    </message>
    <message>
        <source>Turn the tile clockwise in steps of 60 degrees</source>
        <translation>Rodar a peça no sentido horário em passos de 60 graus</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Virar</translation>
    </message>
    <message>
        <source>Picture of the side</source>
        <translation>Imagem da face</translation>
    </message>
    <message>
        <source>Other tiles that fit here</source>
        <translation>Outras peças que encaixam aqui</translation>
    </message>
    <message>
        <source>{side} at ({q}, {r})</source>
        <translation>{side} em ({q}, {r})</translation>
    </message>
    <message>
        <source>in no box</source>
        <translation>em nenhuma caixa</translation>
    </message>
    <message>
        <source>Show side {side}; markers on this one are taken away</source>
        <translation>Mostrar a face {side}; os marcadores desta são retirados</translation>
    </message>
    <message>
        <source>This tile has one printed side only</source>
        <translation>Esta peça só tem uma face impressa</translation>
    </message>
    <message>
        <source>The library has no such side. It is kept in the file as it is.</source>
        <translation>A biblioteca não tem esta face. Fica no ficheiro tal como está.</translation>
    </message>
    <message>
        <source>What is on its other side is not known</source>
        <translation>Não se sabe o que está na outra face</translation>
    </message>
    <message>
        <source>It serves the straights beside it, once there is a course.</source>
        <translation>Servem as retas ao lado, logo que haja um percurso.</translation>
    </message>
    <message numerus="yes">
        <source>It serves %n cell(s) on {tiles}.</source>
        <translation>
            <numerusform>Servem %n casa em {tiles}.</numerusform>
            <numerusform>Servem %n casas em {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies beside no straight of the course: nobody can stop at it.</source>
        <translation>Não ficam ao lado de nenhuma reta do percurso: ninguém pode parar nelas.</translation>
    </message>
    <message>
        <source>{used} in use, {owned} in the boxes at hand</source>
        <translation>em uso: {used}; nas caixas disponíveis: {owned}</translation>
    </message>
    <message>
        <source>Other sides that fit here: {number}. Double click or Enter takes one instead.</source>
        <translation>Outras faces que encaixam aqui: {number}. Duplo clique ou Enter troca por uma.</translation>
    </message>
    <message>
        <source>No other side fits here, of the tiles that are left.</source>
        <translation>Nenhuma outra face encaixa aqui, das peças que restam.</translation>
    </message>
    <message>
        <source>Other sides that fit here: {number}. Those that join the roads around come first: {joining}. Double click or Enter takes one instead.</source>
        <translation>Outras faces que servem aqui: {number}. As que juntam as estradas à volta vêm primeiro: {joining}. Duplo clique ou Enter põe uma no seu lugar.</translation>
    </message>
    <message>
        <source>Turn {side}</source>
        <translation>Rodar {side}</translation>
    </message>
    <message>
        <source>Turn over {side}</source>
        <translation>Virar {side}</translation>
    </message>
    <message>
        <source>The tile has changed; choose again.</source>
        <translation>A peça mudou; escolha de novo.</translation>
    </message>
    <message>
        <source>Exchange {side} for {other}</source>
        <translation>Trocar {side} por {other}</translation>
    </message>
</context>
<context>
    <name>TileWindow</name>
    <message>
        <source>Cells and &amp;moves</source>
        <translation>Casas e &amp;movimentos</translation>
    </message>
    <message>
        <source>Show how cars may drive from cell to cell</source>
        <translation>Mostrar como os carros podem ir de casa em casa</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Rodar</translation>
    </message>
    <message>
        <source>Show it turned by 60° (Ctrl+R)</source>
        <translation>Mostrá-la rodada 60° (Ctrl+R)</translation>
    </message>
    <message>
        <source>Bring the other side into view (Ctrl+T)</source>
        <translation>Pôr em vista a outra face (Ctrl+T)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close; it asks before work is lost</source>
        <translation>Fechar; pergunta antes de se perder trabalho</translation>
    </message>
    <message>
        <source>Show side {face}</source>
        <translation>Mostrar a face {face}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{side}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{side}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;The drawing waits until the faults of this side are mended.</source>
        <translation>&lt;br&gt;O desenho espera que as falhas desta face sejam corrigidas.</translation>
    </message>
    <message>
        <source>Tile {side}[*]</source>
        <translation>Peça {side}[*]</translation>
    </message>
    <message>
        <source>Undo: {step} (Ctrl+Z)</source>
        <translation>Anular: {step} (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: {step} (Ctrl+Y)</source>
        <translation>Refazer: {step} (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Write the tile into its file and use it at once (Ctrl+S)</source>
        <translation>Escrever a peça no seu ficheiro e usá-la logo (Ctrl+S)</translation>
    </message>
    <message>
        <source>The tile has faults; mend them first</source>
        <translation>A peça tem falhas; corrija-as primeiro</translation>
    </message>
    <message>
        <source>The tile cannot be saved now.</source>
        <translation>A peça não pode ser guardada agora.</translation>
    </message>
    <message>
        <source>The tile could not be saved.</source>
        <translation>Não foi possível guardar a peça.</translation>
    </message>
    <message>
        <source>Tile {side} is saved, and in the catalogue</source>
        <translation>A peça {side} está guardada, e no catálogo</translation>
    </message>
    <message>
        <source>Tile {number} was changed by another program.</source>
        <translation>A peça {number} foi alterada por outro programa.</translation>
    </message>
    <message>
        <source>If you save now, its changes in {file} are lost.</source>
        <translation>Se guardar agora, as alterações dela em {file} perdem-se.</translation>
    </message>
    <message>
        <source>Save under another number</source>
        <translation>Guardar com outro número</translation>
    </message>
    <message>
        <source>Overwrite the tile</source>
        <translation>Substituir a peça</translation>
    </message>
    <message>
        <source>Tile {side} is not saved.</source>
        <translation>A peça {side} não está guardada.</translation>
    </message>
    <message>
        <source>What you changed is lost when you do not save it.</source>
        <translation>O que mudou perde-se se não o guardar.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Não guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message>
        <source>{token}: click the cell on which it is to lie; R turns it, Del takes away what is under the mouse.</source>
        <translation>{token}: clique na casa onde pôr; R roda, Del retira o que está sob o rato.</translation>
    </message>
    <message>
        <source>Move the cursor to a tile with a road (Ctrl and arrows).</source>
        <translation>Leve o cursor a uma peça com estrada (Ctrl e setas).</translation>
    </message>
    <message>
        <source>Tokens are laid on the cells of a road.</source>
        <translation>As fichas põem-se nas casas de uma estrada.</translation>
    </message>
    <message>
        <source>Remove the token: {token}</source>
        <translation>Retirar a ficha: {token}</translation>
    </message>
    <message>
        <source>Turn the token: {token}</source>
        <translation>Rodar a ficha: {token}</translation>
    </message>
    <message>
        <source>Lay a token: {token}</source>
        <translation>Pôr uma ficha: {token}</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>Chicane, gravel</source>
        <translation>Chicane, terra</translation>
    </message>
    <message>
        <source>Chicane, asphalt</source>
        <translation>Chicane, asfalto</translation>
    </message>
    <message>
        <source>Chicane, snow</source>
        <translation>Chicane, neve</translation>
    </message>
    <message>
        <source>Chicane with limit, gravel</source>
        <translation>Chicane com limite, terra</translation>
    </message>
    <message>
        <source>Chicane with limit, asphalt</source>
        <translation>Chicane com limite, asfalto</translation>
    </message>
    <message>
        <source>Chicane with limit, snow</source>
        <translation>Chicane com limite, neve</translation>
    </message>
    <message>
        <source>Jump, gravel</source>
        <translation>Salto, terra</translation>
    </message>
    <message>
        <source>Jump, asphalt</source>
        <translation>Salto, asfalto</translation>
    </message>
    <message>
        <source>Jump, snow</source>
        <translation>Salto, neve</translation>
    </message>
    <message>
        <source>Water, gravel</source>
        <translation>Passagem de água, terra</translation>
    </message>
    <message>
        <source>Water, asphalt</source>
        <translation>Passagem de água, asfalto</translation>
    </message>
    <message>
        <source>Water, snow</source>
        <translation>Passagem de água, neve</translation>
    </message>
    <message>
        <source>Ascent</source>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Descida</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nuvem</translation>
    </message>
    <message>
        <source>Oxygen 1</source>
        <translation>Oxigénio 1</translation>
    </message>
    <message>
        <source>Oxygen 2</source>
        <translation>Oxigénio 2</translation>
    </message>
    <message>
        <source>Oxygen 3</source>
        <translation>Oxigénio 3</translation>
    </message>
    <message>
        <source>Mud spray</source>
        <translation>Salpico de lama</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Show the moment before [Left]</source>
        <translation>Mostrar o momento anterior [Esquerda]</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Let the race go on by itself, or pause it</source>
        <translation>Deixar a corrida seguir sozinha, ou pausá-la</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Show the next moment [Right]</source>
        <translation>Mostrar o momento seguinte [Direita]</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Drive the same race again from the start</source>
        <translation>Fazer a mesma corrida desde a partida</translation>
    </message>
    <message>
        <source>Stop race</source>
        <translation>Parar a corrida</translation>
    </message>
    <message>
        <source>End the race here; it can still be looked at</source>
        <translation>Terminar a corrida aqui; ainda se pode rever</translation>
    </message>
    <message>
        <source>Save log…</source>
        <translation>Guardar registo…</translation>
    </message>
    <message>
        <source>Save the race as a log that can be replayed</source>
        <translation>Guardar a corrida num registo que se pode rever</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nova corrida</translation>
    </message>
    <message>
        <source>Clear the table and choose drivers for another race</source>
        <translation>Limpar a mesa e escolher pilotos para outra corrida</translation>
    </message>
    <message>
        <source>Read the rules that are driven, and what is assumed</source>
        <translation>Ler as regras em uso, e o que é suposto</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regras…</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Speed of the race</source>
        <translation>Velocidade da corrida</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Imediata</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminar o ensaio e manter a especial como está agora</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>End the trial and bring back the stage as it was before</source>
        <translation>Terminar o ensaio e repor a especial como estava</translation>
    </message>
    <message>
        <source>&apos;{stage}&apos; is on trial: build what you like, then keep it or drop it.</source>
        <translation>«{stage}» está em ensaio: construa à vontade, depois mantenha ou abandone o ensaio.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Track editor</source>
        <translation>Editor de traçados</translation>
    </message>
    <message>
        <source>Build stages of hexagon tiles, check them, and drive them.</source>
        <translation>Construa especiais com peças hexagonais, verifique-as e corra-as.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ficheiros recentes</translation>
    </message>
    <message>
        <source>&amp;Recover unsaved work…</source>
        <translation>&amp;Recuperar trabalho por guardar…</translation>
    </message>
    <message>
        <source>&amp;New rally</source>
        <translation>&amp;Novo rali</translation>
    </message>
    <message>
        <source>Begin with an empty stage</source>
        <translation>Começar com uma especial vazia</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a road-book, or layouts as stages</source>
        <translation>Abrir um road-book, ou traçados como especiais</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here.</source>
        <translation>Os ficheiros que abrir ou guardar aparecem aqui.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>&amp;Back to {rally}</source>
        <translation>&amp;Voltar a {rally}</translation>
    </message>
    <message>
        <source>{back}; Escape does the same</source>
        <translation>{back}; Escape faz o mesmo</translation>
    </message>
    <message>
        <source>Open {name} with the other stages of its rally</source>
        <translation>Abrir {name} com as outras especiais do seu rali</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Ficheiro</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Re&amp;cover unsaved work…</source>
        <translation>Rec&amp;uperar trabalho por guardar…</translation>
    </message>
    <message>
        <source>Show the copies of work that was not saved when the editor ended</source>
        <translation>Mostrar as cópias do trabalho por guardar quando o editor terminou</translation>
    </message>
    <message>
        <source>&amp;Export picture or print…</source>
        <translation>E&amp;xportar imagem ou imprimir…</translation>
    </message>
    <message>
        <source>Write the stage in view as PNG, SVG or PDF, or print it</source>
        <translation>Escrever a especial em vista como PNG, SVG ou PDF, ou imprimi-la</translation>
    </message>
    <message>
        <source>PC-course s&amp;heet…</source>
        <translation>Fol&amp;ha do PC da prova…</translation>
    </message>
    <message>
        <source>Write or print stages, services, drivers and times of the rally</source>
        <translation>Escrever ou imprimir especiais, assistências, pilotos e tempos do rali</translation>
    </message>
    <message>
        <source>Tiles of &amp;your own…</source>
        <translation>As suas &amp;peças…</translation>
    </message>
    <message>
        <source>Describe tiles that the program does not have, with a drawing</source>
        <translation>Descrever, com um desenho, peças que o programa não tem</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>De&amp;finições…</translation>
    </message>
    <message>
        <source>Boxes that you own, rules, colours, language</source>
        <translation>As suas caixas, regras, cores, idioma</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Close the editor; it asks when something is not saved</source>
        <translation>Fechar o editor; pergunta se houver algo por guardar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nular</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Anular: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Refazer: {step}</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Procurar uma ação…</translation>
    </message>
    <message>
        <source>Search any action by its words, and run it</source>
        <translation>Procurar qualquer ação pelas suas palavras, e executá-la</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>A&amp;talhos de teclado</translation>
    </message>
    <message>
        <source>All actions with their keys</source>
        <translation>Todas as ações com as suas teclas</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versão e licença</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Arrange doc&amp;ks anew</source>
        <translation>Rearran&amp;jar os painéis</translation>
    </message>
    <message>
        <source>Put docks and toolbar back where they stood at first</source>
        <translation>Repor painéis e barra de ferramentas no lugar inicial</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Pá&amp;gina de boas-vindas</translation>
    </message>
    <message>
        <source>Show the welcome page, or go back to the stage</source>
        <translation>Mostrar a página de boas-vindas, ou voltar à especial</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>E&amp;crã inteiro</translation>
    </message>
    <message>
        <source>Use the whole screen, or a window again</source>
        <translation>Usar o ecrã inteiro, ou outra vez uma janela</translation>
    </message>
    <message>
        <source>The stage has no tiles to draw yet</source>
        <translation>A especial ainda não tem peças para desenhar</translation>
    </message>
    <message>
        <source>The rally has no stage to write on a sheet yet</source>
        <translation>O rali ainda não tem especial para pôr numa folha</translation>
    </message>
    <message>
        <source>About the track editor</source>
        <translation>Acerca do editor de traçados</translation>
    </message>
    <message>
        <source>Track editor {version}

Editor, legality checker and simulator for the tile-built Rallyman games. Published under the MIT licence; Rallyman is a trade mark of its owner, who has nothing to do with this program.</source>
        <translation>Editor de traçados {version}

Editor, verificador e simulador para os jogos Rallyman de peças. Publicado sob a licença MIT; Rallyman é uma marca do seu proprietário, que nada tem a ver com este programa.</translation>
    </message>
</context>
<context>
    <name>WindowDocks</name>
    <message>
        <source>Show or hide: {dock}. The key also leads there and back.</source>
        <translation>Mostrar ou esconder: {dock}. A tecla também leva até lá e de volta.</translation>
    </message>
    <message>
        <source>Docks that share this place</source>
        <translation>Painéis que partilham este lugar</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conselho</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>{tile} ({q}, {r})</source>
        <translation>{tile} ({q}, {r})</translation>
    </message>
    <message>
        <source>{tile} ({q}, {r}), edge {edge}</source>
        <translation>{tile} ({q}, {r}), lado {edge}</translation>
    </message>
</context>
<context>
    <name>overlays</name>
    <message>
        <source>Cells and moves</source>
        <translation>Casas e movimentos</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Pace notes</source>
        <translation>Notas de navegação</translation>
    </message>
    <message>
        <source>Danger levels</source>
        <translation>Níveis de perigo</translation>
    </message>
    <message>
        <source>Distance along the course</source>
        <translation>Distância ao longo do percurso</translation>
    </message>
    <message>
        <source>Direction of the route</source>
        <translation>Sentido do percurso</translation>
    </message>
    <message>
        <source>Tiles off the course</source>
        <translation>Peças fora do percurso</translation>
    </message>
</context>
<context>
    <name>tile words</name>
    <message>
        <source>gravel</source>
        <translation>terra</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asfalto</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neve</translation>
    </message>
    <message>
        <source>no surface</source>
        <translation>sem piso</translation>
    </message>
    <message>
        <source>low danger</source>
        <translation>perigo baixo</translation>
    </message>
    <message>
        <source>medium danger</source>
        <translation>perigo médio</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>perigo alto</translation>
    </message>
    <message>
        <source>no danger level</source>
        <translation>sem nível de perigo</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>reta</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>curva aberta</translation>
    </message>
    <message>
        <source>sharp bend</source>
        <translation>curva fechada</translation>
    </message>
    <message>
        <source>corner with a limit</source>
        <translation>curva com limite</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>salto</translation>
    </message>
    <message>
        <source>water</source>
        <translation>passagem de água</translation>
    </message>
    <message>
        <source>shortcut</source>
        <translation>atalho</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>derrapagem</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcação</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>cruzamento</translation>
    </message>
    <message>
        <source>several roads</source>
        <translation>várias estradas</translation>
    </message>
    <message>
        <source>narrow road</source>
        <translation>estrada estreita</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>climb</source>
        <translation>subida</translation>
    </message>
    <message>
        <source>start or finish line</source>
        <translation>linha de partida ou de chegada</translation>
    </message>
    <message>
        <source>starting grid</source>
        <translation>grelha de partida</translation>
    </message>
    <message>
        <source>pit (paddock)</source>
        <translation>boxes (paddock)</translation>
    </message>
    <message>
        <source>scenery</source>
        <translation>cenário</translation>
    </message>
    <message>
        <source>GT</source>
        <translation>GT</translation>
    </message>
    <message>
        <source>DIRT, gravel</source>
        <translation>DIRT, terra</translation>
    </message>
    <message>
        <source>DIRT, asphalt and snow</source>
        <translation>DIRT, asfalto e neve</translation>
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
        <translation>Ramal a partir do lado {start}</translation>
    </message>
    <message>
        <source>Road from {start} straight on to {end}</source>
        <translation>Estrada de {start} em frente até {end}</translation>
    </message>
    <message>
        <source>Road from {start} to the left to {end}</source>
        <translation>Estrada de {start} à esquerda até {end}</translation>
    </message>
    <message>
        <source>Road from {start} to the right to {end}</source>
        <translation>Estrada de {start} à direita até {end}</translation>
    </message>
    <message>
        <source>lanes: {count}</source>
        <translation>faixas: {count}</translation>
    </message>
    <message>
        <source>jump {number}</source>
        <translation>salto {number}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Fila {number}: {cells}</translation>
    </message>
    <message>
        <source>{row}, {marks}</source>
        <translation>{row}, {marks}</translation>
    </message>
    <message>
        <source>Gate: {segments}</source>
        <translation>Porta: {segments}</translation>
    </message>
    <message>
        <source>Shortcut on the left, limit {limit}</source>
        <translation>Atalho à esquerda, limite {limit}</translation>
    </message>
    <message>
        <source>Shortcut on the right, limit {limit}</source>
        <translation>Atalho à direita, limite {limit}</translation>
    </message>
</context>
</TS>
