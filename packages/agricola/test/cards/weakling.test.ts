import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (piles: Readonly<Record<string, number>>, cards = '') => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, `weakling ${cards}`);
  for (const [space, n] of Object.entries(piles)) game.pile(space, n);
  return game;
};

test('B161 Weakling: 1 vegetable if 5 goods lie on a space that was not used', () => {
  expect(ready({ forest: 5 }).changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 vegetable': [0, 1],
  });
  expect(ready({ forest: 5, 'clay-pit': 4 }).changes('1 clay-pit')).toMatchObject({ '1 vegetable': [0, 1] });
});

test('B161 Weakling: nothing with fewer goods on all spaces', () => {
  expect(ready({ forest: 4 }).changes('1 day-laborer')).not.toHaveProperty('1 vegetable');
});

test('B161 Weakling: nothing for who uses such a space, even if there is another', () => {
  expect(ready({ forest: 5, grove: 6 }).changes('1 forest')).not.toHaveProperty('1 vegetable');
});

test('B161 Weakling: the whole turn counts, that of a second person too', () => {
  const second = (spaces: string) => ready({ forest: 5, 'sheep-market': 1 }, 'lasso').changes(spaces);
  expect(second('1 sheep-market; yes; forest')).not.toHaveProperty('1 vegetable');
  expect(second('1 sheep-market; yes; clay-pit')).toMatchObject({ '1 vegetable': [0, 1] });
});

test('B161 Weakling: what is taken from the space during the turn does not matter', () => {
  const game = ready({ forest: 5 }, 'work-certificate');
  expect(game.changes('1 day-laborer; yes; forest')).toMatchObject({
    'on forest': [5, 4],
    '1 vegetable': [0, 1],
  });
});

test('B161 Weakling: not in turns of others', () => {
  expect(ready({ forest: 5 }).play('1 forest').changes('2 day-laborer')).not.toHaveProperty('1 vegetable');
});
