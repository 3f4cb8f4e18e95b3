import { expect, test } from 'vitest';
import { GENERATION } from '../src/generation';
import { GameRecord } from '../src/record';
import { BadRecord, linesOfEntries, readHeader, readRecord, writeRecord } from '../src/record-text';
import { SPECTATOR } from '../src/view';
import { toyGame } from './toy/toy-game';
import { toyRecord } from './toy/toy-record';

const HEAD = `Furrow record 1
game: toy
option gold: 2
seat 1: ann
seat 2: bob
`;
/** The same as it is written for a game that begins now. */
const WRITTEN = HEAD.replace('seat 1', `questions: ${GENERATION}\nseat 1`);
const GAME = `${HEAD}
* draw red; draw blue
2 melt
1 gold
2 pass
2 offer 1 gold; yes
1 offer nothing; no
1 pay
`;
const STRANDED = `${HEAD.replace('gold: 2', 'gold: 0')}
* draw red; draw blue
1 gold
2 pass
2 offer nothing; yes
1 offer nothing; no
1 melt
`;

test('a record is a header and the moves in words, a line for each turn', () => {
  const record = toyRecord(
    2,
    GAME.slice(HEAD.length + 1)
      .trimEnd()
      .replace('1 pay', '1 melt; pay'),
  );
  expect(writeRecord(record)).toBe(`${WRITTEN}
* draw red; draw blue
2 melt
1 gold
2 pass; offer 1 gold; yes
1 offer nothing; no; melt; pay
`);
});

test('what is written is read again, with comments and empty lines ignored', () => {
  const record = readRecord(toyGame, GAME.replace('1 gold', '1 gold   # the last coin\n\n   # pass'));
  expect(record.state).toEqual(readRecord(toyGame, GAME).state);
  expect(readRecord(toyGame, GAME.replaceAll('\n', '\r\n')).state).toEqual(record.state);
  expect(readRecord(toyGame, writeRecord(record)).log).toEqual(record.log);
});

test('reading may stop after so many moves', () => {
  expect(readRecord(toyGame, GAME, 3).moves.map(({ text }) => text)).toEqual([
    'draw red',
    'draw blue',
    'melt',
  ]);
  expect(readRecord(toyGame, GAME, 0).length).toBe(0);
});

test('the header is read by itself', () => {
  expect(readHeader(GAME)).toEqual({ game: 'toy', options: { gold: '2' }, seats: ['ann', 'bob'] });
});

const COMMITMENT = '0123456789abcdef'.repeat(4);
const SEED = 'f0'.repeat(32);

test.each([
  ['a commitment', { commitment: COMMITMENT }, COMMITMENT],
  ['a commitment and its seed', { commitment: COMMITMENT, seed: SEED }, `${COMMITMENT} ${SEED}`],
])('a record says where its chance comes from: %s', (_name, deal, text) => {
  const record = toyRecord(2, GAME.slice(HEAD.length + 1).trimEnd());
  record.deal = deal;
  const written = writeRecord(record);
  expect(written.startsWith(`${WRITTEN}deal: ${text}\n\n`)).toBe(true);
  expect(readRecord(toyGame, written).deal).toEqual(deal);
  expect(readHeader(written).deal).toEqual(deal);
  expect(writeRecord(readRecord(toyGame, written))).toBe(written);
});

test('every entry of the log is found on its line', () => {
  const text = GAME.replace('1 gold', '1 gold   # 1; 2\n\nundo 3 by 1 2\n1 gold');
  expect(linesOfEntries(text)).toEqual([7, 7, 8, 9, 11, 12, 13, 14, 14, 15, 15, 16]);
  expect(linesOfEntries(text).length).toBe(readRecord(toyGame, text).log.length);
});

/** The line and the reason of what is wrong with a record. */
function problem(text: string): { line: number; why: string } {
  try {
    readRecord(toyGame, text);
  } catch (error) {
    if (error instanceof BadRecord) return { line: error.line, why: error.reason.why };
    throw error;
  }
  throw new Error('nothing is wrong');
}

test.each<[string, string, number, string]>([
  ['no title', 'toy', 1, 'no-title'],
  ['nothing', '', 1, 'no-title'],
  ['no game', 'Furrow record 1\nseat 1: ann\n', 3, 'no-game'],
  ['another game', GAME.replace('toy', 'chess'), 2, 'other-game'],
  ['seats out of order', GAME.replace('seat 1', 'seat 3'), 4, 'seats-in-order'],
  ['a seat too few', GAME.replace('seat 2: bob\n', ''), 2, 'wrong-seats'],
  ['a seat too many', GAME.replace('bob', 'bob\nseat 3: cid'), 2, 'wrong-seats'],
  ['a wrong option', GAME.replace('gold: 2', 'gold: 9'), 3, 'no-such-value'],
  ['an option said twice', GAME.replace('gold: 2', 'gold: 2\noption gold: 1'), 4, 'said-twice'],
  ['a result before the end', GAME.replace('game: toy', 'game: toy\nresult: 1 1'), 3, 'other-result'],
  ['an open quotation mark', GAME.replace('ann', '"ann'), 4, 'bad-name'],
  ['a short commitment', GAME.replace('option', `deal: ${SEED.slice(1)}\noption`), 3, 'bad-deal'],
  ['capital digits', GAME.replace('option', `deal: ${SEED.toUpperCase()}\noption`), 3, 'bad-deal'],
  ['a seed too many', GAME.replace('option', `deal: ${SEED} ${SEED} ${SEED}\noption`), 3, 'bad-deal'],
  ['an empty deal', GAME.replace('option', 'deal:\noption'), 3, 'bad-deal'],
  ['a deal said twice', GAME.replace('option', `deal: ${SEED}\ndeal: ${SEED}\noption`), 4, 'said-twice'],
  ['a deal after moves', `${GAME}deal: ${SEED}`, 14, 'header-after-moves'],
  ['a header after moves', `${GAME}seat 3: cid`, 14, 'header-after-moves'],
  ['no seat', GAME.replace('1 gold', 'gold'), 9, 'no-seat'],
  ['no such seat', GAME.replace('1 gold', '3 gold'), 9, 'no-such-seat'],
  ['seat 0', GAME.replace('* draw red; draw blue', '0 draw red; draw blue'), 7, 'no-such-seat'],
  ['no words', GAME.replace('1 gold', '1 dance'), 9, 'unreadable'],
  ['an empty move', GAME.replace('1 gold', '1 gold;'), 9, 'unreadable'],
  ['an illegal move', GAME.replace('1 offer nothing', '1 offer 9 gold'), 12, 'not-so-many'],
  ['another seat', GAME.replace('1 gold', '2 gold'), 9, 'not-your-turn'],
  ['a move that strands', STRANDED, 12, 'strands-the-turn'],
  ['an undo of nothing', GAME.replace('1 gold', 'undo 3 by 1'), 9, 'nothing-to-undo'],
  ['an undo behind the barrier', GAME.replace('1 gold', 'undo 1 by 2'), 9, 'behind-barrier'],
  ['an undo by chance', GAME.replace('2 melt', 'undo 1 by 0'), 8, 'no-such-seat'],
  ['an undo by nobody', GAME.replace('1 gold', 'undo 2 by'), 9, 'no-seat'],
])('what is wrong with a record is told with its line: %s', (_name, text, line, why) => {
  expect(problem(text)).toEqual({ line, why });
});

test('what is wrong with a record is told with its line: the move that is wrong is named', () => {
  try {
    readRecord(toyGame, GAME.replace('1 gold', '1 gold; silver'));
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ line: 9, reason: { why: 'not-your-turn', move: 'silver' } });
  }
});

test('names of seats survive whatever they are made of', () => {
  const names = ['ann #1: the 1st', ' "bob"\n\\'];
  const text = writeRecord(new GameRecord(toyGame.open({}, 2), names));
  expect(readRecord(toyGame, text.replace('\\\\"', '\\\\" # a comment')).seats).toEqual(names);
});

test('a record for a viewer hides the moves that it may not know, and cannot be replayed', () => {
  const record = toyRecord(
    2,
    `* draw red; draw blue\n1 pass\n2 pass\n2 offer 1 gold; yes\n1 offer nothing; no`,
  );
  const moves = (viewer?: number) => writeRecord(record, viewer).slice(WRITTEN.length + 1);
  expect(moves(0)).toBe('* draw red; ?\n1 pass\n2 pass; ?; yes\n1 offer nothing; no\n');
  expect(moves(1)).toBe('* ?; draw blue\n1 pass\n2 pass; offer 1 gold; yes\n1 ?; no\n');
  expect(moves(SPECTATOR)).toBe('* ?; ?\n1 pass\n2 pass; ?; yes\n1 ?; no\n');
  expect(moves()).toContain('* draw red; draw blue');
  expect(() => readRecord(toyGame, writeRecord(record, 0))).toThrow(BadRecord);
});

test('a record says with which rules it was begun; one that says nothing is as good', () => {
  const record = new GameRecord(toyGame.open({}, 2), ['ann', 'bob'], '0123456789abcdef');
  const text = writeRecord(record);
  expect(text).toContain('\nrules: 0123456789abcdef\n');
  expect(readRecord(toyGame, text).begunWith).toBe('0123456789abcdef');
  expect(readRecord(toyGame, text.replace(/^rules: .*\n/m, '')).begunWith).toBeUndefined();
});

test('a record says which generation of questions it was begun with; one that says nothing had the first', () => {
  expect(readRecord(toyGame, GAME.replace(HEAD, WRITTEN)).generation).toBe(GENERATION);
  expect(readRecord(toyGame, GAME).generation).toBe(1);
  expect(writeRecord(readRecord(toyGame, GAME))).not.toContain('questions');
  const reason = { why: 'bad-questions', questions: `${GENERATION + 1}`, right: GENERATION };
  const newer = GAME.replace(
    HEAD,
    WRITTEN.replace(`questions: ${GENERATION}`, `questions: ${GENERATION + 1}`),
  );
  expect(() => readRecord(toyGame, newer)).toThrow(expect.objectContaining({ line: 4, reason }));
});

test('a game without cards has no pool', () => {
  const text = 'Furrow record 1\ngame: toy\npool: 1\nseat 1: ann\nseat 2: bob\n';
  const reason = { why: 'no-such-pool', pool: '1', right: [] };
  expect(() => readRecord(toyGame, text)).toThrow(expect.objectContaining({ line: 3, reason }));
});
