import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('K284 Wood Distributor: 2 wood at once', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'wood-distributor-2007');
  expect(game.changes('1 occupation; play wood-distributor-2007')).toEqual({
    ...occupationPlayed('wood-distributor-2007'),
    '1 wood': [0, 2],
  });
});

const roundTwo = () =>
  new CardScenario({ edition: '2007' })
    .inPlay(1, 'wood-distributor-2007')
    .play('1 clay-1\n2 reed-1\n1 fishing\n2 grain');

test('K284 Wood Distributor: the wood goes to the clay, the reed and the fish', () => {
  const game = roundTwo();
  expect(game.changes('* reveal fences\n1 yes')).toMatchObject({
    'on wood-3': [3, 0],
    'besides wood on clay-1': [0, 2],
    'besides wood on reed-1': [0, 2],
    'besides wood on fishing': [0, 2],
  });
  expect(game.changes('1 fishing')).toMatchObject({
    '1 food': [3, 4],
    '1 wood': [0, 2],
    'on fishing': [1, 0],
    'besides wood on fishing': [2, 0],
  });
});

test.each([
  [4, 'clay-1', { 'clay-1': 3, 'reed-1': 2, fishing: 2 }],
  [5, 'clay-1', { 'clay-1': 2, 'reed-1': 3, fishing: 3 }],
])('K284 Wood Distributor: of %i and 3 more wood its owner says which space differs', (wood, space, lies) => {
  const game = roundTwo().pile('wood-3', wood);
  game.play(`* reveal fences\n1 yes; claim ${space}`);
  for (const [id, n] of Object.entries(lies)) expect(game.board()[`besides wood on ${id}`]).toBe(n);
});

test('K284 Wood Distributor: wood that lies on another space is taken by a person, as other cards see it', () => {
  const game = roundTwo().inPlay(1, 'woodcutter-2007');
  game.play('* reveal fences\n1 yes');
  expect(game.changes('1 reed-1')).toMatchObject({ '1 reed': [0, 1], '1 wood': [0, 3] });
});
