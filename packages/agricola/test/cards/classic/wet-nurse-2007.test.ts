import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K270 Wet Nurse: for each room that was built a child may come, for 1 food', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'wet-nurse-2007')
    .give(1, { wood: 10, reed: 4, food: 2 });
  expect(game.changes('1 farm-expansion; room a1; room b2; yes; yes')).toMatchObject({
    '1 people': [2, 4],
    '1 newborns': [0, 2],
    '1 food': [2, 0],
  });
});

test('K270 Wet Nurse: not without room, and not without a new room', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'wet-nurse-2007')
    .family(1, 3)
    .give(1, { wood: 5, reed: 2, food: 2 });
  expect(game.changes('1 farm-expansion; room a1')).not.toHaveProperty('1 newborns');
});
