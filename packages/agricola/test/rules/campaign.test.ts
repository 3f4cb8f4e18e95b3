import {
  afterCampaignGame,
  afterSoloGame,
  CAMPAIGN_GAMES,
  campaignPoints,
  campaignWinners,
  soloGoal,
} from '@furrow/agricola/campaign/campaign';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { ranksOf, resultsOf } from '@furrow/agricola/scoring/scoring';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';

describe('AG-V62 the solo campaign', () => {
  test('AG-E64 AG-V62 AG-R1608 the goals of games 1 to 10', () => {
    const games = Array.from({ length: 10 }, (_, i) => i + 1);
    expect(games.map(soloGoal)).toEqual([50, 55, 59, 62, 64, 65, 66, 67, 68, 69]);
  });

  test('AG-E63 AG-V62 57 points against 50: the next game begins with 3 food', () => {
    const next = afterSoloGame(1, 57);
    expect(next).toEqual({ game: 2, options: { 'solo-food': '3' }, won: false });
    const game = new AgricolaScenario({ seats: 1, options: next.options });
    expect(game.board()['1 food']).toBe(3);
  });

  test.each(['revised', '2007'])(
    'AG-V62 %s: a goal just reached gives no food, nor does the first game',
    (edition) => {
      for (const options of [afterSoloGame(2, 55).options, {}]) {
        const game = new AgricolaScenario({ seats: 1, options: { edition, ...options } });
        expect(game.board()).not.toHaveProperty('1 food');
      }
    },
  );

  test('AG-V62 a goal missed: the same game again, without food', () => {
    expect(afterSoloGame(3, 58)).toEqual({ game: 3, options: { 'solo-food': '0' }, won: false });
    expect(afterSoloGame(3, -4)).toMatchObject({ game: 3, options: { 'solo-food': '0' } });
  });

  test('AG-V62 the campaign is won with game 8, and may go on', () => {
    expect(afterSoloGame(7, 70)).toMatchObject({ game: 8, won: false });
    expect(afterSoloGame(8, 66)).toMatchObject({ game: 8, won: false });
    expect(afterSoloGame(8, 67)).toMatchObject({ game: 9, won: true });
    expect(afterSoloGame(9, 60)).toMatchObject({ game: 9, won: true });
  });
});

test('AG-V63 the 2007 high score is a solo game like any other: no food at the start, no goal, nobody else', () => {
  const game = new AgricolaScenario({ seats: 1, options: { edition: '2007', 'free-order': 'on' } });
  expect(game.board()).not.toHaveProperty('1 food');
  expect(game.game.outcome(game.state).winners).toEqual([0]);
  expect(agricola.options.map(({ name }) => name)).not.toContain('solo-open-score');
});

describe('AG-V64 the campaign of several players', () => {
  test.each([
    [4, 1, [7, 5, 4, 3]],
    [4, 2, [8, 5, 3, 2]],
    [4, 3, [9, 6, 3, 1]],
    [3, 1, [7, 5, 3]],
    [3, 2, [8, 5, 2]],
    [3, 3, [9, 5, 1]],
    [2, 1, [1, 0]],
    [2, 2, [2, 0]],
    [2, 3, [3, 0]],
  ])('AG-V64 %i players, game %i: %j campaign points by rank', (players, game, points) => {
    expect(
      campaignPoints(
        game,
        Array.from({ length: players }, (_, i) => i + 1),
      ),
    ).toEqual(points);
    expect(game).toBeLessThanOrEqual(CAMPAIGN_GAMES);
  });

  test('AG-Q74 AG-V64 who shares a rank gets its points, the next ranks are left out', () => {
    expect(campaignPoints(1, [1, 3, 1, 4])).toEqual([7, 4, 7, 3]);
    expect(campaignPoints(3, [1, 2, 2, 2])).toEqual([9, 6, 6, 6]);
    expect(campaignPoints(2, [1, 1])).toEqual([2, 2]);
  });

  const rulesIn = (edition: string) => agricola.open({ edition }, 4).rules as Ruleset;

  test('AG-R1515 AG-V64 ranks come from points, and in the revised edition from building resources', () => {
    const game = new AgricolaScenario({ seats: 4 }).own(3, 'well').give(1, { wood: 2 }).give(4, { clay: 2 });
    expect(ranksOf(resultsOf(rulesIn('revised'), game.state))).toEqual([2, 4, 1, 2]);
    expect(ranksOf(resultsOf(rulesIn('2007'), game.state))).toEqual([2, 2, 1, 2]);
  });

  test('AG-V64 the winner begins the next game, the last has 1 food more', () => {
    const options = afterCampaignGame([2, 1, 3]);
    expect(options).toEqual({ 'starting-player': '2', 'extra-food': '3' });
    const game = new AgricolaScenario({ seats: 3, options });
    expect(game.asked()).toMatchObject([{ kind: 'reveal' }]);
    expect(game.board()).toMatchObject({ 'starting player': 2, '1 food': 3, '2 food': 2, '3 food': 4 });
    game.play('* reveal fencing');
    expect(game.asked()[0].seat).toBe(2);
  });

  test('AG-Q74 several winners: one of them is drawn; everybody on the last rank has the food', () => {
    const options = afterCampaignGame([1, 3, 1, 3]);
    expect(options).toEqual({ 'starting-player': '1,3', 'extra-food': '2,4' });
    const game = new AgricolaScenario({ seats: 4, start: 3, options });
    expect(game.board()).toMatchObject({ '1 food': 3, '2 food': 4, '3 food': 2, '4 food': 4 });
    const other = agricola.open(options, 4);
    expect(other.options).toMatchObject(options);
    expect(() => new AgricolaScenario({ seats: 4, start: 2, options })).toThrow('not-asked');
  });

  test('AG-V64 the most campaign points win; a tie goes to the higher sum of scores', () => {
    const games = [
      { ranks: [1, 2, 3], scores: [40, 35, 20] },
      { ranks: [2, 1, 3], scores: [30, 38, 21] },
      { ranks: [3, 2, 1], scores: [22, 24, 30] },
    ];
    expect(campaignWinners(games)).toEqual([1]);
    const even = [
      { ranks: [1, 2], scores: [40, 35] },
      { ranks: [1, 2], scores: [33, 32] },
      { ranks: [2, 1], scores: [30, 31] },
    ];
    expect(campaignWinners(even)).toEqual([0]);
    expect(campaignWinners(even.with(2, { ranks: [2, 1], scores: [24, 30] }))).toEqual([0, 1]);
  });
});
