import { useEffect, useState } from 'react';
import { call, useWords } from '../app/store';
import type { Asked, Choice, Target } from '../protocol/asked';
import { ChoiceButtons } from './ChoiceButtons';
import { DraftButtons, Verdict } from './Drafted';
import { FarmTabs, Narrowed } from './OnTable';
import type { DecisionProps } from './registry';
import styles from './sheet.module.css';

/** Fences or borders: drawn on the farm, with price and reason here. What is drawn is confirmed; while nothing is, one may be done. */
export function Edges({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  const { drafting, narrowed } = deciding;
  if (drafting?.draft.of !== 'edges' || drafting.state.of !== 'edges') return null;
  if (narrowed !== undefined) return <Narrowed deciding={deciding} />;
  const { draft, state } = drafting;
  const seats = draft.sites.map(({ seat }) => seat);
  const bare = deciding.asked.choices.filter(({ target, anytime }) => target === undefined && !anytime);
  const turnTo = (seat: number) => drafting.act({ do: 'site', site: seats.indexOf(seat) });
  return (
    <>
      <div className={`${styles.paper} ${styles.low}`}>
        <FarmTabs seats={seats} shown={seats[state.site]} onTurn={turnTo} />
        <Verdict drafting={drafting} hint={decisions.drawEdges} />
        <Palisades deciding={deciding} cells={state.cells} />
      </div>
      {drafting.move === undefined && bare.length > 0 ? (
        <ChoiceButtons deciding={deciding} choices={bare} />
      ) : (
        <DraftButtons drafting={drafting} label={decisions.take} />
      )}
    </>
  );
}

/** Other ways to enclose the chosen cells. */
function Palisades({ deciding, cells }: DecisionProps & { readonly cells: readonly number[] }) {
  const { asked } = deciding;
  const around = useAround(asked, deciding.farmSeat ?? asked.seat, cells);
  const palisades = around?.filter(({ move }) => move.verb === 'palisade') ?? [];
  return <ChoiceButtons deciding={deciding} choices={palisades} busy={around === undefined} />;
}

/** The listed answers that enclose exactly these cells; undefined while they are looked for. */
function useAround(asked: Asked, seat: number, cells: readonly number[]): readonly Choice[] | undefined {
  const { more, choices, seat: asks } = asked;
  const wanted = [...cells].sort((a, b) => a - b).join();
  const [fetched, setFetched] = useState<{ wanted: string; choices: readonly Choice[] }>();
  useEffect(() => {
    if (more === 0 || wanted === '') return;
    const at: Target = { on: 'cells', seat, cells: wanted.split(',').map(Number) };
    void call('choices', { seat: asks, at }).then((page) => setFetched({ wanted, choices: page.choices }));
  }, [more, asks, seat, wanted]);
  if (wanted === '') return [];
  if (more > 0) return fetched?.wanted === wanted ? fetched.choices : undefined;
  return choices.filter(
    ({ target }) => target?.on === 'cells' && target.seat === seat && target.cells.join() === wanted,
  );
}
