import { availableParallelism } from 'node:os';
import type { Arguments } from '../arguments';
import type { Command } from '../command';
import { FLAGS, openGame, readSeats, standardBots } from '../common-flags';
import { findGame } from '../games';
import { paintFor } from '../paint';
import { Progress } from '../progress';
import { freshSeed, SEEDS } from '../seeds';
import { simulateAll } from '../simulate-all';
import type { Plan, Tally } from '../simulation';

const STANDARD_GAMES = 1000;

/** `furrow simulate`: bots play many games against each other. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'lets bots play many games and counts',
  usage: 'furrow simulate GAME [--seats random,random] [--games 1000] [--seed 7] [--jobs 2] [--json]',
  about:
    'Every game is played to its end: at each decision all canonical moves are enumerated and the bot picks one. ' +
    'Game number i of a seed is always the same game, however many jobs share the work; ' +
    '`furrow record GAME --seed S --game i` writes it down.',
  flags: {
    seats: { value: 'random,random', about: 'the bots, one for each seat' },
    games: { value: '1000', about: 'how many games' },
    seed: FLAGS.seed,
    option: FLAGS.option,
    jobs: { value: '2', about: 'how many games are played at the same time' },
    check: { about: 'looks after every move whether all invariants of the game hold' },
    json: FLAGS.json,
    help: FLAGS.help,
  },
  examples: [
    ['furrow simulate creatures', `${STANDARD_GAMES} games with 12 buildings`],
    ['furrow simulate creatures --games 10000 --jobs 2 --check', 'a long test of the rules'],
    ['furrow simulate agricola --option mode=beginner --option side-job=on', 'two farms, one more space'],
    ['furrow simulate agricola --seats random,random,random --option edition=2007', 'three farms'],
    ['furrow simulate creatures --seed 7 --json', 'for other programs'],
  ],
  run: async (args) => {
    const id = args.onlyWord('the game', 'furrow simulate creatures');
    const { box } = findGame(id);
    const seats = readSeats(box, args.text('seats') ?? standardBots(box), false);
    const plan: Plan = {
      game: id,
      options: openGame(box, args, seats.length).options,
      seats,
      seed: args.whole('seed', SEEDS) ?? freshSeed(),
      check: args.has('check'),
    };
    const games = args.whole('games', { least: 1, most: 1_000_000 }) ?? STANDARD_GAMES;
    const jobs = jobsOf(args);
    const progress = new Progress('games');
    const begun = performance.now();
    try {
      const tally = await simulateAll(plan, games, jobs, (done) => progress.at(done, games));
      progress.end();
      const report = reportOf(plan, tally, jobs, (performance.now() - begun) / 1000);
      console.log(args.has('json') ? JSON.stringify(report) : reportText(report).join('\n'));
    } finally {
      progress.end();
    }
  },
};

function jobsOf(args: Arguments): number {
  return args.whole('jobs', { least: 1, most: 64 }) ?? Math.min(2, availableParallelism());
}

type Report = ReturnType<typeof reportOf>;

function reportOf(plan: Plan, tally: Tally, jobs: number, seconds: number) {
  return {
    game: plan.game,
    options: plan.options,
    seed: plan.seed,
    jobs,
    checked: plan.check,
    games: tally.games,
    decisions: tally.decisions,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    hash: tally.hash.toString(16).padStart(8, '0'),
    seats: tally.seats.map(({ wins, points, least, most }, seat) => ({
      seat: seat + 1,
      bot: plan.seats[seat],
      wins,
      mean: rounded(points / tally.games, 3),
      min: least,
      max: most,
    })),
  };
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}

function reportText(report: Report): string[] {
  const paint = paintFor(process.stdout);
  const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`);
  const line = (what: string, value: string | number) => `${what.padEnd(22)}${String(value).padStart(12)}`;
  return [
    paint('bold', [report.game, ...options, `seed ${report.seed}`].join(', ')),
    line('games', report.games),
    line('decisions', report.decisions),
    line('seconds', report.seconds),
    line('games per second', report.gamesPerSecond),
    line('decisions per second', report.decisionsPerSecond),
    '',
    paint(
      'bold',
      `${'seat'.padEnd(14)}${['wins', 'mean', 'min', 'max'].map((one) => one.padStart(9)).join('')}`,
    ),
    ...report.seats.map(({ seat, bot, wins, mean, min, max }) => {
      const numbers = [String(wins), mean.toFixed(2), String(min), String(max)];
      return `${`${seat} ${bot}`.padEnd(14)}${numbers.map((one) => one.padStart(9)).join('')}`;
    }),
    ...(report.checked ? ['', 'All invariants held after every move.'] : []),
  ];
}
