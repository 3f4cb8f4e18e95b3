import type { Ruleset } from '@furrow/agricola/ruleset';
import { begin } from '@furrow/agricola/state/setup';
import type { State } from '@furrow/agricola/state/state';
import type { Features } from '../features';
import { boardReadings } from './board-readings';
import { cardReadings, majorReadings, playedCards } from './card-readings';
import { progressOf } from './course';
import { familyReadings } from './family-readings';
import { farmReadings } from './farm-readings';
import { foodReadings } from './food-readings';
import { goodsReadings } from './goods-readings';
import { planReadings } from './plan-readings';
import type { Readings } from './reading';
import { scoreReadings } from './score-readings';
import { Sight } from './sight';

const ALWAYS: Readings = {
  one: () => 1,
  ...scoreReadings,
  ...farmReadings,
  ...goodsReadings,
  ...foodReadings,
  ...planReadings,
  ...familyReadings,
  ...boardReadings,
  ...majorReadings,
};

/** The numbers about a position of Agricola; with hand cards also about these, one for each card of the game. */
export function agricolaFeatures(rules: Ruleset): Features<State> {
  const readings = rules.pool.length === 0 ? ALWAYS : { ...ALWAYS, ...cardReadings };
  const read = Object.values(readings);
  const { names, at } = playedCards(rules);
  const sight = new Sight(rules, begin(rules));
  return {
    names: [...Object.keys(readings), ...names],
    progress: progressOf,
    read: (state, seat, into) => {
      sight.look(state, seat);
      for (let i = 0; i < read.length; i++) into[i] = read[i](sight);
      if (names.length === 0) return;
      into.fill(0, read.length);
      const { played } = state.players[seat];
      for (let i = 0; i < played.length; i++) if (at[played[i]] >= 0) into[read.length + at[played[i]]] = 1;
    },
  };
}
