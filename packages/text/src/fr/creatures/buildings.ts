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
import { count, form, list, ordinal, points } from '../grammar';
import { amount, goodName, prices, quotedSpace, theBuilding } from './nouns';

const ROWS = ['du haut', 'du milieu', 'du bas'];

/** Rows of the farm: `la rangée du haut`, `les rangées du milieu et du bas`. */
function rows(of: readonly number[]): string {
  return `${of.length === 1 ? 'la rangée' : 'les rangées'} ${list(of.map((row) => ROWS[row]))} de votre ferme`;
}

/** What is counted, in the number that so many take: `vaches`, `cases inutilisées dans votre ferme`. */
function named(n: number, of: Quantity): string {
  switch (of.count) {
    case 'goods':
      return goodsCounted(of, n);
    case 'fewestAnimals':
      return `${form(n, 'animal', 'animaux')} de chaque type`;
    case 'unused':
      return `${form(n, 'case inutilisée', 'cases inutilisées')} dans votre ferme`;
    case 'troughs':
      return `${form(n, 'mangeoire')} dans votre ferme`;
    case 'specials':
      return `${form(n, 'bâtiment spécial', 'bâtiments spéciaux')} (${theBuilding(0)}, ou le bâtiment qui l’a remplacée, en est un)`;
    case 'beside':
      return `${form(n, 'bâtiment adjacent', 'bâtiments adjacents')} (de toute sorte, ${theBuilding(COTTAGE)} comprise)`;
    case 'inRow':
      return `${form(n, 'bâtiment')} dans ${rows([of.row])} (de toute sorte, ${theBuilding(COTTAGE)} et celui-ci compris)`;
    case 'laid':
      return 'dessus';
  }
}

/** So many of something: `11 vaches`, `6 cases inutilisées dans votre ferme`. */
function some(n: number, of: Quantity): string {
  return `${n} ${named(n, of)}`;
}

/** What each one gives something for: `bois, pierre ou roseau dans votre réserve`. */
function each(of: Quantity, building: Building): string {
  if (of.count === 'laid') return `${goodName(goodNumber(laidGood(building.on?.then)), 1)} qui s’y trouve`;
  if (of.count === 'goods') return goodsCounted(of, 1);
  return named(1, of);
}

function goodsCounted({ of }: Extract<Quantity, { count: 'goods' }>, n: number): string {
  const names = list(
    numbersOf(of).map((good) => goodName(good, n)),
    n === 1 ? 'ou' : 'et',
  );
  return groupOf(of) === 'resources' || of.includes('wood') ? `${names} dans votre réserve` : names;
}

const MOMENT_TEXT: Readonly<Record<Moment, (listener: Listener) => string>> = {
  roundBegins: ({ rounds = [] }) =>
    rounds.length === 0 ? 'au début de chaque manche' : `au début des manches ${list(rounds.map(String))}`,
  used: ({ space }) =>
    space === undefined
      ? 'quand vous utilisez une case d’action'
      : `quand vous utilisez ${quotedSpace(space)}`,
  topSpacesFull: () => `dès que les quatre cases ${list(TOP_IDS.map(quotedSpace))} sont occupées`,
  bordersGained: () => 'quand vous recevez des clôtures',
  expanded: () => 'quand vous ajoutez une extension à votre ferme',
  stallAction: () => `quand vous effectuez une action ${quotedSpace('stall')}`,
  stallBuilt: ({ once }) =>
    once === true ? 'la prochaine fois que vous construisez une étable' : 'quand vous construisez une étable',
  workEnds: () => 'à la fin de chaque phase de travail',
  beforeBreeding: () => 'avant chaque phase de reproduction',
  horseBorn: () => 'quand un poulain naît dans votre ferme',
  lastBreedingOver: () => 'après la dernière phase de reproduction de la partie',
  roundEnds: () => 'à la fin de chaque manche',
};

const OVER: Readonly<Record<NonNullable<Declaration['over']>, string>> = {
  cottage: `de ${theBuilding(0)}`,
  stall: 'd’une de vos étables, que vous rendez',
  stable: 'd’une de vos grandes étables, que vous rendez',
};

const WHERE: Readonly<Record<NonNullable<Declaration['where']>, string>> = {
  corner: 'ne se construit que dans un coin de votre ferme',
  bottomRow: `ne se construit que dans ${rows([2])}`,
  besideCottage: `ne se construit qu’à côté de ${theBuilding(0)}`,
};

/** What must hold before a building may be built. */
export function condition(needs: Condition): string {
  if ('turn' in needs) return `à votre ${ordinal(needs.turn)} tour de la manche ${needs.round}`;
  return `au moins ${some(needs.atLeast, needs.of)}`;
}

function room(holds: number, { of, each: all }: Building): string {
  if (all === true) return `abrite ${count(holds, 'animal', 'animaux')} de chaque type`;
  if (of !== undefined) return `abrite ${amount(goodNumber(of), holds)}`;
  return holds === 1 ? 'abrite 1 animal' : `abrite ${holds} animaux d’un même type`;
}

function unused({ animal, count: n, where }: OnUnused): string {
  const at = where === 'beside' ? 'adjacente' : `dans ${rows(where)}`;
  return `chaque case inutilisée ${at} abrite ${amount(goodNumber(animal), n)}`;
}

/** A moment and what then happens: what may be done follows a comma, an instruction a colon. */
function then(moment: string, does: string): string {
  return does.startsWith('vous ') ? `${moment}, ${does}` : `${moment} : ${does}`;
}

function worth(score: Score, building: Building): string {
  if ('bonus' in score)
    return `vaut ${points(score.bonus)} si vous finissez avec au moins ${some(score.atLeast, score.of)}`;
  const sign = score.each < 0 ? 'perd' : 'vaut';
  return `${sign} ${points(Math.abs(score.each))} par ${each(score.of, building)}`;
}

/** That a stall built by a building is built by the action of that name. */
function asAction({ then: effect }: Listener): string {
  return effect.do === 'stall' ? ` (c’est une action ${quotedSpace('stall')})` : '';
}

/** That only the very next one is meant, however it comes about. */
function onlyThat({ once }: Listener): string {
  if (once !== true) return '';
  return ` ; celle-là seulement, quelle que soit la façon de la construire (${list(SPECIAL_STALLS.map(theBuilding))} comptent aussi), et pas plus tard`;
}

/** What buildings are, in French. */
export const buildingPhrases: BuildingPhrases = {
  cost: (_cost, building) => {
    if (building.prices.length === 0) return 'dans votre ferme dès le début';
    const free = building.prices.every((price) => price.length === 0);
    return free ? 'coût : aucun' : `coût : ${prices(building.prices)}`;
  },
  over: (over, { kind }) =>
    kind === 'tile'
      ? 's’obtient en transformant une de vos étables'
      : `se construit à la place ${OVER[over]}`,
  where: (where) => WHERE[where],
  needs: (needs) =>
    'turn' in needs ? `ne se construit qu’${condition(needs)}` : `nécessite ${condition(needs)}`,
  holds: room,
  onUnused: unused,
  nursery: () =>
    'doit être vide quand la reproduction commence ; tant que les nouveau-nés ne sont pas logés, eux seuls peuvent y entrer',
  uncounted: () => 'les animaux qui s’y trouvent ne comptent pas lors du décompte',
  counts: (as) =>
    as === 'stall'
      ? 'compte comme une étable ; si une grande étable prend sa place, retourne dans l’offre'
      : `compte comme une grande étable, mais seulement pour ${list(buildingsWith('halves').map(theBuilding))}`,
  build: (effect, _building, how) => `à la construction : ${how.say(effect)}`,
  on: (listener, _building, how) =>
    then(MOMENT_TEXT[listener.moment](listener), how.say(listener.then)) +
    asAction(listener) +
    onlyThat(listener),
  anytime: (effect, { anytimeIn }, how) =>
    then(`à tout moment${anytimeIn === 'workPhase' ? ' de la phase de travail' : ''}`, how.say(effect)),
  pastureHolds: (more) =>
    `chacun de vos pâturages sans mangeoire abrite ${count(more, 'animal', 'animaux')} de plus`,
  halves: (n) =>
    `chacune de vos grandes étables peut abriter deux types d’animaux, jusqu’à ${n} de chaque (le double avec une mangeoire)`,
  parents: (n) => `un petit naît dès que vous avez ${count(n, 'animal', 'animaux')} de son type`,
  savesWood: () =>
    'vos mangeoires, vos grandes étables et vos bâtiments spéciaux qui coûtent du bois coûtent 1 bois de moins',
  endsExpansion: () => 'dès sa construction, vous ne pouvez plus ajouter d’extension à votre ferme',
  cluster: () => 'dès sa construction, chaque nouveau bâtiment doit être adjacent à un autre',
  points: (value) => `vaut ${points(value)}`,
  score: worth,
};

/** What action spaces are, in French. */
export const spacePhrases: SpacePhrases = {
  refill: ({ count: n, good, then: other }) => {
    const first = amount(goodNumber(good), n);
    return other === undefined
      ? `reçoit ${first} à chaque manche`
      : `reçoit à chaque manche ${first} si la case est vide, sinon ${amount(goodNumber(other), 1)}`;
  },
  use: (does) => does,
  alsoSpace: (does) => `comme case d’action : ${does}`,
};
