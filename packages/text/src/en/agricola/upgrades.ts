import { improvementWords, returnedFor } from '../../agricola/upgrades';
import { list } from '../grammar';
import { cardTitle } from './card-names';
import { majorKindName, majorName } from './nouns';

/** An improvement by its source, in a sentence: `the Fireplace (2 clay)`, `“Oriental Fireplace”`. */
export function theImprovement(source: number): string {
  return improvementWords(source, (major) => `the ${majorName(major)}`, cardTitle);
}

/** One of its kind: `a Fireplace`, `“Oriental Fireplace”`. */
export function anImprovement(source: number): string {
  return improvementWords(source, (major) => `a ${majorKindName(major)}`, cardTitle);
}

/** What is returned for a card, if anything is: `, returning a Fireplace or a Cooking Hearth`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0 ? '' : `, returning ${list(kinds.map(anImprovement), 'or')}`;
}
