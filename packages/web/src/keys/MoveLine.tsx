import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { call } from '../app/store';
import { Sheet } from '../cards/Sheet';
import type { Asked, Choice } from '../protocol/asked';
import styles from './keys.module.css';
import { useAids } from './useAids';

/** So many completions are listed. */
const LISTED = 8;

interface Props {
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** The line where moves are typed in notation; it completes them, and says why one is refused. */
export function MoveLine({ asked, onClose }: Props) {
  const { moveLine } = useAids();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(-1);
  const [refused, setRefused] = useState<string>();
  const fitting = completions(asked.choices, text);
  const listed = fitting.slice(0, LISTED);
  const say = async (line: string) => {
    const done = await call('say', { seat: asked.seat, text: line });
    if (done.ok) onClose();
    else setRefused(done.why);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void say(listed[chosen]?.notation ?? text.trim());
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || listed.length === 0) return;
    event.preventDefault();
    setChosen((chosen + step + listed.length) % listed.length);
  };
  return (
    <Sheet label={moveLine.title} onClose={onClose}>
      <h2>{moveLine.title}</h2>
      <p>
        {asked.prompt} {asked.typing}
      </p>
      <form onSubmit={submit} className={styles.line}>
        <input
          role="combobox"
          aria-label={moveLine.label}
          aria-describedby={`${id}-about`}
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          data-move-line
          onKeyDown={press}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(-1);
            setRefused(undefined);
          }}
        />
        <button type="submit" className="primary">
          {moveLine.play}
        </button>
      </form>
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
      <p id={`${id}-about`} className={styles.soft}>
        {moveLine.possible(fitting.length + asked.more)} · {moveLine.about}
      </p>
      <Completions id={id} choices={listed} chosen={chosen} onTake={(notation) => void say(notation)} />
    </Sheet>
  );
}

interface ListProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  readonly onTake: (notation: string) => void;
}

function Completions({ id, choices, chosen, onTake }: ListProps) {
  const { moveLine } = useAids();
  return (
    <div id={`${id}-list`} role="listbox" aria-label={moveLine.label} className={styles.completions}>
      {choices.map(({ notation, words }, i) => (
        <button
          key={notation}
          id={`${id}-${i}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          onClick={() => onTake(notation)}
        >
          <code>{notation}</code> <span>{words}</span>
        </button>
      ))}
    </div>
  );
}

/** The listed moves that fit what was typed: by the beginning of their notation first, then by any part of notation or words. */
function completions(choices: readonly Choice[], text: string): readonly Choice[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return choices;
  const begins = choices.filter(({ notation }) => notation.startsWith(typed));
  const holds = choices.filter(
    (one) => !begins.includes(one) && `${one.notation} ${one.words}`.toLowerCase().includes(typed),
  );
  return [...begins, ...holds];
}
