import { BuildingShape, TIMBER } from '../art/BuildingShape';
import { signPictures } from '../art/signs';
import type { CellPicture } from '../protocol/farm';
import styles from './farm.module.css';

interface Props {
  readonly cell: CellPicture;
  /** A sign at the upper left says how many animals it holds: the building stands clear of it. */
  readonly isSigned: boolean;
}

/**
 * A building of All Creatures: its shape by what it is for, signs that say what that is, and its name. Cottage, stall and
 * stable are known by their shapes.
 */
export function BuildingArt({ cell, isSigned }: Props) {
  const { look = 'shed', signs = [], title, what = '' } = cell;
  return (
    <g strokeLinejoin="round">
      <rect width="100" height="100" fill="var(--yard)" />
      <g transform={isSigned ? 'translate(33 3) scale(.66)' : 'translate(7.500 3) scale(.85)'}>
        <ellipse cx="50" cy="59" rx="44" ry="5" fill="#000" opacity="0.14" />
        <BuildingShape id={what} look={look} />
        {cell.what === look ? null : <SignBoard signs={signs} isLow={look === 'yard'} />}
      </g>
      <NamePlate title={title} />
    </g>
  );
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

function NamePlate({ title }: { readonly title: string }) {
  return (
    <g className={styles.name}>
      <rect x="5" width="90" rx="3" fill="#3b2a1c" opacity="0.92" />
      <text
        x="50"
        y="91"
        textAnchor="middle"
        fontWeight="600"
        fill="#fff"
        textLength={title.length > 13 ? 86 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {title}
      </text>
    </g>
  );
}
