import type { Cells } from '@furrow/farm/grid';
import { type Domain, listed } from '@furrow/kernel/domain';
import { type Kind, WAIT, whyNot } from '@furrow/kernel/kind';
import { type Move, name } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import { buildings, STALL } from '../buildings/index';
import { pay, placeStall, raise } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { built } from '../farmyard';
import { amountsOf } from '../goods';
import { stallSpaces } from '../placing';
import { canPay } from '../price';
import { asking } from '../questions';
import { because } from '../reasons';
import type { State } from '../state';

/** A move for each of the cells. */
export function cellMoves(verb: string, cells: Cells): Move[] {
  const moves: Move[] = [];
  for (let rest = cells; rest !== 0; rest &= rest - 1) moves.push(name(verb, 31 - Math.clz32(rest & -rest)));
  return moves;
}

/** The cells to choose from, or none if the effect has become impossible in the meantime. */
function cellsIfPossible(run: Run<State>, node: Node<State>, cells: Cells): Domain {
  const { seat, source } = run.stack;
  const possible = node.kind.possible(run, node, seat, source);
  return listed(cellMoves('at', possible ? cells : 0), (move) => {
    if (!possible) return whyNot(run, node, seat, source);
    return because(
      move.verb === 'at' ? { why: 'cannot-stand-there', cell: move.things[0] } : { why: 'not-asked' },
    );
  });
}

const [PRICE] = buildings[STALL].prices;

/** The "Stall" action: pay and place one stall from the supply. */
export const stallKind: Kind<State, Extract<Act, { do: 'stall' }>> = {
  possible: (run, _node, seat) => {
    const player = run.state.players[seat];
    return run.state.tiles > 0 && canPay(player, PRICE) && stallSpaces(player) !== 0;
  },
  why: (run, _node, seat) => {
    if (run.state.tiles === 0) return because({ why: 'no-tiles' });
    if (!canPay(run.state.players[seat], PRICE)) return because({ why: 'cannot-pay', prices: [PRICE] });
    return because({ why: 'no-space' });
  },
  step: () => WAIT,
  ask: (run, node) => cellsIfPossible(run, node, stallSpaces(run.state.players[run.stack.seat])),
  question: () => asking({ ask: 'stall', price: PRICE }),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    const cell = move.things[0];
    run.stack.pop();
    pay(run, seat, PRICE);
    raise(run, 'stallAction', seat, STALL, cell);
    placeStall(run, seat, cell);
  },
};

type TroughToStall = Extract<Act, { do: 'troughToStall' }>;

/** A trough that is not on a building becomes a stall from the supply, for a price. */
export const troughToStallKind: Kind<State, TroughToStall> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    return (
      run.state.tiles > 0 &&
      canPay(player, amountsOf(node.effect.cost)) &&
      (player.farm.troughs & stallSpaces(player)) !== 0
    );
  },
  why: (run, node, seat) => {
    const player = run.state.players[seat];
    if (run.state.tiles === 0) return because({ why: 'no-tiles' });
    const price = amountsOf(node.effect.cost);
    if (!canPay(player, price)) return because({ why: 'cannot-pay', prices: [price] });
    const loose = player.farm.troughs & ~built(player.farm);
    return loose === 0 ? because({ why: 'no-loose-trough' }) : because({ why: 'no-space' });
  },
  step: () => WAIT,
  ask: (run, node) => {
    const player = run.state.players[run.stack.seat];
    return cellsIfPossible(run, node, player.farm.troughs & stallSpaces(player));
  },
  question: (_run, { effect }) => asking({ ask: 'troughToStall', price: amountsOf(effect.cost) }),
  answer: (run, node, move) => {
    const { seat } = run.stack;
    const cell = move.things[0];
    run.stack.pop();
    pay(run, seat, amountsOf(node.effect.cost));
    run.state.players[seat].farm.troughs &= ~(1 << cell);
    run.state.troughs++;
    tell(run, () => ({ event: 'troughReplaced', seat, cell }));
    placeStall(run, seat, cell);
  },
};
