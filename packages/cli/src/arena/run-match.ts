import { Progress } from '../progress';
import { shareOut } from '../worker-pool';
import { type Match, placeOf, seatedIn } from './match';
import type { Played } from './play-game';

/** How often the bar is drawn while long games are played. */
const EVERY_MS = 1000;

/** A match that is being played: how many games of it, and what is there already. */
export interface Running {
  readonly match: Match;
  readonly games: number;
  readonly jobs: number;
  /** Games that were played before. */
  readonly before: readonly Played[];
}

/** Plays the games that are missing, and shows how far it is. Gives all games there are when it is done or interrupted. */
export async function runMatch(
  { match, games, jobs, before }: Running,
  heard: (played: Played) => void,
): Promise<{ played: Played[]; interrupted: boolean }> {
  const played = before.filter(({ game }) => game < games);
  const there = new Set(played.map(({ game }) => game));
  const tasks = Array.from({ length: games }, (_, game) => game).filter((game) => !there.has(game));
  const progress = new Progress('games', played.length);
  const known = new FirstBot(match, played);
  const show = () => progress.at(played.length, games, known.text());
  const timer = setInterval(show, EVERY_MS);
  const interruption = new Interruption();
  try {
    await shareOut({ work: 'arena', plan: match, tasks, jobs, stop: interruption.signal }, (one) => {
      heard(one);
      played.push(one);
      known.add(one);
      show();
    });
  } finally {
    clearInterval(timer);
    progress.end();
    interruption.close();
  }
  return { played, interrupted: played.length < games };
}

/** How the bot that is named first fares, while games are played. */
class FirstBot {
  private games = 0;
  private wins = 0;

  constructor(
    private readonly match: Match,
    played: readonly Played[],
  ) {
    for (const one of played) this.add(one);
  }

  add({ game, winners }: Played): void {
    const names = seatedIn(this.match, placeOf(this.match, game));
    this.games++;
    this.wins += winners.filter((seat) => names[seat] === this.match.bots[0]).length / winners.length;
  }

  /** Nothing where it plays against nobody. */
  text(): string {
    const [first] = this.match.bots;
    if (this.games === 0 || this.match.bots.every((name) => name === first)) return '';
    return `${first} wins ${((100 * this.wins) / this.games).toFixed(1)} %`;
  }
}

/** Listens for Ctrl-C, and for being told to end. */
class Interruption {
  private readonly controller = new AbortController();
  private readonly end = (): void => this.controller.abort();

  constructor() {
    process.on('SIGINT', this.end);
    process.on('SIGTERM', this.end);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  close(): void {
    process.off('SIGINT', this.end);
    process.off('SIGTERM', this.end);
  }
}
