import { useEffect, useRef, useState } from 'react';
import { attempt, update } from '../../app/store';
import type { Deciding } from '../../decisions/deciding';
import type { FarmPicture } from '../../protocol/farm';
import { leaves } from './leaving';

/** An animal in the hand: taken up by a tap, or dragged to a point of the drawing. */
export interface Held {
  readonly good: string;
  /** The cell that its herd is labelled with. */
  readonly from: number;
  readonly dragged?: { readonly x: number; readonly y: number };
}

/** Animals being moved on a farm. */
export interface Herding {
  readonly held: Held | undefined;
  readonly hold: (held: Held | undefined) => void;
  /** Whether the animal in the hand may be put outside of the farm. */
  readonly canLeave: boolean;
  /** Puts what is held on a cell, or outside of the farm. */
  readonly put: (held: Held, cell: number | undefined) => void;
}

/** Lets somebody move animals of a farm; whether they can stand there, the engine says. */
export function useHerding(farm: FarmPicture, deciding: Deciding | undefined): Herding {
  const [held, hold] = useState<Held>();
  const drafting = deciding?.drafting;
  const arriving = useRef<number>(undefined);
  const leave = held && leaves(drafting?.draft, drafting?.state, held.good);
  useEffect(() => {
    if (held === undefined) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hold(undefined);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [held]);
  useEffect(() => {
    if (arriving.current === undefined) return;
    if (document.activeElement === document.body) focusHerd(farm.seat, arriving.current);
    arriving.current = undefined;
  }, [farm]);
  const put = ({ good, from }: Held, cell: number | undefined) => {
    hold(undefined);
    update({ notice: undefined });
    if (cell === undefined) {
      const action = leaves(drafting?.draft, drafting?.state, good);
      if (action !== undefined) drafting?.act(action);
      return;
    }
    const to = farm.herds.find(({ cells }) => cells.includes(cell))?.cell ?? cell;
    if (to === from) return;
    arriving.current = to;
    void attempt('walk', { seat: farm.seat, good, from, to, after: drafting?.move });
  };
  return { held, hold, put, canLeave: leave !== undefined };
}

function focusHerd(seat: number, cell: number): void {
  document.querySelector<SVGElement>(`[data-farm="${seat}"] [data-herd^="${cell} "]`)?.focus();
}
