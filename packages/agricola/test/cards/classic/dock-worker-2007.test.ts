import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['wood', 3, ['clay', 'reed', 'stone']],
  ['clay', 2, ['wood', 'reed', 'stone']],
  ['reed', 2, ['wood', 'clay', 'stone']],
  ['stone', 2, ['wood', 'clay', 'reed']],
] as const)('E171 Dock Worker: of %s it takes %i for 1 of the others', (given, n, others) => {
  for (const other of others) {
    const game = new CardScenario({ edition: '2007', seats: 2 })
      .inPlay(1, 'dock-worker-2007')
      .give(1, { wood: 3, clay: 2, reed: 2, stone: 2 });
    const before = game.board()[`1 ${other}`];
    expect(game.changes(`1 dock-worker-2007; ${given}; ${other}`)).toEqual({
      [`1 ${given}`]: [n, 0],
      [`1 ${other}`]: [before, Number(before) + 1],
    });
  }
});

test('E171 Dock Worker: not with too little of everything', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'dock-worker-2007')
    .give(1, { wood: 2, clay: 1, reed: 1, stone: 1 });
  expect(game.offered()).not.toContain('dock-worker-2007');
});
