import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B49 Scales: it costs 1 wood and needs that there is no occupation', () => {
  const game = new CardScenario().hold(1, 'scales basket').give(1, { wood: 1, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play scales')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand scales': [1, 0],
    '1 card scales': [0, 1],
  });
  const other = new CardScenario().hold(1, 'scales basket').give(1, { wood: 1, reed: 1 }).inPlay(1, 'tutor');
  expect(other.why('1 meeting-place; yes; play scales')).toMatchObject({ why: 'needs' });
});

test('B49 Scales: 2 food for an occupation that makes both numbers equal', () => {
  const game = new CardScenario().hold(1, 'tutor').inPlay(1, 'scales');
  expect(game.changes('1 lessons; play tutor')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 hand tutor': [1, 0],
    '1 card tutor': [0, 1],
  });
});

test('B49 Scales: for a minor and for a major improvement, too', () => {
  const minor = new CardScenario()
    .hold(1, 'basket')
    .inPlay(1, 'scales tutor manservant')
    .give(1, { reed: 1 });
  expect(minor.changes('1 meeting-place; yes; play basket')).toMatchObject({ '1 food': [2, 4] });
  const major = new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'scales tutor manservant');
  major.give(1, { clay: 2 });
  expect(major.changes('1 major-improvement; major fireplace-2')).toMatchObject({ '1 food': [2, 4] });
});

test('B49 Scales: nothing if the numbers differ', () => {
  const game = new CardScenario().hold(1, 'basket').inPlay(1, 'scales').give(1, { reed: 1 });
  expect(game.changes('1 meeting-place; yes; play basket')).not.toHaveProperty('1 food');
});

test('B49 Scales AG-Q51: a card that travels on never lies in front of its player', () => {
  const game = new CardScenario().hold(1, 'market-stall').inPlay(1, 'scales tutor').give(1, { grain: 1 });
  expect(game.changes('1 meeting-place; yes; play market-stall')).not.toHaveProperty('1 food');
});

test('B49 Scales: a card that is played because of another counts when both lie there, for each of them', () => {
  const game = new CardScenario()
    .hold(1, 'task-artisan basket')
    .inPlay(1, 'scales tutor')
    .give(1, { reed: 1 });
  game.play('1 lessons; play task-artisan; yes; play basket');
  expect(game.board()).toMatchObject({ '1 food': 5, '1 wood': 1 });
});
