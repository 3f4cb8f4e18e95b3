import { flowKinds } from '@furrow/kernel/flow/kinds';
import type { Kind } from '@furrow/kernel/kind';
import type { Act } from '../effects/effect';
import type { State } from '../state/state';
import { affordKind } from './afford';
import { convertKind, discardKind } from './anytime';
import { asOneKind } from './as-one';
import { bakeKind } from './bake';
import { breedKind } from './breed';
import { buildKind } from './build';
import { byOwnerKind } from './by-owner';
import { byStepKind } from './by-step';
import { chargeKind } from './charge';
import { customKind } from './custom';
import { dealKind, tellHandsKind } from './deal';
import { draftKind } from './draft';
import { drawKind, playLastKind } from './draw';
import { drawCardsKind, drawOneKind } from './draw-cards';
import { drawFromKind, leavesKind, resolveKind } from './draw-from';
import { eveKind } from './eve';
import { attendKind, feedKind } from './feed';
import { fencesKind } from './fences';
import { fieldKind, plowKind } from './fields';
import { foreseeKind } from './foresee';
import { fromActorKind } from './from-actor';
import { collectKind, gainKind, gainThatKind, pointsKind, tokenKind } from './gain';
import { giveBackKind } from './give-back';
import { redrawKind, toHandKind } from './hand';
import { growKind, renovateKind } from './house';
import { keepCardsKind } from './keep-cards';
import { keptKind } from './kept';
import { laterKind } from './later';
import { majorKind } from './major';
import { countDecksKind, layOutKind, spreadKind } from './market';
import { marketplaceKind } from './marketplace';
import { minorKind } from './minor';
import { gatheredKind, momentKind } from './moment';
import { occupationKind } from './occupation';
import { oweKind } from './owe';
import { forPartnerKind } from './partner';
import { fromRoundKind, payKind } from './pay';
import { payOwnersKind } from './pay-owners';
import { guestKind, jumpKind, placeKind } from './people';
import { playKind } from './play';
import { addCropsKind, discardCropsKind, reapKind } from './reap';
import {
  beginRoundKind,
  drawStartKind,
  endRoundKind,
  harvestKind,
  homeKind,
  receiveKind,
  replenishKind,
  revealKind,
} from './round';
import { housedKind, settleKind } from './settle';
import { sowKind } from './sow';
import { layKind, takeOffKind, topOfPileKind, unlayKind } from './storage';
import { layAwayKind, mulliganKind, swapCardsKind } from './swap-cards';
import { takeKind } from './take';
import { takeFromKind } from './take-from';
import { trialKind } from './trial';
import { useKind } from './use';
import { oftenKind, onceKind, othersKind, whenKind } from './when';
import { wholeKind } from './whole';
import { windowKind } from './window';
import { workKind } from './work';

const acts = {
  gain: gainKind,
  points: pointsKind,
  collect: collectKind,
  token: tokenKind,
  gainThat: gainThatKind,
  pay: payKind,
  fromRound: fromRoundKind,
  when: whenKind,
  byStep: byStepKind,
  asOne: asOneKind,
  whole: wholeKind,
  once: onceKind,
  often: oftenKind,
  others: othersKind,
  take: takeKind,
  build: buildKind,
  renovate: renovateKind,
  grow: growKind,
  plow: plowKind,
  sow: sowKind,
  reap: reapKind,
  discardCrops: discardCropsKind,
  addCrops: addCropsKind,
  bake: bakeKind,
  fences: fencesKind,
  major: majorKind,
  minor: minorKind,
  occupation: occupationKind,
  later: laterKind,
  lay: layKind,
  unlay: unlayKind,
  takeOff: takeOffKind,
  topOfPile: topOfPileKind,
  takeFrom: takeFromKind,
  toHand: toHandKind,
  redraw: redrawKind,
  fromActor: fromActorKind,
  place: placeKind,
  jump: jumpKind,
  guest: guestKind,
  draw: drawKind,
  playLast: playLastKind,
  custom: customKind,
  gathered: gatheredKind,
  window: windowKind,
  afford: affordKind,
  eve: eveKind,
  use: useKind,
  byOwner: byOwnerKind,
  charge: chargeKind,
  owe: oweKind,
  payOwners: payOwnersKind,
  giveBack: giveBackKind,
  play: playKind,
  deal: dealKind,
  draft: draftKind,
  keepCards: keepCardsKind,
  spread: spreadKind,
  kept: keptKind,
  tellHands: tellHandsKind,
  layOut: layOutKind,
  countDecks: countDecksKind,
  drawCards: drawCardsKind,
  drawFrom: drawFromKind,
  resolve: resolveKind,
  foresee: foreseeKind,
  leaves: leavesKind,
  drawOne: drawOneKind,
  swapCards: swapCardsKind,
  mulligan: mulliganKind,
  layAway: layAwayKind,
  moment: momentKind,
  settle: settleKind,
  housed: housedKind,
  trial: trialKind,
  marketplace: marketplaceKind,
  forPartner: forPartnerKind,
  convert: convertKind,
  discard: discardKind,
  drawStart: drawStartKind,
  beginRound: beginRoundKind,
  reveal: revealKind,
  receive: receiveKind,
  replenish: replenishKind,
  work: workKind,
  home: homeKind,
  harvest: harvestKind,
  field: fieldKind,
  feed: feedKind,
  attend: attendKind,
  breed: breedKind,
  endRound: endRoundKind,
} satisfies { [D in Act['do']]: Kind<State, Extract<Act, { do: D }>> };

/** Every kind of effect of this game. */
export const kinds: Readonly<Record<string, Kind<State>>> = { ...flowKinds, ...acts };
