import { readFileSync } from 'node:fs';
import { creatures } from '@furrow/creatures/game';
import { GOODS } from '@furrow/creatures/goods';
import { broken } from '@furrow/creatures/invariants';
import { outcome, scoreSheet } from '@furrow/creatures/scoring';
import type { State } from '@furrow/creatures/state';
import { readRecord } from '@furrow/kernel/record-text';
import { describe, expect, test } from 'vitest';

const text = readFileSync(new URL('../../../examples/rulebook-42.furrow', import.meta.url), 'utf8');

/** The points of a seat in one category. */
function points(state: State, seat: number, category: string): number {
  const lines = scoreSheet(state, seat).filter((line) => line.category === category);
  return lines.reduce((sum, line) => sum + line.points, 0);
}

describe('examples/rulebook-42.furrow', () => {
  const record = readRecord(creatures, text);
  const { state } = record;

  test('E19 it is a whole game, sound after every move', () => {
    expect(state.round).toBe(8);
    expect(record.decisions()).toEqual([]);
    for (let moves = 0; moves <= record.length; moves++) {
      const after = record.stateAfter(moves);
      expect(after === undefined ? ['no state'] : broken(after)).toEqual([]);
    }
  });

  test('E19 the farm of the first page: 12 sheep, 7 pigs, 5 cows, no horse', () => {
    const { goods, farm } = state.players[0];
    const animals = ['sheep', 'pig', 'cow', 'horse'].map(
      (type) => goods[GOODS.findIndex((one) => one === type)],
    );
    expect(animals).toEqual([12, 7, 5, 0]);
    expect(farm.columns).toBe(4);
  });

  test('E19 animals 24, bonus 0, expansions 8, buildings 10: 42 points', () => {
    const categories = ['animals', 'bonus', 'expansions', 'buildings'];
    expect(categories.map((category) => points(state, 0, category))).toEqual([24, 0, 8, 10]);
    expect([...new Set(scoreSheet(state, 0).map((line) => line.category))]).toEqual(categories);
    const bonus = scoreSheet(state, 0).filter((line) => line.category === 'bonus');
    expect(bonus.map((line) => line.points)).toEqual([2, 1, 0, -3]);
    expect(outcome(state)).toEqual({ scores: [42, 32], winners: [0] });
  });
});
