import { type Cells, has, lowest } from '@furrow/farm/grid';
import { freeForm, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, say } from '@furrow/kernel/move';
import { no, type Reason, YES } from '@furrow/kernel/verdict';
import { buildings, STABLE } from '../buildings/index';
import { makeStable, pay } from '../change';
import type { Act } from '../effect';
import { buildingAt, stallCells } from '../farmyard';
import { canPay, pricesFor, woodSaved } from '../price';
import { asking } from '../questions';
import { because } from '../reasons';
import type { Player, State } from '../state';

const PRICES = buildings[STABLE].prices;
/** One move for each cell and price: `flip CELL GOOD`. */
const flips: Move[][] = PRICES.map(() => []);

function flip(cell: number, price: number): Move {
  flips[price][cell] ??= list('flip', [cell, PRICES[price][0][0]]);
  return flips[price][cell];
}

/** The stalls that can become stables: flipped tiles, and with a tile in the supply those that are no tiles themselves. */
function upgradable(state: State, player: Player): Cells {
  return state.tiles > 0 ? stallCells(player.farm) : player.farm.stalls;
}

/** Any number of stalls become stables, at least one, each paid by itself. Bots take them in ascending order (register a). */
export const stablesKind: Kind<State, Extract<Act, { do: 'stables' }>> = {
  possible: (run, _node, seat) => {
    const player = run.state.players[seat];
    return (
      upgradable(run.state, player) !== 0 && PRICES.some((price) => canPay(player, price, woodSaved(player)))
    );
  },
  why: (run, _node, seat) => {
    const player = run.state.players[seat];
    if (stallCells(player.farm) === 0) return because({ why: 'no-stall' });
    if (upgradable(run.state, player) === 0) return because({ why: 'no-tiles' });
    return because({ why: 'cannot-pay', prices: PRICES });
  },
  step: (run, node) => {
    const { stack } = run;
    if (stack.step === 0 || node.kind.possible(run, node, stack.seat, stack.source)) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run) => {
    const { stack, state } = run;
    const player = state.players[stack.seat];
    const saved = woodSaved(player);
    const { step: flipped, a: from } = stack;
    const payable = PRICES.flatMap((price, i) => (canPay(player, price, saved) ? [i] : []));
    const movesFrom = (cell: number) => {
      const moves: Move[] = [];
      for (let cells = upgradable(state, player) & (-1 << cell); cells !== 0; cells &= cells - 1) {
        for (const price of payable) moves.push(flip(lowest(cells), price));
      }
      if (flipped > 0) moves.push(say('done'));
      return moves;
    };
    return freeForm(
      movesFrom(from),
      (move) => {
        const reason = whyNotFlip(state, player, flipped, move);
        return reason === undefined ? YES : no(reason);
      },
      () => movesFrom(0),
    );
  },
  question: ({ stack, state }) =>
    asking({
      ask: 'stables',
      prices: pricesFor(state.players[stack.seat], PRICES),
      canFinish: stack.step > 0,
    }),
  answer: (run, _node, move) => {
    const { stack, state } = run;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const [cell, good] = move.things;
    const price = PRICES.find((one) => one[0][0] === good) ?? PRICES[0];
    pay(run, stack.seat, price, woodSaved(state.players[stack.seat]));
    makeStable(run, stack.seat, cell);
    stack.step++;
    stack.a = cell + 1;
  },
};

/** Why a stall is not flipped so; undefined if it may be. */
function whyNotFlip(
  state: State,
  player: Player,
  flipped: number,
  { verb, things }: Move,
): Reason | undefined {
  if (verb === 'done') return flipped > 0 ? undefined : because({ why: 'too-few', atLeast: 1 });
  const price = PRICES.find((one) => one[0][0] === things[1]);
  if (verb !== 'flip' || price === undefined) return because({ why: 'not-asked' });
  const [cell] = things;
  if (!has(stallCells(player.farm), cell)) return because({ why: 'no-stall-there', cell });
  if (!has(upgradable(state, player), cell)) return because({ why: 'no-tiles' });
  return canPay(player, price, woodSaved(player))
    ? undefined
    : because({ why: 'cannot-pay', prices: [price] });
}

/** The stall just built (the cell it is about) may become a stable for nothing. */
export const upgradeKind: Kind<State, Extract<Act, { do: 'upgrade' }>> = {
  possible: (run, _node, seat) => upgradable(run.state, run.state.players[seat]) !== 0,
  step: (run) => {
    const { stack, state } = run;
    if (upgradable(state, state.players[stack.seat]) & (1 << stack.about)) return WAIT;
    stack.pop();
    return ON;
  },
  ask: () => listed([say('yes'), say('no')], () => because({ why: 'not-asked' })),
  question: ({ stack: { seat, about: cell }, state }) =>
    asking({ ask: 'upgrade', building: buildingAt(state.players[seat].farm, cell) }),
  answer: (run, _node, move) => {
    const { seat, about: cell } = run.stack;
    run.stack.pop();
    if (move.verb === 'yes') makeStable(run, seat, cell);
  },
};
