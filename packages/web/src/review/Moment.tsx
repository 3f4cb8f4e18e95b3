import { usePage } from '../app/store';
import { Named } from '../cards/Named';
import type { Table } from '../protocol/table';
import styles from './review.module.css';
import { useReviewWords } from './use-review-words';

/** In a replay, before and after a turn that a review found to cost points: what was played, and what was better. */
export function Moment({ table }: { readonly table: Table }) {
  const words = useReviewWords();
  const { reviewed } = usePage();
  const { shown } = table.moves;
  const costly =
    reviewed?.game === table.saveId
      ? reviewed.found?.costly.find(({ move }) => move === shown || move + 1 === shown)
      : undefined;
  if (costly === undefined) return null;
  const { played, better, why, cost } = costly;
  return (
    <p className={styles.moment} role="status" data-moment>
      <span>{words.cost(cost)}</span> <b>{words.played}:</b> <Named text={played} /> <b>{words.better}:</b>{' '}
      <Named text={better} />
      {why !== '' && (
        <em>
          {' – '}
          <Named text={why} />
        </em>
      )}
    </p>
  );
}
