import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each(['clay', 'grain'])('B156 Storehouse Keeper: 1 %s besides at the Resource Market', (good) => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'storehouse-keeper').play('1 resource-market');
  expect(game.offered()).toEqual(['clay', 'grain']);
  expect(game.changes(`1 ${good}`)).toEqual({
    [`1 ${good}`]: [0, 1],
    '1 food': [2, 3],
    '1 reed': [0, 1],
    '1 stone': [0, 1],
  });
});

test('B156 Storehouse Keeper: nothing when others use it', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'storehouse-keeper')
    .play('1 fishing\n2 resource-market');
  expect(game.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
