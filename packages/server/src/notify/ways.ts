import type { Settings } from '../settings';
import type { Store } from '../store/open';
import { mailWay } from './mail';
import type { Mailer } from './mailer';
import { pushWay } from './push';
import type { Way } from './way';
import { webhookWay } from './webhook';

/** Where a push service can complain; undefined if the settings do not say, and then nothing is pushed. */
export function pushContact({ mailFrom, publicUrl }: Settings): string | undefined {
  const address = mailFrom?.replace(/^.*<|>$/g, '');
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : undefined;
}

/** Every way to reach people that the settings allow; letters if there is a mailer. */
export function waysOf(settings: Settings, store: Store, mailer: Mailer | undefined): readonly Way[] {
  const contact = pushContact(settings);
  return [
    webhookWay(store),
    ...(mailer === undefined ? [] : [mailWay(store, mailer)]),
    ...(contact === undefined ? [] : [pushWay(store, contact)]),
  ];
}
