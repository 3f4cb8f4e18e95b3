import { useWords } from '../app/store';
import { SignIcon } from '../art/SignIcon';
import { signPictures } from '../art/signs';
import { categorySign } from '../end/category-signs';
import type { ScalePicture, SeatPicture } from '../protocol/table';
import styles from './scales.module.css';

interface Props {
  readonly seat: SeatPicture;
  /** The class of its place on the table. */
  readonly place: string;
}

/** How many there are of what is graded at the end, and from which number on the next points come. */
export function Scales({ seat: { scales }, place }: Props) {
  const { atTable } = useWords();
  return (
    <ul className={`${styles.scales} ${place}`} aria-label={atTable.scales}>
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
          <i key={number} data-full={number <= have} data-step={steps.some(({ at }) => at === number)} />
        ))}
      </span>
      <span className={styles.next} aria-hidden="true">
        {next !== undefined && atTable.scaleNext(next)}
      </span>
      <span className="unseen">{said}</span>
    </li>
  );
}
