import { boardSpaces, goodsOn, isClosed } from '@furrow/agricola/board';
import { majors } from '@furrow/agricola/majors';
import { firstOn } from '@furrow/agricola/placed';
import type { State } from '@furrow/agricola/state';
import { padStart } from '../paint';
import type { AgricolaPen } from './agricola-pen';
import { aligned, alignedColumns, flow, inGroups, type Row } from './layout';
import { amountsText } from './pen';
import { GAP, spaceRow } from './table';

/** How many spaces are printed on every board; they come first. */
const PRINTED = 10;
const ROWS = { printed: 5, added: 6 };

/** The spaces that are there from the start: those of the board, then those that were added to it. */
export function boardLines(state: State, pen: AgricolaPen): string[] {
  const shown = boardSpaces(pen.rules, state).map((space) => rowOf(state, space, pen));
  const added = shown.slice(PRINTED);
  const groups = [
    ...inGroups(shown.slice(0, PRINTED), ROWS.printed),
    ...inGroups(added, Math.ceil(added.length / Math.ceil(added.length / ROWS.added))),
  ];
  return flow(groups.map(aligned), GAP, pen.width);
}

/** The round cards revealed so far, with their rounds. */
export function roundCardLines(state: State, pen: AgricolaPen): string[] {
  const rows = state.revealed.map((space, i) => {
    const { left, right } = rowOf(state, space, pen);
    return { left: `${pen.paint('gray', padStart(String(i + 1), 2))} ${left}`, right };
  });
  return alignedColumns(rows, GAP, pen.width);
}

function rowOf(state: State, space: number, pen: AgricolaPen): Row {
  const { id } = pen.rules.spaces[space];
  const goods = goodsOn(pen.rules, state, space);
  return spaceRow(
    {
      title: pen.words.title(id),
      seat: firstOn(state, space),
      closed: isClosed(pen.rules, state, space),
      goods,
    },
    pen,
  );
}

/** The major improvements on display, with what they cost. */
export function majorLines(state: State, pen: AgricolaPen): string[] {
  const rows = majors
    .filter(({ number }) => state.majors[number] === 0)
    .map(({ id, price }) => ({ left: pen.words.title(id), right: amountsText(price, pen) }));
  if (rows.length === 0) return [pen.paint('gray', pen.terminal.empty)];
  return alignedColumns(rows, GAP, pen.width);
}
