import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const MAJORS = { seats: 4, revealed: 'major-improvement' };

test('B150 Large-Scale Farmer: for 1 food from Farm Expansion on to Major Improvement', () => {
  const game = new CardScenario(MAJORS)
    .inPlay(1, 'large-scale-farmer')
    .give(1, { wood: 2, clay: 2, food: 1 });
  expect(game.changes('1 farm-expansion; stable a5; yes; jump major-improvement; major fireplace-2')).toEqual(
    {
      'person major-improvement': [0, 1],
      'major fireplace-2': [0, 1],
      '1 wood': [2, 0],
      '1 clay': [2, 0],
      '1 food': [1, 0],
      '1 a5 stable': [0, 1],
      '1 home': [2, 1],
    },
  );
});

test('B150 Large-Scale Farmer: and back the other way, one jump a turn', () => {
  const game = new CardScenario(MAJORS)
    .inPlay(1, 'large-scale-farmer')
    .give(1, { wood: 2, clay: 4, food: 2 });
  game.play('1 major-improvement; major fireplace-2; yes; jump farm-expansion; stable a5');
  expect(game.board()).toMatchObject({ 'person farm-expansion': 1, '1 food': 1 });
  expect(game.asked()[0].seat).toBe(2);
});

test('B150 Large-Scale Farmer: not while the other space is occupied', () => {
  const game = new CardScenario(MAJORS)
    .inPlay(1, 'large-scale-farmer')
    .give(1, { wood: 2, clay: 2, food: 1 });
  game.occupy('major-improvement', 2).play('1 farm-expansion; stable a5');
  expect(game.asked()[0].seat).toBe(2);
});

test('B150 Large-Scale Farmer: what is bought there must be payable after the 1 food (RU-43)', () => {
  const game = new CardScenario(MAJORS).inPlay(1, 'large-scale-farmer').hold(1, 'telegram');
  game.give(1, { wood: 2, food: 2 }).play('1 farm-expansion; stable a5');
  expect(game.offered()).toEqual(['no']);
  const rich = new CardScenario(MAJORS).inPlay(1, 'large-scale-farmer').hold(1, 'telegram');
  rich
    .give(1, { wood: 2, food: 3 })
    .play('1 farm-expansion; stable a5; yes; jump major-improvement; play telegram');
  expect(rich.board()).toMatchObject({ '1 card telegram': 1 });
});

test('B150 Large-Scale Farmer: not for an improvement of another space', () => {
  const game = new CardScenario({ seats: 4, round: 2, revealed: 'sheep-market major-improvement' });
  game.inPlay(1, 'large-scale-farmer').hold(1, 'lasso').give(1, { wood: 2, reed: 1, food: 2 });
  game.play('1 meeting-place; yes; play lasso');
  expect(game.asked()[0].seat).toBe(2);
});
