import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** One pasture on b2, beside the room b1. */
const BESIDE = 'b2n b2w b2s b2e';

const grower = () => new CardScenario({ round: 5, revealed: 'basic-wish' }).inPlay(1, 'homekeeper');

test('A085 Homekeeper: a clay room beside a field and a pasture holds one more person', () => {
  const game = grower().lay(1, { house: 'clay', fields: 'a1', fences: BESIDE });
  expect(game.changes('1 basic-wish')).toEqual({
    'person basic-wish': [0, 11],
    '1 home': [2, 1],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('A085 Homekeeper: is played as an occupation', () => {
  const game = new CardScenario().hold(1, 'homekeeper');
  expect(game.changes('1 lessons; play homekeeper')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand homekeeper': [1, 0],
    '1 card homekeeper': [0, 1],
  });
});

test('A085 Homekeeper: a stone room too, but not a wooden one', () => {
  const stone = grower().lay(1, { house: 'stone', fields: 'a1', fences: BESIDE });
  expect(stone.why('1 basic-wish')).toBeUndefined();
  const wooden = grower().lay(1, { fields: 'a1', fences: BESIDE });
  expect(wooden.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
});

test('A085 Homekeeper: one and the same room must touch both', () => {
  // b1 touches the field a1, c1 the pasture c2.
  const game = grower().lay(1, { house: 'clay', fields: 'a1', fences: 'c2n c2w c2s c2e' });
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  // The new room b2 touches the pasture c2 and the field a2.
  expect(game.lay(1, { rooms: 'b2', fields: 'a2' }).why('1 basic-wish')).toBeUndefined();
});

test('A085 Homekeeper: exactly one room holds one more', () => {
  const game = grower().lay(1, { house: 'clay', rooms: 'c2', fields: 'a1 c3', fences: BESIDE });
  game.family(1, 4);
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
});

test('A085 Homekeeper: only the room, not the field or the pasture alone', () => {
  const field = grower().lay(1, { house: 'clay', fields: 'a1' });
  expect(field.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  const pasture = grower().lay(1, { house: 'clay', fences: BESIDE });
  expect(pasture.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
});

test('A085 Homekeeper: a sown pasture is both (RU-31); with its last crop the place is lost', () => {
  const sown = () =>
    lastTurn({ round: 7, revealed: 'basic-wish' })
      .inPlay(1, 'homekeeper love-for-agriculture')
      .lay(1, { house: 'clay', fences: BESIDE, grain: { b2: 1 } });
  expect(sown().why('1 basic-wish')).toBeUndefined();
  const game = sown().play('1 clay-pit');
  expect(game.play(`* ${game.offered()[0]}`).why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
});
