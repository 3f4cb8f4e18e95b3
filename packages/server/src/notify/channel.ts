import type { Notice } from './notice';

/** A way to reach somebody. */
export interface Channel {
  /** Whether a person wants to be reached this way. */
  reaches(person: string): Promise<boolean>;
  /** Sends a notice; false if the person does not want it this way. Throws if it did not arrive and may be tried again. */
  send(person: string, notice: Notice): Promise<boolean>;
}
