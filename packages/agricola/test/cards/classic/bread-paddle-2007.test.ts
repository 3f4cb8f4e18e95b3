import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('K111 Bread Paddle: bread may be baked after an occupation was played', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'animal-tamer-2007')
    .inPlay(1, 'bread-paddle-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain: 2 });
  expect(game.changes('1 occupation; play animal-tamer-2007; yes; bake 1')).toEqual({
    ...occupationPlayed('animal-tamer-2007'),
    '1 grain': [2, 1],
    '1 food': [2, 4],
  });
});

test('K111 Bread Paddle: nobody must bake', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'animal-tamer-2007')
    .inPlay(1, 'bread-paddle-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain: 2 });
  expect(game.changes('1 occupation; play animal-tamer-2007; no')).toEqual(
    occupationPlayed('animal-tamer-2007'),
  );
});
