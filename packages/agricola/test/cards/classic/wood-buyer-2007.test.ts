import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const game = () =>
  new CardScenario({ edition: '2007', seats: 3, start: 2, round: 5, revealed: 'stone-2' }).inPlay(
    1,
    'wood-buyer-2007',
  );

test('I234 Wood Buyer: 1 wood of what another player gets may be bought for 1 food', () => {
  expect(game().changes('2 wood-3\n1 yes')).toEqual({
    'person wood-3': [0, 2],
    'on wood-3': [3, 0],
    '2 home': [2, 1],
    '2 wood': [0, 2],
    '2 food': [2, 3],
    '1 food': [3, 2],
    '1 wood': [0, 1],
  });
});

test('I234 Wood Buyer: or not, and each time anew', () => {
  const buyer = game().play('2 wood-3\n1 no\n3 3-wood');
  expect(buyer.asked()[0].seat).toBe(1);
  expect(buyer.changes('1 yes')).toEqual({
    '3 wood': [2, 1],
    '3 food': [3, 4],
    '1 food': [3, 2],
    '1 wood': [0, 1],
  });
});

test('I234 Wood Buyer RU-312: wood that is chosen on a space counts, clay does not', () => {
  const buyer = game().play('2 3-resource; wood');
  expect(buyer.asked()[0].seat).toBe(1);
  expect(game().play('2 clay-1').asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});

test('I234 Wood Buyer: not without food', () => {
  const buyer = game().give(1, { food: 0 }).play('2 wood-3');
  expect(buyer.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
