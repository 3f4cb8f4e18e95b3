import { useEffect, useState } from 'react';
import { call, useWords } from '../../app/store';
import { SignIcon } from '../../art/SignIcon';
import { PLAN_MARKS, type Plan, type PlanMark, type Planned } from '../../protocol/plan';
import type { SeatPicture } from '../../protocol/seat';
import type { Table } from '../../protocol/table';
import { FarmView } from '../FarmView';
import { PlanLayer } from './PlanLayer';
import styles from './plan.module.css';
import { NO_PLAN, storedPlan, storePlan } from './stored-plan';

interface Props {
  readonly table: Pick<Table, 'saveId' | 'game'>;
  readonly seat: SeatPicture;
}

/** The pictures of what can be noted. */
const SIGNS: Readonly<Record<PlanMark, string>> = {
  room: 'room',
  field: 'plow',
  stable: 'stable',
  stall: 'stall',
  trough: 'trough',
  empty: '',
};

/** A copy of a farm to draw on: the engine says how it would look, but no rule is asked. */
export function PlanBoard({ table, seat }: Props) {
  const words = useWords();
  const key = `plan ${table.saveId} ${seat.seat}`;
  const [plan, setPlan] = useState<Plan>(() => storedPlan(key));
  const [mark, setMark] = useState<PlanMark>(PLAN_MARKS[table.game][0]);
  const [planned, setPlanned] = useState<Planned>();
  useEffect(() => {
    let current = true;
    storePlan(key, plan);
    void call('plan', { seat: seat.seat, plan }).then((found) => current && setPlanned(found));
    return () => {
      current = false;
    };
  }, [key, plan, seat.seat]);
  const farm = planned?.farm ?? seat.farm;
  return (
    <div className={styles.board}>
      <h2>{words.farm.plan.title}</h2>
      <p className={styles.about}>{words.farm.plan.about}</p>
      <Palette marks={PLAN_MARKS[table.game]} mark={mark} onMark={setMark} onClear={() => setPlan(NO_PLAN)} />
      <div className={styles.farm}>
        <FarmView
          farm={farm}
          label={words.farm.plan.title}
          overlay={
            <PlanLayer
              farm={farm}
              plan={plan}
              edges={planned?.edges ?? []}
              onCell={(cell) => setPlan(noted(plan, cell, mark))}
              onEdge={(edge) => setPlan({ ...plan, edges: flipped(plan.edges, edge) })}
            />
          }
        />
      </div>
      <p role="status" className={styles.sum}>
        {useSum(plan, planned)}
      </p>
    </div>
  );
}

/** What the notes add up to, in words. */
function useSum(plan: Plan, planned: Planned | undefined): string {
  const { plan: words } = useWords().farm;
  const marks = Object.values(plan.cells);
  if (marks.length + plan.edges.length === 0) return words.nothing;
  const counts = [...new Set(marks)].map((mark) =>
    words.times(words.marks[mark], marks.filter((one) => one === mark).length),
  );
  return [words.fences(planned?.fences ?? 0), ...counts].join(' · ');
}

/** The same mark again takes it away. */
function noted(plan: Plan, cell: number, mark: PlanMark): Plan {
  const { [cell]: before, ...others } = plan.cells;
  return { ...plan, cells: before === mark ? others : { ...others, [cell]: mark } };
}

function flipped(edges: readonly number[], edge: number): number[] {
  return edges.includes(edge) ? edges.filter((one) => one !== edge) : [...edges, edge];
}

interface PaletteProps {
  readonly marks: readonly PlanMark[];
  readonly mark: PlanMark;
  readonly onMark: (mark: PlanMark) => void;
  readonly onClear: () => void;
}

/** What a tap on a cell notes. */
function Palette({ marks, mark, onMark, onClear }: PaletteProps) {
  const { plan } = useWords().farm;
  return (
    <div className={styles.palette}>
      {[...marks, 'empty' as const].map((one) => (
        <button key={one} type="button" aria-pressed={one === mark} onClick={() => onMark(one)}>
          {SIGNS[one] !== '' && <SignIcon sign={SIGNS[one]} size={22} />}
          {plan.marks[one]}
        </button>
      ))}
      <button type="button" onClick={onClear}>
        {plan.clear}
      </button>
    </div>
  );
}
