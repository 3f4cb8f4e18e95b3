import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [3, '1 grain', [0, 1]],
  [4, '1 food', [3, 4]],
  [5, '1 food', [3, 4]],
])('I224 Field Worker: when another of %i players sows, %s goes %o', (seats, what, change) => {
  const game = new CardScenario({ edition: '2007', seats, start: 2, revealed: 'sow-bake' })
    .inPlay(1, 'field-worker-2007')
    .give(2, { grain: 2 })
    .lay(2, { fields: 'a1 a2' });
  expect(game.changes('2 sow-bake; sow grain a1 grain a2')).toMatchObject({ [what]: change });
});

test('I224 Field Worker: nothing when the owner sows', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'sow-bake' })
    .inPlay(1, 'field-worker-2007')
    .give(1, { grain: 1 })
    .lay(1, { fields: 'a1' });
  expect(game.changes('1 sow-bake; sow grain a1')).toMatchObject({ '1 grain': [1, 0] });
});
