import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B123 Roof Ballaster: when it is played, 1 food in all for 1 stone for each room, besides the occupation cost', () => {
  const game = new CardScenario().inPlay(1, 'freshman').hold(1, 'roof-ballaster').lay(1, { rooms: 'a1' });
  expect(game.changes('1 lessons; play roof-ballaster; yes')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 stone': [0, 3],
    '1 hand roof-ballaster': [1, 0],
    '1 card roof-ballaster': [0, 1],
  });
});

test('B123 Roof Ballaster, RU-83: its food is no individual cost: it may be declined, and nobody begs for it', () => {
  const declined = new CardScenario().hold(1, 'roof-ballaster');
  expect(declined.changes('1 lessons; play roof-ballaster; no')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand roof-ballaster': [1, 0],
    '1 card roof-ballaster': [0, 1],
  });
  const poor = new CardScenario().hold(1, 'roof-ballaster').give(1, { food: 0 });
  expect(poor.changes('1 lessons; play roof-ballaster')).not.toHaveProperty('1 begging');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
