import type { Condition, Quantity } from '@furrow/agricola/cards/quantity';
import { findMajor } from '@furrow/agricola/majors';
import { HOUSES, type House } from '@furrow/agricola/variant';
import { list, ordinal } from '../grammar';
import { quantity } from './counted';
import { majorName } from './nouns';
import { SEASON_NAMES } from './seasons';
import { spaceNames } from './space-names';

type Compared = Extract<Condition, { readonly than: Quantity }>;
type Bounded = Exclude<Extract<Condition, { readonly of: Quantity }>, Compared>;

const MARKETS = ['sheep-market', 'pig-market', 'cattle-market'].map((id) => `“${spaceNames[id]}”`);

/** What only single cards look at, by name. */
const CUSTOM: Readonly<Record<string, string>> = {
  'work-phase': 'it is the work phase',
  'my-turn': 'it is your turn',
  'last-on-market': `the person you placed last is on ${list(MARKETS, 'or')}`,
};

const HOUSE_WORDS: Readonly<Record<House, string>> = { wood: 'wooden', clay: 'clay', stone: 'stone' };

/** A house of one of these: `a clay or stone house`. */
function aHouse(of: readonly House[]): string {
  return `a ${list(
    of.map((one) => HOUSE_WORDS[one]),
    'or',
  )} house`;
}

/** How many of something: `at least 2 rooms`, `exactly 2 rooms`, `no rooms`. */
function howMany({ of, atLeast, atMost }: Bounded): string {
  const some = (n: number) => quantity(of).some(n);
  if (atMost === 0) return some(0);
  if (atLeast === atMost && atLeast !== undefined) return `exactly ${some(atLeast)}`;
  if (atMost === undefined) return `at least ${some(atLeast ?? 0)}`;
  return atLeast === undefined ? `at most ${some(atMost)}` : `from ${atLeast} to ${some(atMost)}`;
}

/** Which rounds: `round 12`, `round 4 or earlier`. */
function whichRound({ atLeast, atMost }: Bounded): string {
  if (atLeast === atMost) return `round ${atLeast}`;
  if (atLeast === undefined) return `round ${atMost} or earlier`;
  return atMost === undefined ? `round ${atLeast} or later` : `round ${atLeast} to ${atMost}`;
}

/** Which of the people: `the 1st person you place in the round`. */
function whichPerson({ atLeast, atMost }: Bounded): string {
  if (atLeast === undefined) return `one of the first ${atMost} people you place in the round`;
  const first = `the ${ordinal(atLeast)} person you place in the round`;
  return atLeast === atMost ? first : `${first} or a later one`;
}

function there(condition: Bounded): string {
  const { atLeast, atMost } = condition;
  return `there ${(atLeast ?? atMost) === 1 ? 'is' : 'are'} ${howMany(condition)}`;
}

function bounded(condition: Bounded): string {
  const { of, atMost } = condition;
  switch (of.count) {
    case 'round':
      return `it is ${whichRound(condition)}`;
    case 'person':
      return `it is ${whichPerson(condition)}`;
    case 'laid':
      return atMost === 0 ? 'nothing is left on this card' : there(condition);
    case 'lying':
    case 'roundsLeft':
    case 'completedHarvests':
    case 'players':
    case 'brought':
      return there(condition);
    default:
      return `you have ${howMany(condition)}`;
  }
}

/** More of one than of another: `more rooms than people`. */
function compared({ of, than, more }: Compared): string {
  const [one, other] = [quantity(of).many, quantity(than).many];
  if (more === 0) return `at least as many ${one} as ${other}`;
  return more === 1 ? `more ${one} than ${other}` : `at least ${more} more ${one} than ${other}`;
}

/** The two things of which there are as many, if that is what several conditions come to. */
function equals(all: readonly Condition[]): readonly [Quantity, Quantity] | undefined {
  const [a, b] = all;
  if (all.length !== 2 || !('than' in a) || !('than' in b) || a.more + b.more !== 0) return undefined;
  return JSON.stringify([a.of, a.than]) === JSON.stringify([b.than, b.of]) ? [a.of, a.than] : undefined;
}

function together(all: readonly Condition[]): string {
  const equal = equals(all);
  if (equal === undefined) return all.map(condition).join(' and ');
  const [one, other] = equal;
  if (one.count === 'laid' && other.count === 'round') return 'it is the round that this card has marked';
  return `you have as many ${quantity(one).many} as ${quantity(other).many}`;
}

/** The opposite as a condition of its own, where there is one. */
function opposite(not: Condition): Condition | undefined {
  if ('house' in not) return { house: HOUSES.filter((one) => !not.house.includes(one)) };
  if (!('of' in not) || 'than' in not) return undefined;
  const { of, atLeast, atMost } = not;
  if (atMost === undefined && atLeast !== undefined) return { of, atMost: atLeast - 1 };
  return atLeast === undefined && atMost !== undefined ? { of, atLeast: atMost + 1 } : undefined;
}

function negated(not: Condition): string {
  const other = opposite(not);
  return other === undefined ? `it is not the case that ${condition(not)}` : condition(other);
}

type Owned = Extract<Condition, { readonly owns: readonly string[] }>;

/** Major improvements: `the Joinery or the Pottery`. */
function ownedMajors({ owns, how }: Owned): string {
  const names = owns.flatMap((id) => {
    const major = findMajor(id);
    return major === undefined ? [] : [`the ${majorName(major.number)}`];
  });
  return list(names, how === 'all' ? 'and' : 'or');
}

/** A condition behind “if”, in English. */
export function condition(one: Condition): string {
  if ('of' in one) return 'than' in one ? `you have ${compared(one)}` : bounded(one);
  if ('house' in one) return `you live in ${aHouse(one.house)}`;
  if ('owns' in one) return `${one.who === 'anyone' ? 'any player has' : 'you have'} ${ownedMajors(one)}`;
  if ('delivered' in one) return 'this card has marked the round';
  if ('occupied' in one) {
    const names = one.occupied.map((id) => `“${spaceNames[id]}”`);
    return names.length === 1 ? `${names[0]} is occupied` : `${list(names)} are occupied`;
  }
  if ('ownPersonOn' in one) return `one of your people is on “${spaceNames[one.ownPersonOn]}”`;
  if ('season' in one) return `it is ${SEASON_NAMES[one.season]}`;
  if ('all' in one) return together(one.all);
  return 'not' in one ? negated(one.not) : CUSTOM[one.custom];
}

/** The same as prerequisites. */
const CUSTOM_NEEDS: Readonly<Record<string, string>> = { 'work-phase': 'the work phase' };

/** A condition as a prerequisite, in English. */
export function prerequisite(one: Condition): string {
  if ('house' in one) return aHouse(one.house);
  if ('of' in one && 'than' in one) return compared(one);
  if ('of' in one) {
    if (one.of.count === 'round') return whichRound(one);
    return one.of.count === 'person' ? whichPerson(one) : howMany(one);
  }
  if ('owns' in one && one.who === undefined) return ownedMajors(one);
  if ('not' in one) {
    const other = opposite(one.not);
    return other === undefined ? condition(one) : prerequisite(other);
  }
  if ('all' in one && equals(one.all) === undefined) return list(one.all.map(prerequisite));
  return ('custom' in one ? CUSTOM_NEEDS[one.custom] : undefined) ?? condition(one);
}
