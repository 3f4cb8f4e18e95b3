import { findBuilding } from '@furrow/creatures/buildings/index';
import { rules } from '@furrow/creatures/rules';
import { FIRST_SPACE } from '@furrow/creatures/ruleset';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { decisionOf } from '@furrow/kernel/decide';
import { stackOf } from '@furrow/kernel/machine';
import { name } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Getting } from './getting';

/** The numbers of the spaces on which special buildings are built. */
const BUILDING_SPACES = spaces.flatMap(({ effect }, space) => (effect.do === 'build' ? [space] : []));

/** What asks for a special building of the offer. */
const BUILDING = askerIn(rules.spaces[BUILDING_SPACES[0]]);

function askerIn(node: Node<State>): Node<State> {
  return node.effect.do === 'build' || node.parts.length === 0 ? node : askerIn(node.parts[0]);
}

/** How special buildings of the offer are built. */
export const gettingCreatures: Getting<State> = {
  ways: ({ offer }, id) => {
    const building = findBuilding(id);
    if (building === undefined || !offer.includes(building.number)) return [];
    return [`build ${id}`, ...BUILDING_SPACES.map((space) => `${spaces[space].id}; build ${id}`)];
  },
  whyNot: (state, seat, id) => {
    const building = findBuilding(id);
    if (building === undefined) return undefined;
    const asking = rules.copy(state);
    stackOf(asking, seat).push(BUILDING.id, seat, FIRST_SPACE + BUILDING_SPACES[0]);
    const verdict = decisionOf(rules, asking, seat)?.domain.contains(name('build', building.number));
    return verdict === undefined || verdict.ok ? undefined : verdict.reason;
  },
};
