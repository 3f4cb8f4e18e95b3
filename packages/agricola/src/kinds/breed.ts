import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import { tell } from '../events';
import { ANIMALS, FIRST_ANIMAL } from '../goods';
import { because } from '../reasons';
import { NO_SOURCE, rulesOf } from '../ruleset';
import type { State } from '../state';
import { BREEDING } from './settle';

/** The breeding phase of one seat: a newborn for each type with at least two animals, if there is room for it. */
export const breedKind: Kind<State, Extract<Act, { do: 'breed' }>> = {
  possible: (run, _node, seat) => {
    const { goods } = run.state.players[seat];
    return goods[7] >= 2 || goods[8] >= 2 || goods[9] >= 2;
  },
  why: () => because({ why: 'no-pair' }),
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    const { goods } = run.state.players[seat];
    const born: number[] = [];
    for (let type = 0; type < ANIMALS.length; type++) {
      if (goods[FIRST_ANIMAL + type] < 2) continue;
      goods[FIRST_ANIMAL + type]++;
      born.push(FIRST_ANIMAL + type);
    }
    tell(run, () => ({ event: 'born', seat, animals: born }));
    run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
    run.stack.a = BREEDING;
    return ON;
  },
};
