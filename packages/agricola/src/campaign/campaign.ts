import type { CampaignGame } from '@furrow/kernel/campaign';
import type { Options } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { listText } from '../options/options';

/** AG-V62: the points to reach in each game of the solo campaign; the campaign is won with the last of them. */
const SOLO_GOALS = [50, 55, 59, 62, 64, 65, 66, 67] as const;

/** AG-V62: how many games the solo campaign has; who has won it may go on. */
export const SOLO_GAMES = SOLO_GOALS.length;

/** AG-V62: the goal of a game of the solo campaign, games counted from 1; after the last it rises by 1 each game. */
export function soloGoal(game: number): number {
  return game <= SOLO_GAMES ? SOLO_GOALS[game - 1] : SOLO_GOALS[SOLO_GAMES - 1] + game - SOLO_GAMES;
}

/** How a solo campaign goes on: which game comes next, with which options, and whether the campaign is won. */
export interface NextSoloGame {
  readonly game: number;
  readonly options: Options;
  readonly won: boolean;
}

/** AG-V62: the goal reached, the next game begins with half of the points beyond it as food; else the same game again. */
export function afterSoloGame(game: number, points: number): NextSoloGame {
  const beyond = points - soloGoal(game);
  const reached = beyond >= 0;
  const food = reached ? Math.floor(beyond / 2) : 0;
  return {
    game: reached ? game + 1 : game,
    options: { 'solo-food': String(food) },
    won: game > SOLO_GAMES || (reached && game === SOLO_GAMES),
  };
}

/** AG-V64: how many games a campaign of several players has. */
export const CAMPAIGN_GAMES = 3;

/** AG-V64: campaign points by the number of players, the game and the rank. */
const POINTS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  3: [
    [7, 5, 3],
    [8, 5, 2],
    [9, 5, 1],
  ],
  4: [
    [7, 5, 4, 3],
    [8, 5, 3, 2],
    [9, 6, 3, 1],
  ],
};

/** AG-V64, AG-Q74: the campaign points of each seat after a game (from 1); those who share a rank get its points. */
export function campaignPoints(game: number, ranks: readonly number[]): readonly number[] {
  return ranks.map((rank) => POINTS[ranks.length][game - 1][rank - 1]);
}

/** AG-V64: the options of the next game: the winner begins, the last has 1 food more; AG-Q74 if a rank is shared. */
export function afterCampaignGame(ranks: readonly number[]): Options {
  const seatsAt = (rank: number) => listText(ranks.flatMap((one, seat) => (one === rank ? [seat] : [])));
  return { 'starting-player': seatsAt(1), 'extra-food': seatsAt(Math.max(...ranks)) };
}

/** AG-V64: the seats with the most campaign points; a tie goes to the higher sum of scores, then it is shared. */
export function campaignWinners(games: readonly Pick<CampaignGame, 'ranks' | 'scores'>[]): readonly Seat[] {
  const sumOf = (lists: readonly (readonly number[])[], seat: Seat) =>
    lists.reduce((sum, list) => sum + list[seat], 0);
  const standings = games[0].ranks.map((_, seat) => ({
    seat,
    points: sumOf(
      games.map(({ ranks }, i) => campaignPoints(i + 1, ranks)),
      seat,
    ),
    scores: sumOf(
      games.map(({ scores }) => scores),
      seat,
    ),
  }));
  const most = Math.max(...standings.map(({ points }) => points));
  const tied = standings.filter(({ points }) => points === most);
  const highest = Math.max(...tied.map(({ scores }) => scores));
  return tied.filter(({ scores }) => scores === highest).map(({ seat }) => seat);
}
