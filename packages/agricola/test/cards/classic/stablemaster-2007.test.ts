import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E208 Stablemaster: one stable outside of pastures holds 3 animals of a type, the others 1', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'stablemaster-2007')
    .lay(1, { stables: 'a4 a5' })
    .pile('sheep', 6);
  game.play('1 sheep');
  expect(game.offered()).toEqual(['keep 5 sheep']);
});

test('E208 Stablemaster: not of two types', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'stablemaster-2007')
    .lay(1, { stables: 'a5' })
    .give(1, { boar: 1, cattle: 1 });
  game.play('1 sheep');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('E208 Stablemaster: not in a pasture', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'stablemaster-2007')
    .lay(1, { stables: 'a5', fences: 'a5n a5w a5e b5n' })
    .pile('sheep', 6);
  game.play('1 sheep');
  expect(game.offered()).toEqual(['keep 5 sheep']);
});
