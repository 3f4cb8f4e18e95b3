import type { CampaignGame, CampaignStanding, NextGame, PlannedGame } from '@furrow/kernel/campaign';
import type { Seat } from '@furrow/kernel/seat';

/** What is said of a campaign, in one language. */
export interface CampaignPhrases {
  readonly title: string;
  readonly chronicle: string;
  /** What a campaign is for so many players. */
  about(players: number): string;
  /** Shows how a campaign stands; offers it as a file. */
  readonly goOn: string;
  readonly file: string;
  /** A game of the campaign, as a heading. */
  game(number: number): string;
  /** The points that who plays alone has to reach. */
  aim(goal: number): string;
  /** Which game of how many is played, perhaps with the points to reach; a game beyond the last is one of no number. */
  place(number: number, of: number | undefined, goal: number | undefined): string;
  /** Of a game of the campaign: it is played now, or comes next. */
  readonly running: string;
  readonly upNext: string;
  /** Below the goal of who plays alone: so many points, and whether it was reached with them. */
  reached(points: number, goal: number): string;
  /** A player's points in a game. */
  score(name: string, points: number): string;
  /** Who plays alone has so many points, and had to reach so many. */
  goal(points: number, goal: number): string;
  /** A player's result: points, rank, and campaign points. */
  result(name: string, points: number, rank: number, campaignPoints: number): string;
  /** The occupations with which a player began; nobody is named where one plays alone. */
  began(name: string | undefined, cards: readonly string[]): string;
  lost(name: string | undefined, cards: readonly string[]): string;
  /** The campaign points of everybody so far. */
  points(all: readonly (readonly [name: string, points: number])[]): string;
  readonly wonAlone: string;
  won(names: readonly string[]): string;
  /** The game that comes next, perhaps with the points that are to be reached, perhaps once more. */
  next(number: number, goal: number | undefined, again: boolean): string;
  /** The food with which who plays alone begins. */
  food(count: number): string;
  /** Who begins, or among whom that is drawn; and who has 1 food more. */
  starts(names: readonly string[]): string;
  extraFood(names: readonly string[]): string;
  /** Asks which of the occupations is kept for the next game. */
  keepOne(name: string | undefined): string;
  readonly keepNone: string;
  /** Begins the next game. */
  begin(number: number): string;
}

/** What the words of a campaign need besides it. */
export interface CampaignNames {
  readonly phrases: CampaignPhrases;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The name of a card by its id. */
  readonly title: (id: string) => string;
}

/** A game of a campaign in words. */
export interface ToldGame {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The games of a campaign in words. */
export function chronicle({ games }: CampaignStanding, said: CampaignNames): readonly ToldGame[] {
  return games.map((game) => ({
    heading: said.phrases.game(game.number),
    lines: [...begunWith(game, said), ...results(game, said)],
  }));
}

function begunWith(
  { kept, lost }: Pick<CampaignGame, 'kept' | 'lost'>,
  { phrases, names, title }: CampaignNames,
): string[] {
  const nameOf = (seat: Seat) => (names.length === 1 ? undefined : names[seat]);
  return names.flatMap((_, seat) => [
    ...(kept[seat].length > 0 ? [phrases.began(nameOf(seat), kept[seat].map(title))] : []),
    ...(lost[seat].length > 0 ? [phrases.lost(nameOf(seat), lost[seat].map(title))] : []),
  ]);
}

function results({ goal, scores, ranks, points }: CampaignGame, { phrases, names }: CampaignNames): string[] {
  if (goal !== undefined) return [phrases.goal(scores[0], goal)];
  return names.map((name, seat) => phrases.result(name, scores[seat], ranks[seat], points[seat]));
}

/** A game that a campaign consists of: whether it is over, is played now, comes next or later, and what is told of it. */
export interface PlannedLine {
  readonly heading: string;
  readonly state: 'over' | 'now' | 'next' | 'later';
  readonly goal?: string;
  readonly told: readonly string[];
}

/** All games of a campaign with their goals; `running` is the number of the one that is played. */
export function planLines(
  plan: readonly PlannedGame[],
  standing: CampaignStanding | undefined,
  running: number | undefined,
  said: CampaignNames,
): readonly PlannedLine[] {
  const { phrases } = said;
  const next = running ?? standing?.next?.number;
  return plan.map(({ number, goal }) => {
    const ended = standing?.games.findLast((game) => game.number === number);
    const [atNext, state] =
      running === undefined ? [phrases.upNext, 'next' as const] : [phrases.running, 'now' as const];
    return {
      heading: phrases.game(number),
      state: number === next ? state : ended === undefined ? 'later' : 'over',
      ...(goal !== undefined && { goal: phrases.aim(goal) }),
      told: [...(ended === undefined ? [] : scoreLines(ended, said)), ...(number === next ? [atNext] : [])],
    };
  });
}

function scoreLines({ goal, scores }: CampaignGame, { phrases, names }: CampaignNames): string[] {
  if (goal !== undefined) return [phrases.reached(scores[0], goal)];
  return names.map((name, seat) => phrases.score(name, scores[seat]));
}

/** How a campaign stands while one of its games is played: the points so far, and what that game began with. */
export function runningLines(
  standing: CampaignStanding | undefined,
  kept: readonly (readonly string[])[],
  said: CampaignNames,
): readonly string[] {
  const { phrases, names } = said;
  const begun = begunWith(
    { kept: names.map((_, seat) => kept[seat] ?? []), lost: names.map(() => []) },
    said,
  );
  return [...(standing === undefined ? [phrases.about(names.length)] : pointsLine(standing, said)), ...begun];
}

function pointsLine({ points }: CampaignStanding, { phrases, names }: CampaignNames): string[] {
  return points.length > 0 ? [phrases.points(names.map((name, seat) => [name, points[seat]]))] : [];
}

/** How a campaign stands: points, who has won, and what comes next. */
export function standingLines(standing: CampaignStanding, said: CampaignNames): readonly string[] {
  const { games, winners, next } = standing;
  const { phrases, names } = said;
  const last = games[games.length - 1].number;
  return [
    ...pointsLine(standing, said),
    ...(winners === undefined
      ? []
      : [names.length === 1 ? phrases.wonAlone : phrases.won(winners.map((seat) => names[seat]))]),
    ...(next === undefined ? [] : nextLines(next, last, said)),
  ];
}

function nextLines(
  { number, goal, options, kept }: NextGame,
  last: number,
  { phrases, names, title }: CampaignNames,
): string[] {
  const listed = (option: string) => options[option]?.split(',').map((seat) => names[Number(seat) - 1]) ?? [];
  const [starts, extra] = [listed('starting-player'), listed('extra-food')];
  return [
    phrases.next(number, goal, number === last),
    ...(goal === undefined ? [] : [phrases.food(Number(options['solo-food']))]),
    ...(starts.length > 0 ? [phrases.starts(starts)] : []),
    ...(extra.length > 0 ? [phrases.extraFood(extra)] : []),
    ...(names.length === 1 && kept[0].length > 0 ? [phrases.began(undefined, kept[0].map(title))] : []),
  ];
}
