import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [2, 3, true],
  [2, 4, false],
  [3, 2, true],
  [3, 3, false],
  [4, 1, true],
  [4, 2, false],
])('Z316 Bust: of %i players the others have %i occupations each: %s', (seats, count, playable) => {
  const all = 'plowman-2007 animal-tamer-2007 frame-builder-2007 organic-farmer-2007'.split(' ');
  const game = new CardScenario({ edition: '2007', seats }).hold(1, 'bust-2007').give(1, { stone: 1 });
  for (let seat = 2; seat <= seats; seat++) game.inPlay(seat, all.slice(0, count).join(' '));
  game.hold(1, 'corn-sheaf-2007').play('1 start-minor; yes');
  expect(game.offered(1).includes('play bust-2007')).toBe(playable);
});

test('Z316 Bust RU-210: not alone', () => {
  const game = new CardScenario({ edition: '2007', seats: 1 })
    .hold(1, 'bust-2007 corn-sheaf-2007')
    .give(1, { stone: 1 });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
