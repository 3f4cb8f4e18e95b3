import type { Language } from '@furrow/text/language';
import type { Refusal } from '@furrow/wire/acts';
import type * as z from 'zod';
import type { Caller } from '../people/caller';
import type { RefusalCode } from '../words/refusals';
import type { Refused } from '../words/refused';
import type { BrowserStamp, DeviceMarks } from './device-cookie';
import type { SecurityEvent } from './security-log';

/** Who may call a route: everybody; somebody with a name; somebody with an account. */
export type Who = 'anybody' | 'person' | 'account';

/** What a token must be allowed; `never` is for people in person only. */
export type Scope = 'read' | 'play' | 'never';

/** What the handler of a route is given. */
export interface Call<W extends Who, P, Q, B> {
  readonly caller: W extends 'anybody' ? Caller | undefined : Caller;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly language: Language;
  /** From where it comes: an IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  /** Writes into the log what a person did. */
  readonly note: (event: SecurityEvent, person: string) => void;
  /** By which the browser shows whose accounts were used in it before. */
  readonly deviceMarks: DeviceMarks;
  /** By which it shows since when it has been here. */
  readonly browserStamp: BrowserStamp;
  /** Gives the browser a session, or takes it away. */
  readonly setSession: (secret: string | undefined) => void;
}

/** A refusal that comes in words already. */
export interface SpokenRefusal {
  readonly refusal: Refusal;
}

/** Lines of JSON without end. */
export interface Lines<T = never> {
  /** Begins to send; what it gives back is called when nobody listens any more. */
  readonly lines: (line: LineWriter<T>) => Promise<() => void>;
}

/** Where lines go. */
export interface LineWriter<T = unknown> {
  write(line: T): void;
  /** Resolves when the reader has taken most of what was written. */
  drained(): Promise<void>;
  end(): void;
}

/** Plain text, such as a record. */
export interface PlainText {
  readonly text: string;
}

type Schema = z.core.$ZodType;
type Said<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** A route of the server: what it takes, what it answers, what it refuses. The description of the API is made of these. */
interface RouteOf<
  W extends Who,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema | undefined,
  L extends Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; `:name` stands for a parameter. */
  readonly path: string;
  /** What it does, in one sentence. */
  readonly does: string;
  readonly theme: string;
  readonly who: W;
  readonly scope: Scope;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The form of the answer; without one there is nothing to say, or it is text or lines. */
  readonly answer?: A;
  readonly status?: 200 | 201 | 204;
  readonly sends?: 'text';
  /** The form of each line, where lines of JSON are sent without end. */
  readonly line?: L;
  /** It opens the table that `id` names, which is played again if it is not in memory. */
  readonly opens?: 'table';
  /** It keeps others out of an account: it is counted for itself, so that whoever has another session or a token cannot prevent it. */
  readonly guards?: 'account';
  /** Why it may refuse, besides what every route refuses. */
  readonly refuses: readonly RefusalCode[];
  do(call: Call<W, Said<P>, Said<Q>, Said<B>>): Promise<Given<A, L> | Refused | SpokenRefusal>;
}

/** What a route gives: an answer, lines, a text, or nothing. */
type Given<A extends Schema | undefined, L extends Schema | undefined> = A extends Schema
  ? z.input<A>
  : L extends Schema
    ? Lines<z.input<L>>
    : undefined | PlainText;

/** A route, whatever it takes. */
export type Route = Omit<
  RouteOf<
    Who,
    Schema | undefined,
    Schema | undefined,
    Schema | undefined,
    Schema | undefined,
    Schema | undefined
  >,
  'do'
> & {
  do(call: Call<Who, unknown, unknown, unknown>): Promise<unknown>;
};

/** Declares a route. */
export function route<
  W extends Who,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | undefined = undefined,
  L extends Schema | undefined = undefined,
>(declared: RouteOf<W, P, Q, B, A, L>): Route {
  return declared;
}
