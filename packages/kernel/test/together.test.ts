import { expect, test } from 'vitest';
import { encode } from '../src/codec';
import { check, decision, decisionOf } from '../src/decide';
import type { GameRecord } from '../src/record';
import { toyRules } from './toy/toy-game';
import { BIDDING, offered, sayLine, toyRecord } from './toy/toy-record';
import { toySchema } from './toy/toy-schema';
import { type ToyState } from './toy/toy-state';

const text = ({ state }: GameRecord<ToyState>): string => JSON.stringify(encode(toySchema, state));

test('decisions of several seats at the same time: all seats are asked at once and nobody waits for another', () => {
  const record = toyRecord(1, BIDDING);
  const asked = record.decisions().map(({ seat, kind, open }) => ({ seat, kind, open }));
  expect(asked).toEqual([
    { seat: 0, kind: 'bid', open: false },
    { seat: 1, kind: 'bid', open: false },
  ]);
  expect(sayLine(record, '2 offer 1 gold; yes')).toEqual({ ok: true });
  expect(record.decisions().map(({ seat }) => seat)).toEqual([0]);
});

test('decisions of several seats at the same time: the order in which they are answered does not matter', () => {
  const orders = [
    ['1 offer 1 gold', '1 yes', '2 offer nothing', '2 no'],
    ['2 offer nothing', '2 no', '1 offer 1 gold', '1 yes'],
    ['1 offer 1 gold', '2 offer nothing', '2 no', '1 yes'],
    ['2 offer nothing', '1 offer 1 gold', '1 yes', '2 no'],
  ];
  const ends = orders.map((lines) => text(toyRecord(1, [BIDDING, ...lines].join('\n'))));
  expect(new Set(ends).size).toBe(1);
  expect(toyRecord(1, [BIDDING, ...orders[0]].join('\n')).state.table.pot).toBe(1);
});

test('decisions of several seats at the same time: the game goes on only when all have answered', () => {
  const record = toyRecord(2, `${BIDDING}\n2 offer nothing; yes`);
  expect(check(toyRules, record.state, 1, { verb: 'pay', things: [] })).toEqual({
    ok: false,
    reason: { why: 'not-your-turn', waitsFor: 0 },
  });
  expect(decision(toyRules, record.state)?.kind).toBe('bid');
  expect(toyRecord(2, `${BIDDING}\n2 offer nothing; yes\n1 offer nothing; no`).decisions()[0].kind).toBe(
    'toll',
  );
});

const AT_MARKET = '* draw red; draw blue';

test('open decisions: a seat that is not asked may use what can be used at any time, and nobody waits for it', () => {
  const record = toyRecord(1, AT_MARKET);
  const asked = record.decisions().map(({ seat, kind, open }) => ({ seat, kind, open }));
  expect(asked).toEqual([
    { seat: 0, kind: 'market', open: false },
    { seat: 1, kind: 'anytime', open: true },
  ]);
  expect(offered(record, 0)).toEqual(['gold', 'silver', 'pass', 'melt']);
  expect(offered(record, 1)).toEqual(['melt']);
  expect(sayLine(record, '1 pass')).toEqual({ ok: true });
  expect(record.decisions()[0]).toMatchObject({ seat: 1, kind: 'market', open: false });
});

test('open decisions: using it leaves the question of the other seat where it was', () => {
  const record = toyRecord(1, `${AT_MARKET}\n2 melt`);
  expect(record.state.players[1].purse).toEqual([0, 2]);
  expect(record.decisions()[0]).toMatchObject({ seat: 0, kind: 'market' });
});

test('open decisions: there is none while something is half done, and none without anything to use', () => {
  expect(
    toyRecord(1, BIDDING)
      .decisions()
      .some(({ open }) => open),
  ).toBe(false);
  expect(toyRecord(0, AT_MARKET).decisions()).toHaveLength(1);
  const tolled = toyRecord(1, `${BIDDING}\n1 offer nothing; no\n2 offer nothing; no`);
  expect(tolled.decisions()).toHaveLength(1);
  expect(decisionOf(toyRules, tolled.state, 1)).toBeUndefined();
});

test('open decisions: people may use more than is listed', () => {
  const record = toyRecord(1, `${AT_MARKET}\n2 melt`);
  expect(offered(record, 1)).toEqual([]);
  expect(sayLine(record, '2 mint')).toEqual({ ok: true });
  expect(record.state.players[1].purse).toEqual([1, 0]);
});

test('open decisions: what cannot be used is refused with a reason', () => {
  const record = toyRecord(1, AT_MARKET);
  expect(sayLine(record, '2 mint')).toEqual({ ok: false, reason: { why: 'too-poor', source: 1 } });
  expect(sayLine(record, '2 pass')).toEqual({ ok: false, reason: { why: 'not-your-turn', waitsFor: 0 } });
});
