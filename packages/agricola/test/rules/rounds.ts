import type { Ruleset } from '@furrow/agricola/ruleset';
import { type AgricolaGiven, AgricolaScenario } from '@furrow/testkit/agricola-scenario';

/** The options of the games without hand cards, and of those with them. */
export const FAMILY = { edition: '2007', mode: 'family' } as const;
export const FULL = { edition: '2007', mode: 'full' } as const;
export const BEGINNER = { edition: 'revised', mode: 'beginner' } as const;
export const BASE = { edition: 'revised', mode: 'base' } as const;

/** A game in the work phase of a round whose card is the named one; seat 1 begins. */
export function inRound(round: number, card: string, given: AgricolaGiven = {}): AgricolaScenario {
  const game = new AgricolaScenario(given);
  game.state.round = round;
  return game.play(`* reveal ${card}`);
}

/** Spaces that change nothing but the supply of their user, most wanted first. */
const QUIET = [
  'day-laborer',
  'grain-seeds',
  'grain',
  'forest',
  'wood-3',
  'clay-pit',
  'clay-1',
  'reed-bank',
  'reed-1',
  'fishing',
  '3-wood',
  '3-clay',
  'grove',
  'hollow',
];

/** Plays on with quiet moves until the next round waits for its card, or for its first person. */
export function finishRound(game: AgricolaScenario): AgricolaScenario {
  const { round } = game.state;
  while (game.state.round === round && game.asked().length > 0) quietMove(game);
  return game;
}

/** Plays quietly to the work phase of a round; of a stage's cards the wanted ones are revealed first. */
export function playTo(game: AgricolaScenario, round: number, wanted: readonly string[] = []) {
  while (game.state.round < round || game.asked()[0]?.kind === 'reveal') quietMove(game, wanted);
  return game;
}

function quietMove(game: AgricolaScenario, wanted: readonly string[] = []): void {
  const { seat, kind } = game.asked()[0];
  const offered = game.offered();
  const who = seat === 0 ? '*' : seat;
  if (kind === 'work') game.play(`${who} ${QUIET.find((space) => offered.includes(space)) ?? offered[0]}`);
  else {
    const card = wanted.map((one) => `reveal ${one}`).find((one) => offered.includes(one));
    game.play(`${who} ${card ?? offered[0]}`);
  }
}

/** The ids of all spaces of a game, in the order of the board. */
export function spacesOf(game: AgricolaScenario): string[] {
  return (game.game.rules as Ruleset).spaces.map(({ id }) => id);
}

/** What lies on the spaces, by id. */
export function pilesOf(game: AgricolaScenario): Record<string, number> {
  const piles = Object.entries(game.board()).filter(([name]) => name.startsWith('on '));
  return Object.fromEntries(piles.map(([name, n]) => [name.slice(3), Number(n)]));
}
