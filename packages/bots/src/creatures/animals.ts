import { ANIMALS } from '@furrow/creatures/goods';
import { bonusOf, ENOUGH } from './bonus';
import type { Group } from './group';

const TYPES = ANIMALS.length;

/** What is told of each type, behind its name. */
const OF_TYPE = ['', ' pair', ' breedings', ' four', ' bonus', ' grown', ' grown four', ' grown bonus'];

/** The animals of each type: how many, what they give, and what they give when they have bred in the room there is. */
export const animalsOfType: Group = {
  names: ANIMALS.flatMap((animal) => OF_TYPE.map((what) => animal + what)),
  write: ({ animals, grown, parents, breedings }, into, at) => {
    let i = at;
    for (let type = 0; type < TYPES; type++) {
      const n = animals[type];
      const later = grown.kept[type];
      const breed = n >= parents ? 1 : 0;
      into[i++] = n;
      into[i++] = breed;
      into[i++] = breed * breedings;
      into[i++] = n >= ENOUGH ? 1 : 0;
      into[i++] = bonusOf(type, n);
      into[i++] = later;
      into[i++] = later >= ENOUGH ? 1 : 0;
      into[i++] = bonusOf(type, later);
    }
  },
};

/** All animals together; what is hoped for is what comes if there is always room. */
export const allAnimals: Group = {
  names: ['types', 'hoped fours', 'hoped bonus', 'births', 'births lost'],
  write: ({ animals, hoped, now, next, parents, breedings }, into, at) => {
    let types = 0;
    let pairs = 0;
    let fours = 0;
    let bonus = 0;
    for (let type = 0; type < TYPES; type++) {
      if (animals[type] > 0) types++;
      if (animals[type] >= parents) pairs++;
      if (hoped[type] >= ENOUGH) fours++;
      bonus += bonusOf(type, hoped[type]);
    }
    const births = Math.max(0, next.total - now.total);
    into[at] = types;
    into[at + 1] = fours;
    into[at + 2] = bonus;
    into[at + 3] = births;
    into[at + 4] = breedings > 0 ? Math.max(0, pairs - births) : 0;
  },
};
