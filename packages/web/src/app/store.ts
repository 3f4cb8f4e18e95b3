import type { Language } from '@furrow/text/language';
import { useSyncExternalStore } from 'react';
import type { CallName, Calls } from '../protocol/commands';
import type { Table } from '../protocol/table';
import type { InterfaceWords } from '../words/interface-words';
import { interfaceWords, isLanguage } from '../words/words';
import { EngineClient } from './engine-client';
import { goTo } from './route';

/** How the page is coloured. */
export type Theme = 'auto' | 'light' | 'dark';

/** What the whole page knows. */
export interface PageState {
  readonly table: Table | undefined;
  readonly language: Language;
  readonly theme: Theme;
  /** Whether a turn waits to be confirmed. */
  readonly confirmTurns: boolean;
  /** A sentence for the person: a refusal, a reason, a piece of advice. */
  readonly notice: { readonly text: string; readonly kind: 'refused' | 'advice' | 'problem' } | undefined;
}

let state: PageState = {
  table: undefined,
  language: firstLanguage(),
  theme: (localStorage.getItem('theme') as Theme | null) ?? 'auto',
  confirmTurns: localStorage.getItem('confirm-turns') === 'yes',
  notice: undefined,
};
const listeners = new Set<() => void>();

export function update(change: Partial<PageState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function usePage(): PageState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export function useWords(): InterfaceWords {
  return interfaceWords[usePage().language];
}

const client = new EngineClient(
  (table) => {
    if (state.table === undefined) goTo({ at: 'table', id: table.saveId });
    update({ table, notice: state.notice?.kind === 'problem' ? state.notice : undefined });
  },
  (text) => problem(text),
);

/** Asks the engine; a fault of it is shown, not thrown. */
export async function call<N extends CallName>(name: N, send: Calls[N]['send']): Promise<Calls[N]['get']> {
  try {
    return await client.call(name, send);
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function problem(text: string): void {
  update({ notice: { kind: 'problem', text: interfaceWords[state.language].problem(text) } });
}

/** Asks the engine for something that may be refused, and shows the refusal. */
export async function attempt<N extends 'open' | 'resume' | 'importRecord' | 'play' | 'say' | 'back'>(
  name: N,
  send: Calls[N]['send'],
): Promise<boolean> {
  const done = await call(name, send);
  if (!done.ok) update({ notice: { kind: 'refused', text: done.why } });
  return done.ok;
}

export function setLanguage(language: Language): void {
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
  update({ language });
  void call('language', { language });
}

export function setTheme(theme: Theme): void {
  localStorage.setItem('theme', theme);
  document.documentElement.dataset.theme = theme;
  update({ theme });
}

export function setConfirmTurns(confirmTurns: boolean): void {
  localStorage.setItem('confirm-turns', confirmTurns ? 'yes' : 'no');
  update({ confirmTurns });
  void call('prefer', { confirmTurns });
}

/** Leaves the table; the game stays saved. */
export function leaveTable(): void {
  void call('leave', {});
  update({ table: undefined, notice: undefined });
  goTo({ at: 'start' });
}

/** The language chosen last, or else one that the browser asks for. */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem('language') ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

setLanguage(state.language);
setTheme(state.theme);
setConfirmTurns(state.confirmTurns);
