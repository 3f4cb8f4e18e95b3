import { RENUMBERINGS, renumberedCards } from '@furrow/testkit/renumbered-cards';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@furrow/agricola/cards/index');
  vi.resetModules();
});

const SETUPS: readonly { seed: number; seats: number; options: Readonly<Record<string, string>> }[] = [
  { seed: 11, seats: 1, options: { mode: 'base', decks: 'A,B' } },
  { seed: 12, seats: 2, options: { mode: 'base', decks: 'A,B' } },
  { seed: 13, seats: 4, options: { mode: 'base', decks: 'A,B,L' } },
  { seed: 14, seats: 3, options: { edition: '2007' } },
];
/** After every so many moves a position is kept. */
const EVERY = 9;
const TIMEOUT = 120_000;

/** Everything with which games are played, kept and shown. */
async function program() {
  // First of all: what is put in its place is known only when an import has begun.
  const cards = await import('@furrow/agricola/cards/index');
  const [game, codec, events, hashes, texts, views, random] = await Promise.all([
    import('@furrow/agricola/game'),
    import('@furrow/kernel/codec'),
    import('@furrow/kernel/event-forms'),
    import('@furrow/kernel/hash'),
    import('@furrow/kernel/record-text'),
    import('@furrow/kernel/view'),
    import('@furrow/testkit/random-record'),
  ]);
  return { ...game, ...cards, ...codec, ...events, ...hashes, ...texts, ...views, ...random };
}
type Program = Awaited<ReturnType<typeof program>>;

/** What is kept of a game: its record, the hash after each move, and what was told and seen of it; and the numbers in hand. */
function keptOf(by: Program, text: string) {
  const { agricola, encode, encodeView, hash, hashText, readRecord, view, writeEvent, writeRecord } = by;
  const record = readRecord(agricola, text);
  const { schema, events, seats } = record.game;
  const hashes: string[] = [];
  const states: string[] = [];
  const seen: string[] = [];
  for (let moves = 0; moves <= record.length; moves++) {
    const state = record.stateAfter(moves);
    if (state === undefined) throw new Error(`there is no state after ${moves} moves`);
    hashes.push(hashText(hash(schema, state)));
    if (moves % EVERY > 0) continue;
    states.push(JSON.stringify(encode(schema, state)));
    for (let viewer = by.SPECTATOR; viewer < seats; viewer++)
      if (viewer !== -1) seen.push(JSON.stringify(encodeView(schema, view(schema, state, viewer))));
  }
  const told = record.moves.flatMap(({ heard }) =>
    heard.map((one) => JSON.stringify(writeEvent(events, one))),
  );
  const hands = record.stateAfter(record.length - 1)?.players.map(({ hand, played }) => [...hand, ...played]);
  return { text: writeRecord(record), hashes, states, seen, told, hands };
}

describe.each(RENUMBERINGS)('cards with other numbers: %s', (how) => {
  test.each(SETUPS)(
    'a record is played to the same hashes, positions, views and events: $seats seats, $options',
    async (setup) => {
      const before = await program();
      const { agricola, randomRecord, writeRecord } = before;
      const choose = () => undefined;
      const kept = keptOf(before, writeRecord(randomRecord(agricola, setup, choose)));

      vi.resetModules();
      vi.doMock('@furrow/agricola/cards/index', () => renumberedCards(how));
      const after = await program();
      const numbers = before.cards.map(({ id }) => after.findCard(id)?.number);
      expect(numbers).not.toContain(undefined);
      const unchanged = numbers.filter((number, i) => number === before.cards[i].number);
      expect(unchanged.length).toBeLessThan(before.cards.length / 20);
      const { hands, ...again } = keptOf(after, kept.text);
      expect({ ...again, hands: kept.hands }).toEqual(kept);
      if (setup.options.decks !== undefined) expect(hands).not.toEqual(kept.hands);

      const { schema } = after.agricola.open(setup.options, setup.seats);
      for (const text of kept.states)
        expect(JSON.stringify(after.encode(schema, after.decode(schema, JSON.parse(text))))).toBe(text);
      for (const text of kept.seen)
        expect(JSON.stringify(after.encodeView(schema, after.decodeView(schema, JSON.parse(text))))).toBe(
          text,
        );
    },
    TIMEOUT,
  );
});

test('hands, cards in play and what they do is there to be written', async () => {
  const by = await program();
  const record = by.randomRecord(by.agricola, SETUPS[1], () => undefined);
  const { states, told } = keptOf(by, by.writeRecord(record));
  expect(states.some((text) => /"played":\["/.test(text))).toBe(true);
  expect(told.some((text) => text.startsWith('{"event":"played"'))).toBe(true);
});
