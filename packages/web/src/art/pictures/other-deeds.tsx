import type { ReactNode } from 'react';

/** A rooster: who begins. */
const start = (
  <g strokeLinejoin="round" strokeLinecap="round" stroke="#6d2415" strokeWidth="1.100">
    <path
      d="M9.500 19.500V23M12.500 19.500V23M8.500 23h2.500M12 23h2.500"
      stroke="#a57d1c"
      strokeWidth="1.500"
    />
    <path
      d="M15 4.500C14 3 15 1.500 16 2.200c.4-1.300 2.200-1 2 .3 1.300-.3 1.700 1.200.8 2z"
      fill="#d8402c"
    />
    <path
      d="M1.500 5.500c3.500 0 6 2 7 5.500 3 0 5.500-2 6.500-6.500 3-1 5 1.500 4.500 4.500-.5 6-3.500 10.500-8.500 10.500S4 17 3.500 13C3.200 10 2.500 8 1.500 5.500z"
      fill="#e9b23f"
    />
    <path
      d="M1.500 5.500c1 3 1.300 6 3.500 8 1.500-1 2.500-2 3.500-2.500-1-3.500-3.500-5.500-7-5.500z"
      fill="#4f7d5c"
    />
    <path d="M19.500 6.500l3 .8-2.800 1.200" fill="#e8812f" />
    <circle cx="17.300" cy="6.300" r=".8" fill="#2d1a0a" stroke="none" />
  </g>
);

/** Somebody who walks: another person is placed, or a person goes on. */
const person = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <circle cx="13" cy="4.500" r="3" fill="#f1cfae" stroke="#7a4a2a" strokeWidth="1.100" />
    <path
      d="M12 9c-2 2-2.500 4-2 6.500l-4 5.500M12.500 14.500l3 2.500 1 5"
      fill="none"
      stroke="#5b86bd"
      strokeWidth="2.800"
    />
    <path
      d="M11.500 10l-4.500 3M13.500 9.500c1 2.500 2.500 3.500 5 3.800"
      fill="none"
      stroke="#5b86bd"
      strokeWidth="2.200"
    />
  </g>
);

/** Two arrows: an exchange. */
const trade = (
  <g fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.600">
    <path d="M3 9.500h15M13.500 5l5 4.500-5 4.500" stroke="#6f9a45" />
    <path d="M21 16.500H6M10 12.500l-4.500 4 4.500 4.500" stroke="#c57a2b" />
  </g>
);

/** A star: points. */
const points = (
  <path
    d="M12 1.800l3 6.700 7.300.8-5.500 4.900 1.600 7.200L12 17.700l-6.400 3.700 1.600-7.200-5.500-4.900L9 8.500z"
    fill="#f0c14b"
    stroke="#8a6208"
    strokeWidth="1.300"
    strokeLinejoin="round"
  />
);

/** A calendar leaf: later rounds. */
const later = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <rect x="2.500" y="4" width="19" height="18" rx="2" fill="#f7efdc" stroke="#7a6a4a" strokeWidth="1.200" />
    <path d="M2.500 9.500V6a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2v3.500z" fill="#b85a3c" />
    <path d="M7.500 2v4M16.500 2v4" stroke="#54361c" strokeWidth="2" />
    <path
      d="M6.500 15.800h8M12 12.300l3.500 3.500-3.500 3.500"
      fill="none"
      stroke="#4d6b2c"
      strokeWidth="2.200"
    />
  </g>
);

/** A heart: breeding. */
const breed = (
  <path
    d="M12 21C5 16 1.500 12.500 1.500 8.300 1.500 5 4 3 6.700 3 9 3 11 4.300 12 6.300 13 4.300 15 3 17.300 3 20 3 22.500 5 22.500 8.300 22.500 12.500 19 16 12 21z"
    fill="#d66a6a"
    stroke="#8a2f33"
    strokeWidth="1.300"
    strokeLinejoin="round"
  />
);

/** A hoof print under a roof: room for animals. */
const roof = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M2 11.500L12 3l10 8.500" fill="none" stroke="#8a5528" strokeWidth="2.400" />
    <path d="M4.500 11v10.500h15V11L12 4.800z" fill="#f0dfc0" stroke="#8a5528" strokeWidth="1.200" />
    <path
      d="M11.400 19.500C8 19 7.500 14.500 11.400 11zM12.600 19.500c3.400-.5 3.900-5 0-8.500z"
      fill="#6b4f39"
    />
  </g>
);

/** A handcart: a building resource of choice. */
const resource = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M4.500 10.500V6h5.500v4.500z" fill="#b07a43" stroke="#6b4423" />
    <path d="M10 10.500V7.500L13 5l3 2.500v3z" fill="#8b96a1" stroke="#4d565f" />
    <path d="M16 10.500V6.500h4v4z" fill="#c25a3a" stroke="#7d2f1c" />
    <path d="M2 10.500h20l-2.500 6h-15z" fill="#d3a067" stroke="#6b4423" strokeWidth="1.200" />
    <circle cx="8" cy="18.500" r="3" fill="#f0dfc0" stroke="#54361c" strokeWidth="1.600" />
    <circle cx="16" cy="18.500" r="3" fill="#f0dfc0" stroke="#54361c" strokeWidth="1.600" />
  </g>
);

/** Everything else that is done, in a box of 24 by 24. */
export const otherDeedPictures = {
  start,
  person,
  trade,
  points,
  later,
  breed,
  roof,
  resource,
} satisfies Readonly<Record<string, ReactNode>>;
