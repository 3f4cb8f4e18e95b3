import type { ReactNode } from 'react';
import { goodPictures } from './goods';

/** One log: a pile of wood has as many as there is wood. */
const log = (
  <g stroke="#6b4423" strokeWidth="1.300">
    <path d="M5.500 7.500h13.500a4.500 4.500 0 0 1 0 9H5.500z" fill="#b07a43" />
    <path d="M11 10.300h5M12.500 13.800h5" fill="none" strokeLinecap="round" />
    <circle cx="5.500" cy="12" r="4.500" fill="#eccb99" />
    <path d="M5.500 10a2 2 0 1 1-1.800 2.700" fill="none" strokeLinecap="round" />
  </g>
);

/** One brick. */
const brick = (
  <g stroke="#7d2f1c" strokeWidth="1.300" strokeLinejoin="round">
    <path d="M3 9.500l3-3h15v7.500l-3 3z" fill="#a84a2e" />
    <path d="M3 9.500h15v7.500H3z" fill="#c25a3a" />
    <path d="M3 9.500l3-3h15l-3 3z" fill="#dd8262" />
    <path d="M5.500 12h5" stroke="#f0b49c" strokeLinecap="round" />
  </g>
);

/** One piece of each good, in a box of 24 by 24, as it lies in a pile. */
export const piecePictures: Readonly<Record<string, ReactNode>> = { ...goodPictures, wood: log, clay: brick };
