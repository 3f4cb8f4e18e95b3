import type { Upgradable } from '@furrow/agricola/boards/majors';
import { improvementWords, returnedFor } from '../../agricola/upgrades';
import { list, quoted } from '../grammar';
import { cardName } from './card-names';
import { majorKindName, theMajor } from './nouns';

const cardTitle = (card: number): string => quoted(cardName(card));

/** An improvement by its source, in a sentence: `le Foyer (2 argiles)`, `« Foyer oriental »`. */
export function theImprovement(source: number): string {
  return improvementWords(source, theMajor, cardTitle);
}

/** One of its kind: `un Foyer`, `« Foyer oriental »`. */
export function anImprovement(source: number): string {
  return improvementWords(source, (major) => `un ${majorKindName(major)}`, cardTitle);
}

/** One of the improvements that can be returned. */
export const aKind: Readonly<Record<Upgradable, string>> = {
  fireplace: 'un Foyer',
  hearth: 'un Fourneau',
  well: 'un Puits',
  oven: 'un Four',
  joinery: 'une Menuiserie',
};

/** What is returned for a card, if anything is: `, en rendant un Foyer ou un Fourneau`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0
    ? ''
    : `, en rendant ${list(
        kinds.map((kind) => aKind[kind]),
        'ou',
      )}`;
}
