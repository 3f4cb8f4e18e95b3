import type { Language } from '@furrow/text/language';
import { useSyncExternalStore } from 'react';
import { atRest, goesOn, isHeld } from '../motion/held';
import type { CallName, Calls, Done } from '../protocol/commands';
import type { OpenedHelp } from '../protocol/help';
import type { ReviewPicture } from '../protocol/review';
import type { SeatPicture } from '../protocol/seat';
import type { BoxId } from '../protocol/set-up';
import type { Table } from '../protocol/table';
import type { Thinking } from '../protocol/thinking';
import type { InterfaceWords } from '../words/interface-words';
import { interfaceWords } from '../words/words';
import { EngineClient } from './engine-client';
import { forEngine, type Liking, storedLiking, wear } from './liking';
import { goTo } from './route';
import { keepSame } from './same';

/** What the whole page knows, and how it is liked. */
export interface PageState extends Liking {
  readonly table: Table | undefined;
  /** The table that follows when the harvest before it has been shown. */
  readonly coming: Table | undefined;
  /** Who thinks, once it takes a while. */
  readonly thinking: Thinking | undefined;
  /** A sentence for the person: a refusal, a reason, a piece of advice. */
  readonly notice: { readonly text: string; readonly kind: 'refused' | 'advice' | 'problem' } | undefined;
  /** The list of keys or the move line, whichever is open. */
  readonly aid: 'keys' | 'moveLine' | undefined;
  /** The rules that somebody reads. */
  readonly help: OpenedHelp | undefined;
  /** The card or other thing that was opened by its name, by its id. */
  readonly card: string | undefined;
  /** The game of the start screen whose cards and spaces somebody looks through. */
  readonly browsing: BoxId | undefined;
  /** Whether bots rest until somebody lets them go on. */
  readonly paused: boolean;
  /** Whether the result is shown when a game is over, and not the table. */
  readonly atResult: boolean;
  /** The last look back on a finished game: which, whose turns, and what was found, once it is. */
  readonly reviewed:
    | { readonly game: string; readonly seat: number; readonly found: ReviewPicture | undefined }
    | undefined;
  /** The game that has come to its end before the eyes of the people here, until its points were counted. */
  readonly justEnded: string | undefined;
  /** Loads the new version of the page that waits; undefined if none does. */
  readonly renew: (() => void) | undefined;
  /** The identity of the rules of the server, once it was heard. */
  readonly serverRules: string | undefined;
}

let liking = storedLiking();
let state: PageState = {
  ...liking,
  table: undefined,
  coming: undefined,
  thinking: undefined,
  notice: undefined,
  aid: undefined,
  help: undefined,
  card: undefined,
  browsing: undefined,
  paused: false,
  atResult: true,
  reviewed: undefined,
  justEnded: undefined,
  renew: undefined,
  serverRules: undefined,
};
const listeners = new Set<() => void>();
/** Behind the # of the address when the notice was given. */
let noticedAt = '';

export function update(change: Partial<PageState>): void {
  if ('notice' in change) noticedAt = location.hash;
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page knows at this moment. */
export function pageNow(): PageState {
  return state;
}

/** Whether the log tells everything; only a change of that is felt. */
export function useWholeLog(): boolean {
  return useSyncExternalStore(subscribe, () => state.wholeLog);
}

/** Whether what a space always gives lies there as goods; only a change of that is felt. */
export function useFixedGoods(): boolean {
  return useSyncExternalStore(subscribe, () => state.fixedGoods);
}

/** Whether a game is explained while it is played; one at a table elsewhere, a lesson and a replay are not. */
export function useIntroducing({ online, lesson, replaying }: Table): boolean {
  const wanted = useSyncExternalStore(subscribe, () => state.introduction);
  return wanted && online === undefined && lesson === undefined && !replaying;
}

export function usePage(): PageState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The language of the page; nothing else that changes is felt. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => state.language);
}

/** The languages of the page and of the names on it; nothing else that changes is felt. */
export function useNameLanguages(): string {
  return useSyncExternalStore(subscribe, () => `${state.language} ${state.cardNames}`);
}

/** The game on the table; nothing else that changes is felt. */
export function useSaveId(): string | undefined {
  return useSyncExternalStore(subscribe, () => state.table?.saveId);
}

/** Somebody at the table; nothing else that changes is felt. */
export function useSeat(seat: number): SeatPicture | undefined {
  return useSyncExternalStore(subscribe, () => state.table?.seats[seat]);
}

/** What somebody at the table is called; nothing else that changes is felt. */
export function useSeatName(seat: number): string {
  return useSyncExternalStore(subscribe, () => state.table?.seats[seat]?.name ?? '');
}

export function useWords(): InterfaceWords {
  return interfaceWords[useLanguage()];
}

const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });
const client = new EngineClient(worker, {
  onTable: (arrived) => {
    const { table, coming } = state;
    const waits = coming === undefined ? stages > 0 && isHeld(table, arrived) : goesOn(coming, arrived);
    if (waits && table !== undefined) update({ table: atRest(table), coming: arrived });
    else lay(arrived);
  },
  onThinking: (thinking) => update({ thinking }),
  onRules: (identity) => hearRules(identity),
  onProblem: (text) => problem(text),
});

/** Puts a table before the people here. */
function lay(arrived: Table): void {
  const table = keepSame(state.table, arrived);
  const other = state.table?.saveId !== table.saveId;
  if (other) goTo({ at: table.online === undefined ? 'table' : 'online', id: table.saveId });
  // A table with advice or in another language leaves the notice alone.
  const stays = state.notice?.kind === 'problem' || (!other && state.table?.moves.all === table.moves.all);
  const ended = !other && state.table?.ending === undefined && table.ending !== undefined && !table.replaying;
  update({
    table,
    coming: undefined,
    ...(ended && state.table?.finished === false && { justEnded: table.saveId }),
    thinking: undefined,
    atResult: other || state.atResult,
    notice: stays ? state.notice : undefined,
  });
}

/** So many parts of the page show harvests. */
let stages = 0;

/** Harvests are shown before the next round opens until this is undone. */
export function openStage(): () => void {
  stages++;
  return () => {
    stages--;
    if (stages === 0) goOn();
  };
}

/** A harvest has been shown: the table that waited is laid out. Says whether one did. */
export function goOn(): boolean {
  if (state.coming === undefined) return false;
  lay(state.coming);
  return true;
}

/** The table that waits for the end of a harvest; nothing else that changes is felt. */
export function useComing(): Table | undefined {
  return useSyncExternalStore(subscribe, () => state.coming);
}

/** Asks the engine; a fault of it is shown, not thrown. */
export async function call<N extends CallName>(name: N, send: Calls[N]['send']): Promise<Calls[N]['get']> {
  try {
    return await client.call(name, send);
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Hears which rules the server has. */
export function hearRules(identity: string | null): void {
  if (identity !== null && identity !== state.serverRules) update({ serverRules: identity });
}

function problem(text: string): void {
  update({ notice: { kind: 'problem', text: interfaceWords[state.language].problem(text) } });
}

/** Calls that may be refused. */
type Refusable = { [N in CallName]: Calls[N]['get'] extends Done ? N : never }[CallName];

/** Asks the engine for something that may be refused, and shows the refusal. */
export async function attempt<N extends Refusable>(name: N, send: Calls[N]['send']): Promise<boolean> {
  const done: Done = await call(name, send);
  if (done.ok) return true;
  const { start } = interfaceWords[state.language].around;
  const text = done.line === undefined ? done.why : start.badRecord(done.line, done.why);
  update({ notice: { kind: done.later === true ? 'advice' : 'refused', text } });
  return false;
}

/** Changes how the page and the game are liked. */
export function like(change: Partial<Liking>): void {
  liking = { ...liking, ...change };
  update(change);
  wear(liking);
  if (change.language !== undefined || change.cardNames !== undefined) {
    const { language, cardNames } = liking;
    void call('language', { language, ...(cardNames !== 'page' && { names: cardNames }) });
  }
  void call('prefer', forEngine(liking));
}

/** Lets bots rest, or go on. */
export function pauseBots(paused: boolean): void {
  update({ paused });
  void call('prefer', { paused });
}

/** Puts the game away; it stays saved. */
export function putAway(): void {
  if (state.paused) pauseBots(false);
  void call('leave', {});
  update({ table: undefined, coming: undefined, thinking: undefined, notice: undefined, card: undefined });
}

/** Leaves the table; the game stays saved, or goes on elsewhere. */
export function leaveTable(): void {
  putAway();
  goTo({ at: 'start' });
}

like(liking);
for (const is of ['online', 'offline'] as const)
  addEventListener(is, () => void call('network', { on: is === 'online' }));
// A notice belongs to the place where it was given.
addEventListener('hashchange', () => {
  if (state.notice !== undefined && noticedAt !== location.hash) update({ notice: undefined });
});
