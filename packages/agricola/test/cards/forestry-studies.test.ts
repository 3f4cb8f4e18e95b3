import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const forester = () => new CardScenario().inPlay(1, 'forestry-studies').hold(1, 'freshman field-merchant');

test('B028 Forestry Studies: costs 2 food', () => {
  const game = new CardScenario().hold(1, 'forestry-studies');
  expect(game.changes('1 meeting-place; yes; play forestry-studies')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 hand forestry-studies': [1, 0],
    '1 card forestry-studies': [0, 1],
  });
});

test('B028 Forestry Studies: after the use of Forest 2 wood go back to it for an occupation', () => {
  const game = forester().inPlay(1, 'forest-tallyman').give(1, { food: 0 });
  expect(game.changes('1 forest; yes; play freshman')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 2],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 hand freshman': [1, 0],
    '1 card freshman': [0, 1],
  });
});

test('B028 Forestry Studies: the owner may decline', () => {
  const changes = forester().changes('1 forest; no');
  expect(changes).toMatchObject({ 'on forest': [3, 0], '1 wood': [0, 3] });
});

test('B028 Forestry Studies, RU-55: only Forest, only with 2 wood, only with an occupation in hand', () => {
  const elsewhere = new CardScenario({ seats: 3 }).inPlay(1, 'forestry-studies').hold(1, 'freshman');
  elsewhere.play('1 grove');
  expect(elsewhere.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const poor = forester().pile('forest', 1).play('1 forest');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const unlettered = new CardScenario().inPlay(1, 'forestry-studies').hold(1, 'basket').play('1 forest');
  expect(unlettered.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B028 Forestry Studies: with Basket both may act on the same use, in the order that the owner likes', () => {
  const game = forester().inPlay(1, 'basket').give(1, { wood: 1 }).play('1 forest');
  expect(game.offered()).toEqual(['first forestry-studies', 'first basket', 'done']);
  expect(game.changes('first basket; yes; play field-merchant')).toMatchObject({
    'on forest': [0, 4],
    '1 food': [2, 5],
    '1 card field-merchant': [0, 1],
  });
});
