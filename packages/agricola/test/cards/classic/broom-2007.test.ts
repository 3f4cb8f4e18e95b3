import { MINOR } from '@furrow/agricola/hands/hand-kinds';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Deals these cards. */
const dealing = (ids: readonly string[]) => ids.map((id) => `* deal ${id}`).join('\n');

test('K125 Broom RU-326: other minor improvements are dealt in place of those in hand, and one may be played', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'broom-2007 loom-2007 horse-2007 weaver-2007')
    .give(1, { wood: 1 });
  const dealt = [
    'corn-sheaf-2007',
    'lumber-2007',
    'flail-2007',
    'yoke-2007',
    'mansion-2007',
    'sawmill-2007',
    'brewery-2007',
  ];
  expect(
    game.changes(`1 start-minor; yes; play broom-2007\n${dealing(dealt)}\n1 yes; play corn-sheaf-2007`),
  ).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 grain': [0, 1],
    '1 hand broom-2007': [1, 0],
    '1 card broom-2007': [0, 1],
    '1 hand loom-2007': [1, 0],
    '1 hand horse-2007': [1, 0],
    'out loom-2007': [0, 1],
    'out horse-2007': [0, 1],
    ...Object.fromEntries(dealt.slice(1).map((id) => [`1 hand ${id}`, [0, 1]])),
    '2 hand corn-sheaf-2007': [0, 1],
  });
});

test('K125 Broom: cards that somebody has are not dealt', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'broom-2007 loom-2007')
    .hold(2, 'corn-sheaf-2007')
    .inPlay(2, 'horse-2007')
    .give(1, { wood: 1 })
    .play('1 start-minor; yes; play broom-2007');
  for (const id of ['broom-2007', 'loom-2007', 'corn-sheaf-2007', 'horse-2007'])
    expect(game.offered()).not.toContain(`deal ${id}`);
  expect(game.offered()).toContain('deal lumber-2007');
});

test('K125 Broom AG-V16: the deck has fewer cards for whoever draws later', () => {
  const game = new CardScenario({ edition: '2007', options: { 'three-for-one': 'on' } })
    .hold(1, 'broom-2007 loom-2007')
    .give(1, { wood: 1 });
  game.state.undealt[MINOR] = 9;
  game.play(`1 start-minor; yes; play broom-2007\n${dealing(['corn-sheaf-2007', 'lumber-2007'])}`);
  expect(game.state.undealt[MINOR]).toBe(7);
});
