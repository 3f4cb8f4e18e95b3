import type { ReactNode } from 'react';

/** What people of each seat wear on their heads, so that seats differ by shape as well as by colour and number. */
export const hats: readonly ReactNode[] = [
  <path
    key="straw"
    d="M4.500 6.200c4 1.600 11 1.600 15 0-1.500-.9-3-1.300-4-1.500C15 2.600 13.800 1.300 12 1.300S9 2.600 8.500 4.700c-1 .2-2.500.6-4 1.500z"
  />,
  <path key="pointed" d="M7 6.300C8.500 3.500 10.500 1 14.500.4c-.6 1.600-.2 3.600 2.500 5.900z" />,
  <path key="cap" d="M7 6.300C7 3 9 1.500 12 1.500s5 1.300 5 3l3.600 1.100c.5.900-.6 1.200-1.600 1z" />,
  <path
    key="scarf"
    d="M6.700 8.500C5.500 3.500 8.500.9 12 .9s6.500 2.600 5.300 7.600c-1-2.300-2.500-3.500-5.300-3.500s-4.300 1.200-5.300 3.500z"
  />,
  <path key="crown" d="M6.800 6.300L6.200 1.800l3.300 2L12 .7l2.500 3.100 3.300-2-.6 4.500z" />,
];

interface Props {
  readonly seat: number;
  readonly newborn?: boolean;
}

/** A person of a seat in a box of 24 by 24; a newborn is small and swaddled. */
export function Person({ seat, newborn = false }: Props) {
  const colour = `var(--seat-${seat})`;
  return (
    <g
      stroke="var(--paper)"
      strokeWidth="1.100"
      strokeLinejoin="round"
      transform={newborn ? 'translate(5 9) scale(.58)' : undefined}
    >
      <path d="M2.700 23c0-6.500 3-10.200 9.300-10.200S21.300 16.500 21.300 23z" fill={colour} />
      <circle cx="12" cy="8.300" r="4.600" fill="#f1cfae" stroke="#6b4423" strokeWidth=".9" />
      <g fill={colour}>{hats[seat % hats.length]}</g>
      <text
        data-mark
        x="12"
        y="21.800"
        textAnchor="middle"
        fontSize="8.500"
        fontWeight="800"
        fill="var(--paper)"
        stroke="none"
      >
        {seat + 1}
      </text>
    </g>
  );
}
