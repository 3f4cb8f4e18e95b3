import { flowKinds } from '@furrow/kernel/flow/kinds';
import type { Kind } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import type { State } from '../state';
import { beforeBreedingKind } from './before-breeding';
import { bordersKind } from './borders';
import { breedKind } from './breed';
import { buildKind } from './build';
import { drawBuildingsKind, drawStartKind } from './chance';
import { customKind } from './custom';
import { expandKind } from './expand';
import { collectKind, fetchKind, gainKind, markerKind } from './gain';
import { giveBorderKind } from './give-border';
import { layKind } from './lay';
import { momentKind } from './moment';
import { lastChanceKind, pauseKind } from './pause';
import { releaseKind } from './release';
import { homeKind, refillKind } from './round';
import { settleKind } from './settle';
import { stablesKind, upgradeKind } from './stables';
import { stallKind, troughToStallKind } from './stall';
import { tradeKind } from './trade';
import { troughsKind } from './troughs';
import { turnDownKind } from './turn-down';
import { useSpaceKind, workKind } from './work';

const acts = {
  gain: gainKind,
  collect: collectKind,
  fetch: fetchKind,
  marker: markerKind,
  borders: bordersKind,
  troughs: troughsKind,
  stall: stallKind,
  stables: stablesKind,
  upgrade: upgradeKind,
  build: buildKind,
  expand: expandKind,
  trade: tradeKind,
  lay: layKind,
  giveBorder: giveBorderKind,
  troughToStall: troughToStallKind,
  useSpace: useSpaceKind,
  moment: momentKind,
  settle: settleKind,
  release: releaseKind,
  turnDown: turnDownKind,
  drawStart: drawStartKind,
  drawBuildings: drawBuildingsKind,
  refill: refillKind,
  work: workKind,
  home: homeKind,
  breed: breedKind,
  beforeBreeding: beforeBreedingKind,
  pause: pauseKind,
  lastChance: lastChanceKind,
  custom: customKind,
} satisfies { [D in Act['do']]: Kind<State, Extract<Act, { do: D }>> };

/** Every kind of effect of this game. */
export const kinds: Readonly<Record<string, Kind<State>>> = { ...flowKinds, ...acts };
