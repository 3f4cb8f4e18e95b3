import type { CSSProperties } from 'react';
import { BuildingShape, TIMBER } from '../art/BuildingShape';
import { signPictures } from '../art/signs';
import type { CellPicture } from '../protocol/farm';
import styles from './farm.module.css';
import { nameLines } from './name-lines';

/** As many letters has the sign of most buildings: `2/3`. */
const SHORT_SIGN = 3;

interface Props {
  readonly cell: CellPicture;
  /** So many letters stand on the sign at the upper left that says how many animals it holds: the building is clear of it. */
  readonly signed: number;
}

/**
 * A building of All Creatures: its shape by what it is for, signs that say what that is, and its name. Cottage, stall and
 * stable are known by their shapes.
 */
export function BuildingArt({ cell, signed }: Props) {
  const { look = 'shed', signs = [], title, what = '' } = cell;
  return (
    <g strokeLinejoin="round">
      <rect width="100" height="100" fill="var(--yard)" />
      <g transform={placeBeside(signed)}>
        <ellipse cx="50" cy="59" rx="44" ry="5" fill="#000" opacity="0.14" />
        <BuildingShape id={what} look={look} />
        {cell.what === look ? null : <SignBoard signs={signs} isLow={look === 'yard'} />}
      </g>
      <NamePlate title={title} />
    </g>
  );
}

/** Where a building stands beside a sign of so many letters. */
function placeBeside(letters: number): string {
  if (letters === 0) return 'translate(7.500 3) scale(.85)';
  return letters > SHORT_SIGN ? 'translate(53 12) scale(.46)' : 'translate(40 7) scale(.58)';
}

function SignBoard({ signs, isLow }: { readonly signs: readonly string[]; readonly isLow: boolean }) {
  const size = isLow ? 26 : 21;
  const width = signs.length * (size + 1) + 6;
  if (signs.length === 0) return null;
  return (
    <g transform={`translate(${50 - width / 2} ${isLow ? 18 : 8})`}>
      <rect width={width} height={size + 4} rx="6" fill="var(--sign)" stroke={TIMBER} strokeWidth="1.400" />
      {signs.map((sign, i) => (
        <svg key={sign} x={3 + i * (size + 1)} y="2" width={size} height={size} viewBox="0 0 24 24">
          {signPictures[sign]}
        </svg>
      ))}
    </g>
  );
}

/** Its name; letters of a long one are narrower. */
function NamePlate({ title }: { readonly title: string }) {
  const lines = nameLines(title);
  return (
    <g className={styles.name} style={{ '--lines': lines.length } as CSSProperties}>
      <rect x="4" width="92" rx="3" fill="#3b2a1c" opacity="0.92" />
      {lines.map((line, i) => (
        <text
          key={line}
          x="50"
          textAnchor="middle"
          fontWeight="600"
          fill="#fff"
          style={{ '--above': lines.length - 1 - i, '--letters': line.length } as CSSProperties}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
