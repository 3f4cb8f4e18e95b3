/** What each picture is drawn with, in a box of 24 by 24. */
const LINES = {
  undo: 'M8.500 4L4 8.500 8.500 13M4.500 8.500H14a5.500 5.500 0 0 1 0 11H8',
  restart: 'M19 12a7 7 0 1 1-2.300-5.200M17.500 2.500v5h-5',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  step: 'M6 5l9 7-9 7zM19 5v14',
  pace1: 'M9 6l6 6-6 6',
  pace2: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  pace3: 'M3 6l6 6-6 6M9.500 6l6 6-6 6M16 6l6 6-6 6',
  hint: 'M12 2.500a6.500 6.500 0 0 0-3.500 12V17h7v-2.500A6.500 6.500 0 0 0 12 2.500zM9.500 20.500h5',
} as const;

/** The picture on a button of the bar; the words are on the button too. */
export function BarIcon({ of }: { readonly of: keyof typeof LINES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={LINES[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
