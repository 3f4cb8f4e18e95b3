import type { Pictogram, Picture, Strip } from '@furrow/text/pictures/picture';
import type { CSSProperties } from 'react';
import { SignIcon } from '../art/SignIcon';
import styles from './pictograms.module.css';

/** So many pictograms of one part of a strip are drawn. */
const MOST = 4;

interface Props {
  readonly picture: Picture;
  /** So many strips at most. */
  readonly strips: number;
}

/** What a card waits for and what it gives: squares say when, discs say what. The words on the card say the same. */
export function Pictograms({ picture, strips }: Props) {
  const shown = picture.slice(0, strips);
  const size = { '--widest': Math.max(...shown.map(widthOf)), '--strips': shown.length } as CSSProperties;
  return (
    <span className={styles.picture} aria-hidden="true" style={size}>
      {shown.map((one) => (
        <StripArt key={JSON.stringify(one)} strip={one} />
      ))}
    </span>
  );
}

/** How many pictograms a strip is wide; an arrow is half as wide as one of them. */
function widthOf({ when, from, to }: Strip): number {
  const before = Math.min(when.length, MOST) + Math.min(from.length, MOST);
  return before + Math.min(to.length, MOST) + (before > 0 && to.length > 0 ? 0.6 : 0);
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
  return pictograms.slice(0, MOST).map(({ sign, n }) => (
    <span key={sign} className={styles.pictogram} data-when={isTime}>
      <SignIcon sign={sign} />
      {n !== undefined && <b>{n}</b>}
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
