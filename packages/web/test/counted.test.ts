import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { Table } from '../src/protocol/table';
import { findPosition } from './position';

test('points that are shown do not count animals that are about to leave', () => {
  const { text, seat } = findPosition({
    box: 'creatures',
    seats: 2,
    is: (decision, { game, state }) =>
      decision.question().ask === 'settle' &&
      decision.domain.moves().length > 1 &&
      decision.domain.moves()[0].verb === 'keep' &&
      game.round(state).now > 4,
  });
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  expect(handlersOf(engine).importRecord({ text })).toEqual({ ok: true });
  const pointsNow = () => tables[tables.length - 1].seats[seat].points;
  const { game, state } = engine.present.record;
  const withAll = game.score(state, seat).reduce((sum, { points }) => sum + points, 0);
  const before = pointsNow();
  expect(before).toBeLessThan(withAll);
  const [{ choices, number }] = tables[tables.length - 1].asked;
  engine.play(seat, choices[0].move, number);
  engine.present.stop();
  expect(pointsNow()).toBe(before);
});
