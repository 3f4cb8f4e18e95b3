import { fits, keepable } from '@furrow/farm/keep';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list } from '@furrow/kernel/move';
import { no, YES } from '@furrow/kernel/verdict';
import { gainGoods } from '../change';
import type { Act } from '../effect';
import { pastures } from '../farmyard';
import { animalPairs } from '../goods';
import { because } from '../reasons';
import { animalsOf, pastureBonus, pastureCapacity, roomOf } from '../room';
import type { Player, State } from '../state';

/**
 * Each pasture that holds exactly 1 animal gets a second of its type. The owner rearranges first (X56), so the question
 * is which animals can stand alone in pastures while the others find room elsewhere; the smallest pastures serve best.
 */
export const secondAnimals: Kind<State, Extract<Act, { do: 'custom' }>> = {
  possible: (run, _node, seat) => bestGains(run.state.players[seat]).length > 0,
  step: (run) => {
    const { seat } = run.stack;
    const ways = bestGains(run.state.players[seat]);
    if (ways.length > 1) return WAIT;
    run.stack.pop();
    if (ways.length === 1) gainGoods(run, seat, animalPairs(ways[0]));
    return ON;
  },
  ask: (run) => {
    const ways = bestGains(run.state.players[run.stack.seat]);
    return freeForm(
      ways.map((way) => list('second', way)),
      (move) =>
        move.verb === 'second' && ways.some((way) => atMost(move.things, way))
          ? YES
          : no(because({ why: 'no-room' })),
    );
  },
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    gainGoods(run, seat, animalPairs(move.things));
  },
};

function atMost(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((n, i) => n >= 0 && n <= b[i]);
}

/** The largest gains that an arrangement of the player's animals allows. */
function bestGains(player: Player): number[][] {
  const found = pastures(player.farm);
  const more = pastureBonus(player.farm);
  const bySize = found
    .map((cells, i) => ({ i, size: pastureCapacity(player.farm, cells, more) }))
    .sort((a, b) => a.size - b.size);
  const ways: number[][] = [];
  for (let alone = found.length; alone > 0; alone--) {
    const withoutPastures = bySize.slice(0, alone).reduce((mask, one) => mask | (1 << one.i), 0);
    for (const kept of keepable(roomOf(player.farm), animalsOf(player))) {
      for (const gain of splits(alone, kept)) {
        const rest = kept.map((n, type) => n - gain[type]);
        if (ways.some((way) => atMost(gain, way))) continue;
        if (fits(roomOf(player.farm, { withoutPastures }), rest)) ways.push(gain);
      }
    }
  }
  return ways;
}

/** All ways to take `total` animals from those kept. */
function splits(total: number, kept: readonly number[]): number[][] {
  if (kept.length === 0) return total === 0 ? [[]] : [];
  const [first, ...others] = kept;
  const ways: number[][] = [];
  for (let n = 0; n <= Math.min(first, total); n++) {
    for (const rest of splits(total - n, others)) ways.push([n, ...rest]);
  }
  return ways;
}
