import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import { play } from '@furrow/kernel/machine';
import { expect, test } from 'vitest';
import { featuresOf, frozenEvaluationOf } from '../src/evaluations';
import { liked, mannerJudge, mannerNames } from '../src/manners';

const family = agricola.open({}, 2);

test('everything that a manner likes is a feature of the family game', () => {
  const { names } = featuresOf(family);
  for (const manner of mannerNames) {
    expect(liked(manner).length).toBeGreaterThan(0);
    expect(liked(manner).filter((feature) => !names.includes(feature))).toEqual([]);
  }
});

test('whoever has a manner judges positions in another way than the frozen weights', () => {
  const state = family.begin();
  const dice = seededDice(3);
  for (let i = 0; i < 60; i++) {
    const asked = decision(family.rules, state);
    if (asked !== undefined) play(family.rules, state, asked.seat, asked.domain.sample(dice));
  }
  const usual = frozenEvaluationOf(family).liking(state, 0);
  for (const manner of mannerNames) expect(mannerJudge(family, manner).liking(state, 0)).not.toBe(usual);
});

test('where there is nothing that a manner likes, it judges as the frozen weights do', () => {
  const game = creatures.open({}, 2);
  const state = game.begin();
  for (const manner of mannerNames)
    expect(mannerJudge(game, manner).liking(state, 0)).toBe(frozenEvaluationOf(game).liking(state, 0));
});

test('nobody plays in a manner that there is not', () => {
  expect(() => mannerJudge(family, 'lazy')).toThrow("nobody plays in the manner 'lazy'");
});
