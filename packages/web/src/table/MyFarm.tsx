import type { Deciding } from '../decisions/deciding';
import { FarmLayer } from '../decisions/FarmLayer';
import { FarmView } from '../farm/FarmView';
import { PlanButton } from '../farm/plan/PlanButton';
import type { SeatPicture } from '../protocol/table';
import { SeatHead } from './Others';
import styles from './table.module.css';

interface Props {
  readonly seat: SeatPicture;
  readonly deciding: Deciding | undefined;
}

/** The farm of whoever sits before the screen, with what the present decision draws on it. */
export function MyFarm({ seat, deciding }: Props) {
  const farm = deciding?.farmOf(seat.seat) ?? seat.farm;
  return (
    <div className={styles.mine}>
      <div className={styles.mineHead}>
        <SeatHead seat={seat} />
        <PlanButton seat={seat} />
      </div>
      <div className={styles.largeFarm}>
        <FarmView
          farm={farm}
          label={seat.name}
          overlay={
            deciding !== undefined && <FarmLayer seat={seat.seat} farm={seat.farm} deciding={deciding} />
          }
        />
      </div>
    </div>
  );
}
