import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { Amount } from '../protocol/goods';
import { AnswerFace } from './AnswerFace';
import type { Drafting } from './deciding';
import draftStyles from './draft.module.css';
import { LeftOver } from './LeftOver';
import sheetStyles from './sheet.module.css';

interface VerdictProps {
  readonly drafting: Drafting;
  /** What to say while nothing has been chosen. */
  readonly hint: string;
  /** Price and gain are left out where the sheet shows them itself. */
  readonly plain?: boolean;
}

/** What would come of the draft: its price, or the reason against it. */
export function Verdict({ drafting: { seat, move, checked }, hint, plain = false }: VerdictProps) {
  return (
    <p className={draftStyles.verdict} data-refused={checked?.ok === false} aria-live="polite">
      {move === undefined && hint !== '' && <span className={sheetStyles.soft}>{hint}</span>}
      {checked?.ok === false && <span>{checked.why}</span>}
      {checked?.ok === true && !plain && (
        <>
          <AnswerFace choice={checked} seat={seat} placed={false} />
          <Change change={checked.change} />
          <LeftOver seat={seat} given={givenOf(checked.change)} />
        </>
      )}
    </p>
  );
}

/** What is given away in a change. */
function givenOf(change: readonly Amount[]): Amount[] {
  return change.flatMap((one) => (one.count < 0 ? [{ ...one, count: -one.count }] : []));
}

interface ButtonProps {
  readonly drafting: Drafting;
  /** What the button that gives the answer says. */
  readonly label: string;
}

/** The buttons that give the draft as the answer, or drop it. */
export function DraftButtons({ drafting: { move, checked, act, confirm }, label }: ButtonProps) {
  const { decisions } = useWords();
  return (
    <span className={draftStyles.draftButtons}>
      <button type="button" disabled={move === undefined} onClick={() => act({ do: 'clear' })}>
        {decisions.clear}
      </button>
      <button
        type="button"
        className="primary"
        data-confirm
        disabled={checked?.ok !== true}
        onClick={confirm}
      >
        {label}
      </button>
    </span>
  );
}

function Change({ change }: { readonly change: readonly Amount[] }) {
  return (
    <>
      <span className={draftStyles.change} aria-hidden="true">
        {change.map(({ good, count }) => (
          <span key={good} data-gain={count > 0}>
            {count > 0 ? '+' : '−'}
            {Math.abs(count)}
            <GoodIcon good={good} size={20} />
          </span>
        ))}
      </span>
      <span className="unseen">
        {change.map(({ count, words: amount }) => `${count > 0 ? '+' : '−'} ${amount}`).join(', ')}
      </span>
    </>
  );
}
