import type { Cells } from '@furrow/farm/grid';
import type { Effect } from '../effects/effect';
import type { Viewpoint } from '../effects/measure';
import type { Part } from '../moments/brought';
import type { Animal, Crop, Good, Goods } from '../state/goods';
import type { Player } from '../state/state';
import type { Why } from '../vocabulary/reasons';
import type { FarmRules } from './farm-rules';

/** What a card too odd for words brings along in its own file, by name. Names are unique among all cards. */
export interface Own {
  /** What it does, from `ownActs`: `act(name)` in its declaration. */
  readonly acts?: Readonly<Record<string, OwnAct>>;
  /** How it changes what may stand where in the farmyard. */
  readonly farm?: FarmRules;
  /** Other players get what action spaces give them only when their people go home. */
  readonly holdsBack?: true;
  /** So many of the owner's people, none of them newborn, are never fed. */
  readonly unfed?: number;
  /** What lies on it are rooms in ruins: nobody lives there, and their spaces count as unused. */
  readonly ruins?: true;
}

/** Asks its owner and then acts. */
export interface OwnAct {
  /** Whether it could be done now. */
  possible(sight: CardSight): boolean;
  /** Why it is not possible. */
  readonly why?: Why;
  /** Whether others cannot know if it is possible. */
  hides?(sight: CardSight): boolean;
  /** It only gains or marks, without a question and without animals: the order of such acts does not matter. */
  readonly plain?: true;
  /** It can bring its owner somebody to place. */
  readonly brings?: true;
  /**
   * The steps to be done; as a generator it asks before, one choice after the other. It may only look and ask: it is run
   * anew from the first question whenever an answer has come, so that nothing but the answers is remembered.
   */
  act(sight: CardSight): Script | readonly Step[];
}

/** Yields what is asked, is handed the answer, and returns what is then done. */
export type Script = Generator<Choice, readonly Step[], number>;

/** A question by name, and its answers: spaces of the farmyard, fields, action spaces, players, or numbers. */
export type Choice =
  | { readonly asks: string; readonly cells: Cells }
  /** Fields: tiles and field cards. */
  | { readonly asks: string; readonly fields: readonly number[] }
  /** Action spaces. */
  | { readonly asks: string; readonly spaces: readonly number[] }
  /** Fields of other players; the answer is a number that `fieldOf` reads. */
  | { readonly asks: string; readonly fieldsOf: readonly OthersField[] }
  /** Players. */
  | { readonly asks: string; readonly seats: readonly number[] }
  /** `chance`: not its owner answers, but chance. */
  | { readonly asks: string; readonly from: number; readonly to: number; readonly chance?: true };

/** The other players of whom something is true. */
export function othersWho({ seat, state }: CardSight, isTrue: (player: Player) => boolean): number[] {
  return state.players.flatMap((player, other) => (other !== seat && isTrue(player) ? other : []));
}

/** Lets the owner choose one of some players; where there is only one, nothing is asked. */
export function* chosenPlayer(asks: string, seats: readonly number[]): Generator<Choice, number, number> {
  return seats.length === 1 ? seats[0] : yield { asks, seats };
}

/** A field of a player. */
export interface OthersField {
  readonly seat: number;
  readonly field: number;
}

/** Fields have smaller numbers. */
const FIELDS = 1 << 12;

/** A field of a player as one number. */
export function fieldNumber({ seat, field }: OthersField): number {
  if (field >= FIELDS) throw new Error(`the number of a field is ${field}, which is too high`);
  return seat * FIELDS + field;
}

/** The field of a player that a number stands for. */
export function fieldOf(number: number): OthersField {
  return { seat: Math.floor(number / FIELDS), field: number % FIELDS };
}

/** What can be looked at, besides the state itself. */
export interface CardSight extends Viewpoint {
  readonly player: Player;
  /** What the card keeps, whoever acts. */
  readonly kept: number;
  /** The space of the farmyard that the occasion brings. */
  cell(): number;
  /** Fields with a crop on them; how many lie on one. */
  fieldsWith(crop: Crop): readonly number[];
  cropsOn(field: number, crop: Crop): number;
  /** Fields of other players with a crop on them. */
  othersFieldsWith(crop: Crop): readonly OthersField[];
  /** Fields on which something can be sown; fields with nothing on them; whether a crop can grow on one. */
  sowable(): readonly number[];
  emptyFields(): readonly number[];
  growsOn(field: number, crop: Crop): boolean;
  /** Who acts on the occasion. */
  actor(): Player;
  /** What the occasion brings. */
  brought(part: Part): number;
  /** The most animals that stand, 1 of them each, in pastures with a stable: by type, all ways to arrange them. */
  inStablePastures(): readonly (readonly number[])[];
  /** Whether a space is unoccupied for the owner, and whether what it does could be done; whether only the owner knows. */
  isFree(space: number): boolean;
  canCarryOut(space: number): boolean;
  hidesSpace(space: number): boolean;
  /** Whether a card with this id is in the hand; whether it could be, for all that others know. */
  holds(id: string): boolean;
  mayHold(id: string): boolean;
  /** Whether a card or a major improvement with this id lies in front of the owner. */
  owns(id: string): boolean;
  /** The id of the card or major improvement that the occasion brings. */
  justPlayed(): string;
  /** Until the end of which round a person is on the card; 0 if nobody is. */
  frozenUntil(): number;
  /** The space that this person goes to in the round that has begun; -1 if there is none. */
  claimedSpace(): number;
  /** The action spaces that can be seen; whether a person of the owner can be placed on one now. */
  spacesOnBoard(): readonly number[];
  canPlace(space: number): boolean;
  /** For how many people the owner has room. */
  roomForPeople(): number;
}

/** A change of the game that is accounted for and told like every other. */
export type Step =
  /** The card keeps something else. */
  | { readonly step: 'keep'; readonly kept: number }
  /** The card marks spaces of the farmyard, and everybody is told. */
  | { readonly step: 'mark'; readonly cells: Cells }
  /** So many of a crop come onto a field; fewer than none: are taken from it. */
  | { readonly step: 'sow'; readonly field: number; readonly crop: Crop; readonly count: number }
  /** 1 of a crop moves from one field to another. */
  | { readonly step: 'moveCrop'; readonly crop: Crop; readonly from: number; readonly to: number }
  /** 1 of a crop is taken from a field of another player. */
  | { readonly step: 'takeCrop'; readonly from: OthersField; readonly crop: Crop }
  /** Another player gets goods from the general supply. */
  | { readonly step: 'grant'; readonly seat: number; readonly goods: Goods }
  /** An occupation of the hand is played for nothing. */
  | { readonly step: 'play'; readonly id: string }
  /** The owner pays goods that are there; pays them to another player. */
  | { readonly step: 'pay'; readonly goods: Goods }
  | { readonly step: 'payTo'; readonly seat: number; readonly goods: Goods }
  /** The owner turns 1 animal into so much food. */
  | { readonly step: 'cook'; readonly animal: Animal; readonly food: number }
  /** The owner gets goods. */
  | { readonly step: 'gain'; readonly goods: Goods }
  /** The owner takes 1 of what accumulates on a space, which is not used by that. */
  | { readonly step: 'takeFromSpace'; readonly space: number }
  /** Goods are laid on an action space, for whoever uses it next; what accumulates on `from` is moved there. */
  | {
      readonly step: 'layOnSpace';
      readonly space: number;
      readonly good: Good;
      readonly count: number;
      readonly from?: number;
    }
  /** All of a good that lies on the card goes to whoever acts. */
  | { readonly step: 'handOver'; readonly good: Good }
  /** What the card has laid on the spaces of coming rounds goes back to the general supply. */
  | { readonly step: 'takeBack' }
  /** What a space does, without a person there. */
  | { readonly step: 'carryOut'; readonly space: number }
  /** A person stays on the card until the end of a round; then claims a space, and is placed there, with which the card is done. */
  | { readonly step: 'freeze'; readonly until: number }
  | { readonly step: 'claim'; readonly space: number }
  | { readonly step: 'place'; readonly space: number }
  /** A newborn becomes an adult who can be placed in this round. */
  | { readonly step: 'growUp' }
  /** The card marks an action space, and everybody is told. */
  | { readonly step: 'markSpace'; readonly space: number }
  /** A guest can be placed in this round. */
  | { readonly step: 'host' }
  /** In this round the owner, and not another player, places one of that player's people who are at home. */
  | { readonly step: 'borrow'; readonly seat: number }
  /** One person at home is not placed in this round. */
  | { readonly step: 'stayHome' }
  /** One person goes back to the supply. */
  | { readonly step: 'goBack' }
  /** One person leaves the game for good. */
  | { readonly step: 'leave' };

declare const named: unique symbol;

/** The name of an act of a card's own file; only `ownActs` makes one. */
export type ActName = string & { readonly [named]: true };

/** The acts of a card's own file, and the effect of doing one of them and then something else. */
export interface OwnActs<Name extends string> {
  readonly acts: Readonly<Record<Name, OwnAct>>;
  readonly act: <P extends Part = never>(name: Name, get?: Effect<P>) => Effect<P>;
}

/** Declares the acts of a card's own file: `act` takes their names only. */
export function ownActs<Name extends string>(acts: Readonly<Record<Name, OwnAct>>): OwnActs<Name> {
  return {
    acts,
    act: (name, get) => {
      const done = { do: 'custom', name: name as string as ActName } as const;
      return get === undefined ? done : { ...done, get };
    },
  };
}
