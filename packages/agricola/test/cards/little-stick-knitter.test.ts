import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The Sheep Market was revealed before, and there is a third room. */
const knitter = (round = 5, revealed = 'sheep-market house-redevelopment') =>
  new CardScenario({ round, revealed }).inPlay(1, 'little-stick-knitter').lay(1, { rooms: 'a1' });

test('B92 Little Stick Knitter, AG-R607: from round 5 on the family grows with the Sheep Market', () => {
  expect(knitter().changes('1 sheep-market; yes')).toEqual({
    '1 home': [2, 1],
    'person sheep-market': [0, 11],
    'on sheep-market': [1, 0],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    '1 sheep': [0, 1],
  });
});

test('B92 Little Stick Knitter: it may be declined; not before round 5, not without room', () => {
  expect(knitter().changes('1 sheep-market; no')).not.toHaveProperty('1 people');
  expect(knitter(4, 'fencing sheep-market').changes('1 sheep-market')).not.toHaveProperty('1 people');
  const cramped = new CardScenario({ round: 5, revealed: 'sheep-market house-redevelopment' }).inPlay(
    1,
    'little-stick-knitter',
  );
  expect(cramped.changes('1 sheep-market')).not.toHaveProperty('1 people');
});
