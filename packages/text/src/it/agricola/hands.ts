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
  ['occupazione', 'occupazioni'],
  ['piccola miglioria', 'piccole migliorie'],
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

/** One card of a kind. */
function oneOf(kind: number): string {
  return kind === 0 ? 'un’occupazione' : 'una piccola miglioria';
}

/** What happens to hands, in Italian. */
export const handEvents: Pick<
  EventPhrases,
  'pack' | 'packsPassed' | 'kept' | 'laidAway' | 'drewFrom' | 'laidOut' | 'tookFromMarket'
> = {
  pack: () => undefined,
  packsPassed: ({ toLeft }) => `Tutti hanno scelto; i mazzetti passano a ${toLeft ? 'sinistra' : 'destra'}.`,
  kept: ({ seat, cards }, at) => `${at.seat(seat)} tiene ${quotedList(cards, at)}.`,
  laidAway: ({ seat, count: n }, at) =>
    `${at.seat(seat)} mette da parte ${count(n, 'carta coperta', 'carte coperte')}.`,
  drewFrom: ({ seat, kind }, at) => `${at.seat(seat)} pesca ${oneOf(kind)}.`,
  laidOut: ({ card }, at) => `${quoted(at.card(card))} è nel mercato scoperto.`,
  tookFromMarket: ({ seat, card }, at) =>
    `${at.seat(seat)} salta un turno e prende ${quoted(at.card(card))} dal mercato.`,
};

/** What is asked about hands, in Italian. */
export const handQuestions: Pick<
  QuestionPhrases,
  'keepCards' | 'drawOne' | 'swapCards' | 'mulligan' | 'layAway' | 'layOut'
> = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors === 0
      ? 'hai scelto; finché gli altri pensano puoi scegliere di nuovo'
      : `quali carte tieni? Scegli ${cardsOf(occupations, minors)}`,
  drawOne: () => 'da quale mazzo peschi una carta?',
  swapCards: ({ left, sameKind }) =>
    `metti da parte una carta e ne peschi un’altra${sameKind ? ' dello stesso tipo' : ''}? ${left === 1 ? 'Al massimo una volta' : `Al massimo ${left} volte`}`,
  mulligan: () => 'metti da parte tutte le carte di un tipo e ne peschi una in meno?',
  layAway: ({ count: n }) => `quali ${n} carte della mano metti da parte per una nuova?`,
  layOut: () => 'il caso mette una carta nel mercato',
};

/** Why something cannot be done with hands, in Italian. */
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
  'not-in-pack': () => 'Questa carta non è nel tuo mazzetto; scegli una di quelle che ci sono.',
  'keep-fewer': ({ kind, atMost }) =>
    atMost === 0
      ? `Non ti servono altre ${KINDS[kind][1]}; scegli altre carte.`
      : `Puoi tenere ancora al massimo ${count(atMost, KINDS[kind][0], KINDS[kind][1])}.`,
  'all-chosen': () => 'Hai già scelto; per tenere altre carte annulla prima la tua scelta.',
  'lay-away-so-many': ({ count: n }) => `Indica esattamente ${n} carte diverse della tua mano.`,
  'decks-empty': () => 'Non ci sono più carte da pescare.',
  'market-used': () => 'In questo round qualcuno ha già preso una carta dal mercato; aspetta il prossimo.',
  'not-in-market': () => 'Questa carta non è nel mercato; scegli una di quelle che ci sono.',
};

/** What is done with hands, in Italian. */
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
  keepCards: ({ cards }, names) => `tieni ${quotedList(cards, names)}`,
  takeBack: () => 'scegli di nuovo',
  layAway: ({ cards }, names) => `metti da parte ${quotedList(cards, names)}`,
  deck: ({ kind }) => `pesca ${oneOf(kind)}`,
  mulligan: ({ kind }) => `metti da parte tutte le ${KINDS[kind][1]} e pescane una in meno`,
  layOut: ({ card }, names) => quoted(names.card(card)),
  takeCard: ({ card }, names) => `salta questo turno e prendi ${quoted(names.card(card))} dal mercato`,
  threeForOne: () => 'metti da parte 3 carte per una nuova',
  keepHand: () => 'tieni questa mano',
};

/** What can be chosen about hands, in Italian. */
export const handOptions: Pick<OptionPhrases, 'titles' | 'values' | 'numbers'> = {
  titles: {
    hands: {
      title: 'Come si ottengono le carte',
      about:
        'Distribuite; scelte con un draft di mazzetti che girano (2 o più giocatori); distribuite scartandone alcune; oppure una piccola mano da cui si pesca ogni volta che si gioca una carta. In un draft tutti scelgono insieme e in segreto; i mazzetti passano a sinistra, nell’edizione 2007 a destra.',
    },
    composition: {
      title: 'Carte in una mano',
      about:
        'Di che cosa sono fatte le mani e i mazzetti di sette carte: carte qualsiasi; sei piccole migliorie che restano e una che passa al vicino; oppure tre occupazioni per ogni numero di giocatori, due con 3+ e due con 4 (4 giocatori).',
    },
    mulligan: {
      title: 'Mulligan',
      about:
        'Prima del round 1 ognuno, a turno, può mettere da parte tutte le carte di un tipo e pescarne una in meno, quante volte vuole.',
    },
    'three-for-one': {
      title: 'Tre per una',
      about:
        'In qualsiasi momento della partita puoi mettere da parte tre carte della mano per una nuova, del tipo che indichi.',
    },
    'banned-cards': {
      title: 'Carte escluse',
      about: 'Carte che in questa partita nessuno riceve, anche se il loro mazzo è in gioco.',
    },
    'given-cards': {
      title: 'Mani composte',
      about:
        'Carte che un giocatore ha di sicuro all’inizio, per rompicapi; il resto della mano lo distribuisce il caso. Tutti possono leggere l’elenco.',
    },
    market: {
      title: 'Mercato scoperto',
      about:
        'Tante carte scoperte accanto al tabellone. Una volta per round, il primo che vuole salta un turno e ne prende una (2 o più giocatori).',
    },
  },
  values: {
    hands: {
      deal: 'distribuite, 7 di ogni tipo',
      draft: 'draft, prima le occupazioni',
      'draft-both': 'draft, i due tipi insieme',
      'draft-eight': 'draft con 8 carte, l’ultima si mette da parte',
      'quick-draft': 'draft rapido: tieni 3, poi 2, poi le ultime 2 di ogni tipo',
      'seven-of-ten': 'tieni 7 carte su 10 di ogni tipo',
      'living-five': 'mano viva di 5 carte di ogni tipo',
      'living-three': 'mano viva di 3 carte di ogni tipo',
      choose: 'scegli le tue carte',
    },
    composition: {
      free: 'carte qualsiasi',
      'six-plus-traveling': '6 piccole migliorie che restano, 1 che passa al vicino',
      'by-player-mark': '3, 2 e 2 occupazioni secondo il numero di giocatori',
    },
    'banned-cards': { none: 'nessuna carta esclusa' },
    'given-cards': { none: 'distribuite dal caso' },
    market: { '0': 'nessun mercato' },
  },
  numbers: { market: (n) => count(n, 'carta', 'carte') },
};
