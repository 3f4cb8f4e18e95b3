import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const company = () =>
  new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'renovation-company')
    .give(1, { wood: 4 })
    .play('1 major-improvement; play renovation-company');

test('A013 Renovation Company: 3 clay, then a renovation that costs nothing', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'renovation-company')
    .give(1, { wood: 4 });
  expect(game.changes('1 major-improvement; play renovation-company; yes')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 hand renovation-company': [1, 0],
    '1 card renovation-company': [0, 1],
    '1 wood': [4, 0],
    '1 clay': [0, 3],
    '1 house': ['wood', 'clay'],
  });
});

test('A013 Renovation Company: the renovation may be declined, and is then lost', () => {
  const game = company();
  expect(game.changes('no')).toEqual({});
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A013 Renovation Company: needs a wooden house with exactly 2 rooms', () => {
  const holding = () =>
    new CardScenario({ revealed: 'major-improvement' }).hold(1, 'renovation-company').give(1, { wood: 9 });
  const clay = holding().lay(1, { house: 'clay' });
  expect(clay.why('1 major-improvement; play renovation-company')).toMatchObject({
    why: 'no-major-affordable',
  });
  const large = holding().lay(1, { rooms: 'a1' }).give(1, { clay: 2 });
  expect(large.why('1 major-improvement; play renovation-company')).toMatchObject({ why: 'needs' });
});
