import { GRAIN } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';

/** Whether only grain becomes food at these rates: that is not called cooking. */
export function isGrainAlone(rates: Amounts): boolean {
  return rates.every(([good]) => good === GRAIN);
}
