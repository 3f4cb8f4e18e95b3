import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['', 3],
  ['plowman-2007', 3],
  ['plowman-2007 animal-tamer-2007', 2],
  ['plowman-2007 animal-tamer-2007 frame-builder-2007', 2],
])(
  'K271 Educator: when another plays an occupation the owner may, besides %s, for %i food',
  (played, food) => {
    const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
      .inPlay(1, `educator-2007 ${played}`)
      .hold(1, 'weaver-2007')
      .hold(2, 'seed-seller-2007')
      .give(1, { food: 5 });
    expect(game.changes('2 occupation; play seed-seller-2007\n1 yes; play weaver-2007')).toEqual({
      'person occupation': [0, 2],
      '2 home': [2, 1],
      '2 hand seed-seller-2007': [1, 0],
      '2 card seed-seller-2007': [0, 1],
      '2 grain': [0, 1],
      '1 food': [5, 5 - food],
      '1 hand weaver-2007': [1, 0],
      '1 card weaver-2007': [0, 1],
    });
  },
);
