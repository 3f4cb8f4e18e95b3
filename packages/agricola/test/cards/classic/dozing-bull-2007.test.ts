import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 has a pasture of 2 spaces with 6 fences, and the card. */
function fenced(cattle: number): CardScenario {
  return new CardScenario({ edition: '2007' })
    .inPlay(1, 'dozing-bull-2007')
    .lay(1, { fences: 'a4n a5n a5e a5s a4s a4w' })
    .give(1, { cattle, wood: 0, food: 0 });
}

test('Z322 Dozing Bull: all fences are knocked down and stand elsewhere, for nothing', () => {
  const game = fenced(2);
  expect(game.changes('1 dozing-bull-2007; fence b4n b5n b5e b5s b4s b4w')).toEqual({
    '1 fence a4n': [1, 0],
    '1 fence a4w': [1, 0],
    '1 fence a5n': [1, 0],
    '1 fence a5e': [1, 0],
    '1 fence b4w': [0, 1],
    '1 fence b5e': [0, 1],
    '1 fence c4n': [0, 1],
    '1 fence c5n': [0, 1],
  });
  expect(game.why('1 dozing-bull-2007')).toBeUndefined();
});

test('Z322 Dozing Bull: one pasture after the other, at most as many fences as stood', () => {
  const game = fenced(1).play('1 dozing-bull-2007');
  expect(game.why('1 fence a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w')).toEqual({ why: 'too-many', atMost: 6 });
  expect(game.changes('1 pasture a5')).toEqual({
    '1 fence a5w': [0, 1],
    '1 fence a5n': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('Z322 Dozing Bull: animals for which there is no room any more are gone', () => {
  expect(fenced(3).changes('1 dozing-bull-2007; done; keep 1 cattle')).toEqual({
    '1 cattle': [3, 1],
    '1 fence a4n': [1, 0],
    '1 fence a4w': [1, 0],
    '1 fence a5n': [1, 0],
    '1 fence a5e': [1, 0],
    '1 fence b4n': [1, 0],
    '1 fence b5n': [1, 0],
  });
});

test('Z322 Dozing Bull: it wants cattle in the farm, and fences', () => {
  expect(fenced(0).why('1 dozing-bull-2007')).toMatchObject({ why: 'condition' });
  const bare = new CardScenario({ edition: '2007' }).inPlay(1, 'dozing-bull-2007').give(1, { cattle: 1 });
  expect(bare.why('1 dozing-bull-2007')).toEqual({ why: 'no-fence-stands' });
});

test('Z322 Dozing Bull, RU-382: what stands anew was not built, so cards that wait for fences do nothing', () => {
  const game = fenced(2).inPlay(1, 'animal-breeder-2007').give(1, { food: 3 });
  game.play('1 dozing-bull-2007; fence b4n b5n b5e b5s b4s b4w');
  expect(game.offered(1)).toContain('grain');
});
