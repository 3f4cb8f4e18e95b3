import type { Notice } from './notice';

/** A way to reach somebody. */
export interface Way {
  /** Sends a notice; false if the person does not want it this way. Throws if it did not arrive and may be tried again. */
  send(person: string, notice: Notice): Promise<boolean>;
}
