import { allCells, type Cells, count, has } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, say } from '@furrow/kernel/move';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { pay } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { pricePaid, woodSaved } from '../price';
import { asking } from '../questions';
import { because } from '../reasons';
import { remainingTerms } from '../remaining-terms';
import type { Farm, Player, State } from '../state';
import { limit, payable, priceOf } from '../terms';
import { cellMoves } from './stall';

type Troughs = Extract<Act, { do: 'troughs' }>;

/** Troughs from the supply on spaces without one; people name several at a time, bots one by one in ascending order. */
export const troughsKind: Kind<State, Troughs> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    const least = Math.max(1, node.effect.atLeast);
    if (run.state.troughs < least || withoutTrough(player.farm) === 0) return false;
    return payable(player, node.effect, 0, least, woodSaved(player));
  },
  why: (run, node, seat) => {
    if (run.state.troughs === 0) return because({ why: 'no-troughs' });
    if (withoutTrough(run.state.players[seat].farm) === 0) return because({ why: 'no-trough-space' });
    return because({ why: 'cannot-pay', prices: [priceOf(node.effect)] });
  },
  step: (run, node) => {
    const { stack, state } = run;
    const player = state.players[stack.seat];
    const placed = stack.step;
    const more =
      placed < limit(node.effect, stack.about) &&
      state.troughs > 0 &&
      withoutTrough(player.farm) !== 0 &&
      payable(player, node.effect, placed, 1, woodSaved(player));
    if (more || placed < node.effect.atLeast) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const { stack, state } = run;
    const { step: placed, a: from, about } = stack;
    const player = state.players[stack.seat];
    const canPlace = state.troughs > 0 && payable(player, node.effect, placed, 1, woodSaved(player));
    const movesFrom = (cell: number) => {
      const moves = cellMoves('trough', canPlace ? withoutTrough(player.farm) & (-1 << cell) : 0);
      if (placed >= node.effect.atLeast) moves.push(say('done'));
      return moves;
    };
    return freeForm(
      movesFrom(from),
      (move) => accepts(state, node.effect, player, { placed, most: limit(node.effect, about) }, move),
      () => movesFrom(0),
    );
  },
  question: ({ stack, state }, { effect }) => {
    const terms = remainingTerms(effect, stack.step, stack.about);
    const price = pricePaid(terms.price, woodSaved(state.players[stack.seat]));
    const canFinish = terms.atLeast === 0;
    return asking({ ask: 'troughs', terms: { ...terms, price }, left: state.troughs, canFinish });
  },
  answer: (run, node, move) => {
    const { stack, state } = run;
    const { seat } = stack;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const player = state.players[seat];
    const free = Math.max(0, Math.min(move.things.length, node.effect.free - stack.step));
    pay(run, seat, priceOf(node.effect), woodSaved(player), move.things.length - free);
    for (const cell of move.things) player.farm.troughs |= 1 << cell;
    state.troughs -= move.things.length;
    tell(run, () => ({ event: 'troughs', seat, cells: move.things }));
    stack.step += move.things.length;
    stack.a = Math.max(...move.things) + 1;
  },
};

function withoutTrough(farm: Farm): Cells {
  return allCells(farm.columns) & ~farm.troughs;
}

function accepts(
  state: State,
  effect: Troughs,
  player: Player,
  { placed, most: inAll }: { placed: number; most: number },
  move: Move,
): Verdict {
  if (move.verb === 'done') {
    return placed >= effect.atLeast ? YES : no(because({ why: 'too-few', atLeast: effect.atLeast }));
  }
  if (move.verb !== 'trough' || move.things.length === 0) return no(because({ why: 'not-asked' }));
  const most = Math.min(inAll - placed, state.troughs);
  if (move.things.length > most) {
    return no(
      state.troughs === 0 ? because({ why: 'no-troughs' }) : because({ why: 'too-many', atMost: most }),
    );
  }
  let cells = 0;
  for (const cell of move.things) {
    cells |= 1 << cell;
    if (!has(withoutTrough(player.farm), cell)) return no(because({ why: 'trough-taken', cell }));
  }
  if (count(cells) < move.things.length) return no(because({ why: 'named-twice' }));
  return payable(player, effect, placed, move.things.length, woodSaved(player))
    ? YES
    : no(because({ why: 'cannot-pay', prices: [priceOf(effect)] }));
}
