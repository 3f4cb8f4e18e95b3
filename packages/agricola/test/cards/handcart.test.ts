import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Round 2 is about to begin. */
function ready(piles: Readonly<Record<string, number>>): CardScenario {
  const game = new CardScenario().inPlay(1, 'handcart');
  for (const [space, n] of Object.entries(piles)) game.pile(space, n);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game.play('1 day-laborer');
}

test('B81 Handcart: after the refill 1 resource may be taken from a space with 6 wood, 5 clay or 4 reed', () => {
  const game = ready({ forest: 3, 'clay-pit': 4, 'reed-bank': 3 }).play('* reveal fencing\n1 yes');
  expect(game.offered()).toEqual(['forest', 'clay-pit', 'reed-bank']);
  expect(game.changes('1 clay-pit')).toEqual({ 'on clay-pit': [5, 4], '1 clay': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('B81 Handcart: not with one less, and it is optional', () => {
  const few = ready({ forest: 2, 'clay-pit': 3, 'reed-bank': 2 }).play('* reveal fencing');
  expect(few.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  const declined = ready({ forest: 3 }).play('* reveal fencing\n1 no');
  expect(declined.board()).toMatchObject({ 'on forest': 6 });
});
