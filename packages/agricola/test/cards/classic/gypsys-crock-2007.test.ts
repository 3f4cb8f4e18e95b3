import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test.each([
  [{ sheep: 1 }, 4],
  [{ sheep: 2 }, 7],
  [{ vegetable: 1, sheep: 2 }, 9],
  [{ sheep: 4 }, 12],
])('E19 Gypsy’s Crock RU-222: %o cooked at once make %i food with what there was', (goods, food) => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'gypsys-crock-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a4n a5n a4w a5e b4n b5n' })
    .give(1, goods);
  const words = Object.entries(goods).map(([good, n]) => `${n} ${good}`);
  game.play(`1 exchange; convert ${words.join(' ')}`);
  expect(game.board()).toMatchObject({ '1 food': food });
});

test('E19 Gypsy’s Crock RU-222: grain that is baked on a Fireplace counts in twos as well', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'gypsys-crock-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain: 5 });
  expect(game.changes('1 sow-bake; bake 5')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [5, 0],
    '1 food': [2, 14],
  });
});

test('E19 Gypsy’s Crock: grain in an oven does not count', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'gypsys-crock-2007')
    .own(1, 'stone-oven')
    .own(1, 'fireplace-2')
    .give(1, { grain: 3 });
  expect(game.changes('1 sow-bake; bake 3')).toMatchObject({ '1 food': [2, 12] });
});

test('E19 Gypsy’s Crock: raw vegetables and grain do not count', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'gypsys-crock-2007')
    .give(1, { grain: 2, vegetable: 2 });
  expect(game.changes('1 exchange; convert 2 grain 2 vegetable')).toEqual({
    '1 grain': [2, 0],
    '1 vegetable': [2, 0],
    '1 food': [2, 6],
  });
});

test('E19 Gypsy’s Crock: what feeds the family counts, too late to feed it', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'gypsys-crock-2007')
    .own(1, 'cooking-hearth-4')
    .give(1, { food: 0, vegetable: 2 });
  game.play('1 clay-1\n1 feed 2 vegetable\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': 3 });
});

test('E19 Gypsy’s Crock: it adds to what is cooked to pay for something', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'gypsys-crock-2007')
    .own(1, 'fireplace-2')
    .hold(1, 'private-forest-2007 corn-sheaf-2007')
    .lay(1, { fences: 'a4n a5n a4w a5e b4n b5n' })
    .give(1, { food: 0, vegetable: 1, sheep: 1 });
  game.play('1 start-minor; yes; play private-forest-2007; convert 1 vegetable 1 sheep');
  expect(game.board()).toMatchObject({ '1 food': 3, '1 card private-forest-2007': 1 });
});

test('E19 Gypsy’s Crock: it costs 2 clay', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'gypsys-crock-2007').give(1, { clay: 2 });
  expect(game.changes('1 start-minor; yes; play gypsys-crock-2007')).toEqual({
    ...minorPlayed('gypsys-crock-2007'),
    '1 clay': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
