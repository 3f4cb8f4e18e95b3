import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

const holding = () =>
  new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'hobby-farmer-2007').give(1, { grain: 1 });

test('E180 Hobby Farmer: 1 vegetable, sown at once', () => {
  const game = holding().lay(1, { fields: 'a1 a2' });
  game.play('1 occupation; play hobby-farmer-2007; yes');
  expect(game.offered()).toEqual(['sow vegetable a1']);
  game.play('1 sow vegetable a2');
  expect(game.board()).toMatchObject({ '1 grain': 1, '1 a2': 'field', '1 a2 vegetable': 2 });
  expect(game.board()).not.toHaveProperty('1 vegetable');
});

test('E180 Hobby Farmer: no grain, and no second field', () => {
  const game = holding().lay(1, { fields: 'a1 a2' }).give(1, { vegetable: 1 });
  game.play('1 occupation; play hobby-farmer-2007; yes');
  expect(game.why('1 sow grain a1')).toBeDefined();
  expect(game.why('1 sow vegetable a1 vegetable a2')).toBeDefined();
});

test('E180 Hobby Farmer: or kept, as without an empty field', () => {
  expect(holding().changes('1 occupation; play hobby-farmer-2007')).toEqual({
    ...occupationPlayed('hobby-farmer-2007'),
    '1 vegetable': [0, 1],
  });
});
