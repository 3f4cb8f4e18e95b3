import type { Decision } from '@furrow/kernel/domain';
import { forcedMove } from '@furrow/kernel/forced';
import type { Move } from '@furrow/kernel/move';
import type { Order } from '@furrow/wire/acts';
import type { TableNow } from '../state/table-now';
import { keptByPreference } from './drafting';
import { feedingThatSpares } from './feeding';
import { goodsThere } from './goods-there';
import type { TableTransaction } from './table-transaction';

/** What a standing order answers, and the order if it is done with that. */
export interface Ordered {
  readonly move: Move;
  readonly used?: Order;
}

/**
 * What the standing orders of a seat answer to a decision that the game waits for; undefined if they leave it to the person.
 * An order that throws is dropped, or nobody could make a move that leads to it.
 */
export function orderedAnswer({ now, failures }: TableTransaction, decision: Decision): Ordered | undefined {
  const { seat, domain } = decision;
  for (const order of now.orders[seat]) {
    try {
      const answer = answerOf(now, decision, order);
      if (answer !== undefined && domain.contains(answer.move).ok) return answer;
    } catch (error) {
      failures.push(error);
      now.orders[seat] = now.orders[seat].filter((one) => one !== order);
    }
  }
  return undefined;
}

function answerOf(now: TableNow, decision: Decision, order: Order): Ordered | undefined {
  switch (order.when) {
    case 'forced': {
      const alone = now.people().length === 1;
      const move = forcedMove(now.game, now.playing.state, decision, alone);
      return move && { move };
    }
    case 'feeding': {
      const move = feedingThatSpares(decision, order.spare);
      return move && { move };
    }
    case 'draft': {
      const move = keptByPreference(decision, order.cards);
      return move && { move };
    }
    case 'placement': {
      const move = firstWish(now, decision, order);
      return move && { move, used: order };
    }
  }
}

/** The first wish for a turn that can be fulfilled now. */
function firstWish(
  now: TableNow,
  { seat, domain }: Decision,
  { wishes }: Extract<Order, { when: 'placement' }>,
): Move | undefined {
  const record = now.playing;
  for (const { move: text, atLeast } of wishes) {
    const read = record.read(seat, text);
    if (!('move' in read) || !now.game.turnVerbs.includes(read.move.verb)) continue;
    const there = goodsThere(now.game, record.state, read.move.things[0]);
    const enough = atLeast === undefined || (there !== undefined && there >= atLeast);
    if (enough && domain.contains(read.move).ok) return read.move;
  }
  return undefined;
}
