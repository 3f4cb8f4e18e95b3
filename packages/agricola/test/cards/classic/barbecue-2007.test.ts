import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('Z318 Barbecue: as many animals as people become food; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'barbecue-2007')
    .lay(1, { stables: 'a1 a2 a3' })
    .give(1, { sheep: 1, boar: 1, cattle: 1 });
  expect(game.changes('1 start-minor; yes; play barbecue-2007; yes; boar; yes; cattle')).toEqual({
    ...minorPassedOn('barbecue-2007'),
    '1 boar': [1, 0],
    '1 cattle': [1, 0],
    '1 food': [2, 11],
  });
});

test('Z318 Barbecue: what is roasted is turned into food, as other cards see it', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .hold(1, 'barbecue-2007')
    .inPlay(1, 'tanner-2007')
    .inPlay(2, 'slaughterman-2007')
    .lay(1, { stables: 'a1' })
    .give(1, { boar: 1 });
  expect(game.changes('1 start-minor; yes; play barbecue-2007; yes; boar')).toMatchObject({
    '1 boar': [1, 0],
    '1 on tanner-2007 boar': [0, 1],
    '2 food': [3, 4],
  });
});
