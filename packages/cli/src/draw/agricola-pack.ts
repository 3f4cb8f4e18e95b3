import { cards } from '@furrow/agricola/cards/index';
import { packGoesOn, packNeighbours } from '@furrow/agricola/hands/pack-neighbours';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { State } from '@furrow/agricola/state/state';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR } from '@furrow/kernel/view';
import { wrapped } from '../help';
import type { AgricolaPen } from './agricola-pen';
import { packed } from './layout';
import { heading } from './table';

/** So many cards are written out; of more the answers give the names, and each can be described. */
const READ = 20;

/** The pack of which the viewer keeps some cards, each with its text, and between whom it goes round; nothing if there is none. */
export function packLines(state: State, viewer: Seat, pen: AgricolaPen): string[] {
  if (viewer === SPECTATOR) return [];
  const { pack, chosen } = state.players[viewer];
  if (pack.length === 0 || pack.length > READ) return [];
  return [
    heading(pen.table.pack(pack.length), pen),
    ...pack.flatMap((card) => cardLines(card, chosen.includes(card), pen)),
    ...(packGoesOn(state.players[viewer]) ? aroundLines(viewer, pen) : []),
  ];
}

/** The names of the cards that the viewer has kept of earlier packs; nothing if there are none. */
export function keptLines(state: State, viewer: Seat, pen: AgricolaPen): string[] {
  const { hand } = state.players[viewer];
  if (hand.length === 0) return [];
  const names = hand.map((card) => pen.words.title(cards[card].id));
  return [heading(pen.table.keptSoFar(hand.length), pen), ...packed(names, ', ', pen.width)];
}

/** A card of the pack with its name, marked if it is chosen, and all that stands on it. */
function cardLines(
  card: CardNumber,
  isChosen: boolean,
  { words, paint, ascii, width }: AgricolaPen,
): string[] {
  const { id } = cards[card];
  const sign = isChosen ? `${paint('green', ascii ? '+' : '✓')} ` : '';
  const { name, lines } = words.describe(id) ?? { name: id, lines: [] };
  return [`${sign}${paint('bold', name)}  ${paint('gray', id)}`, ...wrapped(lines.join(' '), width, '  ')];
}

/** Who gets what is left of the pack, and from whom the next one comes, where packs go round. */
function aroundLines(viewer: Seat, { rules, table, names, width }: AgricolaPen): string[] {
  const neighbours = packNeighbours(rules.variant, viewer);
  if (neighbours === undefined) return [];
  const { goesTo, comesFrom } = neighbours;
  return [
    '',
    ...wrapped(`${table.restGoesTo(names[goesTo])} ${table.nextPackFrom(names[comesFrom])}`, width),
  ];
}
