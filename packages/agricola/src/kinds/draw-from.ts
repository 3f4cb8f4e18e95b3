import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { foreseenIn, forgetForeseen, leftIn } from '../hands/drawn';
import { loseCard, takeFromPlay } from '../in-play/upgrades';
import { rulesOf } from '../ruleset';
import type { CardNumber, SpaceNumber } from '../state/numbers';
import { cardOf, sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { comeIntoPlay } from './play';

/** Chance draws the top card of a deck for a seat, and everybody sees it; none if none is left (AG-Q72). Register a: the seat. */
export const drawFromKind: Kind<State, Extract<Act, { do: 'drawFrom' }>> = {
  possible: (run, { effect }) => leftIn(run, effect.deck).length > 0,
  step: (run, { effect }) => {
    const { stack } = run;
    const known = foreseenIn(run.state, effect.deck);
    const left = known === undefined ? leftIn(run, effect.deck) : [known];
    if (left.length > 1) {
      if (stack.seat !== NOBODY) stack.a = stack.seat;
      stack.seat = NOBODY;
      return WAIT;
    }
    const { seat } = stack;
    stack.pop();
    for (const card of left) reveal(run, seat, card);
    return ON;
  },
  ask: (run, { effect }) =>
    listed(
      leftIn(run, effect.deck).map((card) => name('draw', card)),
      () => because({ why: 'not-asked' }),
    ),
  question: ({ stack }, { effect }) => asking({ ask: 'drawFrom', seat: stack.a, deck: effect.deck }),
  answer: (run, _node, { things: [card] }) => {
    const seat = run.stack.a;
    run.stack.pop();
    reveal(run, seat, card);
  },
};

/** AG-V52.3: a drawn card lies beside the board or in front of the seat; what it does when it is drawn is done at once. */
function reveal(run: Run<State>, seat: Seat, card: CardNumber): void {
  const { state } = run;
  const rules = rulesOf(run);
  const { kind, space } = cards[card];
  forgetForeseen(state, card);
  tell(run, () => ({ event: 'drew', seat, card }));
  if (kind !== 'space' && kind !== 'merchant') {
    comeIntoPlay(state.players[seat], card);
    run.stack.push(rules.resolve, seat, sourceOfCard(card));
    return;
  }
  state.beside.push(card);
  if (space?.refill !== undefined) state.piles[rules.spaceOnCard[card]] = space.refill.first ?? 0;
  if (space?.replaces !== undefined) clearSpace(run, rules.spaceNumber(space.replaces));
}

/** What lies on a space that nobody can use any more goes back to the general supply. */
function clearSpace({ state }: Run<State>, space: SpaceNumber): void {
  if (space >= 0) state.piles[space] = 0;
}

const [BEGUN, DONE] = [0, 1];

/** A card that was drawn does what it does; an event is over then, unless it stays. */
export const resolveKind: Kind<State, Extract<Act, { do: 'resolve' }>> = {
  possible: () => true,
  step: (run) => {
    const { stack } = run;
    const { seat, source } = stack;
    const card = cardOf(source);
    if (stack.step === BEGUN) {
      stack.step = DONE;
      const { play } = rulesOf(run).cards[card];
      if (play?.kind.possible(run, play, seat, source)) stack.push(play.id, seat, source);
      return ON;
    }
    stack.pop();
    const { kind, stays, shuffledBack } = cards[card];
    if (kind !== 'event' || stays === true) return ON;
    if (shuffledBack === true) shuffleBack(run, seat, card);
    else loseCard(run, seat, card);
    return ON;
  },
};

/** The event is shuffled back into its deck, whose order nobody knows then. */
function shuffleBack(run: Run<State>, seat: Seat, card: CardNumber): void {
  takeFromPlay(run, seat, card);
  forgetForeseen(run.state);
}

/** The card itself leaves the game: it has lain beside the board. */
export const leavesKind: Kind<State, Extract<Act, { do: 'leaves' }>> = {
  possible: (run, _node, _seat, source) => run.state.beside.includes(cardOf(source)),
  step: (run) => {
    const { beside, gone } = run.state;
    const card = cardOf(run.stack.source);
    run.stack.pop();
    beside.splice(beside.indexOf(card), 1);
    gone.push(card);
    tell(run, () => ({ event: 'movedOn', card }));
    return ON;
  },
};
