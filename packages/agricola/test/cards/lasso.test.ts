import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B024 Lasso: after an animal market a second person, wherever it likes', () => {
  const game = new CardScenario().inPlay(1, 'lasso');
  expect(game.changes('1 sheep-market; yes; clay-pit')).toEqual({
    'person sheep-market': [0, 1],
    'person clay-pit': [0, 1],
    'on sheep-market': [1, 0],
    'on clay-pit': [1, 0],
    '1 sheep': [0, 1],
    '1 clay': [0, 1],
    '1 home': [2, 0],
  });
});

test('B024 Lasso: after another space a second person on an animal market only', () => {
  const game = new CardScenario().inPlay(1, 'lasso').play('1 forest; yes');
  expect(game.offered()).toEqual(['sheep-market']);
  expect(game.why('1 clay-pit')).toEqual({ why: 'not-asked' });
  expect(game.changes('1 sheep-market')).toMatchObject({ 'person sheep-market': [0, 1], '1 home': [1, 0] });
});

test('B024 Lasso: nobody is asked without a market that can be used', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'lasso').play('2 sheep-market\n1 forest');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('B024 Lasso: exactly two, and the next turn is not lost', () => {
  const game = new CardScenario({ round: 2, revealed: 'fencing sheep-market' })
    .inPlay(1, 'lasso')
    .family(1, 4);
  game.play('1 sheep-market; yes; clay-pit');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  game.play('2 forest');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
});

test('B024 Lasso: it may be left', () => {
  const game = new CardScenario().inPlay(1, 'lasso').play('1 sheep-market; no');
  expect(game.board()).toMatchObject({ '1 home': 1 });
  expect(game.asked()[0].seat).toBe(2);
});

test('B024 Lasso: not in the turn in which it is played (RU-48)', () => {
  const game = new CardScenario().hold(1, 'lasso').give(1, { reed: 1 });
  expect(game.changes('1 meeting-place; yes; play lasso')).toMatchObject({
    '1 reed': [1, 0],
    '1 card lasso': [0, 1],
  });
  expect(game.asked()[0].seat).toBe(2);
});

test('B024 Lasso: after the last of several people, when everything else of the turn is done (RU-48)', () => {
  const game = new CardScenario({ round: 2, revealed: 'sheep-market fencing' })
    .inPlay(1, 'lasso stock-protector')
    .family(1, 4);
  game.give(1, { wood: 2 }).play('1 fencing; pasture a5; yes; sheep-market; yes; forest');
  expect(game.board()).toMatchObject({
    'person fencing': 1,
    'person sheep-market': 1,
    'person forest': 1,
    '1 home': 1,
  });
  expect(game.asked()[0].seat).toBe(2);
});
