import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['a5', 4, 1],
  ['a5+b5', 6, 2],
])('I264 Fencer: when another encloses %s with %i fences, the owner gets %i wood', (spaces, n, wood) => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2, round: 2, revealed: 'fences sheep' })
    .inPlay(1, 'fencer-2007')
    .give(2, { wood: 6 });
  expect(game.changes(`2 fences; pasture ${spaces}`)).toMatchObject({
    '1 wood': [0, wood],
    '2 wood': [6, 6 - n],
  });
});

test('I264 Fencer: nothing for own fences', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 2, revealed: 'fences sheep' })
    .inPlay(1, 'fencer-2007')
    .give(1, { wood: 6 });
  expect(game.changes('1 fences; pasture a5')).toMatchObject({ '1 wood': [6, 2] });
});
