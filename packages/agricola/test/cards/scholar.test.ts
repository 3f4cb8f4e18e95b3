import { expect, test } from 'vitest';
import { lastTurn, REPLENISHED } from './harvest-round';

/** The next round begins; seat 1 owns the card and holds others. */
const next = (house: 'clay' | 'stone', hand: string) => {
  const game = lastTurn().inPlay(1, 'scholar').lay(1, { house }).hold(1, hand);
  return game.play('1 clay-pit').play('* reveal fencing');
};

test('B097 Scholar: in a stone house an occupation for 1 food at the start of a round', () => {
  const game = next('stone', 'manservant groom');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; occupation; play groom')).toEqual({
    '1 hand groom': [1, 0],
    '1 food': [20, 19],
    '1 card groom': [0, 1],
    '1 wood': [0, 1],
  });
});

test('B097 Scholar: a Groom that it plays can be used at once', () => {
  const game = next('stone', 'groom').play('1 yes; occupation; play groom');
  expect(game.asked()[0]).toMatchObject({ seat: 1 });
  expect(game.changes('yes; stable a5')).toMatchObject({ '1 a5 stable': [0, 1], '1 wood': [1, 0] });
});

test('B097 Scholar: or a minor improvement, at its cost', () => {
  const game = next('stone', 'caravan groom').give(1, { wood: 3 });
  expect(game.changes('1 yes; minor; play caravan')).toEqual({
    ...REPLENISHED,
    '1 hand caravan': [1, 0],
    '1 food': [20, 17],
    '1 wood': [3, 0],
    '1 card caravan': [0, 1],
  });
});

test('B097 Scholar: or nothing; nothing at all in another house', () => {
  expect(next('stone', 'groom').play('1 no').asked()[0].kind).toBe('work');
  expect(next('clay', 'groom').asked()[0].kind).toBe('work');
});

test('B097 Scholar: no Minor Improvement action, so declining it is no declining of one', () => {
  const game = lastTurn()
    .inPlay(1, 'scholar field-merchant')
    .lay(1, { house: 'stone' })
    .hold(1, 'corn-scoop');
  game.give(1, { wood: 1 }).play('1 clay-pit').play('* reveal fencing');
  expect(game.play('1 yes; minor').offered()).toEqual(['play corn-scoop']);
});
