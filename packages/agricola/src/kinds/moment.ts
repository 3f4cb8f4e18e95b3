import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { cards } from '../cards/index';
import { isMeant, type Listener } from '../cards/listener';
import type { Act } from '../effect';
import { goodNumber } from '../goods';
import { holds, type Look } from '../measure';
import { type Moment, momentNumber } from '../moments';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf, type Waiting } from '../ruleset';
import { cardOf, isCard, NO_SOURCE, sourceOfCard, spaceOf } from '../source';
import type { Player, State } from '../state';
import { ACTIONS } from '../take';
import { type Heard, NOTHING } from '../windows';
import { aboutWords } from '../words';

type MomentEffect = Extract<Act, { do: 'moment' }>;

/** A card of the frame's seat that acts at this moment: where it lies among those in play, and what it waits with. */
interface Due {
  readonly index: number;
  readonly waiting: Waiting;
}

/**
 * What waits for the moment acts, seat by seat from the one whose doing it is. Gains come first by themselves; where
 * several cards of a seat have more to do, the seat says in which order. Step: seats done; register a: the cards of the
 * present seat that have acted; register b: whose doing it is, plus 1.
 */
export const momentKind: Kind<State, MomentEffect> = {
  registers: ({ moment }) => ({ about: aboutWords(moment) }),
  possible: (run, node, seat) => isAwaited(run, momentNumber(node.effect.moment), seat),
  step: (run, node) => {
    const { stack, state } = run;
    const seats = state.players.length;
    const moment = momentNumber(node.effect.moment);
    if (stack.b === 0) stack.b = stack.seat + 1;
    while (stack.step < seats) {
      const seat = (stack.b - 1 + stack.step) % seats;
      stack.seat = seat;
      const due = waits(state.players[seat], moment, seat === stack.b - 1)
        ? dueCards(run, node.effect)
        : NOTHING_DUE;
      if (due.length === 0) {
        stack.step++;
        stack.a = 0;
        continue;
      }
      const plain = due.filter(({ waiting }) => waiting.plain);
      if (plain.length === 0 && (due.length > 1 || isStuck(run, due[0]))) return WAIT;
      act(run, plain.length === 0 ? due : plain);
      return ON;
    }
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const due = dueCards(run, node.effect);
    const { played } = run.state.players[run.stack.seat];
    const moves = due.filter((one) => !isStuck(run, one)).map(({ index }) => name('first', played[index]));
    if (due.length > 0 && due.every(({ waiting }) => waiting.optional)) moves.push(say('done'));
    return listed(moves, () => because({ why: 'not-asked' }));
  },
  question: (run, node) => {
    const { played } = run.state.players[run.stack.seat];
    return asking({ ask: 'order', cards: dueCards(run, node.effect).map(({ index }) => played[index]) });
  },
  answer: (run, node, move) => {
    const { stack, state } = run;
    if (move.verb === 'done') {
      stack.step++;
      stack.a = 0;
      return;
    }
    const index = state.players[stack.seat].played.indexOf(move.things[0]);
    const next = dueCards(run, node.effect).find((one) => one.index === index);
    if (next === undefined) throw new Error(`${cards[move.things[0]].id} does not act now`);
    act(run, [next], true);
  },
};

/** Whether any card in play waits for the moment: of the seat whose doing it is, or of another seat. */
export function isAwaited(run: Run<State>, moment: number, actor: number): boolean {
  if (((rulesOf(run).listened >> moment) & 1) === 0) return false;
  const { players } = run.state;
  for (let seat = 0; seat < players.length; seat++)
    if (waits(players[seat], moment, seat === actor)) return true;
  return false;
}

/** Whether a card of a player waits for the moment, in what the player does or in what others do. */
function waits({ played }: Player, moment: number, own: boolean): boolean {
  for (const card of played) if ((heeded(card, own) >> moment) & 1) return true;
  return false;
}

/** Whether any card in play hears that the seat uses a space: before it acts, or afterwards. */
export function isHeard(
  run: Run<State>,
  heard: readonly (Heard | undefined)[],
  actor: number,
  space: number,
): boolean {
  if (rulesOf(run).listened === 0) return false;
  const { players } = run.state;
  for (let seat = 0; seat < players.length; seat++)
    for (const card of players[seat].played) {
      const one = heard[card];
      if (one !== undefined && (seat === actor ? one.byOwner : one.byOthers)[space]) return true;
    }
  return false;
}

/** The moments that a card waits for in what its owner does, or in what others do. */
function heeded(card: number, own: boolean): number {
  return own ? cards[card].heedsOwner : cards[card].heedsOthers;
}

/** What the cards in play do before the seat uses spaces: for each card that does anything, by space. */
export function windowsFor(run: Run<State>, actor: number): readonly (readonly number[])[] {
  const { listened, windows } = rulesOf(run);
  if (((listened >> USE) & 1) === 0) return NO_WINDOWS;
  const { players } = run.state;
  let found: (readonly number[])[] | undefined;
  for (let seat = 0; seat < players.length; seat++) {
    for (const card of players[seat].played) {
      const window = windows[card];
      if (window === undefined || ((heeded(card, seat === actor) >> USE) & 1) === 0) continue;
      found ??= [];
      found.push(seat === actor ? window.byOwner : window.byOthers);
    }
  }
  return found ?? NO_WINDOWS;
}

/** What the cards in play do at most before the seat takes an action, by the number of the action. */
export function windowBefore(run: Run<State>, action: number, actor: number): number {
  const { actionWindows } = rulesOf(run);
  const { players } = run.state;
  let strongest = NOTHING;
  for (let seat = 0; seat < players.length; seat++) {
    for (const card of players[seat].played) {
      const window = actionWindows[card];
      if (window === undefined) continue;
      strongest = Math.max(strongest, (seat === actor ? window.byOwner : window.byOthers)[action]);
    }
  }
  return strongest;
}

const NO_WINDOWS: readonly (readonly number[])[] = [];

const USE = momentNumber('use');
const GAINED = momentNumber('gained');

/** The card whose owner the seat must pay before it uses a space and cannot; -1 if there is none. */
export function unpaidToll(run: Run<State>, actor: number, space: number): number {
  const { state } = run;
  const rules = rulesOf(run);
  const about = state.piles[space];
  for (const [seat, { played }] of state.players.entries()) {
    for (const card of played) {
      const source = sourceOfCard(card);
      const look = { rules, state, seat, source, about };
      const unpaid = rules.cards[card].waiting.some(
        ({ listener, node }) =>
          listener.toll === true &&
          concerns(listener, seat === actor) &&
          (listener.spaces === undefined ||
            isMeant(listener.spaces, rules.spaces[space], state.revealed.indexOf(space) + 1)) &&
          (listener.when === undefined || holds(look, listener.when)) &&
          !node.kind.possible(run, node, actor, source),
      );
      if (unpaid) return card;
    }
  }
  return -1;
}

/** Whether any card would act if the moment came now for what the seat does; the stack is left as it was. */
export function isAnyDue(
  run: Run<State>,
  at: Moment,
  actor: number,
  { source, about }: Pick<Look, 'source' | 'about'>,
): boolean {
  const { stack, state } = run;
  const number = momentNumber(at);
  const due: MomentEffect = { do: 'moment', moment: at };
  stack.push(rulesOf(run).moments[number].id, actor, source, about);
  stack.b = actor + 1;
  let found = false;
  for (let seat = 0; seat < state.players.length && !found; seat++) {
    stack.seat = seat;
    found = waits(state.players[seat], number, seat === actor) && dueCards(run, due).length > 0;
  }
  stack.pop();
  return found;
}

function concerns({ who }: Listener, own: boolean): boolean {
  return who === 'anyone' || (who === 'me') === own;
}

/** The cards of the frame's seat that act now and have not acted yet. */
function dueCards(run: Run<State>, { moment }: MomentEffect): readonly Due[] {
  const { stack, state } = run;
  const bit = 1 << momentNumber(moment);
  const { played } = state.players[stack.seat];
  const own = stack.seat === stack.b - 1;
  let due: Due[] | undefined;
  for (let index = 0; index < played.length; index++) {
    if ((stack.a >> index) & 1 || (heeded(played[index], own) & bit) === 0) continue;
    const isNew = moment === 'turnEnds' && index >= stack.about;
    for (const waiting of rulesOf(run).cards[played[index]].waiting) {
      if (waiting.listener.moment !== moment || (isNew && waiting.listener.notYet === true)) continue;
      if (!isDue(run, waiting, sourceOfCard(played[index]))) continue;
      due ??= [];
      due.push({ index, waiting });
      break;
    }
  }
  return due ?? NOTHING_DUE;
}

const NOTHING_DUE: readonly Due[] = [];

function isDue(run: Run<State>, { listener, node }: Waiting, source: number): boolean {
  const { stack, state } = run;
  const rules = rulesOf(run);
  const actor = stack.b - 1;
  if (!concerns(listener, stack.seat === actor)) return false;
  if (listener.spaces !== undefined) {
    const space = spaceOf(stack.source);
    if (!isMeant(listener.spaces, rules.spaces[space], state.revealed.indexOf(space) + 1)) return false;
  }
  if (listener.action !== undefined && ACTIONS[stack.about] !== listener.action) return false;
  if (listener.good !== undefined && ((stack.about >> goodNumber(listener.good)) & 1) === 0) return false;
  if (listener.card !== undefined && listener.card !== kindOf(stack.about)) return false;
  const look = { rules, state, seat: stack.seat, source, about: stack.about };
  if (listener.when !== undefined && !holds(look, listener.when)) return false;
  return listener.toll === true || node.kind.possible(run, node, stack.seat, source);
}

/** What was played, by its source. */
function kindOf(source: number): 'occupation' | 'improvement' {
  return isCard(source) && cards[cardOf(source)].kind === 'occupation' ? 'occupation' : 'improvement';
}

/** Whether somebody must pay a toll and cannot. */
function isStuck(run: Run<State>, { index, waiting }: Due): boolean {
  if (waiting.listener.toll !== true) return false;
  const source = sourceOfCard(run.state.players[run.stack.seat].played[index]);
  return !waiting.node.kind.possible(run, waiting.node, run.stack.b - 1, source);
}

/**
 * Cards act. What several of them bring is obtained at once. A card that its owner has `chosen` is not asked about again
 * whether it may act.
 */
function act(run: Run<State>, due: readonly Due[], chosen = false): void {
  const { stack, state } = run;
  const { seat, b, about } = stack;
  for (const { index } of due) stack.a |= 1 << index;
  if (due.length > 1) gather(run, seat);
  for (const { index, waiting } of due.toReversed()) {
    const source = sourceOfCard(state.players[seat].played[index]);
    const wanted = chosen && waiting.chosen?.kind.possible(run, waiting.chosen, seat, source) === true;
    const node = wanted ? waiting.chosen : waiting.node;
    stack.push(node.id, waiting.listener.toll === true ? b - 1 : seat, source, about);
  }
}

/** What the seat obtains while the frames above are at work counts as obtained at once, afterwards. */
export function gather(run: Run<State>, seat: number): void {
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
