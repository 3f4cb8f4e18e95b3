import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { english } from '../english';

test('an occupation is played for what it costs now', () => {
  const game = new CardScenario().hold(1, 'grocer wood-cutter').inPlay(1, 'freshman').give(1, { food: 2 });
  const { prompt, menu, log } = english(game.play('1 lessons'));
  expect(prompt()).toBe('Lessons: which occupation do you play, for 1 food?');
  expect(menu()).toEqual(['Grocer, for 1 food', 'Wood Cutter, for 1 food']);
  game.play('play wood-cutter');
  expect(log(2)).toEqual(['Player 1 pays 1 food.', 'Player 1 plays “Wood Cutter”.']);
});

test('a missing prerequisite is named', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'chapel basket')
    .give(1, { wood: 3, clay: 2, reed: 1 });
  const { prompt, menu, why } = english(game.play('1 major-improvement'));
  expect(prompt()).toBe(
    'Major Improvement: which major improvement do you build, or which minor improvement do you play?',
  );
  expect(menu()).toEqual(['Fireplace, for 2 clay', 'Basket, for 1 reed']);
  expect(why('1 play chapel')).toBe('“Chapel” has a prerequisite: at least 2 occupations.');
});

test('cards that act at the same moment say what they do', () => {
  const game = new CardScenario()
    .hold(1, 'grocer')
    .inPlay(1, 'basket forestry-studies lasso')
    .give(1, { wood: 1 });
  const { prompt, menu, log } = english(game.play('1 forest'));
  expect(prompt()).toBe('Forest: which of your cards acts next: “Basket” or “Forestry Studies”?');
  expect(menu()).toEqual([
    'Basket: put 2 wood back on the space for 3 food',
    'Forestry Studies: put 2 wood back on the space to play 1 occupation from your hand for free',
    'finish',
  ]);
  game.play('first basket');
  expect(log(2)).toEqual(['Player 1 puts 2 wood back on “Forest”.', 'Player 1 takes 3 food (“Basket”).']);
});

test('what a card offers instead of an action', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .hold(1, 'grocer')
    .inPlay(1, 'freshman')
    .own(1, 'fireplace-2')
    .give(1, { grain: 1 });
  const { prompt, menu } = english(game.play('1 grain-utilization'));
  expect(prompt()).toBe('Grain Utilization: bake bread, or use “Freshman” instead?');
  expect(menu()).toEqual([
    'bake bread, as usual',
    'Freshman: play 1 occupation from your hand for free instead',
  ]);
});

test('a choice names only what can be chosen, without its conditions', () => {
  const game = new CardScenario({ round: 12, revealed: 'cultivation' })
    .hold(1, 'confidant')
    .give(1, { food: 5 });
  const { menu } = english(game.play('1 lessons; play confidant'));
  expect(menu()).toEqual([
    'pay 2 food to get 1 food at the start of each of the next 2 rounds, then mark the next 2 round spaces',
  ]);
});

test('the space of a card says what it is to its owner and to others', () => {
  const game = new CardScenario({ seats: 2 }).inPlay(1, 'chapel').give(2, { grain: 1 });
  const { menu, log } = english(game);
  expect(menu()).toContain('Chapel: get 3 bonus points');
  game.play('1 forest');
  expect(menu()).toContain('Chapel: pay 1 grain to the owner of this card for 3 bonus points');
  game.play('2 chapel');
  expect(log(4)).toContain('Player 2 places a person on “Chapel”.');
  expect(log(3)).toContain('Player 2 pays 1 grain to Player 1.');
  expect(log(1)).toEqual(['Player 2 gets 3 bonus points.']);
});

test('a field card goes by its name', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'patch-caregiver')
    .give(1, { grain: 1 });
  const { menu, log } = english(game.play('1 grain-utilization'));
  expect(menu()).toEqual(['sow grain on “Patch Caregiver”']);
  game.play('sow grain patch-caregiver');
  expect(log(1)).toEqual(['Player 1 sows grain on “Patch Caregiver”.']);
});

test('the help tells how cards are played only where there are cards', () => {
  const { told } = english(new CardScenario());
  expect(told.notationHelp.at(-1)).toMatch(/“play lasso”/);
});
