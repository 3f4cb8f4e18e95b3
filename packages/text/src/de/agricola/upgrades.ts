import { amounts } from '@furrow/agricola/goods';
import type { CardAspects } from '../../agricola/card-phrases';
import { improvementWords, majorOfKind, returnedFor, type UpgradeAspect } from '../../agricola/upgrades';
import { list, quoted } from '../grammar';
import { cardName } from './card-names';
import { aMajor, theMajor } from './nouns';
import { majorPhrases } from './things';

const cardTitle = (card: number): string => quoted(cardName(card));

/** An improvement by its source, in a sentence: `die Feuerstelle (2 Lehm)`, `„Orientalische Feuerstelle“`. */
export function theImprovement(source: number): string {
  return improvementWords(source, (major) => theMajor(major, 'accusative'), cardTitle);
}

/** One of its kind: `eine Feuerstelle`, `„Orientalische Feuerstelle“`. */
export function anImprovement(source: number): string {
  return improvementWords(source, aMajor, cardTitle);
}

/** What is returned for a card, if anything is: `, gegen eine Feuerstelle oder einen Kochherd`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0 ? '' : `, gegen ${list(kinds.map(anImprovement), 'oder')}`;
}

/** What is told of cards that can be upgraded or are upgrades, in German. */
export const upgradeAspects: Pick<CardAspects, UpgradeAspect> = {
  returns: (kinds) =>
    `um diese Karte auszuspielen, musst du ${list(
      kinds.map((kind) => anImprovement(majorOfKind(kind))),
      'oder',
    )} von dir zurückgeben`,
  is: (kind) =>
    `überall, wo du ${anImprovement(majorOfKind(kind))} zurückgeben darfst, darfst du diese Karte zurückgeben, die dann das Spiel verlässt`,
  alsoMajor: () => 'diese Karte zählt als große oder als kleine Anschaffung, aber nie als beides',
  cooks: (rates) => majorPhrases.cooks(amounts(rates)),
  bakes: (oven) => majorPhrases.bakes(oven),
};
