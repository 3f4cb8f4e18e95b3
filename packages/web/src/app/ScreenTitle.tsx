import type { ReactNode } from 'react';
import { useArrival } from './arrival';

/** The title of a screen, where whoever comes from another screen begins to read. */
export function ScreenTitle({ children }: { readonly children: ReactNode }) {
  const title = useArrival<HTMLHeadingElement>('read');
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
