import type { Position } from '@furrow/kernel/kind';
import type { Bot, BotQuestion } from './bot';
import { evaluationWith, handMadeOf } from './evaluations';
import { Greedy } from './greedy';
import { knownAnswer } from './known-answer';

const known = new WeakMap<object, Greedy<never>>();

/** A bot that takes the turn after which it is best off, by hand-made weights. */
export const greedyBot: Bot = <S extends Position>(asked: BotQuestion<S>) => {
  const { game, decision, dice } = asked;
  const answer = knownAnswer(asked);
  if (answer !== undefined) return answer;
  const made =
    known.get(game.rules) ??
    (new Greedy(game, evaluationWith(game, handMadeOf(game))) as unknown as Greedy<never>);
  known.set(game.rules, made);
  const greedy = made as unknown as Greedy<S>;
  return greedy.best(game.imagine(asked.view(), dice), decision);
};
