import type { ComponentType } from 'react';
import type { Asked, AskKind } from '../protocol/asked';
import { Choices } from './Choices';
import { Counts } from './Counts';
import type { Deciding } from './deciding';
import { Edges } from './Edges';
import { KeepCards } from './KeepCards';
import { OnBoard, OnCards, OnEnds, OnFarm, OnFarmOrCards } from './OnTable';
import { OneOrSome, Some } from './Some';
import { Sow } from './Sow';
import { Special } from './Special';
import { Trades } from './Trades';

export interface DecisionProps {
  readonly deciding: Deciding;
}

/** The part of the table that a decision needs: on a small screen it comes forward by itself. */
export type Pane = 'board' | 'farm' | 'hand';

/** How one kind of decision is made. */
export interface DecisionView {
  readonly pane: Pane;
  /** It is about the hand as a whole: its cards are laid out to be read in place of the table. */
  readonly readsHand?: true;
  /** What stands in the bar and above it; what is done on board, farm and cards themselves is done there. */
  readonly Panel: ComponentType<DecisionProps>;
}

const onBoard: DecisionView = { pane: 'board', Panel: OnBoard };
const onFarm: DecisionView = { pane: 'farm', Panel: OnFarm };
const onDisplay: DecisionView = { pane: 'hand', Panel: OnCards };
const inHand: DecisionView = { pane: 'hand', Panel: OnCards };
const edges: DecisionView = { pane: 'farm', Panel: Edges };
const counts: DecisionView = { pane: 'farm', Panel: Counts };
const buttons: DecisionView = { pane: 'farm', Panel: Choices };
/** Prices and exchanges: buttons with the goods drawn on them. */
const prices: DecisionView = buttons;
/** Only chance is ever asked; who watches a replay by hand may answer for it. */
const ofChance: DecisionView = buttons;

/** The part of the table that a decision needs: special buildings lie with the cards, rooms on the farm. */
export function paneOf({ ask, choices }: Pick<Asked, 'ask' | 'choices'>): Pane {
  const isOfCards = ask === 'build' && choices.some(({ target }) => target?.on === 'card');
  return isOfCards ? 'hand' : decisionViews[ask].pane;
}

/** One view for every kind of decision of every game: a kind without one does not compile. */
export const decisionViews: Readonly<Record<AskKind, DecisionView>> = {
  // Both games
  work: onBoard,
  may: buttons,
  oneOf: buttons,
  build: { pane: 'farm', Panel: OnFarmOrCards },
  settle: counts,
  anytime: buttons,
  window: buttons,
  custom: { pane: 'farm', Panel: Special },
  drawStart: ofChance,
  // All Creatures Big and Small
  borders: edges,
  troughs: { pane: 'farm', Panel: OneOrSome },
  stall: onFarm,
  troughToStall: onFarm,
  stables: onFarm,
  upgrade: buttons,
  buildPay: prices,
  buildPlace: onFarm,
  expand: { pane: 'farm', Panel: OnEnds },
  trade: { pane: 'farm', Panel: Trades },
  useSpace: onBoard,
  release: counts,
  turnDown: buttons,
  drawBuildings: ofChance,
  beforeBreeding: buttons,
  pause: buttons,
  lastChance: buttons,
  // Agricola
  anyOf: buttons,
  plow: onFarm,
  food: counts,
  sow: { pane: 'farm', Panel: Sow },
  sowMore: { pane: 'farm', Panel: Some },
  reap: { pane: 'farm', Panel: Some },
  bake: prices,
  fences: edges,
  marketplace: counts,
  renovate: buttons,
  major: onDisplay,
  minor: inHand,
  occupation: inHand,
  price: prices,
  order: buttons,
  take: buttons,
  deal: ofChance,
  place: onBoard,
  jump: onBoard,
  pick: { pane: 'hand', Panel: Some },
  draw: ofChance,
  drawn: inHand,
  discardCard: inHand,
  keepCards: { pane: 'board', Panel: KeepCards },
  drawOne: buttons,
  swapCards: { ...inHand, readsHand: true },
  mulligan: { ...buttons, readsHand: true },
  layAway: { pane: 'hand', Panel: Some },
  layOut: ofChance,
  drawFrom: ofChance,
  foresee: buttons,
  giveBack: onDisplay,
  majorPay: prices,
  convert: counts,
  discard: counts,
  reveal: ofChance,
  feed: counts,
};
