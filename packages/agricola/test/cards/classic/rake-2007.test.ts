import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['', 'a1 a2 a3 a4', 0],
  ['', 'a1 a2 a3 a4 a5', 2],
  ['crooked-plow-2007', 'a1 a2 a3 a4 a5', 0],
  ['crooked-plow-2007', 'a1 a2 a3 a4 a5 b5', 2],
  ['yoke-2007', 'a1 a2 a3 a4 a5', 0],
  ['yoke-2007', 'a1 a2 a3 a4 a5 b5', 2],
])('I76 Rake: besides %s the fields %s are worth %i points', (other, fields, points) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, `rake-2007 ${other}`).lay(1, { fields });
  expect(game.points(1, 'bonus')).toBe(points);
});

test('I76 Rake RU-280 AG-Q56: field cards are no fields at the end, and plows of others do not count', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'rake-2007 turnip-field-2007');
  game.inPlay(2, 'swing-plow-2007').lay(1, { fields: 'a1 a2 a3 a4' });
  expect(game.points(1, 'bonus')).toBe(0);
  expect(game.lay(1, { fields: 'a1 a2 a3 a4 a5' }).points(1, 'bonus')).toBe(2);
});

test('I76 Rake: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'rake-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play rake-2007')).toEqual({
    ...minorPlayed('rake-2007'),
    '1 wood': [1, 0],
  });
});
