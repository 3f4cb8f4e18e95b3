// What may be used at any time: goods turned into food or given back, three cards for one, and cards in play.
import { seq } from '@furrow/kernel/effect';
import { whyNot } from '@furrow/kernel/kind';
import { stackOf } from '@furrow/kernel/machine';
import type { Call } from '@furrow/kernel/rules';
import { Run } from '@furrow/kernel/run';
import { FRAME, SOURCE, type Stack } from '@furrow/kernel/stack';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from './cards/index';
import { anyOfThose, those } from './cards/those';
import { ROUNDS } from './course/harvests';
import { isWorkPhase } from './course/work-phase';
import type { Effect } from './effects/effect';
import { isSpent } from './in-play/spent';
import { BREEDING } from './kinds/settle';
import type { Moment } from './moments/moments';
import type { Ruleset } from './ruleset';
import { CONVERT, cardOf, DISCARD, isCard, sourceOfCard, THREE_FOR_ONE } from './state/source';
import type { State } from './state/state';
import { because } from './vocabulary/reasons';

/** Nothing may be used. */
export const NO_CALLS: readonly Call[] = [];

/** AG-V16: how many cards are laid away for one. */
const THREE = 3;

/** AG-V16: cards of the hand are laid away, and one is drawn. */
export const threeForOne = seq<Effect>({ do: 'layAway', count: THREE }, { do: 'drawOne' });

function canLayAwayThree(rules: Ruleset, state: State, seat: number): boolean {
  const { players, undealt } = state;
  if (!rules.variant.threeForOne || isLayingAway(rules, state, seat)) return false;
  return players[seat].hand.length >= THREE && undealt.some((count) => count > 0);
}

/** Whether the seat is about to lay three cards away: until then they are not laid away for another card. */
function isLayingAway({ threeForOne: three }: Ruleset, state: State, seat: number): boolean {
  return stackOf(state, seat).under(three) >= 0;
}

/** What a seat may use at any time, by its source; undefined if it may not use it now. */
export function callOf(rules: Ruleset, state: State, seat: number, source: number): Call | undefined {
  const { variant, threeForOne, convert, discard } = rules;
  if (isBreeding(rules, state, seat) || state.round === 0) return undefined;
  if (source === THREE_FOR_ONE)
    return canLayAwayThree(rules, state, seat) ? { source, node: threeForOne, canonical: false } : undefined;
  if (isCard(source)) return cardCall(rules, state, seat, cardOf(source));
  if (source === CONVERT && variant.houseBeforeCooking && isSettling(rules, state, seat)) return undefined;
  if (source === CONVERT && allowsNoResponse(rules, state)) return undefined;
  if (source === CONVERT) return { source, node: convert, canonical: false };
  return source === DISCARD ? { source, node: discard, canonical: false } : undefined;
}

/** What the cards of a seat let it do at any time. */
export function cardCalls(rules: Ruleset, state: State, seat: number): readonly Call[] {
  const { played } = state.players[seat];
  const { beside } = state;
  const none = !anyOfThose(usable, played) && !anyOfThose(usable, beside);
  if (none || isBreeding(rules, state, seat)) return NO_CALLS;
  const calls: Call[] = [];
  for (const card of beside.length === 0 ? played : [...played, ...beside]) {
    const call = cardCall(rules, state, seat, card);
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

/** The cards that can be used at any time. */
const usable = those(({ anytime }) => anytime !== undefined);

/** Whether a card lies in front of the seat, or beside the board for everybody. */
function mayUse({ players, beside }: State, seat: number, card: number): boolean {
  return players[seat].played.includes(card) || beside.includes(card);
}

function cardCall(rules: Ruleset, state: State, seat: number, card: number): Call | undefined {
  const nodes = rules.cards[card];
  const node = nodes?.anytime;
  if (node === undefined || !mayUse(state, seat, card)) return undefined;
  if (cards[card].workPhase === true && !isWorkPhase(rules, state)) return undefined;
  const run = new Run(rules, state);
  run.stack = stackOf(state, seat);
  const source = sourceOfCard(card);
  if (!node.kind.possible(run, node, seat, source)) return undefined;
  return { source, node: node.id, canonical: !nodes.endless || !isSpent(state.players[seat], card, 'turn') };
}

/** Why a seat cannot use something that may be used at any time. */
export function whyNotCall(rules: Ruleset, state: State, seat: number, source: number): Reason {
  const anytime = rules.cards[cardOf(source)]?.anytime;
  const own = mayUse(state, seat, cardOf(source));
  if (isBreeding(rules, state, seat)) return because({ why: 'not-while-breeding' });
  if (source === THREE_FOR_ONE && isLayingAway(rules, state, seat)) return because({ why: 'not-asked' });
  if (source === THREE_FOR_ONE && rules.variant.threeForOne)
    return because(
      state.players[seat].hand.length < THREE
        ? { why: 'lay-away-so-many', count: THREE }
        : { why: 'decks-empty' },
    );
  if (anytime === undefined || !own)
    return because({ why: isSettling(rules, state, seat) ? 'not-while-breeding' : 'not-asked' });
  const run = new Run(rules, state);
  run.stack = stackOf(state, seat);
  return whyNot(run, anytime, seat, source);
}

/** AG-Q12: in the breeding phase nothing is turned into food. AG-Q13: after the last one nothing is done any more. */
function isBreeding(rules: Ruleset, state: State, seat: number): boolean {
  const stack = stackOf(state, seat);
  if (isSettling(rules, state, seat) && stack.a === BREEDING) return true;
  return state.round === ROUNDS && AFTER_BREEDING.some((at) => isMoment(rules, stack, at));
}

const AFTER_BREEDING = ['bred', 'harvestEnds', 'roundEnds', 'scoring'] as const;

type MomentEffect = Extract<Effect, { do: 'moment' }>;

/** Whether cards act on a stack because of a moment. */
function isMoment({ program }: Ruleset, { frames }: Stack, at: Moment): boolean {
  for (let i = 0; i < frames.length; i += FRAME) {
    const { does, effect } = program.nodes[frames[i]];
    if (does === 'moment' && (effect as MomentEffect).moment === at) return true;
  }
  return false;
}

/** Whether a drawn card is being resolved to which nobody may respond. */
function allowsNoResponse({ resolve }: Ruleset, { main: { frames } }: State): boolean {
  for (let i = 0; i < frames.length; i += FRAME)
    if (frames[i] === resolve && cards[cardOf(frames[i + SOURCE])].noResponse === true) return true;
  return false;
}

/** Whether the seat is asked which animals it keeps. */
function isSettling(rules: Ruleset, state: State, seat: number): boolean {
  const stack = stackOf(state, seat);
  return !stack.empty && rules.program.nodes[stack.node].does === 'settle';
}
