import { attempt, call, useWords } from '../app/store';
import { GoOn } from '../end/EndButtons';
import { useAids } from '../keys/useAids';
import type { Asked } from '../protocol/asked';
import type { Table } from '../protocol/table';
import styles from './text-mode.module.css';

/** What is asked of whom, with the numbered answers. */
export function AskedText({ table }: { readonly table: Table }) {
  const words = useWords();
  const { text } = useAids();
  const { waitsFor, seats, ending, notes, unconfirmed } = table;
  const waiting = waitsFor >= 0 ? words.waitingFor(seats[waitsFor].name) : '';
  return (
    <section aria-label={text.asked} data-text-asked>
      <h2>{text.asked}</h2>
      {notes.length > 0 && <p>{notes.join(', ')}</p>}
      {ending !== undefined && <p data-ending>{ending.winner}</p>}
      {ending !== undefined && table.campaign !== undefined && table.online === undefined && (
        <GoOn online={false} campaign={table.campaign} />
      )}
      {table.asked.length === 0 && ending === undefined && <p>{waiting}</p>}
      {unconfirmed && (
        <button type="button" className="primary" onClick={() => void call('confirm', {})}>
          {words.confirm}
        </button>
      )}
      {table.asked.map((asked) => (
        <Answers key={asked.seat} asked={asked} who={seats[asked.seat].name} />
      ))}
    </section>
  );
}

function Answers({ asked, who }: { readonly asked: Asked; readonly who: string }) {
  const words = useWords();
  const { seat, number, prompt, typing, choices, more } = asked;
  return (
    <>
      <p>
        <strong>{who}</strong>: {prompt} {typing}
      </p>
      <ol className={styles.answers}>
        {choices.map(({ notation, words: meaning, move }) => (
          <li key={notation}>
            <button
              type="button"
              data-notation={notation}
              onClick={() => void attempt('play', { seat, number, move })}
            >
              <code>{notation}</code> {meaning === notation ? '' : meaning}
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{words.moreAnswers(more)}</p>}
    </>
  );
}
