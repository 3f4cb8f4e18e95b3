import type { Pictogram, Picture, Strip } from '@furrow/text/pictures/picture';
import type { CSSProperties } from 'react';
import { SignIcon } from '../art/SignIcon';
import styles from './pictograms.module.css';

/** So many pictograms of one part of a strip are drawn: as many as leave it narrow enough to be read. */
const MOST = [4, 3, 2, 1];
const WIDEST = 5.5;
const NARROW = 3.7;

interface Props {
  readonly picture: Picture;
  /** So many strips at most. */
  readonly strips: number;
  /** There is little room: what is given and got matters more than when. */
  readonly narrow?: boolean;
}

/** What a card waits for and what it gives: squares say when, discs say what. The words on the card say the same. */
export function Pictograms({ picture, strips, narrow = false }: Props) {
  const shown = [
    ...new Map(
      picture.slice(0, strips).map((one) => {
        const strip = narrow ? shortened(withoutTime(one), NARROW) : shortened(one, WIDEST);
        return [JSON.stringify(strip), strip] as const;
      }),
    ).values(),
  ];
  const most = (of: (strip: Strip) => number) => Math.max(...shown.map(of));
  const size = {
    '--widest': most(widthOf),
    '--signs': most(signsOf),
    '--letters': most(lettersOf),
    '--strips': shown.length,
  } as CSSProperties;
  return (
    <span className={styles.picture} aria-hidden="true" style={size}>
      {shown.map((one) => (
        <StripArt key={JSON.stringify(one)} strip={one} />
      ))}
    </span>
  );
}

/** A strip with as many pictograms as can be read. */
function shortened(strip: Strip, widest: number): Strip {
  const shorter = MOST.map((most) => cut(strip, most));
  return shorter.find((one) => widthOf(one) <= widest) ?? shorter[shorter.length - 1];
}

/** A strip that only says what is given and got, if it says both. */
function withoutTime(strip: Strip): Strip {
  return strip.from.length > 0 && strip.to.length > 0 ? { ...strip, when: [] } : strip;
}

function cut({ when, from, to }: Strip, most: number): Strip {
  return { when: when.slice(0, most), from: from.slice(0, most), to: to.slice(0, most) };
}

/** How many signs a strip is wide; a number is nearly half as wide for each of its letters, an arrow half. */
function widthOf({ when, from, to }: Strip): number {
  const before = partWidth(when) + partWidth(from);
  return before + partWidth(to) + (before > 0 && to.length > 0 ? 0.6 : 0);
}

/** How many signs it is wide without its numbers, and how many letters those have. */
function signsOf({ when, from, to }: Strip): number {
  const before = when.length + from.length;
  return before + to.length + (before > 0 && to.length > 0 ? 0.6 : 0);
}

function lettersOf({ when, from, to }: Strip): number {
  return [...when, ...from, ...to].reduce((sum, { n = '' }) => sum + n.length, 0);
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
