import { attempt, useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import { useDrawer } from '../keys/useDrawer';
import type { Asked, Choice } from '../protocol/asked';
import type { Table } from '../protocol/table';
import styles from './anytime.module.css';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

interface Way {
  readonly asked: Asked;
  readonly choice: Choice;
}

/** A drawer with everything that may be done beside what is asked: trades, cooking, cards that are used at any time. */
export function Anytime({ table, deciding }: Props) {
  const words = useWords();
  const ways = waysOf(table, deciding);
  const { open, button, toggle, close } = useDrawer();
  if (ways.length === 0) return null;
  return (
    <div className={styles.anytime}>
      <button ref={button} type="button" aria-expanded={open} data-drawer="anytime" onClick={toggle}>
        {words.atTable.anytimeCount(ways.length)}
      </button>
      {open && (
        <section className={styles.drawer} aria-label={words.atTable.anytime}>
          <div className={styles.drawerHead}>
            <h2>{words.atTable.anytime}</h2>
            <button type="button" aria-label={words.close} onClick={close}>
              ×
            </button>
          </div>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={`${way.asked.seat} ${way.choice.notation}`}>
                <button
                  type="button"
                  data-notation={way.choice.notation}
                  onClick={() => {
                    close();
                    take(way);
                  }}
                >
                  {way.choice.words}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What is offered beside the present question, and the questions that nobody waits for. */
function waysOf(table: Table, deciding: Deciding | undefined): Way[] {
  const own = deciding === undefined ? [] : [deciding.asked];
  const others = table.asked.filter(({ open }) => open);
  const called = (asked: Asked) => [...asked.choices.filter(({ anytime }) => anytime), ...asked.beside];
  return [...own, ...others].flatMap((asked) => called(asked).map((choice) => ({ asked, choice })));
}

function take({ asked: { seat, number }, choice: { move } }: Way): void {
  void attempt('play', { seat, number, move });
}
