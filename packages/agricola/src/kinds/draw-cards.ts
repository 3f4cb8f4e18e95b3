import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { HAND_KINDS, kindOf } from '../hands/hand-kinds';
import { undealtCards } from '../hands/slots';
import { rulesOf } from '../ruleset';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** Lets chance give a seat so many cards of a kind; fewer if there are not so many (AG-Q73). */
export function drawCards(run: Run<State>, seat: Seat, kind: number, count: number): void {
  run.stack.push(rulesOf(run).drawCards, seat, NO_SOURCE, count * HAND_KINDS.length + kind);
}

/** The kinds of which cards can still be drawn. */
export function drawable({ state }: Run<State>): number[] {
  return [...state.undealt.keys()].filter((kind) => state.undealt[kind] > 0);
}

/** Chance gives cards to a seat, which alone learns which they are. Register a: the seat; the step counts the cards. */
export const drawCardsKind: Kind<State, Extract<Act, { do: 'drawCards' }>> = {
  possible: () => true,
  step: (run) => {
    const { stack, state } = run;
    const kind = kindDrawn(run);
    if (stack.seat !== NOBODY) stack.a = stack.seat;
    if (stack.step < Math.floor(stack.about / HAND_KINDS.length) && state.undealt[kind] > 0) {
      stack.seat = NOBODY;
      return WAIT;
    }
    stack.pop();
    return ON;
  },
  ask: (run) =>
    listed(
      undealtCards(rulesOf(run), run.state)
        .filter((card) => kindOf(card) === kindDrawn(run))
        .map((card) => name('deal', card)),
      () => because({ why: 'not-asked' }),
    ),
  question: ({ stack }) => asking({ ask: 'deal', seat: stack.a }),
  secretOf: ({ stack }) => stack.a,
  inVain: ({ stack }) => stack.pop(),
  answer: (run, _node, { things: [card] }) => {
    const { stack, state } = run;
    const seat = stack.a;
    const kind = kindDrawn(run);
    stack.step++;
    state.undealt[kind]--;
    state.players[seat].hand.push(card);
    tell(run, () => ({ event: 'drewFrom', seat, kind }));
    tell(run, () => ({ event: 'dealt', seat, card, to: seat, drawn: true }));
  },
};

function kindDrawn({ stack }: Run<State>): number {
  return stack.about % HAND_KINDS.length;
}

/** AG-Q75: a seat names the deck from which it draws a card; where only one is left, it draws from that. */
export const drawOneKind: Kind<State, Extract<Act, { do: 'drawOne' }>> = {
  possible: (run) => drawable(run).length > 0,
  step: (run) => {
    const kinds = drawable(run);
    if (kinds.length > 1) return WAIT;
    const { seat } = run.stack;
    run.stack.pop();
    if (kinds.length === 1) drawCards(run, seat, kinds[0], 1);
    return ON;
  },
  ask: (run) =>
    listed(
      drawable(run).map((kind) => name('deck', kind)),
      () => because({ why: 'not-asked' }),
    ),
  question: () => asking({ ask: 'drawOne' }),
  answer: (run, _node, { things: [kind] }) => {
    const { seat } = run.stack;
    run.stack.pop();
    drawCards(run, seat, kind, 1);
  },
};
