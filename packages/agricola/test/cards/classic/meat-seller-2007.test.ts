import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const farm = () =>
  new CardScenario({ edition: '2007' })
    .inPlay(1, 'meat-seller-2007')
    .lay(1, { fences: 'a3n a4n a5n a5e a5s a4s a3s a3w a3e a4e' })
    .give(1, { sheep: 1, boar: 1, cattle: 1 });

test('E162 Meat Seller: with an oven animals become 2, 3 and 4 food at any time', () => {
  const game = farm().own(1, 'clay-oven');
  expect(game.changes('1 exchange; convert 1 sheep 1 boar 1 cattle')).toEqual({
    '1 sheep': [1, 0],
    '1 boar': [1, 0],
    '1 cattle': [1, 0],
    '1 food': [2, 11],
  });
});

test('E162 Meat Seller: a minor improvement that is an oven will do', () => {
  const game = farm().inPlay(1, 'wood-fired-oven-2007');
  expect(game.changes('1 exchange; convert 1 boar')).toEqual({ '1 boar': [1, 0], '1 food': [2, 5] });
});

test('E162 Meat Seller: not without an oven', () => {
  expect(farm().offered(1)).not.toContain('exchange');
  const other = farm().own(2, 'clay-oven');
  expect(other.offered(1)).not.toContain('exchange');
});

test('E162 Meat Seller: a Fireplace is no oven and cooks at its own rates', () => {
  const game = farm().own(1, 'fireplace-2');
  expect(game.changes('1 exchange; convert 1 cattle')).toEqual({ '1 cattle': [1, 0], '1 food': [2, 5] });
});

test('E162 Meat Seller RU-343: selling meat is cooking', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'meat-seller-2007 brush-maker-2007')
    .inPlay(2, 'slaughterhouse-2007')
    .own(1, 'stone-oven')
    .give(1, { boar: 1 });
  expect(game.changes('1 exchange; convert 1 boar')).toEqual({
    '1 boar': [1, 0],
    '1 food': [2, 5],
    '1 on brush-maker-2007': [0, 1],
    '2 food': [3, 4],
  });
});
