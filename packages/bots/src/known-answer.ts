import type { CardNumber } from '@furrow/agricola/numbers';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { View } from '@furrow/kernel/schema';
import { cardWorths } from './agricola/card-worth';
import { handAnswer } from './agricola/hand-answers';
import type { BotQuestion } from './bot';
import { weightsOf } from './evaluations';

/** An answer that needs no search: the only one, or one about hands of cards, whose effects come too late to be searched. */
export function knownAnswer<S extends Position>(asked: BotQuestion<S>): Move | undefined {
  const { game, decision } = asked;
  const moves = decision.domain.moves();
  if (moves.length === 1) return moves[0];
  if (game.id !== 'agricola') return undefined;
  const worths = worthsIn.get(game.rules) ?? cardWorths(game.rules as unknown as Ruleset, weightsOf(game));
  worthsIn.set(game.rules, worths);
  return handAnswer({ decision, worths, view: () => asked.view() as View<unknown> as View<State> });
}

const worthsIn = new WeakMap<object, ReadonlyMap<CardNumber, number>>();
