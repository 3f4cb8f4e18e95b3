import { BadOption, type Option, type OptionReason, type Options } from '@furrow/kernel/game';
import { cards, decks, findCard } from '../cards/index';
import { kindOf, MINOR, OCCUPATION } from '../hands/hand-kinds';
import { poolOf } from '../in-play/compile-cards';
import type { CardNumber } from '../state/numbers';
import { dealtHand, HAND, type HandWay } from './hand-ways';
import { KEPT } from './kept-option';
import type { Variant } from './variant';

/** The cards that nobody is dealt, and those that somebody is sure to be dealt. */
export const BANNED = 'banned-cards';
export const GIVEN = 'given-cards';

/** No cards are named. */
const NONE = 'none';

/** The cards of all decks that hands are dealt from. */
const HAND_CARDS: readonly string[] = decks.flatMap((deck) => deck.cards.map(({ id }) => id));

/** What can be chosen about single cards. */
export const cardOptions: readonly Option[] = [
  { name: BANNED, values: [NONE], listOf: HAND_CARDS, ofCards: true, standard: NONE, uneven: true },
  { name: GIVEN, values: [NONE], perSeat: HAND_CARDS, ofCards: true, standard: NONE, uneven: true },
];

/** The ways in which hands are dealt card by card. */
const DEALT: readonly HandWay[] = ['deal', 'living-five', 'living-three'];

type Dealt = Pick<Variant, 'decks' | 'seats' | 'pool'>;

/** The cards that are left out of the game. Throws `BadOption`. */
export function bannedIn({ [BANNED]: value = NONE }: Options, dealt: Dealt): Variant['banned'] {
  if (value === NONE) return [];
  const pool = poolOf(dealt);
  const banned = value.split(',').map((word) => cardIn(BANNED, value, word, pool));
  checkTwice(BANNED, value, banned);
  for (const kind of [OCCUPATION, MINOR]) {
    const all = countOf(pool, kind);
    const atMost = Math.max(0, all - HAND * dealt.seats);
    if (countOf(banned, kind) > atMost) throw bad(BANNED, value, { why: 'too-many-cards', atMost });
  }
  return banned;
}

/** The cards that each seat is sure to be dealt, in the order in which they are. Throws `BadOption`. */
export function givenIn(
  chosen: Options,
  dealt: Dealt & Pick<Variant, 'banned' | 'hands' | 'composition' | 'kept'>,
): Variant['given'] {
  const { [GIVEN]: value = NONE } = chosen;
  if (value === NONE) return [];
  if (!DEALT.includes(dealt.hands))
    throw bad(GIVEN, value, { why: 'option-needs', other: 'hands', right: DEALT });
  if (dealt.composition !== 'free')
    throw bad(GIVEN, value, { why: 'option-needs', other: 'composition', right: ['free'] });
  if (dealt.kept.length > 0) throw bad(GIVEN, value, { why: 'options-exclude', other: KEPT });
  const pool = poolOf(dealt);
  const given = Array.from({ length: dealt.seats }, (): CardNumber[] => []);
  for (const word of value.split(',')) {
    const [, seat, id = ''] = /^([1-9]):(.*)$/.exec(word) ?? [];
    if (seat === undefined || Number(seat) > dealt.seats)
      throw bad(GIVEN, value, { why: 'no-such-value', right: [NONE, `1:${cards[pool[0]].id}`] });
    given[Number(seat) - 1].push(cardIn(GIVEN, value, id, pool));
  }
  checkTwice(GIVEN, value, given.flat());
  for (const kind of [OCCUPATION, MINOR]) {
    const atMost = Math.min(dealtHand(dealt.hands)[kind], Math.floor(countOf(pool, kind) / dealt.seats));
    if (given.some((own) => countOf(own, kind) > atMost))
      throw bad(GIVEN, value, { why: 'too-many-cards', atMost });
  }
  return given;
}

/** The card of the game that a word names. Throws `BadOption`. */
function cardIn(option: string, value: string, word: string, pool: readonly CardNumber[]): CardNumber {
  const card = HAND_CARDS.includes(word) ? findCard(word)?.number : undefined;
  if (card === undefined) throw bad(option, value, { why: 'no-such-card', card: word });
  if (!pool.includes(card)) throw bad(option, value, { why: 'card-not-dealt', card: word });
  return card;
}

function checkTwice(option: string, value: string, named: readonly CardNumber[]): void {
  const twice = named.find((card, i) => named.indexOf(card) < i);
  if (twice !== undefined) throw bad(option, value, { why: 'card-twice', card: cards[twice].id });
}

function countOf(some: readonly CardNumber[], kind: number): number {
  return some.filter((card) => kindOf(card) === kind).length;
}

function bad(option: string, value: string, reason: OptionReason): BadOption {
  return new BadOption(option, value, reason);
}

/** The options that name these cards. */
export function cardOptionsOf({ banned, given }: Pick<Variant, 'banned' | 'given'>): Options {
  const words = given.flatMap((own, seat) => own.map((card) => `${seat + 1}:${cards[card].id}`));
  return {
    [BANNED]: banned.map((card) => cards[card].id).join() || NONE,
    [GIVEN]: words.join() || NONE,
  };
}
