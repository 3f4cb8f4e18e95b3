import type { Upgradable } from '@furrow/agricola/boards/majors';
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

/** One of the improvements that can be returned. */
export const aKind: Readonly<Record<Upgradable, string>> = {
  fireplace: 'a Fireplace',
  hearth: 'a Cooking Hearth',
  well: 'a Well',
  oven: 'an oven',
  joinery: 'a Joinery',
};

/** What is returned for a card, if anything is: `, returning a Fireplace or a Cooking Hearth`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0
    ? ''
    : `, returning ${list(
        kinds.map((kind) => aKind[kind]),
        'or',
      )}`;
}
