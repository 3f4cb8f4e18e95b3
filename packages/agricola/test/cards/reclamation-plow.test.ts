import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { findCard } from '../../src/cards/index';
import { isSpent } from '../../src/in-play/spent';

const plow = () =>
  new CardScenario({ round: 3 })
    .inPlay(1, 'reclamation-plow')
    .lay(1, { fences: 'a5n a5w a5e b5n' })
    .pile('sheep-market', 2);

const isUsedUp = (game: CardScenario) =>
  isSpent(game.player(1), findCard('reclamation-plow')?.number ?? -1, 'game');

test('A17 Reclamation Plow: a field after animals were taken that all find room', () => {
  expect(plow().changes('1 sheep-market; yes; field b3')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [2, 0],
    '1 sheep': [0, 2],
    '1 b3': [0, 'field'],
  });
});

test('A17 Reclamation Plow: only the next time, be it taken or declined', () => {
  const game = plow().play('1 sheep-market; no');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  game.state.placed.fill(0);
  game.pile('sheep-market', 1).play('2 forest\n1 sheep-market');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A17 Reclamation Plow: used up even if no field could be plowed', () => {
  const game = plow().lay(1, { fields: 'a2 a3 a4 b2 b3 b4 b5 c2 c3 c4 c5' });
  expect(game.changes('1 sheep-market')).toMatchObject({ '1 sheep': [0, 2] });
  expect(isUsedUp(game)).toBe(true);
});

test('A17 Reclamation Plow: if one of them is cooked or given back, it waits for another time', () => {
  const game = plow().own(1, 'fireplace-2').pile('sheep-market', 4);
  expect(game.changes('1 sheep-market; keep 3 sheep')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [4, 0],
    '1 sheep': [0, 3],
    '1 food': [2, 4],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A17 Reclamation Plow: who lets older animals of the type go says whether that counts', () => {
  const game = plow().give(1, { sheep: 3 }).play('1 sheep-market; keep 3 sheep');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('no')).toEqual({});
  expect(isUsedUp(game)).toBe(false);
  const counted = plow().give(1, { sheep: 3 });
  expect(counted.changes('1 sheep-market; keep 3 sheep; yes; field b3')).toMatchObject({
    '1 b3': [0, 'field'],
  });
  expect(isUsedUp(counted)).toBe(true);
});

test('A17 Reclamation Plow: animals of another type may make room; other spaces do not count', () => {
  const game = plow().give(1, { boar: 2 }).play('1 sheep-market; keep 2 sheep 1 boar');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(plow().play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
