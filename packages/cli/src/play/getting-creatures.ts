import { findBuilding } from '@furrow/creatures/buildings/index';
import { rules } from '@furrow/creatures/rules';
import { FIRST_SPACE } from '@furrow/creatures/ruleset';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { name } from '@furrow/kernel/move';
import { type Getting, partThatDoes, whyNotAnswer } from './getting';

/** The numbers of the spaces on which special buildings are built. */
const BUILDING_SPACES = spaces.flatMap(({ effect }, space) => (effect.do === 'build' ? [space] : []));

/** How special buildings of the offer are built. */
export const gettingCreatures: Getting<State> = {
  ways: (_game, { offer }, id) => {
    const building = findBuilding(id);
    if (building === undefined || !offer.includes(building.number)) return [];
    return [`build ${id}`, ...BUILDING_SPACES.map((space) => `${spaces[space].id}; build ${id}`)];
  },
  whyNot: (_game, state, seat, id) => {
    const building = findBuilding(id);
    const [space] = BUILDING_SPACES;
    const node = partThatDoes(rules.spaces[space], 'build');
    if (building === undefined || node === undefined) return undefined;
    const asker = { node, source: FIRST_SPACE + space };
    return whyNotAnswer(rules, state, seat, asker, name('build', building.number));
  },
};
