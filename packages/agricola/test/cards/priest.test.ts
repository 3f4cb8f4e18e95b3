import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const played = {
  'person lessons': [0, 1],
  '1 home': [2, 1],
  '1 hand priest': [1, 0],
  '1 card priest': [0, 1],
};

test('A125 Priest: 3 clay, 2 reed and 2 stone in a clay house with 2 rooms', () => {
  const game = new CardScenario().hold(1, 'priest').lay(1, { house: 'clay' });
  expect(game.changes('1 lessons; play priest')).toEqual({
    ...played,
    '1 clay': [0, 3],
    '1 reed': [0, 2],
    '1 stone': [0, 2],
  });
});

test.each(['wood', 'stone'] as const)('A125 Priest: nothing in a house of %s', (house) => {
  expect(new CardScenario().hold(1, 'priest').lay(1, { house }).changes('1 lessons; play priest')).toEqual(
    played,
  );
});

test('A125 Priest: nothing with 3 rooms, and nothing later', () => {
  const game = new CardScenario().hold(1, 'priest').lay(1, { house: 'clay', rooms: 'a1' });
  expect(game.changes('1 lessons; play priest')).toEqual(played);
});
