import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { OTHERS, OWN } from '../cards/card';
import { cards } from '../cards/index';
import { rulesOf } from '../ruleset';
import type { CardNumber, SpaceNumber } from '../state/numbers';
import type { Player, State } from '../state/state';
import { MOMENTS, momentNumber } from './moments';
import { type Heard, joined, NOTHING } from './windows';

/** Whether any card in play waits for the moment: of the seat whose doing it is, or of another seat. */
export function isAwaited(run: Run<State>, moment: number, actor: Seat): boolean {
  if (rulesOf(run).listened[moment] === 0) return false;
  const { players } = run.state;
  for (let seat = 0; seat < players.length; seat++)
    if (waits(players[seat], moment, seat === actor)) return true;
  return false;
}

/** Whether a card of a player waits for the moment, in what the player does or in what others do. */
export function waits({ played }: Player, moment: number, own: boolean): boolean {
  for (const card of played) if (heeds(card, moment, own)) return true;
  return false;
}

/** Whether any card in play hears that the seat uses a space: before it acts, or afterwards. */
export function isHeard(
  run: Run<State>,
  heard: readonly (Heard | undefined)[],
  actor: Seat,
  space: SpaceNumber,
): boolean {
  if (rulesOf(run).pool.length === 0) return false;
  const { players } = run.state;
  for (let seat = 0; seat < players.length; seat++)
    for (const card of players[seat].played) {
      const one = heard[card];
      if (one !== undefined && (seat === actor ? one.byOwner : one.byOthers)[space]) return true;
    }
  return false;
}

/** Whose doing each card heeds, moment by moment. */
const heeded = Uint8Array.from(MOMENTS.flatMap((_, moment) => cards.map(({ heeds: at }) => at[moment])));

/** Whether a card waits for a moment in what its owner does, or in what others do. */
export function heeds(card: CardNumber, moment: number, own: boolean): boolean {
  return (heeded[moment * cards.length + card] & (own ? OWN : OTHERS)) !== 0;
}

/** Whether a card waits for a moment at all. */
export function heedsAny(card: CardNumber, moment: number): boolean {
  return heeded[moment * cards.length + card] !== 0;
}

/** What the cards in play do before the seat uses each space. */
export function windowsFor(run: Run<State>, actor: Seat): readonly number[] {
  const { listened, windows, noWindows } = rulesOf(run);
  if (listened[USE] === 0) return noWindows;
  const { players } = run.state;
  let found: readonly number[] | undefined;
  for (let seat = 0; seat < players.length; seat++) {
    for (const card of players[seat].played) {
      const window = windows[card];
      if (window === undefined || !heeds(card, USE, seat === actor)) continue;
      const own = seat === actor ? window.byOwner : window.byOthers;
      found = found === undefined ? own : joined(found, own);
    }
  }
  return found ?? noWindows;
}

/** What the cards in play do at most before the seat takes an action, by the number of the action. */
export function windowBefore(run: Run<State>, action: number, actor: Seat): number {
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

const USE = momentNumber('use');
