import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const holding = () => new CardScenario().hold(1, 'established-person');

test('B088 Established Person: the house is renovated for nothing, then fences may be built', () => {
  const game = holding().give(1, { wood: 4 });
  expect(game.changes('1 lessons; play established-person; yes; pasture a5')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand established-person': [1, 0],
    '1 card established-person': [0, 1],
    '1 house': ['wood', 'clay'],
    '1 wood': [4, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('B088 Established Person: the fences may be left, the renovation may not', () => {
  const game = holding().give(1, { wood: 4 }).play('1 lessons; play established-person');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('no')).toEqual({});
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B088 Established Person: cannot be played with another number of rooms, or if nothing can be renovated', () => {
  const large = holding().lay(1, { rooms: 'a1' });
  expect(large.why('1 lessons')).toMatchObject({ why: 'no-card-playable' });
  const stone = holding().lay(1, { house: 'stone' });
  expect(stone.why('1 lessons')).toMatchObject({ why: 'no-card-playable' });
  const shed = holding().inPlay(1, 'wooden-shed');
  expect(shed.why('1 lessons')).toMatchObject({ why: 'no-card-playable' });
});
