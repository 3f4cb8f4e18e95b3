import { useState } from 'react';
import { useWords } from '../../app/store';
import type { ChatLine, OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { Log } from '../../table/Log';
import { Chat } from './Chat';
import { SeatClocks } from './Clocks';
import { Offers } from './Offers';
import styles from './table.module.css';
import { useMutes } from './use-mutes';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
}

/** Beside a game that is elsewhere: clocks, offers, and the log or the chat. */
export function OnlineSide({ table, online }: Props) {
  const words = useWords();
  const { chat, seats } = useTableWords();
  const [shows, setShows] = useState<'log' | 'chat'>('log');
  const fresh = useUnread(online.chat, shows === 'chat');
  return (
    <div className={styles.side} data-online-side>
      <SeatClocks table={table} online={online} />
      {online.seat === undefined && <p className={styles.soft}>{seats.watching}</p>}
      <Offers table={table} online={online} />
      <div className={styles.sideTabs}>
        <button type="button" aria-pressed={shows === 'log'} onClick={() => setShows('log')}>
          {words.log}
        </button>
        <button type="button" aria-pressed={shows === 'chat'} data-open-chat onClick={() => setShows('chat')}>
          {chat.title}
          {fresh > 0 && <b className={styles.fresh}>{chat.withNew(fresh)}</b>}
        </button>
      </div>
      {shows === 'log' ? <Log lines={table.log} /> : <Chat online={online} />}
    </div>
  );
}

/** How many lines were said since the chat was open last, or since the table was opened, by people who are not muted. */
function useUnread(chat: readonly ChatLine[], isOpen: boolean): number {
  const mutes = useMutes();
  const last = chat.at(-1)?.no ?? 0;
  const [read, setRead] = useState(last);
  if (isOpen && read !== last) setRead(last);
  return chat.filter(({ no, person }) => no > read && !mutes.includes(person)).length;
}
