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
import type { Effect } from '@furrow/creatures/effect';
import { goodNumber } from '@furrow/creatures/goods';
import type { Moment } from '@furrow/creatures/moments';
import { buildingsWith, SPECIAL_STALLS } from '../../creatures/buildings-with';
import type { BuildingPhrases, How, SpacePhrases } from '../../creatures/phrases';
import { groupOf, laidGood, numbersOf } from '../../creatures/spoken-goods';
import { TOP_IDS } from '../../creatures/top-spaces';
import { capital } from '../../sentence';
import { count, form, list, ordinal, points } from '../grammar';
import { isStatement, say } from './effects';
import { amount, goodName, NEWBORN_NAMES, prices, quotedSpace, theBuilding } from './nouns';

const ROWS = ['oberen', 'mittleren', 'unteren'];

/** Rows of the farm: `in der mittleren und unteren Reihe deines Hofs`. */
function inRows(of: readonly number[]): string {
  return `in der ${list(of.map((row) => ROWS[row]))} Reihe deines Hofs`;
}

/** What is counted, in the number that so many take: `Kühe`, `ungenutzte Felder auf deinem Hof`. */
function named(n: number, of: Quantity): string {
  switch (of.count) {
    case 'goods':
      return goodsCounted(of, n);
    case 'fewestAnimals':
      return `${form(n, 'Tier', 'Tiere')} jeder Art`;
    case 'unused':
      return `${form(n, 'ungenutztes Feld', 'ungenutzte Felder')} auf deinem Hof`;
    case 'troughs':
      return `${form(n, 'Futtertrog', 'Futtertröge')} auf deinem Hof`;
    case 'specials':
      return form(n, 'Sondergebäude');
    case 'beside':
      return `${form(n, 'angrenzendes Gebäude', 'angrenzende Gebäude')} (jeder Art, auch ${theBuilding(COTTAGE)})`;
    case 'inRow':
      return `${form(n, 'Gebäude')} ${inRows([of.row])} (jeder Art, auch ${theBuilding(COTTAGE)} und dieses selbst)`;
    case 'laid':
      return 'darauf';
  }
}

/** So many of something: `11 Kühe`, `6 ungenutzte Felder auf deinem Hof`. */
function some(n: number, of: Quantity): string {
  return `${n} ${named(n, of)}`;
}

/** What is to be known about such a count. */
function note(of: Quantity): string {
  if (of.count !== 'specials') return '';
  return ` (${theBuilding(COTTAGE)} oder das Gebäude an ihrer Stelle zählt mit)`;
}

/** What each one gives something for: `Holz, Stein und Schilf in deinem Vorrat`. */
function each(of: Quantity, building: Building): string {
  if (of.count === 'laid') return `${goodName(goodNumber(laidGood(building.on?.then)), 1)} darauf`;
  if (of.count === 'goods') return goodsCounted(of, 1);
  return named(1, of);
}

function goodsCounted({ of }: Extract<Quantity, { count: 'goods' }>, n: number): string {
  const names = list(numbersOf(of).map((good) => goodName(good, n)));
  return groupOf(of) === 'resources' || of.includes('wood') ? `${names} in deinem Vorrat` : names;
}

/** Moments; those that are clauses end with a comma. */
const MOMENT_TEXT: Readonly<Record<Moment, (listener: Listener) => string>> = {
  roundBegins: ({ rounds = [] }) =>
    rounds.length === 0
      ? 'zu Beginn jeder Runde'
      : `zu Beginn ${rounds.length === 1 ? 'von Runde' : 'der Runden'} ${list(rounds.map(String))}`,
  used: ({ space }) =>
    space === undefined ? 'wenn du ein Aktionsfeld nutzt,' : `wenn du ${quotedSpace(space)} nutzt,`,
  topSpacesFull: () => `sobald ${list(TOP_IDS.map(quotedSpace))} alle besetzt sind,`,
  bordersGained: () => 'wenn du Begrenzungen bekommst,',
  expanded: () => 'wenn du deinen Hof erweiterst,',
  stallAction: () => `wenn du die Aktion ${quotedSpace('stall')} ausführst,`,
  stallBuilt: ({ once }) =>
    once === true ? 'wenn du das nächste Mal einen Stall baust,' : 'wenn du einen Stall baust,',
  workEnds: () => 'am Ende jeder Arbeitsphase',
  beforeBreeding: () => 'vor jeder Vermehrungsphase',
  horseBorn: () => `wenn auf deinem Hof ein ${NEWBORN_NAMES.horse} geboren wird,`,
  lastBreedingOver: () => 'nach der letzten Vermehrungsphase der Partie',
  roundEnds: () => 'am Ende jeder Runde',
};

/** A moment and what then happens; a command needs a colon unless the moment is a clause. */
function then(moment: string, effect: Effect, { mood }: How): string {
  if (mood === 'may' || isStatement(effect)) return `${moment} ${say(effect, { mood, order: 'fronted' })}`;
  const does = say(effect, { mood });
  return moment.endsWith(',') ? `${moment} ${does}` : `${moment}: ${capital(does)}`;
}

const OVER: Readonly<Record<NonNullable<Declaration['over']>, string>> = {
  cottage: theBuilding(COTTAGE, 'accusative'),
  stall: 'einen deiner Ställe, den du zurücklegst',
  stable: 'eine deiner Stallungen, die du zurücklegst',
};

const WHERE: Readonly<Record<NonNullable<Declaration['where']>, string>> = {
  corner: 'in einer Ecke deines Hofs',
  bottomRow: inRows([2]),
  besideCottage: `direkt neben ${theBuilding(COTTAGE, 'dative')}`,
};

/** What must hold before a building may be built: `mindestens 6 …`, or when. */
export function condition(needs: Condition): string {
  if ('turn' in needs) return `in deinem ${ordinal(needs.turn)} Zug in Runde ${needs.round}`;
  return `mindestens ${some(needs.atLeast, needs.of)}${note(needs.of)}`;
}

function room(holds: number, { of, each: all }: Building): string {
  if (all === true) return `Platz für ${count(holds, 'Tier', 'Tiere')} jeder Art`;
  if (of !== undefined) return `Platz für ${amount(goodNumber(of), holds)}`;
  return holds === 1 ? 'Platz für 1 Tier' : `Platz für ${holds} Tiere derselben Art`;
}

function unused({ animal, count: n, where }: OnUnused): string {
  const space = where === 'beside' ? 'angrenzende ungenutzte Feld' : `ungenutzte Feld ${inRows(where)}`;
  return `jedes ${space} bietet Platz für ${amount(goodNumber(animal), n)}`;
}

function worth(score: Score, building: Building): string {
  if ('bonus' in score) {
    const { bonus, atLeast, of } = score;
    return `zählt ${points(bonus)}, wenn du am Ende mindestens ${some(atLeast, of)} hast${note(of)}`;
  }
  const sign = score.each < 0 ? 'verliert' : 'zählt';
  return `${sign} ${points(Math.abs(score.each))} je ${each(score.of, building)}`;
}

function cost({ prices: of }: Building): string {
  if (of.length === 0) return 'von Anfang an auf deinem Hof';
  return of.every((price) => price.length === 0) ? 'Kosten: keine' : `Kosten: ${prices(of)}`;
}

/** That a stall built by a building is built by the action of that name. */
function asAction({ then: effect }: Listener): string {
  return effect.do === 'stall' ? ` (gilt als Aktion ${quotedSpace('stall')})` : '';
}

/** That only the very next one is meant, however it comes about. */
function onlyThat({ once }: Listener): string {
  if (once !== true) return '';
  return `; nur diesen, wie auch immer du ihn baust (auch ${list(SPECIAL_STALLS.map((one) => theBuilding(one)))} zählen), und nicht später`;
}

/** What buildings are, in German. */
export const buildingPhrases: BuildingPhrases = {
  cost: (_cost, building) => cost(building),
  over: (over, { kind }) =>
    kind === 'tile' ? 'entsteht durch Ausbau eines deiner Ställe' : `ersetzt ${OVER[over]}`,
  where: (where) => `darf nur ${WHERE[where]} gebaut werden`,
  needs: (needs) =>
    'turn' in needs ? `darf nur ${condition(needs)} gebaut werden` : `Voraussetzung: ${condition(needs)}`,
  holds: room,
  onUnused: unused,
  nursery: () =>
    'muss zu Beginn jeder Vermehrungsphase geräumt werden; bis alle Jungtiere untergebracht sind, dürfen nur sie einziehen',
  uncounted: () => 'die Tiere darin zählen bei der Wertung nicht',
  counts: (as) =>
    as === 'stall'
      ? 'gilt als Stall; wird eine Stallung daraus, kommt er zurück in die Auslage'
      : `gilt nur für ${list(buildingsWith('halves').map((one) => theBuilding(one, 'accusative')))} als Stallung`,
  build: (effect, _building, how) => then('beim Bau', effect, how),
  on: (listener, _building, how) =>
    then(MOMENT_TEXT[listener.moment](listener), listener.then, how) +
    asAction(listener) +
    onlyThat(listener),
  anytime: (effect, { anytimeIn }, { mood }) =>
    say(effect, { mood, adverb: anytimeIn === 'workPhase' ? 'in der Arbeitsphase jederzeit' : 'jederzeit' }),
  pastureHolds: (more) =>
    `jede deiner Weiden ohne Futtertrog bietet Platz für ${count(more, 'weiteres Tier', 'weitere Tiere')}`,
  halves: (n) =>
    `in jeder deiner Stallungen dürfen auch zwei Tierarten stehen, von jeder bis zu ${count(n, 'Tier', 'Tiere')} (mit Futtertrog doppelt so viele)`,
  parents: (n) => `für ein Jungtier brauchst du nur ${count(n, 'Tier', 'Tiere')} der jeweiligen Art`,
  savesWood: () =>
    'deine Futtertröge, Stallungen und Sondergebäude, die Holz kosten, kosten dich 1 Holz weniger',
  endsExpansion: () => 'danach darfst du deinen Hof nicht mehr erweitern',
  cluster: () => 'danach muss jedes neue Gebäude direkt neben einem anderen stehen',
  points: (value) => `zählt ${points(value)}`,
  score: worth,
};

/** What action spaces are, in German. */
export const spacePhrases: SpacePhrases = {
  refill: ({ count: n, good, then: other }) => {
    const first = `jede Runde ${n === 1 ? 'kommt' : 'kommen'} ${amount(goodNumber(good), n)} dazu`;
    return other === undefined
      ? first
      : `${first}, wenn das Feld leer ist, sonst ${amount(goodNumber(other), 1)}`;
  },
  use: (does) => does,
  alsoSpace: (does) => `als Aktionsfeld: ${capital(does)}`,
};
