import { useState } from 'react';
import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { CountRow, CountsDraft, CountsWay } from '../protocol/draft';
import { ChoiceButtons } from './ChoiceButtons';
import styles from './choices.module.css';
import countsStyles from './counts.module.css';
import { DraftButtons, Verdict } from './Drafted';
import type { Deciding, Drafting } from './deciding';
import { beggingOf, type CountsState } from './drafts/counts';
import { Fillings } from './Fillings';
import { FoodLine } from './FoodLine';
import type { DecisionProps } from './registry';
import sheetStyles from './sheet.module.css';

/** So many of each good: feeding, paying with goods, keeping animals, giving away. A proposal is filled in. */
export function Counts({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  const { drafting } = deciding;
  if (drafting?.draft.of !== 'counts' || drafting.state.of !== 'counts') return null;
  const { draft, state } = drafting;
  const way = draft.ways[state.way];
  const buttons = <DraftButtons drafting={drafting} label={decisions.does[way.verb]} />;
  if (isPlain(draft, deciding))
    return (
      <>
        <FoodLine way={way} state={state} brief />
        {buttons}
      </>
    );
  return (
    <>
      <div className={`${sheetStyles.paper} ${sheetStyles.low} ${sheetStyles.wide}`}>
        <Ways draft={draft} state={state} drafting={drafting} />
        {way.food !== undefined && <FoodLine way={way} state={state} />}
        <Rows way={way} state={state} drafting={drafting} />
        <Verdict
          drafting={drafting}
          hint={draft.ways.length > 1 ? '' : decisions.counted[way.verb]}
          plain={way.verb === 'feed'}
        />
        <Proposals deciding={deciding} drafting={drafting} />
      </div>
      {buttons}
    </>
  );
}

/** Whether nothing can be counted or chosen: food is paid from what is there, and what is missing stands in the bar. */
function isPlain({ ways: [way, ...others] }: CountsDraft, { asked }: Deciding): boolean {
  const { food, rows } = way;
  const listed = asked.choices.filter(({ anytime }) => !anytime);
  return (
    food !== undefined &&
    food.begging?.freely !== true &&
    rows.length + others.length === 0 &&
    listed.every(({ move }) => move.verb === way.verb) &&
    listed.length < 2
  );
}

interface RowsProps {
  readonly way: CountsWay;
  readonly state: CountsState;
  readonly drafting: Drafting;
}

/** The goods that are counted; those that become food are folded away where there is food enough without them. */
function Rows({ way, state, drafting }: RowsProps) {
  const { decisions } = useWords();
  const { food, rows } = way;
  const counts = state.counts[state.way];
  const [isEnough] = useState(food !== undefined && food.have >= food.need && counts.every((n) => n === 0));
  const title = decisions.counted[way.verb];
  const list = (
    <ul className={countsStyles.rows} aria-label={title}>
      {rows.map((row, i) => (
        <Row
          key={row.place}
          row={row}
          way={way}
          count={counts[i]}
          onStep={(by) => drafting.act({ do: 'count', row: i, by })}
        />
      ))}
      {food?.begging?.freely === true && (
        <Begging drafting={drafting} begging={beggingOf(way, state)} most={food.begging.most} />
      )}
    </ul>
  );
  if (food === undefined || rows.length === 0) return list;
  if (!isEnough)
    return (
      <div data-cook>
        <p className={countsStyles.caption}>{title}:</p>
        {list}
      </div>
    );
  return (
    <details className={styles.proposals} data-cook>
      <summary>{title}</summary>
      {list}
    </details>
  );
}

interface WaysProps {
  readonly draft: CountsDraft;
  readonly state: CountsState;
  readonly drafting: Drafting;
}

function Ways({ draft, state, drafting }: WaysProps) {
  const { decisions } = useWords();
  if (draft.ways.length < 2) return null;
  return (
    <div className={sheetStyles.tabs}>
      {draft.ways.map(({ verb }, way) => (
        <button
          key={verb}
          type="button"
          aria-pressed={way === state.way}
          onClick={() => drafting.act({ do: 'way', way })}
        >
          {decisions.counted[verb]}
        </button>
      ))}
    </div>
  );
}

interface RowProps {
  readonly row: CountRow;
  readonly way: CountsWay;
  readonly count: number;
  readonly onStep: (by: number) => void;
}

/** One good with buttons for less and more. */
function Row({ row, way, count, onStep }: RowProps) {
  const { decisions } = useWords();
  const { good, title, most, rate, by } = row;
  return (
    <li className={countsStyles.row} data-row={good}>
      <span className={countsStyles.rowHead}>
        <GoodIcon good={good} size={22} />
        <span className={countsStyles.rowText}>
          <span>{by ?? title}</span>
          {rate !== undefined && <Rate rate={rate} />}
          {way.verb === 'keep' && count < most && <small>{decisions.gone(most - count)}</small>}
        </span>
      </span>
      <span className={countsStyles.steps}>
        <button
          type="button"
          className={countsStyles.step}
          aria-label={decisions.oneLess(title)}
          disabled={count === 0}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        <output className={countsStyles.count} aria-label={decisions.of(count, most)}>
          {count}
          <small>/{most}</small>
        </output>
        <button
          type="button"
          className={countsStyles.step}
          aria-label={decisions.oneMore(title)}
          disabled={count === most}
          onClick={() => onStep(1)}
        >
          +
        </button>
      </span>
    </li>
  );
}

interface BeggingProps {
  readonly drafting: Drafting;
  readonly begging: number;
  readonly most: number;
}

/** Begging markers that somebody takes though there is another way: the last resort. */
function Begging({ drafting, begging, most }: BeggingProps) {
  const { decisions } = useWords();
  const { state } = drafting;
  const begged = state.of === 'counts' ? state.begged : 0;
  return (
    <li className={countsStyles.row}>
      <span className={countsStyles.rowHead}>
        <span className={countsStyles.rowText}>{decisions.begMore}</span>
      </span>
      <span className={countsStyles.steps}>
        <button
          type="button"
          className={countsStyles.step}
          aria-label={decisions.oneLess(decisions.begMore)}
          disabled={begged === 0}
          onClick={() => drafting.act({ do: 'beg', by: -1 })}
        >
          −
        </button>
        <output className={countsStyles.count}>{begging}</output>
        <button
          type="button"
          className={countsStyles.step}
          aria-label={decisions.oneMore(decisions.begMore)}
          disabled={begging >= most}
          onClick={() => drafting.act({ do: 'beg', by: 1 })}
        >
          +
        </button>
      </span>
    </li>
  );
}

/** The food that one of a good becomes. */
function Rate({ rate }: { readonly rate: number }) {
  const { decisions } = useWords();
  const said = decisions.eachGives(rate);
  return (
    <small className={countsStyles.rate} title={said}>
      <span aria-hidden="true">→ {rate}</span>
      <GoodIcon good="food" size={15} />
      <span className="unseen">{said}</span>
    </small>
  );
}

/** Listed answers that say something else than numbers, and those that fill in numbers. */
function Proposals({ deciding, drafting }: { readonly deciding: Deciding; readonly drafting: Drafting }) {
  const { draft, act } = drafting;
  const own = deciding.asked.choices.filter(({ anytime }) => !anytime);
  const fills = (verb: string) => draft.of === 'counts' && draft.ways.some((way) => way.verb === verb);
  const filling = own.filter(({ move }) => fills(move.verb));
  return (
    <>
      <ChoiceButtons deciding={deciding} choices={own.filter(({ move }) => !fills(move.verb))} />
      <Fillings deciding={deciding} choices={filling} onFill={({ move }) => act({ do: 'fill', move })} />
    </>
  );
}
