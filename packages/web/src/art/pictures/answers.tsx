import type { ReactNode } from 'react';

/** A cross: no. */
const no = (
  <path
    d="M5.500 5.500l13 13M18.500 5.500l-13 13"
    stroke="#a33b22"
    strokeWidth="3.600"
    strokeLinecap="round"
  />
);

/** A tick: it is done. */
const done = (
  <path
    d="M3.500 13l6 6L20.500 5.500"
    fill="none"
    stroke="var(--tick, #4d7a2c)"
    strokeWidth="3.800"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** Three dots: there is more to it. */
const more = (
  <g fill="#4a3a26">
    <circle cx="4.500" cy="12" r="2.400" />
    <circle cx="12" cy="12" r="2.400" />
    <circle cx="19.500" cy="12" r="2.400" />
  </g>
);

/** What answers say without doing anything, and what no sign tells, in a box of 24 by 24. */
export const answerPictures = { no, done, more } satisfies Readonly<Record<string, ReactNode>>;
