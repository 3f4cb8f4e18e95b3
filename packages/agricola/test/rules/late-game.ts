import type { Ruleset } from '@furrow/agricola/ruleset';
import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';

/** Spaces of both editions that only hand out goods, used in this order to let a round pass. */
const CALM = [
  'day-laborer',
  'clay-pit',
  'reed-bank',
  'clay-1',
  'reed-1',
  'grain-seeds',
  'grain',
  'forest',
  'wood-3',
  'fishing',
  'meeting-place',
  'start-storehouse',
  'start-minor',
];

/** The number of a space by its id; throws if the board has none. */
export function spaceOf(game: AgricolaScenario, id: string): number {
  const found = (game.game.rules as Ruleset).spaces.findIndex((space) => space.id === id);
  if (found < 0) throw new Error(`there is no space '${id}'`);
  return found;
}

/** Whether the board has a space. */
export function hasSpace(game: AgricolaScenario, id: string): boolean {
  return (game.game.rules as Ruleset).spaces.some((space) => space.id === id);
}

/** Lets chance reveal its first card, and makes round cards usable although their stage has not come. */
export function reveal(game: AgricolaScenario, ...ids: readonly string[]): AgricolaScenario {
  if (game.asked()[0]?.kind === 'reveal') {
    const first = game.offered()[0];
    const wanted = game.offered().find((words) => ids.includes(words.replace('reveal ', '')));
    game.play(wanted ?? first);
  }
  for (const id of ids) {
    const space = spaceOf(game, id);
    if (!game.state.revealed.includes(space)) game.state.revealed.push(space);
  }
  return game;
}

/** Puts so many goods on a space. */
export function pile(game: AgricolaScenario, id: string, count: number): AgricolaScenario {
  game.state.piles[spaceOf(game, id)] = count;
  return game;
}

/** How many goods lie on a space. */
export function on(game: AgricolaScenario, id: string): number {
  return game.state.piles[spaceOf(game, id)];
}

/** Lets everybody work quietly, feed and keep what comes first until the work phase of the next round, or the end. */
export function passRound(game: AgricolaScenario): AgricolaScenario {
  const { round } = game.state;
  for (let asked = game.asked()[0]; asked !== undefined; asked = game.asked()[0]) {
    if (game.state.round !== round && asked.kind === 'work') break;
    const offered = game.offered();
    game.play(CALM.find((space) => offered.includes(space)) ?? offered[0]);
  }
  return game;
}
