<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
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
        <source>Turn over {side}</source>
        <translation>Virar {side}</translation>
    </message>
    <message>
        <source>Turn {side}</source>
        <translation>Rodar {side}</translation>
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
        <source>The stage is being driven: stop the race to edit it.</source>
        <translation>A especial está em corrida: pare a corrida para a alterar.</translation>
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
        <source>The picture was not written.</source>
        <translation>A imagem não foi escrita.</translation>
    </message>
    <message>
        <source>Picture written to {file}</source>
        <translation>Imagem escrita em {file}</translation>
    </message>
    <message>
        <source>The printer does not take the page.</source>
        <translation>A impressora não aceita a página.</translation>
    </message>
    <message>
        <source>Check the printer, or write a PDF document and print that.</source>
        <translation>Verifique a impressora, ou escreva um documento PDF e imprima-o.</translation>
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
    <message>
        <source>{count} sides fit at ({q}, {r}). Press Enter to lay one.</source>
        <translation>Faces que encaixam em ({q}, {r}): {count}. Enter põe uma.</translation>
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
        <source>Show or hide: {dock}</source>
        <translation>Mostrar ou esconder: {dock}</translation>
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
        <source>{side} cannot lie here: {reason}.</source>
        <translation>{side} não pode ficar aqui: {reason}.</translation>
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
        <source>its {here} lanes do not meet the {there} of {tile}</source>
        <translation>as suas {here} faixas não encontram as {there} de {tile}</translation>
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
    <name>Questions</name>
    <message>
        <source>Track editor</source>
        <translation>Editor de traçados</translation>
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
        <source>{kind}: {tiles} tiles, {cells} cells</source>
        <translation>{kind}: {tiles} peças, {cells} casas</translation>
    </message>
    <message>
        <source>{kind}: {tiles} tiles, {cells} cells, {minutes} min with four players</source>
        <translation>{kind}: {tiles} peças, {cells} casas, {minutes} min com quatro jogadores</translation>
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
        <source>Rules without a tick are not checked in the editor, in no road-book.</source>
        <translation>As regras sem visto não são verificadas no editor, em nenhum road-book.</translation>
    </message>
    <message>
        <source>Rules that are checked</source>
        <translation>Regras verificadas</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>{reason}. Drop it here to swap them.</source>
        <translation>{reason}. Largue-a aqui para as trocar.</translation>
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
        <source>Finds tiles by the beginning of their number and by words, for example 21 or &apos;gravel jump&apos;; Enter goes to the list</source>
        <translation>Encontra peças pelo início do número e por palavras, por exemplo 21 ou «terra salto»; Enter vai para a lista</translation>
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
    <message>
        <source>All {owned} copies are in use: {places}</source>
        <translation>Todos os exemplares ({owned}) estão em uso: {places}</translation>
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
        <source>The log cannot be saved: {reason}. Choose another place.</source>
        <translation>Não é possível guardar o registo: {reason}. Escolha outro lugar.</translation>
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
    <message>
        <source>Legal</source>
        <translation>Regulamentar</translation>
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
