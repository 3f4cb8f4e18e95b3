import { lazy, Suspense, useEffect, useState } from 'react';
import { addressOf } from '../../app/route';
import { update, usePage, useWords } from '../../app/store';
import { EndScreen } from '../../end/EndScreen';
import { TableKeys } from '../../keys/TableKeys';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { TableScreen } from '../../table/TableScreen';
import { Frame } from '../Frame';
import { askWho, useWho, type Who } from '../me';
import shared from '../online.module.css';
import { ConnectionState } from './ConnectionState';
import { Frozen } from './Frozen';
import { Invitation } from './Invitation';
import { Offers } from './Offers';
import { useOpening } from './opening';
import { SinceLastMove } from './SinceLastMove';
import { TimeUp } from './TimeUp';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';
import { WaitingRoom } from './WaitingRoom';

const TextScreen = lazy(() =>
  import('../../text-mode/TextScreen').then((module) => ({ default: module.TextScreen })),
);

/** A table that is elsewhere: its waiting room, its game, and what came of it. */
export function OnlineTable({ table: id }: { readonly table: string }) {
  const { table } = usePage();
  const words = useWords();
  const { entry, connection } = useTableWords();
  const who = useReachedWho();
  const [watches, setWatches] = useState(false);
  const me = who.is === 'somebody' ? who.me.id : watches ? '' : undefined;
  const opening = useOpening(id, me);
  if (who.is === 'nobody' && !watches) return <Invitation table={id} onWatch={() => setWatches(true)} />;
  if (opening.is === 'refused')
    return (
      <Frame title={entry.notThere} at="online">
        <p className={shared.card}>{opening.why}</p>
        <a href={`#${addressOf({ at: 'lobby' })}`}>{entry.toLobby}</a>
      </Frame>
    );
  const online = table?.saveId === id ? table.online : undefined;
  if (table === undefined || online === undefined)
    return (
      <Frame title={words.loading} at="online">
        <p role="status">{who.is === 'offline' ? connection.offline : connection.connecting}</p>
      </Frame>
    );
  return <Room table={table} online={online} />;
}

/** So long it takes until a server that could not be reached is asked again, in milliseconds. */
const AGAIN = 1500;

/** Who sits before this page; a server that cannot be reached is asked again and again. */
function useReachedWho(): Who {
  const who = useWho();
  useEffect(() => {
    if (who.is !== 'offline') return undefined;
    const timer = setTimeout(() => void askWho(), AGAIN);
    return () => clearTimeout(timer);
  }, [who]);
  return who;
}

interface RoomProps {
  readonly table: Table;
  readonly online: OnlinePicture;
}

/** Says that something came too late that was done before the page was loaded again. */
function useTooLate({ tooLate }: OnlinePicture): void {
  const { connection } = useTableWords();
  const text = tooLate === undefined ? undefined : connection.tooLate(tooLate);
  useEffect(() => {
    if (text !== undefined) update({ notice: { kind: 'refused', text } });
  }, [text]);
}

/** The table as it stands. */
function Room({ table, online }: RoomProps) {
  useTooLate(online);
  if (online.phase === 'open' || online.phase === 'dropped')
    return (
      <>
        <WaitingRoom table={table} online={online} />
        <ConnectionState online={online} />
      </>
    );
  return (
    <>
      <Game table={table} />
      <ConnectionState online={online} />
      {online.frozen && <Frozen table={online.table} />}
      <div className={styles.floating}>
        <TimeUp table={table} online={online} />
        <Offers table={table} online={online} />
      </div>
      {online.phase === 'playing' && online.seat !== undefined && <SinceLastMove table={table} />}
    </>
  );
}

function Game({ table }: { readonly table: Table }) {
  const { textMode, atResult } = usePage();
  if (textMode)
    return (
      <Suspense>
        <TextScreen table={table} />
        <TableKeys table={table} />
      </Suspense>
    );
  const isResult = table.ending !== undefined && !table.replaying && atResult;
  return isResult ? <EndScreen table={table} /> : <TableScreen table={table} />;
}
