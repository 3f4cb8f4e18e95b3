import { buildings } from '@furrow/creatures/buildings/index';
import { creatures } from '@furrow/creatures/game';
import { spaces } from '@furrow/creatures/spaces';
import { name } from '@furrow/kernel/move';
import { Scenario } from '@furrow/testkit/scenario';
import { VERBS } from '@furrow/text/creatures/deed-of';
import { describeBuilding } from '@furrow/text/creatures/describe';
import { speechOf } from '@furrow/text/words';
import type { SpokenGame } from '../spoken-game';
import { declaredNumbers } from './building-numbers';
import { sectionsOf } from './sections';

const SPECIAL_IDS = buildings.filter((one) => one.kind === 'special').map((one) => one.id);
const EVERYTHING = { buildings: SPECIAL_IDS.join(',') };

/** All Creatures Big and Small, for the tests of its texts. */
export const spokenCreatures: SpokenGame = {
  id: 'creatures',
  box: creatures,
  setUps: [creatures.open({}, 2)],
  verbs: VERBS,
  asks: { build: ['build', 'buildPay', 'buildPlace'] },
  questions: (language) => Object.keys(speechOf(language).creatures.questions),
  categories: (language) =>
    Object.keys(speechOf(language).creatures.score).filter((word) => word !== 'fullExpansions'),
  fullScore: () => {
    const { game, state } = new Scenario().lay(1, { at: { a0: 'stall' } });
    return game.score(state, 0);
  },
  numbered: buildings.map((building) => ({
    id: building.id,
    numbers: declaredNumbers(building),
    description: (language) => describeBuilding(speechOf(language).creatures, building),
  })),
  random: [1, 2, 3, 4, 5, 6].map((seed) => ({ seed, seats: 2, options: EVERYTHING })),
  attempts: () => [
    ...spaces.map((_, space) => name('place', space)),
    ...buildings.map(({ number }) => name('build', number)),
  ],
  sections: sectionsOf,
};
