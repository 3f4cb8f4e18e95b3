import type { LobbyRow } from '@furrow/wire/frames';
import { type ReactNode, useState } from 'react';
import { addressOf, goTo } from '../../app/route';
import { useWords } from '../../app/store';
import { BoxArt } from '../../art/BoxArt';
import { BOXES } from '../../protocol/set-up';
import { ask } from '../api';
import { Frame } from '../Frame';
import type { Myself } from '../forms';
import { boxOfTable, useGameName } from '../games';
import { Known } from '../Known';
import { newKey } from '../new-key';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { FinishedGames } from './FinishedGames';
import { GoButton } from './GoButton';
import { MyTables } from './MyTables';
import { Row } from './Row';
import { useLobby } from './use-lobby';

/** So many tables of a list are shown at first. */
const PAGE = 20;

/** Where people meet: tables that wait for players, mine, and games to watch. */
export function LobbyScreen() {
  const { lobby } = useOnlineWords();
  return (
    <Frame title={lobby.title} at="lobby">
      <Known>{(me) => <Lobby me={me} />}</Known>
    </Frame>
  );
}

function Lobby({ me }: { readonly me: Myself }) {
  const { lobby } = useOnlineWords();
  const { rows, mine, isLive, isLost } = useLobby();
  const isMine = ({ table }: LobbyRow) => mine?.some(({ id }) => id === table) === true;
  const others = rows.filter((row) => !isMine(row));
  const open = others.filter(({ phase, sitters }) => phase === 'open' && sitters.includes(null));
  const playing = others.filter(({ phase }) => phase === 'playing');
  return (
    <div data-lobby={isLive ? 'live' : 'fetched'} className={styles.parts}>
      <Changes open={open} />
      {isLost && <p className={styles.soft}>{lobby.notLive}</p>}
      <NewTable />
      <div className={styles.columns}>
        <MyTables me={me} tables={mine} />
        <Tables id="open-tables" title={lobby.open} none={lobby.noneOpen} rows={open}>
          {(table) => <SitButton table={table} />}
        </Tables>
        <Tables id="playing-tables" title={lobby.playing} none={lobby.nonePlaying} rows={playing}>
          {(table) => <GoButton table={table} title={lobby.watch} />}
        </Tables>
        <FinishedGames />
      </div>
    </div>
  );
}

interface TablesProps {
  readonly id: string;
  readonly title: string;
  /** What is said if there is none. */
  readonly none: string;
  readonly rows: readonly LobbyRow[];
  /** What can be done with a table. */
  readonly children: (table: string) => ReactNode;
}

/** Public tables, a page at first, and more if somebody wants. */
function Tables({ id, title, none, rows, children }: TablesProps) {
  const { lobby } = useOnlineWords();
  const [shown, setShown] = useState(PAGE);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p className={styles.soft}>{none}</p>}
      <ul className={styles.list}>
        {rows.slice(0, shown).map((row) => (
          <Row key={row.table} {...row}>
            {children(row.table)}
          </Row>
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" data-more onClick={() => setShown(shown + PAGE)}>
          {lobby.more(rows.length - shown)}
        </button>
      )}
    </section>
  );
}

function NewTable() {
  const { lobby } = useOnlineWords();
  const nameOf = useGameName();
  return (
    <section className={styles.card} aria-labelledby="new-table">
      <h2 id="new-table">{lobby.newTable}</h2>
      <div className={styles.boxes}>
        {BOXES.map((box) => (
          <a key={box} href={`#${addressOf({ at: 'new-table', box })}`} data-new-table={box}>
            <BoxArt box={box} />
            {nameOf(box)}
          </a>
        ))}
      </div>
    </section>
  );
}

/** Says to screen readers how many tables wait, and which one is new. */
function Changes({ open }: { readonly open: readonly LobbyRow[] }) {
  const { lobby } = useOnlineWords();
  const words = useWords();
  const nameOf = useGameName();
  const [first, setFirst] = useState<string>();
  const [newest] = open;
  if (first === undefined && newest !== undefined) setFirst(newest.table);
  const isNew = newest !== undefined && first !== undefined && newest.table !== first;
  const who = newest?.sitters.find((sitter) => sitter !== null)?.name ?? words.person;
  return (
    <p role="status" className="unseen" data-live="lobby">
      {lobby.openCount(open.length)}
      {isNew && `. ${lobby.opened(nameOf(boxOfTable(newest.game, newest.options)), who)}`}
    </p>
  );
}

/** Sits down at a table and goes there. */
function SitButton({ table }: { readonly table: string }) {
  const { lobby } = useOnlineWords();
  const { busy, run } = useDoing();
  const sit = async () => {
    const body = { key: newKey(), act: { act: 'sit' } };
    const done = await run(() => ask('POST', `/tables/${table}/acts`, body));
    if (done !== undefined) goTo({ at: 'online', id: table });
  };
  return (
    <button
      type="button"
      className="primary"
      disabled={busy}
      aria-describedby={`table-${table}`}
      onClick={() => void sit()}
    >
      {lobby.sit}
    </button>
  );
}
