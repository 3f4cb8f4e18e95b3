import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { nameEach } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { type Counts, countKinds } from '../hands/hand-kinds';
import { besidesKept, sizesFor, slotsFor, undealtCards } from '../hands/slots';
import { HAND } from '../options/hand-ways';
import { rulesOf } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type Deal = Extract<Act, { do: 'deal' }>;

/** A whole hand of each kind. */
const WHOLE: Counts = [HAND, HAND];

/**
 * Chance deals hands or packs, card by card; only the seat that gets a card learns which it is. The step counts the cards.
 */
export const dealKind: Kind<State, Deal> = {
  possible: (run) => rulesOf(run).dealt.length > 0,
  step: (run, { effect }) => {
    const { stack, state } = run;
    const counts = countsOf(run, effect);
    if (stack.step < state.players.length * slotsFor(rulesOf(run), counts).length) {
      stack.seat = NOBODY;
      return WAIT;
    }
    stack.pop();
    if (effect.packs === true) state.players.forEach((_, seat) => tellPack(run, seat));
    else tellHands(run, sizesFor(rulesOf(run), counts), Math.min(...counts));
    return ON;
  },
  ask: (run, { effect }) =>
    listed(nameEach('deal', offered(run, effect)), () => because({ why: 'not-asked' })),
  question: (run, { effect }) => asking({ ask: 'deal', seat: dealtTo(run, effect) }),
  secretOf: (run, { effect }) => dealtTo(run, effect),
  answer: (run, { effect }, { things: [card] }) => {
    const seat = dealtTo(run, effect);
    const { hand, pack } = run.state.players[seat];
    (effect.packs === true ? pack : hand).push(card);
    run.stack.step++;
    if (effect.packs !== true) tell(run, () => ({ event: 'dealt', seat, card, to: seat, opening: true }));
  },
};

/** Hands that were put together from packs are complete. */
export const tellHandsKind: Kind<State, Extract<Act, { do: 'tellHands' }>> = {
  possible: () => true,
  step: (run) => {
    run.stack.pop();
    const wanted = besidesKept(rulesOf(run), run.state, WHOLE);
    tellHands(run, countKinds(run.state.players[0].hand), Math.min(...wanted));
    return ON;
  },
};

/** Tells everybody how many cards of each kind the hands have, where so many of each would be right. */
function tellHands(run: Run<State>, [occupations, minors]: Counts, full: number): void {
  tell(run, () => ({ event: 'hands', occupations, minors, full }));
}

/** Tells a seat which cards it can choose from. */
export function tellPack(run: Run<State>, seat: number): void {
  tell(run, () => ({ event: 'pack', seat, cards: run.state.players[seat].pack.slice(), to: seat }));
}

/** How many cards of each kind a seat is dealt, if there are enough. */
function countsOf(run: Run<State>, { counts = WHOLE }: Deal): Counts {
  return besidesKept(rulesOf(run), run.state, counts);
}

function dealtTo(run: Run<State>, deal: Deal): number {
  return Math.floor(run.stack.step / slotsFor(rulesOf(run), countsOf(run, deal)).length);
}

/** The cards that nobody has got yet, of the sort that is being dealt; the one that the seat is given, if it is its turn. */
function offered(run: Run<State>, deal: Deal): CardNumber[] {
  const { given } = rulesOf(run).variant;
  const slots = slotsFor(rulesOf(run), countsOf(run, deal));
  const at = run.stack.step % slots.length;
  const slot = slots[at];
  const own = given[dealtTo(run, deal)]?.filter((card) => slot.fits(cards[card])) ?? [];
  const next = own[at - slots.indexOf(slot)];
  if (next !== undefined) return [next];
  const isGiven = (card: CardNumber) => given.some((some) => some.includes(card));
  return undealtCards(rulesOf(run), run.state).filter((card) => slot.fits(cards[card]) && !isGiven(card));
}
