import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('I73 Guest: for 2 food a guest comes in the next round; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'guest-2007');
  expect(game.changes('1 start-minor; yes; play guest-2007')).toEqual({
    ...minorPassedOn('guest-2007'),
    '1 food': [2, 0],
    '1 round 2 guest-2007': [0, 1],
  });
  game.play('2 grain\n1 clay-1\n2 reed-1');
  while (game.asked()[0].kind === 'reveal') game.play(`* ${game.offered()[0]}`);
  expect(game.board()).toMatchObject({ round: 2, '1 home': 3, '2 home': 2 });
});

test('I73 Guest: the guest is placed as one of the own people, and is gone in the round after', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'guest-2007');
  game.play('1 start-minor; yes; play guest-2007\n2 grain\n1 clay-1\n2 reed-1\n* reveal fences');
  game.play('1 clay-1\n2 grain\n1 wood-3\n2 reed-1\n1 day-laborer\n* reveal improvement');
  expect(game.board()).toMatchObject({ round: 3, '1 home': 2, '2 home': 2 });
});

test('I73 Guest RU-349: the guest is none of the five people', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'guest-2007').family(1, 5);
  game.player(1).home = 1;
  game.player(2).home = 0;
  game.play('1 start-minor; yes; play guest-2007\n* reveal fences');
  expect(game.board()).toMatchObject({ round: 2, '1 home': 6 });
});

test('I73 Guest: nobody comes after the last round', () => {
  const game = new CardScenario({ edition: '2007', round: 14, revealed: 'renovate-fences' }).hold(
    1,
    'guest-2007',
  );
  expect(game.changes('1 start-minor; yes; play guest-2007')).toEqual({
    ...minorPassedOn('guest-2007'),
    '1 food': [2, 0],
  });
});
