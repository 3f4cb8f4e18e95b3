import { buildings } from '@furrow/creatures/buildings/index';
import { ANIMALS } from '@furrow/creatures/goods';
import type { Weights } from '../weights';
import { BUILT } from './built';
import { worthInTime } from './worth';

const ofType: Weights = {
  '': [0.7, 0.6, 0.5, 0.3, 0.1],
  ' pair': [0.9, 0.9, 0.7, 0.4, 0],
  ' breedings': [0.2, 0.25, 0.25, 0.15, 0],
  ' four': [0.3, 0.3, 0.3, 0.3, 0.1],
  ' bonus': [0.2, 0.2, 0.2, 0.2, 0.1],
  ' grown': [0.25, 0.35, 0.5, 0.7, 0.9],
  ' grown four': [0.8, 1.2, 1.8, 2.4, 2.9],
  ' grown bonus': [0.2, 0.35, 0.5, 0.7, 0.9],
};

const animals: Weights = {
  types: [0.8, 0.8, 0.6, 0.3, 0],
  'hoped fours': [0.9, 0.9, 0.7, 0.4, 0],
  'hoped bonus': [0.2, 0.25, 0.25, 0.15, 0],
  births: [0.2, 0.3, 0.3, 0.2, 0],
  'births lost': [-0.1, -0.1, -0.1, -0.1, 0],
};

const farm: Weights = {
  'largest holder': [0.3, 0.3, 0.22, 0.12, 0],
  'second holder': [0.38, 0.38, 0.3, 0.15, 0],
  'third holder': [0.45, 0.45, 0.38, 0.15, 0],
  'fourth holder': [0.45, 0.45, 0.38, 0.15, 0],
  'further holders': [0.22, 0.22, 0.18, 0.09, 0],
  'holders for four': [1.2, 1.2, 1.05, 0.45, 0],
  'single places': [0.6, 0.6, 0.52, 0.3, 0],
  'own places': [0.45, 0.45, 0.38, 0.22, 0],
  'free holders': [0.3, 0.45, 0.45, 0.3, 0],
  'largest free holder': [0.08, 0.12, 0.12, 0.08, 0],
  'free places': [0.08, 0.12, 0.15, 0.12, 0],
  'full expansions': [3.5, 3.5, 3.6, 3.8, 4],
  'expansions 1 short': [2.6, 2.6, 2.5, 2.2, 0.6],
  'expansions 2 short': [2.3, 2.3, 2, 1.5, 0.2],
  'expansions 3 short': [2, 2, 1.6, 0.8, 0],
  'board unused': [-0.1, -0.1, -0.1, -0.1, 0],
  'pasture spaces': [0.2, 0.2, 0.15, 0.1, 0],
  troughs: [0.3, 0.3, 0.3, 0.2, 0],
  'open spaces': [0.1, 0.1, 0.1, 0.05, 0],
  'borders to close': [-0.12, -0.12, -0.12, -0.08, 0],
  'borders short': [-0.1, -0.1, -0.1, -0.05, 0],
  'closable spaces': [0.15, 0.2, 0.2, 0.15, 0],
  'cheapest pasture': [-0.1, -0.1, -0.1, -0.05, 0],
  stalls: [1.8, 1.8, 1.7, 1.4, 1],
  stables: [4.2, 4.2, 4.1, 4, 4],
  'special points': [1, 1, 1, 1, 1],
};

const goods: Weights = {
  'wood 1-3': [0.55, 0.55, 0.5, 0.35, 0.03],
  'wood 4-7': [0.4, 0.4, 0.35, 0.25, 0.02],
  'wood 8+': [0.25, 0.25, 0.2, 0.1, 0],
  'stone 1-3': [0.6, 0.6, 0.55, 0.4, 0.03],
  'stone 4-7': [0.45, 0.45, 0.4, 0.3, 0.02],
  'stone 8+': [0.3, 0.3, 0.2, 0.1, 0],
  'reed 1': [1, 1, 0.8, 0.5, 0.03],
  'reed 2': [0.8, 0.7, 0.5, 0.3, 0.02],
  'reed 3+': [0.5, 0.4, 0.3, 0.1, 0],
  'borders 1-4': [0.44, 0.44, 0.38, 0.19, 0],
  'borders 5-9': [0.31, 0.31, 0.25, 0.1, 0],
  'borders 10+': [0.19, 0.15, 0.1, 0.04, 0],
  'borders with wood': [0.1, 0.1, 0.1, 0.06, 0],
  'stall payable': [0.4, 0.4, 0.4, 0.3, 0],
  'stall missing': [-0.1, -0.1, -0.08, -0.05, 0],
  'stables payable': [0.5, 0.6, 0.7, 0.7, 0],
  'special payable': [0.15, 0.15, 0.15, 0.15, 0],
  'special in sight': [0.15, 0.15, 0.12, 0.08, 0],
};

const tempo: Weights = {
  constant: [29, 18, 7, -5, -14],
  workers: [0.8, 0.8, 0.8, 0.8, 0.8],
  next: [0.3, 0.3, 0.3, 0.3, 0.2],
  marker: [0.6, 0.6, 0.5, 0.4, 0],
  picks: [0.3, 0.3, 0.3, 0.25, 0.15],
  'best pile': [0.15, 0.15, 0.15, 0.15, 0.1],
};

/** What a building does in the course of the game is worth less, the less of the game is left. */
function specials(): Weights {
  const rows = buildings
    .filter(({ kind }) => kind === 'special')
    .map((one) => [BUILT + one.id, [1, 0.8, 0.55, 0.3, 0].map((left) => left * worthInTime(one))] as const);
  return Object.fromEntries(rows);
}

/** What somebody who knows the game would say the features are worth. */
export const handMade: Weights = {
  ...tempo,
  ...Object.fromEntries(
    ANIMALS.flatMap((animal) => Object.entries(ofType).map(([what, row]) => [animal + what, row])),
  ),
  ...animals,
  ...farm,
  ...goods,
  ...specials(),
};
