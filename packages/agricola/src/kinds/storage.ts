import type { Amounts } from '@furrow/farm/goods';
import { type Kind, ON } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { lookOf, measure } from '../effects/measure';
import { goodsAs, goodsIn, keep, keptBy, topOf } from '../in-play/kept';
import { about as brought } from '../moments/brought';
import { gainGoods } from '../state/change';
import { type Good, goodNumber } from '../state/goods';
import { cardOf } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { because } from '../vocabulary/reasons';

/** How many things lie on the card of a source; 0 if it is not in play. */
function laidOn({ state }: Run<State>, seat: Seat, source: Source): number {
  return keptBy(state.players[seat], cardOf(source));
}

function setLaid({ state }: Run<State>, seat: Seat, source: Source, n: number): void {
  keep(state.players[seat], cardOf(source), n);
}

/** Things are laid on the card. */
export const layKind: Kind<State, Extract<Act, { do: 'lay' }>> = {
  possible: () => true,
  step: (run, node) => {
    const { seat, source } = run.stack;
    const { count, good } = node.effect;
    const more = typeof count === 'number' ? count : measure(lookOf(run), count);
    run.stack.pop();
    const card = cardOf(source);
    const n = laidOn(run, seat, source) + (good === undefined ? more : keptAs(source, good, more));
    setLaid(run, seat, source, n);
    tell(run, () => ({ event: 'laid', seat, card, count: countIn(card, n) }));
    return ON;
  },
};

/** How many things a number stands for on a card. */
function countIn(card: number, laid: number): number {
  const { keeps } = cards[card];
  return keeps?.keeps === 'goods' ? goodsIn(keeps, laid).reduce((sum, [, n]) => sum + n, 0) : laid;
}

/** One thing is taken from the card, or all of them, then. */
export const unlayKind: Kind<State, Extract<Act, { do: 'unlay' }>> = {
  parts: ({ get }) => (get === undefined ? [] : [get]),
  registers: ({ all }) => ({ countsInside: all === true }),
  possible: (run, _node, seat, source) => laidOn(run, seat, source) > 0,
  why: () => because({ why: 'nothing-on-card' }),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    const lay = laidOn(run, seat, source);
    const all = node.effect.all === true;
    run.stack.pop();
    setLaid(run, seat, source, all ? 0 : lay - 1);
    for (const { id } of node.parts) run.stack.push(id, seat, source, all ? brought('unlaid', lay) : about);
    return ON;
  },
};

/** 1 of a good that lies on the card, or all goods that lie there. */
export const takeOffKind: Kind<State, Extract<Act, { do: 'takeOff' }>> = {
  possible: (run, { effect }, seat, source) => takenOff(run, effect.good, seat, source).length > 0,
  why: () => because({ why: 'nothing-on-card' }),
  step: (run, { effect: { good } }) => {
    const { seat, source } = run.stack;
    const goods = takenOff(run, good, seat, source);
    run.stack.pop();
    setLaid(run, seat, source, good === undefined ? 0 : laidOn(run, seat, source) - keptAs(source, good, 1));
    gainGoods(run, seat, goods, source);
    return ON;
  },
};

/** So many of a good as the card of a source keeps them. */
function keptAs(source: Source, good: Good, n: number): number {
  const { id, keeps } = cards[cardOf(source)];
  if (keeps?.keeps !== 'goods' || !keeps.of.includes(good)) throw new Error(`${id} keeps no ${good}`);
  return goodsAs(keeps, keeps.of.indexOf(good), n);
}

/** The goods that are taken off the card of a source: 1 of one of them, or all. */
function takenOff(run: Run<State>, good: Good | undefined, seat: Seat, source: Source): Amounts {
  const { keeps } = cards[cardOf(source)];
  const all = keeps?.keeps === 'goods' ? goodsIn(keeps, laidOn(run, seat, source)) : [];
  return good === undefined
    ? all
    : all.flatMap(([one]) => (one === goodNumber(good) ? [[one, 1] as const] : []));
}

/** The top good of the pile on the card. */
export const topOfPileKind: Kind<State, Extract<Act, { do: 'topOfPile' }>> = {
  possible: (run, _node, seat, source) => laidOn(run, seat, source) > 0,
  why: () => because({ why: 'nothing-on-card' }),
  step: (run) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    const left = laidOn(run, seat, source);
    const top = topOf(cards[cardOf(source)].keeps, left);
    setLaid(run, seat, source, left - 1);
    if (top !== undefined) gainGoods(run, seat, [[top, 1]], source);
    return ON;
  },
};
