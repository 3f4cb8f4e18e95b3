import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const plumber = () => new CardScenario({ seats: 3, revealed: 'major-improvement' }).inPlay(1, 'plumber');
const OVER = '1 major-improvement; major fireplace-2';

test('B128 Plumber: a renovation for 2 clay less after the use of Major Improvement', () => {
  const game = plumber().give(1, { clay: 2, reed: 1 }).play(OVER);
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes')).toEqual({ '1 house': ['wood', 'clay'], '1 reed': [1, 0] });
});

test('B128 Plumber: or for 2 stone less', () => {
  const game = plumber()
    .lay(1, { house: 'clay', rooms: 'a1' })
    .give(1, { clay: 2, stone: 1, reed: 1 })
    .play(OVER);
  expect(game.changes('yes')).toEqual({ '1 house': ['clay', 'stone'], '1 stone': [1, 0], '1 reed': [1, 0] });
});

test('B128 Plumber: it may be declined, and is not offered where it cannot be paid', () => {
  expect(plumber().give(1, { clay: 2, reed: 1 }).play(OVER).changes('no')).toEqual({});
  const poor = plumber().give(1, { clay: 2 }).play(OVER);
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
