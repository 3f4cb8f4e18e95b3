import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

test('L075 Shop Manager: played, it does nothing at once', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'shop-manager');
  expect(game.changes('1 lessons; play shop-manager')).toEqual(occupationPlayed('shop-manager'));
});

test('L075 Shop Manager RU-403: at the end of a round 1 food for every 5 of a resource, none for food and animals', () => {
  const game = lastTurn({ seats: 3 }).inPlay(1, 'shop-manager').lay(1, { stables: 'a4 a5' });
  game.give(1, { wood: 11, clay: 3, reed: 4, stone: 5, grain: 9, vegetable: 5 });
  expect(game.changes('1 clay-pit\n* reveal fencing')).toEqual({
    round: [1, 2],
    'revealed fencing': [0, 2],
    'on forest': [3, 6],
    'on grove': [2, 4],
    'on hollow': [1, 2],
    'on reed-bank': [1, 2],
    'on fishing': [1, 2],
    'on sheep-market': [1, 2],
    '1 clay': [3, 4],
    '1 food': [20, 25],
    '1 home': [1, 2],
    '2 home': [0, 2],
    '3 home': [0, 2],
  });
});
