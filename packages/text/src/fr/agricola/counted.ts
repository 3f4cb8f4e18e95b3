import type { CustomQuantity } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import type { CountedPhrase } from '../../agricola/card-phrases';
import type { Counting, Pieces, Things } from '../../agricola/clauses/counting';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, de, list } from '../grammar';
import { amount, goodName, theMajor } from './nouns';
import { spacesMeant, spacesNoun } from './spaces-meant';

/** How it is said that there are some, and that there are none. */
type Existence = readonly [some: string, none: string];

const HAVE: Existence = ['vous avez', 'vous n’avez'];
const THERE_ARE: Existence = ['il y a', 'il n’y a'];
const LYING_THERE: Existence = ['il s’y trouve', 'il ne s’y trouve'];
const TAKEN_THERE: Existence = ['on y a pris', 'on n’y a pris'];
const LEFT: Existence = ['il reste', 'il ne reste'];

/** What is counted, with what a condition about it needs. */
export interface FrenchCounted extends CountedPhrase {
  readonly existence: Existence;
}

interface Noun {
  readonly one: string;
  readonly many?: string;
  readonly none: 'aucun' | 'aucune';
  /** What follows the noun: ` dans votre réserve`. */
  readonly tail?: string;
  readonly each?: string;
  readonly existence?: Existence;
}

function things({ one, many = `${one}s`, none, tail = '', each, existence = HAVE }: Noun): FrenchCounted {
  return {
    some: (n) => (n === 0 ? `${none} ${one}${tail}` : `${count(n, one, many)}${tail}`),
    each: each ?? `chaque ${one}${tail === '' && existence === HAVE ? ' que vous avez' : tail}`,
    many: `${many}${tail}`,
    existence,
  };
}

const SUPPLY = ' dans votre réserve';
const FIELD = { one: 'champ', none: 'aucun' } as const;
const STABLE = { one: 'étable', none: 'aucune' } as const;
const IMPROVEMENT = { one: 'aménagement', none: 'aucun' } as const;

const WORDS: Readonly<Record<Things, FrenchCounted>> = {
  rooms: things({ one: 'pièce', none: 'aucune' }),
  woodRooms: things({ one: 'pièce', none: 'aucune', tail: ' de votre cabane en bois' }),
  stoneRooms: things({ one: 'pièce', none: 'aucune', tail: ' de votre maison en pierre' }),
  allGrain: things({ one: 'céréale', none: 'aucune', tail: ' dans votre réserve et sur vos champs' }),
  allVegetables: things({ one: 'légume', none: 'aucun', tail: ' dans votre réserve et sur vos champs' }),
  people: things({ one: 'personne', none: 'aucune', each: 'chaque personne de votre famille' }),
  begging: things({ one: 'carte de mendicité', many: 'cartes de mendicité', none: 'aucune' }),
  newborns: things({ one: 'nouveau-né', many: 'nouveau-nés', none: 'aucun' }),
  occupations: things({ one: 'savoir-faire', many: 'savoir-faire', none: 'aucun' }),
  improvements: things(IMPROVEMENT),
  majors: things({ ...IMPROVEMENT, one: 'aménagement majeur', many: 'aménagements majeurs' }),
  minors: things({ ...IMPROVEMENT, one: 'aménagement mineur', many: 'aménagements mineurs' }),
  fields: things(FIELD),
  fieldTiles: things({ one: 'tuile de champ', many: 'tuiles de champ', none: 'aucune' }),
  grainFields: things({ ...FIELD, one: 'champ de céréales', many: 'champs de céréales' }),
  vegetableFields: things({ ...FIELD, one: 'champ de légumes', many: 'champs de légumes' }),
  unplantedFields: things({ ...FIELD, one: 'champ vide', many: 'champs vides' }),
  pastures: things({ one: 'pâturage', none: 'aucun' }),
  pastureSpaces: things({ one: 'case de pâturage', many: 'cases de pâturage', none: 'aucune' }),
  unusedSpaces: things({
    one: 'case inutilisée',
    many: 'cases inutilisées',
    none: 'aucune',
    tail: ' dans votre ferme',
  }),
  stables: things({ ...STABLE, each: 'chaque étable que vous avez construite' }),
  unfencedStables: things({ ...STABLE, one: 'étable non clôturée', many: 'étables non clôturées' }),
  fences: things({
    one: 'clôture construite',
    many: 'clôtures construites',
    none: 'aucune',
    each: 'chaque clôture que vous avez construite',
  }),
  fencesLeft: things({ one: 'clôture', none: 'aucune', tail: SUPPLY }),
  handOccupations: things({ one: 'savoir-faire', many: 'savoir-faire', none: 'aucun', tail: ' en main' }),
  round: {
    some: (n) => `la manche ${n}`,
    each: 'chaque manche déjà commencée',
    many: 'manches commencées',
    existence: ['c’est', 'ce n’est pas'],
  },
  roundsLeft: things({
    one: 'manche complète à jouer',
    many: 'manches complètes à jouer',
    none: 'aucune',
    each: 'chaque manche complète encore à jouer',
    existence: LEFT,
  }),
  completedRounds: things({
    one: 'manche terminée',
    many: 'manches terminées',
    none: 'aucune',
    existence: THERE_ARE,
  }),
  completedFeedings: things({
    one: 'phase d’alimentation',
    many: 'phases d’alimentation',
    none: 'aucune',
    tail: ' derrière vous',
    each: 'chaque phase d’alimentation déjà passée',
  }),
  completedHarvests: things({
    one: 'récolte',
    none: 'aucune',
    tail: ' derrière vous',
    each: 'chaque récolte déjà passée',
  }),
  players: things({ one: 'joueur', none: 'aucun', existence: THERE_ARE }),
  cookingImprovements: things({
    ...IMPROVEMENT,
    one: 'aménagement de cuisson',
    many: 'aménagements de cuisson',
  }),
  bakingImprovements: things({
    one: 'aménagement de cuisson du pain',
    many: 'aménagements de cuisson du pain',
    none: 'aucun',
  }),
  laterOccupations: things({
    one: 'savoir-faire',
    many: 'savoir-faire',
    none: 'aucun',
    tail: ' après celui-ci',
    each: 'chaque savoir-faire joué après celui-ci',
  }),
  laid: things({ one: 'marqueur', none: 'aucun', tail: ' sur cette carte', existence: THERE_ARE }),
  marked: things({
    one: 'emplacement marqué',
    many: 'emplacements marqués',
    none: 'aucun',
    existence: THERE_ARE,
  }),
  person: things({
    one: 'personne placée',
    many: 'personnes placées',
    none: 'aucune',
    each: 'chaque personne que vous avez placée',
  }),
};

/** What was built. */
const PIECES: Readonly<Record<Pieces, FrenchCounted>> = {
  rooms: brought('pièce construite', 'pièces construites', 'aucune'),
  stables: brought('étable construite', 'étables construites', 'aucune'),
  fences: brought('clôture construite', 'clôtures construites', 'aucune'),
};

/** What occasions bring. */
const BROUGHT: Readonly<Record<Brought, FrenchCounted>> = {
  lyingThere: things({
    one: 'marchandise',
    none: 'aucune',
    each: 'chaque marchandise présente',
    existence: LYING_THERE,
  }),
  foodGiven: brought('PN de la case', 'PN de la case', 'aucun'),
  taken: things({
    one: 'marchandise',
    none: 'aucune',
    each: 'chaque marchandise prise',
    existence: TAKEN_THERE,
  }),
  built: brought('élément construit', 'éléments construits', 'aucun'),
  newLargePastures: brought(
    'nouveau pâturage d’au moins 4 cases, dont aucune n’était clôturée auparavant',
    'nouveaux pâturages d’au moins 4 cases, dont aucune n’était clôturée auparavant',
    'aucun',
  ),
  sown: brought('champ ensemencé', 'champs ensemencés', 'aucun'),
  vegetablesSown: things({
    ...FIELD,
    tail: ' avec des légumes',
    each: 'chaque champ ensemencé de légumes',
    existence: ['vous avez ensemencé', 'vous n’avez ensemencé'],
  }),
  grainHarvested: brought(
    'champ de céréales que vous récoltez',
    'champs de céréales que vous récoltez',
    'aucun',
  ),
  vegetablesHarvested: brought('légume que vous récoltez', 'légumes que vous récoltez', 'aucun'),
  grainEmptied: brought('dernière céréale d’un champ', 'dernières céréales d’un champ', 'aucune'),
  vegetablesEmptied: brought('dernier légume d’un champ', 'derniers légumes d’un champ', 'aucun'),
  baked: brought('céréale cuite', 'céréales cuites', 'aucune'),
  cooked: brought('marchandise cuisinée', 'marchandises cuisinées', 'aucune'),
  vegetablesCooked: brought('légume cuisiné', 'légumes cuisinés', 'aucun'),
  sheepCooked: brought('mouton cuisiné', 'moutons cuisinés', 'aucun'),
  boarCooked: brought('sanglier cuisiné', 'sangliers cuisinés', 'aucun'),
  cattleCooked: brought('bœuf cuisiné', 'bœufs cuisinés', 'aucun'),
  gained: brought('marchandise obtenue', 'marchandises obtenues', 'aucune'),
  unlaid: brought('marqueur retiré', 'marqueurs retirés', 'aucun'),
};

function brought(one: string, many: string, none: 'aucun' | 'aucune'): FrenchCounted {
  return things({ one, many, none, existence: THERE_ARE });
}

/** What single cards count by code of their own, by name. */
const OWN: Readonly<Record<CustomQuantity, FrenchCounted>> = {
  'empty-field-tiles': things({ one: 'tuile de champ vide', many: 'tuiles de champ vides', none: 'aucune' }),
  'full-pastures': things({
    one: 'pâturage',
    none: 'aucun',
    tail: ' qui abrite autant d’animaux qu’il peut',
  }),
  'roomy-pastures': things({
    one: 'pâturage',
    none: 'aucun',
    tail: ' avec au moins 1 animal et de la place pour au moins 3 de plus',
  }),
  'room-between-field-and-pasture': things({
    one: 'pièce en argile ou en pierre',
    many: 'pièces en argile ou en pierre',
    none: 'aucune',
    tail: ' à côté d’un champ et d’un pâturage',
  }),
  'tools-played': things({
    one: 'charrue ou Herse',
    many: 'charrues et Herses',
    none: 'aucune',
    tail: ' en jeu, chez n’importe quel joueur',
  }),
  'grain-on-hearths': things({
    one: 'céréale cuite',
    many: 'céréales cuites',
    none: 'aucune',
    tail: ' dans un Foyer ou un Fourneau',
  }),
  'others-as-well-housed': things({
    one: 'autre joueur',
    many: 'autres joueurs',
    none: 'aucun',
    tail: ' avec une maison comme la vôtre ou meilleure',
  }),
  'smaller-family': things({
    one: 'personne',
    none: 'aucune',
    tail: ' de plus dans sa famille que dans la vôtre',
  }),
  'sheep-of-all': things({ one: 'mouton', none: 'aucun', tail: ' de tous les joueurs ensemble' }),
  'cattle-of-all': things({ one: 'bœuf', none: 'aucun', tail: ' de tous les joueurs ensemble' }),
  'vegetable-cooked': things({ one: 'PN', many: 'PN', none: 'aucun', tail: ' que vous donne un légume' }),
  'full-categories': things({
    one: 'catégorie',
    none: 'aucune',
    tail: ' du décompte (champs, pâturages, céréales, légumes, chaque espèce d’animaux, étables clôturées) qui vous rapporte 4 points',
  }),
  'costly-categories': things({
    one: 'catégorie',
    none: 'aucune',
    tail: ' du décompte (champs, pâturages, céréales, légumes, chaque espèce d’animaux) qui vous coûte 1 point',
  }),
  unicorn: things({ one: 'point', none: 'aucun', tail: ' que vaut la licorne' }),
  'majors-beyond-rooms': things({
    one: 'aménagement majeur',
    many: 'aménagements majeurs',
    none: 'aucun',
    tail: ', si vous en avez plus que de pièces',
  }),
  'major-values': things({ one: 'point', none: 'aucun', tail: ' sur vos aménagements majeurs' }),
  'boar-in-farmyard': things({
    one: 'sanglier',
    none: 'aucun',
    tail: ' dans votre cour (pas sur des cartes)',
  }),
  'empty-places': things({
    one: 'place restée libre',
    many: 'places restées libres',
    none: 'aucune',
    tail: ' sur cette carte',
    each: 'chaque place restée libre sur cette carte',
  }),
  'added-rooms': things({
    one: 'pièce ajoutée',
    many: 'pièces ajoutées',
    none: 'aucune',
    tail: ' à votre habitation de départ',
  }),
};

/** Goods: animals are on the farm, everything else in the supply. */
function goodsCounted(
  { goods, onFarm }: Omit<Extract<Counting, { count: 'goods' }>, 'count'>,
  tail = onFarm ? '' : SUPPLY,
): FrenchCounted {
  const names = (n: number) => goods.map((good) => goodName(good, n));
  const none = names(1)
    .map((name) => `ni ${name}`)
    .join(' ');
  return {
    some: (n) => {
      if (goods.length === 1) return `${amount(goods[0], n)}${tail}`;
      return `${n === 0 ? none : `${n} ${list(names(n), 'ou')}`}${tail}`;
    },
    each: `chaque ${list(names(1), 'ou')}${onFarm ? ' que vous avez' : ' de votre réserve'}`,
    many: `${list(names(2))}${tail}`,
    existence: HAVE,
  };
}

/** Several things together: `3 en tout (pièces et étables)`. */
function together(of: readonly Counting[], how: 'en tout' | 'de chaque', each: string): FrenchCounted {
  const names = of.map((one) => counted(one).many);
  return {
    some: (n) => `${n} ${how} (${list(names)})`,
    each,
    many: list(names.map((many, i) => (i === 0 ? many : de(many)))),
    existence: HAVE,
  };
}

const PHRASES: PhrasesBy<'count', Counting, [], FrenchCounted> = {
  things: ({ things: word }) => WORDS[word],
  goods: (of) => goodsCounted(of),
  lying: ({ spaces, good }) =>
    good === undefined
      ? things({
          one: 'marchandise',
          none: 'aucune',
          tail: ` sur ${spacesMeant(spaces)}`,
          existence: THERE_ARE,
        })
      : {
          ...goodsCounted({ goods: [good], onFarm: true }, ' sur les cases d’accumulation'),
          existence: THERE_ARE,
        },
  peopleOn: ({ on }) => {
    const { one, many, tail } = spacesNoun(on);
    return things({
      one: 'personne',
      none: 'aucune',
      tail: ` sur des ${many}${tail}`,
      each: `chacune de vos personnes sur une ${one}${tail}`,
    });
  },
  spaces: ({ of }) => things({ ...spacesNoun(of), none: 'aucune', existence: THERE_ARE }),
  steps: ({ of, from }) => ({
    ...counted(of),
    each: `chacun des seuils atteints (${steps(from, counted(of).some)})`,
  }),
  missing: ({ of, to }) => ({
    ...counted(of),
    each: `chaque unité qui manque pour arriver à ${counted(of).some(to)}`,
  }),
  majorsNamed: ({ majors }) => {
    const names = list(majors.map(theMajor));
    return {
      some: (n) => `${n} parmi ${names}`,
      each: `chacun des aménagements suivants que vous avez (${names})`,
      many: names,
      existence: HAVE,
    };
  },
  laidOf: ({ good }) => ({
    ...things({ one: goodName(good, 1), many: goodName(good, 2), none: 'aucun', tail: ' sur cette carte' }),
    some: (n) => `${amount(good, n)} sur cette carte`,
  }),
  widePastures: ({ spaces }) =>
    things({ one: 'pâturage', none: 'aucun', tail: ` d’au moins ${spaces} cases` }),
  every: ({ of, size }) => {
    const { some, existence } = counted(of);
    const group = some(size);
    return {
      some: (n) => `${n} fois ${group}`,
      each: `chaque groupe de ${group}`,
      many: `groupes de ${group}`,
      existence,
    };
  },
  sets: ({ of }) =>
    together(of, 'de chaque', `chaque lot complet (${list(of.map((one) => counted(one).some(1)))})`),
  sum: ({ of }) => together(of, 'en tout', list(of.map((one) => counted(one).each))),
  brought: ({ what, good, pieces }) => {
    if (pieces !== undefined) return PIECES[pieces];
    if (good === undefined) return BROUGHT[what];
    return {
      some: (n) => amount(good, n),
      each: `chaque ${goodName(good, 1)}`,
      many: goodName(good),
      existence: what === 'taken' ? TAKEN_THERE : what === 'lyingThere' ? LYING_THERE : THERE_ARE,
    };
  },
  own: ({ name }) => OWN[name],
};

/** What can be counted, in French. */
export const counted = byKind('count', PHRASES);

/** Numbers that are reached one after the other, the last with its noun: `1, 4 ou 7 moutons`. */
export function steps(from: readonly number[], some: (n: number) => string): string {
  return list([...from.slice(0, -1).map(String), some(from[from.length - 1])], 'ou');
}
