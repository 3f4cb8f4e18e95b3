import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const brook = () => new CardScenario({ round: 2, revealed: 'sheep-market fencing' }).inPlay(1, 'brook');

test.each([
  ['reed-bank', 1, 'reed'],
  ['clay-pit', 1, 'clay'],
  ['forest', 3, 'wood'],
  ['sheep-market', 1, 'sheep'],
])('B56 Brook: 1 more food with %s', (space, n, good) => {
  expect(brook().changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    [`on ${space}`]: [n, 0],
    [`1 ${good}`]: [0, n],
    '1 food': [2, 3],
  });
});

test('B56 Brook: nothing with Fishing itself or the card of round 2', () => {
  expect(brook().changes('1 fishing')).toMatchObject({ '1 food': [2, 3], 'on fishing': [1, 0] });
  const fencing = brook().give(1, { wood: 4 }).changes('1 fencing; pasture a5');
  expect(fencing).not.toHaveProperty('1 food');
});

test('B56 Brook: needs one of the own people on Fishing', () => {
  const game = new CardScenario().hold(1, 'brook corn-scoop').give(1, { wood: 1 }).occupy('fishing', 2);
  expect(game.why('1 meeting-place; yes; play brook')).toMatchObject({ why: 'needs' });
  game.occupy('fishing', 1);
  expect(game.changes('1 play brook')).toMatchObject({ '1 card brook': [0, 1] });
});
