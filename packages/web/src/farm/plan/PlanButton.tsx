import { useState } from 'react';
import { usePage, useWords } from '../../app/store';
import { Sheet } from '../../cards/Sheet';
import type { SeatPicture } from '../../protocol/seat';
import { PlanBoard } from './PlanBoard';
import styles from './plan.module.css';

/** Opens the planning board of a farm. */
export function PlanButton({ seat }: { readonly seat: SeatPicture }) {
  const { table } = usePage();
  const { plan } = useWords().farm;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {plan.open}
      </button>
      {open && table !== undefined && (
        <Sheet label={plan.title} size="large" onClose={() => setOpen(false)}>
          <PlanBoard table={table} seat={seat} />
        </Sheet>
      )}
    </>
  );
}
