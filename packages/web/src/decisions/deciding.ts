import type { Move } from '@furrow/kernel/move';
import { useEffect, useMemo, useState } from 'react';
import { call, update, useWords } from '../app/store';
import { useUnfinished } from '../app/unfinished';
import type { Asked, Checked, Choice, Target } from '../protocol/asked';
import type { Draft } from '../protocol/draft';
import type { FarmPicture } from '../protocol/farm';
import type { Table } from '../protocol/table';
import { type Answering, useAnswering } from './answering';
import {
  canTap,
  changed,
  type DraftAction,
  type DraftState,
  isChosen,
  moveOf,
  sameTarget,
  startOf,
} from './drafts/draft';
import { explain } from './explain';
import { listAhead } from './list-ahead';

/** An answer that is being put together, and what the engine says of it. */
export interface Drafting {
  /** Who puts it together. */
  readonly seat: number;
  readonly draft: Draft;
  readonly state: DraftState;
  /** What the draft says so far; undefined if it says nothing yet. */
  readonly move: Move | undefined;
  /** What would come of it; undefined while the engine is asked. */
  readonly checked: Checked | undefined;
  readonly act: (action: DraftAction) => void;
  /** Gives the answer. */
  readonly confirm: () => void;
}

/** A decision being made: what is asked, what was pointed at, and how to answer. */
export interface Deciding {
  readonly asked: Asked;
  /** What was pointed at, if it leaves several choices. */
  readonly narrowed: Target | undefined;
  /** What somebody looks at without having chosen it. */
  readonly preview: Target | undefined;
  /** The choices that remain: all, or those at what was pointed at. */
  readonly choices: readonly Choice[];
  readonly drafting: Drafting | undefined;
  /** The seat whose farm the decision is made on; undefined for the own. */
  readonly farmSeat: number | undefined;
  choicesAt(target: Target): readonly Choice[];
  /** Whether pointing there means something. */
  canPoint(target: Target): boolean;
  /** Whether it is part of what has been put together so far. */
  isChosen(target: Target): boolean;
  /** Points at something on the table: answers if that leaves one choice, asks why not if it leaves none. */
  pointAt(target: Target): void;
  readonly answer: (choice: Choice) => void;
  /** Takes back what was pointed at and what was put together, without asking the engine. */
  widen(): void;
  look(target: Target | undefined): void;
  turnTo(seat: number): void;
  /** The farm of a seat as it would look after what has been put together; undefined if it would look the same. */
  farmOf(seat: number): FarmPicture | undefined;
}

/** What the page remembers of a decision while it is being made. */
interface Memory {
  readonly key: string;
  readonly narrowed?: { readonly target: Target; readonly choices: readonly Choice[] } | undefined;
  readonly preview?: Target | undefined;
  readonly draft?: DraftState | undefined;
  readonly farmSeat?: number | undefined;
}

/** The decision that the first person at this screen is asked; undefined while others are waited for. */
export function useDeciding(table: Table): Deciding | undefined {
  const { decisions: words } = useWords();
  const waiting = table.asked.find(({ open }) => !open);
  const asked = useMemo(() => waiting && listAhead(waiting, words.none), [waiting, words]);
  const key = asked === undefined ? '' : `${table.saveId} ${asked.seat} ${asked.number}`;
  const [kept, keep] = useState<Memory>({ key });
  const memory = kept.key === key ? kept : { key };
  const set = (change: Partial<Memory>) =>
    keep((now) => ({ ...(now.key === key ? now : { key }), ...change }));
  const answering = useAnswering(asked, key);
  const drafting = useDrafting(asked, table.version, memory, set, answering);
  const hasBegun = memory.draft !== undefined && drafting?.move !== undefined;
  useUnfinished(hasBegun || memory.narrowed !== undefined);
  if (asked === undefined) return undefined;
  return { ...pointing({ table, asked, memory, set, drafting, answering }), drafting };
}

type Remember = (change: Partial<Memory>) => void;

function useDrafting(
  asked: Asked | undefined,
  version: number,
  memory: Memory,
  set: Remember,
  { give }: Answering,
): Drafting | undefined {
  const draft = asked?.draft;
  const state = draft === undefined ? undefined : (memory.draft ?? startOf(draft));
  const move = draft === undefined || state === undefined ? undefined : moveOf(draft, state);
  const checked = useChecked(asked, version, memory.key, move);
  if (asked === undefined || draft === undefined || state === undefined) return undefined;
  return {
    seat: asked.seat,
    draft,
    state,
    move,
    checked,
    act: (action) => set({ draft: changed(draft, state, action) }),
    confirm: () => {
      if (move !== undefined) give({ move, finish: isWhole(draft) });
    },
  };
}

/** Whether what is put together is all that is wanted of its kind; on two farms, each has its own. */
function isWhole(draft: Draft): boolean {
  if (draft.of === 'edges') return draft.sites.length === 1;
  return draft.of === 'some' || draft.of === 'pieces';
}

/** Asks the engine what would come of a move, and again whenever the move or the table changes. */
function useChecked(
  asked: Asked | undefined,
  version: number,
  key: string,
  move: Move | undefined,
): Checked | undefined {
  const [seat, number] = [asked?.seat ?? -1, asked?.number ?? -1];
  const text = move === undefined ? '' : `${key} ${JSON.stringify(move)}`;
  const [known, know] = useState<{ text: string; version: number; checked: Checked }>();
  useEffect(() => {
    if (text === '') return;
    const proposed = JSON.parse(text.slice(key.length + 1)) as Move;
    let wanted = true;
    void call('check', { seat, number, move: proposed }).then((checked) => {
      if (wanted) know({ text, version, checked });
    });
    return () => {
      wanted = false;
    };
  }, [text, version, key, seat, number]);
  return known?.text === text ? known.checked : undefined;
}

/** All that pointing at something depends on. */
interface Situation {
  readonly table: Table;
  readonly asked: Asked;
  readonly memory: Memory;
  readonly set: Remember;
  readonly drafting: Drafting | undefined;
  readonly answering: Answering;
}

function pointing({ table, asked, memory, set, drafting, answering }: Situation): Omit<Deciding, 'drafting'> {
  const { give, hasJustChosen } = answering;
  const { narrowed } = memory;
  const choicesAt = (target: Target) => asked.choices.filter((choice) => sameTarget(choice.target, target));
  const taps = (target: Target) => drafting !== undefined && canTap(drafting.draft, drafting.state, target);
  const settle = (target: Target, found: readonly Choice[]) => {
    if (found.length === 1) give({ ...found[0], target });
    else if (found.length > 1) set({ narrowed: { target, choices: found } });
    else if (!hasJustChosen(target)) void explain(table, asked, target);
  };
  return {
    asked,
    narrowed: narrowed?.target,
    preview: memory.preview,
    choices: narrowed?.choices ?? asked.choices,
    farmSeat: memory.farmSeat ?? siteSeat(drafting),
    choicesAt,
    canPoint: (target) =>
      taps(target) ||
      choicesAt(target).length > 0 ||
      asked.elsewhere.some((place) => sameTarget(place, target)),
    isChosen: (target) => drafting !== undefined && isChosen(drafting.draft, drafting.state, target),
    answer: give,
    widen: () => set({ narrowed: undefined, draft: undefined }),
    look: (target) => set({ preview: target }),
    turnTo: (seat) => set({ farmSeat: seat, narrowed: undefined }),
    farmOf: (seat) => {
      const checked = drafting?.checked;
      return checked?.ok === true ? checked.farms.find((one) => one.seat === seat)?.farm : undefined;
    },
    pointAt: (target) => {
      update({ notice: undefined });
      if (taps(target)) drafting?.act({ do: 'tap', target });
      else if (asked.more === 0) settle(target, choicesAt(target));
      else
        void call('choices', { seat: asked.seat, at: target }).then(({ choices }) => settle(target, choices));
    },
  };
}

/** The seat of the farm that edges are being drawn on. */
function siteSeat(drafting: Drafting | undefined): number | undefined {
  if (drafting?.draft.of !== 'edges' || drafting.state.of !== 'edges') return undefined;
  return drafting.draft.sites[drafting.state.site].seat;
}
