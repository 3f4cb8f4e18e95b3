import { usePage } from '../../app/store';
import { CopyText, tableLink } from '../CopyText';
import type { ListedTable, Myself } from '../forms';
import { seatName, seatPerson, useBotTitle } from '../games';
import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { useWhen } from '../when';
import { GoButton } from './GoButton';
import { Row } from './Row';

interface Props {
  readonly me: Myself;
  /** Undefined until they are known. */
  readonly tables: readonly ListedTable[] | undefined;
}

/** My tables, those that wait for me first. */
export function MyTables({ me, tables = [] }: Props) {
  const { lobby } = useOnlineWords();
  const first = tables.filter((table) => waitsForMe(table, me));
  const others = tables.filter((table) => !waitsForMe(table, me));
  return (
    <section className={styles.card} aria-labelledby="my-tables">
      <h2 id="my-tables">{lobby.mine}</h2>
      {tables.length === 0 && <p className={styles.soft}>{lobby.noneMine}</p>}
      <ul className={styles.list}>
        {[...first, ...others].map((table) => (
          <MyTable key={table.id} me={me} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** It is my turn, or every seat is taken and I am not at the table, since I am in the lobby. */
function waitsForMe({ phase, waiting, sitters }: ListedTable, me: Myself): boolean {
  if (phase === 'open') return !sitters.includes(null) && sitters.some((one) => seatPerson(one) === me.id);
  return waiting.some((seat) => seatPerson(sitters[seat]) === me.id);
}

function MyTable({ me, table }: { readonly me: Myself; readonly table: ListedTable }) {
  const { lobby } = useOnlineWords();
  const { id, wish, sitters, phase } = table;
  const isFirst = waitsForMe(table, me);
  const state = useWhoIsWaitedFor(table, isFirst);
  return (
    <Row
      table={id}
      {...wish}
      sitters={sitters}
      state={wish.public ? state : `${state} · ${lobby.byLink}`}
      isMyTurn={isFirst}
    >
      <GoButton table={id} title={lobby.goTo} isFirst={isFirst} />
      {phase === 'open' && <CopyText text={tableLink(id)} title={lobby.copyLink} about={`table-${id}`} />}
    </Row>
  );
}

/** Whose turn it is, and until when; what a table waits for that has not begun. */
function useWhoIsWaitedFor({ phase, waiting, sitters, deadline }: ListedTable, isMe: boolean): string {
  const { lobby } = useOnlineWords();
  const { language } = usePage();
  const botTitle = useBotTitle();
  const when = useWhen();
  if (phase === 'open') {
    if (sitters.includes(null)) return lobby.waitsForPlayers;
    const people = sitters.filter((one) => seatPerson(one) !== undefined);
    return people.length === 1 ? lobby.youStart : lobby.startsWithAll;
  }
  const names = waiting.map((seat) => botTitle(seatName(sitters[seat]) ?? ''));
  const whose = isMe ? lobby.yourTurn : lobby.waitingFor(new Intl.ListFormat(language).format(names));
  return deadline === undefined ? whose : `${whose}, ${lobby.until(when(deadline))}`;
}
