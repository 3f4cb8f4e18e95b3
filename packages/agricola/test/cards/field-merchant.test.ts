import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B103 Field Merchant: 1 wood and 1 reed when it is played', () => {
  const game = new CardScenario().hold(1, 'field-merchant');
  expect(game.changes('1 lessons; play field-merchant')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand field-merchant': [1, 0],
    '1 card field-merchant': [0, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
  });
});

test('B103 Field Merchant: 1 food for declining a Minor Improvement action', () => {
  const game = new CardScenario().inPlay(1, 'field-merchant').hold(1, 'basket').give(1, { reed: 1 });
  game.play('1 meeting-place');
  expect(game.offered()).toEqual(['usual', 'instead field-merchant']);
  expect(game.changes('instead field-merchant')).toEqual({ '1 food': [2, 3] });
});

test('B103 Field Merchant: nothing for taking the action', () => {
  const game = new CardScenario().inPlay(1, 'field-merchant').hold(1, 'basket').give(1, { reed: 1 });
  const changes = game.changes('1 meeting-place; usual; play basket');
  expect(changes).toMatchObject({ '1 card basket': [0, 1] });
  expect(changes).not.toHaveProperty('1 food');
});

test('B103 Field Merchant, RU-53: also what could not have been done is declined', () => {
  const game = new CardScenario().inPlay(1, 'field-merchant');
  expect(game.changes('1 meeting-place; instead field-merchant')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 3],
  });
});

test('B103 Field Merchant: 1 vegetable for declining a Major or Minor Improvement action, for which alone the space may be used', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'field-merchant');
  expect(game.changes('1 major-improvement; instead field-merchant')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [0, 1],
  });
});

test('B103 Field Merchant: after a renovation too', () => {
  const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' });
  game.inPlay(1, 'field-merchant').give(1, { clay: 4, reed: 1 }).play('1 house-redevelopment');
  expect(game.offered()).toEqual(['usual', 'instead field-merchant']);
  expect(game.changes('instead field-merchant')).toEqual({ '1 vegetable': [0, 1] });
});

test('B103 Field Merchant: after a family growth 1 food', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' });
  game.inPlay(1, 'field-merchant').lay(1, { rooms: 'a1' });
  expect(game.changes('1 basic-wish; instead field-merchant')).toMatchObject({
    '1 people': [2, 3],
    '1 food': [2, 3],
  });
});

test('B103 Field Merchant: others get nothing', () => {
  const game = new CardScenario({ start: 2 })
    .inPlay(1, 'field-merchant')
    .hold(2, 'basket')
    .give(2, { reed: 1 });
  expect(game.changes('2 meeting-place; no')).toEqual({
    'person meeting-place': [0, 2],
    '2 home': [2, 1],
  });
});
