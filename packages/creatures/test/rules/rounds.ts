import type { Event } from '@furrow/creatures/events';
import { GOODS } from '@furrow/creatures/goods';
import type { Scenario } from '@furrow/testkit/scenario';

/** Spaces that hand out goods; used every round in this order they leave the start player marker where it is. */
const HANDING_OUT = [
  'wood-3',
  'stone-1',
  'stone-2',
  'building-resources',
  'reed-sheep',
  'pig-sheep',
  'horse-sheep',
  'start-wood',
];

/** Edges on which the second seat spends a border a round. */
const SPARE_EDGES = ['a0n', 'a1n', 'a0w', 'b0w', 'a1e', 'b1e', 'c1e', 'c1s'];

/** Plays whole rounds without some spaces; nobody expands, and animals that do not fit are all let go. */
export function roundsWithout(game: Scenario, rounds: number, ...untouched: readonly string[]): Scenario {
  const using = HANDING_OUT.filter((space) => !untouched.includes(space)).slice(0, 6);
  for (let i = 0; i < rounds; i++) {
    for (const space of using) {
      game.play(space);
      if (game.decision()?.kind === 'settle') game.play('keep nothing');
    }
  }
  return game;
}

/**
 * Plays whole rounds in which seat 1, who starts, takes 4 wood, 3 stone and 1 reed, and seat 2 takes 1 stone and 1 reed
 * and places a border on the rim.
 */
export function gather(game: Scenario, rounds: number): Scenario {
  for (let i = 0; i < rounds; i++) {
    game.play(`
      1 wood-3
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 building-resources
      2 walls; border ${SPARE_EDGES[game.state.round - 1]}; done`);
  }
  return game;
}

/** What was handed out last, by good. */
export function lastGained(game: Scenario): Record<string, number> {
  const gained = (game.heard as readonly Event[]).filter((one) => one.event === 'gained').at(-1);
  return Object.fromEntries((gained?.goods ?? []).map(([good, count]) => [GOODS[good], count]));
}

/** How many of a good a seat has. */
export function has(game: Scenario, seat: 1 | 2, good: (typeof GOODS)[number]): number {
  return game.player(seat).goods[GOODS.indexOf(good)];
}
