import type { ReactNode } from 'react';

/** An ear of grain. */
const grain = (
  <g>
    <path
      d="M12 22.500V9M12 20c-2-1-3.500-2.500-4-4.500M12 21c2-1 3.500-2.500 4-4.500"
      stroke="#a57d1c"
      strokeWidth="1.600"
      strokeLinecap="round"
      fill="none"
    />
    <g fill="#edc04a" stroke="#96700f" strokeWidth="0.900">
      <ellipse cx="12" cy="4.200" rx="2" ry="3.200" />
      <ellipse cx="8.500" cy="7.300" rx="1.800" ry="3.100" transform="rotate(-28 8.500 7.300)" />
      <ellipse cx="15.500" cy="7.300" rx="1.800" ry="3.100" transform="rotate(28 15.500 7.300)" />
      <ellipse cx="8.500" cy="12" rx="1.800" ry="3.100" transform="rotate(-28 8.500 12)" />
      <ellipse cx="15.500" cy="12" rx="1.800" ry="3.100" transform="rotate(28 15.500 12)" />
    </g>
  </g>
);

/** A vegetable: a carrot with its green. */
const vegetable = (
  <g strokeLinejoin="round">
    <path
      d="M12 9.500C9.500 8 7 5.500 7.500 2c2.500.6 3.800 2 4.500 4 .7-2 2-3.400 4.500-4 .5 3.500-2 6-4.500 7.500z"
      fill="#6f9a45"
      stroke="#456823"
    />
    <path
      d="M6.500 10c3.500-2 7.500-2 11 0 .6 4.500-3 9.500-5.500 12.500C9.500 19.500 5.900 14.500 6.500 10z"
      fill="#e8812f"
      stroke="#99470f"
      strokeWidth="1.200"
    />
    <path d="M8 12.500h3M14 14.500h2M9.500 16.500h2.500" stroke="#99470f" strokeLinecap="round" />
  </g>
);

/** Food: a steaming bowl. */
const food = (
  <g strokeLinecap="round">
    <path
      d="M4 12.500c0-3.500 4-5.500 8-5.500s8 2 8 5.500z"
      fill="#e9c98a"
      stroke="#94742f"
      strokeWidth="1.100"
    />
    <path
      d="M2 12.200h20c0 5.200-4 9.300-10 9.300S2 17.400 2 12.200z"
      fill="#6884b3"
      stroke="#32466a"
      strokeWidth="1.200"
    />
    <path d="M5.500 15.500c.8 1.800 2 2.900 3.500 3.500" fill="none" stroke="#b9c9e4" strokeWidth="1.300" />
    <path
      d="M9.500 5c-1-1 1-2 0-3.500M14 5c-1-1 1-2 0-3.500"
      stroke="#a58b52"
      fill="none"
      strokeWidth="1.300"
    />
  </g>
);

/** Crops and food, in a box of 24 by 24. */
export const cropPictures: Readonly<Record<string, ReactNode>> = { grain, vegetable, food };
