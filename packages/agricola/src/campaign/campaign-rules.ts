import type {
  CampaignGame,
  CampaignRules,
  CampaignStanding,
  EndedGame,
  NextGame,
} from '@furrow/kernel/campaign';
import { wrongKept, wrongOption, wrongPool, wrongSeats } from '@furrow/kernel/campaign-reasons';
import type { Game, Options } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import { FRAME } from '@furrow/kernel/stack';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import { KEPT, keptOption } from '../options/kept-option';
import { options } from '../options/options';
import type { Ruleset } from '../ruleset';
import { ranksOf, resultsOf } from '../scoring/scoring';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import {
  afterCampaignGame,
  afterSoloGame,
  CAMPAIGN_GAMES,
  campaignPoints,
  campaignWinners,
  SOLO_GAMES,
  soloGoal,
} from './campaign';

type Ended = EndedGame<State>;

/** What a campaign itself says of each game. */
const ITS_OWN: readonly string[] = ['solo-food', 'starting-player', 'extra-food', KEPT];

/** AG-V62, AG-V64: campaigns alone and of several players. */
export const campaignRules: CampaignRules<State> = {
  seats: [1, 2, 3, 4],
  plan: (seats, upTo = 0) =>
    seats === 1
      ? numbersTo(Math.max(SOLO_GAMES, upTo)).map((number) => ({ number, goal: soloGoal(number) }))
      : numbersTo(CAMPAIGN_GAMES).map((number) => ({ number })),
  keptIn: (game) => variantOf(game).kept.map(namesOf),
  whyNotFirst: (game) => {
    if (!campaignRules.seats.includes(game.seats)) return wrongSeats(game.seats, campaignRules.seats);
    const wrong = options.find(
      ({ name, standard }) =>
        (ITS_OWN.includes(name) || name === 'team-play') && game.options[name] !== standard,
    );
    return wrong && wrongOption(wrong.name, game.options[wrong.name], wrong.standard);
  },
  standing: (ended) => (ended[0].game.seats === 1 ? alone(ended) : together(ended)),
  nextOptions: (first, next, chosen) => {
    const words = next.kept.flatMap((kept, seat) => {
      const one = chosen[seat];
      if (one !== undefined && !next.choices[seat].includes(one))
        throw new RangeError(`seat ${seat + 1} cannot keep ${one}`);
      return (one === undefined ? kept : [...kept, one]).map((id) => `${seat + 1}:${id}`);
    });
    return {
      ...first.options,
      ...next.options,
      [KEPT]: words.length === 0 ? keptOption.standard : words.join(),
    };
  },
  whyNotNext: (first, next, game) => {
    const right: Options = { ...first.options, ...next.options };
    const other = Object.keys(right).find((name) => name !== KEPT && game.options[name] !== right[name]);
    if (other !== undefined) return wrongOption(other, game.options[other], right[other]);
    if (game.pool !== first.pool) return wrongPool(game.pool, first.pool);
    return whyNotKept(next, variantOf(game).kept);
  },
};

/** Each seat has kept what it must, and at most one card of those that it might choose from. */
function whyNotKept(
  { kept, choices }: NextGame,
  found: readonly (readonly CardNumber[])[],
): Reason | undefined {
  const seat = kept.findIndex((must, one) => {
    const has = namesOf(found[one] ?? []);
    const more = has.filter((id) => !must.includes(id));
    return (
      must.some((id) => !has.includes(id)) || more.length > 1 || more.some((id) => !choices[one].includes(id))
    );
  });
  if (seat < 0) return undefined;
  return wrongKept(KEPT, seat + 1, kept[seat], choices[seat]);
}

/** AG-V62. */
function alone(ended: readonly Ended[]): CampaignStanding {
  const games: CampaignGame[] = [];
  let number = 1;
  let [food, isWon]: [Options, boolean] = [{}, false];
  for (const one of ended) {
    const game: CampaignGame = { ...playedGame(one), number, goal: soloGoal(number), points: [] };
    games.push(game);
    const next = afterSoloGame(number, game.scores[0]);
    number = next.game;
    isWon = isWon || next.won;
    food = next.options;
  }
  const [last, before] = [ended[ended.length - 1], games[games.length - 1]];
  const isNew = number > before.number && number <= SOLO_GAMES;
  const choices = isNew ? occupationsOf(last, 0).filter((id) => !before.kept[0].includes(id)) : [];
  return {
    games,
    points: [],
    ...(isWon && { winners: [0] }),
    next: { number, goal: soloGoal(number), options: food, kept: before.kept, choices: [choices] },
  };
}

/** AG-V64. */
function together(ended: readonly Ended[]): CampaignStanding {
  const games = ended.map((one, i): CampaignGame => {
    const game = playedGame(one);
    return { ...game, number: i + 1, points: campaignPoints(i + 1, game.ranks) };
  });
  const last = ended[ended.length - 1];
  const { ranks } = games[games.length - 1];
  const points = ranks.map((_, seat) => games.reduce((sum, game) => sum + game.points[seat], 0));
  if (games.length >= CAMPAIGN_GAMES) return { games, points, winners: campaignWinners(games) };
  const choices = ranks.map((_, seat) => occupationsOf(last, seat));
  const next: NextGame = {
    number: games.length + 1,
    options: afterCampaignGame(ranks),
    kept: ranks.map(() => []),
    choices,
  };
  return { games, points, next };
}

/** What came of a game, and what it began with. */
function playedGame(ended: Ended): Pick<CampaignGame, 'scores' | 'ranks' | 'kept' | 'lost'> {
  const { game, state } = ended;
  const results = resultsOf(game.rules as Ruleset, state);
  const { kept } = variantOf(game);
  const atFirst = kept.length === 0 ? undefined : afterKept(ended);
  const [stayed, lost] = [true, false].map((isThere) =>
    state.players.map((_, seat) =>
      namesOf((kept[seat] ?? []).filter((card) => atFirst?.players[seat].played.includes(card) === isThere)),
    ),
  );
  return { scores: results.map(({ points }) => points), ranks: ranksOf(results), kept: stayed, lost };
}

/** The first state in which all kept occupations have come into play, but for those that were lost. */
function afterKept(ended: Ended): State {
  const { nodes } = ended.game.rules.program;
  const isBefore = ({ main: { frames } }: State) =>
    frames.some((node, i) => i % FRAME === 0 && BEFORE.includes(nodes[node].effect.do));
  for (let moves = 0; moves < ended.length; moves++) {
    const then = ended.stateAfter(moves);
    if (then !== undefined && !isBefore(then)) return then;
  }
  return ended.state;
}

const BEFORE: readonly string[] = ['drawStart', 'kept'];

/** The occupations that a seat has played in a game, or had in front of it from the start. */
function occupationsOf({ state, moves }: Ended, seat: Seat): readonly string[] {
  const played = moves.flatMap(({ seat: who, move }) =>
    who === seat && move.verb === 'play' ? [move.things[0]] : [],
  );
  const all = new Set([...state.players[seat].played, ...played]);
  return namesOf([...all].filter((card) => cards[card].kind === 'occupation'));
}

function namesOf(list: readonly CardNumber[]): readonly string[] {
  return list.map((card) => cards[card].id);
}

function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

function variantOf({ rules }: Game<State>): Ruleset['variant'] {
  return (rules as Ruleset).variant;
}
