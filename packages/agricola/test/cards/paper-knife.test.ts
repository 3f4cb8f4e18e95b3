import { findCard } from '@furrow/agricola/cards/index';
import { atLeast, type Condition, rooms } from '@furrow/agricola/cards/quantity';
import { heardBy } from '@furrow/kernel/run';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { known } from '@furrow/testkit/notated-game';
import { expect, onTestFinished, test } from 'vitest';

const THREE = 'freshman field-merchant heresy-teacher';
const reader = (hand = `${THREE} confidant`) =>
  new CardScenario({ seats: 3 }).hold(1, `paper-knife ${hand}`).give(1, { wood: 1, food: 0 });

test('A003 Paper Knife: chance chooses one of three picked occupations, which may be played for nothing', () => {
  const game = reader().play('1 meeting-place; yes; play paper-knife');
  expect(game.offered()).toHaveLength(4);
  game.play('pick freshman heresy-teacher confidant');
  expect(game.offered().sort()).toEqual(['draw confidant', 'draw freshman', 'draw heresy-teacher']);
  expect(game.changes('* draw freshman\n1 play freshman')).toEqual({
    '1 hand freshman': [1, 0],
    '1 card freshman': [0, 1],
    '2 hand paper-knife': [0, 1],
  });
});

test('A003 Paper Knife: costs 1 wood (here Field Merchant brings 1 again); of three occupations nothing is picked', () => {
  const game = reader(THREE);
  expect(
    game.changes('1 meeting-place; yes; play paper-knife\n* draw field-merchant\n1 play field-merchant'),
  ).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 reed': [0, 1],
    '1 hand field-merchant': [1, 0],
    '1 card field-merchant': [0, 1],
    '1 hand paper-knife': [1, 0],
    '2 hand paper-knife': [0, 1],
  });
});

test('A003 Paper Knife, RU-51: the drawn occupation may stay in the hand, unseen', () => {
  const game = reader(THREE).play('1 meeting-place; yes; play paper-knife\n* draw freshman');
  expect(game.offered()).toEqual(['play freshman', 'no']);
  expect(game.changes('no')).toEqual({ '2 hand paper-knife': [0, 1] });
  const told = heardBy(game.heard, 1).map(({ event }) => event);
  expect(told).not.toContain('drawn');
});

test('A003 Paper Knife: cannot be played with fewer than 3 occupations in hand', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(
    1,
    'paper-knife freshman field-merchant basket',
  );
  game.give(1, { wood: 1, reed: 1 });
  expect(game.why('1 major-improvement; play paper-knife')).toMatchObject({ why: 'play-impossible' });
});

test('A003 Paper Knife: only occupations are picked', () => {
  const game = reader(`${THREE} confidant basket`).play('1 meeting-place; yes; play paper-knife');
  expect(game.why('pick basket freshman confidant')).toMatchObject({ why: 'not-asked' });
  expect(game.why('pick freshman freshman confidant')).toMatchObject({ why: 'not-asked' });
});

test('A003 Paper Knife, RU-51: a drawn occupation that cannot be played leaves the game', () => {
  // No occupation of these decks needs anything to be played: here one does.
  const freshman = known(findCard('freshman'), 'freshman') as { conditions: readonly Condition[] };
  freshman.conditions = [atLeast(7, rooms)];
  onTestFinished(() => {
    freshman.conditions = [];
  });
  const game = reader(THREE).play('1 meeting-place; yes; play paper-knife\n* draw freshman');
  expect(game.offered()).toEqual(['no']);
  expect(game.changes('no')).toEqual({
    '1 hand freshman': [1, 0],
    'out freshman': [0, 1],
    '2 hand paper-knife': [0, 1],
  });
});
