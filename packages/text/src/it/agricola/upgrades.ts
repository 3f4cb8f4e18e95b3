import type { Upgradable } from '@furrow/agricola/boards/majors';
import { improvementWords, returnedFor } from '../../agricola/upgrades';
import { a, list } from '../grammar';
import { cardName } from './card-names';
import { genderOf, majorKindName, theMajor } from './nouns';

/** An improvement by its source, in a sentence: `il Focolare da 2 argille`, `«Focolare Orientale»`. */
export function theImprovement(source: number): string {
  return improvementWords(source, theMajor, cardName);
}

/** One of its kind: `un Focolare`, `«Focolare Orientale»`. */
export function anImprovement(source: number): string {
  return improvementWords(source, (major) => a(genderOf(major), majorKindName(major)), cardName);
}

/** One of the improvements that can be returned. */
export const aKind: Readonly<Record<Upgradable, string>> = {
  fireplace: 'un Focolare',
  hearth: 'una Cucina',
  well: 'un Pozzo',
  oven: 'un forno',
  joinery: 'una Falegnameria',
};

/** What is returned for a card, if anything is: `, restituendo un Focolare o una Cucina`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0
    ? ''
    : `, restituendo ${list(
        kinds.map((kind) => aKind[kind]),
        'o',
      )}`;
}
