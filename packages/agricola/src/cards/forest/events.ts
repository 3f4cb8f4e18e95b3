import type { Effect } from '../../effects/effect';
import { gain, oneOf, others, pay, plow, points, seq, when } from '../../effects/effect-words';
import { BUILDING_RESOURCES, type Good } from '../../state/goods';
import { card } from '../card';
import { atLeast, every, goods } from '../quantity';

/** What the men in tights take from the rich, for whoever drew the card. */
const robbed: Effect<never> = when(
  atLeast(4, goods(...BUILDING_RESOURCES)),
  oneOf(Object.fromEntries(BUILDING_RESOURCES.map((good: Good) => [good, handed(good)]))),
);

function handed(good: Good): Effect<never> {
  return { do: 'pay', cost: { [good]: 1 }, to: 'owner' };
}

/** Of every 3 wood 1 is lost. */
const lostWood: Effect<never> = when(atLeast(3, goods('wood')), {
  do: 'pay',
  cost: { wood: 1 },
  times: every(3, goods('wood')),
});

/** A llama gives wool, or is eaten. */
const llama: Effect<never> = oneOf({ sheep: gain({ sheep: 1 }), food: gain({ food: 2 }) });

/** Events of the Forest deck, which nobody can ignore. */
export const events = [
  card('lady-of-the-lake-1', 'F01', { shuffledBack: true, play: gain({ reed: 1 }), ours: true }),
  card('the-hermit', 'F05', {
    shuffledBack: true,
    play: pay({ sheep: 1 }, gain({ vegetable: 1, food: 1 })),
    ours: true,
  }),
  card('lady-of-the-lake-2', 'F06', { play: seq(gain({ stone: 1 }), points(1)), ours: true }),
  card('the-boar-king', 'F07', { play: plow, ours: true }),
  card('men-in-tights', 'F08', { play: others(robbed), ours: true }),
  card('noblesse-oblige', 'F09', { play: seq(others(gain({ food: 1 })), points(1)), ours: true }),
  card('french-castle', 'F11', { play: gain({ cattle: 1 }), ours: true }),
  card('all-your-wood', 'F12', { play: seq(lostWood, others(lostWood)), ours: true }),
  card('peruvian-inquisition', 'F26', {
    play: seq(llama, others({ do: 'housed', effect: llama })),
    ours: true,
  }),
];
