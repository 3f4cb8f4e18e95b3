import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GoodIcon } from '../art/GoodIcon';
import { SignIcon } from '../art/SignIcon';
import type { BeatPicture, Table } from '../protocol/table';
import { BEAT, newBeats } from './beats';
import styles from './harvest.module.css';
import { isMoving } from './is-moving';

/** Young animals appear when it is their turn. */
const BREEDING_AT = '--breeding-at';

/** The parts of a harvest, one after the other, while they play; any tap or key ends it at once. */
export function Harvest({ table }: { readonly table: Table }) {
  const { beats, now } = useBeats(table);
  if (beats.length === 0) return null;
  return (
    <div className={styles.harvest} data-beats={beats.map(({ phase }) => phase).join(' ')} aria-hidden="true">
      {beats.map(({ phase, words }, i) => (
        <span key={phase} className={styles.beat} data-now={i === now}>
          {phase === 'field' && <GoodIcon good="grain" size={22} />}
          {phase === 'feeding' && <GoodIcon good="food" size={22} />}
          {phase === 'breeding' && <SignIcon sign="breed" size={22} />}
          {i === now && words}
        </span>
      ))}
    </div>
  );
}

interface Playing {
  readonly beats: readonly BeatPicture[];
  /** Which of them is played. */
  readonly now: number;
}

const NOTHING: Playing = { beats: [], now: 0 };

/** The beats between the last table and this one, and how far they have been played. */
function useBeats(table: Table): Playing {
  const before = useRef(table);
  const [playing, setPlaying] = useState(NOTHING);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = table;
    if (last === table) return;
    const beats = isMoving() ? newBeats(last, table) : [];
    const breeding = Math.max(
      0,
      beats.findIndex(({ phase }) => phase === 'breeding'),
    );
    document.documentElement.style.setProperty(BREEDING_AT, `${breeding * BEAT}ms`);
    if (beats.length > 0 || last.moves.shown !== table.moves.shown) setPlaying({ beats, now: 0 });
  }, [table]);
  useEffect(() => {
    if (playing.beats.length === 0) return undefined;
    const isLast = playing.now + 1 === playing.beats.length;
    const next = () => setPlaying(isLast ? NOTHING : { ...playing, now: playing.now + 1 });
    const timer = setTimeout(next, isLast ? 2 * BEAT : BEAT);
    return () => clearTimeout(timer);
  }, [playing]);
  const isPlaying = playing.beats.length > 0;
  // Whoever stops and begins to listen with every beat may miss a tap or key between two of them.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const end = () => setPlaying(NOTHING);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [isPlaying]);
  return playing;
}
