import { buildings } from '@furrow/creatures/buildings/index';
import { creatures } from '@furrow/creatures/game';
import { stateSchema } from '@furrow/creatures/schema';
import { outcome } from '@furrow/creatures/scoring';
import { NOBODY } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { boardOf } from '@furrow/testkit/board';
import type { Board } from '@furrow/testkit/changes';
import { randomGame } from '@furrow/testkit/random-game';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

const BASIC = ['half-timbered-house', 'open-stable', 'shelter', 'storage'];
const OTHERS = buildings
  .filter((one) => one.kind === 'special' && !BASIC.includes(one.id))
  .map((one) => one.id);

function offer(board: Board): string[] {
  return Object.keys(board).flatMap((name) => (name.startsWith('offer ') ? [name.slice(6)] : []));
}

/** What each player begins with, and the Cottage. */
const PLAYERS = {
  '1 border': 9,
  '1 columns': 2,
  '1 c0': 'cottage',
  '2 border': 9,
  '2 columns': 2,
  '2 c0': 'cottage',
};

test('R12 before round 1 players have a Cottage and 9 borders, and nothing lies on the spaces', () => {
  expect(boardOf(creatures.open({ buildings: 'shelter' }, 2).begin())).toEqual({
    round: 0,
    marker: 1,
    'supply borders': 8,
    'supply troughs': 10,
    'supply tiles': 5,
    'supply expansions': 5,
    'offer shelter': 1,
    ...PLAYERS,
  });
});

test('R12 each player has 3 workers', () => {
  const game = new Scenario().play('wood-3\nstone-1\nstone-2\nbuilding-resources\nreed-sheep');
  expect(game.board()).toMatchObject({ round: 1, 'worker wood-3': 1, 'worker stone-1': 2 });
  game.play('2 start-wood');
  expect(game.board()).toMatchObject({ round: 2 });
});

test('R13 the basic game', () => {
  const game = new Scenario({ buildings: '4' });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  expect(game.board()).toEqual({
    round: 1,
    marker: 1,
    'supply borders': 7,
    'supply troughs': 10,
    'supply tiles': 4,
    'supply expansions': 4,
    'offer half-timbered-house': 1,
    'offer open-stable': 1,
    'offer shelter': 1,
    'offer storage': 1,
    'on start-wood': 1,
    'on wood-3': 3,
    'on stone-1': 1,
    'on stone-2': 2,
    'on expand': 1,
    'on reed-sheep': 1,
    'on pig-sheep': 1,
    'on cow-pigs': 1,
    'on horse-sheep': 1,
    ...PLAYERS,
  });
});

test('R14 four of the 54 other buildings are drawn for the game with 8', () => {
  const game = new Scenario({ buildings: '8' });
  expect(OTHERS).toHaveLength(54);
  expect(game.offered().toSorted()).toEqual(OTHERS.map((id) => `draw ${id}`).toSorted());
  expect(game.why('* draw shelter')).toMatchObject({ why: 'not-offered' });
  game.play('* draw pen');
  expect(game.why('* draw pen')).toMatchObject({ why: 'not-offered' });
  expect(game.offered()).toHaveLength(OTHERS.length - 1);
  game.play('* draw inn\n* draw hayrick');
  expect(game.asked()).toEqual([{ seat: NOBODY + 1, kind: 'drawBuildings', open: false }]);
  game.play('* draw estate');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  const board = game.board();
  expect(offer(board).toSorted()).toEqual([...BASIC, 'pen', 'inn', 'hayrick', 'estate'].toSorted());
  expect(board).toMatchObject({
    'supply expansions': 5,
    'supply tiles': 5,
    'supply troughs': 10,
    ...PLAYERS,
  });
});

test('R15 eight others are drawn for the game with 12', () => {
  const game = new Scenario({ buildings: '12' });
  const drawn = ['pen', 'inn', 'hayrick', 'estate', 'manor', 'office', 'stud', 'ranch'];
  for (const id of drawn) {
    expect(game.asked()).toEqual([{ seat: NOBODY + 1, kind: 'drawBuildings', open: false }]);
    game.play(`* draw ${id}`);
  }
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  const board = game.board();
  expect(offer(board).toSorted()).toEqual([...BASIC, ...drawn].toSorted());
  expect(board).toMatchObject({
    'supply expansions': 5,
    'supply tiles': 5,
    'supply troughs': 10,
    ...PLAYERS,
  });
});

test('R16 chance gives the marker to either player, who goes first', () => {
  const state = creatures.open({ buildings: '4' }, 2).begin();
  expect(state.main.seat).toBe(NOBODY);
  for (const start of [1, 2] as const) {
    const game = new Scenario({ start });
    expect(game.board()).toMatchObject({ marker: start });
    expect(game.asked()).toEqual([{ seat: start, kind: 'work', open: false }]);
  }
});

test.each([
  [1, 2],
  [2, 1],
] as const)(
  'R16 that player %i was first is kept for the tie-break when the marker moves',
  (start, other) => {
    const game = new Scenario({ start }).play(`${start} wood-3\n${other} start-wood`);
    expect(game.board()).toMatchObject({ marker: other });
    const counts = start === 1 ? [1, 2] : [2, 1];
    expect(outcome(game.state)).toEqual({
      scores: [-12, -12],
      winners: [other - 1],
      tieBreak: { by: 'place-in-round-1', counts },
    });
  },
);

test('R17 both players and those who watch see everything', () => {
  const game = new Scenario({ buildings: 'shelter,pen' }).give(1, { wood: 3, stone: 1 });
  game.play('1 special-1; build shelter; at b1; pig\n2 expand');
  const seen = [0, 1, SPECTATOR].map((seat) => view(stateSchema, game.state, seat));
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(JSON.stringify(seen[0], (_, value: unknown) => value ?? 'hidden')).not.toContain('hidden');
});

test('R17 after the setup chance is never asked again', () => {
  for (let seed = 1; seed <= 5; seed++) {
    let chances = 0;
    randomGame(
      creatures,
      { seed, options: { buildings: '12' } },
      {
        asked: (state, all) => {
          if (all[0].seat !== NOBODY) return;
          chances++;
          expect(state.round).toBe(0);
        },
      },
    );
    expect(chances).toBe(9);
  }
});
