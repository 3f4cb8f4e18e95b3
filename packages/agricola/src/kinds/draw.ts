import { type Domain, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { list, type Move, name, say } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { playLast } from '../effects/effect-words';
import { occupationFor } from '../payment/purchase';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { beginOccupation, whyNotNeeds, whyNotPay } from './play';

type Draw = Extract<Act, { do: 'draw' }>;

const [PICKING, DRAWING, DECIDING] = [0, 1, 2];
const THREE = 3;

/**
 * Chance chooses an occupation of the hand; of all, or of three that its owner picks. Its owner then plays it, or keeps
 * it, or (`orPass`) gives it to the left neighbour. What was picked and drawn lies last in the hand, so that frames tell
 * nobody which cards are meant. Register a: whose hand it is; register b: how many were picked.
 */
export const drawKind: Kind<State, Draw> = {
  parts: ({ food }) => [playLast(food)],
  possible: (run, node, seat) =>
    occupationsIn(run, seat).length >= (node.effect.from === 'three' ? THREE : 1),
  why: () => because({ why: 'no-cards' }),
  step: (run, node) => {
    const { stack } = run;
    if (stack.step === PICKING) {
      stack.a = stack.seat;
      const all = occupationsIn(run, stack.seat);
      if (node.effect.from === 'three' && all.length > THREE) return WAIT;
      pick(run, all);
    }
    if (stack.step === DRAWING) stack.seat = NOBODY;
    return WAIT;
  },
  ask: (run, node) => {
    const { step, a: owner, b: picked } = run.stack;
    if (step === PICKING) return picks(run);
    if (step === DECIDING) return deciding(run, node);
    return listed(
      run.state.players[owner].hand.slice(-picked).map((card) => name('draw', card)),
      () => because({ why: 'not-asked' }),
    );
  },
  question: (run, node) => {
    const { step, a: owner } = run.stack;
    if (step === PICKING) return asking({ ask: 'pick', left: THREE });
    if (step === DRAWING) return asking({ ask: 'draw', seat: owner });
    const { food, orPass } = node.effect;
    return asking({ ask: 'drawn', card: drawnCard(run), food, orPass: orPass === true });
  },
  secretOf: ({ stack }) => (stack.step === DECIDING ? undefined : stack.a),
  answer: (run, node, move) => {
    const { stack } = run;
    if (stack.step === PICKING) pick(run, move.things);
    else if (stack.step === DRAWING) draw(run, move.things[0]);
    else decide(run, node, move);
  },
};

function occupationsIn({ state }: Run<State>, seat: Seat): number[] {
  return state.players[seat].hand.filter((card) => cards[card].kind === 'occupation');
}

/** The card that chance has chosen. */
function drawnCard({ state, stack }: Run<State>): number {
  const { hand } = state.players[stack.a];
  return hand[hand.length - 1];
}

/** Lays cards last in the hand. */
function layLast({ state, stack }: Run<State>, chosen: readonly number[]): void {
  const { hand } = state.players[stack.a];
  for (const card of chosen) {
    hand.splice(hand.indexOf(card), 1);
    hand.push(card);
  }
}

function pick(run: Run<State>, chosen: readonly number[]): void {
  layLast(run, chosen);
  run.stack.b = chosen.length;
  run.stack.step = DRAWING;
}

function draw(run: Run<State>, card: CardNumber): void {
  const { stack } = run;
  const owner = stack.a;
  layLast(run, [card]);
  stack.step = DECIDING;
  stack.seat = owner;
  tell(run, () => ({ event: 'drawn', seat: owner, card, to: owner }));
}

/** All ways to pick three occupations. */
function picks(run: Run<State>): Domain {
  const own = occupationsIn(run, run.stack.seat);
  const moves: Move[] = [];
  own.forEach((a, i) => {
    own.slice(i + 1).forEach((b, j) => {
      for (const c of own.slice(i + j + 2)) moves.push(list('pick', [a, b, c]));
    });
  });
  return listed(moves, () => because({ why: 'not-asked' }));
}

/** Why the drawn card cannot be played. */
function whyNotPlay(run: Run<State>, { parts: [play] }: Node<State, Draw>): Reason | undefined {
  const { a: owner, source } = run.stack;
  return play.kind.possible(run, play, owner, source) ? undefined : whyNot(run, play, owner, source);
}

function deciding(run: Run<State>, node: Node<State, Draw>): Domain {
  const reason = whyNotPlay(run, node);
  const moves = [
    ...(reason === undefined ? [name('play', drawnCard(run))] : []),
    say(node.effect.orPass === true ? 'pass-on' : 'no'),
  ];
  return listed(moves, () => reason ?? because({ why: 'not-asked' }));
}

function decide(run: Run<State>, node: Node<State, Draw>, { verb }: Move): void {
  const { seat, source } = run.stack;
  const { orPass } = node.effect;
  const unplayable = whyNotPlay(run, node) !== undefined;
  run.stack.pop();
  if (verb === 'play') run.stack.push(node.parts[0].id, seat, source);
  else if (orPass === true && run.state.players.length > 1) giveLeft(run, seat);
  else if (orPass === true || unplayable) leaveGame(run, seat);
}

type PlayLast = Extract<Act, { do: 'playLast' }>;

/** The occupation that lies last in the hand is paid for and played. */
export const playLastKind: Kind<State, PlayLast> = {
  possible: (run, { effect }, seat) => whyNotLast(run, effect, seat) === undefined,
  why: (run, { effect }, seat) => whyNotLast(run, effect, seat) ?? because({ why: 'not-asked' }),
  step: (run, { effect }) => {
    const { seat } = run.stack;
    const { hand } = run.state.players[seat];
    run.stack.pop();
    beginOccupation(run, seat, hand[hand.length - 1], effect.food);
    return ON;
  },
};

function whyNotLast(run: Run<State>, { food }: PlayLast, seat: Seat): Reason | undefined {
  const { hand } = run.state.players[seat];
  const card = hand[hand.length - 1];
  return whyNotPay(run, seat, occupationFor(food, card)) ?? whyNotNeeds(run, seat, card);
}

/** The left neighbour alone learns which card it gets. */
function giveLeft(run: Run<State>, seat: Seat): void {
  const { players } = run.state;
  const left = (seat + 1) % players.length;
  const card = takeLast(run, seat);
  players[left].hand.push(card);
  tell(run, () => ({ event: 'gaveOn', seat }));
  tell(run, () => ({ event: 'dealt', seat: left, card, to: left }));
}

/** The drawn card leaves the game. */
function leaveGame(run: Run<State>, seat: Seat): void {
  const card = takeLast(run, seat);
  run.state.gone.push(card);
  tell(run, () => ({ event: 'removed', seat, card }));
}

function takeLast({ state }: Run<State>, seat: Seat): number {
  const { hand } = state.players[seat];
  return hand.splice(hand.length - 1, 1)[0];
}
