import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I70 Punner: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'punner-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play punner-2007')).toEqual({
    ...minorPlayed('punner-2007'),
    '1 wood': [1, 0],
  });
});

test('I70 Punner RU-345: when another player uses a plow, its owner may plow 1 field', () => {
  const game = new CardScenario({ edition: '2007', start: 2 })
    .inPlay(1, 'punner-2007')
    .inPlay(2, 'turnwrest-plow-2007');
  game.play('2 plow; yes; field a3');
  expect(game.changes('1 yes; field b5')).toEqual({ '1 b5': [0, 'field'] });
  game.play('2 yes; field a4; field a5');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('I70 Punner: also for the own Harrow, if another player uses it', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'punner-2007 harrow-2007');
  game.play('2 plow; yes; field a3');
  expect(game.changes('1 yes; field b5')).toEqual({ '1 b5': [0, 'field'] });
});

test('I70 Punner: or not; and not for plowing without a plow, nor for the own plow', () => {
  const declined = new CardScenario({ edition: '2007', start: 2 })
    .inPlay(1, 'punner-2007')
    .inPlay(2, 'moldboard-plow-2007')
    .play('2 plow; yes; field a3\n1 no\n2 field a4');
  expect(declined.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  const plain = new CardScenario({ edition: '2007', start: 2 })
    .inPlay(1, 'punner-2007')
    .play('2 plow; field a3');
  expect(plain.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  const own = new CardScenario({ edition: '2007' })
    .inPlay(1, 'punner-2007 moldboard-plow-2007')
    .play('1 plow; yes; field a3; field a4');
  expect(own.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
