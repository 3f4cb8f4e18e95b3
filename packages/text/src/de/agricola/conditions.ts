import type { Condition, Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { findMajor } from '@furrow/agricola/majors';
import { type House, HOUSES as MATERIALS } from '@furrow/agricola/variant';
import { article, list, ordinal, quoted } from '../grammar';
import { quantity } from './counted';
import { HOUSES, theMajor } from './nouns';
import { SEASON_NAMES } from './seasons';
import { spaceNames } from './space-names';
import { spacesNamed } from './spaces-meant';

type Compared = Extract<Condition, { readonly than: Quantity }>;
type Owning = Extract<Condition, { readonly owns: readonly string[] }>;
type Bounded = Exclude<Extract<Condition, { readonly of: Quantity }>, Compared>;

/** What only single cards look at, by name: behind `wenn`, and as a prerequisite. */
const CUSTOM: Readonly<Record<string, readonly [condition: string, prerequisite: string]>> = {
  'work-phase': ['gerade Arbeitsphase ist', 'nur in der Arbeitsphase'],
  'my-turn': ['du am Zug bist', 'nur in deinem Zug'],
  'last-on-market': [
    `deine zuletzt eingesetzte Person auf ${spacesNamed(['sheep-market', 'pig-market', 'cattle-market'])} steht`,
    `eine Person auf ${spacesNamed(['sheep-market', 'pig-market', 'cattle-market'])}`,
  ],
};

/** A house of one of these: `einer Lehmhütte oder einem Steinhaus`. */
function aHouse(of: readonly House[], as: 'nominative' | 'dative'): string {
  const nouns = of.map((one) => HOUSES[MATERIALS.indexOf(one)]);
  return list(
    nouns.map(({ gender, one }) => `${article('ein', gender, as)} ${one}`),
    'oder',
  );
}

/** How many of something: `mindestens 2 Räume`, `genau 2 Räume`, `keine Räume`. */
export function howMany({ of, atLeast, atMost }: Bounded): string {
  const some = (n: number) => quantity(of).some(n);
  if (atMost === 0) return some(0);
  if (atLeast === atMost && atLeast !== undefined) return `genau ${some(atLeast)}`;
  if (atMost === undefined) return `mindestens ${some(atLeast ?? 0)}`;
  return atLeast === undefined ? `höchstens ${some(atMost)}` : `${atLeast} bis ${some(atMost)}`;
}

/** Which rounds: `Runde 12`, `spätestens Runde 4`. */
function whichRound({ atLeast, atMost }: Bounded): string {
  if (atLeast === atMost) return `Runde ${atLeast}`;
  if (atLeast === undefined) return `spätestens Runde ${atMost}`;
  return atMost === undefined ? `frühestens Runde ${atLeast}` : `Runde ${atLeast} bis ${atMost}`;
}

/** Which of the people: `die 1. Person`. */
function whichPerson({ atLeast, atMost }: Bounded): string {
  if (atLeast === undefined) return `spätestens die ${ordinal(atMost ?? 1)} Person`;
  return `${atLeast === atMost ? '' : 'frühestens '}die ${ordinal(atLeast)} Person`;
}

/** What ends a condition on something that nobody owns: in the singular, and in the plural. */
const THERE: Readonly<Partial<Record<Counted | Quantity['count'], readonly [one: string, many: string]>>> = {
  laid: ['liegt', 'liegen'],
  lying: ['liegt', 'liegen'],
  roundsLeft: ['zu spielen ist', 'zu spielen sind'],
  completedHarvests: ['vorbei ist', 'vorbei sind'],
  players: ['mitspielt', 'mitspielen'],
  brought: ['dabei ist', 'dabei sind'],
};

function bounded(condition: Bounded): string {
  const { of, atLeast, atMost } = condition;
  if (of.count === 'round') return `es ${whichRound(condition)} ist`;
  if (of.count === 'person') return `es ${whichPerson(condition)} ist, die du in der Runde einsetzt`;
  if (of.count === 'laid' && atMost === 0) return 'nichts mehr auf dieser Karte liegt';
  const there = THERE[of.count];
  if (there === undefined) return `du ${howMany(condition).replace(/\b1 (\p{Ll}+)er /u, '1 $1en ')} hast`;
  return `${of.count === 'roundsLeft' ? 'noch ' : ''}${howMany(condition)} ${there[(atLeast ?? atMost) === 1 ? 0 : 1]}`;
}

/** More of one than of another: `mehr Räume als Personen`. */
function compared({ of, than, more }: Compared): string {
  const [one, other] = [quantity(of).many, quantity(than).many];
  if (more === 0) return `mindestens so viele ${one} wie ${other}`;
  return more === 1 ? `mehr ${one} als ${other}` : `mindestens ${more} ${one} mehr als ${other}`;
}

/** The two things of which there are as many, if that is what several conditions come to. */
function equals(all: readonly Condition[]): readonly [Quantity, Quantity] | undefined {
  const [a, b] = all;
  if (all.length !== 2 || !('than' in a) || !('than' in b) || a.more + b.more !== 0) return undefined;
  return JSON.stringify([a.of, a.than]) === JSON.stringify([b.than, b.of]) ? [a.of, a.than] : undefined;
}

function together(all: readonly Condition[]): string {
  const equal = equals(all);
  if (equal === undefined) return all.map(condition).join(' und ');
  const [one, other] = equal;
  if (one.count === 'laid' && other.count === 'round')
    return 'die Runde da ist, die diese Karte markiert hat';
  return `du genauso viele ${quantity(one).many} wie ${quantity(other).many} hast`;
}

/** The opposite as a condition without a no, where that is possible. */
function opposite(not: Condition): Condition | undefined {
  if ('house' in not) return { house: MATERIALS.filter((one) => !not.house.includes(one)) };
  if ('of' in not && !('than' in not)) {
    if (not.atMost === undefined && not.atLeast !== undefined) return { of: not.of, atMost: not.atLeast - 1 };
    if (not.atLeast === undefined && not.atMost !== undefined) return { of: not.of, atLeast: not.atMost + 1 };
  }
  return undefined;
}

/** That something does not hold. */
function negated(not: Condition): string {
  const other = opposite(not);
  if (other !== undefined) return condition(other);
  return 'occupied' in not
    ? condition(not).replace(/ besetzt (ist|sind)$/, ' nicht besetzt $1')
    : `nicht gilt, dass ${condition(not)}`;
}

/** Major improvements by their ids: `die Tischlerei`, `den Lehmofen oder den Steinofen`. */
function majorsNamed({ owns, how }: Owning, as: 'nominative' | 'accusative' = 'accusative'): string {
  const names = owns.flatMap((id) => {
    const major = findMajor(id);
    return major === undefined ? [] : [theMajor(major.number, as)];
  });
  return list(names, how === 'all' ? 'und' : 'oder');
}

/** A condition behind `wenn`, in German: its verb stands at the end. */
export function condition(one: Condition): string {
  if ('of' in one) return 'than' in one ? `du ${compared(one)} hast` : bounded(one);
  if ('house' in one) return `du in ${aHouse(one.house, 'dative')} wohnst`;
  if ('owns' in one)
    return one.who === 'anyone' ? `irgendjemand ${majorsNamed(one)} hat` : `du ${majorsNamed(one)} hast`;
  if ('delivered' in one) return 'diese Karte die Runde markiert hat';
  if ('occupied' in one) {
    const names = one.occupied.map((id) => quoted(spaceNames[id]));
    return `${list(names)} besetzt ${names.length === 1 ? 'ist' : 'sind'}`;
  }
  if ('ownPersonOn' in one) return `eine deiner Personen auf ${quoted(spaceNames[one.ownPersonOn])} steht`;
  if ('season' in one) return `${SEASON_NAMES[one.season]} ist`;
  if ('all' in one) return together(one.all);
  return 'not' in one ? negated(one.not) : CUSTOM[one.custom][0];
}

/** A condition as a prerequisite, in German. */
export function prerequisite(one: Condition): string {
  if ('house' in one) return aHouse(one.house, 'nominative');
  if ('of' in one && 'than' in one) return compared(one);
  if ('of' in one) {
    if (one.of.count === 'round') return whichRound(one);
    return one.of.count === 'person' ? whichPerson(one) : howMany(one);
  }
  if ('owns' in one && one.who === undefined) return majorsNamed(one, 'nominative');
  if ('all' in one && equals(one.all) === undefined) return list(one.all.map(prerequisite));
  if ('custom' in one) return CUSTOM[one.custom][1];
  const other = 'not' in one ? opposite(one.not) : undefined;
  return other === undefined ? `nur, wenn ${condition(one)}` : prerequisite(other);
}
