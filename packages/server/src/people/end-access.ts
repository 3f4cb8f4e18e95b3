import { dropWebhookOf } from '../store/notification-settings';
import type { Db } from '../store/schema';
import { endSessionsOf } from '../store/sessions';
import { dropTokensOf } from '../store/tokens';

/**
 * Ends all by which somebody could still be a person or hear of them: sessions, but the one with this secret, then tokens, and the
 * address that is called. Sessions come first, so that nothing is made with one meanwhile.
 */
export async function endAccess(db: Db, person: string, butSecret?: string): Promise<void> {
  await endSessionsOf(db, person, butSecret);
  await dropTokensOf(db, person);
  await dropWebhookOf(db, person);
}
