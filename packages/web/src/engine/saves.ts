import type { Wish } from '@furrow/farm/liked';
import type { Seat } from '@furrow/kernel/seat';
import type { BoxId } from '../protocol/set-up';
import { openStore } from './browser-store';
import type { InCampaign } from './campaign';

/** A game as it is kept in the browser. */
export interface Save {
  readonly id: string;
  readonly time: number;
  readonly box: BoxId;
  readonly seats: readonly string[];
  readonly round: { readonly now: number; readonly of: number };
  readonly over: boolean;
  /** The number of the deal; undefined if the game did not begin here. */
  readonly deal?: number;
  /** How animals are liked to stand on the farms of seats. */
  readonly likings?: readonly (readonly [seat: Seat, wishes: readonly Wish[]])[];
  /** Who of several people has said whether they want advice at their turns; the others as this browser likes it. */
  readonly advised?: readonly (readonly [seat: Seat, on: boolean])[];
  /** What it has to do with the campaign that it belongs to; the games of a campaign follow each other in one save. */
  readonly campaign?: InCampaign;
  /** The record. */
  readonly text: string;
}

/** Where games are kept. */
export interface Saves {
  put(save: Save): Promise<void>;
  get(id: string): Promise<Save | undefined>;
  /** All games, the newest first. */
  list(): Promise<readonly Save[]>;
  remove(id: string): Promise<void>;
}

/** The games kept by this browser; where it keeps nothing, they last as long as the page. */
export function openSaves(): Saves {
  const kept = openStore<Save>('furrow', 'games');
  const list = async () => [...(await kept.all())].sort((a, b) => b.time - a.time);
  return { ...kept, list };
}
