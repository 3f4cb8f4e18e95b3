import type { Ruleset } from '@furrow/agricola/ruleset';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { State } from '@furrow/agricola/state/state';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { View } from '@furrow/kernel/schema';
import { cardWorths } from './agricola/card-worth';
import { handAnswer, rankedByWorth, type Valued } from './agricola/hand-answers';
import type { BotQuestion } from './bot';
import { weightsOf } from './evaluations';

/** An answer that needs no search: the only one, or one about hands of cards, whose effects come too late to be searched. */
export function knownAnswer<S extends Position>(asked: BotQuestion<S>): Move | undefined {
  const { game, decision } = asked;
  const moves = decision.domain.moves();
  if (moves.length === 1) return moves[0];
  if (game.id !== 'agricola') return undefined;
  return handAnswer({
    decision,
    worths: worthsOf(game),
    view: () => asked.view() as View<unknown> as View<State>,
  });
}

/** The answers to a question about a hand of cards, the best first; undefined to any other question. */
export function handAdvice<S extends Position>({
  game,
  decision,
}: BotQuestion<S>): readonly Valued[] | undefined {
  return game.id === 'agricola' ? rankedByWorth({ decision, worths: worthsOf(game) }) : undefined;
}

/** What the cards of a game are worth in a hand. */
function worthsOf<S extends Position>(game: Game<S>): ReadonlyMap<CardNumber, number> {
  const worths = worthsIn.get(game.rules) ?? cardWorths(game.rules as unknown as Ruleset, weightsOf(game));
  worthsIn.set(game.rules, worths);
  return worths;
}

const worthsIn = new WeakMap<object, ReadonlyMap<CardNumber, number>>();
