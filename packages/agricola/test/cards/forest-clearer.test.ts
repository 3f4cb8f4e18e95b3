import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const gained = (wood: number) =>
  new CardScenario({ seats: 4 }).inPlay(1, 'forest-clearer').pile('forest', wood).changes('1 forest');

test('B162 Forest Clearer: 1 more wood with exactly 2, 3 or 4, and 1 food with 2 or 4', () => {
  const used = { 'person forest': [0, 1], '1 home': [2, 1] };
  expect(gained(2)).toEqual({ ...used, 'on forest': [2, 0], '1 wood': [0, 3], '1 food': [2, 3] });
  expect(gained(3)).toEqual({ ...used, 'on forest': [3, 0], '1 wood': [0, 4] });
  expect(gained(4)).toEqual({ ...used, 'on forest': [4, 0], '1 wood': [0, 5], '1 food': [2, 3] });
  expect(gained(5)).toEqual({ ...used, 'on forest': [5, 0], '1 wood': [0, 5] });
});

test('B162 Forest Clearer A56 Basket: wood that is laid back afterwards counts', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'forest-clearer basket').pile('forest', 4);
  game.play('1 forest; yes');
  expect(game.board()).toMatchObject({ '1 wood': 3, '1 food': 6, 'on forest': 2 });
});
