import { gain, gainPer, may, once, oneOf, pay, plow, seq, when } from '../../../effects/effect-words';
import { card } from '../../card';
import { onRoundsStill } from '../../later-rounds';
import { feedingPhase, fieldPhaseStarts, iUse, on } from '../../listener';
import { counter } from '../../memory';
import { atLeast, every, goods, house, occupations } from '../../quantity';

/** The minor improvements of deck E from E53 to E62, and E338. */
export const minorImprovements5 = [
  card('butter-churn-2007', 'E53', {
    cost: { wood: 2 },
    on: on(
      fieldPhaseStarts,
      seq(gainPer({ food: 1 }, every(3, goods('sheep'))), gainPer({ food: 1 }, every(2, goods('cattle')))),
    ),
  }),
  card('quarry-2007', 'E54', {
    needs: atLeast(4, occupations),
    points: 2,
    on: on(iUse('day-laborer'), gain({ stone: 3 })),
  }),
  card('stone-house-extension-2007', 'E55', {
    cost: { reed: 1, stone: 3 },
    needs: house('stone'),
    play: { do: 'build', rooms: 1, stables: 0, stableCost: {}, price: {} },
    mustPlay: true,
  }),
  card('stone-tongs-2007', 'E56', {
    cost: { wood: 1 },
    on: on(iUse('stone-2', 'stone-4'), gain({ stone: 1 })),
  }),
  card('dovecote-2007', 'E57', {
    cost: { stone: 2 },
    points: 2,
    play: onRoundsStill({ food: 1 }, 10, 11, 12, 13, 14),
  }),
  card('animal-yard-2007', 'E58', {
    cost: { wood: 2 },
    needs: atLeast(1, occupations),
    points: 1,
    holds: { count: 2, mixed: true },
  }),
  card('drinking-trough-2007', 'E59', {
    cost: { wood: 2 },
    points: 1,
    pastureHolds: { more: 2 },
  }),
  card('cattle-market-2007', 'E60', {
    cost: { sheep: 1 },
    play: gain({ cattle: 1 }),
  }),
  card('riding-plow-2007', 'E61', {
    cost: { wood: 4 },
    needs: atLeast(3, occupations),
    tool: 'plow',
    keeps: counter(2),
    on: on(iUse('plow', 'plow-sow'), may({ do: 'unlay', get: { do: 'then', first: plow, after: plow } })),
  }),
  card('turnwrest-plow-2007', 'E62', {
    cost: { wood: 3 },
    needs: atLeast(2, occupations),
    tool: 'plow',
    on: on(iUse('plow', 'plow-sow'), may(once('game', { do: 'then', first: plow, after: plow }))),
  }),
  card('feed-pellets-2007', 'E338', {
    on: on(
      feedingPhase,
      may(
        oneOf({
          sheep: when(atLeast(1, goods('sheep')), pay({ vegetable: 1 }, gain({ sheep: 1 }))),
          boar: when(atLeast(1, goods('boar')), pay({ vegetable: 1 }, gain({ boar: 1 }))),
          cattle: when(atLeast(1, goods('cattle')), pay({ vegetable: 1 }, gain({ cattle: 1 }))),
        }),
      ),
    ),
  }),
];
