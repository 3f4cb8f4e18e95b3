import type { Decision } from '@furrow/kernel/domain';
import { forcedMove } from '@furrow/kernel/forced';
import type { Move } from '@furrow/kernel/move';
import type { Order } from '@furrow/wire/acts';
import type { TableState } from '../../state/table-state';
import type { TableTransaction } from '../table-transaction';
import { draftByPreference } from './draft-order';
import { feedingSparing } from './feeding-order';
import { goodsOnSpace } from './goods-on-space';

/** What a standing order answers, and the order if it is done with that. */
export interface Ordered {
  readonly move: Move;
  readonly used?: Order;
}

/**
 * What the standing orders of a seat answer to a decision that the game waits for; undefined if they leave it to the person.
 * An order that throws is dropped, or nobody could make a move that leads to it.
 */
export function orderedAnswer(
  { table, failures }: TableTransaction,
  decision: Decision,
): Ordered | undefined {
  const { seat, domain } = decision;
  for (const order of table.orders[seat]) {
    try {
      const answer = answerOf(table, decision, order);
      if (answer !== undefined && domain.contains(answer.move).ok) return answer;
    } catch (error) {
      failures.push(error);
      table.orders[seat] = table.orders[seat].filter((one) => one !== order);
    }
  }
  return undefined;
}

function answerOf(table: TableState, decision: Decision, order: Order): Ordered | undefined {
  switch (order.when) {
    case 'forced': {
      const alone = table.people().length === 1;
      const move = forcedMove(table.game, table.playing.state, decision, alone);
      return move && { move };
    }
    case 'feeding': {
      const move = feedingSparing(decision, order.spare);
      return move && { move };
    }
    case 'draft': {
      const move = draftByPreference(decision, order.cards);
      return move && { move };
    }
    case 'placement': {
      const move = firstWish(table, decision, order);
      return move && { move, used: order };
    }
  }
}

/** The first wish for a turn that can be fulfilled now. */
function firstWish(
  table: TableState,
  { seat, domain }: Decision,
  { wishes }: Extract<Order, { when: 'placement' }>,
): Move | undefined {
  const record = table.playing;
  for (const { move: text, atLeast } of wishes) {
    const read = record.read(seat, text);
    if (!('move' in read) || !table.game.turnVerbs.includes(read.move.verb)) continue;
    const there = goodsOnSpace(table.game, record.state, read.move.things[0]);
    const enough = atLeast === undefined || (there !== undefined && there >= atLeast);
    if (enough && domain.contains(read.move).ok) return read.move;
  }
  return undefined;
}
