import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { no, YES } from '@furrow/kernel/verdict';
import { convertGoods, ratesOf } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { FIRST_ANIMAL, pairs } from '../goods';
import { CONVERTIBLE } from '../payment/convert';
import { asking } from '../questions';
import { because } from '../reasons';
import { animalsFit, animalsOf, keepableAnimals } from '../room';
import { rulesOf } from '../ruleset';
import type { State } from '../state';

/** Register a of a settle frame: nothing is cooked in the breeding phase. */
export const BREEDING = 1;

/** Every animal must have room; the owner says which are kept, the others are cooked where that is possible, or leave. */
export const settleKind: Kind<State, Extract<Act, { do: 'settle' }>> = {
  possible: () => true,
  step: (run) => {
    const player = run.state.players[run.stack.seat];
    if (!animalsFit(player.farm, animalsOf(player), rulesOf(run).variant)) return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: (run) => {
    const player = run.state.players[run.stack.seat];
    const { variant } = rulesOf(run);
    const have = animalsOf(player);
    const moves = keepableAnimals(player.farm, have, variant).map((kept) => list('keep', kept));
    return freeForm(moves, (move) => {
      if (move.verb !== 'keep' || move.things.length !== have.length)
        return no(because({ why: 'not-asked' }));
      if (move.things.some((n, type) => n < 0 || n > have[type])) return no(because({ why: 'not-so-many' }));
      return animalsFit(player.farm, move.things, variant) ? YES : no(because({ why: 'no-room' }));
    });
  },
  question: ({ state, stack }) =>
    asking({
      ask: 'settle',
      have: pairs(animalsOf(state.players[stack.seat]), FIRST_ANIMAL),
      newborns: stack.a === BREEDING,
    }),
  answer: (run, _node, move) => letGo(run, run.stack.seat, move.things, run.stack.a !== BREEDING),
};

/** The animals beyond those kept are cooked, if they may be, or go back to the general supply. */
function letGo(run: Run<State>, seat: number, keep: readonly number[], mayCook: boolean): void {
  const { goods } = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  const cooking = mayCook && !rulesOf(run).variant.houseBeforeCooking;
  const cooked = CONVERTIBLE.map(() => 0);
  const gone: [number, number][] = [];
  keep.forEach((kept, type) => {
    const good = FIRST_ANIMAL + type;
    const more = goods[good] - kept;
    if (more === 0) return;
    if (cooking && rates[good] > 0) cooked[CONVERTIBLE.indexOf(good)] = more;
    else {
      goods[good] = kept;
      gone.push([good, more]);
    }
  });
  convertGoods(run, seat, cooked);
  if (gone.length > 0) tell(run, () => ({ event: 'released', seat, goods: gone }));
}
