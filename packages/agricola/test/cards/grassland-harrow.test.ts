import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

function harrow(goods: object): CardScenario {
  return new CardScenario()
    .hold(1, 'grassland-harrow basket')
    .inPlay(1, 'wood-cutter manservant')
    .give(1, goods);
}

test('B018 Grassland Harrow: the resources left after paying say how many rounds later it comes', () => {
  expect(
    harrow({ wood: 3, clay: 1, reed: 1 }).changes('1 meeting-place; yes; play grassland-harrow'),
  ).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 1],
    '1 round 4 grassland-harrow': [0, 1],
    '1 hand grassland-harrow': [1, 0],
    '1 card grassland-harrow': [0, 1],
  });
});

test('B018 Grassland Harrow: at the start of that round a field may be plowed', () => {
  const game = harrow({ wood: 2, clay: 1 });
  game.player(1).home = 1;
  game.player(2).home = 0;
  game.play('1 meeting-place; yes; play grassland-harrow\n* reveal fencing');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; field a2')).toMatchObject({ '1 a2': [0, 'field'] });
});

test('B018 Grassland Harrow: with nothing left nothing comes; needs 2 occupations', () => {
  expect(harrow({ wood: 2 }).changes('1 meeting-place; yes; play grassland-harrow')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 hand grassland-harrow': [1, 0],
    '1 card grassland-harrow': [0, 1],
  });
  const early = new CardScenario().hold(1, 'grassland-harrow basket').inPlay(1, 'wood-cutter');
  early.give(1, { wood: 3, reed: 1 });
  expect(early.why('1 meeting-place; yes; play grassland-harrow')).toMatchObject({ why: 'needs' });
});
