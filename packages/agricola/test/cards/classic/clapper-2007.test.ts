import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K127 Clapper: a use of Family Growth brings 1 grain on each field with grain', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'clapper-2007')
    .lay(1, { rooms: 'a1', fields: 'a2 a3 a4', grain: { a2: 1, a3: 3 } });
  expect(game.changes('1 growth-minor')).toEqual({
    'person growth-minor': [0, 11],
    '1 home': [2, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    '1 a2 grain': [1, 2],
    '1 a3 grain': [3, 4],
  });
});

test('K127 Clapper: it acts at once if the family has grown there in this round; it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .hold(1, 'clapper-2007')
    .lay(1, { rooms: 'a1', fields: 'a2', grain: { a2: 1 } })
    .give(1, { wood: 1 });
  expect(game.changes('1 growth-minor; yes; play clapper-2007')).toMatchObject({
    '1 wood': [1, 0],
    '1 a2 grain': [1, 2],
    '1 card clapper-2007': [0, 1],
  });
});

test('K127 Clapper: otherwise nothing happens when it is played', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'clapper-2007')
    .lay(1, { fields: 'a2', grain: { a2: 1 } })
    .give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play clapper-2007')).toEqual({
    ...minorPlayed('clapper-2007'),
    '1 wood': [1, 0],
  });
});
