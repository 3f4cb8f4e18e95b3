import { expect, test } from 'vitest';
import { listAhead } from '../src/decisions/list-ahead';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { Asked } from '../src/protocol/asked';
import type { Table } from '../src/protocol/table';
import { findPosition } from './position';

/** A game in which somebody is asked whether they play a minor improvement, and can. */
function beforeMinor(): { engine: Engine; last: () => Table; asked: () => Asked } {
  const { text } = findPosition({
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: 2,
    is: (decision, { state, game }) =>
      decision.question().ask === 'may' &&
      decision.domain.moves().length === 2 &&
      game.round(state).now > 1 &&
      JSON.stringify(decision.question()).includes('"minor"'),
  });
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.prefer({ pace: 0 });
  expect(handlersOf(engine).importRecord({ text })).toEqual({ ok: true });
  const last = () => tables[tables.length - 1];
  return { engine, last, asked: () => listAhead(last().asked[0], 'None') };
}

test('whether a minor improvement is played and which one are asked as one: the cards, and none', () => {
  const { last, asked } = beforeMinor();
  const { ask, choices, prompt } = asked();
  expect(last().asked[0].ask).toBe('may');
  expect(ask).toBe('minor');
  expect(prompt).toMatch(/which minor improvement/);
  const cards = choices.filter(({ target }) => target?.on === 'card');
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ first }) => first?.verb === 'yes')).toBe(true);
  const others = choices.filter(({ target, anytime }) => target === undefined && !anytime);
  expect(others.map(({ words, move }) => [words, move.verb])).toEqual([['None', 'no']]);
});

test('a card of the list is played with the yes before it, and undo takes back both', () => {
  const { engine, last, asked } = beforeMinor();
  const moves = last().moves.all;
  const { seat, number, choices } = asked();
  const [card] = choices.filter(({ first }) => first !== undefined);
  expect(engine.play(seat, card.move, number, { ...(card.first && { first: card.first }) })).toEqual({
    ok: true,
  });
  engine.present.stop();
  const played = engine.exportRecord();
  expect(played).toContain(`yes; ${card.notation}`);
  expect(last().back.undo).toBe(moves);
  engine.back(moves);
  expect(asked().ask).toBe('minor');
  expect(last().moves.all).toBe(moves);
});

test('none of the list is a no', () => {
  const { engine, asked } = beforeMinor();
  const { seat, number, choices } = asked();
  const none = choices.find(({ move }) => move.verb === 'no');
  if (none === undefined) throw new Error('none is not on the list');
  expect(engine.play(seat, none.move, number)).toEqual({ ok: true });
  engine.present.stop();
  expect(engine.exportRecord()).toMatch(/; no\b/);
});
