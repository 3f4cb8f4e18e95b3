import { useState } from 'react';
import { call, useWords } from '../app/store';
import { isOnFarm } from '../farm/FarmMap';
import { type Choice, LISTED_AT_ONCE } from '../protocol/asked';
import { isDrawn } from './AnswerFace';
import { ChoiceButtons } from './ChoiceButtons';
import type { DecisionProps } from './registry';
import styles from './sheet.module.css';

/** A decision as a list of buttons; what asks stands in the question. */
export function Choices({ deciding }: DecisionProps) {
  return <Answers deciding={deciding} choices={deciding.asked.choices.filter(({ anytime }) => !anytime)} />;
}

/** So many letters on buttons find room in the bar of any screen. */
const IN_LINE = 34;

/** So many answers with so many letters find room in the bar of a large screen, in two lines each. */
const FEW = 6;
const IN_BAR = 84;

/** A picture takes the room of so many letters. */
const PICTURE = 5;

/** Few short answers stand in the bar itself, all others on a sheet above it. */
export function Answers({ deciding, choices }: PagedProps) {
  const room = deciding.asked.more === 0 ? roomOf(choices) : 'sheet';
  if (room === 'line') return <ChoiceButtons deciding={deciding} choices={choices} />;
  return (
    <div className={room === 'bar' ? `${styles.paper} ${styles.few}` : styles.paper} data-paper={room}>
      <Paged deciding={deciding} choices={choices} />
    </div>
  );
}

/** Where answers find room: in the bar of any screen, in that of a large one, or on a sheet. */
export function roomOf(choices: readonly Choice[]): 'line' | 'bar' | 'sheet' {
  const letters = choices.reduce(
    (sum, choice) => sum + PICTURE * (1 + picturesOf(choice)) + (isDrawn(choice) ? 0 : choice.words.length),
    0,
  );
  if (letters <= IN_LINE) return 'line';
  return choices.length <= FEW && letters <= IN_BAR ? 'bar' : 'sheet';
}

/** How many pictures stand on the button of a choice. */
function picturesOf({ picture, pays = [], target }: Choice): number {
  return (
    (picture === undefined ? 0 : picture.from.length + picture.to.length) +
    pays.length +
    (isOnFarm(target) ? 1 : 0)
  );
}

interface PagedProps extends DecisionProps {
  readonly choices: readonly Choice[];
}

/** Buttons, and one that fetches the answers that did not come with the question. */
function Paged({ deciding, choices }: PagedProps) {
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
