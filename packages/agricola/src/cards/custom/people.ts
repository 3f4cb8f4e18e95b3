import { count } from '@furrow/farm/grid';
import type { SpaceId } from '../../boards/space-ids';
import { actingSeat } from '../../moments/moment-frame';
import { HOUSES } from '../../options/variant';
import { lastSpace, peopleOn, roundOf, seatsOn, spaceIn, standing, usedBy } from '../../spaces/placed';
import { isNamed } from '../../spaces/space';
import type { Player } from '../../state/state';
import { LESSONS, MARKETS } from '../listener';
import type { SomeLooks } from './looks';

const LAST_STAGE = 6;
/** The spaces where a family grows. */
const WISHES: readonly SpaceId[] = ['basic-wish', 'urgent-wish', 'modest-wish'];
/** The same in the 2007 edition. */
const GROWTH: readonly SpaceId[] = ['growth-minor', 'growth-no-room', '5-occupation-or-growth'];

const ROOMS_AND_GROWTH: readonly SpaceId[] = ['farm-expansion', '5-room-or-players', ...GROWTH];
const VEGETABLE_AND_PLOW: readonly SpaceId[] = ['vegetable', 'plow', 'plow-sow'];

function canPlaceNobody({ home, guests }: Player): boolean {
  return home + guests === 0;
}

/** The code of cards about people and where they are placed. */
export const people = {
  quantities: {
    /** By how many people the family of whoever acts is larger than that of the owner. */
    'smaller-family': ({ rules, state, seat }) => {
      const actor = actingSeat(rules, state.main);
      return actor < 0 ? 0 : Math.max(0, state.players[actor].people - state.players[seat].people);
    },
  },
  conditions: {
    /** Nobody of the own people can be placed any more in this round. */
    'last-person': ({ state, seat }) => canPlaceNobody(state.players[seat]),
    /** Another player has the starting player token. */
    'not-starting': ({ state, seat }) => state.starter !== seat,
    /** Nobody of anybody's people can. */
    'last-of-all': ({ state }) => state.players.every(canPlaceNobody),
    /** The person who acts stands on a space of a good, another space of which was used before by an own person. */
    'another-of-that-good': ({ rules, state, seat }) => {
      const used = usedBy(state, seat);
      const last = used.at(-1);
      const good = last === undefined ? undefined : rules.spaces[last].refill?.good;
      return used.some(
        (space) => space !== last && good !== undefined && rules.spaces[space].refill?.good === good,
      );
    },
    /** The person placed last stands on an animal market. */
    'last-on-market': ({ rules, state, seat }) => {
      const space = lastSpace(state, seat);
      return space >= 0 && isNamed(MARKETS, rules.spaces[space]);
    },
  },
  joins: {
    /** The first space without accumulating goods that was used in this round, while one person stands there. */
    'first-used': {
      placing: true,
      occupied: ({ rules, state }, space) => {
        const first = state.turns.map(spaceIn).find((one) => rules.spaces[one].refill === undefined);
        return first === space && peopleOn(state, space) === 1;
      },
    },
    /** The Lessons spaces, whoever stands there. */
    lessons: { occupied: ({ rules }, space) => isNamed(LESSONS, rules.spaces[space]) },
    /** Where a family grows, while people of exactly one other player are there. */
    'wish-for-children': {
      occupied: ({ rules, state, seat }, space) => {
        if (!isNamed(WISHES, rules.spaces[space])) return false;
        const [first, ...more] = seatsOn(state, space);
        return first !== seat && more.every((one) => one === first);
      },
    },
    /** Where the own second person stands. */
    'second-person': {
      placing: true,
      oncePerRound: true,
      occupied: ({ state, seat }, space) => standing(state, seat)[1] === space,
    },
    /** All of them, while the house is of wood and has two rooms. */
    'small-house': {
      occupied: ({ state, seat }) => {
        const { house, rooms } = state.players[seat].farm;
        return HOUSES[house] === 'wood' && count(rooms) === 2;
      },
    },
    /** The card on round space 13, while only people of the two neighbours are there. */
    'neighbours-on-13': {
      occupied: ({ state, seat }, space) => {
        const seats = state.players.length;
        const neighbours = [(seat + 1) % seats, (seat + seats - 1) % seats];
        return roundOf(state, space) === 13 && seatsOn(state, space).every((one) => neighbours.includes(one));
      },
    },
    /** From round 11 on the round cards that are still to come. */
    'last-cards': {
      unrevealed: ({ rules, state }, space) => state.round >= 11 && rules.spaces[space].stage !== undefined,
    },
    /** Where rooms are built or a family grows, also as one of several actions, while no own person is there. */
    'rooms-and-growth': {
      occupied: ({ rules, state, seat }, space) =>
        isNamed(ROOMS_AND_GROWTH, rules.spaces[space]) && !seatsOn(state, space).includes(seat),
    },
    /** Where a family grows, also as one of several actions, while no own person is there. */
    growth: {
      occupied: ({ rules, state, seat }, space) =>
        isNamed(GROWTH, rules.spaces[space]) && !seatsOn(state, space).includes(seat),
    },
    /** Vegetable and the spaces for plowing, while no own person is there. */
    'vegetable-and-plow': {
      occupied: ({ rules, state, seat }, space) =>
        isNamed(VEGETABLE_AND_PLOW, rules.spaces[space]) && !seatsOn(state, space).includes(seat),
    },
    /** The card of round 14. */
    'last-card': { unrevealed: ({ rules }, space) => rules.spaces[space].stage === LAST_STAGE },
  },
} satisfies SomeLooks;
