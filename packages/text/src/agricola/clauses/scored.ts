import type { Score } from '@furrow/agricola/cards/card';
import { countingOf } from './counting';
import { givenOf } from './given';
import type { Told } from './told';

/** What is told of points at the end of the game. */
export function scored(score: Score): Told {
  const everyone = score.everyone === true;
  if ('when' in score)
    return { tells: 'scoreIf', points: score.points, given: givenOf(score.when), everyone };
  const of = countingOf(score.of);
  if ('each' in score)
    return { tells: 'scoreEach', points: score.each, every: score.every ?? 1, of, everyone };
  return {
    tells: 'scoreSteps',
    from: Object.keys(score.steps).map(Number),
    points: Object.values(score.steps),
    of,
    everyone,
  };
}
