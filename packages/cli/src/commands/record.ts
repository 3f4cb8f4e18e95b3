import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { writeWhole } from '../atomic-file';
import type { Command } from '../command';
import { FLAGS, openGame, readSeats, standardBots } from '../common-flags';
import { findGame } from '../games';
import { seatedBots } from '../seated-bots';
import { freshSeed, SEEDS } from '../seeds';
import { diceOfGame, selfPlay } from '../self-play';

/** `furrow record`: bots play one game, which is written down. */
export const record: Command = {
  name: 'record',
  summary: 'lets bots play one game and writes its record',
  usage: 'furrow record GAME [--seats random,random] [--seed 7] [--game 0] [--out FILE]',
  about:
    'A record is a text: a header, then the moves in notation, one turn a line; `*` is chance. It can also be written ' +
    'by hand. `furrow replay` checks it, and `furrow play --resume` goes on from it.',
  flags: {
    seats: { value: 'random,random', about: 'the bots, one for each seat' },
    seed: FLAGS.seed,
    game: { value: '0', about: 'which of the games that `furrow simulate` plays with this seed' },
    option: FLAGS.option,
    out: { value: 'FILE', about: 'writes to a file; else to standard output' },
    help: FLAGS.help,
  },
  examples: [
    ['furrow record creatures --seed 7', 'a game with 12 buildings'],
    ['furrow record agricola --seats random,random,random --out game.furrow', 'three farms, into a file'],
    ['furrow record creatures --seed 7 | furrow replay -', 'its score sheet'],
  ],
  run: (args) => {
    const { box } = findGame(args.onlyWord('the game', 'furrow record creatures'));
    const seats = readSeats(box, args.text('seats') ?? standardBots(box), false);
    const game = openGame(box, args, seats.length);
    const seed = args.whole('seed', SEEDS) ?? freshSeed();
    const index = args.whole('game', { least: 0, most: 999_999 }) ?? 0;
    const written = new GameRecord(game, seats, rulesIdentity);
    const diceOf = diceOfGame(seed, index, seats.length);
    selfPlay({ game, seats: seatedBots(seats), diceOf }, (_state, seat, move) => {
      const verdict = written.play(seat, move);
      if (!verdict.ok) throw new Error(`a canonical move is refused: ${verdict.reason.why}`);
    });
    const out = args.text('out');
    if (out === undefined) process.stdout.write(writeRecord(written));
    else writeWhole(out, writeRecord(written));
  },
};
