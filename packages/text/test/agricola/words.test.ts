import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { english } from '../english';

/** Round 1 with one round card. */
function given(card: string, options: Record<string, string> = {}, seats = 2): AgricolaScenario {
  return new AgricolaScenario({ options, seats }).play(`* reveal ${card}`);
}

test('a turn from the placement to what happened', () => {
  const game = given('sheep-market');
  const { told, prompt, menu, why, log } = english(game);
  expect(told.round(game.state)).toBe('Round 1 of 14');
  expect(prompt()).toBe('Place a person (2 still at home).');
  expect(menu()).toContain('Forest: take 3 wood');
  expect(menu()).toContain('Meeting Place: take the starting player token and 1 food');
  expect(why('1 pig-market')).toBe('“Pig Market” is not in play yet; its card comes in a later round.');
  expect(why('1 farm-expansion')).toBe(
    'You need 5 wood and 2 reed for a room, or 2 wood for a stable; you have no wood and no reed.',
  );
  game.play('1 farmland');
  expect(prompt()).toBe('Farmland: where do you plow the field?');
  expect(menu()).toContain('field on a2');
  game.play('field a2\n2 forest');
  expect(log(3)).toEqual([
    'Player 1 plows a field on a2.',
    'Player 2 places a person on “Forest”.',
    'Player 2 takes 3 wood.',
  ]);
  expect(why('1 forest')).toBe('Player 2 already has a person on “Forest”; choose an unoccupied space.');
});

describe('major improvements are offered for what they cost now', () => {
  const card = 'major-improvement';

  test('the printed price, or a Fireplace of one’s own', () => {
    const game = given(card).give(1, { clay: 4, stone: 1 }).own(1, 'fireplace-2');
    const { prompt, menu } = english(game.play('1 major-improvement'));
    expect(prompt()).toBe('Major Improvement: which major improvement do you build?');
    expect(menu()).toEqual([
      'Fireplace, for 3 clay',
      'Cooking Hearth, for 4 clay, or by returning a Fireplace',
      'Cooking Hearth, for 5 clay, or by returning a Fireplace',
      'Clay Oven, for 3 clay and 1 stone',
    ]);
    game.play('major cooking-hearth-4');
    expect(prompt()).toBe('Major Improvement: how do you pay for the Cooking Hearth (4 clay)?');
    expect(menu()).toEqual(['pay 4 clay', 'return the Fireplace (2 clay) instead of paying']);
  });

  test('1 building resource less in autumn', () => {
    const game = given(card, { seasons: 'autumn' }).give(1, { clay: 1, wood: 1, stone: 2 });
    const { menu } = english(game.play('1 major-improvement'));
    expect(menu()).toEqual([
      'Fireplace (2 clay), for 1 clay',
      'Well, for 1 wood and 2 stone, or 3 stone',
      'Stone Oven, for 1 clay and 2 stone, or 3 stone',
      'Joinery, for 2 wood and 1 stone, or 1 wood and 2 stone',
      'Pottery, for 2 clay and 1 stone, or 1 clay and 2 stone',
    ]);
  });
});

describe('team play', () => {
  const options = { 'team-play': 'lower-per-category' };

  test('what is built for the partner says so', () => {
    const game = given('fencing', options, 4).give(1, { wood: 9 });
    const { prompt, menu, log } = english(game.play('1 fencing'));
    expect(prompt()).toMatch(/You have 15 fences left and your partner 15;/);
    expect(menu()).toContain('pasture of a5 for your partner, with 4 new fences');
    game.play('partner-pasture a5');
    expect(log(1)).toEqual(['Player 1 builds 4 fences for Player 3: a5 (north, west, east) and b5 (north).']);
  });

  test('goods between partners, each type paid for once', () => {
    const game = given('fencing', options, 4).give(1, { wood: 3, food: 0 }).give(3, { clay: 2, food: 0 });
    const { prompt, typing, menu, log } = english(game.play('1 marketplace'));
    expect(menu()).toEqual([
      'give your partner 1 wood, paying 1 wood',
      'give your partner 2 wood, paying 1 wood',
    ]);
    game.play('give 1 wood');
    expect(log(2)).toEqual(['Player 1 pays 1 wood.', 'Player 1 gives 1 wood to Player 3.']);
    expect(prompt()).toBe(
      'Marketplace: give or take more, or finish. You first pay 1 of each type of good, but no more for wood.',
    );
    expect(typing()).toBe('You may also name amounts yourself, such as “give 2 wood 1 grain”.');
  });

  test('the help tells how to build for the partner, and a team wins together', () => {
    const { told } = english(given('fencing', options, 4));
    expect(told.notationHelp.at(-1)).toMatch(/^You build for your partner with “partner-room a1”/);
    expect(told.wonTie(['Anna', 'Carla'], false)).toBe('The team of Anna and Carla wins.');
    const alone = english(given('fencing')).told;
    expect(alone.notationHelp.join(' ')).not.toMatch(/partner/);
  });
});
