interface Props {
  readonly seat: number;
  readonly size?: number;
}

/** A person or worker in the colour of its seat, with the number of the seat. */
export function PersonIcon({ seat, size = 22 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d="M12 1.500a4.500 4.500 0 0 1 2.500 8.200c4 .6 6.500 3.300 6.500 7.300v5.500H3V17c0-4 2.500-6.700 6.500-7.300A4.500 4.500 0 0 1 12 1.500z"
        fill={`var(--seat-${seat})`}
        stroke="var(--paper)"
        strokeWidth="1.200"
      />
      <text x="12" y="20" textAnchor="middle" fontSize="10" fontWeight="700" fill="var(--paper)">
        {seat + 1}
      </text>
    </svg>
  );
}
