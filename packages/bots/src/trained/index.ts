import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { StoredMind } from '../network/network-mind';

/** Networks that were trained, the games they are for, and how they are loaded: they are too large to be always there. */
interface Trained {
  readonly isFor: (game: Pick<Game<Position>, 'id' | 'options' | 'seats'>) => boolean;
  readonly load: () => Promise<{ readonly default: unknown }>;
}

const trained: readonly Trained[] = [
  {
    isFor: ({ id, options, seats }) =>
      id === 'agricola' &&
      seats === 2 &&
      options.edition === 'revised' &&
      options.decks === 'none' &&
      options.seasons === 'off',
    load: () => import('./agricola-2.json'),
  },
];

const loaded = new Map<Trained, StoredMind>();

/** The networks of a game; undefined if it has none. Throws if they are not loaded. */
export function networksOf<S extends Position>(game: Game<S>): StoredMind | undefined {
  const found = trainedFor(game);
  if (found === undefined) return undefined;
  const networks = loaded.get(found);
  if (networks === undefined)
    throw new Error(`the networks of ${game.id} are not loaded: call loadNetworks first`);
  return networks;
}

/** Loads the networks of a game, if it has any and they are not there yet. */
export async function loadNetworks<S extends Position>(game: Game<S>): Promise<void> {
  const found = trainedFor(game);
  if (found !== undefined) await load(found);
}

/** Loads all networks there are. */
export async function loadAllNetworks(): Promise<void> {
  await Promise.all(trained.map(load));
}

function trainedFor<S extends Position>(game: Game<S>): Trained | undefined {
  return trained.find(({ isFor }) => isFor(game));
}

async function load(one: Trained): Promise<void> {
  if (!loaded.has(one)) loaded.set(one, (await one.load()).default as StoredMind);
}
