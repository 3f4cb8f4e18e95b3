import { useState } from 'react';
import { Sheet } from '../../cards/Sheet';
import type { ChatLine } from '../../protocol/online';
import { ask } from '../api';
import { askWho } from '../me';
import shared from '../online.module.css';
import { BlockButton } from '../people/BlockButton';
import { useDoing } from '../use-doing';
import { Said } from './Said';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: string;
  readonly line: ChatLine;
  readonly isMuted: boolean;
  readonly onClose: () => void;
}

/** What can be done about something that somebody said: not read them any more, or report it. */
export function AboutLine({ table, line, isMuted, onClose }: Props) {
  const { no, name, person } = line;
  const { chat } = useTableWords();
  const doing = useDoing();
  const [why, setWhy] = useState('');
  const [reported, setReported] = useState(false);
  const mute = async () => {
    const path = `/me/mutes/${person}`;
    if ((await doing.run(() => ask(isMuted ? 'DELETE' : 'PUT', path))) === undefined) return;
    await askWho();
    onClose();
  };
  const report = async () => {
    const sent = await doing.run(() => ask('POST', `/tables/${table}/reports`, { no, text: why.trim() }));
    setReported(sent !== undefined);
  };
  return (
    <Sheet label={chat.about(name)} onClose={onClose}>
      <h2>{chat.about(name)}</h2>
      {!isMuted && (
        <p>
          <Said table={table} line={line} isMuted={isMuted} />
        </p>
      )}
      <div>
        <button type="button" data-mute disabled={doing.busy} onClick={() => void mute()}>
          {isMuted ? chat.unmute(name) : chat.mute(name)}
        </button>{' '}
        <BlockButton person={person} name={name} />
      </div>
      {reported ? (
        <p role="status">{chat.reported}</p>
      ) : (
        <div className={shared.row}>
          <input
            type="text"
            aria-label={chat.reportWhy}
            placeholder={chat.reportWhy}
            maxLength={1000}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <button
            type="button"
            data-report
            disabled={doing.busy || why.trim() === ''}
            onClick={() => void report()}
          >
            {chat.report}
          </button>
        </div>
      )}
    </Sheet>
  );
}
