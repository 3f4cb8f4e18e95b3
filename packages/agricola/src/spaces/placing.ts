import { areOutOfReach, whyNot } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import { customs } from '../cards/custom/index';
import { cards } from '../cards/index';
import { anyOfThose, those } from '../cards/those';
import type { Where } from '../effects/effect';
import { couldCarryOut } from '../effects/look-ahead';
import { PEOPLE } from '../farm/farmyard';
import { isSpent, spend } from '../in-play/spent';
import { isAnyDue } from '../kinds/moment';
import { TRIAL } from '../kinds/use';
import { windowsFor } from '../moments/awaited';
import { about } from '../moments/brought';
import { momentNumber } from '../moments/moments';
import { unpaidToll } from '../moments/tolls';
import { NOTHING, ONE_TOLL, TOLL } from '../moments/windows';
import { rulesOf } from '../ruleset';
import { sourceOfCard, sourceOfSpace } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { because } from '../vocabulary/reasons';
import { whyClosed } from './closed-spaces';
import { goOn, isOn, place, whereIs } from './placed';
import { isNamed } from './space';

/** The verb of using an action space; it prints as the space alone. */
export const PLACE = 'place';

/**
 * On what terms a person comes to a space: from home, from the supply, or going on from another space (then `from` is the
 * entry of `state.turns` that placed it). All are laid out alike, as they are looked at for every space.
 */
export interface Terms {
  readonly from: Where['from'] | number;
  readonly on: Where['on'] | undefined;
  readonly evenOccupied: boolean;
  readonly forever: boolean;
}

/** The terms that a card names. */
export function termsOf(
  from: Terms['from'],
  { on, evenOccupied = false, forever = false }: Partial<Omit<Terms, 'from'>>,
): Terms {
  return { from, on, evenOccupied, forever };
}

/** A person is placed from home. */
export const USUAL = termsOf('home', {});

/** The spaces that the seat can use now. */
export function usableSpaces(run: Run<State>, seat: number, terms = USUAL): number[] {
  const there = onBoard(run, seat);
  const before = windowsFor(run, seat);
  const found: number[] = [];
  for (let space = 0; space < there.length; space++)
    if (there[space] && mayCome(run, seat, space, terms) && canAct(run, seat, space, terms, before[space]))
      found.push(space);
  return found;
}

/** Whether each space lies on the board or on a card in play, beside it, or a card of the seat lets it be used though it does not. */
function onBoard(run: Run<State>, seat: number): readonly boolean[] {
  const { revealed, players, beside } = run.state;
  const { onTable, spaceOnCard } = rulesOf(run);
  const there = onTable.slice();
  for (const space of revealed) there[space] = true;
  for (const { played } of players)
    for (const card of played) if (spaceOnCard[card] >= 0) there[spaceOnCard[card]] = true;
  for (const card of beside) if (spaceOnCard[card] >= 0) there[spaceOnCard[card]] = true;
  if (anyOfThose(openers, players[seat].played))
    for (let space = 0; space < there.length; space++) there[space] ||= isOpened(run, seat, space);
  return there;
}

/** The cards that let their owner use spaces that are not on the board yet. */
const openers = those(({ joins }) => joins !== undefined && customs.joins[joins].unrevealed !== undefined);

/** Whether the seat can use any. */
export function canUseAny(run: Run<State>, seat: number, terms = USUAL): boolean {
  const before = windowsFor(run, seat);
  for (const space of rulesOf(run).simplestFirst)
    if (isOpen(run, seat, space, terms) && canAct(run, seat, space, terms, before[space])) return true;
  return false;
}

/** Whether only the seat knows if it can use one: some space that is open to it depends on its hand. */
export function hidesAny(run: Run<State>, seat: number, terms = USUAL): boolean {
  return rulesOf(run).uses.some(({ parts: [effect] }, space) => {
    if (effect.kind.hides?.(run, effect, seat, sourceOfSpace(space)) !== true) return false;
    return isOpen(run, seat, space, terms);
  });
}

/** Whether the seat may put a person on the space at all. */
export function isOpen(run: Run<State>, seat: number, space: number, terms = USUAL): boolean {
  const isThere = rulesOf(run).permanent[space] || run.state.revealed.includes(space);
  return mayCome(run, seat, space, terms) && (isThere || isOpened(run, seat, space));
}

/** Whether the seat may put a person on the space if it lies on the board. */
function mayCome(run: Run<State>, seat: number, space: number, terms: Terms): boolean {
  const { state } = run;
  const { spaces, plain } = rulesOf(run);
  if (terms.on !== undefined && !isNamed(terms.on, spaces[space])) return false;
  if (typeof terms.from === 'number' && whereIs(state, terms.from) === space) return false;
  if (state.placed[space] !== 0 && !mayJoin(run, seat, space, terms)) return false;
  return plain[space] || whyClosed(run, seat, space) === undefined;
}

/** Whether the seat may join those who stand on a space; never on one that takes a single person. */
function mayJoin(run: Run<State>, seat: number, space: number, terms: Terms): boolean {
  if (rulesOf(run).spaces[space].alone === true) return false;
  return terms.evenOccupied || ticket(run, seat, space, terms) !== undefined;
}

/** Whether a space is unoccupied, or a card of the seat says that it is to the seat. */
export function isFree(run: Run<State>, seat: number, space: number): boolean {
  return !isOn(run.state, space) || mayJoin(run, seat, space, NOWHERE);
}

/** Nobody is placed: no card that only says where people can be placed counts. */
const NOWHERE = termsOf(0, {});

/** The card of the seat that lets it use a space though it is occupied; rather one that is not used up by that. */
function ticket(run: Run<State>, seat: number, space: number, { from }: Terms): number | undefined {
  const { state } = run;
  const player = state.players[seat];
  let found: number | undefined;
  for (const card of player.played) {
    const { joins: set } = cards[card];
    if (set === undefined) continue;
    const join = customs.joins[set];
    if (join.placing === true && typeof from === 'number') continue;
    if (join.oncePerRound === true && isSpent(player, card, 'round')) continue;
    const look = { rules: rulesOf(run), state, seat, source: sourceOfCard(card), about: space };
    if (join.occupied?.(look, space) !== true) continue;
    if (join.oncePerRound !== true) return card;
    found = card;
  }
  return found;
}

/** Whether a card of the seat lets it use a space that is not on the board yet. */
export function isOpened(run: Run<State>, seat: number, space: number): boolean {
  const { state } = run;
  for (const card of state.players[seat].played) {
    const { joins: set } = cards[card];
    if (set === undefined || customs.joins[set].unrevealed === undefined) continue;
    const look = { rules: rulesOf(run), state, seat, source: sourceOfCard(card), about: space };
    if (customs.joins[set].unrevealed(look, space)) return true;
  }
  return false;
}

/** Why the seat cannot use a space. */
export function whyNotUse(run: Run<State>, seat: number, space: number, terms = USUAL): Reason {
  const { state } = run;
  const { permanent, uses, spaces } = rulesOf(run);
  if (spaces[space] === undefined || (terms.on !== undefined && !isNamed(terms.on, spaces[space])))
    return because({ why: 'not-asked' });
  if (!permanent[space] && !state.revealed.includes(space) && !isOpened(run, seat, space))
    return because({ why: 'not-revealed', space });
  if (state.placed[space] !== 0 && !mayJoin(run, seat, space, terms))
    return because({ why: 'occupied', space });
  const closed = whyClosed(run, seat, space);
  if (closed !== undefined) return closed;
  const toll = unpaidToll(run, seat, space);
  const [effect] = uses[space].parts;
  return toll < 0 ? whyNot(run, effect, seat, sourceOfSpace(space)) : because({ why: 'toll', card: toll });
}

/**
 * Whether the space can be resolved by a person who has come there. The plain answer is exact where no card acts before
 * it; where one does, what it gives or takes counts too, and the engine looks ahead.
 */
function canAct(run: Run<State>, seat: number, space: number, terms: Terms, window: number): boolean {
  const { uses, pool, givesAllAlike } = rulesOf(run);
  const effect = uses[space].parts[0];
  if (pool.length === 0) return effect.kind.possible(run, effect, seat, sourceOfSpace(space));
  if (window === NOTHING && givesAllAlike[space])
    return effect.kind.possible(run, effect, seat, sourceOfSpace(space));
  const answer = couldAct(run, seat, space, terms, window);
  return answer === 'perhaps' ? couldUse(run, seat, space, terms) : answer === 'yes';
}

/** Whether the space can be resolved after what cards do before it. */
function couldUse(run: Run<State>, seat: number, space: number, terms: Terms): boolean {
  return couldCarryOut(run, seat, (next) => {
    come(next, seat, space, terms);
    next.stack.a = TRIAL;
  });
}

/**
 * Whether the space can be resolved when the person stands there and cards do before it at most so much; `perhaps` if
 * that must be tried out. The state is left as it was.
 */
function couldAct(
  run: Run<State>,
  seat: number,
  space: number,
  terms: Terms,
  window: number,
): 'yes' | 'no' | 'perhaps' {
  const { state } = run;
  const { uses, givesAllAlike } = rulesOf(run);
  const effect = uses[space].parts[0];
  const player = state.players[seat];
  const { home, lost, guests } = player;
  const { length } = state.turns;
  const from = typeof terms.from === 'number' ? whereIs(state, terms.from) : space;
  const there = state.placed[space];
  const behind = state.placed[from];
  const entry = arrive(state, seat, space, terms);
  const plain = effect.kind.possible(run, effect, seat, sourceOfSpace(space));
  const paid = window === ONE_TOLL && plain && givesAllAlike[space] && unpaidToll(run, seat, space) < 0;
  const sure =
    paid ||
    window === NOTHING ||
    (plain ? window < TOLL : areOutOfReach(run, uses[space].parts, seat, sourceOfSpace(space))) ||
    !actsBefore(run, seat, space, entry);
  state.placed[from] = behind;
  state.placed[space] = there;
  if (state.turns.length > length) state.turns.pop();
  player.home = home;
  player.lost = lost;
  player.guests = guests;
  return sure ? (plain ? 'yes' : 'no') : 'perhaps';
}

/** Whether a card acts before the space does that the person known by an entry has come to. */
function actsBefore(run: Run<State>, seat: number, space: number, entry: number): boolean {
  const { stack, state } = run;
  const source = sourceOfSpace(space);
  stack.push(rulesOf(run).uses[space].id, seat, source);
  stack.a = entry;
  const acts = isAnyDue(run, USE, seat, { source, about: about('lyingThere', state.piles[space]) });
  stack.pop();
  return acts;
}

const USE = momentNumber('use');

/** How many people the seat can still take from its supply. */
export function peopleLeft({ state }: Run<State>, seat: number): number {
  const { people, lost, guests } = state.players[seat];
  return PEOPLE - people - lost - guests;
}

/** A person of the seat comes to a space and uses it. */
export function come(run: Run<State>, seat: number, space: number, terms: Terms): void {
  if (isOn(run.state, space) && !terms.evenOccupied) useTicket(run, seat, space, terms);
  const entry = arrive(run.state, seat, space, terms);
  if (terms.from === 'supply') tell(run, () => ({ event: 'guest', seat, forever: terms.forever }));
  tell(run, () => ({ event: typeof terms.from === 'number' ? 'jumped' : 'used', seat, space }));
  run.stack.push(rulesOf(run).uses[space].id, seat, sourceOfSpace(space));
  run.stack.a = entry;
}

/** A card that lets somebody use an occupied space once a round is used up by that. */
function useTicket(run: Run<State>, seat: number, space: number, terms: Terms): void {
  const card = ticket(run, seat, space, terms);
  const joins = card === undefined ? undefined : cards[card].joins;
  if (card !== undefined && joins !== undefined && customs.joins[joins].oncePerRound === true)
    spend(run.state.players[seat], card, 'round');
}

/** The person is on the space; says by which entry of `state.turns` it is known. */
function arrive(state: State, seat: number, space: number, { from, forever }: Terms): number {
  if (typeof from === 'number') {
    goOn(state, from, space);
    return from;
  }
  const player = state.players[seat];
  if (from === 'home') player.home--;
  else if (forever) player.lost++;
  else player.guests++;
  return place(state, space, seat);
}
