import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { nameEach } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effect';
import { tell } from '../events';
import { type Counts, countKinds } from '../hand-kinds';
import { HAND } from '../hand-ways';
import type { CardNumber } from '../numbers';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { sizesFor, slotsFor, undealtCards } from '../slots';
import type { State } from '../state';

type Deal = Extract<Act, { do: 'deal' }>;

/** A whole hand of each kind. */
const WHOLE: Counts = [HAND, HAND];

/**
 * Chance deals hands or packs, card by card; only the seat that gets a card learns which it is. The step counts the cards.
 */
export const dealKind: Kind<State, Deal> = {
  possible: (run) => rulesOf(run).pool.length > 0,
  step: (run, { effect }) => {
    const { stack, state } = run;
    const { counts = WHOLE, packs } = effect;
    if (stack.step < state.players.length * slotsFor(rulesOf(run), counts).length) {
      stack.seat = NOBODY;
      return WAIT;
    }
    stack.pop();
    if (packs === true) state.players.forEach((_, seat) => tellPack(run, seat));
    else tellHands(run, sizesFor(rulesOf(run), counts), Math.max(...counts));
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
    tellHands(run, countKinds(run.state.players[0].hand), HAND);
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

function dealtTo(run: Run<State>, { counts = WHOLE }: Deal): number {
  return Math.floor(run.stack.step / slotsFor(rulesOf(run), counts).length);
}

/** The cards that nobody has got yet, of the sort that is being dealt. */
function offered(run: Run<State>, { counts = WHOLE }: Deal): CardNumber[] {
  const slots = slotsFor(rulesOf(run), counts);
  const slot = slots[run.stack.step % slots.length];
  return undealtCards(rulesOf(run), run.state).filter((card) => slot.fits(cards[card]));
}
