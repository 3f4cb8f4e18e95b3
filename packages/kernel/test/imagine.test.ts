import { expect, test } from 'vitest';
import { seededDice } from '../src/dice';
import { view } from '../src/view';
import { toyGame } from './toy/toy-game';
import { BIDDING, toyRecord } from './toy/toy-record';
import { toySchema } from './toy/toy-schema';

const game = toyGame.open({}, 2);

test('what is imagined looks to the viewer exactly as what it has seen', () => {
  const { state } = toyRecord(2, `${BIDDING}\n1 offer 1 gold`);
  for (const viewer of [0, 1]) {
    const seen = view(toySchema, state, viewer);
    const imagined = game.imagine(seen, seededDice(viewer));
    expect(view(toySchema, imagined, viewer)).toEqual(seen);
  }
});

test('what is not seen is drawn: other dice imagine other things', () => {
  const { state } = toyRecord(2, BIDDING);
  const seen = view(toySchema, state, 0);
  const secrets = [1, 2, 3, 4, 5].map((seed) => game.imagine(seen, seededDice(seed)).players[1].luck);
  expect(new Set(secrets).size).toBeGreaterThan(1);
});

test('an imagined state shares nothing with the view it was made from', () => {
  const { state } = toyRecord(2, BIDDING);
  const seen = view(toySchema, state, 0);
  const before = JSON.stringify(seen);
  const imagined = game.imagine(seen, seededDice(1));
  imagined.players[0].purse[0] += 5;
  imagined.main.push(0, 0, 0);
  expect(JSON.stringify(seen)).toBe(before);
});
