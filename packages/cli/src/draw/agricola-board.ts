import { goodNumber } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { firstOn } from '@furrow/agricola/placed';
import { ownerOf } from '@furrow/agricola/played';
import { FIRST_CARD } from '@furrow/agricola/ruleset';
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
  const { spaces, permanent } = pen.rules;
  const shown = spaces
    .map((_, space) => space)
    .filter((space) => permanent[space] && (spaces[space].season ?? state.season) === state.season)
    .filter((space) => isThere(state, spaces[space].card))
    .map((space) => rowOf(state, space, pen));
  const added = shown.slice(PRINTED);
  const groups = [
    ...inGroups(shown.slice(0, PRINTED), ROWS.printed),
    ...inGroups(added, Math.ceil(added.length / Math.ceil(added.length / ROWS.added))),
  ];
  return flow(groups.map(aligned), GAP, pen.width);
}

/** Whether a space is on the table: that of a card, once the card has been played. */
function isThere(state: State, card: number | undefined): boolean {
  return card === undefined || ownerOf(state, FIRST_CARD + card) >= 0;
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
  const { spaces } = pen.rules;
  const { id, refill, tile } = spaces[space];
  const pile = state.piles[space];
  const used = (one: number) => state.placed[one] !== 0;
  const closed = used(space) || (tile !== undefined && spaces.some((one, i) => one.tile === tile && used(i)));
  const goods = refill === undefined ? undefined : { good: goodNumber(refill.good), count: pile };
  return spaceRow(
    {
      title: pen.words.title(id),
      seat: firstOn(state, space),
      closed,
      goods: goods && (pile > 0 ? [goods] : []),
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
