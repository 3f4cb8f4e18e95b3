import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { attempt, useWords } from '../../app/store';
import type { ChatLine, OnlinePicture } from '../../protocol/online';
import { marksOf } from '../../words/marks';
import { useWho } from '../me';
import { AboutLine } from './AboutLine';
import { Said } from './Said';
import styles from './table.module.css';
import { useMutes } from './use-mutes';
import { useTableWords } from './use-table-words';
import { useReading } from './use-unread';

/** What is said at a table; whoever only watches talks before and after the game. */
export function Chat({ online }: { readonly online: OnlinePicture }) {
  const { chat } = useTableWords();
  const who = useWho();
  const mutes = useMutes();
  const isSilent = online.phase === 'playing' && online.seat === undefined;
  const list = useRef<HTMLOListElement>(null);
  useReading(online, list);
  useEffect(() => {
    if (list.current !== null && online.chat.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [online.chat.length]);
  return (
    <div className={styles.chat} data-chat>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <ol ref={list} tabIndex={0} aria-label={chat.title} aria-live="polite">
        {online.chat.length === 0 && <li className={styles.soft}>{chat.nothing}</li>}
        {online.chat.map((line) => (
          <Line key={line.no} line={line} online={online} isMuted={mutes.includes(line.person)} />
        ))}
      </ol>
      {isSilent ? <p className={styles.soft}>{chat.onlyPlayers}</p> : who.is === 'somebody' && <Say />}
    </div>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly online: OnlinePicture;
  readonly isMuted: boolean;
}

function Line({ line, online: { table, sitters }, isMuted }: LineProps) {
  const { chat } = useTableWords();
  const { atTable } = useWords();
  const who = useWho();
  const [open, setOpen] = useState(false);
  const seat = sitters.findIndex((one) => one !== null && 'person' in one && one.person === line.person);
  const isOwn = who.is === 'somebody' && who.me.id === line.person;
  const color = seat < 0 ? 'var(--text-soft)' : `var(--seat-${seat})`;
  return (
    <li data-said={line.no} style={{ borderColor: color }}>
      {!isMuted && <b style={{ color }}>{[line.name, ...marksOf(line, atTable)].join(' · ')}</b>}
      <span className={isMuted ? styles.soft : undefined}>
        <Said table={table} line={line} isMuted={isMuted} />
      </span>
      {!isOwn && who.is === 'somebody' && (
        <button type="button" aria-label={chat.about(line.name)} onClick={() => setOpen(true)}>
          ⋯
        </button>
      )}
      {open && <AboutLine table={table} line={line} isMuted={isMuted} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Say() {
  const { chat } = useTableWords();
  const [text, setText] = useState('');
  const say = async (event: SubmitEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // What is written meanwhile stays, whatever comes of this line.
    if (!(await attempt('tableAct', { act: { act: 'chat', text: said } })))
      setText((written) => (written === '' ? said : written));
  };
  return (
    <form className={styles.say} onSubmit={(event) => void say(event)}>
      <input
        type="text"
        aria-label={chat.write}
        placeholder={chat.write}
        maxLength={500}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{chat.send}</button>
    </form>
  );
}
