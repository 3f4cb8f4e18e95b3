import { useState } from 'react';
import { ask } from '../api';
import type { ListedTable } from '../forms';
import styles from '../online.module.css';
import { ReplayButton } from '../profile/ReplayButton';
import { useAnswer } from '../use-answer';
import { useOnlineWords } from '../use-online-words';
import { GoButton } from './GoButton';
import { Row } from './Row';

/** As many as the server tells at once. */
const PAGE = 50;

const FINISHED = '/tables?phase=over&mine=1';

interface Listed {
  readonly tables: readonly ListedTable[];
}

/** My finished games, the newest first. */
export function FinishedGames() {
  const { lobby } = useOnlineWords();
  const { answer } = useAnswer<Listed>(FINISHED);
  const [older, setOlder] = useState<readonly ListedTable[]>([]);
  const first = answer?.ok === true ? answer.value.tables : [];
  const games = [...first, ...older];
  const more = async () => {
    const found = await ask<Listed>('GET', `${FINISHED}&before=${games[games.length - 1].id}`);
    if (found.ok) setOlder([...older, ...found.value.tables]);
  };
  if (games.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="finished">
      <h2 id="finished">{lobby.over}</h2>
      <ul className={styles.list}>
        {games.map((table) => (
          <Finished key={table.id} table={table} />
        ))}
      </ul>
      {games.length % PAGE === 0 && (
        <button type="button" onClick={() => void more()}>
          {lobby.older}
        </button>
      )}
    </section>
  );
}

function Finished({ table: { id, wish, sitters, result } }: { readonly table: ListedTable }) {
  const { lobby } = useOnlineWords();
  return (
    <Row table={id} {...wish} sitters={sitters} scores={result?.scores}>
      <GoButton table={id} title={lobby.look} />
      <ReplayButton table={id} about={`table-${id}`} />
    </Row>
  );
}
