import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E49 Writing Desk: a second occupation for 2 food, no third', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'writing-desk-2007 plowman-2007')
    .hold(1, 'animal-tamer-2007 frame-builder-2007 organic-farmer-2007')
    .give(1, { food: 9 });
  expect(game.changes('1 occupation; play animal-tamer-2007; yes; play frame-builder-2007')).toEqual({
    'person occupation': [0, 1],
    '1 home': [2, 1],
    '1 food': [9, 6],
    '1 hand animal-tamer-2007': [1, 0],
    '1 hand frame-builder-2007': [1, 0],
    '1 card animal-tamer-2007': [0, 1],
    '1 card frame-builder-2007': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('E49 Writing Desk: only if its owner wants to, and can pay', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'writing-desk-2007')
    .hold(1, 'animal-tamer-2007 frame-builder-2007')
    .give(1, { food: 1 });
  expect(game.changes('1 occupation; play animal-tamer-2007')).toMatchObject({ '1 home': [2, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test.each([
  ['3-occupation', 3],
  ['4-occupation', 4],
  ['5-occupation-or-growth; occupation', 5],
])('E49 Writing Desk: on %s of %i players as well', (space, seats) => {
  const game = new CardScenario({ edition: '2007', seats })
    .inPlay(1, 'writing-desk-2007')
    .hold(1, 'animal-tamer-2007 frame-builder-2007')
    .give(1, { food: 9 });
  game.play(`1 ${space}; play animal-tamer-2007; yes; play frame-builder-2007`);
  expect(game.board()).toHaveProperty('1 card frame-builder-2007');
});

test('E49 Writing Desk: not for an occupation that comes otherwise', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'writing-desk-2007 educator-2007')
    .hold(1, 'weaver-2007 frame-builder-2007')
    .hold(2, 'seed-seller-2007')
    .give(1, { food: 9 });
  game.play('2 occupation; play seed-seller-2007\n1 yes; play weaver-2007');
  expect(game.asked()[0]).toMatchObject({ seat: 3 });
});

test('E49 Writing Desk: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'writing-desk-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play writing-desk-2007')).toEqual({
    ...minorPlayed('writing-desk-2007'),
    '1 wood': [1, 0],
  });
});

test('E49 Writing Desk: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'writing-desk-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 1 });
  expect(game.why('1 start-minor; yes; play writing-desk-2007')).toMatchObject({ why: 'needs' });
});
