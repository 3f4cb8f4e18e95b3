import type { ReactNode } from 'react';

/** Sheep: a white fleece, a dark face. */
const sheep = (
  <g>
    <path
      d="M7.500 16v5M10.500 17v4.500M14.500 17v4.500M17 16v5"
      stroke="#5b5044"
      strokeWidth="1.800"
      strokeLinecap="round"
    />
    <path
      d="M3.600 13.500a2.800 2.800 0 0 1 .6-4.700A3.300 3.300 0 0 1 8.500 5.600a3.600 3.600 0 0 1 6-.2 3.200 3.200 0 0 1 4.600 2.900 3 3 0 0 1 .1 5.400 3.200 3.200 0 0 1-4.400 3.700 4.200 4.200 0 0 1-6 .1 3.200 3.200 0 0 1-5.200-4z"
      fill="#fbf7ec"
      stroke="#8c8270"
      strokeWidth="1.200"
    />
    <path
      d="M8 9.500c1-.8 2-.8 3 0M11.500 13c1-.8 2-.8 3 0"
      stroke="#b9ae98"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M17 7.500l-1.600-1.300M22 7.600l1-1.300"
      stroke="#5b5044"
      strokeWidth="1.600"
      strokeLinecap="round"
    />
    <path
      d="M17 7.200c0-1.200 5-1.200 5.200 0 .2 3.200-.9 5.800-2.500 5.800S16.900 10.400 17 7.200z"
      fill="#6b5f51"
      stroke="#453c32"
      strokeWidth=".8"
    />
    <circle cx="18.700" cy="8.800" r=".6" fill="#fff" />
    <circle cx="20.900" cy="8.800" r=".6" fill="#fff" />
  </g>
);

/** A pig: round and pink, with a snout and a curly tail. */
const pig = (
  <g stroke="#a24d69" strokeWidth="1.100" strokeLinejoin="round">
    <path
      d="M6.500 16.500v4.500M9.500 17.500V21M13.500 17.500V21M16 16.500v4.500"
      stroke="#c06c87"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
    <path d="M3.500 11.500c-2 .2-2.200-2.200-.7-2.200M3 11.500c-1.200 1.500.2 2.300 1 1.700" fill="none" />
    <ellipse cx="11" cy="12.800" rx="8" ry="5.800" fill="#f2a7ba" />
    <path d="M14.500 8.500l-.3-3.700 3.200 2M19 6.800l2.800-2-.2 3.800" fill="#e58aa3" />
    <circle cx="18" cy="11" r="4.600" fill="#f6b6c6" />
    <ellipse cx="19.800" cy="12.300" rx="2.500" ry="1.900" fill="#e58aa3" />
    <path
      d="M19 12.300h.1M20.600 12.300h.1M16.500 9.600h.1M19.800 9.300h.1"
      stroke="#6d2f45"
      strokeWidth="1.200"
      strokeLinecap="round"
    />
  </g>
);

/** A boar: a brown wedge with a mane, a long snout and tusks. */
const boar = (
  <g stroke="#3a2b20" strokeWidth="1.100" strokeLinejoin="round" strokeLinecap="round">
    <path d="M4.500 15V21M7.500 16v5M13 16v5M15.500 15V21" stroke="#4d3a2c" strokeWidth="2.100" />
    <path d="M2.300 10L.8 13.500" fill="none" />
    <path
      d="M2 12.500C2 9 5 7.200 8.500 6.800c3-.4 7-.2 9 2.200l5.200 4.300c.6 1.700-.2 2.900-1.700 2.900l-3.500-.2c-1.500 1.300-3 1.700-5 1.700H6c-2.600 0-4-2-4-5.200z"
      fill="#94704f"
    />
    <path
      d="M5.500 8c2-3.300 5.500-4.600 8.500-4l1.200 1.400 1.500.2-.1 2.600c-3.500-1.900-7.500-2-11.100-.2z"
      fill="#4d3a2c"
    />
    <path d="M13.800 8.800l-.6-2.600 3.400 1.600" fill="#b48a63" />
    <path d="M19.200 15.600c1.300-.2 1.700-1.400 1.300-3" fill="none" stroke="#fff6e0" strokeWidth="1.700" />
    <path d="M22 14.200h.1M16.600 10.800h.1" stroke="#2d1a0a" strokeWidth="1.500" />
  </g>
);

/** Cattle: boxy, with white patches and horns. */
const cattle = (
  <g stroke="#54301a" strokeWidth="1.100" strokeLinejoin="round" strokeLinecap="round">
    <path d="M4.500 15v6M7.500 16v5M13 16v5M15.800 15v6" stroke="#7d4a28" strokeWidth="2.200" />
    <path d="M2.500 9.500c-1.500 1-1.700 3.500-1.200 6" fill="none" />
    <path
      d="M2 10.500C2 8.500 3.200 7.500 5 7.500h10.500l2 3.500-1 6H4.500C3 17 2 16 2 14.500z"
      fill="#b56a36"
    />
    <path
      d="M6 7.600h5c.5 2.500-.6 4.300-2.400 4.300S5.600 10 6 7.600zM12.500 16.900c0-1.800 1-2.900 3.700-2.400l-.4 2.400z"
      fill="#f7ead2"
      stroke="none"
    />
    <path
      d="M15.700 6.300c-1.700-.3-2.400-1.800-1.900-3.300M21.300 6.300c1.700-.3 2.400-1.800 1.900-3.300"
      fill="none"
      stroke="#94815d"
      strokeWidth="1.700"
    />
    <path d="M15.300 6.500c1.600-1 4.800-1 6.400 0l-.6 6.500c-.3 1.800-4.900 1.800-5.200 0z" fill="#b56a36" />
    <path
      d="M15.800 11.500c1.500-.8 3.900-.8 5.400 0l-.1 1.700c-.4 1.600-4.800 1.600-5.200 0z"
      fill="#f1cfae"
    />
    <path d="M17 8.500h.1M20 8.500h.1M17.500 12.800h.1M19.500 12.800h.1" strokeWidth="1.300" />
  </g>
);

/** A horse: tall, with an arched neck and a dark mane. */
const horse = (
  <g stroke="#4e2c10" strokeWidth="1.100" strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M4.800 15L4.300 22M7.300 15.500l.4 6.500M13 15.500l-.2 6.500M15.500 14.500l.6 7.500"
      stroke="#8a5524"
      strokeWidth="2"
    />
    <path d="M3.200 9.500C1 10.500.8 14 1.600 17.500c1-1.500 2-3 2.400-5z" fill="#5a3413" />
    <path
      d="M3 12c0-2.300 1.500-3.500 4-3.500 2 0 3.700.3 5.500-.2L16 3.600l.3-2.100 1.500 1.400c2 .5 3.300 2.200 5 5.300.3 1-1 1.900-2 1.500l-2.600-1.300-1.400 4.600c-.7 2.400-1.600 3.500-3.800 3.500H6c-2 0-3-1.800-3-4.500z"
      fill="#b67a3d"
    />
    <path
      d="M16 3.600l-3.500 4.700c-.9 1.200-1.800 1.200-2.300 1 .8-3.500 2.500-6 5.800-5.700z"
      fill="#5a3413"
    />
    <circle cx="18.700" cy="5.600" r=".7" fill="#2d1a0a" stroke="none" />
  </g>
);

/** The animals, in a box of 24 by 24: each species has a silhouette of its own. */
export const animalPictures: Readonly<Record<string, ReactNode>> = {
  sheep,
  pig,
  boar,
  cattle,
  cow: cattle,
  horse,
};
