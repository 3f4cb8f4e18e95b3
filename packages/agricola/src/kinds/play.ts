import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import type { Condition } from '../cards/quantity';
import { holds } from '../effects/conditions';
import type { Act } from '../effects/effect';
import { atFirst } from '../in-play/kept';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { isLiving } from '../options/hand-ways';
import { foodOwed } from '../payment/card-prices';
import { afterPaying, waysToPay } from '../payment/food';
import { pricesFor, spendingFor } from '../payment/prices-for';
import { occupationFor, type Purchase } from '../payment/purchase';
import { rulesOf } from '../ruleset';
import { gainGoods } from '../state/change';
import { amountsOf } from '../state/goods';
import { cardOf, NO_SOURCE, sourceOfCard } from '../state/source';
import type { Player, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { because } from '../vocabulary/reasons';
import { canAfford, charge, payable } from './charge';

/** Whether the seat holds cards of a kind: others then do not know whether it can play one. */
export function holdsKind({ state }: Run<State>, seat: number, kind: 'minor' | 'occupation'): boolean {
  for (const card of state.players[seat].hand) if (cards[card].kind === kind) return true;
  return false;
}

/** Why nobody who holds no card of a kind can play one. */
export function whyNoCards(run: Run<State>): Reason {
  return because({ why: rulesOf(run).dealt.length === 0 ? 'cards-unused' : 'no-cards' });
}

/** Why the seat cannot pay for something. */
export function whyNotPay(run: Run<State>, seat: number, purchase: Purchase): Reason | undefined {
  if (canAfford(run, seat, purchase)) return undefined;
  const prices = pricesFor(run, seat, purchase);
  const good = spendingFor(run, purchase);
  return good !== undefined && prices.length === 0
    ? because({ why: 'must-spend', good })
    : because({ why: 'cannot-pay', prices });
}

/** Prerequisites, and what must be possible because the card says that it is done. */
export function whyNotNeeds(run: Run<State>, seat: number, card: number): Reason | undefined {
  const condition = unmetBy(run, seat, card);
  if (condition !== undefined) return because({ why: 'needs', card, condition });
  return canBePlayed(run, seat, card) ? undefined : because({ why: 'play-impossible', card });
}

/** The first prerequisite of a card that does not hold. */
export function unmetBy(run: Run<State>, seat: number, card: number): Condition<never> | undefined {
  const { conditions } = cards[card];
  if (conditions.length === 0) return undefined;
  const look = { rules: rulesOf(run), state: run.state, seat, source: sourceOfCard(card), about: 0 };
  for (const condition of conditions) if (!holds(look, condition)) return condition;
  return undefined;
}

/** Whether what must be done when the card is played can be. */
export function canBePlayed(run: Run<State>, seat: number, card: number): boolean {
  return cards[card].mustPlay !== true || canDo(run, seat, card);
}

/** Whether what a card does when it is played could be done if it were in play; the state is left as it was. */
function canDo(run: Run<State>, seat: number, card: number): boolean {
  const { play } = rulesOf(run).cards[card];
  if (play === undefined) return true;
  const player = run.state.players[seat];
  const { hand, played, memory } = player;
  const { length } = played;
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  comeIntoPlay(player, card);
  const can = () => play.kind.possible(run, play, seat, sourceOfCard(card));
  const answer = cards[card].kind === 'minor' ? canAfterPaying(run, seat, card, can) : can();
  played.length = length;
  memory.length = length;
  if (at >= 0) hand.splice(at, 0, card);
  return answer;
}

/** Whether something can still be done when a minor improvement has been paid for. */
function canAfterPaying(run: Run<State>, seat: number, card: number, can: () => boolean): boolean {
  const prices = payable(run, seat, { what: 'minor', which: card });
  return prices.some((price) => {
    const ways = waysToPay(
      run,
      seat,
      price,
      afterPaying(run, seat, () => price, can),
    );
    return ways.length > 0;
  });
}

/** The card lies in front of the player, unless it travels on. */
export function comeIntoPlay({ played, memory }: Player, card: number): void {
  if (cards[card].travels) return;
  played.push(card);
  memory.push(atFirst(cards[card].keeps));
}

/** A card comes into play and does what it does then, `paid` as the frame of an effect is about it. */
export function enterPlay(run: Run<State>, seat: number, card: number, paid = 0): void {
  const { stack, state } = run;
  comeIntoPlay(state.players[seat], card);
  const { refill } = cards[card].space ?? {};
  if (refill !== undefined) state.piles[rulesOf(run).spaceOnCard[card]] = refill.first ?? 0;
  const { play } = rulesOf(run).cards[card];
  const source = sourceOfCard(card);
  if (play?.kind.possible(run, play, seat, source)) stack.push(play.id, seat, source, paid);
}

/** The card leaves the hand; when what lies above on the stack is done, it comes into play. */
export function beginPlay(run: Run<State>, seat: number, card: number): void {
  const { hand } = run.state.players[seat];
  hand.splice(hand.indexOf(card), 1);
  run.stack.push(rulesOf(run).play.id, seat, sourceOfCard(card));
}

/** An occupation is paid for and then played: what the action costs, its individual cost, the food of that last. */
export function beginOccupation(run: Run<State>, seat: number, card: number, food: number): void {
  const owed = foodOwed(run, seat, card);
  const { advance } = cards[card];
  if (advance !== undefined) gainGoods(run, seat, amountsOf(advance), sourceOfCard(card));
  beginPlay(run, seat, card);
  if (owed > 0) run.stack.push(rulesOf(run).owe.id, seat, sourceOfCard(card), owed);
  charge(run, seat, occupationFor(food, card));
}

/** A card that has been paid for comes into play, does what it does, and travels on if it is one that does. */
export const playKind: Kind<State, Extract<Act, { do: 'play' }>> = {
  possible: () => true,
  step: (run) => {
    const { stack } = run;
    const { seat, source, about: paid } = stack;
    const card = cardOf(source);
    if (stack.step === 0) {
      stack.step = 1;
      tell(run, () => ({ event: 'played', seat, card }));
      enterPlay(run, seat, card, paid);
      return ON;
    }
    stack.pop();
    if (cards[card].travels) passLeft(run, seat, card);
    const { returns, returnsAny } = cards[card];
    const returned = returns === undefined && returnsAny === undefined ? 0 : 1;
    raise(run, 'played', seat, about('played', source) | about('returned', returned));
    if (isLiving(rulesOf(run).variant.hands)) stack.push(rulesOf(run).drawOne, seat, NO_SOURCE);
    return ON;
  },
};

/** The left neighbour gets a card that everybody has seen; a solo player loses it. */
function passLeft(run: Run<State>, seat: number, card: number): void {
  const { players, gone } = run.state;
  if (players.length === 1) gone.push(card);
  else players[(seat + 1) % players.length].hand.push(card);
  tell(run, () => ({ event: 'passedOn', seat, card }));
}
