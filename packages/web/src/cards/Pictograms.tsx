import type { Pictogram, Picture, Strip } from '@furrow/text/pictures/picture';
import type { CSSProperties } from 'react';
import { SignIcon } from '../art/SignIcon';
import styles from './pictograms.module.css';

/** So many pictograms of one part of a strip are drawn: as many as leave it narrow enough to be read. */
const MOST = [4, 3, 2, 1];
const WIDEST = 5.5;

interface Props {
  readonly picture: Picture;
  /** So many strips at most. */
  readonly strips: number;
}

/** What a card waits for and what it gives: squares say when, discs say what. The words on the card say the same. */
export function Pictograms({ picture, strips }: Props) {
  const shown = picture.slice(0, strips).map(shortened);
  const size = { '--widest': Math.max(...shown.map(widthOf)), '--strips': shown.length } as CSSProperties;
  return (
    <span className={styles.picture} aria-hidden="true" style={size}>
      {shown.map((one) => (
        <StripArt key={JSON.stringify(one)} strip={one} />
      ))}
    </span>
  );
}

/** A strip with as many pictograms as can be read. */
function shortened(strip: Strip): Strip {
  const shorter = MOST.map((most) => cut(strip, most));
  return shorter.find((one) => widthOf(one) <= WIDEST) ?? shorter[shorter.length - 1];
}

function cut({ when, from, to }: Strip, most: number): Strip {
  return { when: when.slice(0, most), from: from.slice(0, most), to: to.slice(0, most) };
}

/** How many signs a strip is wide; a number is nearly half as wide for each of its letters, an arrow half. */
function widthOf({ when, from, to }: Strip): number {
  const before = partWidth(when) + partWidth(from);
  return before + partWidth(to) + (before > 0 && to.length > 0 ? 0.6 : 0);
}

function partWidth(pictograms: readonly Pictogram[]): number {
  return pictograms.reduce((sum, { n = '' }) => sum + 1 + 0.4 * n.length, 0);
}

function StripArt({ strip: { when, from, to } }: { readonly strip: Strip }) {
  return (
    <span className={styles.strip}>
      <Part pictograms={when} isTime />
      <Part pictograms={from} />
      {when.length + from.length > 0 && to.length > 0 && <Arrow />}
      <Part pictograms={to} />
    </span>
  );
}

function Part({
  pictograms,
  isTime = false,
}: {
  readonly pictograms: readonly Pictogram[];
  readonly isTime?: boolean;
}) {
  return pictograms.map(({ sign, n }) => (
    <span key={sign} className={styles.pictogram} data-when={isTime}>
      {n !== undefined && <b>{n}</b>}
      <SignIcon sign={sign} />
    </span>
  ));
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24">
      <path
        d="M3 12h14M12.500 6l6.500 6-6.500 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
