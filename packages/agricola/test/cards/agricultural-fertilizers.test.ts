import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The card in play, with a field and grain to sow. */
const fertile = (revealed = 'fencing') =>
  new CardScenario({ revealed })
    .inPlay(1, 'agricultural-fertilizers')
    .lay(1, { fields: 'c5' })
    .give(1, { grain: 1, wood: 12, reed: 4 });

test('A073 Agricultural Fertilizers: a Sow action after fences that enclose 2 unused spaces', () => {
  const game = fertile().play('1 fencing; pasture a4+a5; done');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; sow grain c5')).toEqual({ '1 grain': [1, 0], '1 c5 grain': [0, 3] });
});

test('A073 Agricultural Fertilizers: it may be declined, and 1 space is not enough', () => {
  expect(fertile().changes('1 fencing; pasture a4+a5; done; no')).not.toHaveProperty('1 c5 grain');
  const game = fertile().play('1 fencing; pasture a5; done');
  expect(game.asked()[0].seat).toBe(2);
});

test('A073 Agricultural Fertilizers: a space with a stable was used before it was enclosed', () => {
  const game = fertile().lay(1, { stables: 'a5' }).play('1 fencing; pasture a4+a5; done');
  expect(game.asked()[0].seat).toBe(2);
});

test('A073 Agricultural Fertilizers: 2 rooms, or 2 stables outside pastures', () => {
  const rooms = fertile().give(1, { wood: 10, reed: 4 }).play('1 farm-expansion; room a1; room b2');
  expect(rooms.offered()).toEqual(['yes', 'no']);
  const stables = fertile().play('1 farm-expansion; stable a5; stable a4; done');
  expect(stables.offered()).toEqual(['yes', 'no']);
});

test('A073 Agricultural Fertilizers: a room and a stable are built by two actions', () => {
  const game = fertile().play('1 farm-expansion; room a1; stable a5; done');
  expect(game.asked()[0].seat).toBe(2);
});

test('A073 Agricultural Fertilizers: stables in pastures make no space used', () => {
  const game = fertile().lay(1, { fences: 'a4n a5n a4w a5e b4n b5n' });
  game.play('1 farm-expansion; stable a5; stable a4; done');
  expect(game.asked()[0].seat).toBe(2);
});

test('A073 Agricultural Fertilizers: 2 fields plowed by one card, not by 1 field on Farmland', () => {
  const game = fertile().hold(1, 'double-turn-plow');
  game
    .give(1, { grain: 2 })
    .play('1 meeting-place; yes; play double-turn-plow; yes; field c4; yes; field c3');
  expect(game.changes('1 yes; sow grain c3')).toMatchObject({ '1 c3 grain': [0, 3] });
  const single = fertile().play('1 farmland; field c4');
  expect(single.asked()[0].seat).toBe(2);
});

test('A073 Agricultural Fertilizers: needs a pasture', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'agricultural-fertilizers');
  expect(game.why('1 major-improvement')).toMatchObject({ why: 'no-major-affordable' });
  game.lay(1, { fences: 'a5n a5w a5e b5n' });
  expect(game.changes('1 major-improvement; play agricultural-fertilizers')).toMatchObject({
    '1 card agricultural-fertilizers': [0, 1],
  });
});
