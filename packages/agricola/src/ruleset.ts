import type { NodeNumber } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import type { Rules } from '@furrow/kernel/rules';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { CustomLooks } from './cards/custom/looks';
import type { DrawnDeck } from './cards/deck';
import type { Listener } from './cards/listener';
import type { Condition, Quantity } from './cards/quantity';
import type { Before, Eve } from './effects/effect';
import type { Heard, Windows } from './moments/windows';
import type { Variant } from './options/variant';
import type { Space } from './spaces/space';
import type { CardNumber, SpaceNumber } from './state/numbers';
import type { State } from './state/state';

/** The compiled rules of one variant with what its effects look up. */
export interface Ruleset extends Rules<State> {
  readonly variant: Variant;
  /** All spaces of the board, revealed or not, by number. */
  readonly spaces: readonly Space[];
  /** What using each space does. */
  readonly uses: readonly Node<State>[];
  /** Whether each space gives goods and does nothing else; whether it gives the same to everybody. */
  readonly givesOnlyGoods: readonly boolean[];
  readonly givesAllAlike: readonly boolean[];
  /** The spaces, starting with those that give the same to everybody: for these it is quick to tell whether they can be used. */
  readonly simplestFirst: readonly SpaceNumber[];
  /** How many spaces are printed on the board; they come first. */
  readonly printed: number;
  /** Whether each space can be used from the start. */
  readonly permanent: readonly boolean[];
  /** Whether each space lies on the board from the start: it is neither on a round card nor on a card of a hand. */
  readonly onTable: readonly boolean[];
  /** The space that lies on each card, by the number of the card; -1 for cards that are none. */
  readonly spaceOnCard: readonly number[];
  /** What each major improvement does when it is built. */
  readonly builds: readonly (Node<State> | undefined)[];
  readonly settle: Node<State>;
  /** On whose farms each seat may build: its own first, in team play the partner's too. */
  readonly farmsFor: readonly (readonly Seat[])[];
  /** Whether no tile, no season and no card can close each space. */
  readonly plain: readonly boolean[];
  /** Whether neither a card nor a season of the game changes a price. */
  readonly fixedPrices: boolean;
  /** The cards that are in this game, by number: those that hands are dealt from, and those that are drawn. */
  readonly pool: readonly CardNumber[];
  readonly dealt: readonly CardNumber[];
  /** The decks from which cards are drawn during the game, and the node that draws one. */
  readonly drawnDecks: readonly { readonly deck: DrawnDeck; readonly node: NodeNumber }[];
  /** What a drawn card does. */
  readonly resolve: NodeNumber;
  /** What lies on the space of this round for a seat comes to it. */
  readonly receive: NodeNumber;
  /** The cards that keep back what action spaces give other players. */
  readonly holdingBack: readonly CardNumber[];
  /** What single cards look at by code of their own. */
  readonly customs: CustomLooks;
  /** What each card does; those that are not in the game do nothing. */
  readonly cards: readonly CardNodes[];
  /** What each card does before spaces are used; nothing for cards that do not wait for that, or are not in the game. */
  readonly windows: readonly (Windows | undefined)[];
  /** Nothing before each space: what is done there if no card in play does anything. */
  readonly noWindows: readonly number[];
  /** At the use of which spaces each card acts, before it and after it, likewise. */
  readonly heardBefore: readonly (Heard | undefined)[];
  readonly heardAfter: readonly (Heard | undefined)[];
  /** What each card does before actions that the rules know by name are taken, likewise. */
  readonly actionWindows: readonly (Windows | undefined)[];
  /** The most that any card of the game does before each of those actions. */
  readonly strongestBefore: readonly number[];
  /** Whether cards of the game wait for each moment, by its number. */
  readonly listened: Uint8Array;
  /** Whether an effect of the game can make used spaces of a farmyard unused again. */
  readonly clearsLand: boolean;
  /** Which deeds of the work phase a card of the game asks for. */
  readonly noted: { readonly gathered: boolean; readonly stocked: boolean };
  /** The node of each moment. */
  readonly moments: readonly Node<State>[];
  /** Paying for something, where there is a choice of prices. */
  readonly charge: Node<State>;
  /** Paying the food of an individual cost. */
  readonly owe: Node<State>;
  /** Returning improvements for a card. */
  readonly giveBack: Node<State>;
  /** Building a major improvement. */
  readonly major: Node<State>;
  /** Playing a card that was chosen and paid for. */
  readonly play: Node<State>;
  /** Cards that chance gives to a seat, and one from the deck that a seat names. */
  readonly drawCards: NodeNumber;
  readonly drawOne: NodeNumber;
  /** What may be used at any time by the rules alone: goods become food, goods are given back, three cards become one. */
  readonly convert: NodeNumber;
  readonly discard: NodeNumber;
  readonly threeForOne: NodeNumber;
  /** Lies over an offer that takes more than there is. */
  readonly afford: NodeNumber;
  /** Lies under what is only tried out on a copy. */
  readonly trial: NodeNumber;
  /** The number of a space by its id; -1 if the board has none. */
  spaceNumber(id: string): SpaceNumber;
}

/** A card's waiting, compiled. */
export interface Waiting {
  readonly listener: Listener;
  /** Its place among what the card waits with for the same moment; those of which only the first acts share one. */
  readonly slot: number;
  readonly node: Node<State>;
  /** What it does once its owner has said that it shall, if that can be declined. */
  readonly chosen: Node<State> | undefined;
  /** It only gains goods or points, without a question. */
  readonly plain: boolean;
  /** Its owner may decline it. */
  readonly optional: boolean;
}

/** What a card does if something holds, and the quantities that decide how much of it. */
export interface Watching {
  readonly when: Condition | undefined;
  readonly counts: readonly Quantity[];
  readonly node: Node<State>;
}

/** What a card does, compiled. */

export interface CardNodes {
  /** What it waits with, by the number of the moment. */
  readonly waiting: readonly (readonly Waiting[])[];
  /** How many slots it has at each moment. */
  readonly slots: Uint8Array;
  readonly play: Node<State> | undefined;
  readonly anytime: Node<State> | undefined;
  /** What comes too soon for whoever would use it at any time only afterwards. */
  readonly timely: readonly Before[];
  /** What it does at such a moment that depends on the goods of its owner. */
  readonly watching: Readonly<Record<Eve, readonly Watching[]>>;
  /** It can be used again and again for nothing: bots think of it once a turn. */
  readonly endless: boolean;
  /** At any time it can bring its owner somebody to place. */
  readonly brings: boolean;
  /** One for each action that it replaces. */
  readonly replacements: readonly Node<State>[];
}

/** The rules of a run, known to be this game's. */
export function rulesOf(run: Run<State>): Ruleset {
  return run.rules as Ruleset;
}
