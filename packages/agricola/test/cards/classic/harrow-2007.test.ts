import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const harrow = (start = 1) => new CardScenario({ edition: '2007', start }).inPlay(1, 'harrow-2007');

test('I68 Harrow: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'harrow-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play harrow-2007')).toEqual({
    ...minorPlayed('harrow-2007'),
    '1 wood': [2, 0],
  });
});

test('I68 Harrow: its owner plows a second field, once in the game', () => {
  const game = harrow();
  expect(game.changes('1 plow; yes; field a3; field a4')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 a3': [0, 'field'],
    '1 a4': [0, 'field'],
    '1 on harrow-2007': [0, 1],
  });
  const used = harrow();
  used.player(1).memory[0] = 1;
  used.play('1 plow; field a3');
  expect(used.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('I68 Harrow: another player does so for 2 food, which its owner gets', () => {
  const game = harrow(2);
  expect(game.changes('2 plow; yes; field a3; field a4')).toEqual({
    'person plow': [0, 2],
    '2 home': [2, 1],
    '2 food': [2, 0],
    '1 food': [3, 5],
    '2 a3': [0, 'field'],
    '2 a4': [0, 'field'],
    '1 on harrow-2007': [0, 2],
  });
});

test('I68 Harrow: not a second time, and not without food', () => {
  const again = harrow(2);
  again.player(1).memory[0] = 2;
  again.play('2 plow; field a3');
  expect(again.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  const poor = harrow(2).give(2, { food: 1 }).play('2 plow; field a3');
  expect(poor.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('I68 Harrow RU-344: declining it leaves it for later', () => {
  const game = harrow(2);
  expect(game.changes('2 plow; no; field a3')).toEqual({
    'person plow': [0, 2],
    '2 home': [2, 1],
    '2 a3': [0, 'field'],
  });
});

test('AG-R1225 I68 Harrow: not together with a plow, be it of the owner or of another player', () => {
  const own = harrow()
    .inPlay(1, 'moldboard-plow-2007')
    .play('1 plow; first moldboard-plow-2007; field a3; field a4');
  expect(own.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const other = harrow(2).inPlay(2, 'moldboard-plow-2007').play('2 plow; yes; field a3; field a4');
  expect(other.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('AG-R1225 I68 Harrow: whoever leaves the own plow aside may use the Harrow', () => {
  const game = harrow(2).inPlay(2, 'moldboard-plow-2007');
  expect(game.changes('2 plow; no; yes; field a3; field a4')).toMatchObject({
    '2 food': [2, 0],
    '2 a4': [0, 'field'],
    '1 on harrow-2007': [0, 2],
  });
});
