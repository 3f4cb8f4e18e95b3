import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_1 = { seats: 3, round: 4, revealed: 'fencing sheep-market major-improvement grain-utilization' };

test('AG-Q05 the food for an occupation may come from goods, by itself if there is one way', () => {
  const game = new CardScenario().inPlay(1, 'wood-cutter').hold(1, 'grocer').give(1, { food: 0, grain: 2 });
  expect(game.changes('1 lessons; play grocer')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 grain': [2, 1],
    '1 hand grocer': [1, 0],
    '1 card grocer': [0, 1],
    '1 on grocer': [0, 8],
  });
});

test('AG-Q05 where there are several ways the player says which, more than enough included', () => {
  const game = new CardScenario()
    .inPlay(1, 'wood-cutter')
    .hold(1, 'grocer')
    .give(1, { food: 0, grain: 2, vegetable: 1 })
    .play('1 lessons; play grocer');
  expect(game.offered()).toEqual(['convert 1 vegetable', 'convert 1 grain']);
  expect(game.why('convert 3 grain')).toEqual({ why: 'not-so-many' });
  expect(game.why('convert nothing')).toMatchObject({ why: 'cannot-pay' });
  expect(game.changes('convert 2 grain')).toMatchObject({ '1 grain': [2, 0], '1 food': [0, 1] });
});

test('AG-Q05 a minor improvement that costs food', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'fire-protection-pond')
    .give(1, { food: 0, vegetable: 1 });
  expect(game.changes('1 major-improvement; play fire-protection-pond')).toMatchObject({
    '1 vegetable': [1, 0],
    '1 card fire-protection-pond': [0, 1],
  });
});

test('AG-Q05 without goods that become food there is no payment', () => {
  const game = new CardScenario()
    .inPlay(1, 'wood-cutter')
    .hold(1, 'grocer')
    .give(1, { food: 0, sheep: 1, wood: 9 });
  expect(game.why('1 lessons')).toMatchObject({ why: 'cannot-pay' });
  game.own(1, 'fireplace-2');
  expect(game.changes('1 lessons; play grocer')).toMatchObject({ '1 sheep': [1, 0], '1 food': [0, 1] });
});

test('RU-69 what is paid for must still be possible: the last grain cannot pay for sowing it (B130)', () => {
  const farm = (goods: { grain: number; vegetable?: number }) =>
    new CardScenario(STAGE_1)
      .inPlay(1, 'full-peasant')
      .lay(1, { fields: 'b3' })
      .give(1, { ...goods, food: 0, wood: 4 })
      .play('1 fencing; pasture a5');
  const last = farm({ grain: 1 });
  expect(last.asked()[0].seat).toBe(2);
  const enough = farm({ grain: 2 });
  expect(enough.offered()).toEqual(['yes', 'no']);
  expect(enough.changes('yes; jump grain-utilization; sow grain b3')).toMatchObject({ '1 grain': [2, 0] });
});

test('what may be used at any time cannot take what a payment needs', () => {
  const game = new CardScenario()
    .inPlay(1, 'grocer')
    .hold(1, 'wood-cutter')
    .give(1, { food: 0, grain: 1, vegetable: 1 })
    .play('1 lessons; play wood-cutter');
  expect(game.offered()).toEqual(['convert 1 vegetable', 'convert 1 grain']);
  expect(game.changes('grocer; convert 1 grain')).toMatchObject({
    '1 wood': [0, 1],
    '1 grain': [1, 0],
    '1 vegetable': [1, 0],
    '1 card wood-cutter': [0, 1],
  });
  const poor = new CardScenario()
    .inPlay(1, 'grocer')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 5, reed: 2, food: 0, vegetable: 1 });
  expect(poor.play('1 grocer').board()['1 wood']).toBe(1);
});

test('AG-R1426 animals are paid from the farm, where they must have room', () => {
  const game = new CardScenario()
    .inPlay(1, 'sheep-walker')
    .give(1, { boar: 1 })
    .pile('sheep-market', 3)
    .play('1 sheep-market');
  expect(game.why('1 sheep-walker')).toMatchObject({ why: 'cannot-pay' });
  expect(game.changes('1 give-back; discard 1 boar; sheep-walker; stone; sheep-walker; stone')).toEqual({
    '1 boar': [1, 0],
    '1 sheep': [3, 1],
    '1 stone': [0, 2],
  });
});
