import { NOBODY } from '@furrow/kernel/seat';
import { Scenario } from '@furrow/testkit/scenario';
import { readLanguage } from '@furrow/text/language';
import { numberText } from '@furrow/text/number-text';
import { expect, test } from 'vitest';
import { english } from '../english';

test('a turn from the placement to the animal', () => {
  const game = new Scenario({ buildings: 'shelter,sawmill' });
  const { told, prompt, menu, why, log } = english(game);
  expect(told.round(game.state)).toBe('Round 1 of 8');
  expect(prompt()).toBe('Place a worker (3 workers left).');
  expect(menu()).toContain('3 Wood: take 3 wood');
  expect(menu()).toContain('Cow and Pigs: take 1 cow');
  game.play('1 wood-3\n2 stone-1\n1 stone-2\n2 expand; expand left');
  expect(prompt()).toBe('Place a worker (1 worker left).');
  game.play('special-1');
  expect(prompt()).toBe('Special Building 1: choose a special building to build.');
  expect(menu()).toEqual(['Shelter, for 2 wood and 1 stone']);
  expect(why('build sawmill')).toBe('You need 5 stone; you have 2 stone.');
  game.play('build shelter');
  expect(prompt()).toBe('Special Building 1: where do you build the Shelter?');
  expect(why('at c0')).toBe('It cannot stand on c0; choose one of the spaces offered.');
  game.play('at b1');
  expect(prompt()).toBe('Shelter: take 1 sheep, pig, cow or horse.');
  expect(menu()).toEqual(['take 1 sheep', 'take 1 pig', 'take 1 cow', 'take 1 horse']);
  game.play('pig');
  expect(log(4)).toEqual([
    'Player 1 places a worker on “Special Building 1”.',
    'Player 1 pays 2 wood and 1 stone.',
    'Player 1 builds the Shelter on b1.',
    'Player 1 takes 1 pig.',
  ]);
});

test('borders: the terms change as they are placed', () => {
  const game = new Scenario().give(1, { stone: 4 }).play('walls');
  const { prompt, menu, why } = english(game);
  expect(prompt()).toBe(
    'Walls: place any number of borders, at least 1 (the first 2 are free, each further one costs 2 stone). You have 9 borders and can afford 4.',
  );
  expect(menu()[0]).toBe('border on the north side of a0');
  game.play('border a0n');
  expect(prompt()).toBe(
    'Walls: place any number of borders (the next is free, each further one costs 2 stone), or finish. You have 8 borders and can afford 3.',
  );
  game.play('border a0w');
  expect(prompt()).toBe(
    'Walls: place any number of borders for 2 stone each, or finish. You have 7 borders and can afford 2.',
  );
  expect(why('border a0n')).toBe(
    'There is already a border on the north side of a0; choose an edge without one.',
  );
  expect(why('border a1n a1e b1e')).toBe('Each one costs 2 stone; you have only 4 stone.');
});

test('animals without room', () => {
  const game = new Scenario().give(1, { sheep: 2 }).play('horse-sheep');
  const { prompt, menu, why } = english(game);
  expect(prompt()).toBe(
    'Horse and Sheep: you do not have room for all your animals. You have 2 sheep and 1 horse: which do you keep?',
  );
  expect(menu()).toEqual(['keep 1 horse; 2 sheep run away', 'keep 1 sheep; 1 sheep and 1 horse run away']);
  expect(why('keep 2 sheep')).toBe('There is no room for so many animals; keep fewer.');
});

test('prices and reasons count what the Sawmill saves', () => {
  const game = new Scenario({ buildings: 'shelter,pen' })
    .lay(1, { at: { a0: 'sawmill', a1: 'stall' } })
    .give(1, { wood: 4, stone: 1 });
  const { menu, why } = english(game);
  expect(why('1 fences; border b1n b1e b1s b1w c1e')).toBe('Each one costs 1 wood; you have only 4 wood.');
  game.play('border b1n\ndone\n2 wood-3\nspecial-1');
  expect(menu()).toEqual(['Shelter, for 1 wood and 1 stone', 'Pen, for 1 wood']);
  game.give(1, { wood: 0 });
  expect(why('build pen')).toBe('You need 1 wood; you have no wood.');
});

test('before the first round, and out of turn', () => {
  const game = new Scenario();
  const { told, prompt, why } = english(game);
  expect(prompt()).toBe('Place a worker (3 workers left).');
  expect(why('2 wood-3')).toBe('It is not your turn; the game waits for Player 1.');
  expect(why('1 chicken')).toBe('“chicken” is not a move; type one of the moves offered.');
  expect(told.reason(game.state, NOBODY, { why: 'not-asked' })).toBe(
    'That is not what is asked now; choose one of the answers offered.',
  );
});

test('the Stall is a building and a space', () => {
  expect(english(new Scenario()).told.describe('stall')).toEqual({
    name: 'Stall',
    lines: [
      'Cost: 3 stone and 1 reed.',
      'Holds 3 animals of one type.',
      'Worth 1 point.',
      'As an action space: build 1 stall for 3 stone and 1 reed.',
    ],
  });
});

test('languages are read from codes and locales', () => {
  expect(['it', 'DE', 'fr_CA.UTF-8', 'en-GB', 'es', 'C', ''].map(readLanguage)).toEqual([
    'it',
    'de',
    'fr',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});

test('halves and negative numbers', () => {
  expect([0, 1, 0.5, 2.5, -0.5, -3].map(numberText)).toEqual(['0', '1', '½', '2½', '−½', '−3']);
});
