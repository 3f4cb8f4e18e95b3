import { goodPictures } from '../art/goods';
import type { CellPicture } from '../protocol/farm';
import { at, CELL } from './geometry';

/** The ground and what stands on it. */
export function CellArt({ cell }: { readonly cell: CellPicture }) {
  const [x, y] = [at(cell.column), at(cell.row)];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={CELL} height={CELL} fill={cell.pasture >= 0 ? 'var(--grass)' : 'var(--grass-dark)'} />
      {!cell.used && <Tufts />}
      {cell.kind === 'room' && <Room material={cell.what ?? 'wood'} />}
      {cell.kind === 'field' && <Field cell={cell} />}
      {cell.kind === 'building' && <Building title={cell.title} />}
      {cell.stable && <Stable />}
      {cell.trough && <Trough />}
    </g>
  );
}

function Tufts() {
  return (
    <g stroke="var(--grass)" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M24 34l-4-9M26 34v-10M28 34l5-8M68 74l-4-9M70 74v-10M72 74l5-8" />
    </g>
  );
}

const WALLS: Readonly<Record<string, readonly [wall: string, line: string]>> = {
  wood: ['#c08a52', '#7c4f25'],
  clay: ['#c7694a', '#7d2f1c'],
  stone: ['#a4adb6', '#4d565f'],
};

function Room({ material }: { readonly material: string }) {
  const [wall, line] = WALLS[material] ?? WALLS.wood;
  return (
    <g stroke={line} strokeWidth="2.500" strokeLinejoin="round">
      <rect x="8" y="40" width="84" height="52" fill={wall} />
      <path d="M2 42L50 10l48 32z" fill="#8c4a2f" />
      <rect x="18" y="56" width="20" height="18" fill="#f7e7b4" />
      <path d="M60 92V60h20v32z" fill="#6b4423" />
      <path d="M28 56v18M18 65h20" fill="none" />
    </g>
  );
}

function Field({ cell }: { readonly cell: CellPicture }) {
  const { crop } = cell;
  return (
    <g>
      <rect x="4" y="4" width="92" height="92" rx="8" fill="var(--earth)" />
      <g stroke="var(--earth-dark)" strokeWidth="5" strokeLinecap="round">
        <path d="M14 22h72M14 41h72M14 60h72M14 79h72" />
      </g>
      {crop !== undefined &&
        Array.from({ length: crop.count }, (_, i) => (
          <svg
            key={`${crop.good}${i + 1}`}
            x={10 + (i % 3) * 28}
            y={12 + Math.floor(i / 3) * 40}
            width="26"
            height="26"
            viewBox="0 0 24 24"
          >
            {goodPictures[crop.good]}
          </svg>
        ))}
    </g>
  );
}

function Building({ title }: { readonly title: string }) {
  return (
    <g>
      <g stroke="#5a2d1a" strokeWidth="2.500" strokeLinejoin="round">
        <rect x="10" y="38" width="80" height="54" fill="#b4573a" />
        <path d="M4 42l14-22 32-12 32 12 14 22z" fill="#6d7885" />
        <path d="M36 92V62h28v30M36 62l28 30M64 62L36 92" fill="#f3e3c8" />
      </g>
      <rect x="2" y="84" width="96" height="15" rx="4" fill="#3b2a1c" opacity="0.88" />
      <text
        x="50"
        y="95"
        textAnchor="middle"
        fontSize="11"
        fontWeight="600"
        fill="#fff"
        textLength={title.length > 16 ? 92 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {title}
      </text>
    </g>
  );
}

function Stable() {
  return (
    <g stroke="#5a2d1a" strokeWidth="2" strokeLinejoin="round" transform="translate(60 6)">
      <path d="M2 32V14L17 3l15 11v18z" fill="#b4573a" />
      <path d="M10 32V18h14v14" fill="#5a2d1a" />
    </g>
  );
}

function Trough() {
  return (
    <g stroke="#4a2f17" strokeWidth="2" strokeLinejoin="round" transform="translate(58 74)">
      <path d="M0 4h36l-5 14H5z" fill="#8a6236" />
      <path d="M3 7h30" stroke="#e9c46a" strokeWidth="4" />
    </g>
  );
}
