import { heardBy } from '@furrow/kernel/run';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const brewer = (seats = 3) => new CardScenario({ seats }).hold(1, 'moonshine freshman field-merchant basket');

test('B003 Moonshine: chance chooses an occupation of the hand, which is played for 2 food', () => {
  const game = brewer().play('1 meeting-place; yes; play moonshine');
  expect(game.asked()).toEqual([{ seat: 0, kind: 'draw', open: false }]);
  expect(game.offered()).toEqual(['draw freshman', 'draw field-merchant']);
  game.play('* draw field-merchant');
  expect(game.offered()).toEqual(['play field-merchant', 'pass-on']);
  expect(game.changes('1 play field-merchant')).toEqual({
    '1 food': [2, 0],
    '1 hand field-merchant': [1, 0],
    '1 card field-merchant': [0, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
    '2 hand moonshine': [0, 1],
  });
});

test('B003 Moonshine: or the left neighbour gets the occupation', () => {
  const game = brewer();
  expect(game.changes('1 meeting-place; yes; play moonshine\n* draw freshman\n1 pass-on')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand freshman': [1, 0],
    '2 hand freshman': [0, 1],
    '1 hand moonshine': [1, 0],
    '2 hand moonshine': [0, 1],
  });
});

test('B003 Moonshine: who cannot pay must pass the occupation on', () => {
  const game = brewer().give(1, { food: 1 }).play('1 meeting-place; yes; play moonshine\n* draw freshman');
  expect(game.offered()).toEqual(['pass-on']);
  expect(game.why('1 play freshman')).toMatchObject({ why: 'cannot-pay' });
});

test('B003 Moonshine: the price does not depend on how many occupations were played', () => {
  const game = brewer().inPlay(1, 'forest-tallyman');
  game.play('1 meeting-place; yes; play moonshine\n* draw freshman');
  expect(game.changes('1 play freshman')).toMatchObject({ '1 food': [2, 0] });
});

test('B003 Moonshine: alone, an occupation that is not played leaves the game with the card', () => {
  const game = brewer(1);
  expect(game.changes('1 meeting-place; yes; play moonshine\n* draw freshman\n1 pass-on')).toMatchObject({
    'out freshman': [0, 1],
    'out moonshine': [0, 1],
    '1 hand freshman': [1, 0],
  });
});

test('B003 Moonshine: cannot be played with no occupation in hand', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'moonshine basket');
  game.give(1, { reed: 1 });
  expect(game.why('1 major-improvement; play moonshine')).toMatchObject({ why: 'play-impossible' });
});

test('B003 Moonshine, RU-52: only the two neighbours learn which occupation was passed on', () => {
  const game = brewer().play('1 meeting-place; yes; play moonshine\n* draw freshman\n1 pass-on');
  const told = (seat: number) => heardBy(game.heard, seat).map(({ event }) => event);
  expect(told(0)).toContain('drawn');
  expect(told(1)).toContain('dealt');
  expect(told(2)).not.toContain('drawn');
  expect(told(2)).not.toContain('dealt');
  expect(told(2)).toContain('gaveOn');
});
