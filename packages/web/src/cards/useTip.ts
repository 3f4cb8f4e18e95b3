import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';

/** The id of the one tip of the page, for `aria-describedby`. */
export const TIP = 'tip';

/** So long a pointer rests before the tip opens, in milliseconds; a card that is lifted is read at once. */
const REST = 160;
export const AT_ONCE = 30;

/** What a tip is about and where that is on the screen. */
export interface Tipped {
  readonly id: string;
  readonly box: DOMRect;
}

/** What must be put on an element so that it opens a tip. */
export interface TipHandlers {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly 'aria-describedby': string | undefined;
}

/** The tip of one part of the page. */
export interface TipControl {
  readonly tipped: Tipped | undefined;
  readonly close: () => void;
  /** Always the same for a thing, but for whether its tip is open. */
  readonly handlers: (id: string) => TipHandlers;
}

/** A tip that opens where a pointer rests, on what the keyboard reaches, and on a long press; Escape closes it. */
export function useTip(rest = REST): TipControl {
  const [tipped, setTipped] = useState<Tipped>();
  const [{ close, handlers }] = useState(() => openerOf(setTipped, rest));
  useEffect(() => {
    if (tipped === undefined) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', onKey);
    addEventListener('resize', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('resize', close);
      removeEventListener('pointerdown', close);
    };
  }, [tipped, close]);
  useEffect(() => close, [close]);
  return { tipped, close, handlers: (id) => handlers(id, tipped?.id === id) };
}

/** Opens and closes a tip. A thing is always given the same handlers, so that it is not drawn anew for them. */
function openerOf(setTipped: (tipped: Tipped | undefined) => void, rest: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = new Map<string, TipHandlers>();
  const close = () => {
    clearTimeout(timer);
    setTipped(undefined);
  };
  const made = (id: string, isOpen: boolean): TipHandlers => {
    const open = (at: HTMLElement) => setTipped({ id, box: at.getBoundingClientRect() });
    return {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer);
        timer = setTimeout(() => open(currentTarget), rest);
      },
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && close(),
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && open(currentTarget),
      onBlur: close,
      onContextMenu: (event) => {
        event.preventDefault();
        open(event.currentTarget);
      },
      'aria-describedby': isOpen ? TIP : undefined,
    };
  };
  const handlers = (id: string, isOpen: boolean): TipHandlers => {
    const key = `${id} ${isOpen}`;
    const ready = known.get(key) ?? made(id, isOpen);
    known.set(key, ready);
    return ready;
  };
  return { close, handlers };
}
