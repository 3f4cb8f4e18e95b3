/** A sickle: the mark of a harvest. */
export function Sickle() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M7.500 20.500l3-5" stroke="#8a5528" strokeWidth="3" />
        <path
          d="M10 15.500C6 10 8.500 3 16.500 2c-4 2.500-5 7-2.500 10 1.500 1.800 4 2.300 6.500 1.500-2.500 4-7.500 4.500-10.500 2z"
          fill="#c3cbd3"
          stroke="#4d565f"
          strokeWidth="1.100"
        />
      </g>
    </svg>
  );
}
