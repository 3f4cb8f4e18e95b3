import type { Seat } from '@furrow/kernel/seat';
import * as z from 'zod/mini';
import { act, type Refusal } from './acts';
import type { Sitter, Told } from './told';
import type { Pace } from './wish';

/** The largest number that news can have: databases keep them in four bytes. */
export const LAST_NUMBER = 2_147_483_647;

const id = z.int().check(z.minimum(0));
const table = z.string().check(z.regex(/^[\w-]{16}$/));

/** What a client says on the live socket. Every request has a number of the client's own, which its answer repeats. */
export const request = z.discriminatedUnion('do', [
  /**
   * Tell me all news of a table after number `from`, and everything from then on. `here`: I am at the table and do not only
   * listen; the others there may know it, and I want to know who of the sitters is there.
   */
  z.strictObject({
    do: z.literal('follow'),
    id,
    table,
    from: z.int().check(z.minimum(0), z.maximum(LAST_NUMBER)),
    here: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('unfollow'), id, table }),
  z.strictObject({ do: z.literal('act'), id, table, key: z.string().check(z.regex(/^[\w-]{8,64}$/)), act }),
  /** Tell me of every table that can be joined or watched, as they change. */
  z.strictObject({ do: z.literal('lobby'), id, on: z.boolean() }),
  z.strictObject({ do: z.literal('ping'), id }),
]);
export type Request = z.infer<typeof request>;

/** What the server says on the live socket. */
export type Frame =
  | { readonly answer: number; readonly ok: true; readonly no?: number }
  | { readonly answer: number; readonly ok: false; readonly refusal: Refusal }
  | { readonly table: string; readonly told: Told }
  /** The seats whose people are at the table now. These are no news: they have no number and are not kept. */
  | { readonly table: string; readonly here: readonly Seat[] }
  /** The table with this id is now so in the lobby; null if it is there no more. */
  | { readonly lobby: string; readonly row: LobbyRow | null }
  /** A message could not be understood at all. */
  | { readonly refusal: Refusal };

/** A table as the lobby lists it. */
export interface LobbyRow {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
  readonly phase: 'open' | 'playing';
  readonly pace: Pace;
  readonly rated: boolean;
  /** Players may let a program advise them while they play. */
  readonly advice: boolean;
  /** Which game of a campaign is played. */
  readonly campaign?: number;
  /** It is the rematch of another table, whose people have its seats first. */
  readonly rematch?: true;
  readonly created: number;
  /** Somebody who sits there is connected now; where nobody is, the table comes last. */
  readonly here?: boolean;
}
