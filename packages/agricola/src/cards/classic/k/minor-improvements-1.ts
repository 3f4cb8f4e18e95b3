import {
  bake,
  deliverAfter,
  gain,
  may,
  nextRounds,
  once,
  plow,
  seq,
  trade,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { onEvenRounds, onRoundsStill } from '../../later-rounds';
import { beforeIPlay, feedingPhase, iCookToFeed, iPlayOccupation, iUse, on } from '../../listener';
import { counter } from '../../memory';
import { allGrain, animalsCooked, atLeast, goods, improvements, occupations } from '../../quantity';

/** The minor improvements of deck K from K105 to K118. */
export const minorImprovements1 = [
  card('acreage-2007', 'K105', {
    needs: atLeast(1, occupations),
    field: 'grain',
    stacks: 2,
  }),
  card('bakehouse-2007', 'K106', {
    cost: { stone: 3 },
    returns: ['oven'],
    points: 5,
    play: may(bake),
    bakes: { atMost: 2, food: 5 },
  }),
  card('lumber-2007', 'K107', {
    cost: { stone: 1 },
    play: gain({ wood: 3 }),
  }),
  card('beehive-2007', 'K108', {
    needs: [atLeast(2, improvements), atLeast(3, occupations)],
    points: 1,
    play: onEvenRounds({ food: 2 }),
  }),
  card('spit-roast-2007', 'K109', {
    cost: { wood: 1 },
    on: on(iCookToFeed, once('round', gain({ food: 1 })), atLeast(1, animalsCooked)),
  }),
  card('brewery-2007', 'K110', {
    cost: { grain: 2, stone: 2 },
    points: 2,
    on: on(feedingPhase, trade({ grain: 1 }, gain({ food: 3 }))),
    score: { points: 1, when: atLeast(9, allGrain) },
  }),
  card('bread-paddle-2007', 'K111', {
    cost: { wood: 1 },
    on: on(iPlayOccupation, may(bake)),
  }),
  card('bookshelf-2007', 'K112', {
    cost: { wood: 1 },
    needs: atLeast(3, occupations),
    points: 1,
    on: on(beforeIPlay('occupation'), gain({ food: 3 })),
  }),
  card('flail-2007', 'K113', {
    cost: { wood: 1 },
    needs: atLeast(1, occupations),
    on: on(iUse('plow', 'plow-sow'), may(bake)),
  }),
  card('duck-pond-2007', 'K114', {
    needs: atLeast(2, occupations),
    points: 1,
    play: nextRounds(3, { food: 1 }),
  }),
  card('swing-plow-2007', 'K115', {
    cost: { wood: 3 },
    needs: atLeast(3, occupations),
    tool: 'plow',
    keeps: counter(2),
    on: on(iUse('plow'), may({ do: 'unlay', get: seq(plow, may(plow)) })),
  }),
  card('granary-2007', 'K116', {
    cost: [{ wood: 3 }, { clay: 3 }],
    points: 1,
    play: onRoundsStill({ grain: 1 }, 8, 10, 12),
  }),
  card('greenhouse-2007', 'K117', {
    cost: { wood: 2 },
    needs: atLeast(1, occupations),
    points: 1,
    play: deliverAfter(4, 7),
    delivers: trade({ food: 1 }, gain({ vegetable: 1 })),
  }),
  card('liquid-manure-2007', 'K118', {
    needs: atLeast(4, goods('sheep', 'boar', 'cattle')),
    sowMore: 1,
  }),
];
