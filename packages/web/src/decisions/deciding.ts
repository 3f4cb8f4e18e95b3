import { useState } from 'react';
import { attempt, call, update } from '../app/store';
import type { Asked, Choice, Target } from '../protocol/asked';
import type { Table } from '../protocol/table';

/** A decision being made: what is asked, what was pointed at, and how to answer. */
export interface Deciding {
  readonly asked: Asked;
  /** What was pointed at, if it leaves several choices. */
  readonly narrowed: Target | undefined;
  /** What somebody looks at without having chosen it. */
  readonly preview: Target | undefined;
  /** The choices that remain: all, or those at what was pointed at. */
  readonly choices: readonly Choice[];
  choicesAt(target: Target): readonly Choice[];
  /** Points at something on the table: answers if that leaves one choice, asks why not if it leaves none. */
  pointAt(target: Target): void;
  answer(choice: Choice): void;
  widen(): void;
  look(target: Target | undefined): void;
}

/** The decision that the first person at this screen is asked; undefined while others are waited for. */
export function useDeciding(table: Table): Deciding | undefined {
  const [state, setState] = useState<{
    number: number;
    narrowed?: Target | undefined;
    preview?: Target | undefined;
  }>({
    number: -1,
  });
  const asked = table.asked.find(({ open }) => !open);
  if (asked === undefined) return undefined;
  const { narrowed, preview } = state.number === asked.number ? state : {};
  const set = (change: { narrowed?: Target | undefined; preview?: Target | undefined }) =>
    setState({ number: asked.number, narrowed, preview, ...change });
  const choicesAt = (target: Target) => asked.choices.filter((choice) => sameTarget(choice.target, target));
  const answer = ({ move }: Choice) => {
    void attempt('play', { seat: asked.seat, number: asked.number, move });
  };
  return {
    asked,
    narrowed,
    preview,
    choices: narrowed === undefined ? asked.choices : choicesAt(narrowed),
    choicesAt,
    answer,
    widen: () => set({ narrowed: undefined }),
    look: (target) => set({ preview: target }),
    pointAt: (target) => {
      const found = choicesAt(target);
      if (found.length === 1) answer(found[0]);
      else if (found.length > 1) set({ narrowed: target });
      else void explain(asked, target);
    },
  };
}

/** Says why what was pointed at cannot be chosen. */
async function explain(asked: Asked, target: Target): Promise<void> {
  if (target.on !== 'space') return;
  const why = await call('whyNot', { seat: asked.seat, text: target.id });
  if (why !== undefined) update({ notice: { kind: 'refused', text: why } });
}

function sameTarget(a: Target | undefined, b: Target | undefined): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
