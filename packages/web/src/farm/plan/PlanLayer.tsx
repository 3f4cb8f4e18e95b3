import type { KeyboardEvent } from 'react';
import { useWords } from '../../app/store';
import type { CellPicture, FarmPicture } from '../../protocol/farm';
import type { Plan, Planned } from '../../protocol/plan';
import { cellLabel } from '../cell-label';
import { at, CELL, edgeOf } from '../geometry';
import styles from './plan.module.css';

interface Props {
  readonly farm: FarmPicture;
  readonly plan: Plan;
  readonly edges: Planned['edges'];
  readonly onCell: (cell: number) => void;
  readonly onEdge: (edge: number) => void;
}

/** Cells and edges of the planning board that can be tapped; what is noted is marked. */
export function PlanLayer({ farm, plan, edges, onCell, onEdge }: Props) {
  return (
    <g>
      {farm.cells.map((cell) => (
        <NotedCell
          key={cell.cell}
          farm={farm}
          cell={cell}
          noted={plan.cells[cell.cell] !== undefined}
          onTap={() => onCell(cell.cell)}
        />
      ))}
      {edges.map(({ edge, name }) => (
        <NotedEdge
          key={edge}
          edge={edge}
          name={name}
          noted={plan.edges.includes(edge)}
          onTap={() => onEdge(edge)}
        />
      ))}
    </g>
  );
}

/** What a thing that can be tapped needs, by pointer and by keyboard. */
function tappable(noted: boolean, onTap: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': noted,
    onClick: onTap,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onTap();
    },
  } as const;
}

interface CellProps {
  readonly farm: FarmPicture;
  readonly cell: CellPicture;
  readonly noted: boolean;
  readonly onTap: () => void;
}

function NotedCell({ farm, cell, noted, onTap }: CellProps) {
  const words = useWords();
  return (
    <rect
      x={at(cell.column) + 18}
      y={at(cell.row) + 18}
      width={CELL - 36}
      height={CELL - 36}
      rx="10"
      className={styles.cell}
      data-noted={noted}
      data-plan-cell={cell.name}
      aria-label={cellLabel(farm, cell, words)}
      {...tappable(noted, onTap)}
    />
  );
}

interface EdgeProps {
  readonly edge: number;
  readonly name: string;
  readonly noted: boolean;
  readonly onTap: () => void;
}

/** How thick the part of an edge is that can be tapped, and how far it stays away from corners. */
const THICK = 32;
const CORNER = 14;

function NotedEdge({ edge, name, noted, onTap }: EdgeProps) {
  const { plan } = useWords().farm;
  const { row, column, vertical } = edgeOf(edge);
  const long = CELL - 2 * CORNER;
  return (
    <rect
      x={vertical ? at(column) - THICK / 2 : at(column) + CORNER}
      y={vertical ? at(row) + CORNER : at(row) - THICK / 2}
      width={vertical ? THICK : long}
      height={vertical ? long : THICK}
      rx="10"
      className={styles.edge}
      data-noted={noted}
      data-plan-edge={name}
      aria-label={plan.edge(name)}
      {...tappable(noted, onTap)}
    />
  );
}
