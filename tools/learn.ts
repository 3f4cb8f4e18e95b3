// `npm run learn -- --game agricola --seats 2 --hours 3 --seed 7 [--from GAMES.jsonl.gz] [--dir DIR]`: a network for a game, learned from recorded games and by playing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoredMind } from '@furrow/bots/network/network-mind';
import { loadAllNetworks, waysOf } from '@furrow/bots/trained/index';
import type { Arguments, Flags } from '@furrow/cli/arguments';
import { FLAGS, openGame } from '@furrow/cli/common-flags';
import { findGame } from '@furrow/cli/games';
import { InputError } from '@furrow/cli/input-error';
import { orText } from '@furrow/cli/option-error';
import { SEEDS } from '@furrow/cli/seeds';
import { Crew } from './crew/crew';
import { bestOf, Learning } from './learn/learning';
import { type Plan, STANDARD, VARIANTS } from './learn/plan';
import { ratingPlot } from './learn/plot';
import { isHeldOut, recordsIn } from './learn/recorded-games';
import { qualityText } from './learn/report';
import { RunFolder } from './learn/run-folder';
import { TELLING_ROUNDS } from './learn/school';
import { type Subject, subjectsOf } from './learn/subject';
import { carryOut, type Task } from './learn/task';
import { tellingOf } from './learn/telling';
import { carryOutCommand, Onlooker } from './training-command';

const flags: Flags = {
  game: { value: 'agricola', about: 'the game' },
  seats: { value: '2', about: 'how many play' },
  option: FLAGS.option,
  hours: { value: '3', about: 'how long to learn, counting what was learned before in the same folder' },
  generations: { value: '1000', about: 'how many generations at most' },
  from: { value: 'FILE', about: 'records of games to begin with, one JSON object a line' },
  start: {
    value: 'FILE,…',
    about:
      'networks to begin with; left out, the linear evaluation begins with a prior from the recorded games',
  },
  'keep-prior': {
    about: 'teaches only networks that judge, beginning with all that bots go by; their prior stays',
  },
  width: {
    value: String(STANDARD.hidden.judge.first),
    about: 'how many numbers the first layer of networks that judge has',
  },
  games: { value: String(STANDARD.games), about: 'how many games a generation has' },
  simulations: {
    value: String(STANDARD.simulations),
    about: 'how many positions are searched for an answer',
  },
  duel: { value: String(STANDARD.duel), about: 'how many games a generation plays against the best one' },
  seed: FLAGS.seed,
  jobs: { value: '2', about: 'how many games are played at the same time' },
  dir: { value: 'data/learn/agricola-2', about: 'where the run is kept; it goes on from there' },
  out: { value: 'FILE', about: 'where the networks of the best generation are written as bots use them' },
  plot: { value: 'FILE', about: 'where the rating by hour is drawn' },
  tell: {
    value: 'FILE',
    about: 'does not learn: says how well the networks in a file tell the recorded games held out',
  },
  help: FLAGS.help,
};

const EXAMPLE = 'npm run learn -- --game agricola --seats 2 --hours 3 --seed 7';

await carryOutCommand({ name: 'learn', example: EXAMPLE, flags }, main);

async function main(args: Arguments): Promise<void> {
  const plan = planOf(args);
  await loadAllNetworks();
  const subjects = subjectsOf(plan);
  const judge = args.text('tell');
  if (judge !== undefined) return tell(plan, subjects[0], judge);
  const file = new URL('./learn/worker.ts', import.meta.url);
  const carry = (task: Task) => carryOut(plan, subjects, task);
  const crew = new Crew({ plan, file, carryOut: carry }, args.whole('jobs', { least: 1, most: 64 }) ?? 2);
  const dir = args.text('dir') ?? `data/learn/${plan.game}-${plan.seats}`;
  const onlooker = new Onlooker('done');
  try {
    const folder = new RunFolder(dir, plan);
    const learning = new Learning(plan, subjects, crew, folder, onlooker);
    const run = await learning.run({
      hours: hoursOf(args),
      generations: args.whole('generations', { least: 1, most: 100_000 }) ?? 1000,
    });
    write(args.text('out'), () => `${JSON.stringify(folder.mind(bestOf(run).number))}\n`);
    write(args.text('plot'), () => ratingPlot(run.generations));
  } finally {
    onlooker.end();
    crew.end();
  }
}

/** Says how well the networks in a file tell the end of recorded games that are held out. */
function tell({ from }: Plan, subject: Subject, file: string): void {
  if (from === undefined) throw new InputError('--tell needs recorded games: give --from FILE too');
  const { judge } = JSON.parse(readFileSync(file, 'utf8')) as StoredMind;
  if (judge === undefined) throw new InputError(`--tell ${file}: no network in it judges`);
  const held = recordsIn(from).filter((_, number) => isHeldOut(number));
  console.log(`${held.length} games: ${qualityText(tellingOf(subject, judge, held, TELLING_ROUNDS))}`);
}

/** Writes a file, if one is wanted. */
function write(file: string | undefined, text: () => string): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text());
}

/** Hours may be fractions. */
function hoursOf(args: Arguments): number {
  const hours = Number(args.text('hours') ?? 3);
  if (!(hours > 0 && hours <= 1000))
    throw new InputError(`--hours ${args.text('hours')}: right is a number above 0, up to 1000`);
  return hours;
}

/** The variants that are played: those that the options say, else those of the game that are learned together. */
function variantsOf(id: string, args: Arguments, seats: number): Plan['variants'] {
  if (!Object.hasOwn(VARIANTS, id))
    throw new InputError(
      `--game ${id}: no network looks at it yet; right is: ${Object.keys(VARIANTS).join(', ')}`,
    );
  const { box } = findGame(id);
  if (!box.seats.includes(seats))
    throw new InputError(`--seats ${seats}: ${id} is for ${orText(box.seats)} players`);
  const opened = openGame(box, args, seats);
  if (waysOf(opened) === undefined)
    throw new InputError(`--game ${id}: bots go by no networks in this game for ${seats}`);
  return args.all('option').length > 0 ? [opened.options] : VARIANTS[id];
}

function planOf(args: Arguments): Plan {
  const game = args.text('game') ?? 'agricola';
  const seats = args.whole('seats', { least: 1, most: 5 }) ?? 2;
  const whole = (name: string, standard: number) =>
    args.whole(name, { least: 1, most: 1_000_000 }) ?? standard;
  const [from, start] = [args.text('from'), args.text('start')];
  const { judge } = STANDARD.hidden;
  if (args.has('keep-prior') && start !== undefined)
    throw new InputError('--start does not go with --keep-prior, which begins with all that bots go by');
  return {
    game,
    seats,
    variants: variantsOf(game, args, seats),
    seed: args.whole('seed', SEEDS) ?? 1,
    ...(from !== undefined && { from }),
    ...(start !== undefined && { start: start.split(',') }),
    ...(args.has('keep-prior') && { keepsPrior: true as const }),
    manner: {
      ...STANDARD,
      hidden: { ...STANDARD.hidden, judge: { ...judge, first: whole('width', judge.first) } },
      games: whole('games', STANDARD.games),
      simulations: whole('simulations', STANDARD.simulations),
      duel: whole('duel', STANDARD.duel),
    },
  };
}
