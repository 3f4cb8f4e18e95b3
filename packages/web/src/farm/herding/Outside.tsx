import { useWords } from '../../app/store';
import type { Deciding } from '../../decisions/deciding';
import { pressed } from '../../decisions/pressed';
import type { FarmPicture } from '../../protocol/farm';
import { at, CELL, RIM, STRIP } from '../geometry';
import { placesInStrip } from '../StripArt';
import type { Herding } from './herding';
import styles from './herding.module.css';
import { leaves } from './leaving';

interface Props {
  readonly farm: FarmPicture;
  readonly deciding: Deciding | undefined;
  readonly herding: Herding;
}

/** The strip beside the farm: what is put there leaves, what waits there comes back when it is tapped. */
export function Outside({ farm, deciding, herding: { held, put, canLeave } }: Props) {
  const words = useWords();
  const drafting = deciding?.drafting;
  if (held !== undefined)
    return canLeave ? (
      <rect
        x={RIM}
        y={at(farm.rows) + 4}
        width={farm.columns * CELL}
        height={STRIP - 8}
        rx="8"
        role="button"
        tabIndex={0}
        aria-label={words.farm.putOutside}
        data-place="outside"
        className={styles.place}
        onClick={() => put(held, undefined)}
        onKeyDown={pressed(() => put(held, undefined))}
      />
    ) : null;
  return placesInStrip(farm).map(({ good, x, y, size }, i) => {
    const action = leaves(drafting?.draft, drafting?.state, good, true);
    const back = () => action !== undefined && drafting?.act(action);
    if (action === undefined) return null;
    return (
      <rect
        key={`${good} ${i + 1}`}
        x={x}
        y={y}
        width={size}
        height={size}
        role="button"
        tabIndex={0}
        aria-label={words.farm.comeBack(farm.homeless.find((one) => one.good === good)?.words ?? good)}
        data-waiting={good}
        className={styles.animals}
        onClick={back}
        onKeyDown={pressed(back)}
      />
    );
  });
}
