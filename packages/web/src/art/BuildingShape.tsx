import type { CSSProperties, ReactNode } from 'react';
import type { BuildingLook } from '../protocol/signs';

/** The beams of all buildings, and the frames of their signs. */
export const TIMBER = '#6b4423';

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
      <rect x="12" y="26" width="76" height="32" fill="var(--wall)" />
      <path d="M12 42h76M28 26v32M72 26v32M12 26l16 16M88 26L72 42" strokeWidth="2.600" fill="none" />
      <path d="M5 29L22 4h56l17 25z" fill="var(--roof)" stroke="#4a2a18" />
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
      <rect x="10" y="28" width="80" height="30" fill="var(--wall)" />
      <path d="M10 36h80M10 44h80M10 51h80" strokeWidth="1" opacity="0.5" />
      <path d="M4 31l16-23h60l16 23z" fill="var(--roof)" stroke="#4a2a18" />
      <path d="M38 58V38h24v20z" fill="#5a3a20" />
    </g>
  ),
  works: (
    <g stroke="#56606a" strokeWidth="2.200">
      <rect x="12" y="26" width="76" height="32" fill="var(--wall)" />
      <path d="M12 36h76M12 47h76M30 26v10M60 26v10M44 36v11M74 36v11" strokeWidth="1.200" opacity="0.6" />
      <path d="M5 29L24 7h52l19 22z" fill="var(--roof)" stroke="#4a2a18" />
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

/** Roofs of tile, slate, straw, moss, copper and shingle. */
const ROOFS = ['#a8492f', '#66727f', '#d0a848', '#6f8a4a', '#4f8a80', '#7a5236', '#8a4a63'];

/** Walls of lime, timber, stone, clay and brick. */
const WALLS = ['#f4e6cc', '#c79a62', '#c6ccd2', '#dcb48c', '#c98a6a'];

/** What a building is made of follows from its id: hardly two look the same. */
function materials(id: string): CSSProperties {
  const number = Array.from(id, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => (sum * 31 + code) % 9973,
    7,
  );
  return {
    '--roof': ROOFS[number % ROOFS.length],
    '--wall': WALLS[Math.floor(number / ROOFS.length) % WALLS.length],
  } as CSSProperties;
}

interface Props {
  readonly id: string;
  readonly look: BuildingLook;
}

/** The building itself, in a box of 100 by 60. */
export function BuildingShape({ id, look }: Props) {
  return <g style={materials(id)}>{LOOKS[look]}</g>;
}
