import { createHash, createHmac } from 'node:crypto';
import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { chanceMove, dealDice } from '@furrow/deal/chance';
import { commitmentOf, newSeed } from '@furrow/deal/seed';
import { verifyDeal } from '@furrow/deal/verify';
import { GameRecord } from '@furrow/kernel/record';
import { linesOfEntries, readRecord, writeRecord } from '@furrow/kernel/record-text';
import { NOBODY } from '@furrow/kernel/seat';
import { expect, test } from 'vitest';
import { dealtGame } from './dealt-game';

const SEED = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef';
const OTHER = SEED.replace('0', '1');

test('seeds are 64 hex digits, and no two are the same', () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(seeds).size).toBe(100);
});

test('the commitment is the SHA-256 of the bytes of the seed, as another program works it out', async () => {
  const right = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
  expect(await commitmentOf(SEED)).toBe(right);
  await expect(commitmentOf('00')).rejects.toThrow('64 hex digits');
});

test('the dice are the words of an HMAC, as another program works it out', async () => {
  const words = createHmac('sha256', Buffer.from(SEED, 'hex')).update('furrow deal reveal 3').digest();
  const dice = await dealDice(SEED, 'reveal 3');
  for (let at = 0; at < 32; at += 4) expect(dice.below(1000)).toBe(words.readUInt32BE(at) % 1000);
  expect(() => dice.below(1000)).toThrow('too often');
});

test('every number below n is as likely as the other', async () => {
  const sides = 6;
  const games = 3000;
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < games; i++) counts[(await dealDice(SEED, `draw ${i}`)).below(sides)]++;
  const expected = games / sides;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(25); // 5 degrees of freedom: passed by chance once in 7000 seeds
});

const games = [
  ['creatures', creatures, { options: {}, seats: 2, players: 1 }],
  ['agricola with hands', agricola, { options: { mode: 'base', decks: 'A,B' }, seats: 3, players: 2 }],
] as const;

test.each(games)(
  'a game dealt from a seed is verified from its text, with what was undone: %s',
  async (_n, box, how) => {
    const text = writeRecord(await dealtGame(box, SEED, how));
    expect(text).toContain('undo');
    const record = readRecord<never>(box as never, text);
    const verified = await verifyDeal(record, { commitment: await commitmentOf(SEED), seed: SEED });
    expect(verified).toMatchObject({ seedFits: true, wrong: [] });
    const chance = record.log.filter((entry) => 'move' in entry && entry.seat === NOBODY);
    expect(verified.dealt).toHaveLength(chance.length);
  },
);

test('the third card is the same for everybody who plays the same deal, and another one in another deal', async () => {
  const dealt = async (seed: string, players: number) => {
    const record = await dealtGame(agricola, seed, { options: {}, seats: 2, players });
    return record.moves.filter(({ seat }) => seat === NOBODY).map(({ text }) => text);
  };
  const [one, two, other] = await Promise.all([dealt(SEED, 1), dealt(SEED, 2), dealt(OTHER, 1)]);
  expect(one).toEqual(two);
  expect(one).not.toEqual(other);
});

test('a card that the seed does not give is found with its line', async () => {
  const record = new GameRecord(agricola.open({ mode: 'base', decks: 'A,B' }, 2), ['ann', 'bob']);
  while (record.decisions()[0].seat === NOBODY && record.length < 9)
    record.play(NOBODY, await chanceMove(record, SEED));
  const right = await chanceMove(record, SEED);
  const [chosen] = record
    .decisions()[0]
    .domain.moves()
    .filter((move) => move.things[0] !== right.things[0]);
  record.play(NOBODY, chosen);
  const { wrong } = await verifyDeal(record, { commitment: await commitmentOf(SEED), seed: SEED });
  expect(wrong).toEqual([
    { entry: 9, text: record.moves[9].text, right: expect.not.stringContaining(record.moves[9].text) },
  ]);
  const lines = writeRecord(record).split('\n');
  expect(lines[linesOfEntries(writeRecord(record))[9] - 1]).toContain(record.moves[9].text);
});

test('a seed that was not the promised one is found', async () => {
  const record = await dealtGame(creatures, SEED, { options: {}, seats: 2, players: 3 });
  const verified = await verifyDeal(record, { commitment: await commitmentOf(SEED), seed: OTHER });
  expect(verified.seedFits).toBe(false);
  expect(verified.wrong.length).toBeGreaterThan(0);
});
