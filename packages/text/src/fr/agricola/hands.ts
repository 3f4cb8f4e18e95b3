import type {
  EventPhrases,
  MovePhrases,
  OptionPhrases,
  Places,
  QuestionPhrases,
  ReasonPhrases,
} from '../../agricola/phrases';
import { count, list, quoted } from '../grammar';

/** The kinds of hand cards by number: one of them, several. */
const KINDS = [
  ['savoir-faire', 'savoir-faire'],
  ['aménagement mineur', 'aménagements mineurs'],
] as const;

function cardsOf(occupations: number, minors: number): string {
  const parts = [occupations, minors].flatMap((n, kind) =>
    n === 0 ? [] : [count(n, KINDS[kind][0], KINDS[kind][1])],
  );
  return list(parts);
}

function quotedList(cards: readonly number[], names: Pick<Places, 'card'>): string {
  return list(cards.map((card) => quoted(names.card(card))));
}

/** What happens to hands, in French. */
export const handEvents: Pick<
  EventPhrases,
  'pack' | 'packsPassed' | 'kept' | 'laidAway' | 'drewFrom' | 'laidOut' | 'tookFromMarket'
> = {
  pack: () => undefined,
  packsPassed: ({ toLeft }) => `Chacun a choisi ; les paquets passent à ${toLeft ? 'gauche' : 'droite'}.`,
  kept: ({ seat, cards }, at) => `${at.seat(seat)} garde ${quotedList(cards, at)}.`,
  laidAway: ({ seat, count: n }, at) =>
    `${at.seat(seat)} écarte ${count(n, 'carte', 'cartes')}, face cachée.`,
  drewFrom: ({ seat, kind }, at) => `${at.seat(seat)} pioche un ${KINDS[kind][0]}.`,
  laidOut: ({ card }, at) => `${quoted(at.card(card))} est exposé au marché.`,
  tookFromMarket: ({ seat, card }, at) =>
    `${at.seat(seat)} saute un tour et prend ${quoted(at.card(card))} au marché.`,
};

/** What is asked about hands, in French. */
export const handQuestions: Pick<
  QuestionPhrases,
  'keepCards' | 'drawOne' | 'swapCards' | 'mulligan' | 'layAway' | 'layOut'
> = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors === 0
      ? 'vous avez choisi ; vous pouvez encore changer d’avis tant que d’autres réfléchissent'
      : `quelles cartes gardez-vous ? Choisissez ${cardsOf(occupations, minors)}`,
  drawOne: () => 'dans quelle pioche prenez-vous une carte ?',
  swapCards: ({ left, sameKind }) =>
    `voulez-vous écarter une carte et en piocher une autre${sameKind ? ' de la même sorte' : ''} ? ${left === 1 ? 'Une fois au plus' : `${left} fois au plus`}`,
  mulligan: () => 'voulez-vous écarter toutes vos cartes d’une sorte et en piocher une de moins ?',
  layAway: ({ count: n }) => `quelles ${n} cartes de votre main écartez-vous contre une nouvelle ?`,
  layOut: () => 'le hasard expose une carte au marché',
};

/** Why something cannot be done with hands, in French. */
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
  'not-in-pack': () => 'Cette carte n’est pas dans votre paquet ; choisissez une des cartes qui y sont.',
  'keep-fewer': ({ kind, atMost }) =>
    atMost === 0
      ? `Il ne vous faut plus de ${KINDS[kind][1]} ; choisissez d’autres cartes.`
      : `Vous pouvez encore garder ${count(atMost, KINDS[kind][0], KINDS[kind][1])} au plus.`,
  'all-chosen': () => 'Vous avez déjà choisi ; reprenez d’abord votre choix pour garder d’autres cartes.',
  'lay-away-so-many': ({ count: n }) => `Nommez exactement ${n} cartes différentes de votre main.`,
  'decks-empty': () => 'Il ne reste aucune carte à piocher.',
  'market-used': () => 'Une carte du marché a déjà été prise à cette manche ; attendez la suivante.',
  'not-in-market': () => 'Cette carte n’est pas au marché ; choisissez une de celles qui y sont.',
};

/** What is done with hands, in French. */
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
  keepCards: ({ cards }, names) => `garder ${quotedList(cards, names)}`,
  takeBack: () => 'choisir à nouveau',
  layAway: ({ cards }, names) => `écarter ${quotedList(cards, names)}`,
  deck: ({ kind }) => `piocher un ${KINDS[kind][0]}`,
  mulligan: ({ kind }) => `écarter tous les ${KINDS[kind][1]} et en piocher un de moins`,
  layOut: ({ card }, names) => names.card(card),
  takeCard: ({ card }, names) => `sauter ce tour et prendre ${quoted(names.card(card))} au marché`,
  threeForOne: () => 'écarter 3 cartes contre une nouvelle',
  keepHand: () => 'garder cette main',
};

/** What can be chosen about hands, in French. */
export const handOptions: Pick<OptionPhrases, 'titles' | 'values' | 'numbers'> = {
  titles: {
    hands: {
      title: 'Comment obtenir ses cartes',
      about:
        'Comment chacun obtient ses cartes : distribution, draft de paquets qui circulent (2 joueurs ou plus), distribution dont on écarte une partie, ou petite main que l’on complète à chaque carte jouée. Dans un draft, tous choisissent en même temps et en secret ; les paquets passent à gauche, à droite dans l’édition de 2007.',
    },
    composition: {
      title: 'Composition des mains',
      about:
        'De quoi se composent les mains et les paquets de sept : n’importe quelles cartes ; six aménagements mineurs qui restent et un qui passe au voisin ; ou trois savoir-faire pour tout nombre de joueurs, deux marqués 3+ et deux marqués 4 (4 joueurs).',
    },
    mulligan: {
      title: 'Mulligan',
      about:
        'Avant la manche 1, chacun à son tour peut écarter toutes ses cartes d’une sorte et en piocher une de moins, aussi souvent qu’il le souhaite.',
    },
    'three-for-one': {
      title: 'Trois pour une',
      about:
        'À tout moment de la partie, vous pouvez écarter trois cartes de votre main contre une nouvelle, de la sorte que vous nommez.',
    },
    'banned-cards': {
      title: 'Cartes exclues',
      about: 'Des cartes que personne ne reçoit dans cette partie, bien que leur jeu soit utilisé.',
    },
    'given-cards': {
      title: 'Mains composées',
      about:
        'Des cartes qu’un joueur a à coup sûr au début, pour des problèmes ; le hasard distribue le reste de la main. Tous peuvent lire la liste.',
    },
    market: {
      title: 'Marché exposé',
      about:
        'Autant de cartes sont exposées à côté du plateau. Une fois par manche, le premier qui le souhaite saute un tour et prend une de ces cartes (2 joueurs ou plus).',
    },
  },
  values: {
    hands: {
      deal: 'distribution, 7 de chaque sorte',
      draft: 'draft, les savoir-faire d’abord',
      'draft-both': 'draft, les deux sortes à la fois',
      'draft-eight': 'draft de 8 cartes, la dernière est écartée',
      'quick-draft': 'draft rapide : garder 3, puis 2, puis les 2 dernières de chaque sorte',
      'seven-of-ten': 'garder 7 cartes sur 10 de chaque sorte',
      'living-five': 'main vivante de 5 de chaque sorte',
      'living-three': 'main vivante de 3 de chaque sorte',
      choose: 'choisir ses cartes',
    },
    composition: {
      free: 'n’importe quelles cartes',
      'six-plus-traveling': '6 aménagements mineurs qui restent, 1 qui passe au voisin',
      'by-player-mark': '3, 2 et 2 savoir-faire selon le nombre de joueurs',
    },
    'banned-cards': { none: 'aucune carte exclue' },
    'given-cards': { none: 'distribuées par le hasard' },
    market: { '0': 'pas de marché' },
  },
  numbers: { market: (n) => count(n, 'carte', 'cartes') },
};
