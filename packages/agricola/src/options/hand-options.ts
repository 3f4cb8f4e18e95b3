import { BadOption, type Option, type Options, onOff } from '@furrow/kernel/game';
import { COMPOSITIONS, type Composition, DRAFTS, HAND_WAYS, type HandWay, OF_SEVEN } from './hand-ways';
import type { Variant } from './variant';

/** No market is larger. */
const LARGEST_MARKET = 12;

/** What can be chosen about hands of cards. */
export const handOptions: readonly Option[] = [
  { name: 'hands', values: HAND_WAYS, standard: 'deal' },
  { name: 'composition', values: COMPOSITIONS, standard: 'free' },
  onOff('mulligan'),
  onOff('three-for-one'),
  { name: 'market', values: ['0'], upTo: LARGEST_MARKET, standard: '0' },
];

type Hands = Pick<Variant, 'hands' | 'composition' | 'mulligan' | 'threeForOne' | 'market'>;

/** What the options say of hands. Throws `BadOption` where they contradict each other. */
export function handsIn(chosen: Options, seats: number): Hands {
  const hands = (chosen.hands ?? 'deal') as HandWay;
  const composition = (chosen.composition ?? 'free') as Composition;
  if (DRAFTS.includes(hands) && seats === 1)
    throw new BadOption('hands', hands, { why: 'option-needs-seats', right: [2, 3, 4, 5] });
  if (hands === 'choose' && seats > 1)
    throw new BadOption('hands', hands, { why: 'option-needs-seats', right: [1] });
  if (composition === 'by-player-mark' && seats !== 4)
    throw new BadOption('composition', composition, { why: 'option-needs-seats', right: [4] });
  if (composition !== 'free' && !OF_SEVEN.includes(hands))
    throw new BadOption('composition', composition, { why: 'option-needs', other: 'hands', right: OF_SEVEN });
  return {
    hands,
    composition,
    mulligan: chosen.mulligan === 'on',
    threeForOne: chosen['three-for-one'] === 'on',
    market: Number(chosen.market ?? 0),
  };
}

/** Without decks nobody has a hand, so nothing can be chosen about hands. Throws `BadOption`. */
export function checkDecks(chosen: Options, ofHands: readonly Option[], decks: readonly string[]): void {
  for (const { name, standard } of ofHands) {
    const value = chosen[name] ?? standard;
    if (value !== standard)
      throw new BadOption(name, value, { why: 'option-needs', other: 'decks', right: decks });
  }
}

/** The options that make what a variant says of hands. */
export function handOptionsOf({ hands, composition, mulligan, threeForOne, market }: Hands): Options {
  return {
    hands,
    composition,
    mulligan: mulligan ? 'on' : 'off',
    'three-for-one': threeForOne ? 'on' : 'off',
    market: String(market),
  };
}
