import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tip.module.css';
import { TIP } from './useTip';

interface Props {
  /** What it is about. */
  readonly box: DOMRect;
  readonly side: 'above' | 'beside';
  /** What is in it has a ground of its own. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** The room between a tip, what it is about, and the edge of the screen. */
const GAP = 8;

/** A sheet of text beside or above what it is about, wholly on the screen; it never takes the pointer. */
export function Tip({ box, side, bare = false, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const put = () => setPlace(placeOf(box, side, element.offsetWidth, element.offsetHeight));
    put();
    const watch = new ResizeObserver(put);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, side]);
  return createPortal(
    <div ref={sheet} id={TIP} role="tooltip" className={styles.tip} style={place}>
      <div className={styles.sheet} data-bare={bare}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

function placeOf(box: DOMRect, side: Props['side'], width: number, height: number): CSSProperties {
  const within = (wanted: number, size: number, screen: number) =>
    Math.max(GAP, Math.min(wanted, screen - size - GAP));
  const above = box.top - height - GAP;
  const below = box.bottom + GAP;
  const middle = box.left + (box.width - width) / 2;
  const right = box.right + GAP;
  if (side === 'beside' && right + width + GAP <= innerWidth)
    return { left: right, top: within(box.top, height, innerHeight) };
  const top =
    above >= GAP || isLow(box, height)
      ? within(above, height, innerHeight)
      : within(below, height, innerHeight);
  return { left: within(middle, width, innerWidth), top };
}

/** Whether something finds no room below a thing, which lies in the lower half of the screen: what lies below the thing stays in sight. */
function isLow(box: DOMRect, height: number): boolean {
  return box.bottom + GAP + height + GAP > innerHeight && box.top > innerHeight / 2;
}
