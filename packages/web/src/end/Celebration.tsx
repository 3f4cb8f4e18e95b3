import { type CSSProperties, useEffect, useState } from 'react';
import { usePage } from '../app/store';
import { isMoving } from '../motion/is-moving';
import type { Table } from '../protocol/table';
import { isSounding } from '../rhythm/sounding';
import { play } from '../rhythm/sounds';
import styles from './celebration.module.css';

/** So many leaves and ears fall, for so many milliseconds. */
const [FALLING, LASTS] = [44, 6000];

const COLOURS = [
  'var(--leaf)',
  'var(--leaf-light)',
  'var(--leaf-turning)',
  'var(--straw)',
  'var(--clay-light)',
];

/** Leaves and ears of grain fall over the table where a person has just won, or reached the target alone. */
export function Celebration({ table }: { readonly table: Table }) {
  const { sound } = usePage();
  const [falls, fall] = useState(isMoving);
  const sounds = isSounding(sound, table);
  useEffect(() => {
    if (sounds) play('victory');
  }, [sounds]);
  useEffect(() => {
    const timer = setTimeout(() => fall(false), LASTS);
    return () => clearTimeout(timer);
  }, []);
  if (!falls) return null;
  return (
    <div className={styles.sky} aria-hidden="true" data-celebration>
      {Array.from({ length: FALLING }, (_, at) => (
        <svg key={at} viewBox="-12 -6 24 12" className={styles.falling} style={fallOf(at)}>
          {at % 4 === 0 ? <Ear /> : <path d="M-11 0C-5 -7 6 -7 11 0C6 7 -5 7 -11 0ZM-11 0H7" />}
        </svg>
      ))}
    </div>
  );
}

/** Whether somebody here, or any person at the table, has something to celebrate. */
export function isCelebrated({ ending, seats }: Table): boolean {
  if (ending === undefined) return false;
  if (seats.length === 1) return ending.goal !== undefined && seats[0].points >= ending.goal;
  return ending.winners.some((seat) => seats[seat].level === undefined);
}

/** Where and how the leaf of a number falls: spread evenly, and different each. */
function fallOf(at: number): CSSProperties {
  const spread = (by: number) => (at * by) % 1;
  return {
    left: `${(spread(0.618) * 100).toFixed(1)}%`,
    width: `${18 + Math.round(spread(0.41) * 14)}px`,
    color: COLOURS[at % COLOURS.length],
    animationDelay: `${(spread(0.37) * 2.2).toFixed(2)}s`,
    animationDuration: `${(2.6 + spread(0.73) * 1.2).toFixed(2)}s`,
    '--turns': `${at % 2 === 0 ? '' : '-'}${1 + Math.round(spread(0.29) * 2)}turn`,
    '--sways': `${Math.round((spread(0.53) - 0.5) * 160)}px`,
  } as CSSProperties;
}

/** An ear of grain. */
function Ear() {
  return (
    <path d="M-11 0H11M-2 0C-1 -4 3 -5 5 -5C5 -2 3 0 -2 0C3 0 5 2 5 5C3 5 -1 4 -2 0M4 0C5 -3 8 -4 10 -4C10 -1 8 0 4 0C8 0 10 1 10 4C8 4 5 3 4 0" />
  );
}
