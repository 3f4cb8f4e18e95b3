import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test.each([
  ['yes; field b2', 1],
  ['no', 0],
] as const)(
  'E194 Plow Driver: with a stone house a field for 1 food at the start of a round (%s)',
  (answer, fields) => {
    const game = lastTurn({ edition: '2007', round: 1 })
      .inPlay(1, 'plow-driver-2007')
      .lay(1, { house: 'stone' });
    game.play(`1 clay-1\n* reveal fences\n1 ${answer}`);
    expect(game.board()).toMatchObject({ '1 food': 20 - fields, ...(fields > 0 && { '1 b2': 'field' }) });
  },
);

test('E194 Plow Driver: not with a clay house', () => {
  const game = lastTurn({ edition: '2007', round: 1 })
    .inPlay(1, 'plow-driver-2007')
    .lay(1, { house: 'clay' });
  expect(game.play('1 clay-1\n* reveal fences').asked()[0]).toMatchObject({ kind: 'work' });
});
