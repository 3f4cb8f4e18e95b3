import { type Kind, ON } from '@furrow/kernel/kind';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { rulesOf } from '../ruleset';
import { ANIMALS, FIRST_ANIMAL } from '../state/goods';
import { NO_SOURCE } from '../state/source';
import type { Player, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { because } from '../vocabulary/reasons';
import { BREEDING } from './settle';

type Breed = Extract<Act, { do: 'breed' }>;

function isMeant({ of }: Breed, type: number): boolean {
  return of === undefined || ANIMALS[type] === of;
}

/** Whether a card lets the animals of a type have two newborns in the breeding phase. */
function hasTwins({ goods, played }: Player, type: number): boolean {
  return played.some((card) => {
    const { twins } = cards[card];
    return twins !== undefined && twins.of === ANIMALS[type] && goods[FIRST_ANIMAL + type] >= twins.from;
  });
}

/** The breeding phase of one seat: a newborn for each type with at least two animals, if there is room for it. */
export const breedKind: Kind<State, Breed> = {
  possible: (run, node, seat) => {
    const { goods } = run.state.players[seat];
    for (let type = 0; type < ANIMALS.length; type++)
      if (goods[FIRST_ANIMAL + type] >= 2 && isMeant(node.effect, type)) return true;
    return false;
  },
  why: () => because({ why: 'no-pair' }),
  step: (run, node) => {
    const { seat } = run.stack;
    run.stack.pop();
    const { goods } = run.state.players[seat];
    const born: number[] = [];
    for (let type = 0; type < ANIMALS.length; type++) {
      if (goods[FIRST_ANIMAL + type] < 2 || !isMeant(node.effect, type)) continue;
      const newborns = node.effect.of === undefined && hasTwins(run.state.players[seat], type) ? 2 : 1;
      goods[FIRST_ANIMAL + type] += newborns;
      for (let i = 0; i < newborns; i++) born.push(FIRST_ANIMAL + type);
    }
    tell(run, () => ({ event: 'born', seat, animals: born }));
    run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
    run.stack.a = BREEDING;
    return ON;
  },
};
