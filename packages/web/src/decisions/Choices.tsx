import { useState } from 'react';
import { call, useWords } from '../app/store';
import { type Choice, LISTED_AT_ONCE } from '../protocol/asked';
import { ChoiceButtons } from './ChoiceButtons';
import styles from './decisions.module.css';
import type { DecisionProps } from './registry';

/** A decision as a list of buttons; what asks stands in the question. */
export function Choices({ deciding }: DecisionProps) {
  return (
    <div className={styles.panel}>
      <Paged deciding={deciding} choices={deciding.asked.choices.filter(({ anytime }) => !anytime)} />
    </div>
  );
}

/** Two or three answers as large buttons. */
export function YesNo({ deciding }: DecisionProps) {
  return (
    <div className={styles.yesNo}>
      <ChoiceButtons deciding={deciding} choices={deciding.asked.choices.filter(({ anytime }) => !anytime)} />
    </div>
  );
}

interface PagedProps extends DecisionProps {
  readonly choices: readonly Choice[];
}

/** Buttons, and one that fetches the answers that did not come with the question. */
export function Paged({ deciding, choices }: PagedProps) {
  const { decisions: words } = useWords();
  const { asked } = deciding;
  const [fetched, setFetched] = useState<readonly Choice[]>([]);
  const left = asked.more - fetched.length;
  const fetchMore = async () => {
    const from = LISTED_AT_ONCE + fetched.length;
    const page = await call('choices', { seat: asked.seat, from });
    setFetched([...fetched, ...page.choices]);
  };
  return (
    <>
      <ChoiceButtons
        deciding={deciding}
        choices={[...choices, ...fetched.filter(({ anytime }) => !anytime)]}
      />
      {left > 0 && (
        <button type="button" className={styles.more} data-more onClick={() => void fetchMore()}>
          {words.moreAnswers(left)}
        </button>
      )}
    </>
  );
}
