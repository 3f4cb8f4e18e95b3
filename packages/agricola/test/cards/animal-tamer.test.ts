import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A86 Animal Tamer: 1 wood or 1 grain when it is played', () => {
  const game = new CardScenario().hold(1, 'animal-tamer').play('1 lessons; play animal-tamer');
  expect(game.offered()).toEqual(['wood', 'grain']);
  expect(game.changes('grain')).toEqual({ '1 grain': [0, 1] });
});

test('A86 Animal Tamer: 1 animal in each room, of whichever type', () => {
  const game = new CardScenario()
    .inPlay(1, 'animal-tamer')
    .lay(1, { rooms: 'a1' })
    .give(1, { boar: 1, cattle: 1 })
    .pile('sheep-market', 2)
    .play('1 sheep-market');
  expect(game.offered()).toEqual([
    'keep 1 sheep 1 boar 1 cattle',
    'keep 2 sheep 1 cattle',
    'keep 2 sheep 1 boar',
  ]);
});

test('A86 Animal Tamer: a room that is built holds one more', () => {
  const game = new CardScenario({ round: 2, revealed: 'major-improvement sheep-market' })
    .inPlay(1, 'animal-tamer')
    .give(1, { wood: 5, reed: 2, sheep: 2 });
  game.play('1 farm-expansion; room a1\n2 day-laborer').pile('sheep-market', 9).play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 3 sheep']);
});
