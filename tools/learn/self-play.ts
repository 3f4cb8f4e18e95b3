import { derive } from '@furrow/cli/seeds';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';
import { aimOf, type Lead, mixedAim } from './aims';
import type { Plan } from './plan';
import { type Found, found, mindOf, type Who } from './players';
import { Reader } from './reader';
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

/** A position or a choice that was taken, and what is aimed at; plain data. */
export interface Sample {
  readonly switches: Uint8Array;
  readonly aim: ArrayLike<number>;
}

/** What games have shown; plain data. */
export interface Shown {
  readonly positions: readonly Sample[];
  readonly choices: readonly Sample[];
  /** The points of the learner, added up over all its seats, and how many those were. */
  readonly points: number;
  readonly seats: number;
}

/** One position in so many is taken. */
const TAKEN = 2;
/** In one game of so many the learner plays against somebody of the league. */
const LEAGUE = 3;

/** Plays games and takes down what their positions became and what the learner chose. */
export function playedGames(plan: Plan, subjects: readonly Subject[], task: PlayTask): Shown {
  const games = Array.from({ length: task.to - task.from }, (_, i) => {
    const number = task.from + i;
    return playedGame(plan, subjects[number % subjects.length], task, number);
  });
  const sum = (part: (one: Shown) => number) => games.reduce((all, one) => all + part(one), 0);
  return {
    positions: games.flatMap((one) => one.positions),
    choices: games.flatMap((one) => one.choices),
    points: sum((one) => one.points),
    seats: sum((one) => one.seats),
  };
}

function playedGame(plan: Plan, subject: Subject, task: PlayTask, number: number): Shown {
  const { game } = subject;
  const dice = seededDice(derive(plan.seed, task.generation, number));
  const seated = seatedFor(task, game.seats, number, dice);
  const table = new Table(plan, subject, seated, dice);
  const reader = new Reader(subject);
  const taken: { switches: Uint8Array; lead: Lead | undefined }[] = [];
  const choices: Sample[] = [];
  const state = game.begin();
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat } = asked;
    const { move, lead, isBest } =
      seat === NOBODY ? { ...NO_CHOICE, move: asked.domain.sample(dice) } : table.answer(state, asked);
    if (dice.below(TAKEN) === 0) taken.push({ switches: reader.position(state).slice(), lead });
    const space = isBest && seated[seat] === task.learner ? reader.space(move) : -1;
    if (space >= 0) choices.push({ switches: reader.choice(state, seat).slice(), aim: [space] });
    play(game.rules, state, seat, move);
  }
  const aim = aimOf(game, state);
  const own = seated.flatMap((who, seat) => (who === task.learner ? [game.outcome(state).scores[seat]] : []));
  return {
    positions: taken.map(({ switches, lead }) => ({
      switches,
      aim: lead === undefined ? aim : mixedAim(aim, game.seats, lead, plan.manner.trust),
    })),
    choices,
    points: own.reduce((sum, one) => sum + one, 0),
    seats: own.length,
  };
}

/** Who sits where: the learner everywhere, or somebody of the league at all seats but one. */
function seatedFor({ learner, league }: PlayTask, seats: number, number: number, dice: Dice): Who[] {
  const other = number % LEAGUE === 0 && league.length > 0 ? league[dice.below(league.length)] : learner;
  const own = dice.below(seats);
  return Array.from({ length: seats }, (_, seat) => (seat === own ? learner : other));
}

/** What was answered, what was expected then, and whether it is what looked best after a search. */
interface Answered {
  readonly move: Move;
  readonly lead: Lead | undefined;
  readonly isBest: boolean;
}

const NO_CHOICE = { lead: undefined, isBest: false };

/** Whoever sits at a table: in every other game they err in the first rounds, so that openings differ. */
class Table {
  private readonly slips: number;

  constructor(
    private readonly plan: Plan,
    private readonly subject: Subject,
    private readonly seated: readonly Who[],
    private readonly dice: Dice,
  ) {
    this.slips = dice.below(2) === 0 ? 0 : (plan.manner.slips * (1 + dice.below(4))) / 4;
  }

  answer(state: Position, asked: Decision): Answered {
    const moves = asked.domain.moves();
    if (moves.length === 1) return { ...NO_CHOICE, move: moves[0] };
    const { subject, dice, plan, seated } = this;
    const { simulations, opening } = plan.manner;
    const { seat } = asked;
    const answers = found(subject, state, asked, { mind: mindOf(subject, seated[seat]), simulations, dice });
    const [{ move: best, lead }] = answers;
    const { now, of } = subject.game.round(state);
    const errs = this.slips > 0 && now <= opening * of && answers.length > 1;
    return {
      move: errs ? slipped(answers, this.slips, dice) : best,
      lead: Number.isNaN(lead) ? undefined : { seat, points: lead },
      isBest: !errs,
    };
  }
}

const FINE = 1 << 20;

/** The answer that looks best to somebody who misjudges each of them by some points. */
function slipped(answers: readonly Found[], slips: number, dice: Dice): Move {
  let [best, most] = [answers[0].move, -Infinity];
  for (const { move, lead } of answers) {
    let mistake = -6;
    for (let i = 0; i < 12; i++) mistake += dice.below(FINE) / FINE;
    const judged = lead + slips * mistake;
    if (judged > most) [best, most] = [move, judged];
  }
  return best;
}
