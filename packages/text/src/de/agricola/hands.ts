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
  ['Ausbildung', 'Ausbildungen'],
  ['kleine Anschaffung', 'kleine Anschaffungen'],
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

/** All cards of a kind, after `alle` and `keine`. */
const ALL_OF = ['Ausbildungen', 'kleinen Anschaffungen'] as const;

/** What happens to hands, in German. */
export const handEvents: Pick<
  EventPhrases,
  'pack' | 'packsPassed' | 'kept' | 'laidAway' | 'drewFrom' | 'laidOut' | 'tookFromMarket'
> = {
  pack: () => undefined,
  packsPassed: ({ toLeft }) => `Alle haben gewählt; die Stapel wandern nach ${toLeft ? 'links' : 'rechts'}.`,
  kept: ({ seat, cards }, at) => `${at.seat(seat)} behält ${quotedList(cards, at)}.`,
  laidAway: ({ seat, count: n }, at) => `${at.seat(seat)} legt ${count(n, 'Karte', 'Karten')} verdeckt weg.`,
  drewFrom: ({ seat, kind }, at) => `${at.seat(seat)} zieht eine ${KINDS[kind][0]}.`,
  laidOut: ({ card }, at) => `${quoted(at.card(card))} liegt im offenen Markt.`,
  tookFromMarket: ({ seat, card }, at) =>
    `${at.seat(seat)} setzt einen Zug aus und nimmt ${quoted(at.card(card))} aus dem Markt.`,
};

/** What is asked about hands, in German. */
export const handQuestions: Pick<
  QuestionPhrases,
  'keepCards' | 'drawOne' | 'swapCards' | 'mulligan' | 'layAway' | 'layOut'
> = {
  keepCards: ({ occupations, minors }) =>
    occupations + minors === 0
      ? 'du hast gewählt; solange andere überlegen, kannst du neu wählen'
      : `welche Karten behältst du? Wähle ${cardsOf(occupations, minors)}`,
  drawOne: () => 'von welchem Stapel ziehst du eine Karte?',
  swapCards: ({ left, sameKind }) =>
    `legst du eine Karte weg und ziehst eine andere${sameKind ? ' derselben Art' : ''}? ${left === 1 ? 'Höchstens einmal' : `Höchstens ${left}-mal`}`,
  mulligan: () => 'legst du alle deine Karten einer Art weg und ziehst eine weniger?',
  layAway: ({ count: n }) => `welche ${n} Handkarten legst du für eine neue weg?`,
  layOut: () => 'der Zufall legt eine Karte in den Markt',
};

/** Why something cannot be done with hands, in German. */
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
  'not-in-pack': () => 'Diese Karte ist nicht in deinem Stapel; wähle eine, die darin ist.',
  'keep-fewer': ({ kind, atMost }) =>
    atMost === 0
      ? `Du brauchst keine ${ALL_OF[kind]} mehr; wähle andere Karten.`
      : `Du kannst noch höchstens ${count(atMost, KINDS[kind][0], KINDS[kind][1])} behalten.`,
  'all-chosen': () => 'Du hast schon gewählt; nimm deine Wahl erst zurück, wenn du andere Karten willst.',
  'lay-away-so-many': ({ count: n }) => `Nenne genau ${n} verschiedene Handkarten.`,
  'decks-empty': () => 'Es ist keine Karte mehr da, die man ziehen könnte.',
  'market-used': () =>
    'In dieser Runde hat schon jemand eine Karte aus dem Markt genommen; warte auf die nächste.',
  'not-in-market': () => 'Diese Karte liegt nicht im Markt; wähle eine, die dort liegt.',
};

/** What is done with hands, in German. */
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
  keepCards: ({ cards }, names) => `behalte ${quotedList(cards, names)}`,
  takeBack: () => 'wähle neu',
  layAway: ({ cards }, names) => `lege ${quotedList(cards, names)} weg`,
  deck: ({ kind }) => `ziehe eine ${KINDS[kind][0]}`,
  mulligan: ({ kind }) => `lege alle ${ALL_OF[kind]} weg und ziehe eine weniger`,
  layOut: ({ card }, names) => names.card(card),
  takeCard: ({ card }, names) => `setze diesen Zug aus und nimm ${quoted(names.card(card))} aus dem Markt`,
  threeForOne: () => 'lege 3 Karten für eine neue weg',
  keepHand: () => 'behalte diese Karten',
};

/** What can be chosen about hands, in German. */
export const handOptions: Pick<OptionPhrases, 'titles' | 'values' | 'numbers'> = {
  titles: {
    hands: {
      title: 'Wie ihr zu Karten kommt',
      about:
        'Ausgeteilt; gedraftet, wobei Stapel herumgehen (ab 2 Spielern); ausgeteilt und ein Teil weggelegt; oder eine kleine Hand, bei der ihr nachzieht, sobald ihr eine Karte ausspielt. Beim Draften wählen alle gleichzeitig und geheim; die Stapel wandern nach links, in der Ausgabe von 2007 nach rechts.',
    },
    composition: {
      title: 'Woraus Hände bestehen',
      about:
        'Woraus Hände und Stapel von sieben Karten bestehen: aus beliebigen Karten; aus sechs kleinen Anschaffungen, die bleiben, und einer, die weiterwandert; oder aus drei Ausbildungen für jede Spielerzahl, zwei mit 3+ und zwei mit 4 (4 Spieler).',
    },
    mulligan: {
      title: 'Mulligan',
      about:
        'Vor Runde 1 darf jeder reihum alle Karten einer Art weglegen und eine weniger ziehen, so oft er mag.',
    },
    'three-for-one': {
      title: 'Drei für eine',
      about: 'Jederzeit im Spiel darfst du drei Handkarten für eine neue weglegen, deren Art du nennst.',
    },
    'banned-cards': {
      title: 'Ausgeschlossene Karten',
      about: 'Karten, die in diesem Spiel niemand bekommt, obwohl ihr Deck im Spiel ist.',
    },
    'given-cards': {
      title: 'Zusammengestellte Hände',
      about:
        'Karten, die jemand zu Beginn sicher auf der Hand hat, für Rätsel; den Rest der Hand teilt der Zufall aus. Alle können die Liste lesen.',
    },
    market: {
      title: 'Offener Markt',
      about:
        'So viele Karten liegen offen neben dem Spielplan. Einmal je Runde darf der Erste, der mag, einen Zug aussetzen und eine davon nehmen (ab 2 Spielern).',
    },
  },
  values: {
    hands: {
      deal: 'ausgeteilt, 7 von jeder Art',
      draft: 'Draft, Ausbildungen zuerst',
      'draft-both': 'Draft, beide Arten zugleich',
      'draft-eight': 'Draft mit 8 Karten, die letzte wird weggelegt',
      'quick-draft': 'schneller Draft: behalte 3, dann 2, dann die letzten 2 jeder Art',
      'seven-of-ten': 'behalte 7 von 10 jeder Art',
      'living-five': 'lebende Hand aus 5 jeder Art',
      'living-three': 'lebende Hand aus 3 jeder Art',
      choose: 'wähle deine Karten',
    },
    composition: {
      free: 'beliebige Karten',
      'six-plus-traveling': '6 kleine Anschaffungen, die bleiben, 1, die wandert',
      'by-player-mark': '3, 2 und 2 Ausbildungen nach der Spielerzahl',
    },
    'banned-cards': { none: 'keine Karten ausgeschlossen' },
    'given-cards': { none: 'vom Zufall ausgeteilt' },
    market: { '0': 'kein Markt' },
  },
  numbers: { market: (n) => count(n, 'Karte', 'Karten') },
};
