import type { BoxId } from '../protocol/set-up';
import { goodPictures } from './goods';

/** What stands in the landscape of each game: goods and where. */
const SCENES: Readonly<
  Record<BoxId, readonly (readonly [good: string, x: number, y: number, size: number])[]>
> = {
  creatures: [
    ['sheep', 40, 70, 46],
    ['horse', 104, 56, 56],
    ['cow', 176, 66, 54],
    ['pig', 244, 76, 42],
  ],
  'agricola-revised': [
    ['grain', 36, 62, 50],
    ['vegetable', 92, 72, 42],
    ['sheep', 160, 66, 46],
    ['boar', 228, 70, 46],
  ],
  'agricola-2007': [
    ['wood', 34, 74, 44],
    ['clay', 92, 74, 44],
    ['cattle', 158, 62, 54],
    ['food', 234, 74, 42],
  ],
};

/** A small landscape for a game on the start screen. */
export function BoxArt({ box }: { readonly box: BoxId }) {
  return (
    <svg viewBox="0 0 320 128" aria-hidden="true">
      <rect width="320" height="128" fill="var(--accent-soft)" />
      <circle cx="270" cy="34" r="18" fill="var(--straw)" />
      <path d="M0 70c60-34 110-24 160-8s110 14 160-14v80H0z" fill="var(--grass-dark)" />
      <path d="M0 92c70-18 120-8 180-6s100-2 140-10v52H0z" fill="var(--grass)" />
      <path d="M0 116c90-12 200-12 320 0v12H0z" fill="var(--earth)" />
      {SCENES[box].map(([good, x, y, size]) => (
        <svg key={good} x={x} y={y - 12} width={size} height={size} viewBox="0 0 24 24">
          {goodPictures[good]}
        </svg>
      ))}
    </svg>
  );
}
