import type { ReactNode } from 'react';

/** A sickle: the harvest. */
const harvest = (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d="M7.500 20.500l3-5" stroke="#8a5528" strokeWidth="3" />
    <path
      d="M10 15.500C6 10 8.500 3 16.500 2c-4 2.500-5 7-2.500 10 1.500 1.800 4 2.300 6.500 1.500-2.500 4-7.500 4.500-10.500 2z"
      fill="#c3cbd3"
      stroke="#4d565f"
      strokeWidth="1.100"
    />
  </g>
);

/** The sun above the fields: a round begins. */
const round = (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path
      d="M12 2.500v2.600M4.800 5.500l1.900 1.900M19.200 5.500l-1.900 1.900M1.800 12.500h2.600M19.600 12.500h2.600"
      stroke="#c7991f"
      strokeWidth="1.800"
    />
    <circle cx="12" cy="13" r="5.500" fill="#f0c14b" stroke="#8a6208" strokeWidth="1.200" />
    <path d="M1 16c6-2.500 16-2.500 22 0v6H1z" fill="#9dbb6c" stroke="#456823" strokeWidth="1.200" />
  </g>
);

/** An hourglass: at any time. */
const anytime = (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path
      d="M6.500 3h11v3c0 3-3 4.500-4.200 6 1.200 1.500 4.200 3 4.200 6v3h-11v-3c0-3 3-4.500 4.200-6C9.500 10.500 6.500 9 6.500 6z"
      fill="#fdf6e3"
      stroke="#6b4423"
      strokeWidth="1.300"
    />
    <path
      d="M8.500 20c0-2.500 2-3.500 3.500-5 1.500 1.500 3.500 2.500 3.500 5zM9 6.500h6c-.5 1.500-2 2.500-3 3.500-1-1-2.500-2-3-3.500z"
      fill="#d9a441"
    />
    <path d="M5 2.800h14M5 21.200h14" stroke="#8a5528" strokeWidth="2.200" />
  </g>
);

/** A wooden piece on a card: what lies there. */
const laid = (
  <g strokeLinejoin="round">
    <rect x="4" y="2" width="16" height="20" rx="2" fill="#fdf6e3" stroke="#7a6a4a" strokeWidth="1.200" />
    <path d="M4 7V4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v3z" fill="#8c5f14" />
    <ellipse cx="12" cy="16.500" rx="5" ry="2.800" fill="#8a5528" />
    <ellipse cx="12" cy="14.500" rx="5" ry="2.800" fill="#d3a067" stroke="#6b4423" strokeWidth="1.100" />
  </g>
);

/** When something happens, in a box of 24 by 24. */
export const momentPictures = { harvest, round, anytime, laid } satisfies Readonly<Record<string, ReactNode>>;
