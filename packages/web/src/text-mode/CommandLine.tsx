import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { call, leaveTable } from '../app/store';
import { useAids } from '../keys/useAids';
import type { Asked } from '../protocol/asked';
import type { Reply } from '../protocol/reply';
import type { Table } from '../protocol/table';
import styles from './text-mode.module.css';

interface Props {
  readonly table: Table;
  readonly onReply: (reply: Reply | undefined) => void;
}

/** The line of text mode: takes moves, their numbers and commands, and keeps the focus. */
export function CommandLine({ table, onReply }: Props) {
  const { text } = useAids();
  const [line, setLine] = useState('');
  const [refused, setRefused] = useState('');
  /** How many lines were answered. */
  const [answered, setAnswered] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const asked = table.asked.find(({ open }) => !open);
  const seat = asked?.seat ?? Math.max(0, table.viewer);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    setLine('');
    const reply = await call('typed', { seat, line: numbered(asked, line.trim()) });
    setAnswered((lines) => lines + 1);
    if (reply.is === 'leave') return leaveTable();
    setRefused(reply.is === 'refused' ? reply.lines.join(' ') : '');
    onReply(reply.is === 'refused' ? undefined : reply);
    if (reply.is === 'refused') setLine((typed) => (typed === '' ? line : typed));
  };
  return (
    <form className={styles.command} data-answered={answered} onSubmit={(event) => void submit(event)}>
      <label htmlFor="command">{text.command}</label>
      <input
        id="command"
        ref={input}
        value={line}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="command-about command-refused"
        aria-invalid={refused !== ''}
        onChange={({ target }) => setLine(target.value)}
      />
      <button type="submit" className="primary">
        {text.enter}
      </button>
      <p id="command-about">{text.commandAbout}</p>
      <p id="command-refused" role="alert" className={styles.refused}>
        {refused}
      </p>
    </form>
  );
}

/** The listed answer with the number that was typed, in notation; anything else as it is. */
function numbered(asked: Asked | undefined, line: string): string {
  const choice = /^\d+$/.test(line) ? asked?.choices[Number(line) - 1] : undefined;
  return choice?.notation ?? line;
}
