import type { Upgradable } from '@furrow/agricola/boards/majors';
import { improvementWords, returnedFor } from '../../agricola/upgrades';
import { list, quoted } from '../grammar';
import { cardName } from './card-names';
import { aMajor, theMajor } from './nouns';

const cardTitle = (card: number): string => quoted(cardName(card));

/** An improvement by its source, in a sentence: `die Feuerstelle (2 Lehm)`, `„Orientalische Feuerstelle“`. */
export function theImprovement(source: number, as: 'nominative' | 'accusative' = 'accusative'): string {
  return improvementWords(source, (major) => theMajor(major, as), cardTitle);
}

/** One of its kind: `eine Feuerstelle`, `„Orientalische Feuerstelle“`. */
export function anImprovement(source: number): string {
  return improvementWords(source, aMajor, cardTitle);
}

/** One of the improvements that can be returned. */
export const aKind: Readonly<Record<Upgradable, string>> = {
  fireplace: 'eine Feuerstelle',
  hearth: 'einen Kochherd',
  well: 'einen Brunnen',
  oven: 'einen Ofen',
  joinery: 'eine Tischlerei',
};

/** What is returned for a card, if anything is: `, gegen eine Feuerstelle oder einen Kochherd`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0
    ? ''
    : `, gegen ${list(
        kinds.map((kind) => aKind[kind]),
        'oder',
      )}`;
}
