import type { Amounts } from '@furrow/farm/goods';
import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { wordsOf } from '@furrow/kernel/words';
import { isOnDisplay, type Major, majors, takeMajor } from '../boards/majors';
import type { Act } from '../effects/effect';
import { canReturn, giveBack, returnable } from '../in-play/upgrades';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { isSamePrice, useUpChanges } from '../payment/once';
import { hasAll } from '../payment/price';
import { paysPrinted, pricesFor } from '../payment/prices-for';
import type { Purchase } from '../payment/purchase';
import { rulesOf } from '../ruleset';
import { payGoods } from '../state/change';
import { GOODS } from '../state/goods';
import { sourceOfMajor } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { canAfford, payable } from './charge';
import { type By, beginMinor, canPlayMinor, playableMinors, whyNotInHand } from './minor';
import { holdsKind, whyNotPay } from './play';

const CHOOSING = 0;
const PAYING = 1;

const chosenMajor = wordsOf(['none', ...majors.map(({ id }) => id)]);

/** A way to pay for a major: a price, or an own improvement that is returned. */
type Way = { readonly price: Amounts } | { readonly back: number };

/**
 * One major improvement of the display: choose, pay (or return a Fireplace), carry out what it does. With `orMinor` a
 * minor improvement of the hand may be played instead. Register a: the major plus 1, 0 until it is chosen.
 */
export const majorKind: Kind<State, Extract<Act, { do: 'major' }>> = {
  registers: () => ({ a: chosenMajor }),
  possible: (run, node, seat) => {
    const printed = isPlain(node) && paysPrinted(run, seat, 'major');
    for (const major of offeredBy(node))
      if (isOnDisplay(run.state, major.number) && canTake(run, node, seat, major, printed)) return true;
    return node.effect.orMinor === true && canPlayMinor(run, seat, byImprovement(node));
  },
  hides: (run, node, seat) => node.effect.orMinor === true && holdsKind(run, seat, 'minor'),
  why: (run, node) =>
    because({
      why: offeredBy(node).some(({ number }) => isOnDisplay(run.state, number))
        ? 'no-major-affordable'
        : 'majors-gone',
    }),
  step: (run, node) => {
    const { stack } = run;
    if (stack.step === CHOOSING) return WAIT;
    const ways = waysToPay(run, node, stack.seat, majors[stack.a - 1]);
    if (ways.length > 1) return WAIT;
    take(run, node, ways[0]);
    return ON;
  },
  ask: (run, node) => {
    const { seat, step, a } = run.stack;
    const chosen = majors[a - 1];
    if (step === PAYING) {
      const ways = waysToPay(run, node, seat, chosen);
      return listed(ways.map(moveOf), () =>
        because({ why: 'cannot-pay', prices: pricesFor(run, seat, purchase(node, chosen)) }),
      );
    }
    const printed = isPlain(node) && paysPrinted(run, seat, 'major');
    const open = offeredBy(node).filter(
      (one) => isOnDisplay(run.state, one.number) && canTake(run, node, seat, one, printed),
    );
    const minors = node.effect.orMinor === true ? playableMinors(run, seat, byImprovement(node)) : [];
    return listed(
      [...open.map((one) => name('major', one.number)), ...minors.map((card) => name('play', card))],
      ({ verb, things: [thing] }) => {
        if (verb === 'major')
          return whyNotMajor(run, node, seat, majors[thing]) ?? because({ why: 'not-asked' });
        return verb === 'play' && node.effect.orMinor === true
          ? whyNotInHand(run, seat, thing, byImprovement(node))
          : because({ why: 'not-asked' });
      },
    );
  },
  question: ({ stack }, node) =>
    asking(
      stack.step === PAYING
        ? { ask: 'majorPay', major: stack.a - 1 }
        : { ask: 'major', orMinor: node.effect.orMinor === true },
    ),
  answer: (run, node, move) => {
    const { stack } = run;
    if (move.verb === 'play') beginMinor(run, move.things[0], byImprovement(node));
    else if (stack.step === CHOOSING) {
      stack.a = move.things[0] + 1;
      stack.step = PAYING;
    } else if (move.verb === 'return') take(run, node, { back: move.things[0] });
    else take(run, node, { price: move.things.flatMap((n, good) => (n > 0 ? [[good, n] as const] : [])) });
  },
};

type Majors = Node<State, Extract<Act, { do: 'major' }>>;

/** The majors that can be built with this action, on display or not. */
function offeredBy({ effect: { of } }: Majors): readonly Major[] {
  return of === undefined ? majors : majors.filter(({ id }) => of.includes(id));
}

/** A major that is bought with this action. */
function purchase(node: Majors, { number }: Major): Purchase {
  return { what: 'major', which: number, node: isPlain(node) ? 0 : node.id };
}

/** Whether the action has no say in what is paid. */
function isPlain({ effect: { price, spending } }: Majors): boolean {
  return price === undefined && spending === undefined;
}

/** How a minor improvement is played with this action. */
function byImprovement(node: Majors): By {
  return { asMajor: true, node: isPlain(node) ? 0 : node.id };
}

function whyNotMajor(run: Run<State>, node: Majors, seat: Seat, major: Major): Reason | undefined {
  if (!offeredBy(node).includes(major)) return because({ why: 'not-asked' });
  if (!isOnDisplay(run.state, major.number)) return because({ why: 'major-taken', major: major.number });
  return canTake(run, node, seat, major, false) ? undefined : whyNotPay(run, seat, purchase(node, major));
}

/** Whether the seat can have a major of the display; `printed`: for the price that is printed, as is known. */
function canTake(run: Run<State>, node: Majors, seat: Seat, major: Major, printed: boolean): boolean {
  const { goods } = run.state.players[seat];
  const prices = printed ? major.prices : pricesFor(run, seat, purchase(node, major));
  for (const price of prices) if (hasAll(goods, price)) return true;
  const { orReturn } = major;
  if (orReturn === undefined || node.effect.spending !== undefined) return false;
  return canReturn(run, seat, orReturn) || (!printed && canAfford(run, seat, purchase(node, major)));
}

function waysToPay(run: Run<State>, node: Majors, seat: Seat, major: Major): Way[] {
  const ways: Way[] = payable(run, seat, purchase(node, major)).map((price) => ({ price }));
  if (major.orReturn === undefined || node.effect.spending !== undefined) return ways;
  return [...ways, ...returnable(run, seat, [major.orReturn]).map((back) => ({ back }))];
}

function moveOf(way: Way): Move {
  if ('back' in way) return name('return', way.back);
  return list(
    'pay',
    GOODS.map((_, good) => way.price.find(([one]) => one === good)?.[1] ?? 0),
  );
}

function take(run: Run<State>, node: Majors, way: Way): void {
  const { seat, a } = run.stack;
  const major = a - 1;
  run.stack.pop();
  if ('back' in way) giveBack(run, seat, way.back);
  else {
    const bought = purchase(node, majors[major]);
    useUpChanges(run, seat, 'major', () =>
      pricesFor(run, seat, bought).some((other) => isSamePrice(other, way.price)),
    );
    payGoods(run, seat, way.price);
  }
  takeMajor(run.state, seat, major);
  tell(run, () => ({ event: 'major', seat, major }));
  const source = sourceOfMajor(major);
  raise(run, 'played', seat, about('played', source) | about('returned', 'back' in way ? 1 : 0));
  const effect = rulesOf(run).builds[major];
  if (effect?.kind.possible(run, effect, seat, source)) run.stack.push(effect.id, seat, source);
}
