import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K285 Tinsmith: 1 clay becomes 1 food at any time', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'tinsmith-2007')
    .give(1, { clay: 2 });
  expect(game.changes('1 tinsmith-2007; one')).toEqual({ '1 clay': [2, 1], '1 food': [2, 3] });
});

test('K285 Tinsmith RU-204: once anybody has the Well, 2 clay become 3 food', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'tinsmith-2007')
    .own(2, 'well')
    .give(1, { clay: 3 });
  expect(game.changes('1 tinsmith-2007; two\n1 tinsmith-2007; one')).toEqual({
    '1 clay': [3, 0],
    '1 food': [2, 6],
  });
});
