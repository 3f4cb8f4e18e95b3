import type { CardSpace } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { Clause } from '../../agricola/clauses/clause';
import type { Occasion } from '../../agricola/clauses/occasion';
import type { HowMany, Told } from '../../agricola/clauses/told';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, list, points } from '../grammar';
import { say } from './compounds';
import { condition, prerequisite } from './conditions';
import { counted, steps } from './counted';
import { amount, bonusPoints, goodName, goods, people, prices } from './nouns';
import { anAction, occasion, toDo } from './occasions';
import { priceChange } from './price-change';
import { spacesNamed } from './spaces-meant';
import { majorPhrases } from './things';
import { aKind, theImprovement } from './upgrades';

const FORBIDDEN = {
  renovate: 'non puoi più ristrutturare la casa',
  pets: 'non puoi tenere animali in casa',
  cattleAsFood: 'non puoi più trasformare bovini in cibo',
} as const;

/** So many, or 1 for each of something: `2 familiari`, `1 familiare per ogni tua stanza`. */
function room(n: HowMany, some: (n: number) => string): string {
  return typeof n === 'number' ? some(n) : `${some(1)} per ${counted(n).each}`;
}

function held({ n, animal, each, mixed }: Extract<Told, { tells: 'holds' }>): string {
  if (each)
    return `questa carta può ospitare ${room(n, (m) => list([7, 8, 9].map((one) => amount(one, m))))}`;
  const animals = room(n, (m) => (animal === undefined ? count(m, 'animale', 'animali') : amount(animal, m)));
  const types = mixed ? ', anche di tipi diversi' : ', tutti dello stesso tipo';
  if (n === ANY && animal !== undefined)
    return `questa carta può ospitare quanti ${goodName(animal, 2)} vuoi`;
  return `questa carta può ospitare ${animals}${animal === undefined ? types : ''}`;
}

/** What must be possible so that a card can be played. */
function required({ hand }: { readonly hand: number }): string {
  if (hand === 0) return 'se non puoi farlo, non puoi giocare questa carta';
  return hand === 1
    ? 'ti serve almeno 1 occupazione in mano'
    : `ti servono almeno ${hand} occupazioni in mano`;
}

/** Whether goods are put back on the space that is used, which nobody expects before they are taken. */
function isPutBack(what: Clause): boolean {
  const one = what.says === 'may' ? what.what : what;
  return one.says === 'buy' && one.pay.to === 'space';
}

/** Whether something comes before what the player does, and that is not said by `anche`. */
function isBefore(at: Occasion, what: Clause): boolean {
  const one = what.says === 'row' || what.says === 'cases' ? what.parts[0] : what;
  const first = what.says === 'cases' && one.says === 'if' ? one.what : one;
  return (
    at.occasion === 'doing' &&
    at.who === 'me' &&
    at.order === 'during' &&
    at.what.happens !== 'getOnSpace' &&
    first.says !== 'get' &&
    first.says !== 'later' &&
    !isPutBack(first)
  );
}

const TELL = { mood: 'tell' } as const;

/** That a score is not the owner's alone. */
function forAll(everyone: boolean): string {
  return everyone ? ' (vale per tutti i giocatori)' : '';
}

const CARRIED_OUT = ' (l’azione stessa va comunque svolta)';

/** What lies on the space of a card at first, if anything, and what comes there. */
function replenished({ good, first = 0, count: n }: NonNullable<CardSpace['refill']>): string {
  const [lying, more] = [amount(goodNumber(good), first), amount(goodNumber(good), n)];
  return first === 0
    ? `All’inizio non vi si mette nulla, poi ${more} a ogni round`
    : `All’inizio vi si mettono ${lying}, poi ${more} a ogni round`;
}

/** When something happens that a card does at once. */
function begin(drawn: boolean): string {
  return drawn ? 'quando la peschi' : 'quando la giochi';
}

const TOLD: PhrasesBy<'tells', Told> = {
  cost: ({ prices: of, individual, orBeg }) => {
    const beg = orBeg ? ' (per il cibo che ti manca puoi prendere segnalini elemosina)' : '';
    return `${individual ? 'costo individuale, oltre a quello dell’azione' : 'costo'}: ${prices(of)}${beg}`;
  },
  costPer: ({ goods: of, more, of: each }) => {
    const price = `questa carta costa ${goods(of)}${more ? ' in più' : ''}`;
    return 'round' in each
      ? `dal round ${each.round} in poi, ${price}`
      : `${price} per ${counted(each).each}`;
  },
  returnsAny: ({ n }) =>
    `per giocarla devi restituire ${n} migliorie che hai davanti (le grandi tornano disponibili, le piccole escono dal gioco)`,
  returns: ({ kinds }) =>
    `per giocarla devi restituire ${list(
      kinds.map((kind) => aKind[kind]),
      'o',
    )} che hai davanti`,
  needs: ({ all }) => `requisiti: ${list(all.map((one) => prerequisite(one)))}`,
  asMajor: () => 'puoi giocarla solo con un’azione «Grande o Piccola Miglioria»',
  lays: ({ n, goods: of, drawn }) =>
    `${begin(drawn)}, mettici sopra ${of.length === 0 ? count(n, 'segnalino', 'segnalini') : goods(of)}`,
  pile: ({ goods: of }) =>
    `quando la giochi, impilaci sopra questi beni, dall’alto in basso: ${list(of.map((good) => amount(good, 1)))}`,
  play: ({ what, must, drawn }) =>
    `${begin(drawn)}, ${say(what, TELL)}${must === undefined ? '' : `; ${required(must)}`}`,
  delivers: ({ what, aside }) =>
    `all’inizio di un tale round, ${say(what, TELL)}${aside ? '; altrimenti ciò che vi si trova torna nella tua riserva' : ''}`,
  field: ({ crop, stacks }) =>
    `questa carta ${stacks === 1 ? 'è un campo' : `vale ${stacks} campi`}${crop === undefined ? '' : ` in cui si possono seminare solo ${goodName(crop, 2)}`}`,
  holds: held,
  pastureHolds: ({ more, bare, small, animal }) =>
    animal === undefined
      ? `ogni tuo pascolo${bare ? ' senza stalla' : ''}${small ? ' per 2 animali' : ''} può ospitare ${count(more, 'animale', 'animali')} in più`
      : `ogni tuo pascolo in cui tieni ${goodName(animal, 2)} può ospitarne ${more} in più`,
  stablesHold: ({ n, animal }) =>
    `ogni tua stalla fuori dai pascoli può ospitare ${amount(animal, n)} invece di 1 animale`,
  sowMoreOf: ({ good, n }) =>
    `ogni volta che semini ${amount(good, 1)} in un campo, aggiungi ${amount(good, n)} dalla riserva generale`,
  mixedPastures: () => 'puoi tenere animali di specie diverse nello stesso pascolo',
  stableHolds: ({ n }) =>
    `una delle tue stalle fuori dai pascoli (una sola) può ospitare fino a ${count(n, 'animale', 'animali')} di una specie`,
  countsAs: ({ n }) =>
    `questa carta conta come ${count(n, 'occupazione', 'occupazioni')} per i requisiti e i punti, ma non per il costo delle occupazioni seguenti`,
  fullMeals: ({ n }) =>
    `nella fase di alimentazione di ogni raccolto solo ${n} dei tuoi familiari hanno bisogno di 2 cibi ciascuno, tutti gli altri di 1 cibo`,
  twins: ({ animal, from }) =>
    `nella fase di riproduzione di ogni raccolto, se hai almeno ${amount(animal, from)}, ricevi 2 cuccioli invece di 1, finché hai posto`,
  sowMore: ({ n, atMost }) =>
    `ogni volta che semini in un campo${atMost === undefined ? '' : `, se hai al massimo ${count(atMost, 'campo', 'campi')}`}, puoi aggiungervi ${count(n, 'bene', 'beni')} dello stesso tipo dalla riserva generale`,
  sowMoreBy: ({ byFields }) => {
    const cases = Object.entries(byFields).map(
      ([fields, n]) => `${n} se con l’azione semini esattamente ${count(Number(fields), 'campo', 'campi')}`,
    );
    return `ogni volta che semini, puoi aggiungere a ogni campo seminato altri beni dello stesso tipo dalla riserva generale: ${list(cases)}`;
  },
  sowMoreBeside: ({ more }) =>
    `ogni volta che semini un campo adiacente a una stanza della tua casa, puoi aggiungervi altri beni dello stesso tipo dalla riserva generale: fino a ${list(
      more.map(([good, n]) => amount(good, n)),
      'o',
    )}`,
  keepsVegetables: () =>
    'quando raccogli ortaggi, li prendi dalla riserva generale; quelli sui tuoi campi restano lì',
  rests: ({ round }) => `nel round ${round} non piazzi nessun familiare`,
  paysFrom: ({ space }) =>
    `ogni volta che paghi cibo per giocare un’occupazione, puoi usare quello che c’è su ${spacesNamed([space], 'o')}`,
  houseHolds: ({ n }) =>
    `la tua casa può ospitare 1 animale di qualsiasi specie per ${counted(n).each}, invece di 1 soltanto`,
  houses: ({ n }) => `offre posto a ${room(n, people)}`,
  forbids: ({ what }) => FORBIDDEN[what],
  skipsHarvest: () => 'finché c’è qualcosa su questa carta, non partecipi ai raccolti',
  sortsRounds: () => 'in ogni round scegli quale delle carte rimaste della sua fase viene rivelata',
  byLot: ({ goods: of }) =>
    `ogni volta che giochi un’occupazione, puoi farla pescare a caso dalla tua mano; allora ricevi ${goods(of)} prima di pagare e devi giocare la carta pescata`,
  advance: ({ goods: of }) => `prima di pagare per giocare questa carta, ricevi ${goods(of)}`,
  feedsLast: () => 'nella fase di alimentazione nutri la famiglia dopo tutti gli altri giocatori',
  space: ({ forAll, what, refill, orOwner, toll, given, replaces }) => {
    const first = given === undefined ? '' : `quando ${condition(given)}, `;
    const paying =
      toll.length === 0 ? '' : `. Ogni altro giocatore che lo usa deve prima pagarti ${goods(toll)}`;
    const own = orOwner === undefined ? '' : `. Se lo usi tu, ${say(orOwner, { mood: 'may' })} invece`;
    return `${first}questa carta è uno spazio azione ${forAll ? 'per tutti' : 'solo per te'}: ${say(what, { mood: 'do' })}${paying}${own}${refill === undefined ? '' : `. ${replenished(refill)}`}${replaces === undefined ? '' : `. Prende il posto di ${spacesNamed([replaces], 'o')}, che nessuno può più usare`}`;
  },
  cooks: ({ rates, only }) =>
    `${only === undefined ? '' : `se hai ${aKind[only]}, `}${majorPhrases.cooks(rates)}`,
  bakes: ({ oven }) => majorPhrases.bakes(oven),
  anytime: ({ what, workPhase }) => {
    const begin = `in qualsiasi momento${workPhase ? ' della fase di lavoro' : ''}`;
    if (what.says !== 'if') return `${begin} ${say(what, { mood: 'may' })}`;
    return `${begin}, se ${condition(what.given)}, ${say(what.what, { mood: 'may' })}`;
  },
  on: ({ occasion: at, given, itself, otherwise, besides, notYet, what }) => {
    const only = given === undefined ? '' : `, se ${condition(given)}`;
    const first = isBefore(at, what) ? 'prima ' : '';
    const begin = otherwise
      ? 'altrimenti'
      : `${occasion(at)}${itself ? ', anche questa' : ''}${notYet ? ' (ma non nel turno in cui giochi questa carta)' : ''}`;
    return `${begin}${only}${only !== '' && what.says === 'cases' ? ':' : ','} ${first}${say(what, TELL)}${besides ? CARRIED_OUT : ''}`;
  },
  toll: ({ occasion: at, given, price }) => {
    const only = given === undefined ? '' : `, se ${condition(given)}`;
    return `${occasion(at)}${only}, deve prima pagarti ${goods(price)}`;
  },
  instead: ({ of, given, what, oncePerTurn, onSpace, nextOne }) => {
    const only = given === undefined ? '' : `, se ${condition(given)}`;
    if (nextOne)
      return `la prossima volta che puoi ${toDo(of)}${only}, ${say(what, TELL)} invece (una sola volta)`;
    return `ogni volta che puoi ${toDo(of)}${onSpace ? ' su uno spazio azione' : ''}, puoi invece ${say(what, { mood: 'infinitive' })}${only}${oncePerTurn ? ' (una volta per turno)' : ''}`;
  },
  insteadAt: ({ space, what }) =>
    `ogni volta che usi ${spacesNamed([space], 'o')}, ${say(what, { mood: 'may' })} al posto di una delle sue azioni`,
  declined: ({ of, what }) => `ogni volta che rinunci a ${anAction(of)}, ${say(what, TELL)}`,
  price: priceChange,
  scoreEach: ({ points: each, every, of, everyone }) => {
    const what = every === 1 ? counted(of).each : `ogni ${counted(of).some(every)}`;
    return `alla fine della partita dà ${bonusPoints(each)} per ${what}${forAll(everyone)}`;
  },
  scoreSteps: ({ from, points: worth, of, everyone }) =>
    `alla fine della partita dà ${steps(worth, bonusPoints)} se hai almeno ${steps(from, counted(of).some)}${forAll(everyone)}`,
  scoreIf: ({ points: n, given, everyone }) =>
    `alla fine della partita dà ${bonusPoints(n)} se ${condition(given)}${forAll(everyone)}`,
  scoresKept: () =>
    'alla fine della partita i beni su questa carta contano come quelli della tua riserva e della tua fattoria',
  unspent: () =>
    'i beni per cui un laboratorio dà punti non contano per questo (vale ciò che è meglio per il giocatore)',
  is: ({ kind }) =>
    `ovunque puoi restituire ${aKind[kind]}, puoi restituire questa carta, che allora esce dal gioco`,
  tool: ({ tool }) =>
    tool === 'plow'
      ? 'questa carta è un aratro: dei tuoi aratri e dell’Erpice puoi usarne uno solo alla volta'
      : 'di questa carta e dei tuoi aratri puoi usarne uno solo alla volta',
  asMinor: ({ majors, given }) =>
    `ovunque tu possa giocare una piccola miglioria${given === undefined ? '' : `, finché ${condition(given)}`}, puoi invece costruire ${list(majors.map(theImprovement), 'o')}`,
  alsoMajor: () => 'vale come grande o come piccola miglioria, ma mai come entrambe',
  points: ({ points: value }) => `vale ${points(value)}`,
  travels: () => 'dopo averla giocata, passala al giocatore alla tua sinistra (in solitario esce dal gioco)',
  fencesPerWood: ({ n }) => `fino a ${n} recinti costruiti con la stessa azione costano insieme 1 legno`,
  stays: () => 'questa carta resta davanti a te',
  shuffledBack: () => 'poi questa carta viene rimescolata nel suo mazzo',
  ours: () => 'nostra creazione: il testo stampato di questa carta non ci è noto',
  ourCard: () => 'nostra creazione: sta per una delle quattro carte del mazzo L che non ci sono note',
  forPlayers: ({ players }) => `solo con ${players} o più giocatori`,
};

/** What is told of a card, in Italian. */
export const told = byKind('tells', TOLD);
