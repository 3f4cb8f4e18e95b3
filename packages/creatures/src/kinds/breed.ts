import { type Kind, ON } from '@furrow/kernel/kind';
import { raise } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { owns } from '../farmyard';
import { ANIMALS, FIRST_ANIMAL, HORSE } from '../goods';
import { newbornTypes } from '../newborns';
import { promise } from '../promise';
import { rulesOf } from '../ruleset';
import { NO_SOURCE } from '../source';
import { ROUNDS, type State } from '../state';
import { forNewborns, NURSERY_CLOSED } from './settle';
import { mayTurnDown } from './turn-down';

/** A seat's animals breed: the nursery is emptied, the newborns are determined all at once, then accommodated. */
export const breedKind: Kind<State, Extract<Act, { do: 'breed' }>> = {
  possible: () => true,
  step: (run) => {
    const { stack, state } = run;
    const { seat, step } = stack;
    const player = state.players[seat];
    const { settle } = rulesOf(run);
    stack.step++;
    if (step === 0) {
      if (!owns(player, (one) => one.nursery === true)) return ON;
      stack.push(settle.id, seat, NO_SOURCE);
      stack.a = NURSERY_CLOSED;
      return ON;
    }
    stack.pop();
    const newborns = newbornTypes(player);
    if (newborns === 0) return ON;
    if (state.round === ROUNDS) mayTurnDown(run, seat, (1 << rulesOf(run).waiting.beforeBreeding.length) - 1);
    const born: number[] = [];
    for (let type = 0; type < ANIMALS.length; type++) {
      if (((newborns >> type) & 1) === 0) continue;
      player.goods[FIRST_ANIMAL + type]++;
      born.push(FIRST_ANIMAL + type);
    }
    tell(run, () => ({ event: 'born', seat, animals: born }));
    stack.push(settle.id, seat, NO_SOURCE);
    stack.a = forNewborns(newborns);
    if (born.includes(HORSE)) raise(run, 'horseBorn', seat, NO_SOURCE, promise(HORSE, player.goods[HORSE]));
    return ON;
  },
};
