import { findCard } from '@furrow/agricola/cards/index';
import {
  cellsWith,
  center,
  counter,
  crops,
  goodsOnCard,
  type Memory,
  markedRound,
  pile,
  rim,
  room,
  stacksOf,
} from '@furrow/agricola/cards/memory';
import { atFirst, canKeep, cropsAs, goodsAs, stacksAs } from '@furrow/agricola/in-play/kept';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { broken } from '@furrow/agricola/state/invariants';
import { memoryWords } from '@furrow/agricola/vocabulary/memory-words';
import { decode, encode } from '@furrow/kernel/codec';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const several = goodsOnCard(0, 'wood', 'clay') as Extract<Memory, { keeps: 'goods' }>;

test.each<[string, Memory, number]>([
  ['3', counter(), 3],
  ['2', room, 2],
  ['round 9', markedRound, 9],
  ['4 food', goodsOnCard(4, 'food'), 4],
  ['2 wood 31 clay', several, goodsAs(several, 0, 2) + goodsAs(several, 1, 31)],
  ['reed stone', pile('wood', 'reed', 'stone'), 2],
  ['2 grain 1 vegetable', crops(1), cropsAs(0, 2) + cropsAs(1, 1)],
  ['0 grain 2 vegetable', crops(1), cropsAs(1, 2)],
  ['4 grain 0 vegetable', crops(1), cropsAs(0, 4)],
  ['3 grain 0 vegetable + 1 grain 0 vegetable', crops(2), cropsAs(0, 3) + cropsAs(0, 1, 1)],
  ['3+0+1 wood', stacksOf('wood', 3), stacksAs([3, 0, 1])],
  ['a1+a2+c5', cellsWith('clay'), (1 << 0) | (1 << 4) | (1 << 18)],
  ['b2', center, 1 << 5],
  ['a1n+a2n', rim, 0b101],
  ['nothing', rim, 0],
])('%s is what a card keeps, in words', (words, memory, kept) => {
  const inWords = memoryWords(memory);
  expect(canKeep(memory, kept)).toBe(true);
  expect([inWords.print(kept), inWords.parse(words)]).toEqual([words, kept]);
});

test.each<[string, Memory | undefined]>([
  ['1', undefined],
  ['-1', counter()],
  ['3.5', counter()],
  ['round', markedRound],
  ['4 wood', goodsOnCard(0, 'food')],
  ['4', goodsOnCard(0, 'food')],
  ['stone reed', pile('wood', 'reed', 'stone')],
  ['16 grain 0 vegetable', crops(1)],
  ['0 grain 16 vegetable', crops(1)],
  ['a6', cellsWith('clay')],
  ['a1+a2', center],
  ['a1s', rim],
  ['9', room],
])('%s cannot be kept', (words, memory) => {
  expect(memoryWords(memory).parse(words)).toBeUndefined();
});

test.each([
  ['grocer', 'wood grain reed stone vegetable clay reed vegetable'],
  ['hayloft-barn', '4 food'],
  ['moldboard-plow', '2'],
  ['wholesaler', '1 vegetable 1 boar 1 stone 1 cattle'],
])('%s keeps what it declares when it is played', (id, words) => {
  const keeps = findCard(id)?.keeps;
  expect(memoryWords(keeps).print(atFirst(keeps))).toBe(words);
});

test('a card that keeps more than it can is an invariant broken', () => {
  const game = new CardScenario().inPlay(1, 'grocer ropemaker');
  const rules = game.game.rules as Ruleset;
  const { memory } = game.player(1);
  expect(broken(rules, game.state)).toEqual([]);
  memory[0] = 9;
  expect(broken(rules, game.state)).toEqual(['the memory of the cards of 0']);
  memory[0] = 8;
  memory[1] = 1;
  expect(broken(rules, game.state)).toEqual(['the memory of the cards of 0']);
});

test('a written state says in words what cards keep', () => {
  const { game, state } = new CardScenario().inPlay(1, 'hayloft-barn ropemaker');
  const written = JSON.parse(JSON.stringify(encode(game.schema, state))) as {
    players: { memory: unknown }[];
  };
  expect(written.players[0].memory).toEqual(['4 food', 'nothing']);
  expect(decode(game.schema, written).players[0].memory).toEqual([4, 0]);
  written.players[0].memory = ['4 wood', 'nothing'];
  expect(() => decode(game.schema, written)).toThrow("state.players[0].memory[0]: '4 wood' is not known");
  written.players[0].memory = ['4 food'];
  expect(() => decode(game.schema, written)).toThrow('state.players[0].memory: has 1 of 2 values');
});
