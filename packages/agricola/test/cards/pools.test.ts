import { createHash } from 'node:crypto';
import { BadPool } from '@furrow/kernel/game';
import { BadRecord, readRecord, writeRecord } from '@furrow/kernel/record-text';
import { randomRecord } from '@furrow/testkit/random-record';
import { describe, expect, test } from 'vitest';
import { cards } from '../../src/cards/index';
import { cardsOfPool, poolNames } from '../../src/cards/pools/index';
import { agricola } from '../../src/game';
import type { Ruleset } from '../../src/ruleset';

const HANDS = { mode: 'base', decks: 'A,B' };

/** What the pools hold from which games were dealt. A pool whose hash stands here must not change any more. */
const DEALT: Readonly<Record<string, string>> = {
  '1': 'fa329ccdce2b4b09',
  '2': 'acddf87557c12bdd',
  '3': '5dd001183043cef3',
};

const hashOf = (name: string) =>
  createHash('sha256')
    .update(
      cardsOfPool(name)
        .map(({ id }) => id)
        .join(),
    )
    .digest('hex')
    .slice(0, 16);

describe('pools of cards', () => {
  test('pools from which games were dealt stay as they are', () => {
    for (const [name, hash] of Object.entries(DEALT)) expect([name, hashOf(name)]).toEqual([name, hash]);
  });

  test('every card is in the newest pool, once', () => {
    const newest = cardsOfPool(poolNames.at(-1) ?? '').map(({ id }) => id);
    expect([...newest].sort()).toEqual(cards.map(({ id }) => id).sort());
  });

  test('a new game takes the newest pool and deals in its order', () => {
    const game = agricola.open(HANDS, 4);
    expect(game.pool).toBe(poolNames.at(-1));
    expect((game.rules as Ruleset).pool).toEqual(cardsOfPool(game.pool ?? '').map(({ number }) => number));
  });

  test('a game without hands has no pool', () => {
    expect(agricola.open({}, 2).pool).toBeUndefined();
  });

  test('a pool that is not there is refused with those that are', () => {
    expect(() => agricola.open(HANDS, 2, 'lost')).toThrow(BadPool);
    expect(() => agricola.open({}, 2, 'lost')).toThrow(`known are: ${poolNames.join(', ')}`);
  });

  test('a record says its pool; one that says none was dealt from the first', () => {
    const record = randomRecord(agricola, { options: HANDS, seats: 2, seed: 1 }, () => undefined);
    const text = writeRecord(record);
    expect(text).toContain(`\npool: ${record.game.pool}\n`);
    expect(readRecord(agricola, text).game.pool).toBe(record.game.pool);
    const older = agricola.open(HANDS, 2, poolNames[0]);
    expect(readRecord(agricola, text.replace(/^pool: .*\n/m, ''), 1).game.pool).toBe(older.pool);
  });

  test('a record with an unknown pool is refused at its line', () => {
    const text = ['Furrow record 1', 'game: agricola', 'pool: lost', 'seat 1: a', 'seat 2: b', ''].join('\n');
    const reason = { why: 'no-such-pool', pool: 'lost', right: poolNames };
    expect(() => readRecord(agricola, text)).toThrow(expect.objectContaining({ line: 3, reason }));
    expect(() => readRecord(agricola, text)).toThrow(BadRecord);
  });
});
