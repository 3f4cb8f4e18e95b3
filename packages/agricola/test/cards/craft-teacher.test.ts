import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const teacher = () =>
  new CardScenario({ seats: 3, revealed: 'major-improvement' })
    .inPlay(1, 'craft-teacher')
    .hold(1, 'groom priest braggart')
    .give(1, { wood: 2, clay: 5, stone: 2 });

test('A131 Craft Teacher: up to 2 occupations for nothing when the Joinery is built', () => {
  const game = teacher().play('1 major-improvement; major joinery');
  expect(game.changes('yes; play groom; yes; play braggart')).toEqual({
    '1 hand groom': [1, 0],
    '1 hand braggart': [1, 0],
    '1 card groom': [0, 1],
    '1 card braggart': [0, 1],
    '1 wood': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A131 Craft Teacher: one, or none', () => {
  const one = teacher().play('1 major-improvement; major pottery; yes; play groom');
  expect(one.changes('no')).toEqual({});
  const none = teacher().play('1 major-improvement; major joinery');
  expect(none.changes('no')).toEqual({});
  expect(none.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A131 Craft Teacher: not for other major improvements', () => {
  const game = teacher().play('1 major-improvement; major fireplace-2');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
