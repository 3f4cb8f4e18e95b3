import { encode } from '@furrow/kernel/codec';
import type { Outcome } from '@furrow/kernel/game';
import { hash, hashText } from '@furrow/kernel/hash';
import { instantsIn } from '@furrow/kernel/instants';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { SPECTATOR } from '@furrow/kernel/view';
import { winnerText } from '@furrow/text/winner';
import type { Command } from '../command';
import { FLAGS, languageOf } from '../common-flags';
import { lookAt } from '../draw/look';
import { InputError } from '../input-error';
import { scoreSheet } from '../play/score-sheet';
import { type Replayed, replayGame } from '../record-file';
import { type Screen, screenFor, show } from '../screen';

/** `furrow replay`: checks a record and shows where it leads. */
export const replay: Command = {
  name: 'replay',
  summary: 'checks every move of a record and shows the position or the score sheet',
  usage: 'furrow replay FILE [--game N] [--at N] [--instants] [--json]',
  about:
    'FILE is a record as `furrow record` and `furrow play` write it, or written by hand; - is standard input. Of a ' +
    'campaign the last game is replayed, or the one that --game names. If a move is wrong, one line says where and why: file:line: move: reason.',
  flags: {
    game: { value: 'N', about: 'which game of a campaign' },
    at: { value: 'N', about: 'shows the position after so many moves (0 is the set-up)' },
    instants: { about: 'lists the instants that pass by themselves, such as the end of the work phase' },
    lang: FLAGS.lang,
    ascii: FLAGS.ascii,
    json: FLAGS.json,
    help: FLAGS.help,
  },
  examples: [
    ['furrow replay game.furrow', 'the last position; the score sheet if the game is over'],
    ['furrow replay game.furrow --at 40', 'the position after 40 moves'],
    ['furrow replay family.furrow --game 2', 'the second game of a campaign'],
    ['furrow replay game.furrow --instants', 'after which move each instant passed'],
    ['furrow replay game.furrow --instants --json', 'the same with hash and encoded position at each'],
    ['furrow replay game.furrow --json', 'options, seats, hash, encoded position, scores'],
  ],
  run: (args) => {
    const file = args.onlyWord('the file', 'furrow replay game.furrow');
    const screen = screenFor(languageOf(args), args.has('ascii'));
    const game = args.whole('game', { least: 1, most: Number.MAX_SAFE_INTEGER });
    const replayed = replayGame(file, game, screen.language);
    const { record } = replayed;
    const at = args.whole('at', { least: 0, most: Number.MAX_SAFE_INTEGER }) ?? record.length;
    const state = record.stateAfter(at);
    if (state === undefined) throw new InputError(`--at ${at}: the record has ${record.length} moves`);
    if (args.has('instants')) showInstants(replayed, at, args.has('json'));
    else if (args.has('json')) console.log(JSON.stringify(reportOf(replayed, state, at)));
    else show(screen, ...linesOf(replayed, state, at, screen));
  },
};

/** Prints the instants that passed in so many moves. */
function showInstants({ record }: Replayed, moves: number, asJson: boolean): void {
  const { game } = record;
  const passed = [...instantsIn(game, record.moves.slice(0, moves))].map(
    ({ instant, moves: after, state }) => ({
      instant,
      moves: after,
      round: game.round(state).now,
      hash: hashText(hash(game.schema, state)),
      position: encode(game.schema, state),
    }),
  );
  if (asJson) console.log(JSON.stringify({ game: game.id, moves, instants: passed }));
  else for (const one of passed) console.log(instantLine(one, moves));
}

/** One instant in columns: after which move of so many, in which round, its name, and the hash of the state then. */
function instantLine({ instant, moves, round, hash: text }: InstantReport, all: number): string {
  const move = String(moves).padStart(String(all).length);
  return `after move ${move}  round ${String(round).padStart(2)}  ${instant.padEnd(INSTANT)}  ${text}`;
}

/** No name of an instant is longer. */
const INSTANT = 18;

interface InstantReport {
  readonly instant: string;
  readonly moves: number;
  readonly round: number;
  readonly hash: string;
}

function reportOf({ record }: Replayed, state: Position, at: number) {
  const over = isOver(state);
  const { game } = record;
  return {
    game: game.id,
    options: game.options,
    seats: record.seats,
    moves: at,
    allMoves: record.length,
    round: game.round(state).now,
    rounds: game.round(state).of,
    over,
    hash: hashText(hash(game.schema, state)),
    ...(over && {
      ...resultOf(game.outcome(state)),
      sheets: record.seats.map((_, seat) => game.score(state, seat)),
    }),
    position: encode(game.schema, state),
  };
}

function resultOf({ scores, winners, tieBreak }: Outcome) {
  return { scores, winners: winners.map((seat) => seat + 1), ...(tieBreak !== undefined && { tieBreak }) };
}

function linesOf({ playable, record }: Replayed, state: Position, at: number, screen: Screen): string[] {
  const look = lookAt(record, screen);
  const heading = screen.paint('bold', look.terminal.afterMoves(at, record.length));
  const table = [heading, '', ...playable.drawing.table(state, look, SPECTATOR)];
  if (!isOver(state)) return table;
  return [
    ...table,
    '',
    ...scoreSheet(state, look),
    '',
    winnerText(look.game, look.game.outcome(state), look.names, look.language),
  ];
}
