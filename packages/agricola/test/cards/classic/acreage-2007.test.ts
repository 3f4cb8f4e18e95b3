import { cropsAs } from '@furrow/agricola/in-play/kept';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test('K105 Acreage: it needs 1 occupation', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'acreage-2007');
  expect(game.play('1 start-minor').offered(1)).toEqual(['no']);
  const taught = new CardScenario({ edition: '2007' }).inPlay(1, 'weaver-2007').hold(1, 'acreage-2007');
  expect(taught.changes('1 start-minor; yes; play acreage-2007')).toEqual(minorPlayed('acreage-2007'));
});

test('K105 Acreage: two stacks of grain can be sown on it, but no vegetables', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'acreage-2007')
    .give(1, { grain: 3, vegetable: 1 });
  game.play('1 sow-bake');
  expect(game.offered(1)).toEqual(['sow grain acreage-2007', 'sow grain acreage-2007 grain acreage-2007/2']);
  expect(game.why('1 sow vegetable acreage-2007')).toMatchObject({ why: 'other-crop' });
  expect(game.why('1 sow grain acreage-2007/3')).toBeDefined();
  expect(game.changes('1 sow grain acreage-2007 grain acreage-2007/2')).toMatchObject({ '1 grain': [3, 1] });
  expect(game.board()['1 on acreage-2007']).toBe(cropsAs(0, 3) + cropsAs(0, 3, 1));
});

test('K105 Acreage: each stack gives 1 grain in the field phase', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'acreage-2007');
  game.player(1).memory[0] = cropsAs(0, 3) + cropsAs(0, 1, 1);
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [0, 2],
    '1 on acreage-2007': [cropsAs(0, 3) + cropsAs(0, 1, 1), cropsAs(0, 2)],
  });
});
