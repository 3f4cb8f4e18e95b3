import type { Bot } from '@furrow/bots/bot';
import { hash } from '@furrow/kernel/hash';
import type { Seat } from '@furrow/kernel/seat';
import { findGame } from '../games';
import { seatedBots } from '../seated-bots';
import { selfPlay } from '../self-play';
import { dealDice } from './deal-dice';
import { type Match, placeOf, seatedIn } from './match';
import { Watcher, type WayOfPlay } from './way-of-play';

/** How a bot has answered in one game. */
export interface Answers {
  /** How often it was asked. */
  decisions: number;
  /** How often it had more than one move. */
  choices: number;
  /** How long it thought about its choices, and how long at most about one of them. */
  ms: number;
  longest: number;
}

/** A game of a match that was played to its end. */
export interface Played {
  /** Its number in the match. */
  readonly game: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly answers: readonly Readonly<Answers>[];
  /** How each seat has played. */
  readonly ways: readonly WayOfPlay[];
  /** Of the last position: equal games have equal ones. */
  readonly hash: number;
}

/** Plays one game of a match. Its bots are new, so that no game depends on those before it. */
export function playMatchGame(match: Match, game: number): Played {
  const place = placeOf(match, game);
  const names = seatedIn(match, place);
  const opened = findGame(match.game).box.open(match.options, names.length);
  const answers = names.map(() => ({ decisions: 0, choices: 0, ms: 0, longest: 0 }));
  const seats = seatedBots(names).map((bot, seat) => timed(bot, answers[seat]));
  try {
    const watcher = new Watcher(opened);
    const { state } = selfPlay(
      { game: opened, seats, diceOf: dealDice(match.seed, place, names.length) },
      (_state, seat, move) => watcher.before(seat, move),
      (now) => watcher.after(now),
    );
    const { scores, winners } = opened.outcome(state);
    const [a, b] = hash(opened.schema, state);
    const ways = watcher.waysOf(state);
    return { game, scores, winners, answers: answers.map(rounded), ways, hash: (a ^ b) >>> 0 };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const which = `game ${game} (${names.join(',')}) of seed ${match.seed}`;
    throw new Error(`${which}: ${why}`, { cause: error });
  }
}

/** The bot, its answers being counted and its choices timed. */
function timed(bot: Bot, answers: Answers): Bot {
  return (asked) => {
    const begun = performance.now();
    const move = bot(asked);
    const ms = performance.now() - begun;
    answers.decisions++;
    if (asked.decision.domain.moves().length > 1) {
      answers.choices++;
      answers.ms += ms;
      answers.longest = Math.max(answers.longest, ms);
    }
    return move;
  };
}

function rounded(answers: Answers): Answers {
  const exact = (ms: number) => Number(ms.toFixed(3));
  return { ...answers, ms: exact(answers.ms), longest: exact(answers.longest) };
}
