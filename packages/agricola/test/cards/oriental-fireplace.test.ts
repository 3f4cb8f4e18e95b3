import { improvements, majors, minors } from '@furrow/agricola/cards/quantity';
import { measure } from '@furrow/agricola/effects/measure';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The card in hand, with majors in front of the player. */
const holding = (majors: string) =>
  new CardScenario({ revealed: 'major-improvement' }).hold(1, 'oriental-fireplace').own(1, majors);

test('A060 Oriental Fireplace, AG-R1227: a Fireplace is returned for it, and is there for everybody again', () => {
  const game = holding('fireplace-2').give(2, { clay: 2 });
  expect(game.changes('1 major-improvement; play oriental-fireplace')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major fireplace-2': [1, 0],
    '1 hand oriental-fireplace': [1, 0],
    '1 card oriental-fireplace': [0, 1],
  });
  expect(game.heard).toContainEqual({ event: 'returned', seat: 0, improvement: 0 });
  expect(game.points(1)).toBe(holding('fireplace-2').points(1));
});

test('A060 Oriental Fireplace, AG-R1227: a Cooking Hearth serves as well; its owner chooses among several', () => {
  const game = holding('fireplace-2 fireplace-3 cooking-hearth-5').play(
    '1 major-improvement; play oriental-fireplace',
  );
  expect(game.offered()).toEqual(['return fireplace-2', 'return fireplace-3', 'return cooking-hearth-5']);
  expect(game.why('1 return well')).toEqual({ why: 'not-asked' });
  expect(game.changes('1 return cooking-hearth-5')).toEqual({
    'major cooking-hearth-5': [1, 0],
    '1 card oriental-fireplace': [0, 1],
  });
});

test('A060 Oriental Fireplace, AG-R1227: what is returned must lie in front of the player', () => {
  const game = holding('well').hold(1, 'basket').give(1, { reed: 1 }).own(2, 'fireplace-2');
  game.play('1 major-improvement');
  expect(game.offered()).toEqual(['play basket']);
  expect(game.why('1 play oriental-fireplace')).toMatchObject({ why: 'nothing-to-return' });
});

test('A060 Oriental Fireplace: cooks at any time, but no boar', () => {
  const game = new CardScenario()
    .inPlay(1, 'oriental-fireplace')
    .lay(1, { fences: 'a4n a5n a4w a5e a4s a5s' });
  game.give(1, { vegetable: 1, sheep: 1, cattle: 1 });
  expect(game.changes('1 exchange; convert 1 vegetable 1 sheep 1 cattle')).toEqual({
    '1 vegetable': [1, 0],
    '1 sheep': [1, 0],
    '1 cattle': [1, 0],
    '1 food': [2, 14],
  });
  game.give(1, { boar: 1 });
  expect(game.why('1 exchange; convert 1 boar')).toEqual({ why: 'nothing-to-convert' });
});

test('A060 Oriental Fireplace: animals without room are cooked', () => {
  const game = new CardScenario().inPlay(1, 'oriental-fireplace').pile('sheep-market', 3);
  expect(game.changes('1 sheep-market; keep 1 sheep')).toMatchObject({ '1 sheep': [0, 1], '1 food': [2, 8] });
});

test('A060 Oriental Fireplace: bakes any number of grain for 2 food each, besides an oven', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'oriental-fireplace');
  game.own(1, 'clay-oven').give(1, { grain: 3 });
  expect(game.changes('1 grain-utilization; bake 3')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [3, 0],
    '1 food': [2, 11],
  });
});

test('A060 Oriental Fireplace, AG-R1227: returned for a Cooking Hearth it leaves the game', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .inPlay(1, 'grocer oriental-fireplace telegram')
    .give(1, { clay: 0 });
  expect(game.changes('1 major-improvement; major cooking-hearth-4')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major cooking-hearth-4': [0, 1],
    '1 card oriental-fireplace': [1, 0],
    'out oriental-fireplace': [0, 1],
  });
  expect(game.memory(1, 'grocer')).toBe(8);
});

test('A060 Oriental Fireplace, AG-R1227: clay and the card are two ways to pay for the Hearth', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'oriental-fireplace');
  game.give(1, { clay: 4 }).play('1 major-improvement; major cooking-hearth-4');
  expect(game.offered()).toEqual(['pay 4 clay', 'return oriental-fireplace']);
});

test('A060 Oriental Fireplace: what other cards remember stays with them when it leaves', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'oriental-fireplace telegram');
  game.player(1).memory[1] = 9;
  game.player(1).spent[2] = 0b10;
  game.play('1 major-improvement; major cooking-hearth-5');
  const { played, memory, spent } = game.player(1);
  expect([played.length, memory, spent]).toEqual([1, [9], [0, 0, 1]]);
});

test('A060 Oriental Fireplace, RU-84: what is returned may still cook for the rest of the price', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).inPlay(1, 'oriental-fireplace');
  game.give(1, { sheep: 1 }).play('1 major-improvement');
  expect(game.changes('1 exchange; convert 1 sheep; major cooking-hearth-4')).toMatchObject({
    '1 food': [2, 5],
    'out oriental-fireplace': [0, 1],
  });
});

test('A060 Oriental Fireplace: counts as one improvement, and as a major or a minor one', () => {
  const game = new CardScenario().inPlay(1, 'oriental-fireplace').own(1, 'well');
  const look = { rules: game.game.rules as Ruleset, state: game.state, seat: 0, source: -1, about: 0 };
  expect(measure(look, improvements)).toBe(2);
  expect(measure(look, majors)).toBe(2);
  expect(measure(look, minors)).toBe(1);
});
