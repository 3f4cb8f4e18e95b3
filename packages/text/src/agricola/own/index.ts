import type { OwnCardId } from '@furrow/agricola/cards/own-cards';
import type { Picture } from '../../pictures/picture';
import { adoptiveParents } from './adoptive-parents';
import { animalTrainer } from './animal-trainer';
import { barbecue } from './barbecue';
import { carboniteCousin } from './carbonite-cousin';
import { ceilings } from './ceilings';
import { chief, chiefsDaughter } from './chief';
import { clearingSpade } from './clearing-spade';
import { cloneCattle } from './clone-cattle';
import { conservator } from './conservator';
import { copse } from './copse';
import { cornProfiteer } from './corn-profiteer';
import { cornStorehouse } from './corn-storehouse';
import { farmHand } from './farm-hand';
import { fenceBuilder } from './fence-builder';
import { feralChild } from './feral-child';
import { foreman } from './foreman';
import { forester } from './forester';
import { futureBuildingSite } from './future-building-site';
import { guest } from './guest';
import { guildmaster } from './guildmaster';
import { harrow } from './harrow';
import { harvestHelper } from './harvest-helper';
import { heresyTeacher } from './heresy-teacher';
import { lodger } from './lodger';
import { loveForAgriculture } from './love-for-agriculture';
import { mailCoachDriver } from './mail-coach-driver';
import { maypole } from './maypole';
import { midsummerNightsDream } from './midsummer-nights-dream';
import { mindTheJets } from './mind-the-jets';
import { minstrel } from './minstrel';
import { oldFisherman } from './old-fisherman';
import type { InAll, OwnWords } from './own-words';
import { pastureMaster } from './pasture-master';
import { pottersYard } from './potters-yard';
import { ratcatcher } from './ratcatcher';
import { rebel } from './rebel';
import { revenant } from './revenant';
import { sawhorse } from './sawhorse';
import { scarecrow } from './scarecrow';
import { sequestrator } from './sequestrator';
import { veterinarian } from './veterinarian';
import { wanderer } from './wanderer';
import { werewolf } from './werewolf';
import { woodDistributor } from './wood-distributor';
import { woodPalisades } from './wood-palisades';

/** What is said and shown of each card with a file of its own. */
const ownWords: Readonly<Record<OwnCardId, OwnWords>> = {
  minstrel: minstrel,
  'heresy-teacher': heresyTeacher,
  'potters-yard': pottersYard,
  conservator: conservator,
  lodger: lodger,
  'adoptive-parents': adoptiveParents,
  'wood-palisades': woodPalisades,
  'future-building-site': futureBuildingSite,
  'love-for-agriculture': loveForAgriculture,
  'farm-hand': farmHand,
  'clearing-spade': clearingSpade,
  sequestrator: sequestrator,
  ceilings: ceilings,
  'pasture-master': pastureMaster,
  wanderer: wanderer,
  'old-fisherman': oldFisherman,
  'clone-cattle': cloneCattle,
  'animal-trainer-2007': animalTrainer,
  'maypole-2007': maypole,
  'barbecue-2007': barbecue,
  'conservator-2007': conservator,
  'ratcatcher-2007': ratcatcher,
  'guildmaster-2007': guildmaster,
  'harrow-2007': harrow,
  'guest-2007': guest,
  'chief-2007': chief,
  'chiefs-daughter-2007': chiefsDaughter,
  'harvest-helper-2007': harvestHelper,
  'copse-2007': copse,
  'corn-profiteer-2007': cornProfiteer,
  'fence-builder-2007': fenceBuilder,
  'corn-storehouse-2007': cornStorehouse,
  'sawhorse-2007': sawhorse,
  'carbonite-cousin': carboniteCousin,
  'feral-child': feralChild,
  rebel: rebel,
  'mind-the-jets': mindTheJets,
  'midsummer-nights-dream': midsummerNightsDream,
  revenant: revenant,
  werewolf: werewolf,
  'forester-2007': forester,
  'foreman-2007': foreman,
  'wood-distributor-2007': woodDistributor,
  'veterinarian-2007': veterinarian,
  'scarecrow-2007': scarecrow,
  'mail-coach-driver-2007': mailCoachDriver,
};

type Language = keyof InAll<unknown>;

const all = Object.entries<OwnWords>(ownWords);

const byId: Readonly<Partial<Record<string, OwnWords>>> = ownWords;

/** What one of those cards does as pictograms, if its file says so. */
export function ownPicture(id: string): Picture | undefined {
  return byId[id]?.picture;
}

/** The texts of those cards in a language, by their ids. */
export function ownLines(language: Language): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    all.flatMap(([id, { lines }]) => (lines === undefined ? [] : [[id, lines[language]]])),
  );
}

/** What their acts do, in a language, by the names of the acts. */
export function ownDeeds<L extends Language>(language: L): Readonly<Record<string, Deeds[L]>> {
  return Object.fromEntries(
    all.flatMap(([, { acts = {} }]) => Object.entries(acts).map(([name, deed]) => [name, deed[language]])),
  );
}

type Deeds = NonNullable<OwnWords['acts']>[string];

/** What they ask, in a language, by act and question. */
export function ownQuestion(language: Language, act: string, about: string): string | undefined {
  const found = all.find(([, { acts = {} }]) => act in acts);
  return found?.[1].asks?.[about]?.[language];
}
