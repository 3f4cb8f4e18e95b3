import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('E11 Field: a field is plowed for 1 food; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'field-2007');
  expect(game.changes('1 start-minor; yes; play field-2007; field a1')).toEqual({
    ...minorPassedOn('field-2007'),
    '1 food': [2, 1],
    '1 a1': [0, 'field'],
  });
});

test('AG-R1225 E11 Field: no plow is used with it', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'field-2007')
    .inPlay(1, 'crooked-plow-2007 swing-plow-2007');
  expect(game.changes('1 start-minor; yes; play field-2007; field a1')).toEqual({
    ...minorPassedOn('field-2007'),
    '1 food': [2, 1],
    '1 a1': [0, 'field'],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('E11 Field: not without a space for the field', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'field-2007 corn-sheaf-2007')
    .lay(1, { fields: 'a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5' });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
