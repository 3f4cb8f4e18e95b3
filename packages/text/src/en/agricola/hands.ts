import type {
  EventPhrases,
  MovePhrases,
  OptionPhrases,
  Places,
  QuestionPhrases,
  ReasonPhrases,
} from '../../agricola/phrases';
import { count, list } from '../grammar';

/** The kinds of hand cards by number: one of them, several, and the deck. */
const KINDS = [
  ['occupation', 'occupations'],
  ['minor improvement', 'minor improvements'],
] as const;

function cardsOf(occupations: number, minors: number): string {
  const parts = [occupations, minors].flatMap((n, kind) =>
    n === 0 ? [] : [count(n, KINDS[kind][0], KINDS[kind][1])],
  );
  return list(parts);
}

function quotedList(cards: readonly number[], names: Pick<Places, 'card'>): string {
  return list(cards.map((card) => `“${names.card(card)}”`));
}

/** What happens to hands, in English. */
export const handEvents: Pick<
  EventPhrases,
  'pack' | 'packsPassed' | 'kept' | 'laidAway' | 'drewFrom' | 'laidOut' | 'tookFromMarket'
> = {
  pack: () => undefined,
  packsPassed: ({ toLeft }) => `Everybody has chosen; the packs go to the ${toLeft ? 'left' : 'right'}.`,
  kept: ({ seat, cards }, at) => `${at.seat(seat)} keeps ${quotedList(cards, at)}.`,
  laidAway: ({ seat, count: n }, at) => `${at.seat(seat)} lays ${count(n, 'card')} away, face down.`,
  drewFrom: ({ seat, kind }, at) =>
    `${at.seat(seat)} draws ${kind === 0 ? 'an occupation' : 'a minor improvement'}.`,
  laidOut: ({ card }, at) => `“${at.card(card)}” lies in the face-up market.`,
  tookFromMarket: ({ seat, card }, at) =>
    `${at.seat(seat)} skips a turn and takes “${at.card(card)}” from the market.`,
};

/** What is asked about hands, in English. */
export const handQuestions: Pick<
  QuestionPhrases,
  'keepCards' | 'drawOne' | 'swapCards' | 'mulligan' | 'layAway' | 'layOut'
> = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors === 0
      ? 'you have chosen; you may choose again until everybody has'
      : `which cards do you keep? Choose ${cardsOf(occupations, minors)}`,
  drawOne: () => 'from which deck do you draw a card?',
  swapCards: ({ left, sameKind }) =>
    `do you lay a card away and draw another one${sameKind ? ' of the same kind' : ''}? ${left === 1 ? 'Once more at most' : `At most ${left} times`}`,
  mulligan: () => 'do you lay away all your cards of one kind and draw one fewer?',
  layAway: ({ count: n }) => `which ${n} cards of your hand do you lay away for a new one?`,
  layOut: () => 'chance lays a card into the market',
};

/** Why something cannot be done with hands, in English. */
export const handReasons: Pick<
  ReasonPhrases,
  | 'not-in-pack'
  | 'keep-fewer'
  | 'all-chosen'
  | 'lay-away-so-many'
  | 'decks-empty'
  | 'market-used'
  | 'not-in-market'
> = {
  'not-in-pack': () => 'This card is not in your pack; choose one of those that are.',
  'keep-fewer': ({ kind, atMost }) =>
    atMost === 0
      ? `You need no more ${KINDS[kind][1]}; choose other cards.`
      : `You can keep ${atMost} more ${KINDS[kind][atMost === 1 ? 0 : 1]} at most.`,
  'all-chosen': () => 'You have chosen already; take your choice back first if you want other cards.',
  'lay-away-so-many': ({ count: n }) => `Name exactly ${n} different cards of your hand.`,
  'decks-empty': () => 'No card is left that could be drawn.',
  'market-used': () =>
    'Somebody has taken a card from the market this round already; wait for the next round.',
  'not-in-market': () => 'This card is not in the market; choose one of those that are.',
};

/** What is done with hands, in English. */
export const handMoves: Pick<
  MovePhrases,
  | 'keepCards'
  | 'takeBack'
  | 'layAway'
  | 'deck'
  | 'mulligan'
  | 'layOut'
  | 'takeCard'
  | 'threeForOne'
  | 'keepHand'
> = {
  keepCards: ({ cards }, names) => `keep ${quotedList(cards, names)}`,
  takeBack: () => 'choose again',
  layAway: ({ cards }, names) => `lay away ${quotedList(cards, names)}`,
  deck: ({ kind }) => (kind === 0 ? 'draw an occupation' : 'draw a minor improvement'),
  mulligan: ({ kind }) => `lay away all ${KINDS[kind][1]} and draw one fewer`,
  layOut: ({ card }, names) => names.card(card),
  takeCard: ({ card }, names) => `skip this turn and take “${names.card(card)}” from the market`,
  threeForOne: () => 'lay away 3 cards for a new one',
  keepHand: () => 'keep this hand',
};

/** What can be chosen about hands, in English. */
export const handOptions: Pick<OptionPhrases, 'titles' | 'values' | 'numbers'> = {
  titles: {
    hands: {
      title: 'Getting a hand',
      about:
        'How players get their cards: dealt, drafted with packs that go round (2 or more players), dealt with some laid away, or a small hand that is refilled whenever you play a card. In a draft everybody chooses at the same time and in secret; packs go to the left, in the 2007 edition to the right.',
    },
    composition: {
      title: 'Cards in a hand',
      about:
        'Which cards hands and packs of seven are made of: any; six minor improvements that stay and one that travels; or three occupations for any number of players, two marked 3+ and two marked 4 (4 players).',
    },
    mulligan: {
      title: 'Mulligan',
      about:
        'Before round 1, each player in turn may discard all cards of one kind and draw one fewer, as often as they like.',
    },
    'three-for-one': {
      title: 'Three for one',
      about:
        'At any time during the game you may discard three cards from your hand for a new one of the kind you name.',
    },
    'banned-cards': {
      title: 'Cards left out',
      about: 'Cards that nobody gets in this game, though their decks are dealt from.',
    },
    'given-cards': {
      title: 'Chosen hands',
      about:
        'Cards that a player is sure to hold at the start, for puzzles; chance deals the rest of the hand. Everybody can read the list.',
    },
    market: {
      title: 'Face-up market',
      about:
        'This many cards lie face up beside the board. Once each round, the first player who wants to may skip a turn and take one of them (2 or more players).',
    },
  },
  values: {
    hands: {
      deal: 'dealt, 7 of each kind',
      draft: 'draft, occupations first',
      'draft-both': 'draft, both kinds at once',
      'draft-eight': 'draft with 8 cards, the last one laid away',
      'quick-draft': 'quick draft: keep 3, then 2, then the last 2 of each kind',
      'seven-of-ten': 'keep 7 of 10 of each kind',
      'living-five': '5 of each kind, refilled as you play',
      'living-three': '3 of each kind, refilled as you play',
      choose: 'choose your cards',
    },
    composition: {
      free: 'any cards',
      'six-plus-traveling': '6 minor improvements that stay, 1 that travels',
      'by-player-mark': '3, 2 and 2 occupations by number of players',
    },
    'banned-cards': { none: 'no cards left out' },
    'given-cards': { none: 'dealt by chance' },
    market: { '0': 'no market' },
  },
  numbers: { market: (n) => count(n, 'card') },
};
