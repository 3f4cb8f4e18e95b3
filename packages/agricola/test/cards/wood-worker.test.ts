import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const worker = () => new CardScenario({ seats: 4 }).inPlay(1, 'wood-worker').lay(1, { stables: 'a5' });

test('A164 Wood Worker: 1 wood for 1 sheep; the wood lies on the space afterwards', () => {
  expect(worker().give(1, { wood: 1 }).changes('1 forest; yes')).toEqual({
    'person forest': [0, 1],
    '1 home': [2, 1],
    'on forest': [3, 1],
    '1 wood': [1, 3],
    '1 sheep': [0, 1],
  });
});

test('A164 Wood Worker: with the wood that is taken, if there is none in the supply', () => {
  expect(worker().changes('1 forest; yes')).toEqual({
    'person forest': [0, 1],
    '1 home': [2, 1],
    'on forest': [3, 1],
    '1 wood': [0, 2],
    '1 sheep': [0, 1],
  });
  expect(worker().pile('copse', 1).changes('1 copse; yes')).toMatchObject({
    'person copse': [0, 1],
    '1 sheep': [0, 1],
  });
});

test('A164 Wood Worker: it may be declined, and only at wood accumulation spaces, by its owner', () => {
  expect(worker().changes('1 forest; no')).toMatchObject({ 'on forest': [3, 0], '1 wood': [0, 3] });
  const clay = worker().give(1, { wood: 1 }).play('1 clay-pit');
  expect(clay.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const other = worker().give(2, { wood: 1 }).play('1 clay-pit\n2 forest');
  expect(other.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});

test('A164 Wood Worker: the sheep may be cooked at once to pay for the Shifting Cultivator', () => {
  const game = worker().inPlay(1, 'shifting-cultivator').own(1, 'fireplace-2').give(1, { food: 1 });
  expect(game.changes('1 forest; yes; yes; field b3')).toMatchObject({
    '1 food': [1, 0],
    '1 b3': [0, 'field'],
    '1 wood': [0, 2],
    'on forest': [3, 1],
  });
});
