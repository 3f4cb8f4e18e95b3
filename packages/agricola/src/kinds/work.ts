import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { nameEach, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { comeLast } from '../course/late-guests';
import type { Act } from '../effects/effect';
import { renew } from '../in-play/spent';
import { about } from '../moments/brought';
import { beginTurn, endTurn } from '../moments/deeds';
import { momentNumber } from '../moments/moments';
import { rulesOf } from '../ruleset';
import { canUseAny, come, hidesAny, PLACE, USUAL, usableSpaces, whyNotUse } from '../spaces/placing';
import type { CardNumber } from '../state/numbers';
import { NO_SOURCE, sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** The verb of skipping a turn to take a card of the market. */
const TAKE_CARD = 'take-card';

/** Whoever plays a card in a turn may have it act at its end, so that moment comes whether somebody waits for it or not. */
const TURN_ENDS = momentNumber('turnEnds');

/**
 * The work phase: in turn the players place one person each and resolve the space. Who has nobody at home is asked only
 * if a card could bring somebody. Register a: the turns taken so far, register b: the passes in a row, of players with
 * nobody to place or no legal space (AG-Q28). What it is about: the deeds of the turn that is going on (`deeds.ts`). The
 * step says whether somebody has taken a card of the market in this round, and who waits (`late-guests.ts`).
 */
export const workKind: Kind<State, Extract<Act, { do: 'work' }>> = {
  gap: true,
  possible: () => true,
  step: (run) => {
    const { stack, state } = run;
    const seats = state.players.length;
    endTurn(run);
    while (stack.b < seats || comeLast(state, stack)) {
      if (stack.b >= seats) stack.b = 0;
      const seat = seatOf(run, stack.a);
      stack.seat = seat;
      const isAsked =
        state.players[seat].home > 0
          ? canUseAny(run, seat) || hidesAny(run, seat) || offeredCards(run).length > 0
          : canBring(run, seat);
      if (isAsked) return WAIT;
      pass(run, seat);
    }
    stack.pop();
    return ON;
  },
  ask: (run) => {
    const { seat } = run.stack;
    const spaces = run.state.players[seat].home > 0 ? usableSpaces(run, seat) : [];
    const placing = spaces.length > 0 ? nameEach(PLACE, spaces) : [say('done')];
    const taking = run.state.players[seat].home > 0 ? nameEach(TAKE_CARD, offeredCards(run)) : [];
    return listed(taking.length > 0 ? [...placing, ...taking] : placing, (move) => {
      if (move.verb === TAKE_CARD) return whyNotTake(run, seat);
      if (move.verb !== PLACE) return because({ why: 'not-asked' });
      return run.state.players[seat].home > 0
        ? whyNotUse(run, seat, move.things[0])
        : because({ why: 'nobody-to-place' });
    });
  },
  question: ({ state, stack }) => asking({ ask: 'work', people: state.players[stack.seat].home }),
  answer: (run, _node, { verb, things: [thing] }) => {
    const { stack, state } = run;
    const { seat } = stack;
    if (verb === 'done') {
      pass(run, seat);
      return;
    }
    if (verb === TAKE_CARD) {
      takeCard(run, seat, thing);
      return;
    }
    for (const player of state.players) renew(player, 'turn');
    stack.a++;
    stack.b = 0;
    if (rulesOf(run).pool.length > 0) beginTurn(run);
    if (rulesOf(run).listened[TURN_ENDS] !== 0)
      stack.push(
        rulesOf(run).moments[TURN_ENDS].id,
        seat,
        NO_SOURCE,
        about('cardsBefore', state.players[seat].played.length),
      );
    come(run, seat, thing, USUAL);
  },
};

/** AG-V21: the cards of the market, as long as nobody has taken one in this round. */
function offeredCards({ state, stack }: Run<State>): readonly CardNumber[] {
  return (stack.step & 1) === 0 ? state.market : NO_CARDS;
}

const NO_CARDS: readonly CardNumber[] = [];

function whyNotTake({ state, stack }: Run<State>, seat: Seat): Reason {
  if (state.players[seat].home === 0) return because({ why: 'nobody-to-place' });
  return because({ why: (stack.step & 1) === 0 ? 'not-in-market' : 'market-used' });
}

/** AG-R1416: the seat skips its turn and places its person later. */
function takeCard(run: Run<State>, seat: Seat, card: CardNumber): void {
  const { state, stack } = run;
  state.market.splice(state.market.indexOf(card), 1);
  state.players[seat].hand.push(card);
  stack.step |= 1;
  stack.a++;
  stack.b = 0;
  tell(run, () => ({ event: 'tookFromMarket', seat, card }));
}

/** The seat places nobody now; who is at home stays there. */
function pass(run: Run<State>, seat: Seat): void {
  run.stack.a++;
  run.stack.b++;
  if (run.state.players[seat].home > 0) tell(run, () => ({ event: 'passed', seat }));
}

/** Whether a card can bring the seat, which has nobody left at home, somebody to place. */
function canBring(run: Run<State>, seat: Seat): boolean {
  return run.state.players[seat].played.some((card) => {
    const { anytime, brings } = rulesOf(run).cards[card];
    return brings && anytime?.kind.possible(run, anytime, seat, sourceOfCard(card)) === true;
  });
}

/** Whose turn it is after so many turns: clockwise from the one who began; AG-V36 turns the second time round. */
function seatOf(run: Run<State>, turns: number): number {
  const { state } = run;
  const seats = state.players.length;
  const first = state.leads;
  if (rulesOf(run).variant.reverseSecondPerson && state.round === 1 && turns >= seats && turns < 2 * seats) {
    return (first + 2 * seats - 1 - turns) % seats;
  }
  return (first + turns) % seats;
}
