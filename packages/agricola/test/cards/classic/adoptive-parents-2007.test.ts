import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K267 Adoptive Parents: for 1 food the offspring is placed in the same round', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'adoptive-parents-2007')
    .lay(1, { rooms: 'a1' });
  expect(game.changes('1 growth-minor; yes')).toEqual({
    'person growth-minor': [0, 1],
    '1 people': [2, 3],
    '1 food': [2, 1],
  });
});

test('K267 Adoptive Parents: it may be declined', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'adoptive-parents-2007')
    .lay(1, { rooms: 'a1' });
  expect(game.changes('1 growth-minor; no')).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
});
