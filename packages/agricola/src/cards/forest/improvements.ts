import { gain, oneOf, when } from '../../effects/effect-words';
import type { Animal } from '../../state/goods';
import { card, type Declaration } from '../card';
import { afterBreeding, on } from '../listener';
import { counter } from '../memory';
import { exactly, goods } from '../quantity';

/** The unicorn stands for a second animal where there is only one. */
const paired = (animal: Animal) => when(exactly(1, goods(animal)), gain({ [animal]: 1 }));

/** The unicorn needs no room, and is never cooked: as any animal it breeds once in a harvest, and counts when points are counted. */
const unicorn: Declaration = {
  on: on(afterBreeding, oneOf({ sheep: paired('sheep'), boar: paired('boar'), cattle: paired('cattle') })),
  score: { each: 1, of: { count: 'custom', name: 'unicorn' } },
  ours: true,
};

/** Minor improvements of the Forest deck. */
export const minors = [
  card('the-unicorn-1', 'F02', unicorn),
  card('the-unicorn-2', 'F03', unicorn),
  card('fences-of-unusual-size', 'F22', { fencesPerWood: 3, ours: true }),
  card('the-witch', 'F23', {
    keeps: counter(3),
    anytime: { do: 'unlay', get: { do: 'foresee', deck: 'F', cards: 3 } },
  }),
  card('camelot', 'F24', { houses: 1, holds: { count: 5, mixed: true } }),
];

/** The only major improvement of the deck. */
export const majors = [
  card('fire-bog-oven', 'F16', { points: 2, bakes: { atMost: 2, food: 4 }, ours: true }),
];
