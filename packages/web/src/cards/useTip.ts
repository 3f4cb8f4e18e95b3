import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The id of the one tip of the page, for `aria-describedby`. */
export const TIP = 'tip';

/** So long a pointer rests before the tip opens, in milliseconds. */
const REST = 160;

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
  readonly handlers: (id: string) => TipHandlers;
}

/** A tip that opens where a pointer rests, on what the keyboard reaches, and on a long press; Escape closes it. */
export function useTip(): TipControl {
  const [tipped, setTipped] = useState<Tipped>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setTipped(undefined);
  }, []);
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
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = (id: string, at: HTMLElement) => setTipped({ id, box: at.getBoundingClientRect() });
  const handlers = (id: string): TipHandlers => ({
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(id, currentTarget), REST);
    },
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && close(),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && open(id, currentTarget),
    onBlur: close,
    onContextMenu: (event) => {
      event.preventDefault();
      open(id, event.currentTarget);
    },
    'aria-describedby': tipped?.id === id ? TIP : undefined,
  });
  return { tipped, close, handlers };
}
