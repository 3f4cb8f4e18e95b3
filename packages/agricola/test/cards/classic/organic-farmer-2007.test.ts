import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Two pastures of one space each, and one of two spaces. */
const PASTURES = 'a4n a4w a5n a5e a5s b4w b4s b4e a4e a4s';

test.each([
  [{ sheep: 1 }, 1],
  [{ sheep: 3 }, 0],
  [{}, 0],
])('K274 Organic Farmer: in a pasture for 4 animals %o are worth %i', (animals, bonus) => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'organic-farmer-2007')
    .lay(1, { fences: 'a4n a4w a4s a5n a5e a5s' })
    .give(1, animals);
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('K274 Organic Farmer: small pastures are too small', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'organic-farmer-2007')
    .lay(1, { fences: PASTURES })
    .give(1, { sheep: 1, boar: 1 });
  expect(game.points(1, 'bonus')).toBe(0);
});
