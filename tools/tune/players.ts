import { Evaluation } from '@furrow/bots/evaluation';
import { Greedy } from '@furrow/bots/greedy';
import { mindOf } from '@furrow/bots/minds';
import { thoughts } from '@furrow/bots/ponder';
import { Thinking } from '@furrow/bots/thinking';
import type { Dice } from '@furrow/kernel/dice';
import { view } from '@furrow/kernel/view';
import type { Manner } from './plan';
import type { Player } from './played-game';
import type { Subject } from './subject';
import { weightsOfTable } from './weight-table';

/** A player that looks one turn ahead, with the weights of a table; it sees what its seat sees. */
function greedyPlayer({ game, features }: Subject, table: Float64Array, dice: Dice): Player {
  const weights = weightsOfTable(table, features.names);
  const greedy = new Greedy(game, new Evaluation(game, features, weights));
  return (state, asked) => greedy.best(game.imagine(view(game.schema, state, asked.seat), dice), asked);
}

/** A player that searches what may come, with the weights of a table and the prior of the game; it sees what its seat sees. */
function searchingPlayer(
  { game, features }: Subject,
  table: Float64Array,
  simulations: number,
  dice: Dice,
): Player {
  const judge = new Evaluation(game, features, weightsOfTable(table, features.names));
  const mind = { ...mindOf(game), judge, guide: judge };
  return (state, decision) => {
    const moves = decision.domain.moves();
    if (moves.length === 1) return moves[0];
    const seen = () => view(game.schema, state, decision.seat);
    const thinking = new Thinking({ game, decision, dice, view: seen }, mind);
    for (const _share of thoughts(thinking, { simulations }));
    return thinking.choices()[0].move;
  };
}

/** A player of a manner, with the weights of a table. */
export function playerOf(subject: Subject, table: Float64Array, { simulations }: Manner, dice: Dice): Player {
  return simulations === 0
    ? greedyPlayer(subject, table, dice)
    : searchingPlayer(subject, table, simulations, dice);
}

/** A player that sees some features in another light and now and then begins a turn with any move. */
export function variedPlayer(subject: Subject, table: Float64Array, manner: Manner, dice: Dice): Player {
  const player = playerOf(subject, varied(table, subject.features.names.length, manner, dice), manner, dice);
  return (state, asked, between) =>
    between && chance(dice) < manner.random ? asked.domain.sample(dice) : player(state, asked, between);
}

/** The weights of a table, some features of which count more or less at all times. */
export function varied(
  table: Float64Array,
  features: number,
  { changed, spread }: Manner,
  dice: Dice,
): Float64Array {
  const factors = Array.from({ length: features }, () =>
    chance(dice) < changed ? Math.exp(spread * normal(dice)) : 1,
  );
  return table.map((weight, at) => weight * factors[at % features]);
}

/** A number between 0 and 1, neither of them. */
function chance(dice: Dice): number {
  return (dice.below(0x1000_0000) + 0.5) / 0x1000_0000;
}

/** A number from the normal distribution. */
function normal(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(chance(dice))) * Math.cos(2 * Math.PI * chance(dice));
}
