import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53.5 Werewolf: the chosen opponent loses an animal, and cannot cook in response', () => {
  const game = inForest({ seats: 3 }).lay(2, { fences: 'a5n a5w b5n a5e' }).give(2, { sheep: 1, boar: 1 });
  game.give(3, { sheep: 1 }).own(2, 'fireplace-2').play(meeting('werewolf'));
  expect(game.offered()).toEqual(['player 2', 'player 3']);
  game.play('1 player 2');
  expect(game.asked()).toMatchObject([{ kind: 'oneOf', seat: 2 }]);
  expect(game.why('2 exchange')).toBeDefined();
  expect(game.changes('2 boar')).toMatchObject({ '2 boar': [1, 0] });
  expect(game.board()).toMatchObject({ '1 food': 4, '2 sheep': 1, '3 sheep': 1, '1 card werewolf': 1 });
});

test('AG-V53.5 Werewolf: without any animals nothing happens', () => {
  expect(inForest().changes(meeting('werewolf'))).toEqual({ ...GATHERED, '1 card werewolf': [0, 1] });
});
