import { BUILDING_RESOURCES } from '@furrow/agricola/state/goods';
import type { Building } from '@furrow/creatures/building';
import { buildingPicture } from '@furrow/text/pictures/creatures';
import type { Deed } from '@furrow/text/pictures/picture';
import type { BuildingLook, Sign } from '../../protocol/signs';

/** So many pictures still tell something. */
const MOST = 3;

/** What an effect is drawn as; effects without an entry only put others in order, or are not drawn. */
const DEED_OF: Readonly<Record<string, readonly Deed[]>> = {
  plow: ['plow'],
  sow: ['sow'],
  bake: ['bake'],
  fences: ['fences'],
  borders: ['fences'],
  troughs: ['trough'],
  stall: ['stall'],
  troughToStall: ['stall'],
  stables: ['stable'],
  renovate: ['renovate'],
  grow: ['grow'],
  adopt: ['grow'],
  minor: ['minor'],
  occupation: ['occupation'],
  token: ['start'],
  marker: ['start'],
  expand: ['expand'],
  trade: ['trade'],
  marketplace: ['trade'],
  breed: ['breed'],
  points: ['points'],
  place: ['person'],
  jump: ['person'],
  guest: ['person'],
  useSpace: ['person'],
};

/** An effect of any game. */
interface AnyEffect {
  readonly do: string;
  readonly [part: string]: unknown;
}

/** What is done on a space of any game, in its order; what is laid there is drawn as it lies. */
export function spaceSigns({ effect }: { readonly effect: unknown }): Sign[] {
  return few(effectsIn(effect).flatMap(signsOf));
}

/** What a building of All Creatures is for; one whose declaration does not tell helps to build. */
export function buildingSigns(building: Building): Sign[] {
  const signs = buildingPicture(building).flatMap(({ to }) => to.map(({ sign }) => sign));
  return signs.length > 0 ? few(signs) : ['build'];
}

/** The shape of a building, by what it is for. */
export function buildingLook({ id, over, counts, holds, prices }: Building): BuildingLook {
  if (id === 'cottage') return 'cottage';
  if (over === 'cottage') return 'house';
  if (counts !== undefined) return counts;
  if (prices.every((price) => price.length === 0)) return 'yard';
  return holds === undefined ? 'works' : 'shed';
}

function signsOf(effect: AnyEffect): readonly Sign[] {
  const { goods } = effect;
  if (effect.do === 'gain') return keysOf(goods);
  if (effect.do === 'later') return ['later', ...keysOf(goods)];
  if (effect.do === 'major') return effect.orMinor === true ? ['major', 'minor'] : ['major'];
  if (effect.do !== 'build') return DEED_OF[effect.do] ?? [];
  if (effect.rooms === undefined) return ['build'];
  return [...(effect.rooms === 0 ? [] : ['room']), ...(effect.stables === 0 ? [] : ['stable'])];
}

function keysOf(goods: unknown): string[] {
  return typeof goods === 'object' && goods !== null ? Object.keys(goods) : [];
}

/** All effects in something declared, whatever they are part of, those around others first. */
function effectsIn(declared: unknown): AnyEffect[] {
  if (typeof declared !== 'object' || declared === null) return [];
  const inner = Object.values(declared).flatMap(effectsIn);
  return 'do' in declared ? [declared as AnyEffect, ...inner] : inner;
}

/** Each sign once; all building resources together are one of choice. */
function few(signs: readonly Sign[]): Sign[] {
  const once = [...new Set(signs)];
  const resources: readonly string[] = BUILDING_RESOURCES;
  const ofChoice = resources.every((good) => once.includes(good));
  const told = ofChoice ? ['resource', ...once.filter((sign) => !resources.includes(sign))] : once;
  return told.slice(0, MOST);
}
