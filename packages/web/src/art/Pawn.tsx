import { hats } from './person';

/** A wooden person of a seat as it stands on the board, with light from the upper left, in a box of 27 by 31. */
export function Pawn({ seat, newborn = false }: { readonly seat: number; readonly newborn?: boolean }) {
  const colour = `var(--pawn-${seat})`;
  const dark = `color-mix(in srgb, ${colour} 68%, #000)`;
  return (
    <svg viewBox="0 0 27 31" aria-hidden="true">
      <g strokeLinejoin="round" transform={newborn ? 'translate(6 12) scale(.6)' : undefined}>
        <ellipse cx="15.500" cy="27.600" rx="10.500" ry="2.600" fill="#1c1006" opacity="0.38" />
        <path
          d="M3.600 25.600c0-7.600 3-12 8.400-12s8.400 4.400 8.400 12c0 2.600-16.800 2.600-16.800 0z"
          fill={colour}
          stroke={dark}
          strokeWidth="1.100"
        />
        <path
          d="M5.200 24.500c.2-5.500 2.200-8.900 5.500-9.600-1.600 2.200-2.300 5.700-2.300 10.300-1.200 0-2.600-.2-3.200-.7z"
          fill={`color-mix(in srgb, ${colour} 70%, #fff)`}
        />
        <circle cx="12" cy="9" r="4.800" fill="#f1cfae" stroke="#6b4423" />
        <g transform="translate(-.8 0) scale(1.070)" fill={colour} stroke={dark} strokeWidth=".9">
          {hats[seat % hats.length]}
        </g>
        <text data-mark x="12" y="24" textAnchor="middle" fontSize="8.500" fontWeight="800" fill="#fff">
          {seat + 1}
        </text>
      </g>
    </svg>
  );
}
