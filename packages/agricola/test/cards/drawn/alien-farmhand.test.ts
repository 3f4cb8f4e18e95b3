import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { STAGE_2 } from './at-quarry';

test('AG-V52 Alien Farmhand: before each harvest 1 field may be plowed', () => {
  const game = lastTurn({ round: 7, revealed: STAGE_2, options: { 'x-deck': 'on' } }).inPlay(
    1,
    'alien-farmhand',
  );
  game.play('1 day-laborer');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; field a5')).toMatchObject({ '1 a5': [0, 'field'] });
});
