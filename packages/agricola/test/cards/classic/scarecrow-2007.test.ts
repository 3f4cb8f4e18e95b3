import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const sowing = () =>
  new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'scarecrow-2007')
    .lay(1, { fields: 'a4 a5 b5' });

test('Z324 Scarecrow: it needs 2 empty fields', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'scarecrow-2007').lay(1, { fields: 'a5' });
  expect(game.play('1 start-minor').offered(1)).toEqual(['no']);
  const two = new CardScenario({ edition: '2007' }).hold(1, 'scarecrow-2007').lay(1, { fields: 'a4 a5' });
  expect(two.changes('1 start-minor; yes; play scarecrow-2007')).toEqual(minorPlayed('scarecrow-2007'));
});

test('Z324 Scarecrow RU-373: for 1 wood 2 grain are sown on one of the fields, which then has 6', () => {
  const game = sowing().give(1, { wood: 1, grain: 3, vegetable: 1 });
  game.play('1 sow-bake; sow grain a4 grain a5 vegetable b5; yes');
  expect(game.offered(1)).toEqual(['cell a4', 'cell a5']);
  expect(game.changes('1 cell a5')).toMatchObject({
    '1 wood': [1, 0],
    '1 grain': [1, 0],
    '1 a5 grain': [3, 6],
  });
});

test.each([
  [{ grain: 1, wood: 1 }, 'sow grain a4'],
  [{ grain: 2, wood: 0 }, 'sow grain a4'],
  [{ grain: 1, vegetable: 1, wood: 1 }, 'sow vegetable a4'],
])('Z324 Scarecrow: with %o nothing is offered after %s', (goods, sow) => {
  const game = sowing().give(1, goods);
  game.play(`1 sow-bake; ${sow}`);
  expect(game.offered(2)).toContain('clay-1');
});
