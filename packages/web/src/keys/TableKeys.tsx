import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { attempt, like, update, usePage } from '../app/store';
import type { Table } from '../protocol/table';
import { isSounding } from '../rhythm/sounding';
import { KeyList } from './KeyList';
import { MoveLine } from './MoveLine';
import { useKeys } from './useKeys';

/** The keys of the table, and what they open. */
export function TableKeys({ table }: { readonly table: Table }) {
  const { textMode, aid, sound } = usePage();
  const asked = table.asked.find((one) => !one.open);
  const { restart } = table.back;
  const run = useMemo(
    () => ({
      keys: () => update({ aid: 'keys' }),
      moveLine: () => update({ aid: 'moveLine' }),
      restart: () => restart !== undefined && void attempt('back', { to: restart }),
      hint: () => document.querySelector<HTMLElement>('[data-hint]')?.click(),
      log: goToLog,
      sound: () => like({ sound: isSounding(sound, table) ? 'off' : 'on' }),
      text: () => like({ textMode: !textMode }),
      rules: () => update({ help: {} }),
    }),
    [restart, textMode, sound, table],
  );
  useKeys(run);
  const close = () => update({ aid: undefined });
  if (aid === 'keys') return <KeyList onClose={close} />;
  if (aid === 'moveLine' && asked !== undefined) return <MoveLine asked={asked} onClose={close} />;
  return null;
}

/** Takes the focus to the log; on a small screen its pane comes forward first. */
function goToLog(): void {
  const tab = document.querySelector<HTMLElement>('[data-to-pane="log"]');
  if (tab?.checkVisibility() === true) flushSync(() => tab.click());
  document.querySelector<HTMLElement>('[data-log]')?.focus();
}
