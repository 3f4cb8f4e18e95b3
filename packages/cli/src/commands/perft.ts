import { decode, Unreadable } from '@furrow/kernel/codec';
import type { Game, GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { perft as count } from '@furrow/kernel/perft';
import type { Arguments } from '../arguments';
import type { Command } from '../command';
import { FLAGS, languageOf, openGame, standardSeats } from '../common-flags';
import { findGame } from '../games';
import { InputError } from '../input-error';
import { orText } from '../option-error';
import { Progress } from '../progress';
import { readText, replayText } from '../record-file';

/** `furrow perft`: counts what can follow a position. */
export const perft: Command = {
  name: 'perft',
  summary: 'counts the positions that can follow, by depth',
  usage: 'furrow perft GAME --depth N [--players 2] [--option name=value] [--start FILE] [--json]',
  about:
    'Counts the sequences of 1, 2, … N canonical moves, moves of chance included. Any change of the rules changes ' +
    'these numbers. It starts with the set-up of a new game, with the end of a record, or with a position as ' +
    '`furrow replay --json` prints it.',
  flags: {
    depth: { value: '3', about: 'how many moves deep' },
    players: { value: '2', about: 'how many play' },
    option: FLAGS.option,
    start: { value: 'FILE', about: 'a record, or a position as JSON (a file or the JSON itself)' },
    json: FLAGS.json,
    help: FLAGS.help,
  },
  examples: [
    ['furrow perft creatures --depth 3 --option buildings=4', 'from the set-up'],
    ['furrow perft agricola --depth 3 --players 5 --option edition=2007', 'five farms'],
    ['furrow perft creatures --depth 2 --start game.furrow', 'from the end of a record'],
  ],
  run: (args) => {
    const { box } = findGame(args.onlyWord('the game', 'furrow perft creatures --depth 3'));
    const depth = args.whole('depth', { least: 1, most: 20 });
    if (depth === undefined) throw new InputError('--depth is missing; for example: --depth 3');
    const { game, state } = startOf(box, args);
    const json = args.has('json');
    const depths = [];
    for (let deep = 1; deep <= depth; deep++) {
      const begun = performance.now();
      const progress = new Progress(`first moves, depth ${deep}`);
      const positions = count(game.rules, state, deep, (done, all) => progress.at(done, all));
      progress.end();
      const seconds = Number(((performance.now() - begun) / 1000).toFixed(3));
      depths.push({ depth: deep, positions, seconds });
      if (!json)
        console.log(
          `${String(deep).padStart(2)}  ${String(positions).padStart(14)}  ${seconds.toFixed(3).padStart(9)} s`,
        );
    }
    if (json) console.log(JSON.stringify({ game: game.id, depths }));
  },
};

interface Start {
  readonly game: Game<Position>;
  readonly state: Position;
}

function startOf(box: GameBox<Position>, args: Arguments): Start {
  const start = args.text('start');
  const seats = args.whole('players', { least: 1, most: 9 }) ?? standardSeats(box);
  if (!box.seats.includes(seats)) {
    throw new InputError(`--players ${seats}: ${box.id} is for ${orText(box.seats)} players`);
  }
  if (start === undefined) {
    const game = openGame(box, args, seats);
    return { game, state: game.begin() };
  }
  const literal = start.trimStart().startsWith('{');
  const text = literal ? start : readText(start);
  if (literal || text.trimStart().startsWith('{'))
    return readPosition(openGame(box, args, seats), literal ? '--start' : start, text);
  if (args.has('option')) throw new InputError('--option: the options of the record hold; leave them out');
  const { record } = replayText(start, text, languageOf(args));
  if (record.game.id === box.id) return { game: record.game, state: record.state };
  throw new InputError(`${start}: this is a record of ${record.game.id}, not of ${box.id}`);
}

/** A position, or a whole answer of `furrow replay --json` with a position in it. */
function readPosition(game: Game<Position>, place: string, text: string): Start {
  try {
    const value = JSON.parse(text) as { position?: unknown };
    const state = decode(game.schema, value.position ?? value);
    const wrong =
      state.lanes.length === game.seats ? game.broken(state) : [`it is for ${state.lanes.length} seats`];
    if (wrong.length > 0)
      throw new InputError(`${place}: this is no position of ${game.id}: ${wrong.join('; ')}`);
    return { game, state };
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError)
      throw new InputError(`${place}: ${error.message}`);
    throw error;
  }
}
