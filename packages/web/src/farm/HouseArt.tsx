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

/** On which sides a room meets another one. */
export interface Joined {
  readonly left: boolean;
  readonly right: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

/** A room, which joins those beside it under one roof. The lowest have the doors, the highest at the right the chimney. */
export function RoomArt({ material, joined }: { readonly material: string; readonly joined: Joined }) {
  const { wall, line, roof, roofLine, marks } = HOUSES[material] ?? HOUSES.wood;
  const { left, right, above, below } = joined;
  const [from, to] = [left ? 0 : 9, right ? 100 : 91];
  const foot = below ? 100 : 89;
  const walls = `M${from} ${foot}V42H${to}V${foot}`;
  const eaves = `M${left ? 0 : 3} 45L${left ? 0 : 22} 12H${right ? 100 : 78}L${right ? 100 : 97} 45`;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <rect width="100" height="100" fill="var(--yard)" />
      {above && <path d={`M${from} 0H${to}V20H${from}z`} fill={wall} />}
      {above && <path d={`M${from} 0V20M${to} 0V20`} stroke={line} strokeWidth="2.500" />}
      {!below && <path d={`M${from + 5} 92H${to + 6}l4 6H${from + 10}z`} fill="#23150a" opacity="0.2" />}
      <path d={`${walls}z`} fill={wall} />
      <path d={marks} stroke={line} strokeWidth="1.200" opacity="0.55" fill="none" />
      <path
        d={below ? `M${from} ${foot}V42M${to} 42V${foot}` : `${walls}z`}
        fill="none"
        stroke={line}
        strokeWidth="2.500"
      />
      <path d={`M${from} 45H${to}v5H${from}z`} fill="#23150a" opacity="0.2" />
      <path d={`${eaves}z`} fill={roof} />
      <path
        d={`${eaves}M${left ? 0 : 3} 45H${right ? 100 : 97}`}
        fill="none"
        stroke={roofLine}
        strokeWidth="2.500"
      />
      <path
        d={`M${left ? 0 : 12} 33H${right ? 100 : 88}M${left ? 0 : 18} 22H${right ? 100 : 82}`}
        stroke={roofLine}
        strokeWidth="1.500"
        opacity="0.6"
      />
      {!above && !right && (
        <rect x="68" y="2" width="12" height="16" fill={wall} stroke={line} strokeWidth="2" />
      )}
      {below ? <Window x={17} line={line} /> : <Door line={line} />}
      <Window x={60} line={line} />
    </g>
  );
}

function Door({ line }: { readonly line: string }) {
  return (
    <>
      <path d="M18 89V62q10-8 20 0v27z" fill="#6b4423" stroke={line} strokeWidth="2" />
      <circle cx="33" cy="76" r="1.800" fill="#e9c46a" />
    </>
  );
}

/** A window; by evening it is lit. */
function Window({ x, line }: { readonly x: number; readonly line: string }) {
  return (
    <g transform={`translate(${x} 54)`} stroke={line}>
      <rect width="22" height="17" fill="var(--pane)" strokeWidth="2.200" />
      <path d="M11 0v17M0 8.500h22" strokeWidth="1.600" />
    </g>
  );
}
