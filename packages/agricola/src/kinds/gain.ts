import { type Kind, ON } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { lookFor, lookOf, measure } from '../effects/measure';
import { animalsFit, animalsOf, roomLook } from '../farm/room';
import { rulesOf } from '../ruleset';
import { gainGoods, ratesOf } from '../state/change';
import { amountsOf, FIRST_ANIMAL, goodNumber } from '../state/goods';
import { NO_SOURCE, spaceOf } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { because } from '../vocabulary/reasons';
import { give, noteInUse, noteTaken, usedSpace } from './use';

type Gain = Extract<Act, { do: 'gain' }>;

/** Goods from the general supply. */
export const gainKind: Kind<State, Gain> = {
  possible: (run, node, seat, source) => {
    const { times } = node.effect;
    return times === undefined || measure(lookFor(run, seat, source), times) > 0;
  },
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat, source } = run.stack;
    const { goods, times } = node.effect;
    const gained = amountsOf(goods);
    const n = times === undefined ? 1 : measure(lookOf(run), times);
    run.stack.pop();
    if (n > 0)
      give(run, seat, n === 1 ? gained : gained.map(([good, each]) => [good, each * n] as const), source);
    return ON;
  },
};

/** 1 of the good that accumulates on the space that is used. */
export const gainThatKind: Kind<State, Extract<Act, { do: 'gainThat' }>> = {
  possible: () => true,
  step: (run) => {
    const { seat, source } = run.stack;
    const refill = rulesOf(run).spaces[usedSpace(run)]?.refill;
    run.stack.pop();
    if (refill !== undefined) gainGoods(run, seat, [[goodNumber(refill.good), 1]], source);
    return ON;
  },
};

/** Everything that lies on the space. */
export const collectKind: Kind<State, Extract<Act, { do: 'collect' }>> = {
  possible: (run, _node, seat, source) => takeable(run, seat, source) > 0,
  // Goods come onto spaces between turns; what is laid back on a space in its use lies beside it until that is over.
  outOfReach: (run, _node, _seat, source) => run.state.piles[spaceOf(source)] === 0,
  why: (run, _node, _seat, source) =>
    because({ why: run.state.piles[spaceOf(source)] === 0 ? 'nothing-there' : 'no-use-for-animals' }),
  step: (run) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    const space = spaceOf(source);
    const { refill } = rulesOf(run).spaces[space];
    const taken = takeable(run, seat, source);
    run.state.piles[space] -= taken;
    noteTaken(run, taken);
    if (refill === undefined || taken === 0) return ON;
    const good = goodNumber(refill.good);
    if (good >= FIRST_ANIMAL) noteInUse(run, 'herd', run.state.players[seat].goods[good] + taken);
    give(run, seat, [[good, taken]], source, NO_SOURCE);
    return ON;
  },
};

/** How much of what lies on a space is taken: all of it, but under AG-V33 no animals without a use. */
function takeable(run: Run<State>, seat: Seat, source: Source): number {
  const { state } = run;
  const { spaces, variant } = rulesOf(run);
  const { refill } = spaces[spaceOf(source)];
  const pile = state.piles[spaceOf(source)];
  if (!variant.leaveUnusableAnimals || refill === undefined) return pile;
  const good = goodNumber(refill.good);
  if (good < FIRST_ANIMAL || (ratesOf(state, seat)[good] > 0 && !variant.houseBeforeCooking)) return pile;
  const player = state.players[seat];
  const animals = animalsOf(player);
  for (let taken = pile; taken > 0; taken--) {
    const more = animals.map((n, type) => (type === good - FIRST_ANIMAL ? n + taken : n));
    if (animalsFit(roomLook(run, seat), more)) return taken;
  }
  return 0;
}

/** The starting player token; the order of play changes with the next round. */
export const tokenKind: Kind<State, Extract<Act, { do: 'token' }>> = {
  possible: () => true,
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    run.state.starter = seat;
    tell(run, () => ({ event: 'token', seat }));
    return ON;
  },
};

/** Bonus points. */
export const pointsKind: Kind<State, Extract<Act, { do: 'points' }>> = {
  possible: (run, node, seat, source) => {
    const { times } = node.effect;
    return times === undefined || measure(lookFor(run, seat, source), times) > 0;
  },
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat } = run.stack;
    const { points, times } = node.effect;
    const n = times === undefined ? points : points * measure(lookOf(run), times);
    run.stack.pop();
    run.state.players[seat].bonus += n;
    tell(run, () => ({ event: 'points', seat, points: n }));
    return ON;
  },
};
