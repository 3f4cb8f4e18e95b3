import type { ReactNode } from 'react';

const HOUSE = 'M4.500 21V11.500h15V21z';
const ROOF = 'M2 12.500L12 3.500l10 9';

/** A house with a plus: a room is built. */
const room = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d={HOUSE} fill="#cf9a5e" stroke="#6b4423" strokeWidth="1.200" />
    <path d="M5 12l7-6.500 7 6.500z" fill="#a8492f" />
    <path d={ROOF} fill="none" stroke="#7d2f1c" strokeWidth="2.200" />
    <path d="M12 13.500v5.500M9.200 16.200h5.600" stroke="#54361c" strokeWidth="2" />
  </g>
);

/** A trowel on bricks: the house is renovated. */
const renovate = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M1.500 16h10v6h-10zM12 16h10.500v6H12zM6.500 10h10v6h-10z" fill="#c25a3a" stroke="#7d2f1c" />
    <path d="M20.500 1.500l-4 5.500" stroke="#8a5528" strokeWidth="2.600" />
    <path d="M18.500 6.500l-3 9L9.500 8z" fill="#b4bec8" stroke="#4d565f" strokeWidth="1.100" />
  </g>
);

/** A cradle: the family grows. */
const grow = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <circle cx="7.500" cy="9" r="3.200" fill="#f1cfae" stroke="#7a4a2a" strokeWidth="1.100" />
    <path d="M10 12c2-4 8-4 11 0v3H10z" fill="#8fb0d8" stroke="#32466a" />
    <path d="M2.500 12h19l-2.500 6.500H5z" fill="#b07a43" stroke="#54361c" strokeWidth="1.200" />
    <path d="M3 20c5 3 13 3 18 0" fill="none" stroke="#54361c" strokeWidth="2" />
  </g>
);

/** More land with an arrow. */
const expand = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M2 4h9v16H2z" fill="#8fb85c" stroke="#5d8236" strokeWidth="1.200" />
    <path d="M2 12h9M6.500 4v16" stroke="#5d8236" />
    <path d="M14 4h8v16h-8z" fill="#c9dba4" stroke="#5d8236" strokeWidth="1.200" strokeDasharray="2.500 2" />
    <path d="M12 12h6M15.800 9l3 3-3 3" fill="none" stroke="#3f5f1d" strokeWidth="2" />
  </g>
);

/** A hammer over a house front: a special building. */
const build = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M2.500 22V12l6-5 6 5v10z" fill="#e5c99b" stroke="#6b4423" strokeWidth="1.200" />
    <path d="M2.500 12l6-5 6 5" fill="none" stroke="#6d7885" strokeWidth="2.200" />
    <path d="M6.500 22v-6h4v6" fill="#6b4423" />
    <path d="M14 9.500l7.500 7.500" stroke="#8a5528" strokeWidth="2.400" />
    <path d="M11.500 7.500l5-5 3.500 1-6 6z" fill="#8b96a1" stroke="#3c454d" strokeWidth="1.100" />
  </g>
);

/** A hearth with a fire: a major improvement. */
const major = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M3 22V10h3V2h5v8h10v12z" fill="#b85a3c" stroke="#6d2415" strokeWidth="1.200" />
    <path d="M7 22v-4.500a5 5 0 0 1 10 0V22z" fill="#3d1a10" />
    <path
      d="M12 21.500c-2 0-3-1-2.400-2.500.8-.2 1.500-1.500 2.400-3 .9 1.500 1.600 2.800 2.400 3 .6 1.500-.4 2.500-2.400 2.500z"
      fill="#f2a83b"
    />
    <path d="M5 13h4M14 13h4M15.500 10v3" stroke="#e79a7f" fill="none" />
  </g>
);

/** A basket: a minor improvement. */
const minor = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M5 11c0-10 14-10 14 0" fill="none" stroke="#8a5528" strokeWidth="2.200" />
    <path d="M2.500 11h19l-2.500 10h-14z" fill="#e0b463" stroke="#7a4a17" strokeWidth="1.200" />
    <path d="M3.500 14.500h17M4.500 18h15M8 11l1 10M12 11v10M16 11l-1 10" stroke="#9a6b22" fill="none" />
  </g>
);

/** A head with a hat: an occupation. */
const occupation = (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M3.500 22.500c0-5 3.500-7 8.500-7s8.500 2 8.500 7z"
      fill="#5b86bd"
      stroke="#2c4a75"
      strokeWidth="1.200"
    />
    <path d="M7.500 8v3.500a4.500 4.500 0 0 0 9 0V8z" fill="#f1cfae" stroke="#7a4a2a" strokeWidth="1.100" />
    <path
      d="M7 7.500C7 3.500 9 2 12 2s5 1.500 5 5.500z"
      fill="#d8b04c"
      stroke="#7a5a12"
      strokeWidth="1.100"
    />
    <path d="M3.500 8.200c5 1.600 12 1.600 17 0" fill="none" stroke="#b98f2c" strokeWidth="2.600" />
  </g>
);

/** What is done with houses, families and cards, in a box of 24 by 24. */
export const houseDeedPictures = {
  room,
  renovate,
  grow,
  expand,
  build,
  major,
  minor,
  occupation,
} satisfies Readonly<Record<string, ReactNode>>;
