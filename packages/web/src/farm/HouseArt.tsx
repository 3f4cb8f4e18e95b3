/** What walls and roofs of each material look like. */
const HOUSES: Readonly<
  Record<string, { wall: string; line: string; roof: string; roofLine: string; marks: string }>
> = {
  wood: {
    wall: '#c99a63',
    line: '#7c4f25',
    roof: '#dcb659',
    roofLine: '#94700f',
    marks: 'M10 54h80M10 65h80M10 76h80',
  },
  clay: {
    wall: '#d58a68',
    line: '#7d3a1f',
    roof: '#a8492f',
    roofLine: '#6d2415',
    marks: 'M10 62h80M50 45v43M10 45l14 17M90 45L76 62',
  },
  stone: {
    wall: '#b7bfc7',
    line: '#56606a',
    roof: '#66727f',
    roofLine: '#3a444d',
    marks:
      'M10 56h80M10 67h80M10 78h80M26 45v11M50 45v11M74 45v11M14 56v11M60 56v11M86 56v11M26 67v11M74 67v11M60 78v10M86 78v10',
  },
};

/** A room of the house: walls and roof of its material, a door at the left, a window at the right. */
export function RoomArt({ material }: { readonly material: string }) {
  const { wall, line, roof, roofLine, marks } = HOUSES[material] ?? HOUSES.wood;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <rect width="100" height="100" fill="var(--yard)" />
      <ellipse cx="50" cy="90" rx="46" ry="6" fill="#000" opacity="0.16" />
      <rect x="9" y="42" width="82" height="47" fill={wall} stroke={line} strokeWidth="2.500" />
      <path d={marks} stroke={line} strokeWidth="1.200" opacity="0.55" fill="none" />
      <path d="M3 45L22 12h56l19 33z" fill={roof} stroke={roofLine} strokeWidth="2.500" />
      <path d="M12 33h76M18 22h64" stroke={roofLine} strokeWidth="1.500" opacity="0.6" />
      <rect x="68" y="2" width="12" height="16" fill={wall} stroke={line} strokeWidth="2" />
      <path d="M18 89V62q10-8 20 0v27z" fill="#6b4423" stroke={line} strokeWidth="2" />
      <circle cx="33" cy="76" r="1.800" fill="#e9c46a" />
      <rect x="60" y="54" width="22" height="17" fill="#fdeeb5" stroke={line} strokeWidth="2.200" />
      <path d="M71 54v17M60 62.500h22" stroke={line} strokeWidth="1.600" />
    </g>
  );
}
