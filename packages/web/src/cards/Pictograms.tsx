import type { Pictogram, Picture, Strip } from '@furrow/text/pictures/picture';
import { type CSSProperties, Fragment } from 'react';
import { SignIcon } from '../art/SignIcon';
import styles from './pictograms.module.css';
import { type Room, shownOf, signWidth, widthOf } from './shown-strips';

interface Props {
  readonly picture: Picture;
  readonly room: Room;
}

/** What a card waits for and what it gives: squares say when, discs say what. The words on the card say the same. */
export function Pictograms({ picture, room }: Props) {
  const shown = shownOf(picture, room);
  if (shown.length === 0) return null;
  const most = (of: (strip: Strip) => number) => Math.max(...shown.map(of));
  const size = {
    '--widest': most(widthOf),
    '--signs': most(signsOf),
    '--letters': most(lettersOf),
    '--numbered': most(numberedOf),
    '--strips': shown.length,
  } as CSSProperties;
  return (
    <span className={styles.picture} aria-hidden="true" style={size}>
      {shown.map((one, i) => (
        <StripArt key={JSON.stringify(one)} strip={one} isLast={i === shown.length - 1} />
      ))}
    </span>
  );
}

/** What must be had, in a row: where there is no room for its words. */
export function NeedsArt({ pictograms }: { readonly pictograms: readonly Pictogram[] }) {
  return (
    <span className={styles.needs} data-part="needs-art" aria-hidden="true">
      {pictograms.map(({ sign, n, or, not }) => (
        <Fragment key={`${sign} ${n} ${not}`}>
          {or && <Or />}
          <span className={styles.need}>
            {n}
            <SignIcon sign={sign} size={15} />
            {not && <Not />}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** How many signs it is wide without its numbers, and how many letters those have. */
function signsOf({ when, from, to }: Strip): number {
  const sum = [...when, ...from, ...to].reduce((all, one) => all + signWidth(one), 0);
  return sum + (when.length + from.length > 0 && to.length > 0 ? 0.6 : 0);
}

function lettersOf({ when, from, to }: Strip): number {
  return [...when, ...from, ...to].reduce((sum, { n = '' }) => sum + n.length, 0);
}

/** How many of its signs have a number. */
function numberedOf({ when, from, to }: Strip): number {
  return [...when, ...from, ...to].filter(({ n }) => n !== undefined).length;
}

interface StripProps {
  readonly strip: Strip;
  readonly isLast: boolean;
}

function StripArt({ strip: { when, from, to, or }, isLast }: StripProps) {
  const main = from[0] ?? when[0] ?? to[0];
  return (
    <span className={styles.strip}>
      {or && <Or />}
      <Part pictograms={when} main={main} isTime />
      <Part pictograms={from} main={main} />
      {when.length + from.length > 0 && to.length > 0 && <Arrow />}
      <Part pictograms={to} main={main} />
      {!isLast && (
        <span className={styles.rest}>
          <SignIcon sign="more" />
        </span>
      )}
    </span>
  );
}

interface PartProps {
  readonly pictograms: readonly Pictogram[];
  /** The one that tells most: where there is little room, it is drawn before all others. */
  readonly main: Pictogram;
  readonly isTime?: boolean;
}

function Part({ pictograms, main, isTime = false }: PartProps) {
  return pictograms.map((one) => {
    const { sign, n, or, not } = one;
    return (
      <Fragment key={`${sign} ${n} ${not}`}>
        {or && <Or />}
        <span
          className={styles.pictogram}
          data-when={isTime}
          data-sign={sign}
          data-numbered={n !== undefined || undefined}
          data-main={one === main || undefined}
        >
          {n !== undefined && <b>{n}</b>}
          <SignIcon sign={sign} />
          {not && <Not />}
        </span>
      </Fragment>
    );
  });
}

/** It must not be so. */
function Not() {
  return (
    <svg className={styles.not} viewBox="0 0 24 24">
      <path d="M4 20 20 4" stroke="#a33b22" strokeWidth="3.400" strokeLinecap="round" />
    </svg>
  );
}

/** What follows comes instead of what stands before. */
function Or() {
  return (
    <svg className={styles.or} viewBox="0 0 12 24">
      <path d="M9 3 3 21" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
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
