import type { CellPicture } from '../protocol/farm';
import { at, CELL } from './geometry';

/** Grass, flowers and stones of meadows that nobody uses, so that no two look alike. */
const MEADOWS = [
  'M18 34l-4-9M21 35V24M24 34l5-8M68 78l-4-9M71 79V68M74 78l5-8',
  'M70 30l-4-9M73 31V20M76 30l5-8M26 82l-4-9M29 83V72M32 82l5-8',
  'M44 54l-4-9M47 55V44M50 54l5-8M80 88l-4-9M83 89V78M86 88l4-8',
];
const FLOWERS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [78, 22],
    [30, 70],
  ],
  [
    [20, 24],
    [60, 66],
  ],
  [
    [22, 80],
    [76, 40],
  ],
];

/** The ground of a cell: a mown pasture, or a wild meadow while nothing uses it. */
export function GroundArt({ cell }: { readonly cell: CellPicture }) {
  const [x, y] = [at(cell.column), at(cell.row)];
  const isPasture = cell.pasture >= 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={CELL} height={CELL} fill={isPasture ? 'var(--grass)' : 'var(--grass-dark)'} />
      {isPasture ? <Mown /> : !cell.used && <Meadow number={cell.row * 2 + cell.column} />}
    </g>
  );
}

function Mown() {
  return (
    <g stroke="var(--grass-light)" strokeWidth="3" strokeLinecap="round" fill="none" opacity="0.8">
      <path d="M12 40q4-5 8 0M62 58q4-5 8 0M30 84q4-5 8 0M78 90q4-5 8 0M54 22q4-5 8 0" />
    </g>
  );
}

function Meadow({ number }: { readonly number: number }) {
  return (
    <g>
      <path
        d={MEADOWS[number % MEADOWS.length]}
        stroke="var(--grass-light)"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      {FLOWERS[number % FLOWERS.length].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="4" fill="var(--flower)" />
          <circle cx={x} cy={y} r="1.500" fill="var(--straw)" />
        </g>
      ))}
    </g>
  );
}
