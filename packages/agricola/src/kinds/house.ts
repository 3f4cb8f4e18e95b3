import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { wordsOf } from '@furrow/kernel/words';
import { those } from '../cards/those';
import type { Act } from '../effects/effect';
import { mayRenovateToStone } from '../farm/farm-cards';
import { roomFor } from '../farm/housing';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { HOUSES } from '../options/variant';
import { pricesFor } from '../payment/prices-for';
import { type Purchase, STRAIGHT_TO_STONE } from '../payment/purchase';
import { lastSpace, putOn } from '../spaces/placed';
import { peopleLeft } from '../spaces/placing';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { canAfford, charge } from './charge';
import { usedSpace, user } from './use';

const [CLAY_HOUSE, STONE_HOUSE] = [1, 2];

type Renovate = Extract<Act, { do: 'renovate' }>;

const [CHOOSING, PAID] = [0, 1];

/** All rooms are renovated at once, one step, or with a card from wood straight to stone. Register a: what they become. */
export const renovateKind: Kind<State, Renovate> = {
  registers: () => ({ a: wordsOf(HOUSES) }),
  possible: (run, node, seat) =>
    run.state.players[seat].farm.house < STONE_HOUSE &&
    forbidding(run, seat) < 0 &&
    housesFor(run, node, seat).length > 0,
  why: (run, node, seat) => {
    const { house } = run.state.players[seat].farm;
    if (house === STONE_HOUSE) return because({ why: 'stone-house' });
    const card = forbidding(run, seat);
    if (card >= 0) return because({ why: 'cannot-renovate', card });
    const prices = targetsOf(run, seat).flatMap((to) => pricesFor(run, seat, renovation(node, house, to)));
    return because({ why: 'cannot-pay', prices });
  },
  step: (run, node) => {
    const { stack } = run;
    const { seat } = stack;
    if (stack.step === CHOOSING) {
      const houses = housesFor(run, node, seat);
      if (houses.length !== 1) return WAIT;
      begin(run, node, houses[0]);
      return ON;
    }
    const { farm } = run.state.players[seat];
    const former = farm.house;
    farm.house = stack.a;
    stack.pop();
    tell(run, () => ({ event: 'renovated', seat, house: farm.house }));
    raise(run, 'renovated', seat, about('house', farm.house) | about('formerHouse', former));
    return ON;
  },
  ask: (run, node) =>
    listed(
      housesFor(run, node, run.stack.seat).map((house) => name('renovate', house)),
      () => because({ why: 'not-asked' }),
    ),
  question: (run, node) => asking({ ask: 'renovate', houses: housesFor(run, node, run.stack.seat) }),
  answer: (run, node, { things: [house] }) => begin(run, node, house),
};

/** What the top frame makes of the house is known, and paid for. */
function begin(run: Run<State>, node: Node<State, Renovate>, to: number): void {
  const { stack, state } = run;
  stack.step = PAID;
  stack.a = to;
  charge(run, stack.seat, renovation(node, state.players[stack.seat].farm.house, to));
}

/** A renovation with this action, from one material to another. */
function renovation({ id, effect }: Node<State, Renovate>, from: number, to: number): Purchase {
  const node = effect.price === undefined && effect.less === undefined ? 0 : id;
  return { what: 'renovation', which: to === from + 1 ? 0 : STRAIGHT_TO_STONE, node };
}

/** What the house of a seat could become, payable or not: clay, stone. */
function targetsOf({ state }: Run<State>, seat: Seat): readonly number[] {
  const player = state.players[seat];
  if (player.farm.house === CLAY_HOUSE) return TO_STONE;
  return mayRenovateToStone(player) ? TO_BOTH : TO_CLAY;
}

const TO_CLAY = [CLAY_HOUSE];
const TO_STONE = [STONE_HOUSE];
const TO_BOTH = [CLAY_HOUSE, STONE_HOUSE];

/** What the seat can make of its house now. */
function housesFor(run: Run<State>, node: Node<State, Renovate>, seat: Seat): readonly number[] {
  const { house } = run.state.players[seat].farm;
  return targetsOf(run, seat).filter((to) => canAfford(run, seat, renovation(node, house, to)));
}

/** The card of the seat that forbids renovating, or -1. */
function forbidding({ state }: Run<State>, seat: Seat): number {
  for (const card of state.players[seat].played) if (forbids[card] === 1) return card;
  return -1;
}

const forbids = those((card) => card.forbids === 'renovate');

type Grow = Extract<Act, { do: 'grow' }>;

/** One more person, who can be placed from the next round on. */
export const growKind: Kind<State, Grow> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    return peopleLeft(run, seat) > 0 && (!node.effect.needsRoom || roomFor(run, seat) > player.people);
  },
  why: (run, _node, seat) =>
    because({ why: peopleLeft(run, seat) <= 0 ? 'family-complete' : 'no-free-room' }),
  step: (run) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    besideParent(run, seat);
    run.stack.pop();
    player.people++;
    player.newborns++;
    tell(run, () => ({ event: 'grew', seat }));
    return ON;
  },
};

/** AG-R604, AG-R607: in the work phase the newborn stands beside the person that acted last. */
function besideParent(run: Run<State>, seat: Seat): void {
  const used = usedSpace(run);
  const space = used >= 0 && user(run) === seat ? used : lastSpace(run.state, seat);
  if (space >= 0) putOn(run.state, space, seat);
}
