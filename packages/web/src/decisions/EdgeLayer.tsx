import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '../app/store';
import { at, CELL, HIT } from '../farm/geometry';
import type { EdgeSpot } from '../protocol/draft';
import type { Deciding } from './deciding';
import { chosenEdges } from './drafts/edges';
import styles from './layer.module.css';
import { pressed } from './pressed';

interface Props {
  readonly seat: number;
  readonly deciding: Deciding;
}

/** The edges on which fences or borders can be drawn: tapped, or painted with one stroke. */
export function EdgeLayer({ seat, deciding }: Props) {
  /** The stroke under way: whether it draws or rubs out, which its first edge decides; undefined between strokes. */
  const stroke = useRef<{ draws: boolean | undefined }>(undefined);
  /** Whether the last stroke met an edge. */
  const met = useRef(false);
  const { drafting } = deciding;
  if (drafting?.draft.of !== 'edges' || drafting.state.of !== 'edges') return null;
  const { draft, state, act } = drafting;
  const site = draft.sites[state.site];
  if (site.seat !== seat) return null;
  const chosen = new Set(chosenEdges(draft, state));
  const set = (edge: number, to: boolean) => act({ do: 'edge', edge, chosen: to });
  const begin = (event: PointerEvent<SVGElement>) => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    stroke.current = { draws: undefined };
    met.current = false;
    window.addEventListener('pointerup', () => (stroke.current = undefined), { once: true });
  };
  const pass = (edge: number) => {
    if (stroke.current === undefined) return;
    met.current = true;
    stroke.current.draws ??= !chosen.has(edge);
    set(edge, stroke.current.draws);
  };
  const { checked } = drafting;
  return (
    <g
      className={styles.edges}
      data-verdict={checked === undefined ? undefined : checked.ok ? 'ok' : 'refused'}
    >
      {postsOf(site.edges).map(({ row, column }) => (
        <circle
          key={`${row} ${column}`}
          cx={at(column)}
          cy={at(row)}
          r={CORNER}
          className={styles.hit}
          data-post={`${row} ${column}`}
          onPointerDown={begin}
          onClick={(event) => !met.current && tapBelow(event)}
        />
      ))}
      {site.edges.map((spot, i) => (
        <Edge
          key={spot.edge}
          spot={spot}
          first={i === 0}
          chosen={chosen.has(spot.edge)}
          onBegin={(event) => {
            begin(event);
            pass(spot.edge);
          }}
          onPass={() => pass(spot.edge)}
          onPress={() => set(spot.edge, !chosen.has(spot.edge))}
        />
      ))}
    </g>
  );
}

/** The posts at which edges begin and end. */
function postsOf(edges: readonly EdgeSpot[]): Pick<EdgeSpot, 'row' | 'column'>[] {
  const ends = edges.flatMap(({ row, column, vertical }) => [
    { row, column },
    vertical ? { row: row + 1, column } : { row, column: column + 1 },
  ]);
  return [...new Map(ends.map((end) => [`${end.row} ${end.column}`, end])).values()];
}

/** A tap at a post that draws nothing is one at the cell there. */
function tapBelow({ clientX, clientY }: MouseEvent): void {
  const below = document.elementsFromPoint(clientX, clientY).find((one) => one.matches('[data-cell]'));
  below?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }));
}

/** How thick the part of an edge is that can be tapped, and how far it stays away from corners: no two overlap. */
const THICK = HIT;
const CORNER = HIT / 2;

interface EdgeProps {
  readonly spot: EdgeSpot;
  readonly first: boolean;
  readonly chosen: boolean;
  readonly onBegin: (event: PointerEvent<SVGElement>) => void;
  readonly onPass: () => void;
  readonly onPress: () => void;
}

function Edge({ spot, first, chosen, onBegin, onPass, onPress }: EdgeProps) {
  const { decisions } = useWords();
  const { row, column, vertical, name } = spot;
  const [x, y] = [at(column), at(row)];
  const line = vertical ? `M${x} ${y + 6}v${CELL - 12}` : `M${x + 6} ${y}h${CELL - 12}`;
  const long = CELL - 2 * CORNER;
  return (
    <g className={styles.edge} data-chosen={chosen}>
      <path d={line} className={styles.line} />
      <rect
        x={vertical ? x - THICK / 2 : x + CORNER}
        y={vertical ? y + CORNER : y - THICK / 2}
        width={vertical ? THICK : long}
        height={vertical ? long : THICK}
        rx="8"
        role="button"
        tabIndex={first ? 0 : -1}
        aria-label={decisions.edge(name)}
        aria-pressed={chosen}
        data-edge={name}
        className={styles.hit}
        onPointerDown={onBegin}
        onPointerEnter={onPass}
        onKeyDown={pressed(onPress)}
      />
    </g>
  );
}
