import type { ComponentType } from 'react';
import type { AskKind } from '../protocol/asked';
import type { Deciding } from './deciding';
import { Generic } from './Generic';
import { OnBoard, OnFarm } from './OnTable';
import { YesNo } from './YesNo';

export interface DecisionProps {
  readonly deciding: Deciding;
}

/** The part of the table that a decision needs: on a small screen it comes forward by itself. */
export type Pane = 'board' | 'farm';

/** How one kind of decision is made. */
export interface DecisionView {
  readonly pane: Pane;
  /** What stands in the panel below the farm; what is done on board and farm themselves is done there. */
  readonly Panel: ComponentType<DecisionProps>;
}

const onBoard: DecisionView = { pane: 'board', Panel: OnBoard };
const onFarm: DecisionView = { pane: 'farm', Panel: OnFarm };
const yesNo: DecisionView = { pane: 'farm', Panel: YesNo };
/** Falls to buttons until somebody draws it. */
const generic: DecisionView = { pane: 'farm', Panel: Generic };

/** One view for every kind of decision of every game: a kind without one does not compile. */
export const decisionViews: Readonly<Record<AskKind, DecisionView>> = {
  // Both games
  work: onBoard,
  may: yesNo,
  oneOf: generic,
  build: onFarm,
  settle: generic,
  anytime: generic,
  custom: generic,
  drawStart: generic,
  // All Creatures Big and Small
  borders: generic,
  troughs: onFarm,
  stall: onFarm,
  troughToStall: onFarm,
  stables: onFarm,
  upgrade: yesNo,
  buildPay: generic,
  buildPlace: onFarm,
  expand: yesNo,
  trade: generic,
  useSpace: onBoard,
  release: generic,
  drawBuildings: generic,
  beforeBreeding: generic,
  pause: generic,
  lastChance: generic,
  // Agricola
  anyOf: generic,
  plow: onFarm,
  food: generic,
  sow: onFarm,
  reap: onFarm,
  bake: generic,
  fences: generic,
  marketplace: generic,
  major: generic,
  minor: generic,
  occupation: generic,
  price: generic,
  order: generic,
  take: generic,
  deal: generic,
  place: onBoard,
  jump: onBoard,
  pick: generic,
  draw: generic,
  drawn: generic,
  giveBack: generic,
  majorPay: generic,
  convert: generic,
  discard: generic,
  reveal: generic,
  feed: generic,
};
