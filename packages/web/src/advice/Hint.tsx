import { type ReactNode, useEffect, useRef, useState } from 'react';
import { attempt, call, update, useWords } from '../app/store';
import { CardLinks } from '../cards/CardLinks';
import type { Deciding } from '../decisions/deciding';
import { isOnFarm } from '../farm/FarmMap';
import { FarmPlaceMap } from '../farm/FarmPlaceMap';
import type { Suggestion, Table } from '../protocol/table';
import { peopleHere } from '../rhythm/people-here';
import { BarIcon } from '../table/BarIcon';
import bar from '../table/bar.module.css';
import styles from './advice.module.css';
import { setAdvised } from './set-advised';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** Asks the advisor, and shows the best answers with their reasons until one is chosen or the list is closed. */
export function Hint({ table, deciding }: Props) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const about = deciding === undefined ? '' : `${table.saveId} ${deciding.asked.seat} ${table.moves.all}`;
  const [open, setOpen] = useState('');
  const shown = open !== '' && open === about && deciding !== undefined && table.advice !== undefined;
  const ask = async () => {
    if (deciding === undefined) return;
    setOpen(about);
    // A notice would lie above the list.
    update({ notice: undefined });
    const found = await call('advice', { seat: deciding.asked.seat });
    if (found.length === 0) update({ notice: { kind: 'advice', text: words.advice.none } });
  };
  const close = () => {
    setOpen('');
    button.current?.focus();
  };
  return (
    <span className={styles.hint}>
      <button
        ref={button}
        type="button"
        data-hint
        title={words.hint}
        disabled={deciding === undefined}
        aria-expanded={shown}
        onClick={shown ? close : () => void ask()}
      >
        <BarIcon of="hint" />
        <span className={bar.word}>{words.hint}</span>
      </button>
      {shown && (
        <Suggestions found={table.advice} deciding={deciding} onClose={close}>
          <AtTurns table={table} seat={deciding.asked.seat} onStop={close} />
        </Suggestions>
      )}
    </span>
  );
}

interface ListProps {
  readonly found: readonly Suggestion[];
  readonly deciding: Deciding;
  readonly onClose: () => void;
  /** What stands below the list. */
  readonly children: ReactNode;
}

function Suggestions({ found, deciding, onClose, children }: ListProps) {
  const words = useWords();
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('ol button')?.focus(), []);
  useEffect(() => {
    const { current } = list;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [onClose]);
  const { seat } = deciding.asked;
  return (
    <section
      ref={list}
      aria-label={words.advice.title}
      className={styles.list}
      data-testid="advice"
      data-of-cards={found.some(({ target }) => target?.on === 'card')}
    >
      <p className={styles.title}>
        <span>{words.advice.title}</span>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          ×
        </button>
      </p>
      <ol>
        {found.map(({ notation, words: meaning, besides, target }) => (
          <li key={notation}>
            <button
              type="button"
              data-notation={notation}
              onClick={() => void attempt('say', { seat, text: notation })}
              onPointerEnter={() => deciding.look(target)}
              onPointerLeave={() => deciding.look(undefined)}
              onFocus={() => deciding.look(target)}
              onBlur={() => deciding.look(undefined)}
            >
              <b>
                <span className={isOnFarm(target) ? 'unseen' : undefined}>{meaning}</span>
                {target !== undefined && <FarmPlaceMap place={target} />}
              </b>
              <span>{besides}</span>
            </button>
            {/* The tile of a space tells itself. */}
            <CardLinks text={target?.on === 'space' ? besides : `${meaning} ${besides}`} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

interface AtTurnsProps {
  readonly table: Table;
  readonly seat: number;
  /** They are not wanted any more, and with them the list goes. */
  readonly onStop: () => void;
}

/** Whether spaces are marked at each turn of whoever is asked, without being asked for. */
function AtTurns({ table, seat, onStop }: AtTurnsProps) {
  const { advice: words } = useWords();
  const who = peopleHere(table) > 1 ? table.seats[seat].name : undefined;
  return (
    <label className={styles.atTurns}>
      <input
        type="checkbox"
        checked={table.advised}
        data-at-turns
        onChange={({ target: { checked } }) => {
          setAdvised(table, seat, checked);
          if (!checked) onStop();
        }}
      />
      {words.atTurns(who)}
    </label>
  );
}
