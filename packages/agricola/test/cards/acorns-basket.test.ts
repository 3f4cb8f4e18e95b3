import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

test('B84 Acorns Basket: 1 reed, 3 occupations; 1 wild boar on each of the next 2 round spaces', () => {
  const game = new CardScenario()
    .hold(1, 'acorns-basket basket')
    .inPlay(1, 'wood-cutter geologist')
    .give(1, { reed: 1 })
    .play('1 meeting-place; yes');
  expect(game.why('play acorns-basket')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'rustic');
  expect(game.changes('1 play acorns-basket')).toEqual({
    '1 reed': [1, 0],
    '1 hand acorns-basket': [1, 0],
    '1 card acorns-basket': [0, 1],
    '1 round 2 boar': [0, 1],
    '1 round 3 boar': [0, 1],
  });
});

test('B84 Acorns Basket AG-R904: a boar that comes and finds no room leaves, or another animal does', () => {
  const game = lastTurn({ round: 2 }).inPlay(1, 'wood-cutter geologist rustic').hold(1, 'acorns-basket');
  game.give(1, { reed: 1, sheep: 1 }).play('1 meeting-place; yes; play acorns-basket');
  game.play(`* ${game.offered()[0]}`);
  expect(game.offered(1)).toEqual(['keep 1 boar', 'keep 1 sheep']);
  expect(game.changes('1 keep 1 boar')).toMatchObject({ '1 sheep': [1, 0] });
});
