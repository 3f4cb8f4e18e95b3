import { expect, test } from 'vitest';
import { FED, lastTurn, ROUND_FIVE } from '../harvest-round';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53.3 Revenant RU-411: in front of whoever drew it, who feeds 1 person less', () => {
  const game = inForest();
  expect(game.changes(meeting('revenant'))).toEqual({ ...GATHERED, '1 card revenant': [0, 1] });
  const fed = lastTurn({ round: 4, options: { 'forest-deck': 'on' } }).inPlay(1, 'revenant');
  expect(fed.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED, '1 food': [20, 18] });
});

test('AG-V53 Revenant RU-309: it brings no room for a person', () => {
  const game = lastTurn({ round: 4, options: { 'forest-deck': 'on' } }).inPlay(1, 'revenant');
  expect(game.play('1 clay-pit\n* reveal basic-wish').offered()).not.toContain('basic-wish');
});
