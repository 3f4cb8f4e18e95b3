import { pairs } from '@furrow/farm/goods';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { list } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effects/effect';
import { animalsFit, animalsOf, hasAnimals, keepableAnimals, roomLook } from '../farm/room';
import { NOTHING_BROUGHT } from '../moments/brought';
import { raise } from '../moments/raise';
import { noteHoused } from '../moments/work-deeds';
import { CONVERTIBLE } from '../payment/convert';
import { rulesOf } from '../ruleset';
import { convertGoods, ratesOf } from '../state/change';
import { FIRST_ANIMAL } from '../state/goods';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** Register a of a settle frame: nothing is cooked in the breeding phase. */
export const BREEDING = 1;

/** Every animal must have room; the owner says which are kept, the others are cooked where that is possible, or leave. */
export const settleKind: Kind<State, Extract<Act, { do: 'settle' }>> = {
  possible: (run, _node, seat) => !haveRoom(run, seat),
  step: (run) => {
    const { seat } = run.stack;
    if (!haveRoom(run, seat)) return WAIT;
    run.stack.pop();
    noteHoused(run, seat);
    raise(run, 'settled', seat, NOTHING_BROUGHT);
    return ON;
  },
  ask: (run) => {
    const player = run.state.players[run.stack.seat];
    const look = roomLook(run, run.stack.seat);
    const have = animalsOf(player);
    const moves = keepableAnimals(look, have).map((kept) => list('keep', kept));
    return freeForm(moves, (move) => {
      if (move.verb !== 'keep' || move.things.length !== have.length)
        return no(because({ why: 'not-asked' }));
      if (move.things.some((n, type) => n < 0 || n > have[type])) return no(because({ why: 'not-so-many' }));
      return animalsFit(look, move.things) ? YES : no(because({ why: 'no-room' }));
    });
  },
  question: ({ state, stack }) =>
    asking({
      ask: 'settle',
      have: pairs(animalsOf(state.players[stack.seat]), FIRST_ANIMAL),
      newborns: stack.a === BREEDING,
    }),
  answer: (run, _node, move) => letGo(run, run.stack.seat, move.things, run.stack.a !== BREEDING),
};

/** Whether all animals of a seat have room; most often there are none. */
function haveRoom(run: Run<State>, seat: Seat): boolean {
  const player = run.state.players[seat];
  return !hasAnimals(player) || animalsFit(roomLook(run, seat), animalsOf(player));
}

/** An effect that may bring animals or change the farm, with a look at the farm afterwards. */
export const housedKind: Kind<State, Extract<Act, { do: 'housed' }>> = {
  parts: ({ effect }) => [effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
    run.stack.push(node.parts[0].id, seat, source, about);
    return ON;
  },
};

/** The animals beyond those kept are cooked, if they may be, or go back to the general supply. */
function letGo(run: Run<State>, seat: Seat, keep: readonly number[], mayCook: boolean): void {
  const { goods } = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  const cooking = mayCook && !rulesOf(run).variant.houseBeforeCooking;
  const cooked = CONVERTIBLE.map(() => 0);
  const gone: [number, number][] = [];
  keep.forEach((kept, type) => {
    const good = FIRST_ANIMAL + type;
    const more = goods[good] - kept;
    if (more === 0) return;
    if (cooking && rates[good] > 0) cooked[CONVERTIBLE.indexOf(good)] = more;
    else {
      goods[good] = kept;
      gone.push([good, more]);
    }
  });
  convertGoods(run, seat, cooked);
  if (gone.length > 0) tell(run, () => ({ event: 'released', seat, goods: gone }));
}
