import type {
  Building,
  Condition,
  Declaration,
  Listener,
  OnUnused,
  Quantity,
  Score,
} from '@furrow/creatures/building';
import { COTTAGE } from '@furrow/creatures/buildings/index';
import { goodNumber } from '@furrow/creatures/goods';
import type { Moment } from '@furrow/creatures/moments';
import { buildingsWith, SPECIAL_STALLS } from '../../creatures/buildings-with';
import type { BuildingPhrases, SpacePhrases } from '../../creatures/phrases';
import { groupOf, laidGood, numbersOf } from '../../creatures/spoken-goods';
import { TOP_IDS } from '../../creatures/top-spaces';
import { agree, count, form, list, ordinal, points } from '../grammar';
import { amount, genderOf, goodName, joinedBuilding, prices, quotedSpace, theBuilding } from './nouns';

const ROWS = ['superiore', 'centrale', 'inferiore'];

/** Rows of the farm: `nella fila superiore`, `nelle file centrale e inferiore`. */
function inRows(of: readonly number[]): string {
  return `${of.length === 1 ? 'nella fila' : 'nelle file'} ${list(of.map((row) => ROWS[row]))} della tua fattoria`;
}

/** What is counted, in the number that so many take: `mucche`, `caselle inutilizzate nella tua fattoria`. */
function named(n: number, of: Quantity): string {
  switch (of.count) {
    case 'goods':
      return goodsCounted(of, n);
    case 'fewestAnimals':
      return `${form(n, 'animale', 'animali')} di ogni tipo`;
    case 'unused':
      return `${form(n, 'casella inutilizzata', 'caselle inutilizzate')} nella tua fattoria`;
    case 'troughs':
      return `${form(n, 'mangiatoia', 'mangiatoie')} nella tua fattoria`;
    case 'specials':
      return `${form(n, 'edificio speciale', 'edifici speciali')} (conta anche ${theBuilding(COTTAGE)}, o l’edificio costruito al suo posto)`;
    case 'beside':
      return `${form(n, 'edificio adiacente', 'edifici adiacenti')} (di ogni tipo, anche ${theBuilding(COTTAGE)})`;
    case 'inRow':
      return `${form(n, 'edificio', 'edifici')} ${inRows([of.row])} (di ogni tipo, anche ${theBuilding(COTTAGE)} e questo)`;
    case 'laid':
      return 'lì sopra';
  }
}

/** So many of something: `11 mucche`, `6 caselle inutilizzate nella tua fattoria`. */
function some(n: number, of: Quantity): string {
  return `${n} ${named(n, of)}`;
}

/** One of something: `ogni legno, pietra e canna nella tua riserva`. */
function each(of: Quantity, building: Building): string {
  if (of.count === 'laid')
    return `ogni ${goodName(goodNumber(laidGood(building.on?.then)), 1)} che c’è sopra`;
  if (of.count === 'goods') return `ogni ${goodsCounted(of, 1)}`;
  return `ogni ${named(1, of)}`;
}

function goodsCounted({ of }: Extract<Quantity, { count: 'goods' }>, n: number): string {
  const names = list(numbersOf(of).map((good) => goodName(good, n)));
  return groupOf(of) === 'resources' || of.includes('wood') ? `${names} nella tua riserva` : names;
}

const MOMENT_TEXT: Readonly<Record<Moment, (listener: Listener) => string>> = {
  roundBegins: ({ rounds = [] }) =>
    rounds.length === 0
      ? 'all’inizio di ogni round'
      : `all’inizio ${rounds.length === 1 ? 'del' : 'dei'} round ${list(rounds.map(String))},`,
  used: ({ space }) =>
    space === undefined ? 'quando usi uno spazio azione,' : `quando usi ${quotedSpace(space)},`,
  topSpacesFull: () => `appena ${list(TOP_IDS.map(quotedSpace))} sono tutti occupati,`,
  bordersGained: () => 'quando ricevi uno o più confini,',
  expanded: () => 'quando aggiungi un ampliamento alla tua fattoria,',
  stallAction: () => `quando svolgi l’azione ${quotedSpace('stall')},`,
  stallBuilt: ({ once }) =>
    once === true ? 'la prossima volta che costruisci uno stabbio,' : 'quando costruisci uno stabbio,',
  workEnds: () => 'alla fine di ogni fase di lavoro',
  beforeBreeding: () => 'prima di ogni fase di riproduzione',
  horseBorn: () => 'quando nella tua fattoria nasce un cavallo,',
  lastBreedingOver: () => 'dopo l’ultima fase di riproduzione della partita',
  roundEnds: () => 'alla fine di ogni round',
};

const OVER: Readonly<Record<NonNullable<Declaration['over']>, string>> = {
  cottage: theBuilding(COTTAGE),
  stall: 'uno dei tuoi stabbi, che viene restituito',
  stable: 'una delle tue stalle, che viene restituita',
};

const WHERE: Readonly<Record<NonNullable<Declaration['where']>, string>> = {
  corner: 'in un angolo della tua fattoria',
  bottomRow: inRows([2]),
  besideCottage: `accanto ${joinedBuilding('a', COTTAGE)}`,
};

/** What must hold before a building may be built: `almeno 6 caselle …`, or when. */
export function condition(needs: Condition): string {
  if ('turn' in needs) return `nel tuo ${ordinal(needs.turn)} turno del round ${needs.round}`;
  return `almeno ${some(needs.atLeast, needs.of)}`;
}

function room(holds: number, { of, each: all }: Building): string {
  const up = holds === 1 ? '' : 'fino a ';
  if (all === true) return `ospita ${up}${count(holds, 'animale', 'animali')} di ogni tipo`;
  if (of !== undefined) return `ospita ${up}${amount(goodNumber(of), holds)}`;
  return holds === 1 ? 'ospita 1 animale' : `ospita ${up}${holds} animali dello stesso tipo`;
}

function unused({ animal, count: n, where }: OnUnused): string {
  const at = where === 'beside' ? 'adiacente' : inRows(where);
  return `ogni casella inutilizzata ${at} ospita ${n === 1 ? '' : 'fino a '}${amount(goodNumber(animal), n)}`;
}

function worth(score: Score, building: Building): string {
  if ('bonus' in score)
    return `vale ${points(score.bonus)} se alla fine hai almeno ${some(score.atLeast, score.of)}`;
  const sign = score.each < 0 ? 'perde' : 'vale';
  return `${sign} ${points(Math.abs(score.each))} per ${each(score.of, building)}`;
}

function cost({ prices: of }: Building): string {
  if (of.length === 0) return 'è nella tua fattoria fin dall’inizio';
  return of.every((price) => price.length === 0) ? 'non costa niente' : `costo: ${prices(of)}`;
}

/** From then on: `dopo averla costruita`. */
function onceBuilt({ number }: Building): string {
  const gender = genderOf(number);
  return `dopo aver${agree('l', gender)} ${agree('costruit', gender)}`;
}

/** That a stall built by a building is built by the action of that name. */
function asAction({ then }: Listener): string {
  return then.do === 'stall' ? ` (vale come azione ${quotedSpace('stall')})` : '';
}

/** That only the very next one is meant, however it comes about. */
function onlyThat({ once }: Listener): string {
  if (once !== true) return '';
  return `; solo quello, comunque tu lo costruisca (contano anche ${list(SPECIAL_STALLS.map(theBuilding))}), e non più tardi`;
}

/** What buildings are, in Italian. */
export const buildingPhrases: BuildingPhrases = {
  cost: (_cost, building) => cost(building),
  over: (over, { kind }) =>
    kind === 'tile'
      ? `si ottiene da ${over === 'stall' ? 'uno dei tuoi stabbi' : OVER[over]}`
      : `si costruisce sopra ${OVER[over]}`,
  where: (where) => `si può costruire solo ${WHERE[where]}`,
  needs: (needs) =>
    'turn' in needs ? `si può costruire solo ${condition(needs)}` : `richiede ${condition(needs)}`,
  holds: room,
  onUnused: unused,
  nursery: (_nursery, { number }) =>
    `all’inizio di ogni fase di riproduzione va ${agree('svuotat', genderOf(number))}; finché i cuccioli non hanno trovato posto, possono entrarci solo loro`,
  uncounted: () => 'gli animali che ospita non contano per il punteggio',
  counts: (as) =>
    as === 'stall'
      ? 'conta come stabbio; se una stalla ne prende il posto, torna nell’offerta'
      : `conta come stalla solo per ${list(buildingsWith('halves').map(theBuilding))}`,
  build: (effect, _building, how) => `effetto immediato: ${how.say(effect)}`,
  on: (listener, _building, how) =>
    `${MOMENT_TEXT[listener.moment](listener)} ${how.say(listener.then)}${asAction(listener)}${onlyThat(listener)}`,
  anytime: (effect, { anytimeIn }, how) =>
    `in qualsiasi momento${anytimeIn === 'workPhase' ? ' della fase di lavoro' : ''} ${how.say(effect)}`,
  pastureHolds: (more) =>
    `ogni tuo pascolo senza mangiatoie ospita ${count(more, 'animale', 'animali')} in più`,
  halves: (n) =>
    `ogni tua stalla può ospitare anche due tipi di animali, fino a ${n} per tipo (il doppio con una mangiatoia)`,
  parents: (n) =>
    `${n === 1 ? 'ti basta' : 'ti bastano'} ${count(n, 'animale', 'animali')} di un tipo per avere un cucciolo di quel tipo`,
  savesWood: () =>
    'le mangiatoie, le stalle e gli edifici speciali che costano legno ti costano 1 legno in meno',
  endsExpansion: (_ends, building) =>
    `${onceBuilt(building)} non puoi più aggiungere ampliamenti alla tua fattoria`,
  cluster: (_cluster, building) =>
    `${onceBuilt(building)} devi costruire ogni nuovo edificio accanto a un altro`,
  points: (value) => `vale ${points(value)}`,
  score: worth,
};

/** What action spaces are, in Italian. */
export const spacePhrases: SpacePhrases = {
  refill: ({ count: n, good, then }) => {
    const first = amount(goodNumber(good), n);
    return then === undefined
      ? `a ogni round riceve ${first}`
      : `a ogni round riceve ${first} se è vuoto, altrimenti ${amount(goodNumber(then), 1)}`;
  },
  use: (does) => does,
  alsoSpace: (does) => `come spazio azione: ${does}`,
};
