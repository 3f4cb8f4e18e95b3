import { notificationSettingsOf } from '../store/notification-settings';
import type { Store } from '../store/open';
import type { Channel } from './channel';
import type { Mailer } from './mailer';

/** Letters to people who have said where, and have confirmed it. */
export function mailChannel(store: Store, mailer: Mailer): Channel {
  const addressOf = async (person: string): Promise<string | undefined> => {
    const { email, confirmed } = await notificationSettingsOf(store.db, person);
    return confirmed === undefined ? undefined : email;
  };
  return {
    reaches: async (person) => (await addressOf(person)) !== undefined,
    async send(person, notice) {
      const email = await addressOf(person);
      if (email === undefined) return false;
      await mailer(email, notice);
      return true;
    },
  };
}
