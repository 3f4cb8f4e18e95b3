import type { Card } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { pricesOf, whyNotGot } from '@furrow/agricola/effects/getting';
import type { State } from '@furrow/agricola/state/state';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { needsText } from '@furrow/text/agricola/describe-card';
import { wrapped } from '../help';
import { padEnd, widthOf } from '../paint';
import type { AgricolaPen } from './agricola-pen';
import { alignedColumns, type Row } from './layout';
import { amountsText } from './pen';
import { GAP } from './table';

/** A card of the hand: its sign and name, what it costs now, and what else there is to say. */
interface Held extends Row {
  readonly playable: boolean;
  readonly text: string;
}

/**
 * The cards that the viewer holds, minor improvements before occupations: first those that could be played if an action
 * allowed it now, then the others with the reason; what a card needs is told with it.
 */
export function handLines(state: State, viewer: Seat, pen: AgricolaPen): string[] {
  const held = (state.players[viewer]?.hand ?? [])
    .map((card) => cards[card])
    .sort((one, other) => Number(one.kind !== 'minor') - Number(other.kind !== 'minor'))
    .map((card) => heldCard(state, viewer, card, pen));
  const told = held.filter(({ text }) => text !== '');
  return [
    ...alignedColumns(
      held.filter(({ text }) => text === ''),
      GAP,
      pen.width,
    ),
    ...toldLines(
      [...told.filter(({ playable }) => playable), ...told.filter(({ playable }) => !playable)],
      pen,
    ),
  ];
}

function heldCard(state: State, seat: Seat, card: Card, pen: AgricolaPen): Held {
  const { rules, words, phrases, ascii, paint } = pen;
  const reason = whyNotGot(rules, state, seat, card.id);
  const [yes, no] = ascii ? ['+', '-'] : ['✓', '✗'];
  const sign = reason === undefined ? paint('green', yes) : paint('gray', no);
  const needs = needsText(phrases, card);
  return {
    left: `${sign} ${words.title(card.id)}`,
    right: pricesOf(rules, state, seat, card)
      .map((price) => amountsText(price, pen))
      .join(' / '),
    playable: reason === undefined,
    text: reason === undefined ? needs : reasonText(words.reason(state, seat, reason), reason, needs),
  };
}

/** Why a card cannot be played, and what it needs unless that is why. */
function reasonText(why: string, reason: Reason, needs: string): string {
  return needs === '' || reason.why === 'needs' ? why : `${why} (${needs})`;
}

/** Cards of which more is to be said than their names and costs, that in a column of its own. */
function toldLines(held: readonly Held[], { width, paint }: AgricolaPen): string[] {
  const [first, second] = [
    Math.max(0, ...held.map(({ left }) => widthOf(left))) + 2,
    Math.max(0, ...held.map(({ right = '' }) => widthOf(right))) + 2,
  ];
  return held.flatMap(({ left, right = '', text }) => {
    const [begin = '', ...further] = wrapped(text, width - first - second);
    return [
      padEnd(left, first) + padEnd(right, second) + paint('gray', begin),
      ...further.map((line) => ' '.repeat(first + second) + paint('gray', line)),
    ];
  });
}
