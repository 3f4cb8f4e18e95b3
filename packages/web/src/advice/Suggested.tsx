import { like, update, useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import type { Table } from '../protocol/table';
import styles from './advice.module.css';
import { spacesIn } from './spaces-in';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding;
  /** What stands there while nothing is suggested. */
  readonly otherwise: string;
}

/** The spaces that are suggested, by the numbers on their ribbons, with what speaks for the best; and a way to be rid of them. */
export function Suggested({ table, deciding, otherwise }: Props) {
  const { advice: words } = useWords();
  const found = spacesIn(table.advice ?? []);
  if (found.length === 0) return <p className={styles.otherwise}>{otherwise}</p>;
  const titleOf = (id: string) =>
    table.board.flatMap(({ spaces }) => spaces).find((space) => space.id === id)?.title ?? '';
  const stop = () => {
    like({ advice: false });
    update({ notice: { kind: 'advice', text: words.stopped } });
  };
  return (
    <div className={styles.suggested} data-suggested>
      <ol>
        {found.map(({ space, why, target }, i) => (
          <li
            key={space}
            title={why}
            onPointerEnter={() => deciding.look(target)}
            onPointerLeave={() => deciding.look(undefined)}
          >
            <b>{i + 1}</b> {titleOf(space)}
            <span className="unseen">: {why}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">{found[0].why}</p>
      <button type="button" title={words.stop} aria-label={words.stop} onClick={stop}>
        ×
      </button>
    </div>
  );
}
