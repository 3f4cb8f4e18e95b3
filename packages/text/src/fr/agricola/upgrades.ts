import { amounts } from '@furrow/agricola/goods';
import type { CardAspects } from '../../agricola/card-phrases';
import { improvementWords, majorOfKind, returnedFor, type UpgradeAspect } from '../../agricola/upgrades';
import { list, quoted } from '../grammar';
import { cardName } from './card-names';
import { majorKindName, theMajor } from './nouns';
import { majorPhrases } from './things';

const cardTitle = (card: number): string => quoted(cardName(card));

/** An improvement by its source, in a sentence: `le Foyer (2 argiles)`, `« Foyer oriental »`. */
export function theImprovement(source: number): string {
  return improvementWords(source, theMajor, cardTitle);
}

/** One of its kind: `un Foyer`, `« Foyer oriental »`. */
export function anImprovement(source: number): string {
  return improvementWords(source, (major) => `un ${majorKindName(major)}`, cardTitle);
}

/** What is returned for a card, if anything is: `, en rendant un Foyer ou un Fourneau`. */
export function byReturning(card: number): string {
  const kinds = returnedFor(card);
  return kinds.length === 0 ? '' : `, en rendant ${list(kinds.map(anImprovement), 'ou')}`;
}

/** What is told of cards that can be upgraded or are upgrades, in French. */
export const upgradeAspects: Pick<CardAspects, UpgradeAspect> = {
  returns: (kinds) =>
    `pour jouer cette carte, vous devez rendre ${list(
      kinds.map((kind) => anImprovement(majorOfKind(kind))),
      'ou',
    )} posé devant vous`,
  is: (kind) =>
    `partout où vous pouvez rendre ${anImprovement(majorOfKind(kind))}, vous pouvez rendre cette carte, qui quitte alors la partie`,
  alsoMajor: () =>
    'cette carte compte comme aménagement majeur ou comme aménagement mineur, mais jamais comme les deux',
  cooks: (rates) => majorPhrases.cooks(amounts(rates)),
  bakes: (oven) => majorPhrases.bakes(oven),
};
