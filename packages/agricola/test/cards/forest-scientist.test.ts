import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

const end = (round: number, revealed: string, piles: Readonly<Record<string, number>>) => {
  const game = lastTurn({ seats: 3, round, revealed }).inPlay(1, 'forest-scientist');
  for (const [space, n] of Object.entries({ forest: 0, grove: 0, ...piles })) game.pile(space, n);
  return game.changes('1 clay-pit');
};

const HOME = { ...ROUND_FIVE, '3 home': [0, 2] };

test('B139 Forest Scientist: 1 food when people go home if no wood lies on any space', () => {
  expect(end(3, 'sheep-market', {})).toEqual({ ...HOME, round: [3, 4], '1 food': [20, 21] });
});

test('B139 Forest Scientist: from round 5 on 2 food', () => {
  expect(end(5, 'basic-wish', {})).toEqual({ ...HOME, round: [5, 6], '1 food': [20, 22] });
});

test.each(['forest', 'grove'])('B139 Forest Scientist: nothing while wood lies on %s', (space) => {
  expect(end(3, 'sheep-market', { [space]: 1 })).not.toHaveProperty('1 food');
});
