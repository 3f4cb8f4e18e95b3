import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const workshop = (revealed = 'major-improvement') =>
  new CardScenario({ revealed }).inPlay(1, 'wood-workshop').give(1, { food: 2 });

test('B75 Wood Workshop: 1 wood before a major improvement', () => {
  const game = workshop().give(1, { clay: 2 });
  expect(game.changes('1 major-improvement; major fireplace-2')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 clay': [2, 0],
    'major fireplace-2': [0, 1],
  });
});

test('B75 Wood Workshop: the improvement may be paid with just that wood', () => {
  const game = workshop().hold(1, 'clearing-spade');
  expect(game.changes('1 meeting-place; yes; play clearing-spade')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand clearing-spade': [1, 0],
    '1 card clearing-spade': [0, 1],
  });
  const other = workshop().hold(1, 'clearing-spade');
  expect(other.changes('1 major-improvement; play clearing-spade')).toMatchObject({
    '1 card clearing-spade': [0, 1],
  });
});

test('B75 Wood Workshop: nothing for an action that is declined, and nothing for an occupation', () => {
  const game = workshop().hold(1, 'clearing-spade');
  expect(game.changes('1 meeting-place; no')).toEqual({ 'person meeting-place': [0, 1], '1 home': [2, 1] });
  const school = workshop().hold(1, 'childless');
  expect(school.changes('1 lessons; play childless')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand childless': [1, 0],
    '1 card childless': [0, 1],
  });
});

test('B75 Wood Workshop: before improvements that cards let their owner build or play', () => {
  const oven = workshop()
    .hold(1, 'oven-site')
    .own(1, 'fireplace-2 cooking-hearth-4')
    .give(1, { clay: 1, stone: 1 });
  expect(oven.changes('1 meeting-place; yes; play oven-site; yes; major clay-oven')).toMatchObject({
    '1 wood': [0, 4],
    '1 clay': [1, 0],
    'major clay-oven': [0, 1],
  });
  const equipped = new CardScenario({ seats: 3 })
    .inPlay(1, 'wood-workshop equipper')
    .hold(1, 'clearing-spade');
  expect(equipped.changes('1 forest; yes; play clearing-spade')).toMatchObject({
    '1 wood': [0, 3],
    '1 card clearing-spade': [0, 1],
  });
});

test('B75 Wood Workshop: a space that only its wood makes usable is offered', () => {
  const game = workshop().hold(1, 'clearing-spade').give(1, { food: 0 });
  expect(game.offered()).toContain('major-improvement');
  const without = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'clearing-spade');
  expect(without.why('1 major-improvement')).toMatchObject({ why: 'no-major-affordable' });
});

test('B75 Wood Workshop: costs 1 clay and needs an occupation, and gives nothing for itself', () => {
  const game = new CardScenario().hold(1, 'wood-workshop clearing-spade').give(1, { clay: 1, wood: 1 });
  game.play('1 meeting-place; yes');
  expect(game.why('play wood-workshop')).toMatchObject({ why: 'needs' });
  const played = new CardScenario().hold(1, 'wood-workshop').inPlay(1, 'childless').give(1, { clay: 1 });
  expect(played.changes('1 meeting-place; yes; play wood-workshop')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 hand wood-workshop': [1, 0],
    '1 card wood-workshop': [0, 1],
  });
});
