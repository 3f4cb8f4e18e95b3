import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E32 Potato Dibber: 1 more vegetable on each field that is sown with them, none with grain', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'potato-dibber-2007')
    .lay(1, { fields: 'a1 a2 a3' })
    .give(1, { grain: 1, vegetable: 2 });
  expect(game.changes('1 sow-bake; sow vegetable a1 vegetable a2 grain a3')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 vegetable': [2, 0],
    '1 a1 vegetable': [0, 3],
    '1 a2 vegetable': [0, 3],
    '1 a3 grain': [0, 3],
  });
});

test('E32 Potato Dibber: on a field card too', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'potato-dibber-2007 bean-field-2007')
    .give(1, { vegetable: 1 });
  expect(game.changes('1 sow-bake; sow vegetable bean-field-2007')).toMatchObject({
    '1 on bean-field-2007': [0, 48],
  });
});

test('E32 Potato Dibber: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'potato-dibber-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play potato-dibber-2007')).toEqual({
    ...minorPlayed('potato-dibber-2007'),
    '1 wood': [1, 0],
  });
});
