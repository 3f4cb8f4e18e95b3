import type { MajorId } from '../boards/major-ids';
import type { SpaceId } from '../boards/space-ids';
import type { Brought, Part } from '../moments/brought';
import type { Deed } from '../moments/deeds';
import type { House } from '../options/variant';
import type { Crop, Good } from '../state/goods';
import type { CustomCondition, CustomQuantity } from './custom/names';
import type { Spaces } from './listener';

/** Something of a player, of the game or of the occasion (only what it brings) that can be counted. */
export type Quantity<P extends Part = Part> =
  | { readonly count: Counted }
  | Bringing<P>
  /** Goods in the supply, animals on the farm. */
  | { readonly count: 'goods'; readonly of: readonly Good[] }
  /** Goods that lie on a space, or on all of some spaces together. */
  | { readonly count: 'lying'; readonly on: SpaceId | Spaces }
  /** Spaces on the board. */
  | { readonly count: 'spaces'; readonly of: Spaces }
  /** Own people on some spaces. */
  | { readonly count: 'peopleOn'; readonly on: Spaces }
  /** How many of these numbers are reached: one of 1, 4 and 7 by 3, two of them by 4. */
  | { readonly count: 'reached'; readonly of: Quantity<P>; readonly from: readonly number[] }
  /** How many are missing to a number. */
  | { readonly count: 'missing'; readonly of: Quantity<P>; readonly to: number }
  /** Whole groups of so many. */
  | { readonly count: 'every'; readonly of: Quantity<P>; readonly size: number }
  /** `of`: only while the house is made of this. */
  | { readonly count: 'rooms'; readonly of?: 'wood' | 'stone' }
  /** `newborn`: only newborn ones. */
  | { readonly count: 'people'; readonly newborn?: true }
  /** In front of the owner; `inHand`: in the hand. */
  | { readonly count: 'occupations'; readonly inHand?: true }
  /** `of`: only such ones, or only these major ones. */
  | {
      readonly count: 'improvements';
      readonly of?: 'major' | 'minor' | 'cooking' | 'baking' | readonly MajorId[];
    }
  /** `spaces`: only those of at least so many spaces. */
  | { readonly count: 'pastures'; readonly spaces?: number }
  /** `unfenced`: only those outside pastures. */
  | { readonly count: 'stables'; readonly unfenced?: true }
  /** A crop in the supply and on fields, as it is scored. */
  | { readonly count: 'crops'; readonly of: Crop }
  /** The least of several; all of them together. */
  | { readonly count: 'least' | 'sum'; readonly of: readonly Quantity<P>[] }
  /** Goods of one kind that lie on the card itself. */
  | { readonly count: 'laidOf'; readonly good: Good }
  /** One of the card's own: a pure function by name. */
  | { readonly count: 'custom'; readonly name: CustomQuantity };

/** What the occasion brings: how many were taken, built, …; of goods that were obtained, how many of one. */
type Bringing<P extends Part> = P extends 'gained'
  ? { readonly count: 'brought'; readonly what: 'gained'; readonly good: Good }
  : P extends Brought
    ? { readonly count: 'brought'; readonly what: P }
    : never;

/** What is counted by one word. */
export type Counted =
  /** Begging cards. */
  | 'begging'
  /** Field tiles and field cards; tiles alone; those with a crop on them; those without. */
  | 'fields'
  | 'fieldTiles'
  | 'grainFields'
  | 'vegetableFields'
  | 'unplantedFields'
  | 'pastureSpaces'
  | 'unusedSpaces'
  | 'fences'
  | 'fencesLeft'
  | 'round'
  | 'roundsLeft'
  | 'completedRounds'
  | 'completedHarvests'
  /** Feeding phases that are over, that of a harvest under way included. */
  | 'completedFeedings'
  | 'players'
  /** Occupations that were played after the card. */
  | 'laterOccupations'
  /** What lies on the card itself; the places that it has marked. */
  | 'laid'
  | 'marked'
  /** Which of the own people was placed last in this round: 1 for the first. */
  | 'person';

/** What must hold. */
export type Condition<P extends Part = Part> =
  | {
      readonly of: Quantity<P>;
      readonly atLeast?: number;
      readonly atMost?: number;
      /** One of these numbers. */
      readonly among?: readonly number[];
    }
  /** At least as many of one as of the other; `more`: more than that many more. */
  | { readonly of: Quantity<P>; readonly than: Quantity<P>; readonly more: number }
  /** With what was just built there are at least so many, and without it there were fewer. */
  | ('built' extends P ? { readonly reaching: number; readonly with: Quantity<never> } : never)
  /** Nobody has more of it. */
  | { readonly most: Quantity<never> }
  | { readonly house: readonly House[] }
  /** Major improvements in front of the owner, or of anybody. */
  | { readonly owns: readonly MajorId[]; readonly how: 'all' | 'any'; readonly who?: 'anyone' }
  /** Something of the card waits on the space of this round. */
  | { readonly delivered: true }
  | { readonly occupied: readonly SpaceId[] }
  | { readonly ownPersonOn: SpaceId }
  /** It is the owner's turn, the work phase, or the owner feeds the family. */
  | { readonly during: 'myTurn' | 'workPhase' | 'feeding' | 'harvest' }
  /** The animals that were taken: all of them have found room, or as many of their type, so that their owner may say so. */
  | ('housed' extends P ? { readonly housed: 'all' | 'asSaid' } : never)
  /** The space that was used has itself given one of these goods. */
  | ('given' extends P ? { readonly brings: 'given'; readonly goods: readonly Good[] } : never)
  /** The card that is played was paid for with one of these goods. */
  | ('paid' extends P ? { readonly brings: 'paid'; readonly goods: readonly Good[] } : never)
  /** Nobody has used a space that gives such a good before in this round. */
  | { readonly firstToGive: Good }
  /** The card that was revealed last is one of these spaces. */
  | { readonly newest: Spaces }
  /** The owner has done something at least so often in the own turn, or in the work phase. */
  | { readonly done: Deed; readonly atLeast: number }
  /** The owner has used one of these spaces in the turn that is going on. */
  | { readonly usedInTurn: Spaces }
  | { readonly season: number }
  /** A harvest follows the round, or the one that is about to begin. */
  | { readonly harvestRound: 'this' | 'coming' }
  | { readonly all: readonly Condition<P>[] }
  | { readonly not: Condition<P> }
  | { readonly custom: CustomCondition };

const one = (count: Counted): Quantity<never> => ({ count });
const brought = <P extends Exclude<Brought, 'gained'>>(what: P) => ({ count: 'brought', what }) as const;

/** Quantities by name, for declarations. */
export const rooms: Quantity<never> = { count: 'rooms' };
/** Rooms of a wooden house, of a stone house; of another house there are none. */
export const woodRooms: Quantity<never> = { count: 'rooms', of: 'wood' };
export const stoneRooms: Quantity<never> = { count: 'rooms', of: 'stone' };
/** Grain, vegetables in the supply and on fields. */
export const allGrain: Quantity<never> = { count: 'crops', of: 'grain' };
export const allVegetables: Quantity<never> = { count: 'crops', of: 'vegetable' };
export const people: Quantity<never> = { count: 'people' };
export const newborns: Quantity<never> = { count: 'people', newborn: true };
export const begging = one('begging');
export const occupations: Quantity<never> = { count: 'occupations' };
export const handOccupations: Quantity<never> = { count: 'occupations', inHand: true };
export const improvements: Quantity<never> = { count: 'improvements' };
export const majors: Quantity<never> = { count: 'improvements', of: 'major' };
export const minors: Quantity<never> = { count: 'improvements', of: 'minor' };
export const cookingImprovements: Quantity<never> = { count: 'improvements', of: 'cooking' };
export const bakingImprovements: Quantity<never> = { count: 'improvements', of: 'baking' };
export const fields = one('fields');
export const fieldTiles = one('fieldTiles');
export const grainFields = one('grainFields');
export const vegetableFields = one('vegetableFields');
export const unplantedFields = one('unplantedFields');
export const pastures: Quantity<never> = { count: 'pastures' };
/** Pastures of at least so many spaces. */
export const widePastures = (spaces: number): Quantity<never> => ({ count: 'pastures', spaces });
export const pastureSpaces = one('pastureSpaces');
export const unusedSpaces = one('unusedSpaces');
export const stables: Quantity<never> = { count: 'stables' };
export const unfencedStables: Quantity<never> = { count: 'stables', unfenced: true };
/** Fences that stand in the farmyard. */
export const fencesBuilt = one('fences');
export const fencesLeft = one('fencesLeft');
export const players = one('players');
/** Which of the own people was placed last in this round. */
export const person = one('person');
export const round = one('round');
export const roundsLeft = one('roundsLeft');
export const completedRounds = one('completedRounds');
export const completedHarvests = one('completedHarvests');
export const completedFeedings = one('completedFeedings');
export const laterOccupations = one('laterOccupations');
/** Own people on some spaces. */
export const peopleOn = (on: Spaces): Quantity<never> => ({ count: 'peopleOn', on });
/** Rooms that were built onto the house that everybody begins with. */
export const addedRooms: Quantity<never> = { count: 'custom', name: 'added-rooms' };
export const laid = one('laid');
export const marked = one('marked');
/** Goods that lie on the space that is about to be used. */
export const lyingThere = brought('lyingThere');
/** Goods that lie on a space, or on all of some spaces together. */
export const lyingOn = (on: SpaceId | Spaces): Quantity<never> => ({ count: 'lying', on });
/** How many of these spaces are on the board. */
export const countSpaces = (of: Spaces): Quantity<never> => ({ count: 'spaces', of });
/** Goods that were taken from the space. */
export const taken = brought('taken');
/** Food that the space has itself given. */
export const foodGiven = brought('foodGiven');
/** Rooms, stables or fences that were built. */
export const built = brought('built');
/** Pastures of at least 4 spaces that were enclosed, all of it land that was not enclosed before. */
export const newLargePastures = brought('newLargePastures');
/** Fields that were sown with vegetables. */
export const vegetablesSown = brought('vegetablesSown');
/** Grain or vegetables that were harvested. */
export const grainHarvested = brought('grainHarvested');
export const vegetablesHarvested = brought('vegetablesHarvested');
/** Fields from which the last grain or vegetable was harvested. */
export const grainEmptied = brought('grainEmptied');
export const vegetablesEmptied = brought('vegetablesEmptied');
/** Grain that was baked. */
export const baked = brought('baked');
/** Vegetables and animals that were cooked: all of them; of one kind. */
export const cooked = brought('cooked');
export const vegetablesCooked = brought('vegetablesCooked');
const sheepCooked = brought('sheepCooked');
export const boarCooked = brought('boarCooked');
export const cattleCooked = brought('cattleCooked');
/** Things that were taken off the card at once. */
export const unlaid = brought('unlaid');
export const goods = (...of: readonly Good[]): Quantity<never> => ({ count: 'goods', of });
/** How many of these numbers something reaches. */
export const reached = <P extends Part>(of: Quantity<P>, ...from: readonly number[]): Quantity<P> => ({
  count: 'reached',
  of,
  from,
});
/** How many of something are missing to a number. */
export const missing = <P extends Part>(to: number, of: Quantity<P>): Quantity<P> => ({
  count: 'missing',
  of,
  to,
});

/** Several quantities together. */
export const sum = <P extends Part>(...of: readonly Quantity<P>[]): Quantity<P> => ({ count: 'sum', of });

/** How many whole groups of so many there are of something. */
export const every = <P extends Part>(size: number, of: Quantity<P>): Quantity<P> => ({
  count: 'every',
  of,
  size,
});

/** Animals that were cooked. */
export const animalsCooked: Quantity<'sheepCooked' | 'boarCooked' | 'cattleCooked'> = {
  count: 'sum',
  of: [sheepCooked, boarCooked, cattleCooked],
};

/** Goods of one kind that lie on the card itself. */
export const laidOf = (good: Good): Quantity<never> => ({ count: 'laidOf', good });

/** The least of several quantities. */
export const least = <P extends Part>(...of: readonly Quantity<P>[]): Quantity<P> => ({ count: 'least', of });
/** How many of these major improvements lie in front of the owner. */
export const majorsNamed = (...of: readonly MajorId[]): Quantity<never> => ({ count: 'improvements', of });

/** At least so many. */
export const atLeast = <P extends Part>(n: number, of: Quantity<P>): Condition<P> => ({ of, atLeast: n });
/** At most so many. */
export const atMost = <P extends Part>(n: number, of: Quantity<P>): Condition<P> => ({ of, atMost: n });
/** Exactly so many. */
export const exactly = <P extends Part>(n: number, of: Quantity<P>): Condition<P> => ({
  of,
  atLeast: n,
  atMost: n,
});
/** With what was just built there are at least so many of something, and without it there were fewer. */
export const reaching = (n: number, of: Quantity<never>): Condition<'built'> => ({ reaching: n, with: of });
/** One of these numbers. */
export const among = <P extends Part>(of: Quantity<P>, ...numbers: readonly number[]): Condition<P> => ({
  of,
  among: numbers,
});
/** A harvest follows the round. */
export const harvestRound: Condition<never> = { harvestRound: 'this' };
/** A harvest follows the round that is about to begin. */
export const comingHarvestRound: Condition<never> = { harvestRound: 'coming' };
/** More of one than of the other. */
export const moreThan = <P extends Part>(of: Quantity<P>, than: Quantity<P>): Condition<P> => ({
  of,
  than,
  more: 1,
});
/** At least as many of one as of the other. */
export const asManyAs = <P extends Part>(of: Quantity<P>, than: Quantity<P>): Condition<P> => ({
  of,
  than,
  more: 0,
});
/** At least as many as the number of the round. */
export const asManyAsRound = <P extends Part>(of: Quantity<P>): Condition<P> => asManyAs(of, round);
/** As many of one as of the other. */
export const asMany = <P extends Part>(a: Quantity<P>, b: Quantity<P>): Condition<P> => ({
  all: [
    { of: a, than: b, more: 0 },
    { of: b, than: a, more: 0 },
  ],
});
/** The card that was revealed last is one of these spaces. */
export const newest = (spaces: Spaces): Condition<never> => ({ newest: spaces });
/** Nobody has more of it. */
export const most = (of: Quantity<never>): Condition<never> => ({ most: of });
/** A house of one of these. */
export const house = (...of: readonly House[]): Condition<never> => ({ house: of });
/** All of these. */
export const all = <P extends Part>(...of: readonly Condition<P>[]): Condition<P> => ({ all: of });
export const not = <P extends Part>(condition: Condition<P>): Condition<P> => ({ not: condition });
/** All of these major improvements in front of the owner. */
export const owns = (...majors: readonly MajorId[]): Condition<never> => ({ owns: majors, how: 'all' });
/** Somebody owns this major improvement. */
export const anyoneOwns = (major: MajorId): Condition<never> => ({
  owns: [major],
  how: 'all',
  who: 'anyone',
});
/** People stand on all of these spaces. */
export const occupied = (...spaces: readonly SpaceId[]): Condition<never> => ({ occupied: spaces });
/** One of the owner's people stands on this space. */
export const ownPersonOn = (space: SpaceId): Condition<never> => ({ ownPersonOn: space });
/** The owner has done something at least so often: in the own turn, or in the work phase. */
export const done = (deed: Deed, atLeast = 1): Condition<never> => ({ done: deed, atLeast });
/** The owner has used one of these spaces in the turn that is going on. */
export const usedInTurn = (...named: readonly SpaceId[]): Condition<never> => ({ usedInTurn: { named } });
/** It is the owner's turn; the work phase; the owner feeds the family. */
export const myTurn: Condition<never> = { during: 'myTurn' };
export const workPhase: Condition<never> = { during: 'workPhase' };
export const feeding: Condition<never> = { during: 'feeding' };
/** It is a harvest. */
export const harvest: Condition<never> = { during: 'harvest' };
/** All animals that were taken have found room; or as many of their type, so that their owner may say so. */
export const allHoused: Condition<'housed'> = { housed: 'all' };
export const housedAsSaid: Condition<'housed'> = { housed: 'asSaid' };
/** The space that was used has itself given one of these goods. */
export const gaveToo = (...of: readonly Good[]): Condition<'given'> => ({ brings: 'given', goods: of });
/** The card that is played was paid for with this good. */
export const paidWith = (good: Good): Condition<'paid'> => ({ brings: 'paid', goods: [good] });
/** Nobody has used a space that gives such a good before in this round. */
export const firstToGive = (good: Good): Condition<never> => ({ firstToGive: good });
/** A condition of the card's own. */
export const custom = (name: CustomCondition): Condition<never> => ({ custom: name });
