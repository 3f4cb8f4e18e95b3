import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each(['plow', 'plow-sow'])('K113 Flail: on the space %s bread may be baked as well', (space) => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' })
    .inPlay(1, 'flail-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain: 1 });
  game.play(`1 ${space}; yes; bake 1; field a1`);
  expect(game.board()).toMatchObject({ '1 a1': 'field', '1 food': 4 });
  expect(game.board()).not.toHaveProperty('1 grain');
});

test('K113 Flail RU-200: it needs 1 occupation', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'flail-2007 corn-sheaf-2007')
    .give(1, { wood: 1 });
  expect(game.why('1 start-minor; yes; play flail-2007')).toMatchObject({ why: 'needs' });
});

test('K113 Flail: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'flail-2007').give(1, { wood: 1 });
  expect(game.inPlay(1, 'plowman-2007').changes('1 start-minor; yes; play flail-2007')).toEqual({
    ...minorPlayed('flail-2007'),
    '1 wood': [1, 0],
  });
});
