import type { BoxId } from '../protocol/set-up';
import { signPictures } from './signs';

/** A house with a thatched roof, in a box of 24 by 24. */
const house = (
  <g stroke="#6b4423" strokeLinejoin="round">
    <path d="M4 22V12h16v10z" fill="#c99a63" />
    <path d="M1.500 13L6 4.500h12l4.500 8.500z" fill="#dcb659" stroke="#94700f" />
    <path d="M6.500 22v-6.500h4.500V22z" fill="#6b4423" />
    <path d="M13.500 15h4v3.500h-4z" fill="#fdeeb5" />
  </g>
);

/** What stands in the landscape of each game: signs and houses, and where; what is farther away comes first. */
const SCENES: Readonly<
  Record<BoxId, readonly (readonly [sign: string, x: number, y: number, size: number])[]>
> = {
  creatures: [
    ['stable', 28, 22, 46],
    ['stall', 96, 34, 36],
    ['fences', 148, 50, 34],
    ['fences', 181, 50, 34],
    ['fences', 214, 50, 34],
    ['horse', 168, 62, 46],
    ['cow', 224, 68, 44],
    ['sheep', 50, 78, 34],
    ['sheep', 84, 84, 34],
    ['pig', 124, 84, 34],
  ],
  'agricola-revised': [
    ['house', 34, 20, 50],
    ['major', 100, 36, 34],
    ['reed', 262, 50, 36],
    ['grain', 186, 52, 40],
    ['grain', 208, 52, 40],
    ['sheep', 54, 80, 34],
    ['boar', 96, 84, 34],
    ['vegetable', 214, 84, 30],
    ['occupation', 142, 78, 38],
  ],
  'agricola-2007': [
    ['house', 214, 20, 50],
    ['fences', 30, 52, 34],
    ['fences', 63, 52, 34],
    ['cattle', 48, 62, 44],
    ['wood', 112, 78, 36],
    ['clay', 152, 82, 34],
    ['stone', 192, 82, 34],
    ['plow', 232, 80, 40],
  ],
};

/** A small landscape for a game. */
export function BoxArt({ box }: { readonly box: BoxId }) {
  return (
    <svg viewBox="0 0 320 128" aria-hidden="true">
      <rect width="320" height="128" fill="var(--accent-soft)" />
      <circle cx="284" cy="26" r="15" fill="var(--straw)" />
      <path d="M96 22c4-8 16-8 19 0 8-3 14 4 10 10H88c-4-6 2-12 8-10z" fill="var(--paper)" opacity="0.8" />
      <path d="M0 56c50-22 110-20 160-4s110 10 160-12v88H0z" fill="var(--grass-dark)" />
      <path d="M0 84c70-16 120-6 180-4s100-2 140-10v58H0z" fill="var(--grass)" />
      <path d="M0 114c90-10 200-10 320 0v14H0z" fill="var(--earth)" />
      {SCENES[box].map(([sign, x, y, size]) => (
        <svg key={`${sign} ${x}`} x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
          {sign === 'house' ? house : signPictures[sign]}
        </svg>
      ))}
    </svg>
  );
}
