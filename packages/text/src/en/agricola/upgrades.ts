import { amounts } from '@furrow/agricola/goods';
import type { CardAspects } from '../../agricola/card-phrases';
import { improvementWords, majorOfKind, returnedFor, type UpgradeAspect } from '../../agricola/upgrades';
import { list } from '../grammar';
import { cardTitle } from './card-names';
import { majorKindName, majorName } from './nouns';
import { majorPhrases } from './things';

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

/** What is told of cards that can be upgraded or are upgrades, in English. */
export const upgradeAspects: Pick<CardAspects, UpgradeAspect> = {
  returns: (kinds) =>
    `to play this card, you must return ${list(
      kinds.map((kind) => anImprovement(majorOfKind(kind))),
      'or',
    )} of yours`,
  is: (kind) =>
    `wherever you may return ${anImprovement(majorOfKind(kind))}, you may return this card, which then leaves the game`,
  alsoMajor: () => 'this card counts as a major or as a minor improvement, but never as both',
  cooks: (rates) => majorPhrases.cooks(amounts(rates)),
  bakes: (oven) => majorPhrases.bakes(oven),
};
