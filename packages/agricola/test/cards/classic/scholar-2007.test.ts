import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('K279 Scholar: in a stone house an occupation may be played for 1 food at the start of a round', () => {
  const game = lastTurn({ edition: '2007' }).inPlay(1, 'scholar-2007').hold(1, 'plowman-2007');
  game.lay(1, { house: 'stone' }).play('1 clay-1');
  expect(game.changes('* reveal fences\n1 yes; occupation; play plowman-2007')).toMatchObject({
    '1 food': [20, 19],
    '1 card plowman-2007': [0, 1],
  });
});

test.each([
  ['major fireplace-2', { 'major fireplace-2': [0, 1] }],
  ['play corn-sheaf-2007', { '1 grain': [0, 1] }],
])('K279 Scholar RU-203: or an improvement, major or minor (%s)', (answer, changes) => {
  const game = lastTurn({ edition: '2007' })
    .inPlay(1, 'scholar-2007')
    .hold(1, 'plowman-2007 corn-sheaf-2007');
  game.lay(1, { house: 'stone' }).give(1, { clay: 2 }).play('1 reed-1');
  expect(game.changes(`* reveal fences\n1 yes; improvement; ${answer}`)).toMatchObject(changes);
});

test('K279 Scholar: not in a clay hut', () => {
  const game = lastTurn({ edition: '2007' }).inPlay(1, 'scholar-2007').hold(1, 'plowman-2007');
  game.lay(1, { house: 'clay' }).play('1 clay-1\n* reveal fences');
  expect(game.asked()[0]).toMatchObject({ kind: 'work' });
});
