import type { Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { ANIMALS, type Good, goodNumber } from '@furrow/agricola/goods';
import type { CountedPhrase } from '../../agricola/card-phrases';
import { count, de, list, quoted } from '../grammar';
import { amount, goodName } from './nouns';
import { spaceNames } from './space-names';

/** How it is said that there are some, and that there are none. */
type Existence = readonly [some: string, none: string];

const HAVE: Existence = ['vous avez', 'vous n’avez'];
const THERE_ARE: Existence = ['il y a', 'il n’y a'];
const LEFT: Existence = ['il reste', 'il ne reste'];

/** Something that can be counted, with what a condition about it needs. */
interface Countable extends CountedPhrase {
  readonly some: (n: number) => string;
  readonly existence: Existence;
  /** Several of it without a number, behind `de`: `pièces`. */
  readonly many: string;
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

function countable({ one, many = `${one}s`, none, tail = '', each, existence = HAVE }: Noun): Countable {
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

/** What can be counted by one word, in French. */
export const counted: Readonly<Record<Counted, Countable>> = {
  rooms: countable({ one: 'pièce', none: 'aucune' }),
  people: countable({ one: 'personne', none: 'aucune', each: 'chaque personne de votre famille' }),
  newborns: countable({ one: 'nouveau-né', many: 'nouveau-nés', none: 'aucun' }),
  occupations: countable({ one: 'savoir-faire', many: 'savoir-faire', none: 'aucun' }),
  improvements: countable(IMPROVEMENT),
  majors: countable({ ...IMPROVEMENT, one: 'aménagement majeur', many: 'aménagements majeurs' }),
  minors: countable({ ...IMPROVEMENT, one: 'aménagement mineur', many: 'aménagements mineurs' }),
  fields: countable(FIELD),
  fieldTiles: countable({ one: 'tuile de champ', many: 'tuiles de champ', none: 'aucune' }),
  grainFields: countable({ ...FIELD, one: 'champ de céréales', many: 'champs de céréales' }),
  vegetableFields: countable({ ...FIELD, one: 'champ de légumes', many: 'champs de légumes' }),
  unplantedFields: countable({ ...FIELD, one: 'champ vide', many: 'champs vides' }),
  pastures: countable({ one: 'pâturage', none: 'aucun' }),
  pastureSpaces: countable({ one: 'case de pâturage', many: 'cases de pâturage', none: 'aucune' }),
  unusedSpaces: countable({
    one: 'case inutilisée',
    many: 'cases inutilisées',
    none: 'aucune',
    tail: ' dans votre ferme',
  }),
  stables: countable(STABLE),
  unfencedStables: countable({ ...STABLE, one: 'étable non clôturée', many: 'étables non clôturées' }),
  fences: countable({
    one: 'clôture construite',
    many: 'clôtures construites',
    none: 'aucune',
    each: 'chaque clôture que vous avez construite',
  }),
  fencesLeft: countable({ one: 'clôture', none: 'aucune', tail: SUPPLY }),
  stablesLeft: countable({ ...STABLE, tail: SUPPLY }),
  handOccupations: countable({
    one: 'savoir-faire',
    many: 'savoir-faire',
    none: 'aucun',
    tail: ' en main',
  }),
  round: {
    some: (n) => `la manche ${n}`,
    each: 'chaque manche déjà commencée',
    many: 'manches commencées',
    existence: ['c’est', 'ce n’est pas'],
  },
  roundsLeft: countable({
    one: 'manche complète à jouer',
    many: 'manches complètes à jouer',
    none: 'aucune',
    each: 'chaque manche complète encore à jouer',
    existence: LEFT,
  }),
  completedHarvests: countable({
    one: 'récolte',
    none: 'aucune',
    tail: ' derrière vous',
    each: 'chaque récolte déjà passée',
  }),
  players: countable({ one: 'joueur', none: 'aucun', existence: THERE_ARE }),
  laid: countable({ one: 'marqueur', none: 'aucun', tail: ' sur cette carte', existence: THERE_ARE }),
  marked: countable({
    one: 'emplacement marqué',
    many: 'emplacements marqués',
    none: 'aucun',
    existence: THERE_ARE,
  }),
  person: countable({
    one: 'personne placée',
    many: 'personnes placées',
    none: 'aucune',
    each: 'chaque personne que vous avez placée',
  }),
};

/** What the occasion brings. */
const BROUGHT: Countable = {
  some: (n) => (n === 0 ? 'aucun' : String(n)),
  each: 'chacun',
  many: 'ajouts',
  existence: ['il y en a', 'il n’y en a'],
};

/** What only single cards count, by name. */
const CUSTOM: Readonly<Record<string, Countable>> = {
  'room-between-field-and-pasture': countable({
    one: 'pièce en argile ou en pierre',
    many: 'pièces en argile ou en pierre',
    none: 'aucune',
    tail: ' à côté d’un champ et d’un pâturage',
  }),
  'people-at-goods': countable({
    one: 'personne',
    none: 'aucune',
    tail: ' sur des cases d’accumulation',
    each: 'chacune de vos personnes sur une case d’accumulation',
  }),
};

/** Goods: animals are on the farm, everything else in the supply. */
function goodsOf(of: readonly Good[]): Countable {
  const tail = of.every((good) => (ANIMALS as readonly Good[]).includes(good)) ? '' : SUPPLY;
  const names = (n: number) => of.map((good) => goodName(goodNumber(good), n));
  const none = names(1)
    .map((name) => `ni ${name}`)
    .join(' ');
  return {
    some: (n) => {
      if (of.length === 1) return `${amount(goodNumber(of[0]), n)}${tail}`;
      return `${n === 0 ? none : `${n} ${list(names(n), 'ou')}`}${tail}`;
    },
    each: `chaque ${list(names(1), 'ou')}${tail === '' ? ' que vous avez' : ' de votre réserve'}`,
    many: `${list(names(2), 'et')}${tail}`,
    existence: HAVE,
  };
}

/** So many of one thing counts again: how many numbers are reached, or are missing. */
function derived(of: Countable, each: string): Countable {
  return { ...of, each };
}

/** Several things together: `3 en tout (pièces et étables)`. */
function together(parts: readonly Countable[], how: 'en tout' | 'de chaque', each: string): Countable {
  const names = list(parts.map(({ many }) => many));
  return {
    some: (n) => `${n} ${how} (${names})`,
    each,
    many: list(parts.map(({ many }, i) => (i === 0 ? many : de(many)))),
    existence: HAVE,
  };
}

/** What can be counted, whatever it is. */
export function countableOf(quantity: Quantity): Countable {
  switch (quantity.count) {
    case 'goods':
      return goodsOf(quantity.of);
    case 'lying':
      return countable({
        one: 'marchandise',
        none: 'aucune',
        tail: ` sur ${quoted(spaceNames[quantity.on])}`,
        existence: THERE_ARE,
      });
    case 'reached': {
      const of = countableOf(quantity.of);
      return derived(of, `chacun des seuils atteints (${atLeastEach(of, quantity.from)})`);
    }
    case 'missing': {
      const of = countableOf(quantity.of);
      return derived(of, `chaque unité qui manque pour arriver à ${of.some(quantity.to)}`);
    }
    case 'sum': {
      const parts = quantity.of.map(countableOf);
      return together(parts, 'en tout', list(parts.map(({ each }) => each)));
    }
    case 'least': {
      const parts = quantity.of.map(countableOf);
      return together(parts, 'de chaque', `chaque lot complet (${list(parts.map(({ many }) => many))})`);
    }
    case 'brought':
      return BROUGHT;
    case 'custom':
      return CUSTOM[quantity.name];
    default:
      return counted[quantity.count];
  }
}

/** Numbers that count something, the last with its noun: `1, 4 ou 7 moutons`. */
export function atLeastEach(of: CountedPhrase, from: readonly number[]): string {
  const last = from.length - 1;
  return list(
    from.map((n, i) => (i === last ? of.some(n) : String(n))),
    'ou',
  );
}
