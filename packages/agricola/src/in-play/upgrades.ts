import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { majors, ownsMajor, returnMajor, type Upgradable } from '../boards/majors';
import { cards } from '../cards/index';
import { closeGap } from '../moments/moment-frame';
import { rulesOf } from '../ruleset';
import { forgo } from '../spaces/coming';
import type { CardNumber } from '../state/numbers';
import { cardOf, isCard, isMajor, majorOf, sourceOfCard, sourceOfMajor } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { forgetSpent } from './spent';

/** Whether an improvement (by its source) is of a kind that can be returned for a better one. */
export function isUpgradable(source: Source): boolean {
  if (isCard(source)) return cards[cardOf(source)].is !== undefined;
  return isMajor(source) && majors[majorOf(source)]?.kind !== undefined;
}

/** AG-R1227: the improvements of these kinds that lie in front of a seat, by their sources. */
export function returnable({ state }: Run<State>, seat: Seat, kinds: readonly Upgradable[]): number[] {
  const isMeant = (kind: Upgradable | undefined) => kind !== undefined && kinds.includes(kind);
  const found: number[] = [];
  for (const { kind, number } of majors)
    if (isMeant(kind) && ownsMajor(state, seat, number)) found.push(sourceOfMajor(number));
  for (const card of state.players[seat].played) if (isMeant(cards[card].is)) found.push(sourceOfCard(card));
  return found;
}

/** All improvements in front of a seat, by their sources. */
export function improvementsOf({ state }: Run<State>, seat: Seat): number[] {
  const own = majors.filter(({ number }) => ownsMajor(state, seat, number));
  const minors = state.players[seat].played.filter((card) => cards[card].kind === 'minor');
  return [...own.map(({ number }) => sourceOfMajor(number)), ...minors.map(sourceOfCard)];
}

/** Whether there is any of one kind. */
export function canReturn({ state }: Run<State>, seat: Seat, kind: Upgradable): boolean {
  for (let i = 0; i < state.majors.length; i++)
    if (ownsMajor(state, seat, i) && majors[i].kind === kind) return true;
  for (const card of state.players[seat].played) if (cards[card].is === kind) return true;
  return false;
}

/**
 * AG-R1227: a seat returns an improvement. A major is on display again, a card leaves the game. AG-R1306: in the revised
 * edition what it has laid on round spaces is lost with it.
 */
export function giveBack(run: Run<State>, seat: Seat, source: Source): void {
  const { state } = run;
  if (!isCard(source)) returnMajor(state, majorOf(source));
  else loseCard(run, seat, cardOf(source));
  if (rulesOf(run).variant.edition === 'revised') forgo(state.players[seat], source);
  tell(run, () => ({ event: 'returned', seat, improvement: source }));
}

/** A card in play leaves the game. */
export function loseCard(run: Run<State>, seat: Seat, card: CardNumber): void {
  takeFromPlay(run, seat, card);
  run.state.gone.push(card);
}

/** A card in play goes back into the hand of its owner. */
export function takeUp(run: Run<State>, seat: Seat, card: CardNumber): void {
  takeFromPlay(run, seat, card);
  run.state.players[seat].hand.push(card);
  tell(run, () => ({ event: 'tookUp', seat, card }));
}

/** A card is no longer in play; masks over the cards in play close the gap. */
export function takeFromPlay(run: Run<State>, seat: Seat, card: CardNumber): void {
  const { players, main, lanes } = run.state;
  const { played, memory } = players[seat];
  const index = played.indexOf(card);
  for (const stack of [main, ...lanes]) closeGap(rulesOf(run), stack, { seat, played, index });
  played.splice(index, 1);
  memory.splice(index, 1);
  forgetSpent(players[seat], index);
}
