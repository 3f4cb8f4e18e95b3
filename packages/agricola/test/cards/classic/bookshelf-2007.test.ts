import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed, occupationPlayed } from './played';

test('K112 Bookshelf AG-C03 AG-E50: 3 food before an occupation is paid for', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'bookshelf-2007 plowman-2007')
    .hold(1, 'frame-builder-2007')
    .give(1, { food: 0 });
  expect(game.changes('1 occupation; play frame-builder-2007')).toEqual({
    ...occupationPlayed('frame-builder-2007'),
    '1 food': [0, 2],
  });
});

test('K112 Bookshelf AG-E50: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'plowman-2007 frame-builder-2007')
    .hold(1, 'bookshelf-2007 corn-sheaf-2007')
    .give(1, { wood: 1 });
  expect(game.why('1 start-minor; yes; play bookshelf-2007')).toMatchObject({ why: 'needs' });
});

test('K112 Bookshelf: it costs 1 wood and brings nothing with an improvement', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'plowman-2007 frame-builder-2007 animal-tamer-2007')
    .hold(1, 'bookshelf-2007')
    .give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play bookshelf-2007')).toEqual({
    ...minorPlayed('bookshelf-2007'),
    '1 wood': [1, 0],
  });
});
