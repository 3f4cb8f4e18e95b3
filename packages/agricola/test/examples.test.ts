import { readFileSync } from 'node:fs';
import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import type { GameRecord } from '@furrow/kernel/record';
import { readHeader, readRecord } from '@furrow/kernel/record-text';
import { describe, expect, test } from 'vitest';

/** An example with its text. */
function example(name: string): { text: string; record: GameRecord<State> } {
  const text = readFileSync(new URL(`../../../examples/${name}.furrow`, import.meta.url), 'utf8');
  return { text, record: readRecord(agricola, text) };
}

describe.each(['agricola-35', 'agricola-42', 'agricola-beginner-2p'])('examples/%s.furrow', (name) => {
  const { text, record } = example(name);

  test('AG-R1501 it is a whole game, sound after every move, and its result is right', () => {
    expect(record.state.round).toBe(14);
    expect(record.decisions()).toEqual([]);
    for (let moves = 0; moves <= record.length; moves++) {
      const after = record.stateAfter(moves);
      expect(after === undefined ? ['no state'] : record.game.broken(after)).toEqual([]);
    }
    expect(readHeader(text).result).toEqual(record.game.outcome(record.state).scores);
  });

  test('AG-R204 its reveals are chosen by the words of the record', () => {
    expect(text).toContain('* reveal ');
  });
});

test('AG-E57 the farm of examples/agricola-35.furrow is worth 35 points, line by line', () => {
  const { game, state } = example('agricola-35').record;
  const sheet = game.score(state, 0).map(({ category, points }) => [category, points + 0]);
  expect(Object.fromEntries(sheet)).toEqual({
    fields: 3,
    pastures: 2,
    grain: 1,
    vegetables: 1,
    sheep: 4,
    boar: 3,
    cattle: -1,
    unused: -2,
    stables: 1,
    clayRooms: 0,
    stoneRooms: 8,
    people: 15,
    begging: 0,
  });
  expect(state.players[0].goods.slice(7)).toEqual([8, 6, 0]);
  expect(game.outcome(state)).toEqual({ scores: [35, 18], winners: [0] });
});

test('AG-E58 the farm of examples/agricola-42.furrow is worth 42 points, with Loom, Joinery and Braggart', () => {
  const { game, state } = example('agricola-42').record;
  const points = (category: string) =>
    game.score(state, 0).flatMap((line) => (line.category === category ? [line.points] : []));
  expect(points('improvements')).toEqual([2, 1]);
  expect(points('bonus').toSorted((a, b) => a - b)).toEqual([0, 2, 2]);
  const farm = game.score(state, 0).filter(({ about }) => about < 0);
  expect(farm.reduce((sum, line) => sum + line.points, 0)).toBe(35);
  expect(state.players[0].goods.slice(7)).toEqual([8, 6, 0]);
  expect(game.outcome(state)).toEqual({ scores: [42, 5, 4], winners: [0] });
});

test('AG-R1515 examples/agricola-beginner-2p.furrow is a tie that building resources decide', () => {
  const { game, state } = example('agricola-beginner-2p').record;
  expect(game.outcome(state)).toMatchObject({
    scores: [35, 35],
    winners: [0],
    tieBreak: { by: 'building-resources' },
  });
});
