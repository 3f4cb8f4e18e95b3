import type { ReactNode } from 'react';

/** Three heads: other players. */
const others = (
  <g strokeLinejoin="round">
    <path d="M.8 19.500c0-4.500 2-6.500 5.200-6.500s5.200 2 5.200 6.500z" fill="#6f9a45" stroke="#3f5f1d" />
    <path
      d="M12.800 19.500c0-4.500 2-6.500 5.200-6.500s5.200 2 5.200 6.500z"
      fill="#c57a2b"
      stroke="#7a4a17"
    />
    <circle cx="6" cy="8.800" r="3.300" fill="#f1cfae" stroke="#7a4a2a" strokeWidth="1.100" />
    <circle cx="18" cy="8.800" r="3.300" fill="#f1cfae" stroke="#7a4a2a" strokeWidth="1.100" />
    <path
      d="M6 22.800c0-5.300 2.300-7.600 6-7.600s6 2.300 6 7.600z"
      fill="#5b86bd"
      stroke="#2c4a75"
      strokeWidth="1.200"
    />
    <circle cx="12" cy="10.700" r="3.800" fill="#f1cfae" stroke="#7a4a2a" strokeWidth="1.100" />
  </g>
);

/** A crown: nobody has more. */
const most = (
  <g strokeLinejoin="round" stroke="#8a6208" strokeWidth="1.300">
    <path d="M3 19.500L1.800 7.500l6 4L12 3.500l4.200 8 6-4L21 19.500z" fill="#f0c14b" />
    <path d="M3 17h18v3.800H3z" fill="#d9a441" />
    <circle cx="12" cy="13.800" r="1.700" fill="#b8402c" stroke="none" />
  </g>
);

/** What stands before it is more than what follows. */
const over = (
  <path
    d="M6 4l12 8-12 8"
    fill="none"
    stroke="#4a3a26"
    strokeWidth="3.600"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** What stands before it is as much as what follows. */
const equal = (
  <path d="M4.500 8.500h15M4.500 15.500h15" stroke="#4a3a26" strokeWidth="3.600" strokeLinecap="round" />
);

const PAWN =
  'M7.200 17.500c0-3.800 1.500-6.200 3.400-6.800a3.400 3.400 0 1 1 2.800 0c1.900.6 3.400 3 3.400 6.800z';
const TILE = 'M2 8.500h20v13.500H2z';

/** A person on an action space. */
const taken = (
  <g strokeLinejoin="round">
    <path d={TILE} fill="#e6d2a6" stroke="#7a6a4a" strokeWidth="1.200" />
    <path d="M2 18.500h20V22H2z" fill="#c9ae78" />
    <path d={PAWN} fill="#5b86bd" stroke="#2c4a75" strokeWidth="1.200" />
  </g>
);

/** An action space on which nobody stands. */
const vacant = (
  <g strokeLinejoin="round">
    <path d={TILE} fill="#e6d2a6" stroke="#7a6a4a" strokeWidth="1.200" />
    <path d="M2 18.500h20V22H2z" fill="#c9ae78" />
    <path d={PAWN} fill="#fffaf0" stroke="#6b5a3a" strokeWidth="1.300" strokeDasharray="2.200 1.600" />
  </g>
);

/** Goods in a heap, whichever they are. */
const pile = (
  <g strokeLinejoin="round">
    <path d="M1.500 20.500c3-2 18-2 21 0l-2 2h-17z" fill="#c9ae78" />
    <path d="M2.500 21v-6.500h7V21z" fill="#b07a43" stroke="#6b4423" strokeWidth="1.100" />
    <path d="M14.500 21v-5l3.500-2.500 4 2.500v5z" fill="#8b96a1" stroke="#4d565f" strokeWidth="1.100" />
    <path d="M8 14.500V8.500h7.500v6z" fill="#c25a3a" stroke="#7d2f1c" strokeWidth="1.100" />
    <path
      d="M9 21.500c-.5-4 1-6 3.200-6.500 2.200.5 3.700 2.500 3.200 6.500z"
      fill="#e6c25a"
      stroke="#96700f"
      strokeWidth="1.100"
    />
    <circle cx="12" cy="5.500" r="3" fill="#7fae4f" stroke="#456823" strokeWidth="1.100" />
  </g>
);

/** An empty bowl: begging. */
const beg = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M2.500 11h19c0 6.500-4 10-9.500 10s-9.500-3.500-9.500-10z"
      fill="#fffaf0"
      stroke="#a33b22"
      strokeWidth="2"
    />
    <path d="M8 8l8-5" stroke="#a33b22" strokeWidth="2.200" />
  </g>
);

/** What conditions speak of besides goods and deeds, in a box of 24 by 24. */
export const conditionPictures = {
  others,
  most,
  over,
  equal,
  taken,
  vacant,
  pile,
  beg,
} satisfies Readonly<Record<string, ReactNode>>;
