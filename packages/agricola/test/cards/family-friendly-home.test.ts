import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** 3 rooms, 2 people, and goods for two more rooms. */
const roomy = () =>
  new CardScenario().inPlay(1, 'family-friendly-home').lay(1, { rooms: 'a1' }).give(1, { wood: 12, reed: 4 });

test('A021 Family Friendly Home, AG-R607: 1 food and a Family Growth action with rooms to spare; the newborn stands beside the person that builds', () => {
  const game = roomy();
  expect(game.changes('1 farm-expansion; room a2; done; yes')).toEqual({
    'person farm-expansion': [0, 11],
    '1 home': [2, 1],
    '1 wood': [12, 7],
    '1 reed': [4, 2],
    '1 a2': [0, 'room'],
    '1 food': [2, 3],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('A021 Family Friendly Home: one growth an action, however many rooms are built', () => {
  const game = roomy();
  expect(game.changes('1 farm-expansion; room a2; room b2; done; yes')).toMatchObject({
    '1 people': [2, 3],
    '1 food': [2, 3],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A021 Family Friendly Home: the food comes even if the growth is declined, or impossible', () => {
  const declined = roomy().changes('1 farm-expansion; room a2; done; no');
  expect(declined).toMatchObject({ '1 food': [2, 3] });
  expect(declined).not.toHaveProperty('1 people');
  const full = roomy().lay(1, { rooms: 'a2 a3 b2' });
  full.player(1).people = 5;
  expect(full.changes('1 farm-expansion; room b3; done')).toMatchObject({ '1 food': [2, 3] });
});

test('A021 Family Friendly Home: the rooms of this action do not count', () => {
  const game = new CardScenario().inPlay(1, 'family-friendly-home').give(1, { wood: 10, reed: 4 });
  const changes = game.changes('1 farm-expansion; room a1; room a2');
  expect(changes).toMatchObject({ '1 a1': [0, 'room'], '1 a2': [0, 'room'] });
  expect(changes).not.toHaveProperty('1 food');
});

test('A021 Family Friendly Home, RU-50: building stables alone is no Build Rooms action', () => {
  const changes = roomy().changes('1 farm-expansion; stable c5; done');
  expect(changes).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [12, 10],
    '1 c5 stable': [0, 1],
  });
});

test('A021 Family Friendly Home, RU-50: the single room of another card counts, also in the turn of another', () => {
  const game = new CardScenario({ seats: 3, start: 3 }).inPlay(1, 'family-friendly-home riparian-builder');
  game.lay(1, { rooms: 'a1' }).give(1, { wood: 5, reed: 2 }).play('3 reed-bank\n1 yes; room a2');
  expect(game.changes('1 yes')).toMatchObject({ '1 people': [2, 3], '1 newborns': [0, 1] });
});

test('A021 Family Friendly Home: needs 1 occupation', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'family-friendly-home basket');
  game.give(1, { reed: 1 });
  expect(game.why('1 major-improvement; play family-friendly-home')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'freshman');
  expect(game.why('1 play family-friendly-home')).toBeUndefined();
});
