import type { ReactNode } from 'react';
import type { FacePicture } from '../protocol/seat';
import { type FaceParts, faces } from './faces';

const LINE = '#4a2f18';

/** Behind the head: what hangs down of the hair. */
const behind: Readonly<Record<FaceParts['hair'], ReactNode>> = {
  short: null,
  bald: null,
  bob: <path d="M11 24c-1-12 5-18 13-18s14 6 13 18c0 5-1 9-2 11H13c-1-2-2-6-2-11z" />,
  bun: <circle cx="24" cy="7" r="5" />,
  braids: (
    <path d="M12 22c-4 4-5 11-3 17 2 1 4 0 4-2 0-5 1-9 3-11zM36 22c4 4 5 11 3 17-2 1-4 0-4-2 0-5-1-9-3-11z" />
  ),
  curls: (
    <path d="M10 22a5 5 0 0 1 1-9 6 6 0 0 1 8-6 6 6 0 0 1 10 0 6 6 0 0 1 8 6 5 5 0 0 1 1 9 5 5 0 0 1-3 7H13a5 5 0 0 1-3-7z" />
  ),
};

/** Over the forehead. */
const before: Readonly<Record<FaceParts['hair'], ReactNode>> = {
  short: <path d="M13 22c-1-9 4-14 11-14s12 5 11 14c-2-4-4-6-6-7-5 2-10 2-13 1-1 1-2 3-3 6z" />,
  bald: (
    <path d="M13 25c-1.500-3-1.500-6-.5-8 1 2 1.500 5 1.500 8zM35 25c1.500-3 1.500-6 .5-8-1 2-1.500 5-1.500 8z" />
  ),
  bob: <path d="M13 23c-1-9 4-15 11-15s12 6 11 15c-1-4-3-7-5-8-4 3-9 4-13 3-2 1-3 3-4 5z" />,
  bun: <path d="M13 22c-1-9 4-14 11-14s12 5 11 14c-2-5-5-8-11-8s-9 3-11 8z" />,
  braids: <path d="M13 22c-1-9 4-14 11-14s12 5 11 14c-2-4-6-8-11-9-5 1-9 5-11 9z" />,
  curls: (
    <path d="M13 21a4 4 0 0 1 3-7 5 5 0 0 1 8-2 5 5 0 0 1 8 2 4 4 0 0 1 3 7c-2-2-3-3-4-3-4 1-10 1-14 0-1 0-2 1-4 3z" />
  ),
};

function hatOf({ hat, hatColour }: FaceParts): ReactNode {
  if (hat === 'straw')
    return (
      <g fill="#e3c168" stroke="#94700f">
        <path d="M6 15c10 4 26 4 36 0 0-2-5-3-8-3-1-6-5-9-10-9s-9 3-10 9c-3 0-8 1-8 3z" />
        <path d="M14 12c6 2 14 2 20 0" fill="none" stroke="#9c4a31" strokeWidth="2" />
      </g>
    );
  if (hat === 'cap')
    return (
      <path
        d="M13 16c0-7 4-11 11-11s11 4 11 9l8 3c0 2-5 2-9 1-7-2-14-2-21-2z"
        fill={hatColour ?? '#7a5232'}
      />
    );
  if (hat === 'scarf')
    return (
      <path d="M11 27C8 13 14 5 24 5s16 8 13 22c-2-7-6-12-13-12s-11 5-13 12z" fill={hatColour ?? '#b3261e'} />
    );
  if (hat === 'felt')
    return (
      <path
        d="M8 16c9 3 23 3 32 0-1-2-4-2-7-3-1-6-3-9-9-8-6-1-8 2-9 8-3 1-6 1-7 3z"
        fill={hatColour ?? '#5c4930'}
      />
    );
  if (hat === 'baker')
    return <path d="M14 17v-4a5 5 0 0 1 2-9 8 8 0 0 1 16 0 5 5 0 0 1 2 9v4z" fill="#fffaf0" />;
  return null;
}

const extraArt: Readonly<Record<FaceParts['extras'][number], (parts: FaceParts) => ReactNode>> = {
  freckles: () => (
    <g fill="#b5733f" stroke="none">
      {[17, 19, 29, 31].map((x) => (
        <circle key={x} cx={x} cy={x % 4 === 1 ? 27 : 28.5} r=".7" />
      ))}
    </g>
  ),
  glasses: () => (
    <g fill="rgb(255 255 255 / 35%)" stroke={LINE}>
      <circle cx="19.500" cy="24" r="3.400" />
      <circle cx="28.500" cy="24" r="3.400" />
      <path d="M22.900 24h2.200" fill="none" />
    </g>
  ),
  moustache: ({ hairColour }) => (
    <path
      d="M24 28.500c-2-1.500-6-1-8 1.500 3 1.500 6 1 8-.5 2 1.500 5 2 8 .5-2-2.500-6-3-8-1.500z"
      fill={hairColour}
    />
  ),
  beard: ({ hairColour }) => (
    <path
      d="M13.500 25c0 9 4 15 10.500 15s10.500-6 10.500-15c-1 3-3 4-5.500 3.500-2-1.500-8-1.500-10 0-2.500.5-4.500-.5-5.500-3.500z"
      fill={hairColour}
    />
  ),
  wrinkles: () => (
    <path
      d="M15.500 28.500l1.500 1M32.500 28.500l-1.500 1M19 17.500c3-1 7-1 10 0"
      fill="none"
      strokeWidth=".7"
    />
  ),
};

interface Props extends FacePicture {
  readonly size: number;
}

/** The face of a bot, in a round frame. */
export function Face({ level, nth, size }: Props) {
  const cast = faces[level];
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" data-face={level}>
      <circle cx="24" cy="24" r="23" fill="var(--sky-high)" stroke="var(--edge)" strokeWidth="2" />
      <FaceArt parts={cast[nth % cast.length]} />
    </svg>
  );
}

function FaceArt({ parts }: { readonly parts: FaceParts }) {
  const { skin, hair, hairColour, coat, extras } = parts;
  const hasBeard = extras.includes('beard');
  return (
    <g stroke={LINE} strokeWidth="1.100" strokeLinejoin="round" strokeLinecap="round">
      <g fill={hairColour}>{behind[hair]}</g>
      <path
        d="M7.500 40.500C9 36 14 34.500 19 34h10c5 .5 10 2 11.500 6.500A23 23 0 0 1 24 47a23 23 0 0 1-16.500-6.500z"
        fill={coat}
      />
      <path d="M19.500 31v3.500c1 3 8 3 9 0V31z" fill={skin} />
      <path
        d="M13.500 22c0-8 4.500-12 10.500-12s10.500 4 10.500 12c0 8-4.500 13.500-10.500 13.500S13.500 30 13.500 22z"
        fill={skin}
      />
      {hasBeard && extraArt.beard(parts)}
      <g fill={hairColour}>{before[hair]}</g>
      <g fill={LINE} stroke="none">
        <circle cx="19.500" cy="24" r="1.300" />
        <circle cx="28.500" cy="24" r="1.300" />
      </g>
      <path
        d="M17.500 20.800c1-.8 3-.8 4 0M26.500 20.800c1-.8 3-.8 4 0"
        fill="none"
        stroke={hairColour}
        strokeWidth="1.400"
      />
      <path d="M24 24.500c-.8 1.500-1 2.500 0 3" fill="none" strokeWidth=".8" />
      <path
        d={hasBeard ? 'M21.500 31.300c1.500 1.200 3.500 1.200 5 0' : 'M20.500 30.500c2 2 5 2 7 0'}
        fill="none"
      />
      <g fill="#e0796a" stroke="none" opacity=".35">
        <circle cx="17" cy="28" r="2" />
        <circle cx="31" cy="28" r="2" />
      </g>
      {hatOf(parts)}
      {extras
        .filter((one) => one !== 'beard')
        .map((one) => (
          <g key={one}>{extraArt[one](parts)}</g>
        ))}
    </g>
  );
}
