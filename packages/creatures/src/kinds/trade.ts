import { freeForm } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list, type Move, sameMove } from '@furrow/kernel/move';
import { no, YES } from '@furrow/kernel/verdict';
import { gainGoods, pay } from '../change';
import type { Act } from '../effect';
import { goodNumber } from '../goods';
import { asking } from '../questions';
import { because } from '../reasons';
import { typeFits } from '../room';
import type { Player, State } from '../state';

type Trade = Extract<Act, { do: 'trade' }>;

/** All exchanges that a trade allows, as moves: the goods given, then the one taken. */
const offers = new WeakMap<Trade, readonly Move[]>();

function allTrades(effect: Trade): readonly Move[] {
  let all = offers.get(effect);
  if (all === undefined) {
    const pay = effect.pay.map(goodNumber);
    const gives =
      effect.different === 1
        ? pay.map((good) => [good])
        : pay.flatMap((one, i) => pay.slice(i + 1).map((other) => [one, other]));
    all = gives.flatMap((given) =>
      effect.get
        .map(goodNumber)
        .filter((good) => !given.includes(good))
        .map((good) => list('trade', [...given, good])),
    );
    offers.set(effect, all);
  }
  return all;
}

/** The same exchange with the goods given in the order of their numbers: people may name them in any. */
function inOrder({ verb, things }: Move): Move {
  return list(verb, [...things.slice(0, -1).sort((a, b) => a - b), ...things.slice(-1)]);
}

function canGive(player: Player, move: Move, onFarm: boolean): boolean {
  for (let i = 0; i < move.things.length - 1; i++) {
    if (player.goods[move.things[i]] === 0) return false;
    if (onFarm && !standsOnFarm(player, move.things[i])) return false;
  }
  return true;
}

/** Q27: one animal of the type can stand on the farm, so one of them does if the owner likes. */
function standsOnFarm(player: Player, good: number): boolean {
  const alone = player.clone();
  alone.goods[good] = 1;
  return typeFits(alone, good);
}

/** Goods given for another good. An exchange that only follows something else takes animals that stand on the farm. */
export const tradeKind: Kind<State, Trade> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    return allTrades(node.effect).some((move) => canGive(player, move, node.effect.onFarm === true));
  },
  why: () => because({ why: 'nothing-to-trade' }),
  step: () => WAIT,
  ask: (run, node) => {
    const player = run.state.players[run.stack.seat];
    const trades = allTrades(node.effect).filter((move) =>
      canGive(player, move, node.effect.onFarm === true),
    );
    return freeForm(trades, (move) => {
      if (move.verb !== 'trade') return no(because({ why: 'not-asked' }));
      const sorted = inOrder(move);
      return trades.some((one) => sameMove(one, sorted)) ? YES : no(because({ why: 'no-such-trade' }));
    });
  },
  question: (_run, { effect }) => asking({ ask: 'trade', effect }),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    const given = move.things.slice(0, -1);
    pay(
      run,
      seat,
      given.map((good) => [good, 1]),
    );
    gainGoods(run, seat, [[move.things[move.things.length - 1], 1]]);
  },
};
