import { useState } from 'react';
import { attempt, update, useWords } from '../app/store';
import { Named } from '../cards/Named';
import type { Deciding } from '../decisions/deciding';
import type { Table } from '../protocol/table';
import { peopleHere } from '../rhythm/people-here';
import styles from './advice.module.css';
import { setAdvised } from './set-advised';
import { spacesIn } from './spaces-in';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding;
  /** What stands there while nothing is suggested. */
  readonly otherwise: string;
}

/** The spaces that are suggested, by the numbers on their ribbons, with what speaks for the one that is looked at; and a way to be rid of them. */
export function Suggested({ table, deciding, otherwise }: Props) {
  const { advice: words } = useWords();
  const found = spacesIn(table.advice ?? []);
  const [seen, see] = useState(0);
  if (found.length === 0) return <p className={styles.otherwise}>{otherwise}</p>;
  const titleOf = (id: string) =>
    table.board.flatMap(({ spaces }) => spaces).find((space) => space.id === id)?.title ?? '';
  const stop = () => {
    const { seat } = deciding.asked;
    setAdvised(table, seat, false);
    const text = peopleHere(table) > 1 ? words.stoppedFor(table.seats[seat].name) : words.stopped;
    update({ notice: { kind: 'advice', text } });
  };
  return (
    <div className={styles.suggested} data-suggested>
      <ol>
        {found.map(({ space, notation, why, target }, i) => {
          const look = () => {
            see(i);
            deciding.look(target);
          };
          const leave = () => deciding.look(undefined);
          return (
            <li key={space}>
              <button
                type="button"
                title={why}
                onClick={() => void attempt('say', { seat: deciding.asked.seat, text: notation })}
                onPointerEnter={look}
                onPointerLeave={leave}
                onFocus={look}
                onBlur={leave}
              >
                <b>
                  {i + 1}
                  <span className="unseen">.</span>
                </b>{' '}
                {titleOf(space)}
                <span className="unseen">: {why}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <p>
        <Named text={(found[seen] ?? found[0]).why} />
      </p>
      <button type="button" className={styles.stop} title={words.stop} aria-label={words.stop} onClick={stop}>
        ×
      </button>
    </div>
  );
}
