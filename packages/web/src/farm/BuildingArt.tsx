import type { ReactNode } from 'react';
import { signPictures } from '../art/signs';
import type { CellPicture } from '../protocol/farm';
import type { BuildingLook } from '../protocol/signs';

const TIMBER = '#6b4423';

/** The building itself, in the upper half of its cell; animals and people stand in the yard before it. */
const LOOKS: Readonly<Record<BuildingLook, ReactNode>> = {
  cottage: (
    <g stroke={TIMBER} strokeWidth="2.200">
      <rect x="18" y="28" width="64" height="30" fill="#f0dfc0" />
      <path d="M10 31L28 6h44l18 25z" fill="#dcb659" stroke="#94700f" />
      <path d="M17 22h66M23 13h54" stroke="#94700f" strokeWidth="1.400" opacity="0.6" />
      <path d="M43 58V40q7-6 14 0v18z" fill={TIMBER} />
      <path d="M24 38h12v11H24zM64 38h12v11H64z" fill="var(--pane)" strokeWidth="1.800" />
    </g>
  ),
  house: (
    <g stroke={TIMBER} strokeWidth="2.200">
      <rect x="12" y="26" width="76" height="32" fill="#f4e6cc" />
      <path d="M12 42h76M28 26v32M72 26v32M12 26l16 16M88 26L72 42" strokeWidth="2.600" fill="none" />
      <path d="M5 29L22 4h56l17 25z" fill="#a8492f" stroke="#6d2415" />
      <path d="M43 58V40h14v18z" fill={TIMBER} />
    </g>
  ),
  stall: (
    <g stroke={TIMBER} strokeWidth="2.200">
      <rect x="14" y="28" width="72" height="30" fill="#b98a55" />
      <path d="M6 31L20 12h60l14 19z" fill="#dcb659" stroke="#94700f" />
      <path d="M26 58V38h48v20z" fill="#4a3018" />
      <path d="M26 49h48M50 38v20" stroke="#d3a067" strokeWidth="3" />
    </g>
  ),
  stable: (
    <g stroke="#5f2516" strokeWidth="2.200">
      <path d="M8 58V28L26 10l24-7 24 7 18 18v30z" fill="#b9492f" />
      <path d="M3 30L24 8l26-7 26 7 21 22" fill="none" stroke="#5b6672" strokeWidth="5" />
      <path d="M32 58V34h36v24z" fill="#4a1d11" />
      <path d="M32 34l36 24M68 34L32 58" stroke="#e5bd87" strokeWidth="2.600" />
      <circle cx="50" cy="21" r="6" fill="#4a1d11" />
    </g>
  ),
  shed: (
    <g stroke={TIMBER} strokeWidth="2.200">
      <rect x="10" y="28" width="80" height="30" fill="#c79a62" />
      <path d="M10 36h80M10 44h80M10 51h80" strokeWidth="1" opacity="0.5" />
      <path d="M4 31l16-23h60l16 23z" fill="#66727f" stroke="#3a444d" />
      <path d="M38 58V38h24v20z" fill="#5a3a20" />
    </g>
  ),
  works: (
    <g stroke="#56606a" strokeWidth="2.200">
      <rect x="12" y="26" width="76" height="32" fill="#c6ccd2" />
      <path d="M12 36h76M12 47h76M30 26v10M60 26v10M44 36v11M74 36v11" strokeWidth="1.200" opacity="0.6" />
      <path d="M5 29L24 7h52l19 22z" fill="#a8492f" stroke="#6d2415" />
      <path d="M40 58V40q10-8 20 0v18z" fill={TIMBER} />
    </g>
  ),
  yard: (
    <g>
      <ellipse cx="50" cy="34" rx="44" ry="26" fill="var(--grass)" />
      <path
        d="M8 50V24M20 55V29M80 55V29M92 50V24M8 32l12 5M80 37l12-5"
        stroke="#b9824a"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  ),
};

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
  const { look = 'shed', signs = [], title } = cell;
  return (
    <g strokeLinejoin="round">
      <rect width="100" height="100" fill="var(--yard)" />
      <g transform={isSigned ? 'translate(33 3) scale(.66)' : 'translate(7.500 3) scale(.85)'}>
        <ellipse cx="50" cy="59" rx="44" ry="5" fill="#000" opacity="0.14" />
        {LOOKS[look]}
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
    <g>
      <rect x="5" y="81" width="90" height="13" rx="3" fill="#3b2a1c" opacity="0.92" />
      <text
        x="50"
        y="91"
        textAnchor="middle"
        fontSize="10.500"
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
