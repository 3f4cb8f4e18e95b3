import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => new CardScenario({ seats: 3 }).inPlay(1, 'riverine-shepherd');

test('A137 Riverine Shepherd: with the Sheep Market 1 reed from the Reed Bank', () => {
  expect(ready().changes('1 sheep-market; yes')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [1, 0],
    'on reed-bank': [1, 0],
    '1 sheep': [0, 1],
    '1 reed': [0, 1],
  });
});

test('A137 Riverine Shepherd: with the Reed Bank 1 sheep from the Sheep Market, only one', () => {
  const game = ready().pile('sheep-market', 3).pile('reed-bank', 2);
  expect(game.changes('1 reed-bank; yes')).toMatchObject({
    'on sheep-market': [3, 2],
    '1 reed': [0, 2],
    '1 sheep': [0, 1],
  });
});

test('A137 Riverine Shepherd: it is optional, and nothing can be taken from an empty space', () => {
  expect(ready().changes('1 sheep-market; no')).toMatchObject({ '1 sheep': [0, 1] });
  const empty = ready().pile('reed-bank', 0).play('1 sheep-market');
  expect(empty.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
