import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name, say } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { MajorId } from '../boards/major-ids';
import { majors } from '../boards/majors';
import { cards } from '../cards/index';
import { concerns, type Listener } from '../cards/listener';
import { holds } from '../effects/conditions';
import type { Act } from '../effects/effect';
import { type Viewpoint } from '../effects/measure';
import { possibleAfterCalls } from '../effects/possible-after-calls';
import { playedBy, TAKINGS } from '../effects/take';
import { heeds, heedsAny, isAwaited, waits } from '../moments/awaited';
import { COOKED, gainedIn, hasGiven, partIn } from '../moments/brought';
import { actorOf, begin, cardsBeforeTurn, hasActed, nextSeat, noteActed } from '../moments/moment-frame';
import { momentNumber } from '../moments/moments';
import { HOUSES } from '../options/variant';
import { rulesOf, type Waiting } from '../ruleset';
import { isMeant } from '../spaces/meant';
import type { Good } from '../state/goods';
import { cardOf, isCard, isMajor, majorOf, NO_SOURCE, sourceOfCard, spaceOf } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { aboutWords } from '../vocabulary/words';

type MomentEffect = Extract<Act, { do: 'moment' }>;

/** A listener of the frame's seat that acts at this moment: where its card lies among those in play, and its slot there. */
interface Due {
  readonly index: number;
  readonly slot: number;
  readonly waiting: Waiting;
}

/**
 * What waits for the moment acts, seat by seat from the one whose doing it is. Gains come first by themselves (at the end
 * of a turn last); where several cards of a seat have more to do, the seat says in which order. The frame is read in
 * `moment-frame.ts`.
 */
export const momentKind: Kind<State, MomentEffect> = {
  registers: ({ moment }) => ({ about: aboutWords(moment) }),
  possible: (run, node, seat) => isAwaited(run, momentNumber(node.effect.moment), seat),
  step: (run, node) => {
    const { stack, state } = run;
    const seats = state.players.length;
    const moment = momentNumber(node.effect.moment);
    begin(stack);
    for (const actor = actorOf(stack); stack.step < seats; nextSeat(stack)) {
      const seat = (actor + stack.step) % seats;
      stack.seat = seat;
      if (!waits(state.players[seat], moment, seat === actor)) continue;
      const due = dueNow(run, moment);
      if (due.length > 0) {
        const plain = due.filter(({ waiting }) => waiting.plain);
        if (plain.length === 0 && (areOfSeveralCards(due) || isStuck(run, due[0]))) return WAIT;
        act(run, plain.length === 0 ? due.slice(0, 1) : plain);
        return ON;
      }
      if (offerForMore(run, moment)) return ON;
    }
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const due = dueNow(run, momentNumber(node.effect.moment));
    const moves = cardsOf(
      run,
      due.filter((one) => !isStuck(run, one)),
    ).map((card) => name('first', card));
    if (due.length > 0 && due.every(({ waiting }) => waiting.optional)) moves.push(say('done'));
    return listed(moves, () => because({ why: 'not-asked' }));
  },
  question: (run, node) =>
    asking({ ask: 'order', cards: cardsOf(run, dueNow(run, momentNumber(node.effect.moment))) }),
  answer: (run, node, move) => {
    const { stack, state } = run;
    const due = dueNow(run, momentNumber(node.effect.moment));
    if (move.verb === 'done') {
      for (const { slot } of due) noteActed(stack, slot);
      return;
    }
    const index = state.players[stack.seat].played.indexOf(move.things[0]);
    const next = due.find((one) => one.index === index && !isStuck(run, one));
    if (next === undefined) throw new Error(`${cards[move.things[0]].id} does not act now`);
    if (cards[move.things[0]].tool !== undefined) putAwayTools(run, due);
    act(run, [next], true);
  },
};

/** AG-R1225: of plows and the Harrow only one is used at a time. */
function putAwayTools({ state, stack }: Run<State>, due: readonly Due[]): void {
  const { played } = state.players[stack.seat];
  for (const { index, slot } of due) if (cards[played[index]].tool !== undefined) noteActed(stack, slot);
}

/** The cards of listeners, each once. */
function cardsOf({ state, stack }: Run<State>, due: readonly Due[]): number[] {
  const { played } = state.players[stack.seat];
  return [...new Set(due.map(({ index }) => played[index]))];
}

function areOfSeveralCards(due: readonly Due[]): boolean {
  return due[0].index !== due[due.length - 1].index;
}

const GAINED = momentNumber('gained');
const TURN_ENDS = momentNumber('turnEnds');

/** Whether any card would act if the moment came now for what the seat does; the stack is left as it was. */
export function isAnyDue(
  run: Run<State>,
  moment: number,
  actor: Seat,
  { source, about: brought }: Pick<Viewpoint, 'source' | 'about'>,
): boolean {
  const { stack, state } = run;
  stack.push(rulesOf(run).moments[moment].id, actor, source, brought);
  begin(stack);
  let found = false;
  for (let seat = 0; seat < state.players.length && !found; seat++) {
    stack.seat = seat;
    found = waits(state.players[seat], moment, seat === actor) && dueListeners(run, moment).length > 0;
  }
  stack.pop();
  return found;
}

/** The listeners of the frame's seat that act next: at the end of a turn gains wait until all else of it is done. */
function dueNow(run: Run<State>, moment: number): readonly Due[] {
  const due = dueListeners(run, moment);
  if (moment !== TURN_ENDS || due.length === 0) return due;
  const rest = due.filter(({ waiting }) => !waiting.plain);
  return rest.length === 0 ? due : rest;
}

/** The listeners of the frame's seat that act now and have not acted yet, card by card. */
function dueListeners(run: Run<State>, moment: number, acts: typeof isDue = isDue): readonly Due[] {
  const { stack, state } = run;
  const nodes = rulesOf(run).cards;
  const { played } = state.players[stack.seat];
  const own = stack.seat === actorOf(stack);
  let due: Due[] | undefined;
  let first = 0;
  for (let index = 0; index < played.length; index++) {
    const card = played[index];
    if (!heedsAny(card, moment)) continue;
    const { waiting, slots } = nodes[card];
    if (heeds(card, moment, own)) {
      due ??= [];
      addDue(run, due, { waiting: waiting[moment], index, first, acts });
    }
    first += slots[moment];
  }
  return due ?? NOTHING_DUE;
}

/** What a card waits with for a moment: where it lies, and its first slot. */
interface Candidates {
  readonly waiting: readonly Waiting[];
  readonly index: number;
  readonly first: number;
  readonly acts: typeof isDue;
}

/** Adds the listeners of a card that act now; of those that share a slot, the first that can. */
function addDue(run: Run<State>, due: Due[], { waiting, index, first, acts }: Candidates): void {
  const { stack, state } = run;
  const source = sourceOfCard(state.players[stack.seat].played[index]);
  let filled = -1;
  for (const one of waiting) {
    if (one.slot === filled || hasActed(stack, first + one.slot)) continue;
    if ((one.listener.notYet === true && isNew(run, index)) || !acts(run, one, source)) continue;
    filled = one.slot;
    due.push({ index, slot: first + one.slot, waiting: one });
  }
}

const NOTHING_DUE: readonly Due[] = [];

/** Whether the card in such a place was played in the turn that goes on. */
function isNew(run: Run<State>, index: number): boolean {
  return index >= cardsBeforeTurn(rulesOf(run), run.state.main, run.stack.seat);
}

function isDue(run: Run<State>, waiting: Waiting, source: Source): boolean {
  const { listener, node } = waiting;
  if (!isOccasion(run, waiting, source)) return false;
  return listener.toll === true || node.kind.possible(run, node, doerOf(run, listener), source);
}

/** Who does what a listener says: its owner, or whoever acts. */
function doerOf({ stack }: Run<State>, { toll, offer }: Listener): Seat {
  return toll === true || offer === true ? actorOf(stack) : stack.seat;
}

/** Whether a listener that may be declined becomes possible once its owner has used cards at any time. */
function couldBeDue(run: Run<State>, waiting: Waiting, source: Source): boolean {
  const { node, optional, listener } = waiting;
  if (!optional || listener.offer === true || !isOccasion(run, waiting, source)) return false;
  return possibleAfterCalls(run, { node, seat: run.stack.seat, source });
}

/** Whether this is what a listener waits for. */
function isOccasion(run: Run<State>, { listener }: Waiting, source: Source): boolean {
  const { stack, state } = run;
  const rules = rulesOf(run);
  const actor = actorOf(stack);
  if (!concerns(listener, stack.seat === actor)) return false;
  if (listener.spaces !== undefined) {
    const look = { rules, state, seat: stack.seat, source, about: stack.about };
    if (!isMeant(listener.spaces, look, spaceOf(stack.source))) return false;
  }
  if (listener.action !== undefined && TAKINGS[partIn(stack.about, 'action')] !== listener.action)
    return false;
  if (listener.good !== undefined && countOf(listener, listener.good, stack.about) === 0) return false;
  if (listener.giving !== undefined && !hasGiven(stack.about, listener.giving)) return false;
  if (listener.toFeed === true && partIn(stack.about, 'toFeed') === 0) return false;
  if (listener.via === 'minor' && !isMinor(stack.source)) return false;
  if (listener.unlimited === true && partIn(stack.about, 'unlimited') === 0) return false;
  if (listener.inHarvest === true && partIn(stack.about, 'inHarvest') === 0) return false;
  if (listener.card !== undefined && !isSuchCard(listener.card, listener, stack.about)) return false;
  if (listener.majors !== undefined && !isOneOf(listener.majors, partIn(stack.about, 'played'))) return false;
  if (listener.to !== undefined && HOUSES[partIn(stack.about, 'house')] !== listener.to) return false;
  if (listener.from !== undefined && HOUSES[partIn(stack.about, 'formerHouse')] !== listener.from)
    return false;
  if (listener.newlyUsed !== undefined && partIn(stack.about, 'newlyUsed') < listener.newlyUsed) return false;
  if (
    listener.moment === 'landUsed' &&
    listener.newlyUsed === undefined &&
    partIn(stack.about, 'newlyUsed') > 0
  )
    return false;
  if (listener.returning === true && partIn(stack.about, 'returned') === 0) return false;
  if (listener.moment === 'fenced' && partIn(stack.about, listener.enclosing ? 'enclosed' : 'built') === 0)
    return false;
  const look = { rules, state, seat: stack.seat, source, about: stack.about };
  return listener.when === undefined || holds(look, listener.when);
}

/** Whether a source is a minor improvement. */
function isMinor(source: Source): boolean {
  return isCard(source) && cards[cardOf(source)].kind === 'minor';
}

/** How many of a good were obtained, cooked or harvested. */
function countOf({ moment }: Listener, good: Good, about: number): number {
  if (moment === 'cooked') return partIn(about, isCookable(good) ? COOKED[good] : 'cooked');
  if (moment !== 'harvested') return gainedIn(about, good);
  return partIn(about, good === 'grain' ? 'grainHarvested' : 'vegetablesHarvested');
}

function isCookable(good: Good): good is keyof typeof COOKED {
  return good in COOKED;
}

/** Whether a source is one of these major improvements. */
function isOneOf(ids: readonly MajorId[], source: Source): boolean {
  return isMajor(source) && ids.includes(majors[majorOf(source)].id);
}

/** Whether what was played, or is about to be, is such a card. */
function isSuchCard(wanted: NonNullable<Listener['card']>, { moment }: Listener, about: number): boolean {
  if (moment === 'take') return playedBy(TAKINGS[partIn(about, 'action')]) === wanted;
  const source = partIn(about, 'played');
  const card = isCard(source) ? cards[cardOf(source)] : undefined;
  if (wanted === 'staying') return card?.travels !== true;
  if (wanted === 'bakery')
    return card === undefined
      ? majors[majorOf(source)].bakes !== undefined
      : card.kind === 'minor' && card.bakes !== undefined;
  return (card?.kind === 'occupation') === (wanted === 'occupation');
}

/** Whether somebody must pay a toll and cannot. */
function isStuck(run: Run<State>, { index, waiting }: Due): boolean {
  if (waiting.listener.toll !== true) return false;
  const source = sourceOfCard(run.state.players[run.stack.seat].played[index]);
  return !waiting.node.kind.possible(run, waiting.node, actorOf(run.stack), source);
}

/**
 * Cards act. What several of them bring is obtained at once. A card that its owner has `chosen` is not asked about again
 * whether it may act.
 */
function act(run: Run<State>, due: readonly Due[], chosen = false): void {
  const { stack, state } = run;
  const { seat, about: brought } = stack;
  const doers = due.map(({ waiting }) => doerOf(run, waiting.listener));
  for (const { slot } of due) noteActed(stack, slot);
  if (due.length > 1) gather(run, seat);
  for (let i = due.length - 1; i >= 0; i--) {
    const { index, waiting } = due[i];
    const source = sourceOfCard(state.players[seat].played[index]);
    const doer = doers[i];
    const wanted = chosen && waiting.chosen?.kind.possible(run, waiting.chosen, doer, source) === true;
    const node = wanted ? waiting.chosen : waiting.node;
    stack.push(node.id, doer, source, brought);
  }
}

/** Lays out an offer that only cards used at any time make possible, with the chance to use them; false if there is none. */
function offerForMore(run: Run<State>, moment: number): boolean {
  const { stack, state } = run;
  const { seat } = stack;
  const rules = rulesOf(run);
  if (rules.calls(state, seat, false).length === 0) return false;
  const [offer] = dueListeners(run, moment, couldBeDue);
  if (offer === undefined) return false;
  act(run, [offer]);
  stack.push(rules.afford, seat, stack.source);
  return true;
}

/** What the seat obtains while the frames above are at work counts as obtained at once, afterwards. */
export function gather(run: Run<State>, seat: Seat): void {
  if (isAwaited(run, GAINED, seat)) run.stack.push(rulesOf(run).moments[GAINED].id, seat, NO_SOURCE);
}

/** What the seat obtains in it counts as obtained at once, when it is over. */
export const gatheredKind: Kind<State, Extract<Act, { do: 'gathered' }>> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    gather(run, seat);
    run.stack.push(node.parts[0].id, seat, source, about);
    return ON;
  },
};
