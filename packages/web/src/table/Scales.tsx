import type { CSSProperties } from 'react';
import { useWords } from '../app/store';
import { SignIcon } from '../art/SignIcon';
import { signPictures } from '../art/signs';
import { categorySign } from '../end/category-signs';
import type { ScalePicture, SeatPicture } from '../protocol/seat';
import styles from './scales.module.css';

interface Props {
  readonly seat: SeatPicture;
  /** The class of its place on the table. */
  readonly place: string;
  /** How many columns the farm above them has room for. */
  readonly columns: number;
}

/** How many there are of what is graded at the end, and from which number on the next points come. */
export function Scales({ seat: { scales }, place, columns }: Props) {
  const { atTable } = useWords();
  return (
    <ul
      className={`${styles.scales} ${place}`}
      style={{ '--farm-columns': columns } as CSSProperties}
      aria-label={atTable.scales}
    >
      {scales.map((scale) => (
        <Scale key={scale.id} scale={scale} />
      ))}
    </ul>
  );
}

function Scale({ scale: { id, title, have, steps } }: { readonly scale: ScalePicture }) {
  const { atTable } = useWords();
  const next = steps.find(({ at }) => at > have);
  const said = atTable.scale(title, have, next);
  const last = steps[steps.length - 1].at;
  return (
    <li title={said}>
      <SignIcon sign={id in signPictures ? id : categorySign(id)} />
      <b aria-hidden="true">{have}</b>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: last }, (_, i) => i + 1).map((number) => (
          <Pip key={number} number={number} have={have} steps={steps} />
        ))}
      </span>
      {next !== undefined && (
        <span className={styles.next} data-saves={next.saves} aria-hidden="true">
          <span className={styles.short}>{atTable.scaleNext(next)}</span>
          <span className={styles.long}>{atTable.scaleAhead(next)}</span>
        </span>
      )}
      <span className="unseen">{said}</span>
    </li>
  );
}

interface PipProps {
  readonly number: number;
  readonly have: number;
  readonly steps: ScalePicture['steps'];
}

function Pip({ number, have, steps }: PipProps) {
  const step = steps.find(({ at }) => at === number);
  return (
    <i
      data-full={number <= have}
      data-step={step !== undefined}
      data-saves={(step?.saves === true && number > have) || undefined}
    />
  );
}
