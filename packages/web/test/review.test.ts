import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { Thinking } from '../src/protocol/thinking';
import { example } from './example';

/** A game of examples/ on the table, and what is heard of those who think. */
function look(record: string) {
  const heard: Thinking[] = [];
  const engine = new Engine(
    openSaves(),
    () => undefined,
    (thinking) => heard.push(thinking),
  );
  const handlers = handlersOf(engine);
  expect(handlers.importRecord({ text: record })).toEqual({ ok: true });
  return { handlers, heard, engine };
}

test('the turns that cost a seat most are told, the most expensive first, with something better and why', async () => {
  const { handlers, heard } = look(example('creatures-dealt'));
  const review = await handlers.review({ seat: 0 });
  expect(review?.asked).toBe(24);
  const costs = review?.costly.map(({ cost }) => cost) ?? [];
  expect(costs.length).toBeGreaterThan(0);
  expect(costs.length).toBeLessThanOrEqual(3);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  for (const { played, better, why, cost, round } of review?.costly ?? []) {
    expect(better).not.toBe(played);
    expect(cost).toBeGreaterThanOrEqual(0.5);
    expect(why).toMatch(/^\p{Lu}.*\.$/u);
    expect(round).toBeGreaterThan(0);
  }
  expect(heard.every(({ about }) => about === 'review')).toBe(true);
});

test('a game is not looked back on while it runs', async () => {
  const { handlers } = look(example('agricola-42', '2 hollow'));
  expect(await handlers.review({ seat: 0 })).toBeUndefined();
});

test('whoever puts the game away is not told about it any more', async () => {
  const { handlers, engine } = look(example('creatures-dealt'));
  const review = handlers.review({ seat: 1 });
  engine.leave();
  expect(await review).toBeUndefined();
});
