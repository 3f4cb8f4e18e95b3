import { type Effect, exchange, gainOne, trade } from '@furrow/creatures/effect';
import { ANIMALS, amounts, type Goods, RESOURCES } from '@furrow/creatures/goods';
import type { Question } from '@furrow/creatures/questions';
import { remainingTerms } from '@furrow/creatures/remaining-terms';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { Deed } from '@furrow/text/creatures/deed';
import type { EffectPhrases } from '@furrow/text/creatures/phrases';
import { sayEffect } from '@furrow/text/how';
import type { Samples } from '../samples';
import { numberOf, of } from './named';

const BORDERS = { atLeast: 0, atMost: 99, free: 0, price: { wood: 1 } };
const TROUGHS = { atLeast: 1, atMost: 99, free: 1, price: { wood: 3 } };

/** An effect that is known to be of a kind. */
function one<D extends Effect['do']>(effect: Effect, kind: D): Extract<Effect, { do: D }> {
  if (effect.do !== kind) throw new Error(`the effect is '${effect.do}', not '${kind}'`);
  return effect as Extract<Effect, { do: D }>;
}

const HAVE = of({ sheep: 5, pig: 1 });

/** Questions of every kind; cell 5 is b1 on a starting board. */
export const questions: Samples<Question, 'ask'> = {
  may: [
    { ask: 'may', effect: exchange(['sheep', 'pig', 'horse'], ['cow']) },
    { ask: 'may', effect: { do: 'fetch', from: 'wood-3' } },
    { ask: 'may', effect: { do: 'lay', good: 'stone' } },
  ],
  oneOf: [
    { ask: 'oneOf', effect: one(gainOne(...ANIMALS), 'oneOf') },
    { ask: 'oneOf', effect: one(gainOne('cow', 'horse'), 'oneOf') },
  ],
  borders: [
    { ask: 'borders', terms: remainingTerms({ ...BORDERS, atLeast: 1 }), left: 9, canFinish: false },
    { ask: 'borders', terms: remainingTerms(BORDERS), left: 1, canFinish: true },
    {
      ask: 'borders',
      terms: remainingTerms({ ...BORDERS, free: 2, price: { stone: 2 } }, 1),
      left: 8,
      canFinish: true,
    },
    {
      ask: 'borders',
      terms: remainingTerms({ ...BORDERS, free: 2, price: { stone: 2 } }, 2),
      left: 7,
      canFinish: true,
    },
    { ask: 'borders', terms: remainingTerms({ ...BORDERS, atMost: 2, free: 2 }), left: 7, canFinish: true },
    {
      ask: 'borders',
      terms: remainingTerms({ ...BORDERS, atMost: 2, free: 2 }, 1),
      left: 6,
      canFinish: true,
    },
    {
      ask: 'borders',
      terms: remainingTerms({ ...BORDERS, atMost: 1, free: 1 }),
      left: 6,
      canFinish: true,
      keeping: 'horse',
    },
  ],
  troughs: [
    { ask: 'troughs', terms: remainingTerms(TROUGHS), left: 10, canFinish: false },
    { ask: 'troughs', terms: remainingTerms(TROUGHS, 1), left: 9, canFinish: true },
    { ask: 'troughs', terms: remainingTerms({ ...TROUGHS, atMost: 1 }), left: 5, canFinish: false },
    { ask: 'troughs', terms: remainingTerms({ ...TROUGHS, atMost: 1, free: 0 }), left: 1, canFinish: false },
  ],
  stall: [{ ask: 'stall', price: of({ stone: 3, reed: 1 }) }],
  troughToStall: [{ ask: 'troughToStall', price: of({ stone: 2 }) }],
  stables: [
    { ask: 'stables', prices: [of({ wood: 5 }), of({ stone: 5 })], canFinish: false },
    { ask: 'stables', prices: [of({ wood: 5 }), of({ stone: 5 })], canFinish: true },
  ],
  upgrade: [
    { ask: 'upgrade', building: numberOf('stall') },
    { ask: 'upgrade', building: numberOf('cow-stall') },
  ],
  build: [
    { ask: 'build', beside: false },
    { ask: 'build', beside: true },
  ],
  buildPay: [
    { ask: 'buildPay', building: numberOf('open-stable'), prices: [of({ wood: 3 }), of({ stone: 3 })] },
  ],
  buildPlace: [{ ask: 'buildPlace', building: numberOf('shelter') }],
  expand: [{ ask: 'expand' }],
  trade: [
    { ask: 'trade', effect: one(trade(ANIMALS, 2, ANIMALS), 'trade') },
    { ask: 'trade', effect: one(trade(RESOURCES, 2, ANIMALS), 'trade') },
  ],
  useSpace: [{ ask: 'useSpace' }],
  settle: [
    { ask: 'settle', have: HAVE, when: 'step' },
    { ask: 'settle', have: HAVE, when: 'nurseryEmptied' },
    { ask: 'settle', have: HAVE, when: 'newborns' },
  ],
  release: [{ ask: 'release', have: HAVE }],
  turnDown: [
    { ask: 'turnDown', have: HAVE, before: 'breeding' },
    { ask: 'turnDown', have: HAVE, before: 'scoring' },
  ],
  drawStart: [{ ask: 'drawStart' }],
  drawBuildings: [{ ask: 'drawBuildings', left: 4 }],
  work: [
    { ask: 'work', workers: 3 },
    { ask: 'work', workers: 1 },
  ],
  beforeBreeding: [{ ask: 'beforeBreeding' }],
  pause: [{ ask: 'pause' }],
  lastChance: [{ ask: 'lastChance' }],
  custom: [
    { ask: 'custom', name: 'move-pieces' },
    { ask: 'custom', name: 'second-animals' },
  ],
  anytime: [{ ask: 'anytime' }],
};

/** Moves of every verb. */
export function deeds(phrases: EffectPhrases): Samples<Deed, 'verb'> {
  const doesAt = (space: number, lying: Goods) =>
    sayEffect<Effect>(phrases, spaces[space].effect, 'do', amounts(lying));
  const place = (id: string, lying: Goods = {}): Extract<Deed, { verb: 'place' }> => {
    const space = spaceNumber(id);
    return { verb: 'place', space, does: doesAt(space, lying) };
  };
  return {
    place: [
      place('start-wood', { wood: 2 }),
      place('wood-3', { wood: 6 }),
      place('building-resources'),
      place('expand', { border: 1 }),
      place('expand', { border: 3 }),
      place('walls'),
      place('cow-pigs', { cow: 1, pig: 2 }),
    ],
    choose: [{ verb: 'choose', does: sayEffect<Effect>(phrases, { do: 'gain', goods: { sheep: 1 } }, 'do') }],
    call: [
      {
        verb: 'call',
        building: numberOf('animal-trader'),
        does: sayEffect<Effect>(phrases, trade(ANIMALS, 2, ANIMALS), 'do'),
      },
    ],
    release: [{ verb: 'release' }],
    use: [
      {
        verb: 'use',
        building: numberOf('home-workshop'),
        does: sayEffect<Effect>(phrases, { do: 'stall' }, 'do'),
      },
    ],
    border: [
      { verb: 'border', edges: [{ cell: 'b1', side: 'north' }] },
      {
        verb: 'border',
        edges: [
          { cell: 'b1', side: 'west' },
          { cell: 'b1', side: 'east' },
          { cell: 'c-1', side: 'south' },
        ],
      },
    ],
    trough: [
      { verb: 'trough', cells: ['b1'] },
      { verb: 'trough', cells: ['b1', 'a0', 'c1'] },
    ],
    at: [
      { verb: 'at', cell: 'b1', over: -1 },
      { verb: 'at', cell: 'c0', over: numberOf('cottage') },
      { verb: 'at', cell: 'a0', over: numberOf('stall') },
    ],
    flip: [
      { verb: 'flip', cell: 'b1', building: numberOf('stall'), price: of({ wood: 5 }) },
      { verb: 'flip', cell: 'b1', building: numberOf('pig-stall'), price: of({ stone: 5 }) },
    ],
    build: [
      { verb: 'build', building: numberOf('shelter'), prices: [of({ wood: 2, stone: 1 })] },
      { verb: 'build', building: numberOf('open-stable'), prices: [of({ wood: 3 }), of({ stone: 3 })] },
      { verb: 'build', building: numberOf('hayrick'), prices: [of({})] },
    ],
    pay: [{ verb: 'pay', price: of({ stone: 3 }) }],
    expand: [
      { verb: 'expand', side: 'left' },
      { verb: 'expand', side: 'right' },
    ],
    trade: [{ verb: 'trade', given: of({ sheep: 1, pig: 1 }), taken: of({ cow: 1 }) }],
    keep: [
      { verb: 'keep', kept: of({ sheep: 3, pig: 1 }), gone: of({ sheep: 2 }) },
      { verb: 'keep', kept: of({}), gone: of({ horse: 1 }) },
      { verb: 'keep', kept: of({ cow: 2 }), gone: [] },
    ],
    second: [{ verb: 'second', gained: of({ sheep: 1, cow: 1 }) }],
    move: [
      {
        verb: 'move',
        pieces: [
          { piece: 'trough', from: 'a0', to: 'b1' },
          { piece: 'stall', from: 'b0', to: 'a0' },
        ],
      },
    ],
    start: [{ verb: 'start', seat: 1 }],
    draw: [{ verb: 'draw', building: numberOf('pen') }],
    yes: [{ verb: 'yes' }],
    no: [{ verb: 'no' }],
    done: [{ verb: 'done' }],
    keepAll: [
      { verb: 'keepAll', before: 'breeding' },
      { verb: 'keepAll', before: 'scoring' },
    ],
    pass: [{ verb: 'pass' }],
  };
}
