import { often } from '../../effects/effect-words';
import { stacksAs, stacksIn } from '../../in-play/kept';
import { WOOD } from '../../state/goods';
import type { Declaration } from '../card';
import { fieldPhaseStarts, iTook, on } from '../listener';
import { stacksOf } from '../memory';
import { type OwnAct, ownActs } from '../own';

/** How much wood a planted stack has. */
const PLANTED = 3;

/** The names of what such a card does. */
interface Names {
  readonly plant: string;
  readonly fell: string;
}

/** Wood grows on the card as grain does on fields, in so many stacks: each “Sow” action can plant them. */
export function plantedWood(count: number, { plant, fell }: Names): Declaration {
  const keeps = stacksOf('wood', count);
  const planting: OwnAct = {
    possible: ({ kept, player }) => player.goods[WOOD] > 0 && stacksIn(keeps, kept).includes(0),
    act: ({ kept }) => {
      const stacks = stacksIn(keeps, kept);
      return [
        { step: 'pay', goods: { wood: 1 } },
        { step: 'keep', kept: stacksAs(stacks.with(stacks.indexOf(0), PLANTED)) },
      ];
    },
  };
  const felling: OwnAct = {
    possible: ({ kept }) => kept > 0,
    plain: true,
    act: ({ kept }) => {
      const stacks = stacksIn(keeps, kept);
      return [
        { step: 'keep', kept: stacksAs(stacks.map((n) => Math.max(0, n - 1))) },
        { step: 'gain', goods: { wood: stacks.filter((n) => n > 0).length } },
      ];
    },
  };
  const { acts, act } = ownActs<string>({ [plant]: planting, [fell]: felling });
  return {
    keeps,
    instead: { of: 'sow', takes: true, get: act(plant) },
    on: [on(iTook('sow'), often(act(plant))), on(fieldPhaseStarts, act(fell))],
    own: { acts },
  };
}
