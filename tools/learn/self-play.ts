import { derive } from '@furrow/cli/seeds';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';
import { type Errors, errorsOf } from './errors';
import type { KeptGame, KeptMove } from './kept-games';
import { openingsIn } from './openings';
import type { Plan } from './plan';
import { found, mindOf, type Who } from './players';
import type { Subject } from './subject';

/** Which games are played, and by whom: the one that learns at all seats, or at one of them against somebody of the league. */
export interface PlayTask {
  readonly do: 'play';
  readonly generation: number;
  readonly from: number;
  readonly to: number;
  readonly learner: Who;
  readonly league: readonly Who[];
}

/** In one game of so many the learner plays against somebody of the league. */
const LEAGUE = 4;

/** The first moves of a game: those of a recorded one, if there are any, but for games against the league. Strong players are met late as often as early. */
function openingFor({ from }: Plan, { game }: Subject, number: number, dice: Dice): readonly KeptMove[] {
  if (from === undefined || number % LEAGUE === 0) return [];
  return openingsIn(from).drawn(game, number % LEAGUE === 1 ? 'anywhere' : 'second-half', dice);
}

/** Plays games. */
export function playedGames(plan: Plan, subjects: readonly Subject[], task: PlayTask): KeptGame[] {
  return Array.from({ length: task.to - task.from }, (_, i) => {
    const number = task.from + i;
    return playedGame(plan, subjects[number % subjects.length], task, number);
  });
}

function playedGame(plan: Plan, subject: Subject, task: PlayTask, number: number): KeptGame {
  const { game } = subject;
  const dice = seededDice(derive(plan.seed, task.generation, number));
  const opening = openingFor(plan, subject, number, dice);
  const seated = seatedFor(task, game.seats, number, dice);
  const state = game.begin();
  const table = new Table(
    plan,
    subject,
    seated,
    errorsOf(plan.manner, game.round(state).of, game.seats, dice),
    dice,
  );
  const moves = [...opening];
  for (const { seat, move } of moves) play(game.rules, state, seat, move);
  let sound = moves.length;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat } = asked;
    const { move, errs } =
      seat === NOBODY ? { move: asked.domain.sample(dice), errs: false } : table.answer(state, asked);
    moves.push({ seat, move });
    if (errs) sound = moves.length;
    play(game.rules, state, seat, move);
  }
  const learners = seated.flatMap((who, seat) => (who === task.learner ? [seat] : []));
  return { number, moves, sound, learners, points: game.outcome(state).scores };
}

/** Who sits where: the learner everywhere, or somebody of the league at all seats but one. */
function seatedFor({ learner, league }: PlayTask, seats: number, number: number, dice: Dice): Who[] {
  const other = number % LEAGUE === 0 && league.length > 0 ? league[dice.below(league.length)] : learner;
  const own = dice.below(seats);
  return Array.from({ length: seats }, (_, seat) => (seat === own ? learner : other));
}

/** What was answered, and whether that was an error. */
interface Answered {
  readonly move: Move;
  readonly errs: boolean;
}

/** Whoever sits at a table. */
class Table {
  constructor(
    private readonly plan: Plan,
    private readonly subject: Subject,
    private readonly seated: readonly Who[],
    private readonly errors: Errors,
    private readonly dice: Dice,
  ) {}

  answer(state: Position, asked: Decision): Answered {
    const moves = asked.domain.moves();
    if (moves.length === 1) return { move: moves[0], errs: false };
    const { subject, dice, plan, seated, errors } = this;
    const { seat } = asked;
    const { now } = subject.game.round(state);
    if (errors.isRandom(seat, now, dice)) return { move: moves[dice.below(moves.length)], errs: true };
    const { simulations } = plan.manner;
    const answers = found(subject, state, asked, { mind: mindOf(subject, seated[seat]), simulations, dice });
    const move = errors.slipped(answers, now, dice);
    return { move, errs: move !== answers[0].move };
  }
}
