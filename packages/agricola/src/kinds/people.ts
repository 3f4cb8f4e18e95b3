import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { nameEach } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { SpaceId } from '../boards/space-ids';
import { awaitLast } from '../course/late-guests';
import type { Act } from '../effects/effect';
import { rulesOf } from '../ruleset';
import { entriesOf, whereIs } from '../spaces/placed';
import {
  canUseAny,
  come,
  hidesAny,
  PLACE,
  peopleLeft,
  type Terms,
  termsOf,
  usableSpaces,
  whyNotUse,
} from '../spaces/placing';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { usedSpace, userEntry } from './use';

type Place = Extract<Act, { do: 'place' }>;
type Jump = Extract<Act, { do: 'jump' }>;

/** Another person is placed in the same turn. */
export const placeKind: Kind<State, Place> = {
  possible: (run, node, seat) =>
    hasPerson(run, node.effect, seat) && canUseAny(run, seat, whereTo(node.effect)),
  hides: (run, node, seat) => hasPerson(run, node.effect, seat) && hidesAny(run, seat, whereTo(node.effect)),
  why: () => because({ why: 'nobody-to-place' }),
  step: () => WAIT,
  ask: (run, node) => {
    const { seat } = run.stack;
    const where = whereTo(node.effect);
    return listed(nameEach(PLACE, usableSpaces(run, seat, where)), (move) =>
      move.verb === PLACE ? whyNotUse(run, seat, move.things[0], where) : because({ why: 'not-asked' }),
    );
  },
  question: () => asking({ ask: 'place' }),
  answer: (run, node, { things: [space] }) => {
    const { seat } = run.stack;
    run.stack.pop();
    come(run, seat, space, whereTo(node.effect));
  },
};

function whereTo({ where }: Place): Terms {
  return termsOf(where.from, where);
}

function hasPerson(run: Run<State>, { where }: Place, seat: number): boolean {
  return where.from === 'home' ? run.state.players[seat].home > 0 : peopleLeft(run, seat) > 0;
}

/** The person goes on from the space it has just used to another one. */
export const jumpKind: Kind<State, Jump> = {
  possible: (run, node, seat) => {
    const terms = goingOn(run, node.effect, seat);
    return terms !== undefined && canUseAny(run, seat, terms);
  },
  hides: (run, node, seat) => {
    const terms = goingOn(run, node.effect, seat);
    return terms !== undefined && hidesAny(run, seat, terms);
  },
  why: () => because({ why: 'nowhere-to-go' }),
  step: () => WAIT,
  ask: (run, node) => {
    const { seat } = run.stack;
    const terms = goingOn(run, node.effect, seat);
    return listed(
      terms === undefined ? [] : nameEach('jump', usableSpaces(run, seat, terms)),
      ({ verb, things }) =>
        verb === 'jump' && terms !== undefined
          ? whyNotUse(run, seat, things[0], terms)
          : because({ why: 'not-asked' }),
    );
  },
  question: () => asking({ ask: 'jump' }),
  answer: (run, node, { things: [space] }) => {
    const { seat } = run.stack;
    const terms = goingOn(run, node.effect, seat);
    run.stack.pop();
    if (terms !== undefined) come(run, seat, space, terms);
  },
};

/** The terms on which a person goes on; none if nobody can. */
function goingOn(run: Run<State>, { to, evenOccupied, from: on }: Jump, seat: Seat): Terms | undefined {
  const from = on === undefined ? justUsed(run) : entryOn(run, on, seat);
  if (from <= 0) return undefined;
  return termsOf(from, { on: to, evenOccupied: evenOccupied === true });
}

/** The entry of the person who has just used a space; 0 if it no longer stands there. */
function justUsed(run: Run<State>): number {
  const entry = userEntry(run);
  return entry > 0 && whereIs(run.state, entry) === usedSpace(run) ? entry : 0;
}

/** The entry of a person of the seat who stands on one of these spaces; 0 if there is none. */
function entryOn(run: Run<State>, ids: readonly SpaceId[], seat: Seat): number {
  const spaces = ids.map((id) => rulesOf(run).spaceNumber(id));
  return entriesOf(run.state, seat).find((entry) => spaces.includes(whereIs(run.state, entry))) ?? 0;
}

/** A person from the supply can be placed in this round only; a guest who comes last is a marker that is nobody's. */
export const guestKind: Kind<State, Extract<Act, { do: 'guest' }>> = {
  possible: (run, { effect }, seat) => effect.last === true || peopleLeft(run, seat) > 0,
  why: () => because({ why: 'family-complete' }),
  step: (run, { effect }) => {
    const { seat } = run.stack;
    run.stack.pop();
    const player = run.state.players[seat];
    if (effect.last === true) {
      awaitLast(run, seat);
      tell(run, () => ({ event: 'hosts', seat }));
      return ON;
    }
    player.guests++;
    player.home++;
    tell(run, () => ({ event: 'guest', seat, forever: false }));
    return ON;
  },
};
