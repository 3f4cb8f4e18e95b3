import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** The last person is about to be placed, and seat 1 has a newborn. */
function withNewborn(): CardScenario {
  const game = lastTurn({ round: 6, revealed: 'basic-wish' }).inPlay(1, 'swimming-class');
  game.player(1).people = 3;
  game.player(1).newborns = 1;
  return game;
}

test('A035 Swimming Class: 1 food, and at least 2 occupations', () => {
  const game = new CardScenario().hold(1, 'swimming-class basket').inPlay(1, 'wood-cutter');
  game.give(1, { reed: 1 }).play('1 meeting-place; yes');
  expect(game.why('play swimming-class')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'ropemaker');
  expect(game.changes('1 play swimming-class')).toEqual({
    '1 food': [2, 1],
    '1 hand swimming-class': [1, 0],
    '1 card swimming-class': [0, 1],
  });
});

test('A035 Swimming Class: 2 points for a newborn who returns home with a person from Fishing', () => {
  const game = withNewborn();
  expect(game.changes('1 fishing')).toMatchObject({ '1 bonus': [0, 2], '1 newborns': [1, 0] });
});

test('A035 Swimming Class: nothing if the newborn returns and nobody from Fishing does', () => {
  const game = withNewborn();
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 bonus');
});

test('A035 Swimming Class: nothing for somebody else on Fishing', () => {
  const game = withNewborn().occupy('fishing', 2);
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 bonus');
});

test('A035 Swimming Class: a newborn who has become an adult counts no more', () => {
  const game = withNewborn();
  game.player(1).newborns = 0;
  expect(game.changes('1 fishing')).not.toHaveProperty('1 bonus');
});
