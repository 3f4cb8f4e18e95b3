import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L080 Exchange Advertiser: played, it does nothing at once', () => {
  const game = new CardScenario().hold(1, 'exchange-advertiser');
  expect(game.changes('1 lessons; play exchange-advertiser')).toEqual(
    occupationPlayed('exchange-advertiser'),
  );
});

test('L080 Exchange Advertiser: of 3 wood that come 1 may become another building resource', () => {
  const game = new CardScenario().inPlay(1, 'exchange-advertiser').give(1, { clay: 1 }).play('1 forest');
  expect(game.board()['1 wood']).toBe(3);
  expect(game.play('yes').offered()).toEqual(['wood']);
  expect(game.play('wood').offered()).toEqual(['clay', 'reed', 'stone']);
  expect(game.play('stone').board()).toMatchObject({ '1 wood': 2, '1 clay': 1, '1 stone': 1 });
  const kept = new CardScenario().inPlay(1, 'exchange-advertiser').play('1 forest');
  expect(kept.changes('no')).toEqual({});
});

test('L080 Exchange Advertiser: what cards add to it counts too', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'exchange-advertiser wood-cutter').pile('copse', 2);
  expect(game.changes('1 copse; yes; wood; reed')).toEqual({
    'person copse': [0, 1],
    'on copse': [2, 0],
    '1 home': [2, 1],
    '1 wood': [0, 2],
    '1 reed': [0, 1],
  });
});

test('L080 Exchange Advertiser: not for 2 building resources, nor for other goods', () => {
  const game = new CardScenario().inPlay(1, 'exchange-advertiser').pile('forest', 2).play('1 forest');
  expect(game.asked()[0]).toMatchObject({ kind: 'work', seat: 2 });
  const food = new CardScenario().inPlay(1, 'exchange-advertiser').pile('fishing', 3).play('1 fishing');
  expect(food.asked()[0]).toMatchObject({ kind: 'work', seat: 2 });
});
