import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const conservator = () =>
  new CardScenario({ round: 5, revealed: 'house-redevelopment' }).inPlay(1, 'conservator');

test('A087 Conservator: a wooden house may become a stone house', () => {
  const game = conservator().give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
  });
});

test('A087 Conservator: or a clay house, as usual', () => {
  const game = conservator().give(1, { stone: 2, clay: 2, reed: 2 }).play('1 house-redevelopment');
  expect(game.offered()).toEqual(['renovate clay', 'renovate stone']);
  expect(game.changes('renovate clay')).toEqual({
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [2, 1],
  });
});

test('A087 Conservator: a renovation for nothing may lead to stone too', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .inPlay(1, 'conservator')
    .hold(1, 'renovation-company')
    .give(1, { wood: 4 })
    .play('1 major-improvement; play renovation-company; yes');
  expect(game.changes('renovate stone')).toEqual({ '1 house': ['wood', 'stone'] });
});

test('A087 Conservator: a clay house becomes a stone house only; without the card wood becomes clay only', () => {
  const clay = conservator().lay(1, { house: 'clay' }).give(1, { stone: 2, reed: 1 });
  expect(clay.changes('1 house-redevelopment')).toMatchObject({ '1 house': ['clay', 'stone'] });
  const without = new CardScenario({ round: 5, revealed: 'house-redevelopment' }).give(1, {
    stone: 2,
    reed: 1,
  });
  expect(without.why('1 house-redevelopment')).toMatchObject({ why: 'cannot-pay' });
});
