import { amounts } from '@furrow/agricola/goods';
import type { CardAspects } from '../../agricola/card-phrases';
import { improvementWords, majorOfKind, returnedFor, type UpgradeAspect } from '../../agricola/upgrades';
import { a, list } from '../grammar';
import { cardName } from './card-names';
import { genderOf, majorKindName, theMajor } from './nouns';
import { majorPhrases } from './things';

/** An improvement by its source, in a sentence: `il Focolare da 2 argille`, `«Focolare Orientale»`. */
export function theImprovement(source: number): string {
  return improvementWords(source, theMajor, cardName);
}

/** One of its kind: `un Focolare`, `«Focolare Orientale»`. */
export function anImprovement(source: number): string {
  return improvementWords(source, (major) => a(genderOf(major), majorKindName(major)), cardName);
}

/** What is returned for a card, if anything is: `, restituendo un Focolare o una Cucina`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0 ? '' : `, restituendo ${list(kinds.map(anImprovement), 'o')}`;
}

/** What is told of cards that can be upgraded or are upgrades, in Italian. */
export const upgradeAspects: Pick<CardAspects, UpgradeAspect> = {
  returns: (kinds) =>
    `per giocarla devi restituire ${list(
      kinds.map((kind) => anImprovement(majorOfKind(kind))),
      'o',
    )} che hai davanti`,
  is: (kind) =>
    `ovunque puoi restituire ${anImprovement(majorOfKind(kind))}, puoi restituire questa carta, che allora esce dal gioco`,
  alsoMajor: () => 'vale come grande o come piccola miglioria, ma mai come entrambe',
  cooks: (rates) => majorPhrases.cooks(amounts(rates)),
  bakes: (oven) => majorPhrases.bakes(oven),
};
