import type { Ruleset } from '@furrow/agricola/ruleset';
import { timesGivenUp } from '@furrow/kernel/completable';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const TWO_CARDS = { round: 2, revealed: 'sheep-market grain-utilization' };
const STAGE_1_TO_4 =
  'sheep-market grain-utilization fencing major-improvement basic-wish house-redevelopment western-quarry ' +
  'vegetable-seeds pig-market cattle-market eastern-quarry';
const LATE = { round: 12, revealed: `${STAGE_1_TO_4} cultivation` };

test('A094 Lazy Sowman: whoever declines to sow places another person, on an occupied space too', () => {
  const game = new CardScenario(TWO_CARDS).inPlay(1, 'lazy-sowman').lay(1, { fields: 'b3' });
  game.give(1, { grain: 1 }).play('1 day-laborer\n2 forest').family(1, 2);
  expect(game.changes('1 grain-utilization; instead lazy-sowman; day-laborer')).toEqual({
    'person grain-utilization': [0, 1],
    'person day-laborer': [1, 11],
    '1 food': [4, 6],
    '1 home': [2, 0],
  });
});

test('A094 Lazy Sowman: to sow as usual', () => {
  const game = new CardScenario(TWO_CARDS).inPlay(1, 'lazy-sowman').lay(1, { fields: 'b3' });
  game.give(1, { grain: 1 }).play('1 grain-utilization');
  expect(game.offered()).toEqual(['usual', 'instead lazy-sowman']);
  expect(game.changes('1 usual; sow grain b3')).toEqual({ '1 grain': [1, 0], '1 b3 grain': [0, 3] });
});

test('A094 Lazy Sowman: what could not be sown can be declined, and the space used for that alone (RU-40)', () => {
  const game = new CardScenario(TWO_CARDS).inPlay(1, 'lazy-sowman');
  expect(game.changes('1 grain-utilization; instead lazy-sowman; grain-seeds')).toEqual({
    'person grain-utilization': [0, 1],
    'person grain-seeds': [0, 1],
    '1 grain': [0, 1],
    '1 home': [2, 0],
  });
});

test('A094 Lazy Sowman: with nobody else at home there is nothing to decline for (RU-40)', () => {
  const game = new CardScenario(TWO_CARDS).inPlay(1, 'lazy-sowman').family(1, 1);
  expect(game.why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
  game.lay(1, { fields: 'b3' }).give(1, { grain: 1 }).play('1 grain-utilization');
  expect(game.offered()).toEqual(['sow grain b3']);
});

test('A094 Lazy Sowman: an occupied Meeting Place is never used again', () => {
  const game = new CardScenario(TWO_CARDS)
    .inPlay(1, 'lazy-sowman')
    .family(1, 3)
    .play('1 day-laborer\n2 meeting-place');
  game.play('1 grain-utilization; instead lazy-sowman');
  expect(game.offered()).toContain('day-laborer');
  expect(game.why('1 meeting-place')).toEqual({ why: 'occupied', space: 1 });
});

test('A094 Lazy Sowman: again on the next space with a sow to decline, after plowing alone', () => {
  const game = new CardScenario(LATE).inPlay(1, 'lazy-sowman').family(1, 4);
  expect(
    game.changes(`1 cultivation; plow; field b3; sow; instead lazy-sowman
      1 cultivation; plow; field b4; sow; instead lazy-sowman
      1 grain-utilization; instead lazy-sowman
      1 grain-seeds`),
  ).toEqual({
    'person cultivation': [0, 11],
    'person grain-utilization': [0, 1],
    'person grain-seeds': [0, 1],
    '1 b3': [0, 'field'],
    '1 b4': [0, 'field'],
    '1 grain': [0, 1],
    '1 home': [4, 0],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('A094 Lazy Sowman: the rest of the space can be done after declining', () => {
  const game = new CardScenario(LATE)
    .inPlay(1, 'lazy-sowman')
    .play('1 cultivation; sow; instead lazy-sowman; clay-pit');
  expect(game.changes('1 plow; field b3')).toEqual({ '1 b3': [0, 'field'] });
});

test('A094 Lazy Sowman: only on the own turn', () => {
  const game = new CardScenario(TWO_CARDS).inPlay(1, 'lazy-sowman confidant').family(1, 1).family(2, 1);
  game.lay(1, { fields: 'b3' }).give(1, { grain: 1 });
  game.state.players[0].coming.push(3, 1024 + game.player(1).played[1], 1);
  game.play('1 forest\n2 fishing\n* reveal fencing\n1 yes; sow');
  expect(game.offered()).toEqual(['sow grain b3']);
});

test('A094 Lazy Sowman: nobody goes anywhere before a space where nothing lies', () => {
  const game = new CardScenario({ ...LATE, options: { 'open-pastures': 'on' } })
    .inPlay(1, 'chief-forester lazy-sowman')
    .family(1, 4)
    .own(1, 'fireplace-2')
    .lay(1, { fields: 'c5' })
    .give(1, { wood: 12, clay: 5, reed: 4, grain: 3, food: 2 });
  game.state.piles[(game.game.rules as Ruleset).spaceNumber('forest')] = 0;
  const before = timesGivenUp();
  expect(game.offered(1)).not.toContain('forest');
  expect(game.offered(1)).toContain('clay-pit');
  expect(timesGivenUp()).toBe(before);
});
