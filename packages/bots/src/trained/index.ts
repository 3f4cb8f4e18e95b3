import { hasHands } from '@furrow/agricola/options/has-hands';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Habits } from '../mind';
import type { StoredMind } from '../network/network-mind';
import { NARROW, type Reliance, WIDE } from '../network/reliance';

/** Files of networks that were trained, and how they are loaded: they are too large to be always there. */
type Trained = readonly (() => Promise<{ readonly default: unknown }>)[];

/** How far the networks of a game are relied on, and how its search goes about what is uncertain. */
interface Ways {
  readonly reliance: Reliance;
  readonly habits: Habits;
}

/** Which game it is, for how many, and how it is played. */
type Asked = Pick<Game<Position>, 'id' | 'options' | 'seats'>;

/** The networks of some games. */
interface Served extends Ways {
  readonly isFor: (game: Asked) => boolean;
  readonly by: Trained;
}

/** Networks of a game, and how they are used. */
interface KnownMind extends Ways {
  readonly networks: StoredMind;
}

const familyPrior: Trained = [() => import('./agricola-2.json')];
const twoHands: Trained = [...familyPrior, () => import('./agricola-2-hands-judge.json')];
/** Learned by four players with hands; it also serves three, whose fourth chair is empty, and those without hands. */
const threeOrFour: Trained = [...familyPrior, () => import('./agricola-4-hands-judge.json')];
const familyOfTwo: Trained = [...familyPrior, () => import('./agricola-2-judge.json')];
const creatures: Trained = [() => import('./creatures.json'), () => import('./creatures-judge.json')];

/** What strong players do in the family game of two is a good hint in games that are like it, but not more than a hint; judges that have seen few games count half. */
const hint: Reliance = { share: 0.5, trust: 0.25, kept: WIDE, narrowsRoot: true };
/** Where hands are hidden, few positions are enough for one way to imagine them, not for all. */
const withHands: Habits = { thorough: 150, mean: 0.5 };
const withoutHands: Habits = { mean: 0.5 };

/** Agricola for so many, with hand cards or without, in both editions, but not Through the Seasons. */
function agricola(seats: readonly number[], hands: 'hands' | 'no-hands'): Served['isFor'] {
  return ({ id, options, seats: playing }) =>
    id === 'agricola' &&
    seats.includes(playing) &&
    hasHands(options) === (hands === 'hands') &&
    options.seasons === 'off';
}

const served: readonly Served[] = [
  {
    isFor: agricola([2], 'no-hands'),
    by: familyOfTwo,
    reliance: { share: 0.75, trust: 1, kept: WIDE, narrowsRoot: true },
    habits: { mean: 1 },
  },
  { isFor: agricola([2], 'hands'), by: twoHands, reliance: hint, habits: withHands },
  { isFor: agricola([3, 4], 'hands'), by: threeOrFour, reliance: hint, habits: withHands },
  {
    isFor: agricola([3, 4], 'no-hands'),
    by: threeOrFour,
    reliance: { ...hint, share: 0.4 },
    habits: withoutHands,
  },
  { isFor: agricola([5], 'hands'), by: familyPrior, reliance: hint, habits: withHands },
  { isFor: agricola([5], 'no-hands'), by: familyPrior, reliance: hint, habits: withoutHands },
  {
    isFor: ({ id }) => id === 'creatures',
    by: creatures,
    reliance: { share: 0.75, trust: 0, kept: NARROW, narrowsRoot: false },
    habits: { mean: 0.5 },
  },
];

const loaded = new Map<Trained, StoredMind>();

/** The networks of a game; undefined if it has none. Throws if they are not loaded. */
export function networksOf<S extends Position>(game: Game<S>): KnownMind | undefined {
  const found = servedFor(game);
  if (found === undefined) return undefined;
  const networks = loaded.get(found.by);
  if (networks === undefined)
    throw new Error(`the networks of ${game.id} are not loaded: call loadNetworks first`);
  return { ...found, networks };
}

/** How bots use the networks of a game; undefined if it has none. */
export function waysOf<S extends Position>(game: Game<S>): Ways | undefined {
  return servedFor(game);
}

/** Loads the networks of a game, if it has any and they are not there yet. */
export async function loadNetworks<S extends Position>(game: Game<S>): Promise<void> {
  const found = servedFor(game);
  if (found !== undefined) await load(found.by);
}

/** Loads all networks there are. */
export async function loadAllNetworks(): Promise<void> {
  await Promise.all(served.map(({ by }) => load(by)));
}

function servedFor<S extends Position>(game: Game<S>): Served | undefined {
  return served.find(({ isFor }) => isFor(game));
}

async function load(one: Trained): Promise<void> {
  if (loaded.has(one)) return;
  const files = await Promise.all(one.map((file) => file()));
  const networks: StoredMind = Object.assign({}, ...files.map((file) => file.default));
  loaded.set(one, networks);
}
