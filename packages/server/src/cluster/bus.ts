import type { Answer, KeyedAct } from '@furrow/wire/acts';
import { newId } from '../ids';
import type { Db } from '../store/schema';
import type { Player } from '../table/command/actor';
import type { TableQuestion } from '../table/read/question';

/** What one process says to all others on the same database. */
export type Message =
  /** A table has changed: news after a number are kept, somebody sat down or stood up, the lobby shows it otherwise. */
  | {
      readonly say: 'table';
      readonly table: string;
      readonly after: number;
      readonly seats?: boolean;
      readonly shown?: boolean;
      /** What everybody is told of it, as the text of a `Published`; missing if it must be read. */
      readonly published?: string;
    }
  /** A session or a token, or all that a person has, is no more. */
  | { readonly say: 'ended'; readonly hash: string }
  | { readonly say: 'ended'; readonly person: string }
  /** The process lives, and has these rules. */
  | { readonly say: 'beat'; readonly rules?: string }
  /** The process finishes what it has begun and then ends: its tables are everybody's. */
  | { readonly say: 'leaving' }
  /** A process shall do an act at a table that is played with its rules, and what came of it. */
  | {
      readonly say: 'act';
      readonly to: string;
      readonly ask: string;
      readonly table: string;
      readonly person: Player;
      readonly keyed: KeyedAct;
    }
  | { readonly say: 'answer'; readonly to: string; readonly ask: string; readonly answer: Answer }
  /** A process shall say what it knows of such a table, and what that is; nothing if there is nothing to know. */
  | {
      readonly say: 'read';
      readonly to: string;
      readonly ask: string;
      readonly table: string;
      readonly question: TableQuestion;
    }
  | { readonly say: 'found'; readonly to: string; readonly ask: string; readonly found?: unknown }
  /** Who is there at a process? */
  | { readonly say: 'who'; readonly to: string }
  /** These have come to a process and gone from it; `whole` if nobody else is there. */
  | {
      readonly say: 'roster';
      readonly on: readonly string[];
      readonly off: readonly string[];
      readonly whole?: boolean;
    }
  /** The process ends. */
  | { readonly say: 'bye' };

/** What a statement of PostgreSQL says with `pg_notify`. */
export interface NotifyStatement {
  readonly channel: string;
  readonly payload: string;
}

/** Called with what another process says. */
export type OnMessage = (message: Message, from: string) => void;

/** How processes on one database tell each other what happened; a bus beside the database could stand behind it as well. */
export interface Bus {
  /** The name of this process. */
  readonly me: string;
  /** Whether there can be other processes. */
  readonly isShared: boolean;
  /** Says something in a transaction: the others hear it when that is kept, and never if it is not. */
  publish(db: Db, message: Message): Promise<void>;
  /** The same for a statement that says it itself; missing if the database cannot carry it. */
  readonly notice?: (message: Message) => NotifyStatement;
  /** Says something at once; rejects if it may not have been heard. */
  send(message: Message): Promise<void>;
  /** Calls back with everything that others say, in order. */
  subscribe(listener: OnMessage): void;
  /** Calls back when something may have been said that did not arrive. */
  onGap(listener: () => void): void;
  /** Takes part from now on; if no other process does, something is done before. */
  join(first: () => Promise<void>): Promise<void>;
  /** Whether it hears the others at this moment. */
  readonly isConnected: boolean;
}

/** What one process at a time does for all. */
export interface Lease {
  /** Whether it is this one's business now; takes it if nobody has it. */
  holds(): Promise<boolean>;
  /** Leaves it to others, for good. */
  release(): Promise<void>;
}

/** The bus of a process that is alone: nobody hears, nobody speaks. */
export function localBus(): Bus {
  return {
    me: newId(),
    isShared: false,
    publish: async () => {},
    send: async () => {},
    subscribe: () => {},
    onGap: () => {},
    join: (first) => first(),
    isConnected: true,
  };
}

/** The lease of a process that is alone. */
export const localLease: Lease = { holds: async () => true, release: async () => {} };
