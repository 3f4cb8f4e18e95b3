import type { Settings } from '../settings';
import type { Store } from '../store/open';
import type { Channel } from './channel';
import { mailChannel } from './mail';
import type { Mailer } from './mailer';
import { pushChannel } from './push';
import { webhookChannel } from './webhook';

/** Where a push service can complain; undefined if the settings do not say, and then nothing is pushed. */
export function pushContact({ mailFrom, publicUrl }: Settings): string | undefined {
  const address = mailFrom?.replace(/^.*<|>$/g, '');
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : undefined;
}

/** Every way to reach people that the settings allow; letters if there is a mailer. */
export function channelsOf(settings: Settings, store: Store, mailer: Mailer | undefined): readonly Channel[] {
  const contact = pushContact(settings);
  return [
    webhookChannel(store),
    ...(mailer === undefined ? [] : [mailChannel(store, mailer)]),
    ...(contact === undefined ? [] : [pushChannel(store, contact)]),
  ];
}
