import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../app/store';
import { BESIDE } from '../../cards/beside-pack';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { Log } from '../../table/Log';
import { Chat } from './Chat';
import { SeatClocks } from './Clocks';
import { Offers } from './Offers';
import { TimeUp } from './TimeUp';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';
import { useUnread } from './use-unread';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
  /** What leads here on a small screen; it says how much is unread. */
  readonly tab: Element | null;
  /** Log and chat are folded, where cards are to be read. */
  readonly folded?: boolean;
}

/** Beside a game that is elsewhere: clocks, offers, and the log or the chat. */
export function OnlineSide({ table, online, tab, folded = false }: Props) {
  const words = useWords();
  const { chat, seats } = useTableWords();
  const fresh = useUnread(online);
  return (
    <div className={styles.side} data-online-side>
      {tab !== null && fresh > 0 && createPortal(<TabMark fresh={fresh} />, tab)}
      <SeatClocks table={table} online={online} />
      {online.seat === undefined && <p className={styles.soft}>{seats.watching}</p>}
      <TimeUp table={table} online={online} />
      <Offers table={table} online={online} />
      {folded ? (
        <details className={styles.folded} name={BESIDE} data-talk>
          <summary>
            {words.log} · {chat.title}
            {fresh > 0 && <b className={styles.fresh}>{chat.withNew(fresh)}</b>}
          </summary>
          <div className={styles.side}>
            <Talk table={table} online={online} fresh={fresh} />
          </div>
        </details>
      ) : (
        <Talk table={table} online={online} fresh={fresh} />
      )}
    </div>
  );
}

interface TalkProps extends Pick<Props, 'table' | 'online'> {
  /** How many lines of the chat are unread. */
  readonly fresh: number;
}

/** The log or the chat. */
function Talk({ table, online, fresh }: TalkProps) {
  const words = useWords();
  const { chat } = useTableWords();
  const [shows, setShows] = useState<'log' | 'chat'>('log');
  return (
    <>
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
    </>
  );
}

function TabMark({ fresh }: { readonly fresh: number }) {
  const { chat } = useTableWords();
  return (
    <b role="img" aria-label={chat.unread(fresh)} className={styles.tabMark} data-unread={fresh}>
      {fresh}
    </b>
  );
}
