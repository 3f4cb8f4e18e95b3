import { name } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { partThatDoes, whyNotAnswer } from '@furrow/kernel/would-ask';
import { findBuilding } from './buildings/index';
import { rules } from './rules';
import { sourceOfSpace } from './source';
import { spaces } from './spaces';
import type { State } from './state';

/** The numbers of the spaces on which special buildings are built. */
const BUILDING_SPACES = spaces.flatMap(({ effect }, space) => (effect.do === 'build' ? [space] : []));

/** The lines of moves by which a building of the offer may be built, the shortest first. */
export function waysToGet({ offer }: State, id: string): readonly string[] {
  const building = findBuilding(id);
  if (building === undefined || !offer.includes(building.number)) return [];
  return [`build ${id}`, ...BUILDING_SPACES.map((space) => `${spaces[space].id}; build ${id}`)];
}

/** Why the seat could not build a building even if it were its choice; undefined if it could. */
export function whyNotGot(state: State, seat: Seat, id: string): Reason | undefined {
  const building = findBuilding(id);
  const [space] = BUILDING_SPACES;
  const node = partThatDoes(rules.spaces[space], 'build');
  if (building === undefined || node === undefined) return undefined;
  const asker = { node, source: sourceOfSpace(space) };
  return whyNotAnswer(rules, state, seat, asker, name('build', building.number));
}
