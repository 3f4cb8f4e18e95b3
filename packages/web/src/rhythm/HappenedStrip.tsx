import { useEffect, useMemo, useRef } from 'react';
import { Pawn } from '../art/Pawn';
import { Named } from '../cards/Named';
import type { Table } from '../protocol/table';
import { Done, Gains, SpaceStamp } from '../table/TurnPictures';
import { happenedSince } from './happened';
import styles from './rhythm.module.css';
import { useRhythmWords } from './rhythm-words';

/** So many turns are told; the log has all of them. */
const TOLD = 4;

/** So much of a turn must be in sight for it to be shown. */
const NEARLY_WHOLE = 0.95;

/** What the others did since the viewer's last turn, as a strip of pictures; the newest, which stands at the end, always has room. */
export function HappenedStrip({ table: { log, viewer, seats } }: { readonly table: Table }) {
  const { since } = useRhythmWords();
  const happened = useMemo(() => happenedSince({ log, viewer }), [log, viewer]);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => hideWithoutRoom(strip.current), [happened]);
  if (happened.length === 0) return null;
  return (
    <ol ref={strip} className={styles.strip} aria-label={since} data-happened>
      {happened
        .slice(-TOLD)
        .toReversed()
        .map(
          ({ first, seat, used, laid, done, gains }) =>
            used && (
              <li key={first} title={`${seats[seat].name}: ${used.title}`}>
                <Pawn seat={seat} />
                <span className="unseen">{seats[seat].name}</span>
                <SpaceStamp used={used} />
                <span className={styles.where}>
                  <Named text={used.title} />
                </span>
                {laid.map((name) => (
                  <span key={name} className={styles.where}>
                    <Named text={name} />
                  </span>
                ))}
                <Done done={done} />
                <Gains gains={gains} />
              </li>
            ),
        )}
    </ol>
  );
}

/** Hides those parts of a strip that find no room on it, now and whenever its width changes. */
function hideWithoutRoom(strip: HTMLElement | null): (() => void) | undefined {
  if (strip === null) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLElement) target.style.visibility = isIntersecting ? '' : 'hidden';
    },
    { root: strip, threshold: NEARLY_WHOLE },
  );
  for (const part of strip.children) observer.observe(part);
  return () => observer.disconnect();
}
