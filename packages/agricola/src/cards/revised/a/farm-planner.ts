import { build, deliverAfter, may, plow, trade } from '../../../effect';
import { card } from '../../card';
import { accumulating, iUse, on, othersUse, roundStarts } from '../../listener';
import { house } from '../../quantity';

/** The farm planners of deck A. */
export const farmPlanner = [
  card('shifting-cultivation', 'A2', {
    cost: { food: 2 },
    play: plow,
    mustPlay: true,
  }),
  card('wooden-shed', 'A10', {
    cost: { wood: 2, reed: 1 },
    needs: house('wood'),
    asMajor: true,
    houses: 1,
    forbids: 'renovate',
  }),
  card('drinking-trough', 'A12', {
    cost: { clay: 1 },
    pastureHolds: { more: 2 },
  }),
  card('handplow', 'A19', { cost: { wood: 1 }, play: deliverAfter(5), delivers: may(plow) }),
  card('homekeeper', 'A85', {
    houses: { count: 'custom', name: 'room-between-field-and-pasture' },
  }),
  card('plow-driver', 'A90', { on: on(roundStarts, trade({ food: 1 }, plow), house('stone')) }),
  card('shifting-cultivator', 'A91', { on: on(iUse(accumulating('wood')), trade({ food: 3 }, plow)) }),
  card('riparian-builder', 'A128', {
    on: on(othersUse('reed-bank'), may(build(1, 0, {}, { clay: 1, stone: 2 }))),
  }),
];
