import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'district-manager');
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 2;
  return game;
};

test('B158 District Manager: 5 food after a work phase in which its owner used Forest and Grove', () => {
  const both = {
    round: [1, 2],
    'on forest': [3, 0],
    'on grove': [2, 0],
    '2 home': [0, 2],
    '3 home': [0, 2],
    '4 home': [0, 2],
    '1 wood': [0, 5],
    '1 food': [2, 7],
  };
  expect(ready().changes('1 forest\n1 grove')).toEqual(both);
  expect(ready().changes('1 grove\n1 forest')).toEqual(both);
});

test('B158 District Manager: nothing with one of them alone', () => {
  expect(ready().changes('1 forest\n1 copse')).not.toHaveProperty('1 food');
});

test('B158 District Manager: others do not help', () => {
  const game = ready();
  game.player(2).home = 1;
  game.player(1).home = 1;
  expect(game.changes('1 forest\n2 grove')).not.toHaveProperty('1 food');
});
