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
    <message numerus="yes">
        <source>{count} drivers; choose 1 to {most}</source>
        <comment>{count} driver; choose 1 to {most}</comment>
        <translation>
            <numerusform>{count} piloto; escolha de 1 a {most}</numerusform>
            <numerusform>{count} pilotos; escolha de 1 a {most}</numerusform>
        </translation>
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
        <source>{size:.0f} MB is too large for a layout or road-book (at most {most:.0f} MB)</source>
        <translation>{size:.0f} MB é demais para um traçado ou road-book (no máximo {most:.0f} MB)</translation>
    </message>
    <message>
        <source>some {values:,} values are too many for a layout or road-book (at most {most:,})</source>
        <translation>cerca de {values} valores é demais para um traçado ou road-book (no máximo {most})</translation>
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
        <source>byte {byte}: not text in UTF-8; choose a layout (.json) or road-book (.roadbook.yaml, .roadbook.json)</source>
        <translation>byte {byte}: não é texto em UTF-8; escolha um traçado (.json) ou road-book (.roadbook.yaml, .roadbook.json)</translation>
    </message>
    <message>
        <source>{reason}; check the file&apos;s rights</source>
        <translation>{reason}; verifique as permissões do ficheiro</translation>
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
        <source>place the finish standee on a line across the road, outside corners</source>
        <translation>ponha o painel de chegada numa linha que atravesse a estrada, fora das curvas</translation>
    </message>
    <message>
        <source>Place the finish standee between {side} and {other}</source>
        <translation>Pôr o painel de chegada entre {side} e {other}</translation>
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
        <source>&apos;trackeditor tiles&apos; lists all</source>
        <translation>«trackeditor tiles» mostra todas</translation>
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
        <source>Remove the {marker} from {side}</source>
        <translation>Retirar o {marker} de {side}</translation>
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
        <source>the course is a {kind}; &apos;{rules}&apos; needs a stage with a start and a finish line</source>
        <translation>o percurso é um {kind}; «{rules}» pede uma especial com linha de partida e linha de chegada</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuito</translation>
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
        <source>a rally of {count} stages; {courses} courses are given</source>
        <comment>a rally of {count} stage; {courses} courses are given</comment>
        <translation>
            <numerusform>um rali de {count} especial; percursos dados: {courses}</numerusform>
            <numerusform>um rali de {count} especiais; percursos dados: {courses}</numerusform>
        </translation>
    </message>
    <message>
        <source>stage &apos;{stage}&apos; was driven on another course; give that one</source>
        <translation>a especial «{stage}» correu-se noutro percurso; dê esse</translation>
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
        <source>the log ends before the race does</source>
        <translation>o registo acaba antes da corrida</translation>
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
    <message numerus="yes">
        <source>{count} drivers; &apos;{rules}&apos; is for 1 to {most}</source>
        <comment>{count} driver; &apos;{rules}&apos; is for 1 to {most}</comment>
        <translation>
            <numerusform>{count} piloto; «{rules}» joga-se de 1 a {most}</numerusform>
            <numerusform>{count} pilotos; «{rules}» joga-se de 1 a {most}</numerusform>
        </translation>
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
        <source>A stage begins at a START tile, or at a start marker.</source>
        <translation>Uma especial começa numa peça START, ou num marcador de partida.</translation>
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
        <source>A stage ends at a FINISH tile, or at a finish standee.</source>
        <translation>Uma especial acaba numa peça FINISH, ou num painel de chegada.</translation>
    </message>
    <message>
        <source>Finish not reached</source>
        <translation>Chegada não alcançada</translation>
    </message>
    <message>
        <source>The road must lead from the start line to the finish line.</source>
        <translation>A estrada deve levar da linha de partida à linha de chegada.</translation>
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
        <source>A circuit needs a start/finish line: a printed one, or a finish standee. The standee stands on any dividing line that spans the road, not in a corner. Until it is placed a START line on the circuit serves, or no laps can be counted.</source>
        <translation>Um circuito precisa de uma linha de partida/chegada: impressa, ou um painel de chegada. O painel fica em qualquer linha que atravesse toda a estrada, fora das curvas. Até lá serve uma linha START do circuito, ou não se podem contar voltas.</translation>
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
        <source>From a start/finish line the road must lead back to it, without driving a space twice.</source>
        <translation>De uma linha de partida/chegada a estrada deve voltar a ela, sem passar duas vezes numa casa.</translation>
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
        <source>Rallyman: DIRT, time trial stages</source>
        <translation>Rallyman: DIRT, especiais contra o relógio</translation>
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
        <translation>Terminar o ensaio e guardar a especial como está agora</translation>
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
        <translation>«{stage}» já está em ensaio: guarde-o ou abandone-o primeiro.</translation>
    </message>
    <message>
        <source>Trial of &apos;{stage}&apos;: keep it or drop it when you have seen enough.</source>
        <translation>Ensaio de «{stage}»: guarde-o ou abandone-o quando tiver visto o suficiente.</translation>
    </message>
    <message>
        <source>The trial of &apos;{stage}&apos; is kept.</source>
        <translation>O ensaio de «{stage}» foi guardado.</translation>
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
        <source>Take the selected tiles away</source>
        <translation>Retirar as peças selecionadas</translation>
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
        <source>no room to land: the turn ends</source>
        <translation>sem lugar para aterrar: a vez acaba</translation>
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
        <source>{name}: on which cell do you start?</source>
        <translation>{name}: em que casa parte?</translation>
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
        <source>Flat out is declared before the first die of the turn.</source>
        <translation>«A fundo» anuncia-se antes do primeiro dado da vez.</translation>
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
        <source>Dice lost</source>
        <translation>Dados perdidos</translation>
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
        <source>&lt;b&gt;{name}&lt;/b&gt;, {time}</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt;, {time}</translation>
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
        <source>none</source>
        <translation>nenhum</translation>
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
        <source>DIRT (stages)</source>
        <translation>DIRT (especiais)</translation>
    </message>
    <message>
        <source>RX (rallycross)</source>
        <translation>RX (ralicross)</translation>
    </message>
    <message>
        <source>GT (circuits)</source>
        <translation>GT (circuitos)</translation>
    </message>
    <message>
        <source>Classic Rallyman</source>
        <translation>Rallyman clássico</translation>
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
        <source>Driver {number}</source>
        <translation>Piloto {number}</translation>
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
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click a tile in the catalogue: the stage begins with it. Every further tile that you click leads the road on, turned so that it fits. Tiles can be dragged here, too.</source>
        <translation>Clique numa peça do catálogo: a especial começa com ela. Cada peça em que clicar a seguir continua a estrada, rodada de modo a encaixar. Também se podem arrastar peças para aqui.</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminar o ensaio e guardar a especial como está agora</translation>
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
        <translation>Em ensaio: «{stage}». Guardar o que experimentou, ou abandoná-lo?</translation>
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
        <source>No recovery copy could be written: {reason}</source>
        <translation>Não foi possível escrever uma cópia de recuperação: {reason}</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Click the line on which the {marker} is to stand; R turns it.</source>
        <translation>{marker}: clique na linha onde deve ficar; R roda-o.</translation>
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
        <source>Race of {names}; seed {seed}</source>
        <translation>Corrida de {names}; semente {seed}</translation>
    </message>
    <message>
        <source>Stage {number}: {name}</source>
        <translation>Especial {number}: {name}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
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
        <source>{name} wins in {time}.</source>
        <translation>{name} ganha em {time}.</translation>
    </message>
    <message>
        <source>{name} comes to the start.</source>
        <translation>{name} apresenta-se à partida.</translation>
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
        <source>{name} takes the card of a loss of control: {seconds} s.</source>
        <translation>{name} recebe a carta de perda de controlo: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} is over the line in gear {gear}: {seconds} s.</source>
        <translation>{name} passa a linha, mudança {gear}: {seconds} s.</translation>
    </message>
    <message>
        <source>{name} finishes in {time} (second tokens: {tokens}).</source>
        <translation>{name} acaba em {time} (fichas de segundo: {tokens}).</translation>
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
        <source>Tokens</source>
        <translation>Fichas</translation>
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
        <source>finished</source>
        <translation>chegou</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Especial {number}</translation>
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
        <source>DIRT (stages)</source>
        <translation>DIRT (especiais)</translation>
    </message>
    <message>
        <source>RX (rallycross)</source>
        <translation>RX (ralicross)</translation>
    </message>
    <message>
        <source>GT (circuits)</source>
        <translation>GT (circuitos)</translation>
    </message>
    <message>
        <source>Classic Rallyman</source>
        <translation>Rallyman clássico</translation>
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
        <source>Finds tiles by the beginning of their number and by words, for example 21 or &apos;gravel jump&apos;; Enter or Down goes to the list</source>
        <translation>Encontra peças pelo início do número e por palavras, por exemplo 21 ou «salto terra»; Enter ou Baixo vai para a lista</translation>
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
        <source>Back to the stage of the race</source>
        <translation>Voltar à especial da corrida</translation>
    </message>
    <message>
        <source>Another stage is in view; show the one that is driven</source>
        <translation>Está outra especial em vista; mostrar a que se corre</translation>
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
        <source>A race is on; stop it before you start another one.</source>
        <translation>Há uma corrida em curso; pare-a antes de iniciar outra.</translation>
    </message>
    <message>
        <source>The race cannot start: {reason}</source>
        <translation>A corrida não pode começar: {reason}</translation>
    </message>
    <message>
        <source>Only a race that is over can be saved.</source>
        <translation>Só se pode guardar uma corrida terminada.</translation>
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
        <source>Reading {file}…</source>
        <translation>A ler {file}…</translation>
    </message>
    <message>
        <source>Race logs (*.jsonl);;All files (*)</source>
        <translation>Registos de corrida (*.jsonl);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>• {message}: {remedy}</source>
        <translation>• {message}: {remedy}</translation>
    </message>
    <message>
        <source>More findings: {count}; see the problems.</source>
        <translation>Outros problemas: {count}; veja o painel Problemas.</translation>
    </message>
    <message>
        <source>Stage {name} cannot be driven yet:</source>
        <translation>A especial {name} ainda não se pode correr:</translation>
    </message>
    <message>
        <source>The layout was changed: the race on it is over.</source>
        <translation>O traçado foi alterado: a corrida acabou.</translation>
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
        <source>Legal, %n remark(s)</source>
        <translation>
            <numerusform>Regulamentar, %n reparo</numerusform>
            <numerusform>Regulamentar, %n reparos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal but for %n muted finding(s)</source>
        <translation>
            <numerusform>Regulamentar, salvo %n problema silenciado</numerusform>
            <numerusform>Regulamentar, salvo %n problemas silenciados</numerusform>
        </translation>
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
    <name>TokenTool</name>
    <message>
        <source>{token}: click the cell on which it is to lie; R turns it.</source>
        <translation>{token}: clique na casa onde deve ficar; R roda-a.</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>End the trial and keep the stage as it is now</source>
        <translation>Terminar o ensaio e guardar a especial como está agora</translation>
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
        <translation>«{stage}» está em ensaio: construa à vontade, depois guarde ou abandone o ensaio.</translation>
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
        <source>Examples: published stages</source>
        <translation>Exemplos: especiais publicadas</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
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
