import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const bricklayer = () => new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'master-bricklayer');

test('B095 Master Bricklayer: 1 stone less for a house of 3 rooms', () => {
  const game = bricklayer().lay(1, { rooms: 'a1' }).give(1, { wood: 2, stone: 1 });
  expect(game.changes('1 major-improvement; major joinery')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major joinery': [0, 1],
    '1 wood': [2, 0],
    '1 stone': [1, 0],
  });
});

test('B095 Master Bricklayer: 2 less for 4 rooms, and never less than nothing', () => {
  const game = bricklayer().lay(1, { rooms: 'a1 b2' }).give(1, { wood: 2, stone: 5 });
  expect(game.changes('1 major-improvement; major joinery')).not.toHaveProperty('1 stone');
  const large = bricklayer().lay(1, { rooms: 'a1 b2 a2' }).give(1, { clay: 3, stone: 5 });
  expect(large.changes('1 major-improvement; major clay-oven')).not.toHaveProperty('1 stone');
});

test('B095 Master Bricklayer: nothing less with the first two rooms, or for minor improvements', () => {
  const small = bricklayer().give(1, { wood: 2, stone: 1 });
  expect(small.why('1 major-improvement')).toBeDefined();
  const minor = bricklayer().hold(1, 'stockyard').lay(1, { rooms: 'a1' }).give(1, { wood: 1 });
  expect(minor.why('1 major-improvement; play stockyard')).toBeDefined();
});
