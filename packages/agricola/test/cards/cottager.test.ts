import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const cottager = () => new CardScenario().inPlay(1, 'cottager');
const USED = { 'person day-laborer': [0, 1], '1 home': [2, 1] };

test('B087 Cottager: exactly one room, at its usual price, with the use of Day Laborer', () => {
  const game = cottager().give(1, { wood: 10, reed: 4 });
  expect(game.changes('1 day-laborer; yes; room; room a1')).toEqual({
    ...USED,
    '1 a1': [0, 'room'],
    '1 wood': [10, 5],
    '1 reed': [4, 2],
    '1 food': [2, 4],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B087 Cottager: or a renovation, at its usual price', () => {
  const game = cottager().give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 day-laborer; yes; renovate')).toEqual({
    ...USED,
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 food': [2, 4],
  });
});

test('B087 Cottager: or neither; nothing is offered that cannot be paid', () => {
  const game = cottager().give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 day-laborer; no')).toEqual({ ...USED, '1 food': [2, 4] });
  expect(cottager().changes('1 day-laborer')).toEqual({ ...USED, '1 food': [2, 4] });
});
