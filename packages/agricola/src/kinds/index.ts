import { flowKinds } from '@furrow/kernel/flow/kinds';
import type { Kind } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import type { State } from '../state';
import { convertKind, discardKind } from './anytime';
import { bakeKind } from './bake';
import { breedKind } from './breed';
import { buildKind } from './build';
import { minorKind, occupationKind } from './cards';
import { feedKind } from './feed';
import { fencesKind } from './fences';
import { fieldKind, plowKind, sowKind } from './fields';
import { collectKind, gainKind, tokenKind } from './gain';
import { growKind, renovateKind } from './house';
import { laterKind, majorKind } from './major';
import { marketplaceKind } from './marketplace';
import { momentKind } from './moment';
import { forPartnerKind } from './partner';
import { fromRoundKind, payKind } from './pay';
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
import { settleKind } from './settle';
import { workKind } from './work';

const acts = {
  gain: gainKind,
  collect: collectKind,
  token: tokenKind,
  pay: payKind,
  fromRound: fromRoundKind,
  build: buildKind,
  renovate: renovateKind,
  grow: growKind,
  plow: plowKind,
  sow: sowKind,
  bake: bakeKind,
  fences: fencesKind,
  major: majorKind,
  minor: minorKind,
  occupation: occupationKind,
  later: laterKind,
  moment: momentKind,
  settle: settleKind,
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
  breed: breedKind,
  endRound: endRoundKind,
} satisfies { [D in Act['do']]: Kind<State, Extract<Act, { do: D }>> };

/** Every kind of effect of this game. */
export const kinds: Readonly<Record<string, Kind<State>>> = { ...flowKinds, ...acts };
