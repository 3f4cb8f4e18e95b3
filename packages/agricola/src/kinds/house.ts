import { count } from '@furrow/farm/grid';
import { type Kind, ON } from '@furrow/kernel/kind';
import { payGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { freeRooms, PEOPLE } from '../farmyard';
import { type Amounts, CLAY, REED, STONE } from '../goods';
import { because } from '../reasons';
import type { Player, State } from '../state';

const STONE_HOUSE = 2;

/** AG-R506: 1 clay, later 1 stone, for each room, and 1 reed. */
function renovationPrice({ farm }: Player): Amounts {
  return [
    [farm.house === 0 ? CLAY : STONE, count(farm.rooms)],
    [REED, 1],
  ];
}

/** All rooms are renovated at once, one step. */
export const renovateKind: Kind<State, Extract<Act, { do: 'renovate' }>> = {
  possible: (run, _node, seat) => {
    const player = run.state.players[seat];
    return (
      player.farm.house < STONE_HOUSE && renovationPrice(player).every(([good, n]) => player.goods[good] >= n)
    );
  },
  why: (run, _node, seat) => {
    const player = run.state.players[seat];
    if (player.farm.house === STONE_HOUSE) return because({ why: 'stone-house' });
    return because({ why: 'cannot-pay', prices: [renovationPrice(player)] });
  },
  step: (run) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    run.stack.pop();
    payGoods(run, seat, renovationPrice(player));
    player.farm.house++;
    tell(run, () => ({ event: 'renovated', seat, house: player.farm.house }));
    return ON;
  },
};

type Grow = Extract<Act, { do: 'grow' }>;

/** One more person, who can be placed from the next round on. */
export const growKind: Kind<State, Grow> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    return player.people < PEOPLE && (!node.effect.needsRoom || freeRooms(player) > 0);
  },
  why: (run, _node, seat) =>
    because({ why: run.state.players[seat].people === PEOPLE ? 'family-complete' : 'no-free-room' }),
  step: (run) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    run.stack.pop();
    player.people++;
    player.newborns++;
    tell(run, () => ({ event: 'grew', seat }));
    return ON;
  },
};
