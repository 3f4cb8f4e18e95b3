import { attempt, useWords } from '../app/store';
import { CardLinks } from '../cards/CardLinks';
import { AnswerFace } from '../decisions/AnswerFace';
import type { Deciding } from '../decisions/deciding';
import { useDrawer } from '../keys/useDrawer';
import type { Asked, Choice } from '../protocol/asked';
import type { Table } from '../protocol/table';
import styles from './anytime.module.css';

/** Something that may be done, and beside which question. */
interface Way {
  readonly asked: Asked;
  readonly choice: Choice;
}

interface Props {
  readonly ways: readonly Way[];
  /** There is room for a few of them in the bar itself. */
  readonly inline: boolean;
}

/** So many are shown in the bar. */
const MOST_INLINE = 2;

/** Ways that can be drawn stand in the bar; a drawer holds everything that may be done beside what is asked: trades, cooking, cards that are used at any time. */
export function Anytime({ ways, inline }: Props) {
  const words = useWords();
  const { open, button, toggle, close } = useDrawer();
  if (ways.length === 0) return null;
  const shown = inline ? inlineOf(ways) : [];
  const label = words.atTable.anytimeCount(ways.length);
  return (
    <div
      className={styles.anytime}
      data-inline={shown.length > 0}
      data-all={shown.length === ways.length}
      title={words.atTable.anytime}
    >
      {shown.map((way) => (
        <button
          key={`${way.asked.seat} ${way.choice.notation}`}
          type="button"
          className={styles.inline}
          title={way.choice.words}
          data-notation={way.choice.notation}
          onClick={() => take(way)}
        >
          <AnswerFace choice={way.choice} seat={way.asked.seat} placed={false} />
        </button>
      ))}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={label}
        data-drawer="anytime"
        onClick={toggle}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.more}>…</span>
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
                  <AnswerFace choice={way.choice} seat={way.asked.seat} placed />
                </button>
                <CardLinks text={way.choice.words} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The ways that stand in the bar itself: those with a picture. What hardly anybody wants to do is left to the drawer. */
function inlineOf(ways: readonly Way[]): readonly Way[] {
  return ways.filter(({ choice }) => choice.picture !== undefined).slice(0, MOST_INLINE);
}

/** What is offered beside the present question, and the questions that nobody waits for. */
export function waysOf(table: Table, deciding: Deciding | undefined): Way[] {
  const own = deciding === undefined ? [] : [deciding.asked];
  const others = table.asked.filter(({ open }) => open);
  const called = (asked: Asked) => [...asked.choices.filter(({ anytime }) => anytime), ...asked.beside];
  return [...own, ...others].flatMap((asked) => called(asked).map((choice) => ({ asked, choice })));
}

function take({ asked: { seat, number }, choice: { move } }: Way): void {
  void attempt('play', { seat, number, move });
}
