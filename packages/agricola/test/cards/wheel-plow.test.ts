import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const plowman = (revealed = 'sheep-market') => new CardScenario({ revealed }).inPlay(1, 'wheel-plow');

test('A18 Wheel Plow: 2 additional fields with the first person, at Farmland', () => {
  expect(plowman().changes('1 farmland; yes; field b3; yes; field b4; field b5')).toEqual({
    '1 home': [2, 1],
    'person farmland': [0, 1],
    '1 b3': [0, 'field'],
    '1 b4': [0, 'field'],
    '1 b5': [0, 'field'],
  });
});

test('A18 Wheel Plow: at Cultivation too', () => {
  const game = new CardScenario({ round: 12, revealed: 'cultivation' }).inPlay(1, 'wheel-plow');
  expect(game.changes('1 cultivation; yes; field b3; yes; field b4; field b5')).toMatchObject({
    'person cultivation': [0, 1],
    '1 b3': [0, 'field'],
    '1 b4': [0, 'field'],
    '1 b5': [0, 'field'],
  });
});

test('A18 Wheel Plow: once a game, spent even after one field', () => {
  const game = plowman().play(
    '1 farmland; yes; field b3; no; field b4\n2 forest\n1 clay-pit\n2 fishing\n* reveal fencing',
  );
  expect(game.changes('1 farmland; field b5')).toMatchObject({ '1 b5': [0, 'field'] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A18 Wheel Plow: declined, it can be used later; not with the second person', () => {
  const game = plowman().play('1 farmland; no; field b3');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  game.play('2 forest\n1 clay-pit\n2 fishing\n* reveal fencing\n1 farmland');
  expect(game.offered()).toEqual(['yes', 'no']);
  const second = plowman().play('1 clay-pit\n2 forest\n1 farmland; field b3');
  expect(second.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A18 Wheel Plow: a field is left for the space itself', () => {
  const fields = 'a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4';
  const game = plowman().lay(1, { fields }).play('1 farmland; yes; field a1');
  expect(game.offered()).toEqual(['no']);
});

test('A18 Wheel Plow: costs 2 wood and needs 2 occupations', () => {
  const game = new CardScenario().hold(1, 'wheel-plow corn-scoop').give(1, { wood: 2 }).inPlay(1, 'freshman');
  expect(game.why('1 meeting-place; yes; play wheel-plow')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'grocer');
  expect(game.changes('1 play wheel-plow')).toMatchObject({ '1 wood': [2, 0], '1 card wheel-plow': [0, 1] });
});
