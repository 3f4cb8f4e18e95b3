// `npm run tune -- GAME --seats N --rounds R --games G --seed S --jobs 2 [--dir DIR]`: weights for the evaluation of a game, found by self-play.

import { loadAllNetworks } from '@furrow/bots/trained/index';
import type { Arguments, Flags } from '@furrow/cli/arguments';
import { FLAGS, openGame, standardSeats } from '@furrow/cli/common-flags';
import { findGame } from '@furrow/cli/games';
import { InputError } from '@furrow/cli/input-error';
import { orText } from '@furrow/cli/option-error';
import { SEEDS } from '@furrow/cli/seeds';
import { carryOutCommand, Onlooker } from './training-command';
import { tunersFor } from './tune/crew';
import { type Plan, SEARCHING, STANDARD } from './tune/plan';
import { RunFolder } from './tune/run-folder';
import { subjectOf } from './tune/subject';
import { Tuning } from './tune/tuning';

const flags: Flags = {
  seats: { value: '2', about: 'how many play' },
  option: FLAGS.option,
  rounds: { value: '20', about: 'how many rounds of self-play and fitting' },
  games: { value: '500', about: 'how many games in a round' },
  seed: FLAGS.seed,
  jobs: { value: '2', about: 'how many games are played at the same time' },
  dir: { value: 'data/tune/creatures-2', about: 'where the run is kept; it goes on from there' },
  every: { value: '5', about: 'after how many rounds the weights play against those of the beginning' },
  duel: { value: '200', about: 'how many games they then play' },
  step: { value: '60', about: 'how many percent of the way to the fitted weights are gone in a round' },
  simulations: {
    value: '100',
    about: 'how many positions the players search for an answer (else they look one turn ahead)',
  },
  help: FLAGS.help,
};

const EXAMPLE = 'npm run tune -- creatures --rounds 20 --games 500 --seed 7 --jobs 2';

await carryOutCommand({ name: 'tune', example: EXAMPLE, flags }, main);

async function main(args: Arguments): Promise<void> {
  const plan = planOf(args);
  const subject = subjectOf(plan);
  await loadAllNetworks();
  const deals = Math.ceil((args.whole('duel', { least: 0, most: 100_000 }) ?? 200) / plan.seats);
  const course = {
    rounds: args.whole('rounds', { least: 1, most: 10_000 }) ?? 20,
    every: args.whole('every', { least: 0, most: 10_000 }) ?? 5,
    deals,
  };
  const dir = args.text('dir') ?? standardFolder(args, plan);
  const crew = tunersFor(plan, subject, args.whole('jobs', { least: 1, most: 64 }) ?? 2);
  const onlooker = new Onlooker('games');
  try {
    await new Tuning(plan, course, crew, onlooker).run(new RunFolder(dir, plan, subject));
    onlooker.say(`the weights are in ${dir}/weights.json`);
  } finally {
    onlooker.end();
    crew.end();
  }
}

function planOf(args: Arguments): Plan {
  const [id] = args.words;
  if (id === undefined) throw new InputError(`the game is missing; for example: ${EXAMPLE}`);
  if (args.words.length > 1) throw new InputError(`'${args.words[1]}' is one word too many`);
  const { box } = findGame(id);
  const seats = args.whole('seats', { least: 1, most: 9 }) ?? standardSeats(box);
  if (!box.seats.includes(seats))
    throw new InputError(`--seats ${seats}: ${id} is for ${orText(box.seats)} players`);
  const step = args.whole('step', { least: 1, most: 100 });
  const simulations = args.whole('simulations', { least: 1, most: 1_000_000 });
  return {
    game: id,
    seats,
    options: openGame(box, args, seats).options,
    seed: args.whole('seed', SEEDS) ?? 1,
    games: args.whole('games', { least: 1, most: 1_000_000 }) ?? 500,
    manner: {
      ...STANDARD,
      ...(step !== undefined && { step: step / 100 }),
      ...(simulations !== undefined && { ...SEARCHING, simulations }),
    },
  };
}

/** A folder of its own for every game, number of seats and choice of options. */
function standardFolder(args: Arguments, { game, seats }: Plan): string {
  const chosen = args.all('option').map((option) => option.replaceAll(/[^a-z0-9]+/gi, '-'));
  return `data/tune/${[game, seats, ...chosen].join('-')}`;
}
