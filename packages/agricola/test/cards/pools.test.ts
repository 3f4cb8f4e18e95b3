import { createHash } from 'node:crypto';
import { BadPool } from '@furrow/kernel/game';
import { BadRecord, readRecord, writeRecord } from '@furrow/kernel/record-text';
import { randomRecord } from '@furrow/testkit/random-record';
import { describe, expect, test } from 'vitest';
import { cards } from '../../src/cards/index';
import { cardsOfPool, poolNames, poolsOf } from '../../src/cards/pools/index';
import { agricola } from '../../src/game';
import type { Ruleset } from '../../src/ruleset';

const EDITIONS = ['revised', '2007'] as const;
const HANDS = {
  revised: { mode: 'base', decks: 'A,B,L' },
  '2007': { edition: '2007', mode: 'full', decks: 'E,I,K,Z' },
};

/** What the pools hold from which games were dealt. A pool whose hash stands here must not change any more. */
const DEALT: Readonly<Record<string, string>> = {
  '1': 'fa329ccdce2b4b09',
  '2': 'acddf87557c12bdd',
  '3': '5dd001183043cef3',
  '4': '83dbbcb7b0f9907a',
  '5': '43c2c4f81212aa7a',
  '2007-1': '16db545057b7e411',
  '2007-2': '00c8f213f9184751',
  '2007-3': 'ab2990691a994c50',
  '2007-4': '4cdd618a811d7225',
  '2007-5': '084f7be71106752a',
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

  test.each(EDITIONS)('every card of the %s edition is in the newest pool, once', (edition) => {
    const newest = cardsOfPool(poolsOf(edition).at(-1) ?? '').map(({ id }) => id);
    const dealt = cards.filter((card) => card.edition === edition && card.drawn !== true);
    const all = dealt.map(({ id }) => id);
    expect([...newest].sort()).toEqual(all.sort());
  });

  test.each(EDITIONS)(
    'a new game of the %s edition takes the newest pool and deals in its order',
    (edition) => {
      const game = agricola.open(HANDS[edition], 4);
      expect(game.pool).toBe(poolsOf(edition).at(-1));
      expect((game.rules as Ruleset).pool).toEqual(cardsOfPool(game.pool ?? '').map(({ number }) => number));
    },
  );

  test('a pool of the other edition is refused with those of this one', () => {
    expect(() => agricola.open(HANDS['2007'], 2, '1')).toThrow(
      'known are: 2007-1, 2007-2, 2007-3, 2007-4, 2007-5',
    );
    expect(() => agricola.open(HANDS.revised, 2, '2007-1')).toThrow(BadPool);
    expect(agricola.open({ edition: '2007' }, 2, '1').pool).toBeUndefined();
  });

  test('a game without hands has no pool', () => {
    expect(agricola.open({}, 2).pool).toBeUndefined();
  });

  test('a pool that is not there is refused with those that are', () => {
    expect(() => agricola.open(HANDS.revised, 2, 'lost')).toThrow(BadPool);
    expect(() => agricola.open({}, 2, 'lost')).toThrow(`known are: ${poolNames.join(', ')}`);
  });

  test('a record says its pool; one that says none was dealt from the first', () => {
    const record = randomRecord(agricola, { options: HANDS.revised, seats: 2, seed: 1 }, () => undefined);
    const text = writeRecord(record);
    expect(text).toContain(`\npool: ${record.game.pool}\n`);
    expect(readRecord(agricola, text).game.pool).toBe(record.game.pool);
    const older = agricola.open(HANDS.revised, 2, poolNames[0]);
    expect(readRecord(agricola, text.replace(/^pool: .*\n/m, ''), 1).game.pool).toBe(older.pool);
  });

  test('a record with an unknown pool is refused at its line', () => {
    const text = ['Furrow record 1', 'game: agricola', 'pool: lost', 'seat 1: a', 'seat 2: b', ''].join('\n');
    const reason = { why: 'no-such-pool', pool: 'lost', right: poolNames };
    expect(() => readRecord(agricola, text)).toThrow(expect.objectContaining({ line: 3, reason }));
    expect(() => readRecord(agricola, text)).toThrow(BadRecord);
  });
});
