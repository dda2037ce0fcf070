<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>{count} lanes of {side} meet {others} of {other}</source>
        <comment>{count} lane of {side} meets {others} of {other}</comment>
        <translation>
            <numerusform>{count} lane of {side} meets {others} of {other}</numerusform>
            <numerusform>{count} lanes of {side} meet {others} of {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of the boxes at hand holds the scenery tiles {tiles}</source>
        <comment>none of the boxes at hand holds the scenery tile {tiles}</comment>
        <translation>
            <numerusform>none of the boxes at hand holds the scenery tile {tiles}</numerusform>
            <numerusform>none of the boxes at hand holds the scenery tiles {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{finding}; from the start {count} tiles can be reached</source>
        <comment>{finding}; from the start {count} tile can be reached</comment>
        <translation>
            <numerusform>{finding}; from the start {count} tile can be reached</numerusform>
            <numerusform>{finding}; from the start {count} tiles can be reached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the course does not use the road ends {edges} of {side}</source>
        <comment>the course does not use this road end of {side}</comment>
        <translation>
            <numerusform>the course does not use this road end of {side}</numerusform>
            <numerusform>the course does not use the road ends {edges} of {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the stage has {count} tiles (usual: {usual})</source>
        <comment>the stage has {count} tile (usual: {usual})</comment>
        <translation>
            <numerusform>the stage has {count} tile (usual: {usual})</numerusform>
            <numerusform>the stage has {count} tiles (usual: {usual})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other ways lead from the start to the finish; the longest is taken</source>
        <comment>{count} other way leads from the start to the finish; the longest is taken</comment>
        <translation>
            <numerusform>{count} other way leads from the start to the finish; the longest is taken</numerusform>
            <numerusform>{count} other ways lead from the start to the finish; the longest is taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at least {count} entries</source>
        <comment>must have at least {count} entry</comment>
        <translation>
            <numerusform>must have at least {count} entry</numerusform>
            <numerusform>must have at least {count} entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most {count} entries</source>
        <comment>must have at most {count} entry</comment>
        <translation>
            <numerusform>must have at most {count} entry</numerusform>
            <numerusform>must have at most {count} entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at least {count} characters</source>
        <comment>must have at least {count} character</comment>
        <translation>
            <numerusform>must have at least {count} character</numerusform>
            <numerusform>must have at least {count} characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must have at most {count} characters</source>
        <comment>must have at most {count} character</comment>
        <translation>
            <numerusform>must have at most {count} character</numerusform>
            <numerusform>must have at most {count} characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected a roll of {count} dice</source>
        <comment>expected a roll of {count} die</comment>
        <translation>
            <numerusform>expected a roll of {count} die</numerusform>
            <numerusform>expected a roll of {count} dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flat out takes at least {count} dice</source>
        <comment>flat out takes at least {count} die</comment>
        <translation>
            <numerusform>flat out takes at least {count} die</numerusform>
            <numerusform>flat out takes at least {count} dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has {count} second tokens, but securing costs {price}</source>
        <comment>has {count} second token, but securing costs {price}</comment>
        <translation>
            <numerusform>has {count} second token, but securing costs {price}</numerusform>
            <numerusform>has {count} second tokens, but securing costs {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other ways lead round the circuit; the longest is taken</source>
        <comment>{count} other way leads round the circuit; the longest is taken</comment>
        <translation>
            <numerusform>{count} other way leads round the circuit; the longest is taken</numerusform>
            <numerusform>{count} other ways lead round the circuit; the longest is taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the starting grid has {count} boxes behind the line, for {cars} cars</source>
        <comment>the starting grid has {count} box behind the line, for {cars} cars</comment>
        <translation>
            <numerusform>the starting grid has {count} box behind the line, for {cars} cars</numerusform>
            <numerusform>the starting grid has {count} boxes behind the line, for {cars} cars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the grid has {count} places for {cars} cars; use a start-finish tile with more, or fewer cars</source>
        <comment>the grid has {count} place for {cars} cars; use a start-finish tile with more, or fewer cars</comment>
        <translation>
            <numerusform>the grid has {count} place for {cars} cars; use a start-finish tile with more, or fewer cars</numerusform>
            <numerusform>the grid has {count} places for {cars} cars; use a start-finish tile with more, or fewer cars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes</source>
        <comment>{count} lane</comment>
        <translation>
            <numerusform>{count} lane</numerusform>
            <numerusform>{count} lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the interior of the boards {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</source>
        <comment>the interior of the board {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</comment>
        <translation>
            <numerusform>the interior of the board {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</numerusform>
            <numerusform>the interior of the boards {zones} ({sides}) is not known, only the numbers of road ends; describe the roads in a file {place}, see docs/zones.md</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fault} ({count} more faults: {command} {file})</source>
        <comment>{fault} ({count} more fault: {command} {file})</comment>
        <translation>
            <numerusform>{fault} ({count} more fault: {command} {file})</numerusform>
            <numerusform>{fault} ({count} more faults: {command} {file})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes follow a row of {before}</source>
        <comment>{count} lane follows a row of {before}</comment>
        <translation>
            <numerusform>{count} lane follows a row of {before}</numerusform>
            <numerusform>{count} lanes follow a row of {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lanes stand at road end {end}, which has {lanes}</source>
        <comment>{count} lane stands at road end {end}, which has {lanes}</comment>
        <translation>
            <numerusform>{count} lane stands at road end {end}, which has {lanes}</numerusform>
            <numerusform>{count} lanes stand at road end {end}, which has {lanes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the race was driven on {count} stages, and {courses} are given; open {names}</source>
        <comment>the race was driven on {count} stage, and {courses} are given; open {names}</comment>
        <translation>
            <numerusform>the race was driven on {count} stage, and {courses} are given; open {names}</numerusform>
            <numerusform>the race was driven on {count} stages, and {courses} are given; open {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FittingSides</name>
    <message numerus="yes">
        <source>%n side(s) join the roads that end at ({q}, {r}) and come first. Press Enter to lay one.</source>
        <translation>
            <numerusform>%n side joins the roads that end at ({q}, {r}) and comes first. Press Enter to lay it.</numerusform>
            <numerusform>%n sides join the roads that end at ({q}, {r}) and come first. Press Enter to lay one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fit there, but lead a road elsewhere.</source>
        <translation>
            <numerusform>%n more fits there, but leads a road elsewhere.</numerusform>
            <numerusform>%n more fit there, but lead a road elsewhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) fit at ({q}, {r}). Press Enter to lay one.</source>
        <translation>
            <numerusform>%n side fits at ({q}, {r}). Press Enter to lay it.</numerusform>
            <numerusform>%n sides fit at ({q}, {r}). Press Enter to lay one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n driver(s)</source>
        <translation>
            <numerusform>%n driver</numerusform>
            <numerusform>%n drivers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RouteDock</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
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
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideModel</name>
    <message numerus="yes">
        <source>All %n copies are in use: {places}</source>
        <translation>
            <numerusform>The only copy is in use: {places}</numerusform>
            <numerusform>All %n copies are in use: {places}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageTabs</name>
    <message numerus="yes">
        <source>%n tile(s) are taken away. Undo brings them back.</source>
        <translation>
            <numerusform>%n tile is taken away. Undo brings it back.</numerusform>
            <numerusform>%n tiles are taken away. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s) are taken away. Undo brings them back.</source>
        <translation>
            <numerusform>%n leg is taken away. Undo brings it back.</numerusform>
            <numerusform>%n legs are taken away. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n leg</numerusform>
            <numerusform>%n legs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tile(s)</source>
        <translation>
            <numerusform>%n unknown tile</numerusform>
            <numerusform>%n unknown tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n error(s)</source>
        <translation>
            <numerusform>Not legal: %n error</numerusform>
            <numerusform>Not legal: %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal but for %n muted error(s)</source>
        <translation>
            <numerusform>Legal but for %n muted error</numerusform>
            <numerusform>Legal but for %n muted errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) muted</source>
        <translation>
            <numerusform>%n finding muted</numerusform>
            <numerusform>%n findings muted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilePage</name>
    <message numerus="yes">
        <source>It serves %n cell(s) on {tiles}.</source>
        <translation>
            <numerusform>It serves %n cell on {tiles}.</numerusform>
            <numerusform>It serves %n cells on {tiles}.</numerusform>
        </translation>
    </message>
</context>
</TS>
