import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B020 Chain Float: fields on the spaces 7, 8 and 9 rounds from now, as far as there are any', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' });
  game.hold(1, 'chain-float').give(1, { wood: 3 });
  expect(game.changes('1 meeting-place; yes; play chain-float')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 0],
    '1 hand chain-float': [1, 0],
    '1 card chain-float': [0, 1],
    '1 round 12 chain-float': [0, 1],
    '1 round 13 chain-float': [0, 1],
    '1 round 14 chain-float': [0, 1],
  });
  const late = new CardScenario({ round: 6, revealed: 'basic-wish' });
  late.hold(1, 'chain-float').give(1, { wood: 3 }).play('1 meeting-place; yes; play chain-float');
  expect(late.board()).toMatchObject({ '1 round 13 chain-float': 1, '1 round 14 chain-float': 1 });
  expect(late.board()).not.toHaveProperty('1 round 15 chain-float');
});

test('B020 Chain Float: at the start of such a round the field may be plowed', () => {
  const game = new CardScenario({ round: 2 }).hold(1, 'chain-float').give(1, { wood: 3 });
  game.play('1 meeting-place; yes; play chain-float');
  game.state.round = 8;
  game.play('2 day-laborer\n1 forest\n2 fishing\n* reveal pig-market');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; field a5')).toEqual({
    '1 a5': [0, 'field'],
    '1 round 9 chain-float': [1, 0],
    'on clay-pit': [1, 2],
    'on fishing': [0, 1],
    'on forest': [0, 3],
    'on pig-market': [0, 1],
    'on reed-bank': [1, 2],
    'on sheep-market': [1, 2],
  });
});

test('B020 Chain Float: or not, and then it is lost', () => {
  const game = new CardScenario({ round: 2 }).hold(1, 'chain-float').give(1, { wood: 3 });
  game.play('1 meeting-place; yes; play chain-float');
  game.state.round = 8;
  game.play('2 day-laborer\n1 forest\n2 fishing\n* reveal pig-market\n1 no');
  expect(game.board()).not.toHaveProperty('1 round 9 chain-float');
  expect(game.board()).toMatchObject({ '1 round 10 chain-float': 1 });
});
