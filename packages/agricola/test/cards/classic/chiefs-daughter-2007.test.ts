import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E173 Chief’s Daughter: when another player plays the Chief, she is played for nothing', () => {
  const game = new CardScenario({ edition: '2007', start: 2 })
    .hold(2, 'chief-2007')
    .hold(1, 'chiefs-daughter-2007')
    .inPlay(1, 'baker-2007');
  game.play('2 occupation; play chief-2007');
  expect(game.changes('1 yes')).toEqual({
    '1 hand chiefs-daughter-2007': [1, 0],
    '1 card chiefs-daughter-2007': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('E173 Chief’s Daughter: playing her so is playing an occupation', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .hold(2, 'chief-2007')
    .hold(1, 'chiefs-daughter-2007')
    .inPlay(1, 'patron-2007');
  game.play('2 occupation; play chief-2007');
  expect(game.changes('1 yes')).toMatchObject({ '1 food': [3, 5], '1 card chiefs-daughter-2007': [0, 1] });
});

test('E173 Chief’s Daughter: or not; then she can be played as usual', () => {
  const game = new CardScenario({ edition: '2007', start: 2 })
    .hold(2, 'chief-2007')
    .hold(1, 'chiefs-daughter-2007');
  game.play('2 occupation; play chief-2007\n1 no');
  expect(game.board()).toMatchObject({ '1 hand chiefs-daughter-2007': 1 });
  const plain = new CardScenario({ edition: '2007' }).hold(1, 'chiefs-daughter-2007');
  expect(plain.changes('1 occupation; play chiefs-daughter-2007')).toEqual(
    occupationPlayed('chiefs-daughter-2007'),
  );
});

test('E173 Chief’s Daughter RU-350: who else holds occupations is asked too, so that nobody learns who holds her', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, start: 2 })
    .hold(2, 'chief-2007')
    .hold(1, 'baker-2007')
    .play('2 occupation; play chief-2007');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'may' });
  expect(game.offered(1)).toEqual(['no']);
});

test('E173 Chief’s Daughter: the own Chief brings nothing, and nobody is asked once she lies on the table', () => {
  const own = new CardScenario({ edition: '2007' }).hold(1, 'chief-2007 chiefs-daughter-2007');
  own.play('1 occupation; play chief-2007');
  expect(own.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const known = new CardScenario({ edition: '2007', start: 2 })
    .hold(2, 'chief-2007')
    .hold(1, 'baker-2007')
    .inPlay(2, 'chiefs-daughter-2007')
    .give(2, { food: 3 });
  known.play('2 occupation; play chief-2007');
  expect(known.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test.each([
  ['wood', 0],
  ['clay', 1],
  ['stone', 3],
] as const)('E173 Chief’s Daughter: in a house of %s %i bonus points', (house, points) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'chiefs-daughter-2007').lay(1, { house });
  expect(game.points(1, 'bonus')).toBe(points);
});
