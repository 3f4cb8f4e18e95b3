import { type Domain, lazily, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { no, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effects/effect';
import { HAND_KINDS, kindOf } from '../hands/hand-kinds';
import { rulesOf } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { drawable, drawCards } from './draw-cards';

const LAY_AWAY = 'lay-away';

/** Cards of a hand are laid away, covered. */
function layAway(run: Run<State>, seat: number, cards: readonly CardNumber[]): void {
  const { hand, away } = run.state.players[seat];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  away.push(...cards);
  tell(run, () => ({ event: 'laidAway', seat, count: cards.length }));
}

/** The cards of the hand that can be laid away for another one. */
function swappable(run: Run<State>, sameKind: boolean): CardNumber[] {
  const kinds = drawable(run);
  const { hand } = run.state.players[run.stack.seat];
  return kinds.length === 0 ? [] : hand.filter((card) => !sameKind || kinds.includes(kindOf(card)));
}

/**
 * AG-V17.3, AG-V18.1: a seat may lay away 1 card and draw another, so many times; of the same kind, or from the deck that it
 * names. The step counts the cards.
 */
export const swapCardsKind: Kind<State, Extract<Act, { do: 'swapCards' }>> = {
  possible: (run) => drawable(run).length > 0,
  step: (run, { effect }) => {
    const { stack } = run;
    if (stack.step < effect.times && swappable(run, effect.sameKind).length > 0) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run, { effect }) =>
    listed([...swappable(run, effect.sameKind).map((card) => name(LAY_AWAY, card)), say('done')], () =>
      because({ why: 'not-in-hand' }),
    ),
  question: ({ stack }, { effect }) =>
    asking({ ask: 'swapCards', left: effect.times - stack.step, sameKind: effect.sameKind }),
  secretOf: ({ stack }) => stack.seat,
  answer: (run, { effect }, { verb, things: [card] }) => {
    const { stack } = run;
    const { seat } = stack;
    if (verb === 'done') {
      stack.pop();
      return;
    }
    stack.step++;
    layAway(run, seat, [card]);
    if (effect.sameKind) drawCards(run, seat, kindOf(card), 1);
    else stack.push(rulesOf(run).drawOne, seat, NO_SOURCE);
  },
};

/** AG-V15: a seat may lay away all its cards of a kind and draw one fewer of them, again and again. */
export const mulliganKind: Kind<State, Extract<Act, { do: 'mulligan' }>> = {
  possible: (run, _node, seat) => run.state.players[seat].hand.length > 0,
  step: (run) => {
    const { stack, state } = run;
    if (state.players[stack.seat].hand.length > 0) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run) => {
    const { hand } = run.state.players[run.stack.seat];
    const kinds = [...HAND_KINDS.keys()].filter((kind) => hand.some((card) => kindOf(card) === kind));
    return listed([...kinds.map((kind) => name('mulligan', kind)), say('done')], () =>
      because({ why: 'no-cards' }),
    );
  },
  question: () => asking({ ask: 'mulligan' }),
  answer: (run, _node, { verb, things: [kind] }) => {
    const { stack, state } = run;
    const { seat } = stack;
    if (verb === 'done') {
      stack.pop();
      return;
    }
    const thrown = state.players[seat].hand.filter((card) => kindOf(card) === kind);
    layAway(run, seat, thrown);
    drawCards(run, seat, kind, thrown.length - 1);
  },
};

/** AG-V16: a seat lays away so many cards of any kinds. */
export const layAwayKind: Kind<State, Extract<Act, { do: 'layAway' }>> = {
  possible: (run, { effect }, seat) => run.state.players[seat].hand.length >= effect.count,
  why: () => because({ why: 'no-cards' }),
  step: () => WAIT,
  ask: (run, { effect }) => someOf(run.state.players[run.stack.seat].hand, effect.count),
  question: (_run, { effect }) => asking({ ask: 'layAway', count: effect.count }),
  secretOf: ({ stack }) => stack.seat,
  answer: (run, _node, { things }) => {
    const { seat } = run.stack;
    run.stack.pop();
    layAway(run, seat, things);
  },
};

/** Any so many cards of the hand; programs name them in the order of the hand. */
function someOf(hand: readonly CardNumber[], count: number): Domain {
  function* choices(chosen: readonly CardNumber[], from: number): Generator<Move> {
    if (chosen.length === count) yield list(LAY_AWAY, chosen);
    else for (let at = from; at < hand.length; at++) yield* choices([...chosen, hand[at]], at + 1);
  }
  const fits = ({ verb, things }: Move) =>
    verb === LAY_AWAY && things.length === count && new Set(things).size === count;
  return lazily(
    () => choices([], 0),
    (move) =>
      fits(move) && move.things.every((card) => hand.includes(card))
        ? YES
        : no(because({ why: 'lay-away-so-many', count })),
  );
}
