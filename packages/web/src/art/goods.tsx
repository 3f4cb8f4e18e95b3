import type { ReactNode } from 'react';

/** The picture of each good, in a box of 24 by 24; each has a shape of its own as well as a colour. */
export const goodPictures: Readonly<Record<string, ReactNode>> = {
  wood: (
    <g>
      <path d="M3 9h13v8H3z" fill="#a9713c" />
      <path d="M3 13h13" stroke="#7c4f25" strokeWidth="1.4" />
      <ellipse cx="17" cy="13" rx="4" ry="4.2" fill="#e2b77f" stroke="#7c4f25" strokeWidth="1.4" />
      <circle cx="17" cy="13" r="1.5" fill="none" stroke="#7c4f25" strokeWidth="1.2" />
    </g>
  ),
  clay: (
    <g stroke="#7d2f1c" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M2 11l5-4h15l-5 4z" fill="#d9795b" />
      <path d="M2 11h15v7H2z" fill="#bf5636" />
      <path d="M17 11l5-4v7l-5 4z" fill="#9c4125" />
    </g>
  ),
  reed: (
    <g strokeLinecap="round" fill="none">
      <path d="M8 22V6M12 22V3M16 22V8" stroke="#5f8a3f" strokeWidth="2" />
      <path d="M8 9V5M12 7V3M16 11V7" stroke="#7a4b22" strokeWidth="3.4" />
      <path d="M12 22c3-3 5-4 8-4M12 20c-3-3-5-3-8-3" stroke="#5f8a3f" strokeWidth="1.6" />
    </g>
  ),
  stone: (
    <g stroke="#4d565f" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M4 18l-1-6 5-6 8-1 5 6-1 7z" fill="#939da7" />
      <path d="M3 12l7 1 6-8M10 13l-1 5M10 13l11-2" fill="none" />
    </g>
  ),
  grain: (
    <g>
      <path d="M12 22V8" stroke="#9a7418" strokeWidth="1.8" strokeLinecap="round" />
      <g fill="#e8b93a" stroke="#9a7418" strokeWidth="0.9">
        <ellipse cx="12" cy="4.5" rx="2" ry="3.2" />
        <ellipse cx="8.6" cy="8.5" rx="1.9" ry="3.2" transform="rotate(-28 8.6 8.5)" />
        <ellipse cx="15.4" cy="8.5" rx="1.9" ry="3.2" transform="rotate(28 15.4 8.5)" />
        <ellipse cx="8.6" cy="13.5" rx="1.9" ry="3.2" transform="rotate(-28 8.6 13.5)" />
        <ellipse cx="15.4" cy="13.5" rx="1.9" ry="3.2" transform="rotate(28 15.4 13.5)" />
      </g>
    </g>
  ),
  vegetable: (
    <g>
      <path
        d="M7 9c3-2 7-2 10 0-1 6-3 10-5 13-2-3-4-7-5-13z"
        fill="#e2772b"
        stroke="#9a4c12"
        strokeWidth="1.2"
      />
      <path d="M12 9C9 7 8 4 8 2c3 1 4 3 4 7zm0 0c3-2 4-5 4-7-3 1-4 3-4 7z" fill="#5f8a3f" />
    </g>
  ),
  food: (
    <g>
      <path d="M2 12h20c0 5-4 9-10 9S2 17 2 12z" fill="#5a78a6" stroke="#32466a" strokeWidth="1.2" />
      <path d="M4 12c0-3 4-5 8-5s8 2 8 5z" fill="#e9c98a" stroke="#9a7a3a" strokeWidth="1.2" />
      <path
        d="M9 5c-1-1 1-2 0-3M13 5c-1-1 1-2 0-3"
        stroke="#9a7a3a"
        fill="none"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </g>
  ),
  border: (
    <g fill="#b9824a" stroke="#6b4423" strokeWidth="1.2" strokeLinejoin="round">
      <path d="M2 9h20v3H2zM2 15h20v3H2z" />
      <path d="M5 21V6l2-3 2 3v15zM15 21V6l2-3 2 3v15z" />
    </g>
  ),
  sheep: (
    <g>
      <path d="M8 17v4M15 17v4" stroke="#3b342c" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M4 12a3.4 3.4 0 0 1 3-4.6A4 4 0 0 1 14 6a4 4 0 0 1 5 4.6A3.6 3.6 0 0 1 16 17H8a4 4 0 0 1-4-5z"
        fill="#fbf8f0"
        stroke="#8c8270"
        strokeWidth="1.2"
      />
      <ellipse cx="20" cy="10" rx="2.6" ry="3.2" fill="#3b342c" />
    </g>
  ),
  pig: (
    <g>
      <path d="M7 16v5M16 16v5" stroke="#b0607a" strokeWidth="2.2" strokeLinecap="round" />
      <ellipse cx="11.5" cy="13" rx="8.5" ry="5.6" fill="#f0a3b7" stroke="#a8526d" strokeWidth="1.2" />
      <path d="M3 11c-2-1-2 2-1 3" fill="none" stroke="#a8526d" strokeWidth="1.3" />
      <circle cx="19" cy="11.5" r="3.6" fill="#f0a3b7" stroke="#a8526d" strokeWidth="1.2" />
      <path d="M16.5 9l-.4-3 2.8 1.7" fill="#e58aa3" stroke="#a8526d" />
    </g>
  ),
  boar: (
    <g>
      <path d="M7 16v5M16 16v5" stroke="#2d231b" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M3 15c-1-5 3-9 9-9 6 0 10 4 11 9-1 2-4 3-6 2H7c-2 0-4 0-4-2z"
        fill="#5d4737"
        stroke="#2d231b"
        strokeWidth="1.2"
      />
      <path
        d="M7 7l-1-2M10 6V3.500M13 6l1-2.500"
        stroke="#2d231b"
        strokeWidth="1.400"
        strokeLinecap="round"
      />
      <path d="M21 15l2-2" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="18.500" cy="11.500" r="0.900" fill="#fff" />
    </g>
  ),
  cow: cattle(),
  cattle: cattle(),
  horse: (
    <g stroke="#5a3413" strokeWidth="1.2" strokeLinejoin="round">
      <path d="M6 14v7M15 14v7" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M3 10c3-1 7-1 10-1l4-6 3 1 2 5-2 1-2-1-2 6c-3 2-9 2-12 0z" fill="#a0652b" />
      <path d="M17 3l-4 6c0-4 1-6 4-6zM3 10c-2 2-1 5-1 7" fill="#5a3413" />
    </g>
  ),
};

function cattle(): ReactNode {
  return (
    <g>
      <path d="M6 15v6M15 15v6" stroke="#4a2c18" strokeWidth="2.2" strokeLinecap="round" />
      <rect x="2.500" y="8" width="15" height="9" rx="4" fill="#a3592b" stroke="#4a2c18" strokeWidth="1.2" />
      <path d="M7 8.500c2 2 2 4 0 5M12 17c-1-2 1-3 3-3" fill="#f3e3c8" stroke="none" />
      <rect
        x="16"
        y="5"
        width="6.500"
        height="7.500"
        rx="2.800"
        fill="#a3592b"
        stroke="#4a2c18"
        strokeWidth="1.2"
      />
      <path
        d="M16.500 5c-1-1-1-2 0-3M22 5c1-1 1-2 0-3"
        stroke="#e9dcc0"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
