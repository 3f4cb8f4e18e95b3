import { noticesOf } from '../store/notices';
import type { Store } from '../store/open';
import type { Mailer } from './mailer';
import type { Way } from './way';

/** Letters to people who have said where, and have confirmed it. */
export function mailWay(store: Store, mailer: Mailer): Way {
  return {
    async send(person, notice) {
      const { email, confirmed } = await noticesOf(store.db, person);
      if (email === undefined || confirmed === undefined) return false;
      await mailer(email, notice);
      return true;
    },
  };
}
