import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B051 Digging Spade: 1 food for each wild boar at a clay accumulation space', () => {
  const game = new CardScenario().inPlay(1, 'digging-spade').give(1, { boar: 2 });
  game.lay(1, { stables: 'a5 c5' });
  expect(game.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    '1 home': [2, 1],
    'on clay-pit': [1, 0],
    '1 clay': [0, 1],
    '1 food': [2, 4],
  });
  expect(game.changes('2 fishing\n1 forest')).not.toHaveProperty('1 food');
});

test('B051 Digging Spade: nothing without wild boar', () => {
  const game = new CardScenario().inPlay(1, 'digging-spade').give(1, { sheep: 1 });
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 food');
});

test('B051 Digging Spade: is played in round 7 or later, for 1 wood', () => {
  const early = new CardScenario({ round: 6, revealed: 'basic-wish' });
  early.hold(1, 'digging-spade').give(1, { wood: 1 });
  expect(early.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
  const game = new CardScenario({ round: 7, revealed: 'basic-wish' });
  game.hold(1, 'digging-spade').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play digging-spade')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand digging-spade': [1, 0],
    '1 card digging-spade': [0, 1],
  });
});

test('B051 Digging Spade RU-142: only wild boar that can stand in the farmyard, not those that need a card', () => {
  const game = (cards: string, boar: number) =>
    new CardScenario({ round: 10, revealed: 'cattle-market' })
      .inPlay(1, `digging-spade ${cards}`)
      .give(1, { boar });
  expect(game('truffle-searcher', 4).changes('1 clay-pit')).toMatchObject({ '1 food': [2, 3] });
  expect(game('stockyard', 3).changes('1 clay-pit')).toMatchObject({ '1 food': [2, 3] });
  const full = game('truffle-searcher', 3).give(1, { sheep: 1 });
  expect(full.changes('1 clay-pit')).not.toHaveProperty('1 food');
  const both = game('stockyard truffle-searcher', 5).give(1, { sheep: 1 }).lay(1, { stables: 'a5' });
  expect(both.changes('1 clay-pit')).toMatchObject({ '1 food': [2, 4] });
  const fields = game('mud-patch truffle-searcher', 3).lay(1, { fields: 'a4 a5' });
  expect(fields.changes('1 clay-pit')).toMatchObject({ '1 food': [2, 5] });
});
