import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Space } from '@furrow/agricola/spaces/space';
import type { State } from '@furrow/agricola/state/state';
import { BadOption, type Game, type Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';

/** The options that change which spaces and cards there are. */
const MODES = ['beginner', 'base', 'family', 'full'];
const MORE: readonly Options[] = [
  {},
  { 'side-job': 'on', 'extra-tile': 'on' },
  { 'extra-copse': 'on' },
  { 'reed-extra': 'on' },
  { 'team-play': 'lower-per-category' },
  { decks: 'A,B' },
  { decks: 'A,B', 'x-deck': 'on', 'forest-deck': 'on' },
  { decks: 'A,B', hands: 'quick-draft', mulligan: 'on', market: '5' },
  { decks: 'A,B', hands: 'living-three', 'three-for-one': 'on' },
  { decks: 'E,I,K,Z' },
];

/** Games for every number of players and every mode, with each of the other options that bring spaces or cards. */
export function setUps(): readonly Game<State>[] {
  return MODES.flatMap((mode) =>
    [1, 2, 3, 4, 5].flatMap((seats) =>
      MORE.flatMap((more) => openIfPossible({ ...editionOf(mode), mode, seasons: 'winter', ...more }, seats)),
    ),
  );
}

function editionOf(mode: string): Options {
  return { edition: mode === 'family' || mode === 'full' ? '2007' : 'revised' };
}

function openIfPossible(options: Options, seats: number): Game<State>[] {
  try {
    return [agricola.open(options, seats)];
  } catch (error) {
    if (error instanceof BadOption) return [];
    throw error;
  }
}

/** The spaces of a game. */
export function spacesOf(game: Game<Position>): readonly Space[] {
  return (game.rules as Ruleset).spaces;
}

/** Every space of every board, not those of cards; one that differs between boards is there once for each form. */
export function everySpace(): readonly Space[] {
  const spaces = new Map<string, Space>();
  for (const space of setUps().flatMap(spacesOf))
    if (space.card === undefined) spaces.set(JSON.stringify(space), space);
  return [...spaces.values()];
}

/** The game that the samples speak of: 2 players, with tiles and seasons. */
const OPTIONS = { 'side-job': 'on', 'extra-tile': 'on', seasons: 'winter' };

/** A position of it: player 2 has used the Forest, and player 1 has some goods. */
export function givenScenario(): AgricolaScenario {
  return new AgricolaScenario({ options: OPTIONS, start: 2 })
    .play('* reveal sheep-market')
    .play('2 forest')
    .give(1, { wood: 3, stone: 1, grain: 2, food: 1, sheep: 1 });
}

const given = givenScenario().game;

/** The number of a space in that game. */
export function spaceNumber(id: string): number {
  const found = spacesOf(given).findIndex((space) => space.id === id);
  if (found < 0) throw new Error(`no space '${id}'`);
  return found;
}
