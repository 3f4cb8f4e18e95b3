import { FRAME, SOURCE, type Stack } from '@furrow/kernel/stack';
import type { Card } from '../cards/card';
import { cards } from '../cards/index';
import { HAND } from '../options/hand-ways';
import type { Ruleset } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import { cardOf } from '../state/source';
import type { State } from '../state/state';
import { type Counts, HAND_KINDS, MINOR, OCCUPATION } from './hand-kinds';

/** So many cards of one sort that everybody is dealt. */
interface Slot {
  readonly count: number;
  fits(card: Card): boolean;
}

/** AG-V19: six minor improvements that stay and one that travels. */
const TRAVELING: readonly Slot[] = [
  { count: 6, fits: ({ kind, travels }) => kind === 'minor' && !travels },
  { count: 1, fits: ({ kind, travels }) => kind === 'minor' && travels },
];

/** AG-V20: three occupations for any number of players, two from 3 players on, two for 4. */
const BY_MARK: readonly Slot[] = [
  { count: 3, fits: ({ kind, players }) => kind === 'occupation' && players === 1 },
  { count: 2, fits: ({ kind, players }) => kind === 'occupation' && players === 3 },
  { count: 2, fits: ({ kind, players }) => kind === 'occupation' && players === 4 },
];

/** What was found once, by how many of each kind are wanted; dealing asks for every card. */
const known = new WeakMap<Ruleset, Map<string, readonly Slot[]>>();

/** What everybody is dealt, card by card: the sort of each; fewer than wanted if there are not enough for all. */
export function slotsFor(rules: Ruleset, wanted: Counts): readonly Slot[] {
  const ofRules = known.get(rules) ?? new Map<string, readonly Slot[]>();
  known.set(rules, ofRules);
  const key = wanted.join();
  const slots = ofRules.get(key) ?? findSlots(rules, wanted);
  ofRules.set(key, slots);
  return slots;
}

function findSlots({ dealt, variant }: Ruleset, wanted: Counts): readonly Slot[] {
  const { composition, seats } = variant;
  const ofKind = (kind: number): readonly Slot[] => {
    if (wanted[kind] === HAND && composition === 'six-plus-traveling' && kind === MINOR) return TRAVELING;
    if (wanted[kind] === HAND && composition === 'by-player-mark' && kind === OCCUPATION) return BY_MARK;
    return [{ count: wanted[kind], fits: (card) => card.kind === HAND_KINDS[kind] }];
  };
  return [OCCUPATION, MINOR].flatMap(ofKind).flatMap((slot) => {
    const enough = Math.floor(dealt.filter((card) => slot.fits(cards[card])).length / seats);
    return Array.from({ length: Math.min(slot.count, enough) }, () => slot);
  });
}

/** AG-V62: who plays alone has as many fewer occupations as came into play before the hand. */
export function besidesKept({ variant }: Ruleset, { players }: State, [occupations, minors]: Counts): Counts {
  if (variant.kept.length === 0 || players.length > 1) return [occupations, minors];
  return [Math.max(0, occupations - players[0].played.length), minors];
}

/** How many cards of each kind everybody is dealt. */
export function sizesFor(rules: Ruleset, [occupations, minors]: Counts): Counts {
  return [findSlots(rules, [occupations, 0]).length, findSlots(rules, [0, minors]).length];
}

/** The cards of the game that nobody has got yet and that have not left it. */
export function undealtCards(rules: Ruleset, state: State): CardNumber[] {
  const { players, gone, market, main, lanes } = state;
  const got = new Uint8Array(cards.length);
  const note = (some: readonly CardNumber[]) => {
    for (const card of some) got[card] = 1;
  };
  note(gone);
  note(market);
  for (const { hand, played, pack, away } of players)
    for (const some of [hand, played, pack, away]) note(some);
  for (const stack of [main, ...lanes]) note(beingPlayed(rules, stack));
  return rules.dealt.filter((card) => got[card] === 0);
}

/** The cards that have left a hand and are being paid for. */
function beingPlayed({ play }: Ruleset, { frames }: Stack): CardNumber[] {
  const found: CardNumber[] = [];
  for (let at = 0; at < frames.length; at += FRAME)
    if (frames[at] === play.id) found.push(cardOf(frames[at + SOURCE]));
  return found;
}
