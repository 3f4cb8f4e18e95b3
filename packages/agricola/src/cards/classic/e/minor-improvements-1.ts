import { ANY, bake, fromStep, gain, gainOne, gainPer, may, plow } from '../../../effects/effect-words';
import { instead, oneLessFor } from '../../../payment/modifier';
import { card } from '../../card';
import { iBake, iCook, iUse, on } from '../../listener';
import { atLeast, cooked, cookingImprovements, every, house, occupations, round } from '../../quantity';

/** The minor improvements of deck E from E11 to E20. */
export const minorImprovements1 = [
  card('field-2007', 'E11', {
    cost: { food: 1 },
    play: plow,
    mustPlay: true,
  }),
  card('fishing-rod-2007', 'E12', {
    cost: { wood: 1 },
    on: on(iUse('fishing'), fromStep(round, { 1: gain({ food: 1 }), 8: gain({ food: 2 }) })),
  }),
  card('axe-2007', 'E13', {
    cost: { wood: 1, stone: 1 },
    price: instead({ wood: 2, reed: 2 }, ['room'], house('wood')),
  }),
  card('bakers-oven-2007', 'E14', {
    returns: ['oven'],
    is: 'oven',
    points: 3,
    play: may(bake),
    bakes: { atMost: 2, food: 5 },
  }),
  card('baking-tray-2007', 'E15', {
    cost: { wood: 1 },
    asMinor: { majors: ['clay-oven', 'stone-oven'] },
    price: oneLessFor('clay-oven', 'stone-oven', 'wood-fired-oven-2007'),
  }),
  card('building-material-2007', 'E16', { play: gainOne('wood', 'clay') }),
  card('windmill-2007', 'E17', {
    cost: { wood: 3, stone: 1 },
    points: 2,
    cooks: { grain: 2 },
  }),
  card('bean-field-2007', 'E18', {
    needs: atLeast(2, occupations),
    points: 1,
    field: 'vegetable',
  }),
  card('gypsys-crock-2007', 'E19', {
    cost: { clay: 2 },
    points: 1,
    on: [
      on(iCook(), gainPer({ food: 1 }, every(2, cooked)), atLeast(1, cookingImprovements)),
      on(iBake, gainPer({ food: 1 }, every(2, { count: 'custom', name: 'grain-on-hearths' }))),
    ],
  }),
  card('simple-fireplace-2007', 'E20', {
    cost: { clay: 1 },
    is: 'fireplace',
    points: 1,
    cooks: { vegetable: 2, sheep: 1, boar: 2, cattle: 3 },
    bakes: { atMost: ANY, food: 2 },
  }),
];
