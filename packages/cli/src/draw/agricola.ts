import { HARVESTS } from '@furrow/agricola/course/harvests';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import { speechOf } from '@furrow/text/words';
import type { Colour } from '../paint';
import { boardLines, majorLines, roundCardLines } from './agricola-board';
import { handLines } from './agricola-hand';
import { keptLines, packLines } from './agricola-pack';
import type { AgricolaPen } from './agricola-pen';
import { playerBlock } from './agricola-player';
import type { Drawing, TerminalLook } from './drawing';
import { apart, farmsInRows, GAP, heading } from './table';

const CELL = { least: 6, most: 11 };

/** The colours of the goods, by number. */
const COLOURS: readonly Colour[] = [
  'yellow',
  'brightRed',
  'cyan',
  'gray',
  'yellow',
  'green',
  'brightBlue',
  'bold',
  'magenta',
  'brightRed',
];

/** How the table of Agricola is drawn: farms, board, round cards and major improvements. */
export const drawAgricola: Drawing<State> = {
  table: (state, look, viewer) => {
    const pen = penFor(look);
    const { table, terminal } = pen;
    const cards = roundCardLines(state, pen);
    const hand = handLines(state, viewer, pen);
    const pack = packLines(state, viewer, pen);
    return [
      ...titleLines(state, pen),
      '',
      ...farmsInRows(
        state.players.map((_, seat) => (cell) => playerBlock(state, seat, cell, pen)),
        CELL,
        GAP,
        pen.width,
      ),
      ...(hand.length === 0 ? [] : ['', heading(table.hand, pen), ...hand]),
      ...(pack.length === 0 ? [] : ['', ...pack]),
      '',
      heading(terminal.board, pen),
      ...boardLines(state, pen),
      ...(cards.length === 0 ? [] : ['', heading(table.roundCards, pen), ...cards]),
      '',
      heading(table.majors, pen),
      ...majorLines(state, pen),
    ];
  },
  seat: (state, seat, look) => {
    const pen = penFor(look);
    const pack = packLines(state, seat, pen);
    if (pack.length > 0) return [...pack, ...keptLines(state, seat, pen)];
    return farmsInRows([(cell) => playerBlock(state, seat, cell, pen)], CELL, GAP, pen.width);
  },
};

function penFor(look: TerminalLook<State>): AgricolaPen {
  const { agricola: phrases } = speechOf(look.language);
  return {
    ...look,
    colours: COLOURS,
    animals: ANIMALS.map((_, type) => FIRST_ANIMAL + type),
    rules: look.game.rules as Ruleset,
    phrases,
    table: phrases.table,
  };
}

/** The round, the season where seasons are played, and when harvests will come. */
function titleLines(state: State, { words, table, paint, rules, width }: AgricolaPen): string[] {
  const season = rules.variant.startSeason === undefined ? [] : [table.seasons[state.season]];
  const harvests = HARVESTS.filter((round) => round >= state.round);
  return apart(
    paint('bold', [words.round(state), ...season].join(', ')),
    paint('gray', table.harvestAfter(harvests)),
    width,
  );
}
