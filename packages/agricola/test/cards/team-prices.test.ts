import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Four players in two teams; seat 3 is the partner of seat 1. */
function teams(revealed = 'sheep-market'): CardScenario {
  return new CardScenario({ seats: 4, revealed, options: { 'team-play': 'lower-per-category' } });
}

test('AG-V30 a card of the partner makes the own improvement cheaper, for partners only', () => {
  const game = teams('major-improvement').inPlay(3, 'stonecutter').give(1, { wood: 1, stone: 2 });
  expect(game.changes('1 major-improvement; major well')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 stone': [2, 0],
    'major well': [0, 1],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
    '1 round 6 food': [0, 1],
  });
  const other = teams('major-improvement').inPlay(2, 'stonecutter').give(1, { wood: 1, stone: 2 });
  expect(other.why('1 major-improvement')).toMatchObject({ why: 'no-major-affordable' });
});

test('AG-V30 RU-65 own cards and those of the partner change a price together', () => {
  const game = teams().inPlay(1, 'frame-builder').inPlay(3, 'stonecutter');
  game.lay(1, { house: 'stone' }).give(1, { wood: 1, stone: 2, reed: 2 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 stone': [2, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});

test('AG-V30 a card of either partner makes the room for the partner cheaper', () => {
  for (const owner of [1, 3]) {
    const game = teams().inPlay(owner, 'stonecutter').lay(3, { house: 'stone' });
    game.give(1, { stone: 5, reed: 3 });
    expect(game.changes('1 farm-expansion; partner-room a1')).toEqual({
      'person farm-expansion': [0, 1],
      '1 home': [2, 1],
      '1 stone': [5, 0],
      '1 reed': [3, 0],
      '3 a1': [0, 'room'],
    });
  }
});

test('AG-V30 RU-80 what a card asks of a house is asked of the one that gets the room', () => {
  const forPartner = teams().inPlay(1, 'carpenters-parlor').lay(1, { house: 'clay' });
  forPartner.give(1, { wood: 2, reed: 2 });
  expect(forPartner.changes('1 farm-expansion; partner-room a1')).toMatchObject({
    '1 wood': [2, 0],
    '1 reed': [2, 0],
    '3 a1': [0, 'room'],
  });
  const inClay = teams().inPlay(1, 'carpenters-parlor').lay(3, { house: 'clay' });
  inClay.give(1, { wood: 2, reed: 2, clay: 5 }).play('1 farm-expansion');
  expect(inClay.why('1 partner-room a1')).toMatchObject({ why: 'cannot-pay' });
  expect(inClay.why('1 room a1')).toBeUndefined();
  const own = teams().inPlay(3, 'carpenters-parlor').lay(3, { house: 'stone' });
  expect(own.give(1, { wood: 2, reed: 2 }).why('1 farm-expansion; room a1')).toBeUndefined();
});

test('A021 Family Friendly Home, AG-V30 RU-81: a room for the partner is none of the own rooms', () => {
  const roomy = () => teams().inPlay(1, 'family-friendly-home').lay(1, { rooms: 'a1' });
  const mixed = roomy().give(1, { wood: 11, reed: 5 });
  expect(mixed.changes('1 farm-expansion; room a2; partner-room a1; yes')).toMatchObject({
    '1 a2': [0, 'room'],
    '3 a1': [0, 'room'],
    '1 people': [2, 3],
    '1 food': [2, 3],
  });
  const partnerOnly = roomy().give(1, { wood: 6, reed: 3 });
  expect(partnerOnly.changes('1 farm-expansion; partner-room a1; yes')).toEqual({
    'person farm-expansion': [0, 11],
    '1 home': [2, 1],
    '1 wood': [6, 0],
    '1 reed': [3, 0],
    '3 a1': [0, 'room'],
    '1 food': [2, 3],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('A021 Family Friendly Home, AG-V30 RU-81: rooms of this action count on neither farm', () => {
  const game = teams().inPlay(1, 'family-friendly-home').give(1, { wood: 11, reed: 5 });
  const changes = game.changes('1 farm-expansion; room a1; partner-room a1');
  expect(changes).toMatchObject({ '1 a1': [0, 'room'], '3 a1': [0, 'room'] });
  expect(changes).not.toHaveProperty('1 food');
});
