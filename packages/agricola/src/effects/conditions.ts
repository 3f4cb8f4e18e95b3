import { isOnDisplay, majorNumber, ownsMajor } from '../boards/majors';
import type { Spaces } from '../cards/listener';
import type { Condition } from '../cards/quantity';
import { HARVESTS } from '../course/harvests';
import { isSeason } from '../course/season';
import { isFeeding, isHarvest, turnOf } from '../course/work-phase';
import { ALL_HOUSED, AS_SAID, hasGiven, isPaid, partIn } from '../moments/brought';
import { countOf, firstEntry } from '../moments/deeds';
import { HOUSES } from '../options/variant';
import { isDelivered } from '../spaces/coming';
import { isMeant } from '../spaces/meant';
import { isOccupiedFor } from '../spaces/occupied-for';
import { personOn, spaceIn } from '../spaces/placed';
import { gives } from '../spaces/space';
import { cardOf } from '../state/source';
import { meterOf, type Viewpoint } from './measure';

type Test = (look: Viewpoint) => boolean;

/** What each condition asks, worked out when it is first met: they are looked at again and again. */
const tests = new WeakMap<Condition, Test>();

/** Whether a condition holds. */
export function holds(look: Viewpoint, condition: Condition): boolean {
  let test = tests.get(condition);
  if (test === undefined) {
    test = testOf(condition);
    tests.set(condition, test);
  }
  return test(look);
}

function testOf(condition: Condition): Test {
  if ('of' in condition) {
    const of = meterOf(condition.of);
    if ('than' in condition) {
      const than = meterOf(condition.than);
      return (look) => of(look) >= than(look) + condition.more;
    }
    const { atLeast = 0, atMost = Infinity, among } = condition;
    return (look) => {
      const n = of(look);
      return n >= atLeast && n <= atMost && among?.includes(n) !== false;
    };
  }
  if ('reaching' in condition) {
    const of = meterOf(condition.with);
    return (look) => {
      const n = of(look);
      return n >= condition.reaching && n - partIn(look.about, 'built') < condition.reaching;
    };
  }
  if ('most' in condition) {
    const of = meterOf(condition.most);
    return (look) => {
      const { rules, state, source, about } = look;
      const mine = of(look);
      return state.players.every((_, seat) => of({ rules, state, seat, source, about }) <= mine);
    };
  }
  if ('house' in condition)
    return ({ state, seat }) => condition.house.includes(HOUSES[state.players[seat].farm.house]);
  if ('owns' in condition) return ownershipOf(condition);
  if ('occupied' in condition)
    return (look) => condition.occupied.every((id) => isOccupiedFor(look, look.rules.spaceNumber(id)));
  if ('ownPersonOn' in condition)
    return ({ rules, state, seat }) => personOn(state, rules.spaceNumber(condition.ownPersonOn), seat);
  if ('done' in condition)
    return ({ rules, state, seat }) => countOf(rules, state, seat, condition.done) >= condition.atLeast;
  if ('usedInTurn' in condition) return (look) => hasUsed(look, condition.usedInTurn);
  if ('during' in condition) return (look) => isDuring(look, condition.during);
  if ('housed' in condition) {
    const wanted = condition.housed === 'all' ? ALL_HOUSED : AS_SAID;
    return ({ about }) => partIn(about, 'housed') === wanted;
  }
  if ('brings' in condition) {
    const { brings, goods } = condition;
    return ({ about }) => (brings === 'given' ? hasGiven(about, goods) : isPaid(about, goods));
  }
  if ('firstToGive' in condition)
    return ({ rules, state }) =>
      state.turns.filter((turn) => gives(rules.spaces[spaceIn(turn)], condition.firstToGive)).length <= 1;
  if ('newest' in condition) return (look) => isNewest(look, condition.newest);
  if ('season' in condition) return ({ rules, state }) => isSeason(state, rules.variant, condition.season);
  if ('harvestRound' in condition) {
    const ahead = condition.harvestRound === 'coming' ? 1 : 0;
    return ({ state }) => HARVESTS.includes(state.round + ahead);
  }
  if ('delivered' in condition)
    return ({ state, seat, source }) => isDelivered(state.players[seat], cardOf(source), state.round);
  if ('all' in condition) {
    const all = condition.all.map(testOf);
    return (look) => all.every((test) => test(look));
  }
  if ('not' in condition) {
    const test = testOf(condition.not);
    return (look) => !test(look);
  }
  return (look) => look.rules.customs.conditions[condition.custom](look);
}

/** Whether major improvements lie in front of the seat, or of anybody. */
function ownershipOf({ owns, how, who }: Extract<Condition, { owns: unknown }>): Test {
  const numbers = owns.map(majorNumber);
  return ({ state, seat }) => {
    const has = (major: number) =>
      who === 'anyone' ? !isOnDisplay(state, major) : ownsMajor(state, seat, major);
    return how === 'all' ? numbers.every(has) : numbers.some(has);
  };
}

/** Whether it is the turn of the seat, the work phase, or the seat feeds its family. */
function isDuring(
  { rules, state, seat }: Viewpoint,
  what: 'myTurn' | 'workPhase' | 'feeding' | 'harvest',
): boolean {
  if (what === 'harvest') return isHarvest(rules, state);
  if (what === 'feeding') return isFeeding(rules, state, seat);
  const turn = turnOf(rules, state);
  return what === 'myTurn' ? turn === seat : turn >= 0;
}

/** Whether the card that was revealed last is one of these spaces. */
function isNewest(look: Viewpoint, spaces: Spaces): boolean {
  const last = look.state.revealed.at(-1);
  return last !== undefined && isMeant(spaces, look, last);
}

/** Whether the seat has used one of these spaces in the turn that is going on. */
function hasUsed(look: Viewpoint, spaces: Spaces): boolean {
  const { rules, state, seat } = look;
  return state.turns
    .slice(firstEntry(rules, state, seat))
    .some((turn) => isMeant(spaces, look, spaceIn(turn)));
}
