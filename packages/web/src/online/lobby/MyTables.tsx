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

/** My tables, those at which it is my turn first. */
export function MyTables({ me, tables = [] }: Props) {
  const { lobby } = useOnlineWords();
  const turns = tables.filter((table) => isMyTurn(table, me));
  const others = tables.filter((table) => !isMyTurn(table, me));
  return (
    <section className={styles.card} aria-labelledby="my-tables">
      <h2 id="my-tables">{lobby.mine}</h2>
      {tables.length === 0 && <p className={styles.soft}>{lobby.noneMine}</p>}
      <ul className={styles.list}>
        {[...turns, ...others].map((table) => (
          <MyTable key={table.id} me={me} table={table} />
        ))}
      </ul>
    </section>
  );
}

function isMyTurn({ phase, waiting, sitters }: ListedTable, me: Myself): boolean {
  return phase === 'playing' && waiting.some((seat) => seatPerson(sitters[seat]) === me.id);
}

function MyTable({ me, table }: { readonly me: Myself; readonly table: ListedTable }) {
  const { lobby } = useOnlineWords();
  const { id, wish, sitters, phase } = table;
  const myTurn = isMyTurn(table, me);
  const state = useWhoseTurn(table, myTurn);
  return (
    <Row
      table={id}
      {...wish}
      sitters={sitters}
      state={wish.public ? state : `${state} · ${lobby.byLink}`}
      isMyTurn={myTurn}
    >
      <GoButton table={id} title={lobby.goTo} isFirst={myTurn} />
      {phase === 'open' && <CopyText text={tableLink(id)} title={lobby.copyLink} about={`table-${id}`} />}
    </Row>
  );
}

/** Whose turn it is, and until when. */
function useWhoseTurn({ phase, waiting, sitters, deadline }: ListedTable, myTurn: boolean): string {
  const { lobby } = useOnlineWords();
  const { language } = usePage();
  const botTitle = useBotTitle();
  const when = useWhen();
  if (phase === 'open') return lobby.waitsForPlayers;
  const names = waiting.map((seat) => botTitle(seatName(sitters[seat]) ?? ''));
  const whose = myTurn ? lobby.yourTurn : lobby.waitingFor(new Intl.ListFormat(language).format(names));
  return deadline === undefined ? whose : `${whose}, ${lobby.until(when(deadline))}`;
}
