import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const plowman = () => new CardScenario().inPlay(1, 'moldboard-plow');

test('B19 Moldboard Plow: 1 more field from the card with Farmland', () => {
  const game = plowman();
  expect(game.changes('1 farmland; yes; field b3; field b4')).toEqual({
    'person farmland': [0, 1],
    '1 home': [2, 1],
    '1 b3': [0, 'field'],
    '1 b4': [0, 'field'],
    '1 on moldboard-plow': [2, 1],
  });
});

test('B19 Moldboard Plow: twice a game; declining uses nothing up', () => {
  const declined = plowman().play('1 farmland; no; field b3');
  expect(declined.memory(1, 'moldboard-plow')).toBe(2);
  const spent = plowman();
  spent.player(1).memory[0] = 0;
  expect(spent.play('1 farmland; field b3').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B19 Moldboard Plow: not with Cultivation', () => {
  const game = new CardScenario({ round: 12, revealed: 'cultivation' }).inPlay(1, 'moldboard-plow');
  expect(game.play('1 cultivation').offered()[0]).toBe('field a1');
});

test('B19 Moldboard Plow: costs 2 wood and needs 1 occupation', () => {
  const game = new CardScenario().hold(1, 'moldboard-plow corn-scoop').give(1, { wood: 2 });
  expect(game.why('1 meeting-place; yes; play moldboard-plow')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'freshman');
  expect(game.changes('1 play moldboard-plow')).toMatchObject({ '1 wood': [2, 0] });
  expect(game.memory(1, 'moldboard-plow')).toBe(2);
});
