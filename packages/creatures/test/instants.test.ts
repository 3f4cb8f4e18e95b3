import { creatures } from '@furrow/creatures/game';
import { ROUNDS } from '@furrow/creatures/state';
import { instantsIn } from '@furrow/kernel/instants';
import { randomMoves, stoppedEverywhere } from '@furrow/testkit/watched-game';
import { expect, test } from 'vitest';

const game = creatures.open({ buildings: '12' }, 2);
const ROUND = ['spaces-refilled', 'work-over', 'workers-home', 'animals-bred'];

test('the instants of a round come in the order of its phases, in the last round too', () => {
  const passed = [...instantsIn(game, randomMoves(game, 4))];
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ROUND.map((instant) => `${i + 1} ${instant}`));
  expect(passed.map(({ instant, state }) => `${state.round} ${instant}`)).toEqual(rounds.flat());
});

test('when the work is over workers stand on the spaces; afterwards they are at home', () => {
  for (const { instant, state } of instantsIn(game, randomMoves(game, 4))) {
    const standing = state.placed.filter((one) => one !== 0).length;
    if (instant === 'work-over') expect(standing).toBeGreaterThan(0);
    if (instant === 'workers-home' || instant === 'animals-bred') expect(standing).toBe(0);
  }
});

test('a game that is stopped at every instant, written down, read and gone on with stays the same', () => {
  const { stops, same } = stoppedEverywhere(game, randomMoves(game, 6));
  expect(stops).toBe(ROUNDS * ROUND.length);
  expect(same).toBe(true);
});
