import { useWords } from '../app/store';
import { ChoiceButtons } from './ChoiceButtons';
import { Choices } from './Choices';
import { Counts } from './Counts';
import { DraftButtons, Verdict } from './Drafted';
import type { DecisionProps } from './registry';
import { Some } from './Some';
import styles from './sheet.module.css';

/** What only one card or building asks: moving pieces, choosing animals, or else one of several answers. */
export function Special({ deciding }: DecisionProps) {
  switch (deciding.drafting?.draft.of) {
    case 'pieces':
      return <Pieces deciding={deciding} />;
    case 'counts':
      return <Counts deciding={deciding} />;
    case 'some':
      return <Some deciding={deciding} />;
    default:
      return <Choices deciding={deciding} />;
  }
}

/** Troughs and stalls go to other spaces: take one up, put it down. */
function Pieces({ deciding }: DecisionProps) {
  const { decisions, farm } = useWords();
  const { drafting } = deciding;
  if (drafting?.draft.of !== 'pieces' || drafting.state.of !== 'pieces') return null;
  const { draft, state } = drafting;
  const held = draft.pieces[state.held];
  const done = deciding.asked.choices.filter(({ move, anytime }) => move.verb !== 'move' && !anytime);
  return (
    <>
      <div className={styles.paper}>
        <p className={styles.soft}>
          {held === undefined
            ? decisions.tapPiece
            : decisions.putPiece(held.what === 'trough' ? `${farm.trough} ${held.title}` : held.title)}
        </p>
        <Verdict drafting={drafting} hint="" />
        <ChoiceButtons deciding={deciding} choices={done} />
      </div>
      <DraftButtons drafting={drafting} label={decisions.take} />
    </>
  );
}
