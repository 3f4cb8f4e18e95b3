import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K137 Turnip Field: when it is played there may be sowing at once, on it too', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'turnip-field-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007')
    .give(1, { vegetable: 1 });
  game.play('1 start-minor; yes; play turnip-field-2007; yes; sow vegetable turnip-field-2007');
  expect(game.board()).toHaveProperty('1 on turnip-field-2007');
  expect(game.board()).not.toHaveProperty('1 vegetable');
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K137 Turnip Field: no grain is sown there', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'turnip-field-2007')
    .give(1, { grain: 1 });
  expect(game.offered(1)).not.toContain('sow-bake');
});

test('K137 Turnip Field: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'turnip-field-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.why('1 start-minor; yes; play turnip-field-2007')).toMatchObject({ why: 'needs' });
});
