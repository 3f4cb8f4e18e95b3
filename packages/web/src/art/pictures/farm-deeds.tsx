import type { ReactNode } from 'react';

const EARTH = '#8f643c';
const LINE = '#54361c';

/** A plow before fresh furrows. */
const plow = (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d="M1 17.500c4-1.500 7 1 11-.3s7-.7 11 .3v5H1z" fill={EARTH} stroke={LINE} />
    <path d="M2 5.500l9 8M4.500 3.500l9 8" stroke="#b07a43" strokeWidth="2.200" fill="none" />
    <path d="M9 11.500l10-2.500" stroke="#b07a43" strokeWidth="2" />
    <path
      d="M9.500 12l7.500 6.500c-4 1.200-7.500-.5-8.500-3z"
      fill="#8b96a1"
      stroke="#4d565f"
      strokeWidth="1.100"
    />
  </g>
);

/** Seeds that fall into a furrow from which a sprout comes. */
const sow = (
  <g strokeLinecap="round">
    <path d="M1 17c5-2.500 17-2.500 22 0v5.500H1z" fill={EARTH} stroke={LINE} />
    <path
      d="M12 17v-5.500c-3.500 0-5-1.500-5-4 3.500 0 5 1.200 5 4 0-2.800 1.500-4 5-4 0 2.500-1.500 4-5 4"
      fill="#7fae4f"
      stroke="#456823"
      strokeWidth="1.100"
    />
    <path
      d="M5 3.500l.5 1M9.500 1.500l.4 1M14.500 2l-.3 1M19 3.500l-.5 1M20 10l-.3 1M4 11l.3 1"
      stroke="#c7991f"
      strokeWidth="2.200"
    />
  </g>
);

/** A loaf of bread. */
const bake = (
  <g stroke="#7a4a17" strokeWidth="1.200" strokeLinejoin="round">
    <path
      d="M2 14.500C2 9.500 6.500 6.500 12 6.500s10 3 10 8c0 3-2 4.500-4.500 4.500h-11C4 19 2 17.500 2 14.500z"
      fill="#d99a4e"
    />
    <path
      d="M7 9.500l2.500 4M11.500 8.500l2.500 4M16 9l2 3.500"
      stroke="#fbe3b6"
      strokeWidth="1.800"
      strokeLinecap="round"
    />
  </g>
);

/** A pot over a fire. */
const cook = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M12 22.500c-4 0-5.500-2-4.500-4.500.6 1 1.200 1.200 1.700 1 0-2 1.600-3 2.800-5 1.200 2 2.800 3 2.800 5 .5.2 1.100 0 1.700-1 1 2.500-.5 4.500-4.500 4.500z"
      fill="#e8812f"
      stroke="#99470f"
    />
    <path
      d="M4.500 6h15c.6 6-2.500 9-7.500 9S3.900 12 4.500 6z"
      fill="#6d7885"
      stroke="#3c454d"
      strokeWidth="1.200"
    />
    <path d="M3 6h18M6 6c0-3 3-4.500 6-4.500S18 3 18 6" fill="none" stroke="#3c454d" strokeWidth="1.600" />
  </g>
);

/** A piece of fence around grass. */
const fences = (
  <g stroke="#6b4423" strokeWidth="1.100" strokeLinejoin="round">
    <path d="M1 22v-6c4-3 18-3 22 0v6z" fill="#8fb85c" stroke="#5d8236" />
    <path d="M1.500 8.500h21v2.800h-21zM1.500 14h21v2.800h-21z" fill="#b9824a" />
    <path
      d="M3 20.500V5.500L4.700 3l1.700 2.500v15zM10.300 20.500V5.500L12 3l1.700 2.500v15zM17.600 20.500V5.500L19.300 3 21 5.500v15z"
      fill="#d3a067"
    />
  </g>
);

/** Pointed stakes side by side. */
const palisade = (
  <g stroke="#5a3a20" strokeWidth="1.100" strokeLinejoin="round">
    <path d="M1 22v-4c4-2 18-2 22 0v4z" fill="#8fb85c" stroke="#5d8236" />
    <path
      d="M2.500 20.500V6L5 2.500 7.500 6v14.500zM7.500 20.500V6L10 2.500 12.500 6v14.500zM12.500 20.500V6L15 2.500 17.500 6v14.500zM17.500 20.500V6L20 2.500 22.500 6v14.500z"
      fill="#a3713f"
    />
    <path d="M2.500 12.500h20" stroke="#d3a067" strokeWidth="1.800" />
  </g>
);

/** A red wooden stable with an open gate. */
const stable = (
  <g stroke="#5f2516" strokeWidth="1.200" strokeLinejoin="round">
    <path d="M3 21.500V10.500L7 5l5-2.500L17 5l4 5.500v11z" fill="#b9492f" />
    <path
      d="M1.500 11L6.200 4.300 12 1.500l5.800 2.800L22.500 11"
      fill="none"
      stroke="#6d4a3a"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M8 21.500V13h8v8.500z" fill="#4a1d11" />
    <path d="M8 13l8 8.500M16 13l-8 8.500" stroke="#e5bd87" />
  </g>
);

/** A low stall with a straw roof. */
const stall = (
  <g stroke="#6b4423" strokeWidth="1.200" strokeLinejoin="round">
    <path d="M4 21.500V11h16v10.500z" fill="#b07a43" />
    <path d="M1.500 12l4-7.500h13l4 7.500z" fill="#e0b955" stroke="#96700f" />
    <path d="M7.500 21.500V15h9v6.500" fill="#5a3a20" />
    <path d="M7.500 18h9" stroke="#d3a067" strokeWidth="1.800" />
    <path d="M7 5.500l-1.500 5M11 5v5.500M15 5l1 5.500" stroke="#96700f" fill="none" />
  </g>
);

/** A feeding trough with hay. */
const trough = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M4 11.500c1-4 3-6 4-3 1-4 3-5 4-1 1-4 4-3 4 0 2-2 3 1 4 4z" fill="#e6c25a" stroke="#96700f" />
    <path d="M1.500 11h21l-3 7h-15z" fill="#a3713f" stroke={LINE} strokeWidth="1.200" />
    <path d="M6 18v3.500M18 18v3.500" stroke={LINE} strokeWidth="2" />
    <path d="M5 14h14" stroke="#d3a067" />
  </g>
);

/** What is done on a farm, in a box of 24 by 24. */
export const farmDeedPictures = {
  plow,
  sow,
  bake,
  cook,
  fences,
  palisade,
  stable,
  stall,
  trough,
} satisfies Readonly<Record<string, ReactNode>>;
