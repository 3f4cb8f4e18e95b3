import type { Deciding } from '../decisions/deciding';
import { FarmLayer } from '../decisions/FarmLayer';
import { BuildingLayer } from '../farm/BuildingLayer';
import { FarmView } from '../farm/FarmView';
import { HerdLayer } from '../farm/herding/HerdLayer';
import { leaving } from '../farm/herding/leaving';
import { PlanButton } from '../farm/plan/PlanButton';
import type { FarmPicture } from '../protocol/farm';
import type { SeatPicture } from '../protocol/seat';
import { Facts, SeatHead } from './SeatHead';
import styles from './table.module.css';

interface Props {
  readonly seat: SeatPicture;
  readonly deciding: Deciding | undefined;
  /** Its animals may be moved: it is the farm of whoever sits before the screen. */
  readonly movable: boolean;
  /** Two face each other: what is left stands below both farms, so that they are equal. */
  readonly facing: boolean;
  /** There is room for at least so many columns. */
  readonly columns: number;
}

/** The farm of whoever sits before the screen, with what the present decision draws on it. */
export function MyFarm({ seat, deciding, movable, facing, columns }: Props) {
  const farm = shownFarm(seat, deciding);
  return (
    <div className={styles.mine}>
      <div className={styles.mineHead}>
        <SeatHead seat={seat} />
        {!facing && <Facts seat={seat} />}
        <PlanButton seat={seat} />
      </div>
      <div className={styles.largeFarm}>
        <FarmView
          farm={farm}
          label={seat.name}
          withStrip
          columns={columns}
          overlay={
            <>
              {!isUsed(seat, deciding) &&
                (movable ? <HerdLayer farm={farm} deciding={deciding} /> : <BuildingLayer farm={farm} />)}
              {deciding !== undefined && <FarmLayer seat={seat.seat} farm={seat.farm} deciding={deciding} />}
            </>
          }
        />
      </div>
      {facing && <Facts seat={seat} />}
    </div>
  );
}

/** The farm as it would be after the answer that is put together; those who would leave it wait beside it. */
function shownFarm(seat: SeatPicture, deciding: Deciding | undefined): FarmPicture {
  const next = deciding?.farmOf(seat.seat);
  if (next === undefined) return seat.farm;
  const { draft, state } = deciding?.drafting ?? {};
  return { ...next, homeless: leaving(draft, state) ?? next.homeless };
}

/** Whether the decision is made with the cells or edges of the farm. */
function isUsed({ seat, farm }: SeatPicture, deciding: Deciding | undefined): boolean {
  if (deciding === undefined) return false;
  const { drafting } = deciding;
  return (
    drafting?.draft.of === 'edges' ||
    farm.cells.some(({ cell }) => deciding.canPoint({ on: 'cell', seat, cell }))
  );
}
