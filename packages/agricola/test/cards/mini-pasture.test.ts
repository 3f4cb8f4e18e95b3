import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const mini = () => new CardScenario().hold(1, 'mini-pasture').give(1, { food: 2 });

test('B002 Mini Pasture: one new pasture of 1 space, its fences free; the card travels on', () => {
  expect(mini().changes('1 meeting-place; yes; play mini-pasture; pasture a5')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand mini-pasture': [1, 0],
    '2 hand mini-pasture': [0, 1],
    '1 food': [2, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('B002 Mini Pasture: exactly 1 space, beside other pastures, no part of one', () => {
  const game = mini().lay(1, { fences: 'a4n a5n a4w a5e b4n b5n' });
  game.play('1 meeting-place; yes; play mini-pasture');
  expect(game.offered()).toEqual(['pasture a3', 'pasture b4', 'pasture b5']);
  expect(game.why('pasture a2+a3')).toMatchObject({ why: 'not-one-pasture' });
  expect(game.why('pasture c5')).toMatchObject({ why: 'pastures-apart' });
  expect(game.why('pasture a5')).toMatchObject({ why: 'not-one-pasture' });
});

test('B002 Mini Pasture: cannot be played if no space can be fenced', () => {
  const game = mini().lay(1, { fields: 'a2 a3 a4 a5 b3 b4 b5 c3 c4 c5', rooms: 'a1 b2 c2' });
  expect(game.why('1 meeting-place; yes; play mini-pasture')).toMatchObject({ why: 'no-card-playable' });
});

test('B002 Mini Pasture: no Build Fences action: the Hedge Keeper saves nothing for it', () => {
  const game = mini().inPlay(1, 'hedge-keeper').give(1, { wood: 2 });
  expect(game.changes('1 meeting-place; yes; play mini-pasture; pasture a5')).not.toHaveProperty('1 wood');
});
