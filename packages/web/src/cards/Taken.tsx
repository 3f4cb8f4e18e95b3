import { usePage } from '../app/store';
import { Pawn } from '../art/Pawn';
import type { TakenPicture } from '../protocol/table';
import { breakable } from '../words/long-words';
import { NameButton } from './Named';
import styles from './taken.module.css';

/** Words of more letters than this may be broken. */
const LONG = 9;

/** The empty place of something that somebody has taken: what it was, and who has it. */
export function Taken({ taken: { id, title, seat } }: { readonly taken: TakenPicture }) {
  const { table } = usePage();
  const owner = table?.seats[seat]?.name ?? '';
  return (
    <span className={styles.taken} data-taken={id} title={`${title}: ${owner}`}>
      <Pawn seat={seat} />
      <span className={styles.what}>
        <NameButton id={id} title={breakable(title, LONG)} />
        <span className="unseen">: {owner}</span>
      </span>
    </span>
  );
}
