import type { CustomCondition } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import { HOUSES, type House } from '@furrow/agricola/options/variant';
import type { Counting, Things } from '../../agricola/clauses/counting';
import { type Bound, type Given, numberIn } from '../../agricola/clauses/given';
import { areOfOneKind } from '../../agricola/major-kind';
import { byKind, type PhrasesBy } from '../../by-kind';
import { a, count, list, ordinal } from '../grammar';
import { counted, steps } from './counted';
import { done } from './deeds';
import { genderOf, goodLabel, goodName, MATERIALS, majorKindName, theMajor } from './nouns';
import { SEASON_NAMES } from './seasons';
import { spacesMeant, spacesNamed } from './spaces-meant';

const [FOREST, GROVE] = (['forest', 'grove'] as const).map((id) => spacesNamed([id], 'o'));

/** Times of which cards ask whether it is then: that it is, that it is not, and as a prerequisite. */
const DURING: Readonly<
  Record<Extract<Given, { given: 'during' }>['what'], readonly [holds: string, fails: string, needed: string]>
> = {
  myTurn: ['è il tuo turno', 'non è il tuo turno', 'il tuo turno'],
  workPhase: [
    'è in corso la fase di lavoro',
    'non è in corso la fase di lavoro',
    'la fase di lavoro in corso',
  ],
  harvest: ['è in corso un raccolto', 'non è in corso un raccolto', 'durante un raccolto'],
  feeding: [
    'stai sfamando la tua famiglia',
    'non stai sfamando la tua famiglia',
    'mentre sfami la tua famiglia',
  ],
};

/** Whether animals that were taken were housed: all of them, or as their owner says. */
const HOUSED: Readonly<Record<'all' | 'said', readonly [holds: string, fails: string, needed: string]>> = {
  all: [
    'tutti gli animali presi hanno trovato posto',
    'non tutti gli animali presi hanno trovato posto',
    'posto per tutti gli animali presi',
  ],
  said: [
    'tieni almeno tanti animali di quel tipo quanti ne hai presi',
    'tieni meno animali di quel tipo di quanti ne hai presi',
    'posto per tanti animali quanti ne hai presi',
  ],
};

/** What single cards look at, by name: that it holds, that it does not, and as a prerequisite. */
const OWN: Readonly<Record<CustomCondition, readonly [holds: string, fails: string, needed: string]>> = {
  promised: [
    'ci sono beni per te sugli spazi round',
    'non ci sono beni per te sugli spazi round',
    'beni per te sugli spazi round',
  ],
  'full-space': [
    'ci sono almeno 5 beni su uno spazio che accumula beni',
    'ci sono meno di 5 beni su ogni spazio che accumula beni',
    'uno spazio che accumula beni con almeno 5 beni',
  ],
  'forest-and-grove-used': [
    `vi hai usato sia ${FOREST} sia ${GROVE}`,
    `non vi hai usato sia ${FOREST} sia ${GROVE}`,
    `aver usato ${FOREST} e ${GROVE}`,
  ],
  'alone-with-two-rooms': [
    'sei l’unico giocatore con esattamente 2 stanze',
    'non sei l’unico giocatore con esattamente 2 stanze',
    'essere l’unico giocatore con esattamente 2 stanze',
  ],
  'speaks-of-accumulation': [
    'la carta parla di spazi che accumulano beni',
    'la carta non parla di spazi che accumulano beni',
    'una carta che parla di spazi che accumulano beni',
  ],
  'last-person': [
    'è il tuo ultimo familiare del round',
    'non è il tuo ultimo familiare del round',
    'il tuo ultimo familiare del round',
  ],
  'last-of-all': [
    'nessuno ha più familiari da piazzare',
    'qualcuno ha ancora familiari da piazzare',
    'nessuno con familiari da piazzare',
  ],
  'plow-helper-played': [
    'hai giocato un aratro, l’Erpice, la Mazzaranga o il Giogo',
    'non hai giocato né un aratro né l’Erpice, la Mazzaranga o il Giogo',
    'un aratro, l’Erpice, la Mazzaranga o il Giogo',
  ],
  'best-street': [
    'nessuno ha una via di maggior valore (vale di più la Strada Lastricata, poi il Sentiero d’Argilla, poi il Sentiero di Legno)',
    'qualcuno ha una via di maggior valore',
    'la via di maggior valore',
  ],
  'well-just-built': [
    'è il Pozzo o il Pozzo del Villaggio',
    'non è né il Pozzo né il Pozzo del Villaggio',
    'il Pozzo o il Pozzo del Villaggio',
  ],
  'well-built': [
    'qualcuno ha già costruito il Pozzo',
    'nessuno ha costruito il Pozzo',
    'il Pozzo, costruito da chiunque',
  ],
  'others-untaught': [
    'un altro giocatore ha poche occupazioni (meno di 4 in 2, di 3 in 3, di 2 in più giocatori)',
    'tutti gli altri giocatori hanno abbastanza occupazioni (4 in 2, 3 in 3, 2 in più giocatori)',
    'un altro giocatore con poche occupazioni (meno di 4 in 2, di 3 in 3, di 2 in più giocatori)',
  ],
  'another-untaught': [
    'un altro giocatore ha meno di 2 occupazioni',
    'tutti gli altri giocatori hanno almeno 2 occupazioni',
    'un altro giocatore con meno di 2 occupazioni',
  ],
  'tool-used': [
    'si è usato un aratro o l’Erpice',
    'non si è usato né un aratro né l’Erpice',
    'un aratro o l’Erpice usato',
  ],
  'on-marked-space': [
    'è quello con il tuo steccato',
    'non è quello con il tuo steccato',
    'lo spazio con il tuo steccato',
  ],
  'on-marked-animals': [
    'è quello con il tuo steccato e vi si accumulano animali',
    'non è quello con il tuo steccato, o non vi si accumulano animali',
    'lo spazio con il tuo steccato, se vi si accumulano animali',
  ],
  'has-oven': ['hai un forno', 'non hai un forno', 'un forno'],
  'harvested-here': [
    'uno viene da questa carta',
    'nessuno viene da questa carta',
    'un ortaggio da questa carta',
  ],
  'animal-missing': [
    'ti manca un tipo di animale',
    'non ti manca nessun tipo di animale',
    'un tipo di animale che ti manca',
  ],
  'on-major-improvement': [
    'la giochi su «Grande Miglioria»',
    'la giochi in un altro modo',
    'giocata su «Grande Miglioria»',
  ],
  'minor-by-improvement': [
    'l’hai giocata dalla mano con un’azione «Grande o Piccola Miglioria»',
    'non l’hai giocata dalla mano con un’azione «Grande o Piccola Miglioria»',
    'giocata con un’azione «Grande o Piccola Miglioria»',
  ],
  'another-of-that-good': [
    'in questa fase di lavoro hai già usato un altro spazio che accumula lo stesso bene',
    'in questa fase di lavoro non hai ancora usato un altro spazio che accumula lo stesso bene',
    'un altro spazio che accumula lo stesso bene già usato in questa fase di lavoro',
  ],
  'animals-housed': [
    'tutti i tuoi animali hanno posto',
    'non tutti i tuoi animali hanno posto',
    'posto per tutti i tuoi animali',
  ],
  'room-for-one-of-each': [
    'la tua fattoria ha posto insieme per 1 pecora, 1 cinghiale e 1 bovino, anche rinunciando ad altri animali',
    'la tua fattoria non ha posto insieme per 1 pecora, 1 cinghiale e 1 bovino, nemmeno rinunciando ad altri animali',
    'posto insieme per 1 pecora, 1 cinghiale e 1 bovino',
  ],
  'adjacent-unused-spaces': [
    'almeno 2 caselle inutilizzate della tua fattoria sono adiacenti',
    'nessuna casella inutilizzata della tua fattoria è adiacente a un’altra',
    'almeno 2 caselle inutilizzate adiacenti',
  ],
  'sheep-by-players': [
    'hai almeno 9, 8, 7, 6 o 5 pecore (con 1, 2, 3, 4 o più giocatori)',
    'hai meno di 9, 8, 7, 6 o 5 pecore (con 1, 2, 3, 4 o più giocatori)',
    'almeno 9, 8, 7, 6 o 5 pecore (con 1, 2, 3, 4 o più giocatori)',
  ],
  'not-starting': [
    'un altro giocatore è il primo giocatore',
    'sei il primo giocatore',
    'un altro primo giocatore',
  ],
  'most-land': [
    'utilizzi più caselle della fattoria di ogni altro giocatore',
    'non utilizzi più caselle della fattoria di ogni altro giocatore',
    'più caselle della fattoria utilizzate di ogni altro giocatore',
  ],
  'top-of-pile-gained': [
    'uno di essi è dello stesso tipo del bene in cima alla pila',
    'nessuno di essi è dello stesso tipo del bene in cima alla pila',
    'un bene come quello in cima alla pila',
  ],
  'no-points-lost': ['non hai punti negativi', 'hai punti negativi', 'nessun punto negativo'],
  'marked-space-unused': [
    'la casella segnata è ancora inutilizzata',
    'la casella segnata è utilizzata',
    'la casella segnata inutilizzata',
  ],
  'beside-field-of-actor': [
    'il campo è adiacente a un’altra tessera campo di quel giocatore',
    'il campo non è adiacente a un’altra tessera campo di quel giocatore',
    'un’altra tessera campo adiacente',
  ],
  'last-on-market': [
    'il familiare piazzato per ultimo è su un mercato degli animali',
    'il familiare piazzato per ultimo non è su un mercato degli animali',
    'il familiare piazzato per ultimo su un mercato degli animali',
  ],
};

/** How many there must be: `almeno 2 stanze`, `esattamente 2 stanze`, `da 2 a 4 stanze`, `nessuna stanza`. */
function howMany(bound: Bound, some: (n: number) => string): string {
  switch (bound.is) {
    case 'none':
      return some(0);
    case 'atLeast':
      return `almeno ${some(bound.n)}`;
    case 'atMost':
      return `al massimo ${some(bound.n)}`;
    case 'exactly':
      return `esattamente ${some(bound.n)}`;
    case 'between':
      return `da ${bound.from} a ${some(bound.to)}`;
    case 'among':
      return steps(bound.numbers, some);
  }
}

/** Which round it must be, behind `se`. */
function roundIs(bound: Bound): string {
  if (bound.is === 'between') return `è uno dei round da ${bound.from} a ${bound.to}`;
  if (bound.is === 'among') return `è il round ${list(bound.numbers.map(String), 'o')}`;
  const n = numberIn(bound);
  if (bound.is === 'atLeast') return `è il round ${n} o uno successivo`;
  return bound.is === 'atMost' ? `è il round ${n} o uno precedente` : `è il round ${n}`;
}

/** Which round it must be, as a prerequisite. */
function whichRound(bound: Bound): string {
  if (bound.is === 'between') return `round da ${bound.from} a ${bound.to}`;
  if (bound.is === 'among') return `round ${list(bound.numbers.map(String), 'o')}`;
  const round = `round ${numberIn(bound)}`;
  if (bound.is === 'atLeast') return `${round} o successivo`;
  return bound.is === 'atMost' ? `${round} o precedente` : round;
}

/** Which of the player’s people it must be. */
function whichPerson(bound: Bound): string {
  const which = `il tuo ${ordinal(bound.is === 'between' ? bound.from : numberIn(bound))} familiare del round`;
  if (bound.is === 'exactly') return which;
  return `${bound.is === 'atMost' ? 'al massimo' : 'almeno'} ${which}`;
}

/** A verb for so many things, or for none: `ci sono`, `c’è`, `non c’è`. */
function verb(bound: Bound, one: string, many: string): string {
  const n = numberIn(bound);
  if (n === 0) return `non ${one}`;
  return n === 1 ? one : many;
}

/** What is there, not what a player has. */
const THERE: readonly Things[] = ['players', 'completedRounds', 'completedHarvests', 'laid'];

/** The verbs for some of what an occasion brings. */
const BROUGHT_VERBS: Partial<Readonly<Record<Brought, (bound: Bound) => string>>> = {
  lyingThere: (bound) => verb(bound, 'vi si trova', 'vi si trovano'),
  taken: () => 'il totale preso è',
  vegetablesSown: (bound) => verb(bound, 'hai seminato', 'hai seminato'),
};

/** That there are so many: `hai almeno 2 stanze`, `ci sono almeno 3 giocatori`. */
function amount(of: Counting, bound: Bound): string {
  if (of.count === 'things' && of.things === 'roundsLeft')
    return `${verb(bound, 'resta', 'restano')} da giocare ${howMany(bound, (n) => (n === 0 ? 'nessun round completo' : count(n, 'round completo', 'round completi')))}`;
  const { some } = counted(of);
  if (of.count === 'brought')
    return `${BROUGHT_VERBS[of.what]?.(bound) ?? verb(bound, 'è', 'sono')} ${howMany(bound, some)}`;
  const isThere =
    of.count === 'lying' || of.count === 'spaces' || (of.count === 'things' && THERE.includes(of.things));
  return `${isThere ? verb(bound, 'c’è', 'ci sono') : verb(bound, 'hai', 'hai')} ${howMany(bound, some)}`;
}

/** The material of a house: `legno o argilla`. */
function materials(house: readonly House[]): string {
  return list(
    house.map((one) => MATERIALS[HOUSES.indexOf(one)]),
    'o',
  );
}

/** Major improvements with their articles. */
function majorsNamed({ majors, all }: Extract<Given, { given: 'owns' }>): string {
  if (!all && areOfOneKind(majors)) return a(genderOf(majors[0]), majorKindName(majors[0]));
  return list(majors.map(theMajor), all ? 'e' : 'o');
}

/** More of one than of the other, by at least 1: `più stanze che familiari`. */
function more({ of, than, by }: Extract<Given, { given: 'more' }>): string {
  const [one, other] = [counted(of).many, counted(than).many];
  return by === 1 ? `più ${one} che ${other}` : `almeno ${by} ${one} in più che ${other}`;
}

const CONDITIONS: PhrasesBy<'given', Given> = {
  amount: ({ of, bound }) => amount(of, bound),
  round: ({ bound }) => roundIs(bound),
  person: ({ bound }) => `è ${whichPerson(bound)}`,
  more: (given) =>
    given.by === 0
      ? `il numero di ${counted(given.of).many} non è inferiore a quello di ${counted(given.than).many}`
      : `hai ${more(given)}`,
  asRound: ({ of }) =>
    `il numero di ${counted(of).many}${of.count === 'brought' ? ' di questa azione' : ''} è almeno pari a quello del round`,
  equal: ({ of, to }) => `il numero di ${counted(of).many} è pari a quello di ${counted(to).many}`,
  reaching: ({ n, of }) => `così arrivi ad almeno ${counted(of).some(n)}`,
  most: ({ of }) => `nessun giocatore ha più ${counted(of).many} di te`,
  house: ({ of }) => `vivi in una casa di ${materials(of)}`,
  owns: (given) => {
    const names = majorsNamed(given);
    if (given.who === 'you') return `${given.not ? 'non ' : ''}possiedi ${names}`;
    return `${given.not ? 'nessun giocatore' : 'un giocatore qualsiasi'} possiede ${names}`;
  },
  delivered: () => 'questa carta è attesa nel round attuale',
  rememberedRound: () => 'è il round segnato da questa carta',
  occupied: ({ spaces, not }) => {
    const names = spacesNamed(spaces, 'e');
    if (spaces.length === 1) return `${names} ${not ? 'non ' : ''}è occupato`;
    return `${names} ${not ? 'non sono tutti occupati' : 'sono occupati'}`;
  },
  personOn: ({ space }) => `hai un familiare su ${spacesNamed([space], 'e')}`,
  newest: ({ spaces }) => `la carta rivelata in questo round è ${spacesMeant(spaces)}`,
  gaveToo: ({ goods, not }) =>
    `lì ${not ? 'non ottieni' : 'ottieni anche'} ${list(goods.map(goodLabel), 'o')}`,
  firstToGive: ({ good }) =>
    `in questo round nessuno ha ancora ottenuto ${goodLabel(good)} da uno spazio azione`,
  done,
  usedInTurn: ({ spaces }) => `in questo turno hai usato ${spacesMeant(spaces)}`,
  paid: ({ goods }) =>
    `l’hai pagata in ${list(
      goods.map((good) => goodName(good, 1)),
      'o',
    )}`,
  season: ({ season }) => `è ${SEASON_NAMES[season]}`,
  harvestRound: ({ not }) => `il round ${not ? 'non termina' : 'termina'} con un raccolto`,
  all: ({ of }) => list(of.map((one) => condition(one))),
  not: ({ of }) => `non è vero che ${condition(of)}`,
  during: ({ what, not }) => DURING[what][not ? 1 : 0],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 0],
  own: ({ name, not }) => OWN[name][not ? 1 : 0],
};

/** A condition behind `se`, in Italian. */
export const condition = byKind('given', CONDITIONS);

const PREREQUISITES: PhrasesBy<'given', Given> = {
  ...CONDITIONS,
  amount: ({ of, bound }) => howMany(bound, counted(of).some),
  round: ({ bound }) => whichRound(bound),
  person: ({ bound }) => whichPerson(bound),
  more: (given) => (given.by === 0 ? CONDITIONS.more(given) : more(given)),
  house: ({ of }) => `una casa di ${materials(of)}`,
  owns: (given) => (given.who === 'you' && !given.not ? majorsNamed(given) : CONDITIONS.owns(given)),
  all: ({ of }) => list(of.map((one) => prerequisite(one))),
  during: ({ what, not }) => DURING[what][not ? 1 : 2],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 2],
  own: ({ name, not }) => OWN[name][not ? 1 : 2],
};

/** A condition as a prerequisite, in Italian. */
export const prerequisite = byKind('given', PREREQUISITES);
