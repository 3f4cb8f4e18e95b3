import { cards } from '@furrow/agricola/cards/index';
import type { State } from '@furrow/agricola/state';
import type { Seat } from '@furrow/kernel/seat';
import type { AgricolaPen } from './agricola-pen';
import { alignedColumns } from './layout';
import { amountsText } from './pen';
import { GAP } from './table';

/** The cards that the viewer holds: minor improvements with what they cost, then occupations. */
export function handLines(state: State, viewer: Seat, pen: AgricolaPen): string[] {
  const held = (state.players[viewer]?.hand ?? []).map((card) => cards[card]);
  const sorted = [
    ...held.filter(({ kind }) => kind === 'minor'),
    ...held.filter(({ kind }) => kind !== 'minor'),
  ];
  const rows = sorted.map(({ id, prices }) => ({
    left: pen.words.title(id),
    right: prices.map((price) => amountsText(price, pen)).join(' / '),
  }));
  return alignedColumns(rows, GAP, pen.width);
}
