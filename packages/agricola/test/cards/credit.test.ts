import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurn, ROUND_FIVE } from './harvest-round';

const debtor = (round = 1, revealed = 'sheep-market') => lastTurn({ round, revealed }).inPlay(1, 'credit');

test('A54 Credit: 5 food when it is played, with at most 3 occupations', () => {
  const game = new CardScenario().hold(1, 'credit corn-scoop').give(1, { wood: 1 });
  game.inPlay(1, 'freshman grocer lodger small-trader');
  expect(game.why('1 meeting-place; yes; play credit')).toMatchObject({ why: 'needs' });
  const few = new CardScenario().hold(1, 'credit').inPlay(1, 'freshman grocer lodger');
  expect(few.changes('1 meeting-place; yes; play credit')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand credit': [1, 0],
    '1 card credit': [0, 1],
    '1 food': [2, 7],
  });
});

test('A54 Credit: 1 food at the end of each round without a harvest; with food it must be paid', () => {
  expect(debtor().changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, round: [1, 2], '1 food': [20, 19] });
  expect(debtor(4).changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
});

test('A54 Credit: without food a begging marker is taken, or goods become food', () => {
  const poor = debtor().give(1, { food: 0 });
  expect(poor.changes('1 clay-pit')).toMatchObject({ '1 begging': [0, 1] });
  const game = debtor().give(1, { food: 0, grain: 1 }).play('1 clay-pit');
  const offered = game.offered();
  expect(offered).toHaveLength(2);
  expect(game.changes(`1 ${offered[1]}`)).toMatchObject({ '1 grain': [1, 0] });
  const begging = debtor().give(1, { food: 0, grain: 1 }).play('1 clay-pit');
  expect(begging.changes(`1 ${offered[0]}`)).toMatchObject({ '1 begging': [0, 1] });
});
