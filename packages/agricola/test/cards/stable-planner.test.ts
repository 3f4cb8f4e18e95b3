import type { CardsGiven } from '@furrow/testkit/card-scenario';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const planning = (given: CardsGiven = {}) => new CardScenario(given).hold(1, 'stable-planner');

test('A089 Stable Planner: a stable on the spaces 3, 6 and 9 rounds later', () => {
  const game = planning();
  expect(game.changes('1 lessons; play stable-planner; yes; yes; yes')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand stable-planner': [1, 0],
    '1 card stable-planner': [0, 1],
    '1 round 4 stable-planner': [0, 1],
    '1 round 7 stable-planner': [0, 1],
    '1 round 10 stable-planner': [0, 1],
  });
});

test('A089 Stable Planner: each stable may stay in the supply', () => {
  const game = planning();
  const rounds = Object.keys(game.changes('1 lessons; play stable-planner; no; yes; no'));
  expect(rounds.filter((what) => what.startsWith('1 round'))).toEqual(['1 round 7 stable-planner']);
});

test('A089 Stable Planner: only as many as there are, and only on rounds to come', () => {
  const few = planning().lay(1, { stables: 'a3 a4 a5' });
  few.play('1 lessons; play stable-planner; yes');
  expect(few.asked()[0].seat).toBe(2);
  const late = planning({ round: 6, revealed: 'sheep-market western-quarry' });
  const rounds = Object.keys(late.changes('1 lessons; play stable-planner; yes; yes'));
  expect(rounds.filter((what) => what.startsWith('1 round'))).toEqual([
    '1 round 9 stable-planner',
    '1 round 12 stable-planner',
  ]);
});

test('A089 Stable Planner: stables that wait cannot be built earlier', () => {
  const game = planning().lay(1, { stables: 'a4' }).give(1, { wood: 9 });
  game.play(`
    1 lessons; play stable-planner; yes; yes; yes
    2 forest`);
  expect(game.why('1 farm-expansion')).toMatchObject({ why: 'no-stable-left' });
});

/** Round 8 has begun, for which a stable waits, with other cards in play. */
function due(cards: string): CardScenario {
  const game = lastTurn({ round: 5, revealed: 'basic-wish' }).inPlay(1, cards).hold(1, 'stable-planner');
  game.player(1).home = 2;
  game.play('1 lessons; play stable-planner; yes; no; no');
  game.state.round = 7;
  game.play('1 clay-pit');
  game.play(`* ${game.offered()[0]}`);
  return game;
}

test('A089 Stable Planner: at the start of the round the stable is built at no cost', () => {
  const game = due('').lay(1, { stables: 'a3 a4 c5' });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
  expect(game.changes('1 yes; stable a5')).toMatchObject({ '1 a5 stable': [0, 1] });
  expect(game.player(1).coming).toEqual([]);
});

test('A089 Stable Planner: it is not built in a turn: neither Stable Tree nor Farmyard Manure reacts', () => {
  const changes = due('stable-tree farmyard-manure').changes('1 yes; stable a5');
  expect(Object.keys(changes).filter((what) => /^1 round (9|1\d)/.test(what))).toEqual([]);
});

test('A089 Stable Planner: a stable that is left goes back to the supply', () => {
  const game = due('').lay(1, { stables: 'a3 a4 c5' }).give(1, { wood: 9 });
  game.play('1 no');
  expect(game.changes('1 farm-expansion; stable a5')).toMatchObject({ '1 a5 stable': [0, 1] });
});
