import type { Effect } from '@furrow/creatures/effect';
import { ANIMALS, type Good, goodNumber } from '@furrow/creatures/goods';
import { spaces } from '@furrow/creatures/spaces';
import type { Group } from './group';
import { ALL_WORKERS, type SeatSight } from './seat-sight';
import { goodsWorth, goodWorth } from './worth';

/** The spaces that give goods. */
const giving = spaces
  .map((space, number) => ({ ...space, number }))
  .filter(({ refill, effect }) => refill !== undefined || given(effect) > 0);
const SPACE = Uint8Array.from(giving, ({ number }) => number);
/** What the first good of a pile is worth, every further one, and what the space gives besides the pile. */
const FIRST = Float64Array.from(giving, ({ refill }) => worthOf(refill?.good));
const FURTHER = Float64Array.from(giving, ({ refill }) => worthOf(refill?.then ?? refill?.good));
const BESIDES = Float64Array.from(giving, ({ effect }) => given(effect));
/** Whether the first good of a pile is an animal, and whether further ones are. */
const FIRST_LIVES = Uint8Array.from(giving, ({ refill }) => lives(refill?.good));
const FURTHER_LIVES = Uint8Array.from(giving, ({ refill }) => lives(refill?.then ?? refill?.good));

function given(effect: Effect): number {
  return effect.do === 'gain' ? goodsWorth(effect.goods) : 0;
}

function worthOf(good: Good | undefined): number {
  return good === undefined ? 0 : goodWorth[goodNumber(good)];
}

function lives(good: Good | undefined): number {
  return ANIMALS.some((animal) => animal === good) ? 1 : 0;
}

/** The best that lies on free spaces, best first. */
const best = new Float64Array(ALL_WORKERS);

/** Whose turn it is, and what can still be had in this round. */
export const tempo: Group = {
  names: ['constant', 'workers', 'next', 'marker', 'picks', 'best pile'],
  write: (sight, into, at) => {
    const { workers, isNext, state, seat } = sight;
    into[at] = 1;
    into[at + 1] = workers;
    into[at + 2] = isNext ? 1 : 0;
    into[at + 3] = state.marker === seat ? 1 : 0;
    if (workers > 0) sortPiles(sight);
    let picks = 0;
    for (let turn = 0, i = isNext ? 0 : 1; turn < workers; turn++, i += 2) picks += best[i];
    into[at + 4] = picks;
    into[at + 5] = workers === 0 ? 0 : best[isNext ? 0 : 1];
  },
};

/** Puts what lies on the free spaces in order, as much as may be taken; animals count as far as there are free places. */
function sortPiles({ state, places, workers }: SeatSight): void {
  const { piles, placed } = state;
  const taken = placed[0] | placed[1];
  const last = 2 * workers - 1;
  for (let i = 0; i <= last; i++) best[i] = 0;
  for (let i = 0; i < SPACE.length; i++) {
    const space = SPACE[i];
    if ((taken >> space) & 1) continue;
    const worth = BESIDES[i] + pileWorth(i, piles[space], places);
    let at = last;
    if (worth <= best[at]) continue;
    for (; at > 0 && best[at - 1] < worth; at--) best[at] = best[at - 1];
    best[at] = worth;
  }
}

function pileWorth(which: number, pile: number, places: number): number {
  if (pile <= 0) return 0;
  const first = FIRST_LIVES[which];
  let further = pile - 1;
  if (FURTHER_LIVES[which] === 1 && further > places - first) further = places > first ? places - first : 0;
  return (first === 1 && places <= 0 ? 0 : FIRST[which]) + further * FURTHER[which];
}
