import { expect, test } from 'vitest';
import { breathOf } from '../src/engine/breath';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import { agricolaFamily } from '../src/engine/snapshot/agricola';
import { laidOut, newRound } from '../src/motion/laid-out';
import type { Table } from '../src/protocol/table';
import { turnsOf } from '../src/table/turns';
import { findPosition } from './position';

/** A random game with hands up to its sixth round, move by move, as seat 0 sees it. */
function sixRounds(): Table[] {
  const { text } = findPosition({
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: 2,
    is: ({ seat }, { game, state }) => seat === 0 && game.round(state).now === 6,
    prefers: (words) => /^(lessons|play|major|meeting-place)/.test(words),
  });
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.importRecord(text);
  const { all } = tables[tables.length - 1].moves;
  tables.length = 0;
  for (let move = 0; move <= all; move++) engine.replay(move);
  return tables;
}

const tables = sixRounds();
const steps = tables.slice(1).map((after, i) => [tables[i], after] as const);

test('a card that somebody else lays out is shown once, with all that stands on it', () => {
  const shown = steps.flatMap(([before, after]) => laidOut(before, after) ?? []);
  const last = tables[tables.length - 1];
  const others = last.seats.filter(({ seat }) => seat !== last.viewer).flatMap(({ cards }) => cards);
  expect(others.length).toBeGreaterThan(0);
  for (const { id } of others) expect(shown.filter(({ card }) => card.id === id)).toHaveLength(1);
  for (const { seat, card } of shown) {
    expect(seat.seat).not.toBe(last.viewer);
    expect(card.text.length).toBeGreaterThan(0);
  }
});

test('every new round is told with the card that it brings', () => {
  // As a page sees them: what chance reveals comes together with the round.
  const revealed = tables.filter(({ board }) =>
    board.some(({ spaces }) => spaces.some(({ fresh }) => fresh)),
  );
  const rounds = revealed.slice(1).flatMap((after, i) => newRound(revealed[i], after) ?? []);
  expect(rounds).toHaveLength(5);
  for (const { words, brings } of rounds) expect([words, brings]).not.toContain('');
});

test('where a round begins, bots wait longer', () => {
  const placed = { seat: 0, move: { verb: 'place', things: [0] }, text: 'forest' };
  const round = { ...placed, heard: [{ event: 'round' }] };
  const chance = { ...placed, seat: -1, heard: [] };
  const quiet = { ...placed, heard: [{ event: 'gained' }] };
  const breath = (...moves: (typeof placed & { heard: { event: string }[] })[]) =>
    breathOf({ moves }, agricolaFamily);
  expect(breath(quiet, round, chance)).toBeGreaterThan(2);
  expect(breath(round, quiet)).toBe(1);
  expect(breath()).toBe(1);
});

test('while a harvest plays, bots wait; then one family after the other eats at the usual pace', () => {
  const placed = { seat: 0, move: { verb: 'place', things: [0] }, text: 'forest' };
  const fed = { event: 'fed', seat: 1, food: 2, begging: 0 };
  const born = { event: 'born', seat: 1, animals: [7] };
  const breath = (...heard: { event: string }[]) =>
    breathOf({ moves: [{ ...placed, heard }] }, agricolaFamily);
  expect(breath({ event: 'harvest' })).toBe(2);
  expect(breath(fed)).toBe(1);
  expect(breath({ event: 'harvest' }, fed, born)).toBe(4);
});

test('the log has one line for every person that is placed', () => {
  const { log } = tables[tables.length - 1];
  const told = turnsOf(log, 0).filter(({ used }) => used !== undefined);
  // Two people each in five rounds at least, and nobody twice.
  expect(told.length).toBeGreaterThanOrEqual(20);
  expect(told.some(({ gains }) => gains.length > 0)).toBe(true);
  expect(told.some(({ laid }) => laid.length > 0)).toBe(true);
  for (const { lines } of told) expect(lines.filter(({ used }) => used !== undefined)).toHaveLength(1);
});

test('AG-V52 a card that anybody draws from the Forest deck is shown once, told in the line of the turn, and its pile is counted', () => {
  const { text } = findPosition({
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B', 'forest-deck': 'on' },
    seats: 2,
    is: ({ seat }, { game, state, moves }) =>
      seat === 0 && game.round(state).now > 3 && moves.some(({ move }) => move.verb === 'draw'),
    prefers: (words) => words.startsWith('forest'),
  });
  const shown: Table[] = [];
  const engine = new Engine(openSaves(), (table) => shown.push(table));
  engine.importRecord(text);
  const last = shown[shown.length - 1];
  shown.length = 0;
  for (let move = 0; move <= last.moves.all; move++) engine.replay(move);
  const drawn = shown.filter(({ drew }, i) => drew !== undefined && drew.move !== shown[i - 1]?.drew?.move);
  expect(drawn.length).toBeGreaterThan(0);
  for (const after of drawn) {
    const before = shown[shown.indexOf(after) - 1];
    expect(laidOut(before, after)).toMatchObject({ card: { id: after.drew?.card.id } });
    expect(after.log.some(({ laid }) => laid === after.drew?.card.title)).toBe(true);
  }
  const pile = ({ notes }: Table) => Number(/\d+/.exec(notes.join())?.[0]);
  expect(pile(last)).toBeLessThan(pile(shown[0]));
});
