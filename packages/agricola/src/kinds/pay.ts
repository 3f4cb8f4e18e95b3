import type { Amounts } from '@furrow/farm/goods';
import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { harvestsLeft } from '../course/harvests';
import type { Act, Piece, PieceCounts } from '../effects/effect';
import { lookFor, measure } from '../effects/measure';
import { ownerOf } from '../in-play/played';
import { actingSeat } from '../moments/moment-frame';
import {
  type Afterwards,
  afterPaying,
  findFood,
  foodDomain,
  foodQuestion,
  mustAskForFood,
  waysToPay,
} from '../payment/food';
import { isOnFarm } from '../payment/on-farm';
import { canPay } from '../payment/price';
import { rulesOf } from '../ruleset';
import { gainGoods, payGoods, payTo, putBack, ratesOf } from '../state/change';
import { amountsOf, goodNumber } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import { cardOf, isCard, spaceOf } from '../state/source';
import type { State } from '../state/state';
import { losePieces, missingPiece } from '../state/supply';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { isBeforeTaking, noteInUse, noteTaken, usedSpace } from './use';

type Pay = Extract<Act, { do: 'pay' }>;

const [DISCARDING, PAYING] = [0, 1];

/**
 * Pay, turning goods into food if need be, then; what comes then must be possible with what is left. A card of the hand that is
 * paid too is chosen first.
 */
export const payKind: Kind<State, Pay> = {
  parts: ({ get }) => (get === undefined ? [] : [get]),
  possible: (run, node, seat, source) => {
    if (lackingPiece(run, node.effect, seat) !== undefined) return false;
    if (node.effect.card === true && run.state.players[seat].hand.length === 0) return false;
    const price = priceNow(run, node.effect, seat, source);
    if (lacking(run, node.effect, seat, price) > 0)
      return node.parts.every((part) => part.kind.possible(run, part, seat, source));
    return (
      isOnFarm(run, seat, price) && waysToPay(run, seat, price, after(run, node, seat, source)).length > 0
    );
  },
  hides: (run, node, seat, source) =>
    canPay(run.state.players[seat], priceNow(run, node.effect, seat, source), ratesOf(run.state, seat)) &&
    node.parts.some((part) => part.kind.hides?.(run, part, seat, source) === true),
  why: (run, node, seat, source) => {
    const piece = lackingPiece(run, node.effect, seat);
    if (piece !== undefined)
      return because({ why: 'no-pieces', piece, count: node.effect.pieces?.[piece] ?? 0 });
    if (node.effect.card === true && run.state.players[seat].hand.length === 0)
      return because({ why: 'no-cards' });
    for (const part of node.parts)
      if (!part.kind.possible(run, part, seat, source)) return whyNot(run, part, seat, source);
    return because({ why: 'cannot-pay', prices: [priceNow(run, node.effect, seat, source)] });
  },
  step: (run, node) => {
    if (isDiscarding(run, node)) return WAIT;
    const { seat, source, about } = run.stack;
    const price = priceNow(run, node.effect, seat, source);
    const { to } = node.effect;
    const first = lacking(run, node.effect, seat, price);
    if (first === 0 && mustAskForFood(run, seat, price, after(run, node, seat, source))) return WAIT;
    const other = payeeOf(run, node.effect, source);
    run.stack.pop();
    if (to === 'space') {
      takeFirst(run, seat, first);
      layOnSpace(run, seat, price);
    }
    for (const part of node.parts) run.stack.push(part.id, seat, source, about);
    if (other >= 0) payTo(run, seat, other, price);
    else if (to !== 'space') payGoods(run, seat, price);
    if (node.effect.pieces !== undefined) removePieces(run, seat, node.effect.pieces);
    return ON;
  },
  ask: (run, node) => {
    const { seat, source } = run.stack;
    if (isDiscarding(run, node))
      return listed(
        run.state.players[seat].hand.map((card) => name('discard-card', card)),
        () => because({ why: 'not-in-hand' }),
      );
    return foodDomain(run, seat, priceNow(run, node.effect, seat, source), after(run, node, seat, source));
  },
  question: (run, node) => {
    const { seat, source } = run.stack;
    if (isDiscarding(run, node)) return asking({ ask: 'discardCard' });
    return foodQuestion(run, seat, priceNow(run, node.effect, seat, source));
  },
  answer: (run, node, move) => {
    if (isDiscarding(run, node)) discard(run, move.things[0]);
    else findFood(run, run.stack.seat, move.things);
  },
};

/** Whether a card of the hand is to be paid, and is not yet chosen. */
function isDiscarding({ stack }: Run<State>, { effect }: Node<State, Pay>): boolean {
  return effect.card === true && stack.step === DISCARDING;
}

/** A card of the hand leaves the game for all to see. */
function discard(run: Run<State>, card: CardNumber): void {
  const { state, stack } = run;
  const { seat } = stack;
  const { hand } = state.players[seat];
  stack.step = PAYING;
  hand.splice(hand.indexOf(card), 1);
  state.gone.push(card);
  tell(run, () => ({ event: 'removed', seat, card }));
}

/**
 * How many goods for the space that is used are to be taken from it first, because they are missing in the supply: before
 * its goods are taken, some of them may be meant.
 */
function lacking(run: Run<State>, { to }: Pay, seat: Seat, price: Amounts): number {
  if (to !== 'space' || !isBeforeTaking(run)) return 0;
  const [[good, n]] = price;
  const missing = n - run.state.players[seat].goods[good];
  return missing > 0 && missing <= run.state.piles[usedSpace(run)] ? missing : 0;
}

/** Takes so many goods from the space that is used before the others. */
function takeFirst(run: Run<State>, seat: Seat, n: number): void {
  const space = usedSpace(run);
  const refill = rulesOf(run).spaces[space]?.refill;
  if (n === 0 || refill === undefined) return;
  run.state.piles[space] -= n;
  noteTaken(run, n);
  gainGoods(run, seat, [[goodNumber(refill.good), n]]);
}

/** Lays goods on the space that is used; before its own goods are taken they lie beside it until those are. */
function layOnSpace(run: Run<State>, seat: Seat, price: Amounts): void {
  const space = usedSpace(run);
  if (space < 0) return payGoods(run, seat, price);
  putBack(run, seat, space, price);
  if (!isBeforeTaking(run)) return;
  const [[, n]] = price;
  run.state.piles[space] -= n;
  noteInUse(run, 'setAside', n);
}

/** Whether what is paid for is possible once goods have become food in some way and the price is paid. */
function after(run: Run<State>, node: Node<State, Pay>, seat: Seat, source: Source): Afterwards {
  return afterPaying(
    run,
    seat,
    () => priceNow(run, node.effect, seat, source),
    () => node.parts.every((part) => part.kind.possible(run, part, seat, source)),
  );
}

/** The piece of which the seat has not enough in its supply. */
function lackingPiece({ state }: Run<State>, { pieces }: Pay, seat: Seat): Piece | undefined {
  return pieces === undefined ? undefined : missingPiece(state.players[seat], pieces);
}

/** Pieces of the seat's supply leave the game. */
function removePieces(run: Run<State>, seat: Seat, pieces: PieceCounts): void {
  losePieces(run.state.players[seat], pieces);
  const { fence: fences = 0, stable: stables = 0 } = pieces;
  tell(run, () => ({ event: 'piecesLost', seat, fences, stables }));
}

/** The seat that is paid; -1 if nobody is. */
function payeeOf(run: Run<State>, { to }: Pay, source: Source): number {
  if (to === 'actor') return actingSeat(rulesOf(run), run.stack);
  if (to === 'starter') return run.state.starter;
  return to === 'owner' ? ownerOf(run.state, cardBehind(run, source)) : -1;
}

/** The card behind a source: itself, or the one that a space lies on; -1 if there is none. */
function cardBehind(run: Run<State>, source: Source): number {
  return isCard(source) ? cardOf(source) : (rulesOf(run).spaces[spaceOf(source)]?.card ?? -1);
}

function priceNow(run: Run<State>, effect: Pay, seat: Seat, source: Source): Amounts {
  const each = amountsOf(effect.cost);
  const times = effect.times === undefined ? 1 : measure(lookFor(run, seat, source), effect.times);
  if (times === 0) return FREE;
  const fixed = times === 1 ? each : each.map(([good, n]) => [good, n * times] as const);
  if (effect.perHarvestLeft === undefined) return fixed;
  return [...fixed, [goodNumber(effect.perHarvestLeft), harvestsLeft(run.state.round)]];
}

const FREE: Amounts = [];

type FromRound = Extract<Act, { do: 'fromRound' }>;

/** Only from a round on. */
export const fromRoundKind: Kind<State, FromRound> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) =>
    run.state.round >= node.effect.round && node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) =>
    run.state.round < node.effect.round
      ? because({ why: 'from-round', round: node.effect.round })
      : whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    run.stack.push(node.parts[0].id, seat, source);
    return ON;
  },
};
