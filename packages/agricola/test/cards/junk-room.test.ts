import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A055 Junk Room: 1 food after it was built itself', () => {
  const game = new CardScenario().hold(1, 'junk-room').give(1, { wood: 1, clay: 1 });
  expect(game.changes('1 meeting-place; yes; play junk-room')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 clay': [1, 0],
    '1 food': [2, 3],
    '1 hand junk-room': [1, 0],
    '1 card junk-room': [0, 1],
  });
});

test('A055 Junk Room: 1 food after each minor and each major improvement, also after one that travels on', () => {
  const game = new CardScenario({ revealed: 'fencing major-improvement', round: 2 })
    .inPlay(1, 'junk-room')
    .hold(1, 'shifting-cultivation')
    .give(1, { clay: 2, food: 2 });
  expect(game.changes('1 meeting-place; yes; play shifting-cultivation; field a3')).toMatchObject({
    '1 food': [2, 1],
  });
  expect(game.changes('2 fishing\n1 major-improvement; major fireplace-2')).toMatchObject({
    '1 food': [1, 2],
  });
});

test('A055 Junk Room: its food comes after the improvement and cannot pay for it', () => {
  const game = new CardScenario().inPlay(1, 'junk-room').hold(1, 'shifting-cultivation').give(1, { food: 1 });
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});

test('A055 Junk Room: nothing for an occupation, and nothing for what others build', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .inPlay(1, 'junk-room')
    .hold(1, 'freshman')
    .give(2, { clay: 2 });
  const changes = game.changes('1 lessons; play freshman\n2 major-improvement; major fireplace-2');
  expect(changes).not.toHaveProperty('1 food');
});
