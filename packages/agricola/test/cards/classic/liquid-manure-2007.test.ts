import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K118 Liquid Manure: 1 more on each field that is sown', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'liquid-manure-2007')
    .lay(1, { fields: 'a1 a2' })
    .give(1, { grain: 1, vegetable: 1 });
  expect(game.changes('1 sow-bake; sow grain a1 vegetable a2; add a1 a2')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 vegetable': [1, 0],
    '1 a1 grain': [0, 4],
    '1 a2 vegetable': [0, 3],
  });
});

test('K118 Liquid Manure: it needs 4 animals', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'liquid-manure-2007 corn-sheaf-2007')
    .give(1, { sheep: 1, boar: 1, cattle: 1 });
  expect(game.why('1 start-minor; yes; play liquid-manure-2007')).toMatchObject({ why: 'needs' });
});

test('K118 Liquid Manure: it is free with 4 animals', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'liquid-manure-2007')
    .lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w' })
    .give(1, { sheep: 4 });
  expect(game.changes('1 start-minor; yes; play liquid-manure-2007')).toEqual(
    minorPlayed('liquid-manure-2007'),
  );
});
