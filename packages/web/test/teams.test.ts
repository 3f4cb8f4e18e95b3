import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { Table } from '../src/protocol/table';

/** The table of a game of four as it begins. */
function begun(options: Readonly<Record<string, string>>): Table | undefined {
  let last: Table | undefined;
  const engine = new Engine(openSaves(), (table) => {
    last = table;
  });
  engine.open({ box: 'agricola-revised', options, seats: ['me', 'me', 'me', 'me'] });
  return last;
}

test('AG-V30 the table says who is in which team and what a team would have now', () => {
  const table = begun({ mode: 'beginner', 'team-play': 'product-of-totals' });
  expect(table?.seats.map(({ partner }) => partner)).toEqual([2, 3, 0, 1]);
  const points = table?.seats.map((seat) => seat.points) ?? [];
  expect(table?.teams).toEqual([
    { seats: [0, 2], points: points[0] * points[2] },
    { seats: [1, 3], points: points[1] * points[3] },
  ]);
});

test('without teams nobody has a partner', () => {
  const table = begun({ mode: 'beginner' });
  expect(table?.teams).toBeUndefined();
  expect(table?.seats.some(({ partner }) => partner !== undefined)).toBe(false);
});

test('a saved game says what sets it apart from others of its box', async () => {
  const engine = new Engine(openSaves(), () => undefined);
  const calls = handlersOf(engine);
  const seats = ['me', 'me', 'me', 'me'];
  const options = { mode: 'base', decks: 'A,B', 'team-play': 'product-of-totals' };
  engine.open({ box: 'agricola-revised', options, seats });
  engine.open({ box: 'agricola-revised', options: { mode: 'beginner' }, seats });
  const saves = await calls.saves({});
  expect(saves.map(({ variant }) => variant)).toContainEqual(['decks A and B', 'Team play']);
  expect(saves.map(({ variant }) => variant)).toContainEqual([]);
});
