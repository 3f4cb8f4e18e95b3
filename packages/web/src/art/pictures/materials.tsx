import type { ReactNode } from 'react';

/** Wood as two logs. */
const wood = (
  <g stroke="#6b4423" strokeWidth="1.2">
    <path d="M7.500 4.500h11.500a3.200 3.200 0 0 1 0 6.400H7.500z" fill="#9c6635" />
    <circle cx="7.200" cy="7.700" r="3.200" fill="#e5bd87" />
    <circle cx="7.200" cy="7.700" r="1.200" fill="none" />
    <path d="M5.500 12.500h13.500a3.600 3.600 0 0 1 0 7.200H5.500z" fill="#b07a43" />
    <circle cx="5.400" cy="16.100" r="3.600" fill="#eccb99" />
    <path
      d="M5.400 14.700a1.400 1.400 0 1 1-1.300 1.900M12 15h4M11 17.500h6"
      fill="none"
      strokeLinecap="round"
    />
  </g>
);

/** Clay as three bricks in a wall. */
const clay = (
  <g stroke="#7d2f1c" strokeWidth="1.2" strokeLinejoin="round">
    <rect x="6.500" y="5" width="11" height="6.800" rx="1" fill="#dd8262" />
    <rect x="1.500" y="11.800" width="10.300" height="7.200" rx="1" fill="#c25a3a" />
    <rect x="12.200" y="11.800" width="10.300" height="7.200" rx="1" fill="#cf6a49" />
    <path d="M8.500 7h4M3.500 14h3M14 14h3" stroke="#f0b49c" strokeLinecap="round" />
  </g>
);

/** Reed as a bound sheaf with cattails. */
const reed = (
  <g strokeLinecap="round" fill="none">
    <path d="M7 22c1-5 1-11-1-16M12 22V4M17 22c-1-5-1-11 1-16" stroke="#6f9a45" strokeWidth="2" />
    <path d="M9.500 22c0-4 0-7-4.500-10M14.500 22c0-4 0-7 4.500-10" stroke="#557a33" strokeWidth="1.500" />
    <path d="M6.100 7.500L5.500 3.500M12 7V2.500M17.900 7.500l.6-4" stroke="#8a5528" strokeWidth="3.200" />
    <path d="M7.500 18h9" stroke="#c9a24b" strokeWidth="2.400" />
  </g>
);

/** Stone as a cut rock with lit faces. */
const stone = (
  <g stroke="#4d565f" strokeWidth="1.200" strokeLinejoin="round">
    <path d="M3 18.500L2 13l5-7.500 8.500-2 6 6.500-1.500 9z" fill="#8b96a1" />
    <path d="M7 5.500l8.500-2L13 9.500l-6 2.200z" fill="#c3cbd3" />
    <path d="M2 13l5-1.300 6-2.200 8.500.5M13 9.500l1.500 9.500M7 11.700l1 7" fill="none" />
  </g>
);

/** A wooden fence of two rails and posts. */
const border = (
  <g fill="#b9824a" stroke="#6b4423" strokeWidth="1.100" strokeLinejoin="round">
    <path d="M1.500 9h21v3h-21zM1.500 15h21v3h-21z" />
    <path
      d="M4 21.500V6l1.800-2.500L7.600 6v15.500zM16.400 21.500V6l1.800-2.500L20 6v15.500z"
      fill="#cf9a5e"
    />
  </g>
);

/** Building resources and pieces, in a box of 24 by 24. */
export const materialPictures: Readonly<Record<string, ReactNode>> = { wood, clay, reed, stone, border };
