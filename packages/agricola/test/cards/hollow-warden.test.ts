import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const holding = () => new CardScenario({ seats: 3 }).hold(1, 'hollow-warden');

test('A139 Hollow Warden: a Fireplace at its price when it is played', () => {
  const game = holding().give(1, { clay: 3 }).play('1 lessons; play hollow-warden; yes');
  expect(game.offered()).toEqual(['major fireplace-2', 'major fireplace-3']);
  expect(game.changes('major fireplace-2')).toEqual({ '1 clay': [3, 1], 'major fireplace-2': [0, 1] });
});

test('A139 Hollow Warden: it may be declined; nothing is offered if both are taken', () => {
  expect(holding().give(1, { clay: 3 }).play('1 lessons; play hollow-warden').changes('no')).toEqual({});
  const late = holding().own(2, 'fireplace-2 fireplace-3').give(1, { clay: 9 });
  late.play('1 lessons; play hollow-warden');
  expect(late.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A139 Hollow Warden: 1 food with each use of the Hollow by its owner', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'hollow-warden');
  expect(game.changes('1 hollow')).toEqual({
    'person hollow': [0, 1],
    '1 home': [2, 1],
    'on hollow': [1, 0],
    '1 clay': [0, 1],
    '1 food': [2, 3],
  });
});
