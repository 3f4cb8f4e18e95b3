import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGE_1 = 'major-improvement fencing grain-utilization sheep-market';

/** A round with Basic Wish for Children in which seat 1 has three rooms. */
function wishing(given: { round?: number; seats?: number } = {}): CardScenario {
  const more = given.round === 7 ? 'house-redevelopment western-quarry basic-wish' : 'basic-wish';
  const game = new CardScenario({ round: 5, ...given, revealed: `${STAGE_1} ${more}` });
  return game.lay(1, { rooms: 'a1' }).give(1, { food: 9 });
}

test('A092 Adoptive Parents: for 1 food the newborn can be placed in the same round', () => {
  const game = wishing().inPlay(1, 'adoptive-parents').play('1 basic-wish\n2 forest');
  expect(game.changes('1 adoptive-parents')).toEqual({
    'person basic-wish': [11, 1],
    '1 food': [9, 8],
    '1 newborns': [1, 0],
    '1 home': [1, 2],
  });
  game.play('1 clay-pit\n2 fishing');
  expect(game.changes('1 grain-seeds')).toMatchObject({ round: [5, 6], '1 grain': [0, 1] });
});

test('A092 Adoptive Parents: also when it is played after the growth', () => {
  const game = wishing()
    .hold(1, 'adoptive-parents')
    .play('1 basic-wish\n2 forest\n1 lessons; play adoptive-parents\n2 fishing');
  expect(game.offered()).toEqual(['done', 'adoptive-parents']);
  expect(game.changes('1 adoptive-parents; clay-pit')).toMatchObject({ round: [5, 6], '1 food': [9, 8] });
});

test('A092 Adoptive Parents: also between the turns of others', () => {
  const game = wishing().inPlay(1, 'adoptive-parents').play('1 basic-wish');
  expect(game.asked()).toEqual([
    { seat: 2, kind: 'work', open: false },
    { seat: 1, kind: 'anytime', open: true },
  ]);
  expect(game.changes('1 adoptive-parents')).toMatchObject({ '1 newborns': [1, 0], '1 home': [1, 2] });
});

test('A092 Adoptive Parents: whoever has nobody left at home is asked each time it would be the turn (RU-41)', () => {
  const game = wishing().inPlay(1, 'adoptive-parents').family(2, 3);
  game.play('1 forest\n2 clay-pit\n1 basic-wish\n2 fishing\n1 done');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  game.play('2 reed-bank');
  expect(game.offered()).toEqual(['done', 'adoptive-parents']);
  expect(game.changes('1 done')).toMatchObject({ round: [5, 6], '1 newborns': [1, 0], '1 home': [0, 3] });
});

test('A092 Adoptive Parents: without a newborn, without food or outside the work phase there is nothing to adopt', () => {
  const game = wishing().inPlay(1, 'adoptive-parents');
  expect(game.why('1 adoptive-parents')).toEqual({ why: 'no-newborn' });
  game.play('1 basic-wish\n2 forest').give(1, { food: 0 });
  expect(game.offered()).not.toContain('adoptive-parents');
  expect(game.why('1 adoptive-parents')).toMatchObject({ why: 'cannot-pay' });
});

test('A092 Adoptive Parents: the adopted eats like an adult', () => {
  const game = wishing({ round: 7 }).inPlay(1, 'adoptive-parents').give(2, { food: 4 });
  game.play('1 basic-wish\n2 forest\n1 adoptive-parents; clay-pit\n2 reed-bank');
  expect(game.changes('1 farmland; field b3')).toMatchObject({ round: [7, 8], '1 food': [8, 2] });
});

test('A092 Adoptive Parents: a newborn that is not adopted eats 1', () => {
  const game = wishing({ round: 7 }).inPlay(1, 'adoptive-parents').give(2, { food: 4 });
  game.play('1 basic-wish\n2 forest\n1 clay-pit\n2 reed-bank');
  expect(game.changes('1 done')).toMatchObject({ round: [7, 8], '1 food': [9, 4] });
});

test('A092 Adoptive Parents: in the solo game the adopted eats 3', () => {
  const game = wishing({ round: 7, seats: 1 }).inPlay(1, 'adoptive-parents').give(1, { food: 12 });
  game.play('1 basic-wish\n1 adoptive-parents; clay-pit');
  expect(game.changes('1 farmland; field b3')).toMatchObject({ round: [7, 8], '1 food': [11, 2] });
});
