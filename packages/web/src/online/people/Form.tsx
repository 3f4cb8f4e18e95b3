import type { ReactNode } from 'react';

interface Props {
  /** What it is for, where the button alone does not say it. */
  readonly name: string;
  readonly send: string;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** Lines that somebody writes and sends together. */
export function Form({ name, send, busy, onSend, children }: Props) {
  return (
    <form
      data-form={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <button type="submit" className="primary" disabled={busy}>
        {send}
      </button>
    </form>
  );
}
