const PATHS = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z',
  next: 'M6 4.5v15l9.5-7.5zM16 4.5h2.8v15H16z',
  previous: 'M18 4.5v15L8.5 12zM5.2 4.5H8v15H5.2z',
  'next-round': 'M3 4.5v15l8-7.5zM11 4.5v15l8-7.5zM19 4.5h2.5v15H19z',
  'previous-round': 'M21 4.5v15l-8-7.5zM13 4.5v15l-8-7.5zM2.5 4.5H5v15H2.5z',
} as const;

/** A sign on a button of the replay. */
export function ReplayIcon({ icon }: { readonly icon: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path d={PATHS[icon]} fill="currentColor" />
    </svg>
  );
}
