import type { EdgePicture } from '../protocol/farm';
import { at, CELL } from './geometry';

/** Fences: rails along their edges, and one post wherever edges meet, so that they join. */
export function FenceArt({ fences }: { readonly fences: readonly EdgePicture[] }) {
  if (fences.length === 0) return null;
  return (
    <g>
      {fences.map((fence) =>
        fence.palisade === true ? (
          <Palisade key={fence.edge} edge={fence} />
        ) : (
          <Rails key={fence.edge} edge={fence} />
        ),
      )}
      {postsOf(fences).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <ellipse cx={x + 1} cy={y + 8} rx="8" ry="3" fill="#000" opacity="0.2" />
          <rect
            x={x - 5}
            y={y - 10}
            width="10"
            height="18"
            rx="2.500"
            fill="var(--post)"
            stroke="var(--fence)"
            strokeWidth="1.600"
          />
        </g>
      ))}
    </g>
  );
}

/** The ends of all edges, each once, from the top down, so that nearer posts lie above. */
function postsOf(fences: readonly EdgePicture[]): (readonly [number, number])[] {
  const posts = new Map<string, readonly [number, number]>();
  for (const { row, column, vertical } of fences) {
    for (const [r, c] of [[row, column], vertical ? [row + 1, column] : [row, column + 1]]) {
      posts.set(`${r} ${c}`, [at(c), at(r)]);
    }
  }
  return [...posts.values()].sort((a, b) => a[1] - b[1]);
}

function Rails({ edge: { row, column, vertical } }: { readonly edge: EdgePicture }) {
  const [x, y] = [at(column), at(row)];
  const rail = (dx: number, dy: number) => (vertical ? `M${x + dx} ${y}v${CELL}` : `M${x} ${y + dy}h${CELL}`);
  const middle = vertical ? { x: x - 3.5, y: y + 42 } : { x: x + 46.5, y: y - 8 };
  return (
    <g fill="none" strokeLinecap="round">
      <path d={rail(3, 4)} stroke="#000" strokeWidth="4" opacity="0.16" />
      <path d={`${rail(-2.5, -5)}${rail(2.5, 1)}`} stroke="var(--fence)" strokeWidth="5.500" />
      <path d={`${rail(-2.5, -5)}${rail(2.5, 1)}`} stroke="var(--wood)" strokeWidth="3" />
      <rect
        {...middle}
        width="7"
        height="14"
        rx="2"
        fill="var(--post)"
        stroke="var(--fence)"
        strokeWidth="1.300"
      />
    </g>
  );
}

/** Pointed stakes side by side. */
function Palisade({ edge: { row, column, vertical } }: { readonly edge: EdgePicture }) {
  return (
    <g fill="var(--wood)" stroke="var(--fence)" strokeWidth="1.200" strokeLinejoin="round">
      {Array.from({ length: 8 }, (_, i) => 8 + i * 12).map((step) => {
        const [x, y] = vertical ? [at(column), at(row) + step] : [at(column) + step, at(row)];
        return <path key={step} d={`M${x - 5} ${y + 7}v-12l5-8 5 8v12z`} />;
      })}
    </g>
  );
}
