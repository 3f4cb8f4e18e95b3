import type { ReactNode } from 'react';
import type { AnyPane } from './panes';

/** What each pane looks like, in a box of 24 by 24. */
const PICTURES: Readonly<Record<AnyPane, ReactNode>> = {
  board: (
    <>
      <path d="M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3z" />
      <path d="M13.800 13.800h6.400v5.400h-6.400z" fill="none" stroke="currentColor" strokeWidth="1.600" />
    </>
  ),
  farm: (
    <>
      <path d="M2 11 8.500 4 15 11v8H10v-4.500H7V19H2z" />
      <path
        d="M17 13v7M21 13v7M15 15.500h8M15 18h8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </>
  ),
  hand: (
    <>
      <path d="M3.200 7.600 9 5.800l3.600 12.400-5.800 1.700z" opacity=".6" />
      <path d="M10.500 4.500h6.400v13.200h-6.400z" opacity=".8" />
      <path d="m17.800 5.400 5 1.900L18.300 20l-4.700-1.700h4.200z" />
    </>
  ),
  others: (
    <>
      <circle cx="8" cy="7" r="3.200" />
      <path d="M2.500 20c0-5.500 2-8.500 5.500-8.500s5.500 3 5.500 8.500z" />
      <circle cx="17" cy="8" r="2.700" opacity=".75" />
      <path
        d="M15 20c0-3-.4-5-1.300-6.700.9-.8 2-1.200 3.300-1.200 3 0 4.700 2.600 4.700 7.900z"
        opacity=".75"
      />
    </>
  ),
  log: (
    <>
      <path d="M5 3h14v18H5z" opacity=".35" />
      <path d="M8 8h8M8 12h8M8 16h5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};

/** The picture on the tab of a pane; the words are on the tab too. */
export function PaneIcon({ of }: { readonly of: AnyPane }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {PICTURES[of]}
    </svg>
  );
}
