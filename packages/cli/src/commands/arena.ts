import { availableParallelism } from 'node:os';
import { type Match, seatingsOf } from '../arena/match';
import { MatchFile, savedSeed } from '../arena/match-file';
import { reportOf } from '../arena/report';
import { reportText } from '../arena/report-text';
import { runMatch } from '../arena/run-match';
import type { Arguments } from '../arguments';
import type { Command } from '../command';
import { FLAGS, openGame, readBots } from '../common-flags';
import { findGame } from '../games';
import { InputError } from '../input-error';
import { paintFor } from '../paint';
import { called } from '../program';
import { programPrint } from '../program-version';
import { freshSeed, SEEDS } from '../seeds';

const STANDARD_GAMES = 100;
const EXAMPLE = 'furrow arena creatures --bots random,random';
/** What a program ends with that was interrupted. */
const INTERRUPTED = 130;

/** `furrow arena`: measures how strong bots are. */
export const arena: Command = {
  name: 'arena',
  summary: 'measures how strong bots are against each other',
  usage: 'furrow arena GAME --bots a,b[,c,d] [--games 100] [--seed 7] [--jobs 2] [--save FILE] [--json]',
  about:
    'Every deal is played once with each seating: the bots move on by one seat, and chance deals the same again. ' +
    'A shared victory counts as a part of one. Intervals are of 95 % and take the deals, not the games, as ' +
    'independent. Players of the same name are counted together. With --save every game is kept as soon as it ends, ' +
    'and the same call goes on where it was interrupted (by Ctrl-C, too), or with a larger --games adds to it.',
  flags: {
    bots: {
      value: 'a,b',
      about: 'the bots, one for each seat; `search@2000` or `search@300ms` sets a budget',
    },
    games: { value: '100', about: 'how many games; rounded up to whole deals' },
    seed: FLAGS.seed,
    option: FLAGS.option,
    jobs: { value: '2', about: 'how many games are played at the same time' },
    save: { value: 'FILE', about: 'keeps the games in a file, and goes on with those that are there' },
    json: FLAGS.json,
    help: FLAGS.help,
  },
  examples: [
    [EXAMPLE, `${STANDARD_GAMES} games in 50 deals`],
    ['furrow arena creatures --bots random,random --games 400 --seed 7 --json', 'for other programs'],
    ['furrow arena agricola --bots random,random,random,random --jobs 2', 'four farms'],
    ['furrow arena agricola --bots random --games 50', 'alone, with the distribution of points'],
    ['furrow arena creatures --bots random,random --seed 7 --save match.jsonl', 'can be resumed'],
  ],
  run: async (args) => {
    const save = args.text('save');
    const furrow = programPrint();
    const match = matchOf(args, save);
    const wanted = args.whole('games', { least: 1, most: 100_000 }) ?? STANDARD_GAMES;
    const jobs = args.whole('jobs', { least: 1, most: 64 }) ?? Math.min(2, availableParallelism());
    const seatings = seatingsOf(match);
    const games = Math.ceil(wanted / seatings) * seatings;
    const begun = performance.now();
    const kept = save === undefined ? undefined : MatchFile.open(save, furrow, match);
    try {
      const before = kept?.played ?? [];
      const { played, interrupted } = await runMatch({ match, games, jobs, before }, (one) => kept?.add(one));
      const seconds = (performance.now() - begun) / 1000;
      const report = reportOf(match, played, { furrow, wanted, jobs, seconds, interrupted, save });
      if (args.has('json')) console.log(JSON.stringify(report));
      else if (report.games > 0) console.log(reportText(report, paintFor(process.stdout)).join('\n'));
      if (interrupted) tellInterrupted(args, match, played.length, games);
    } finally {
      kept?.close();
    }
  },
};

function matchOf(args: Arguments, save: string | undefined): Match {
  const game = args.onlyWord('the game', EXAMPLE);
  const { box } = findGame(game);
  const named = args.text('bots');
  if (named === undefined) throw new InputError(`--bots is missing; for example: ${called(EXAMPLE)}`);
  const bots = readBots(box, named, '--bots');
  const { options } = openGame(box, args, bots.length);
  const seed = args.whole('seed', SEEDS) ?? (save === undefined ? undefined : savedSeed(save)) ?? freshSeed();
  return { game, options, bots, seed };
}

/** Says how far it was, and how it goes on. */
function tellInterrupted(args: Arguments, match: Match, played: number, games: number): void {
  const save = args.text('save');
  const how =
    save === undefined
      ? 'with --save FILE it could go on later'
      : `go on with: ${called(`furrow arena ${callOf(args, match)} --save ${save}`)}`;
  process.stderr.write(`interrupted after ${played} of ${games} games; ${how}\n`);
  process.exitCode = INTERRUPTED;
}

function callOf(args: Arguments, { game, bots, seed }: Match): string {
  const given = ['games', 'jobs'].flatMap((name) => (args.has(name) ? [`--${name} ${args.text(name)}`] : []));
  const options = args.all('option').map((option) => `--option ${option}`);
  return [game, `--bots ${bots.join(',')}`, ...options, ...given, `--seed ${seed}`].join(' ');
}
