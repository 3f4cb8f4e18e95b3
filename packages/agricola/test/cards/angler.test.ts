import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (food: number) =>
  new CardScenario()
    .inPlay(1, 'angler')
    .hold(1, 'junk-room')
    .give(1, { clay: 2, wood: 1 })
    .pile('fishing', food);

test('A95 Angler: a Major or Minor Improvement action after fishing at most 2 food', () => {
  expect(ready(2).changes('1 fishing; yes; major fireplace-2')).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [2, 0],
    '1 food': [2, 4],
    '1 clay': [2, 0],
    'major fireplace-2': [0, 1],
  });
  expect(ready(2).play('1 fishing; no').asked()[0]).toMatchObject({ seat: 2 });
});

test('A95 Angler: not after fishing 3', () => {
  expect(ready(3).play('1 fishing').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
