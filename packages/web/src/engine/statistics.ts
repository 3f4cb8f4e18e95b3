import { highScoreDecks } from '@furrow/agricola/campaign/high-score';
import { hasHands } from '@furrow/agricola/options/has-hands';
import type { Language } from '@furrow/text/language';
import { boxWords, words } from '@furrow/text/words';
import type {
  CardTally,
  KindTally,
  OpponentTally,
  PastPicture,
  StatisticsPicture,
} from '../protocol/statistics';
import { boxName } from './box-name';
import { boxOf } from './games';
import { goalOf } from './goal';
import type { PastGame } from './memories';
import { seatNames } from './names';
import { allBots } from './opponents';

/** So many cards and games are told. */
const [CARDS, LAST] = [12, 12];

/** What somebody has played in this browser, in words; `saved` are the games whose records are still there. */
export function statisticsOf(
  past: readonly PastGame[],
  saved: readonly string[],
  language: Language,
  names = language,
): StatisticsPicture {
  return {
    games: past.length,
    wins: past.filter(isWon).length,
    kinds: kindsOf(past, language),
    opponents: opponentsOf(past, language),
    cards: cardsOf(past, language, names),
    last: past.slice(0, LAST).map((one) => lastPicture(one, saved, language)),
  };
}

function isWon({ mine, winners, seats }: PastGame): boolean {
  return seats.length > 1 && winners.includes(mine);
}

function tally(games: readonly PastGame[]) {
  const points = games.map((one) => one.points[one.mine]);
  const sum = points.reduce((total, one) => total + one, 0);
  return {
    games: games.length,
    wins: games.filter(isWon).length,
    average: Math.round((10 * sum) / games.length) / 10,
    best: Math.max(...points),
  };
}

/** Games that have the same key, those with the most games first. */
function grouped(
  games: readonly PastGame[],
  keyOf: (game: PastGame) => readonly string[],
): [string, PastGame[]][] {
  const groups = new Map<string, PastGame[]>();
  for (const game of games)
    for (const key of new Set(keyOf(game))) groups.set(key, [...(groups.get(key) ?? []), game]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

/** The decks by which whoever plays alone compares points. */
function decksAlone({ options, seats }: PastGame): string | undefined {
  return seats.length > 1 ? undefined : highScoreDecks(options);
}

function kindsOf(past: readonly PastGame[], language: Language): KindTally[] {
  const keyOf = (one: PastGame) => [
    `${one.box} ${hasHands(one.options)} ${one.seats.length} ${decksAlone(one)}`,
  ];
  return grouped(past, keyOf).map(([, games]) => {
    const [first] = games;
    const { box, seats } = first;
    const goal = goalOf(box, seats.length);
    const decks = decksAlone(first);
    return {
      box,
      title: boxName(box, language),
      withCards: hasHands(first.options),
      ...(decks !== undefined && { decks: boxWords(boxOf(box).id, language).optionValue('decks', decks) }),
      seats: seats.length,
      ...(goal !== undefined && { goal }),
      ...tally(games),
    };
  });
}

function opponentsOf(past: readonly PastGame[], language: Language): OpponentTally[] {
  return allBots(language).flatMap(({ id, names, titles }, level) => {
    const games = past.filter(({ seats }) => seats.includes(id));
    return games.length === 0 ? [] : [{ level, title: titles[0], names, ...tally(games) }];
  });
}

function cardsOf(past: readonly PastGame[], language: Language, names: Language): CardTally[] {
  const spoken = words(boxOf('agricola-revised').open({}, 2), language, names);
  return grouped(past, ({ cards }) => cards)
    .slice(0, CARDS)
    .map(([id, games]) => ({ title: spoken.title(id), ...tally(games) }));
}

function lastPicture(one: PastGame, saved: readonly string[], language: Language): PastPicture {
  const { id, time, box, seats, points, mine, winners } = one;
  const better = points.filter((other) => other > points[mine]).length;
  return {
    id,
    time,
    box,
    title: boxName(box, language),
    players: seatNames(seats, boxWords('agricola', language)),
    points: points[mine],
    place: winners.includes(mine) ? 1 : Math.max(2, better + 1),
    saved: saved.includes(id),
  };
}
