import type { Action } from '@furrow/agricola/effects/take';
import { HOUSES } from '@furrow/agricola/options/variant';
import type { Space } from '@furrow/agricola/spaces/space';
import { GOODS } from '@furrow/agricola/state/goods';
import { clauseOf } from '../agricola/clauses/effect';
import type { Happening, Occasion, Time } from '../agricola/clauses/occasion';
import type { SpacesMeant } from '../agricola/clauses/spaces';
import { byKind, type PhrasesBy } from '../by-kind';
import { givenDrawn, pieceSign, type SpaceSigns } from './counted';
import { clauseDrawn } from './doings';
import type { Pictogram, Sign } from './picture';

const TIMES: Readonly<Record<Time, Sign>> = {
  beforeRound: 'round',
  roundStart: 'round',
  replenish: 'round',
  workStart: 'round',
  settled: 'anytime',
  turnEnds: 'person',
  workEnds: 'person',
  homeward: 'room',
  roundEnds: 'later',
  beforeHarvest: 'harvest',
  fieldPhase: 'harvest',
  fieldStarts: 'harvest',
  fieldEnds: 'harvest',
  feedingStarts: 'harvest',
  feeding: 'harvest',
  fed: 'food',
  bred: 'breed',
  harvestEnds: 'harvest',
  scoring: 'points',
};

const ACTIONS: Readonly<Record<Action, Sign>> = {
  bake: 'bake',
  sow: 'sow',
  plow: 'plow',
  fences: 'fences',
  renovate: 'renovate',
  grow: 'grow',
  minor: 'minor',
  improvement: 'major',
};

/** An action that the rules know by name, as a sign. */
export function actionSign(action: Action): Sign {
  return ACTIONS[action];
}

/** What a space is for, as one sign: what gathers there, or else what is done there first. */
function spaceSign({ refill, effect }: Space): Sign {
  return refill?.good ?? clauseDrawn(clauseOf(effect)).to.at(0)?.sign ?? 'person';
}

/** What the spaces of a board are for. */
export function signsOf(spaces: readonly Space[]): SpaceSigns {
  return (id) =>
    spaces
      .filter((one) => one.id === id)
      .map(spaceSign)
      .at(0);
}

/** Which spaces are meant, as signs; a space that is not on this board is any. */
function spacesDrawn(meant: SpacesMeant, spaces: readonly Space[]): readonly Sign[] {
  if (meant.spaces === 'accumulating') return meant.goods.map((good) => GOODS[good]);
  if (meant.spaces !== 'named') return ['person'];
  const known = meant.ids.flatMap((id) => spaces.filter((one) => one.id === id)).map(spaceSign);
  return known.length === 0 ? ['person'] : [...new Set(known)];
}

const HAPPENINGS: PhrasesBy<'happens', Happening, [readonly Space[]], readonly Sign[]> = {
  use: ({ spaces: meant }, spaces) => spacesDrawn(meant, spaces),
  getOnSpace: ({ goods }) => goods.map((good) => GOODS[good]),
  take: ({ action }) => [ACTIONS[action]],
  build: ({ what }) => [pieceSign(what)],
  renovate: ({ to }) => (to === undefined ? ['renovate'] : ['renovate', HOUSES[to]]),
  plow: () => ['plow'],
  bake: () => ['bake'],
  workWood: () => ['wood'],
  cook: ({ good }) => ['cook', ...(good === undefined ? [] : [GOODS[good]])],
  useNewSpace: () => ['expand'],
  useLand: () => ['expand'],
  sow: () => ['sow'],
  harvest: ({ good }) => (good === undefined ? ['harvest'] : ['harvest', GOODS[good]]),
  enclose: () => ['fences'],
  encloseUnused: () => ['fences'],
  buildMajor: () => ['major'],
  upgrade: () => ['major'],
  play: ({ card }) => [card === 'occupation' ? 'occupation' : 'minor'],
  gain: ({ good }) => (good === undefined ? ['resource'] : [GOODS[good]]),
};

const happening = byKind('happens', HAPPENINGS);

/** What a card waits for, as pictograms; `spaces`: those of the board it is played on. */
export function occasionDrawn(occasion: Occasion, spaces: readonly Space[]): readonly Pictogram[] {
  switch (occasion.occasion) {
    case 'time': {
      const sign = TIMES[occasion.time];
      return [occasion.round === undefined ? { sign } : { sign, n: String(occasion.round) }];
    }
    case 'doing':
      return happening(occasion.what, spaces).map((sign) => ({ sign }));
    case 'soon':
      return givenDrawn(occasion.given, signsOf(spaces));
  }
}
