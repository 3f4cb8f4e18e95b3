import { campaignRules } from '@furrow/agricola/campaign/campaign-rules';
import { findCard } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import type { EndedGame, NextGame } from '@furrow/kernel/campaign';
import type { Options } from '@furrow/kernel/game';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';

const KEPT = 'kept-occupations';
const BASE = { mode: 'base', decks: 'A,B' };
const FULL = { edition: '2007', mode: 'full', decks: 'E,I,K,Z' };

/** A game in which each seat has so many points at the end and has played these occupations besides the kept ones. */
function ended(
  options: Options,
  scores: readonly number[],
  played: readonly string[] = [],
): EndedGame<State> {
  const { record } = new AgricolaScenario({ seats: scores.length, options });
  const now = record.game.outcome(record.state).scores;
  record.state.players.forEach((player, seat) => {
    player.bonus += scores[seat] - now[seat];
    for (const id of (played[seat] ?? '').split(' ').filter((word) => word !== '')) {
      player.played.push(findCard(id)?.number ?? -1);
      player.memory.push(0);
    }
  });
  expect(record.game.outcome(record.state).scores).toEqual(scores);
  return record;
}

/** The next game of a campaign, if each seat keeps what is said. */
function following(games: readonly EndedGame<State>[], ...chosen: readonly (string | undefined)[]): Options {
  const { next } = campaignRules.standing(games);
  expect(next).toBeDefined();
  return campaignRules.nextOptions(games[0].game, next as NextGame, chosen);
}

describe('AG-V62 the solo campaign', () => {
  test('AG-E63 AG-V62 57 points against 50: game 2 begins with 3 food and the occupation that was chosen', () => {
    const games = [ended(BASE, [57], ['homekeeper groom'])];
    const { next, winners } = campaignRules.standing(games);
    expect(next).toMatchObject({ number: 2, goal: 55, kept: [[]], choices: [['homekeeper', 'groom']] });
    expect(winners).toBeUndefined();
    expect(following(games, 'groom')).toMatchObject({ ...BASE, 'solo-food': '3', [KEPT]: '1:groom' });
    expect(following(games, undefined)).toMatchObject({ 'solo-food': '3', [KEPT]: 'none' });
  });

  test('AG-V62 a permanent occupation stays; one of the others is added, and none twice', () => {
    const games = [ended(BASE, [50], ['homekeeper groom'])];
    games.push(ended(following(games, 'groom'), [56], ['angler homekeeper']));
    const { next } = campaignRules.standing(games);
    expect(next).toMatchObject({
      number: 3,
      goal: 59,
      kept: [['groom']],
      choices: [['angler', 'homekeeper']],
    });
    expect(following(games, 'angler')).toMatchObject({ 'solo-food': '0', [KEPT]: '1:groom,1:angler' });
    expect(() => following(games, 'groom')).toThrow('seat 1 cannot keep groom');
  });

  test.each([BASE, FULL])(
    'AG-V62 a goal missed: the same game again without food and without another occupation',
    (options) => {
      const [first, second] = [options.decks === 'A,B' ? 'groom' : 'chief-2007', ''];
      const games = [ended(options, [60], [first])];
      games.push(ended(following(games, first), [54], [second]));
      const { next, games: told } = campaignRules.standing(games);
      expect(told.map(({ number, goal }) => [number, goal])).toEqual([
        [1, 50],
        [2, 55],
      ]);
      expect(next).toMatchObject({ number: 2, goal: 55, kept: [[first]], choices: [[]] });
      expect(following(games)).toMatchObject({ 'solo-food': '0', [KEPT]: `1:${first}` });
    },
  );

  test('AG-V62 a permanent occupation that cannot be paid for is lost for the rest of the campaign', () => {
    const games = [ended(FULL, [52], ['chief-2007'])];
    games.push(ended(following(games, 'chief-2007'), [55], []));
    const { games: told, next } = campaignRules.standing(games);
    expect(told[1]).toMatchObject({ kept: [[]], lost: [['chief-2007']] });
    expect(next).toMatchObject({ number: 3, kept: [[]] });
  });

  test('AG-V62 after game 8 it is won; it may go on with the same seven occupations, the goal rising by 1', () => {
    const permanent = [
      'homekeeper',
      'groom',
      'angler',
      'curator',
      'hedge-keeper',
      'plow-driver',
      'clay-puncher',
    ];
    const games = [ended(BASE, [67], [permanent[0]])];
    for (let game = 2; game <= 8; game++)
      games.push(ended(following(games, permanent[game - 2]), [67], [permanent[game - 1] ?? 'freshman']));
    const { winners, next } = campaignRules.standing(games);
    expect(winners).toEqual([0]);
    expect(next).toMatchObject({ number: 9, goal: 68, kept: [permanent], choices: [[]] });
    games.push(ended(following(games), [70]));
    expect(campaignRules.standing(games)).toMatchObject({ winners: [0], next: { number: 10, goal: 69 } });
    expect(following(games)).toMatchObject({ 'solo-food': '1' });
  });
});

describe('AG-V64 the campaign of several players', () => {
  test('AG-V64 campaign points, starting player, food, and one occupation each', () => {
    const games = [ended(BASE, [30, 41, 25], ['groom', 'homekeeper angler', ''])];
    const standing = campaignRules.standing(games);
    expect(standing.points).toEqual([5, 7, 3]);
    expect(standing.next).toMatchObject({
      number: 2,
      options: { 'starting-player': '2', 'extra-food': '3' },
      choices: [['groom'], ['homekeeper', 'angler'], []],
    });
    expect(following(games, undefined, 'angler')).toMatchObject({
      'starting-player': '2',
      'extra-food': '3',
      [KEPT]: '2:angler',
    });
  });

  test('AG-V64 for game 3 the occupation that was kept for game 2 can be kept again; then the campaign is over', () => {
    const games = [ended(BASE, [30, 20], ['groom', 'homekeeper'])];
    games.push(ended(following(games, 'groom', 'homekeeper'), [30, 31], ['', 'angler']));
    expect(campaignRules.standing(games).next?.choices).toEqual([['groom'], ['homekeeper', 'angler']]);
    games.push(ended(following(games, 'groom', 'angler'), [10, 40], []));
    expect(campaignRules.standing(games)).toMatchObject({ points: [1, 5], winners: [1] });
    expect(campaignRules.standing(games).next).toBeUndefined();
  });

  test('AG-V64 a tie of campaign points goes to the higher sum of the three scores', () => {
    const games = [
      [40, 35],
      [33, 32],
      [30, 31],
    ].map((scores) => ended(BASE, scores));
    expect(campaignRules.standing(games)).toMatchObject({ points: [3, 3], winners: [0] });
  });
});

describe('what does not follow', () => {
  const first = agricola.open(BASE, 1);
  const games = [ended(BASE, [57], ['homekeeper groom'])];
  const next = campaignRules.standing(games).next as NextGame;
  const whyNot = (options: Options) => campaignRules.whyNotNext(first, next, agricola.open(options, 1));

  test('AG-V62 the next game begins with what the last one left', () => {
    expect(whyNot(following(games, 'groom'))).toBeUndefined();
    expect(whyNot(following(games))).toBeUndefined();
    expect(whyNot({ ...following(games), 'solo-food': '4' })).toEqual({
      why: 'campaign-option',
      option: 'solo-food',
      value: '4',
      right: '3',
    });
    expect(whyNot({ ...following(games), decks: 'A' })).toMatchObject({ option: 'decks', right: 'A,B' });
    expect(whyNot({ ...following(games), [KEPT]: '1:angler' })).toMatchObject({
      why: 'campaign-kept',
      seat: 1,
      right: ['homekeeper', 'groom'],
    });
    expect(whyNot({ ...following(games), [KEPT]: '1:homekeeper,1:groom' })).toMatchObject({
      why: 'campaign-kept',
    });
  });

  test('AG-V62 AG-V64 a campaign begins with an ordinary game, of at most 4 players and without teams', () => {
    const whyNotFirst = (options: Options, seats: number) =>
      campaignRules.whyNotFirst(agricola.open(options, seats));
    expect(whyNotFirst(BASE, 1)).toBeUndefined();
    expect(whyNotFirst({ 'solo-food': '3' }, 1)).toMatchObject({
      why: 'campaign-option',
      option: 'solo-food',
      right: '0',
    });
    expect(whyNotFirst({ 'team-play': 'product-of-totals' }, 4)).toMatchObject({
      option: 'team-play',
      right: 'off',
    });
    expect(whyNotFirst({ edition: '2007' }, 5)).toMatchObject({ why: 'campaign-seats', right: [1, 2, 3, 4] });
  });
});
