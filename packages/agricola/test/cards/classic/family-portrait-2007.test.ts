import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('Z317 Family Portrait: 4 points for 2 food for each person; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'family-portrait-2007')
    .family(1, 3)
    .give(1, { food: 7 });
  expect(game.changes('1 start-minor; yes; play family-portrait-2007')).toEqual({
    ...minorPassedOn('family-portrait-2007'),
    '1 home': [3, 2],
    '1 food': [7, 1],
    '1 bonus': [0, 4],
  });
});

test('Z317 Family Portrait: not with too little food', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'family-portrait-2007 corn-sheaf-2007')
    .give(1, { food: 3 });
  expect(game.offered(1)).toContain('start-minor');
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
