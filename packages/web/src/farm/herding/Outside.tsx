import { useWords } from '../../app/store';
import type { Deciding } from '../../decisions/deciding';
import { pressed } from '../../decisions/pressed';
import type { FarmPicture } from '../../protocol/farm';
import { at, CELL, HIT, RIM, STRIP } from '../geometry';
import { waitingBeside } from '../StripArt';
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
  // What can be hit reaches a little into the lowest row: the strip alone is too low for it.
  const place = { y: at(farm.rows) + STRIP - HIT, height: HIT, role: 'button', tabIndex: 0 };
  if (held !== undefined)
    return canLeave ? (
      <rect
        {...place}
        x={RIM}
        width={farm.columns * CELL}
        rx="8"
        aria-label={words.farm.putOutside}
        data-place="outside"
        className={styles.place}
        onClick={() => put(held, undefined)}
        onKeyDown={pressed(() => put(held, undefined))}
      />
    ) : null;
  return waitingBeside(farm).map(({ good, left, width }) => {
    const action = leaves(drafting?.draft, drafting?.state, good, true);
    const back = () => action !== undefined && drafting?.act(action);
    if (action === undefined) return null;
    return (
      <rect
        {...place}
        key={good}
        x={RIM + left}
        width={width}
        aria-label={words.farm.comeBack(farm.homeless.find((one) => one.good === good)?.words ?? good)}
        data-waiting={good}
        className={styles.animals}
        onClick={back}
        onKeyDown={pressed(back)}
      />
    );
  });
}
