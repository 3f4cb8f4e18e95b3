import type { Settings } from '../settings';
import type { Store } from '../store/open';
import { mailWay } from './mail';
import { pushWay } from './push';
import type { Way } from './way';
import { webhookWay } from './webhook';

/** Where a push service can complain; undefined if the settings do not say, and then nothing is pushed. */
export function pushContact({ mailFrom, publicUrl }: Settings): string | undefined {
  const address = mailFrom?.replace(/^.*<|>$/g, '');
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : undefined;
}

/** Every way to reach people that the settings allow. */
export function waysOf(settings: Settings, store: Store): readonly Way[] {
  const { smtpUrl, mailFrom } = settings;
  const contact = pushContact(settings);
  return [
    webhookWay(store),
    ...(smtpUrl !== undefined && mailFrom !== undefined ? [mailWay(store, smtpUrl, mailFrom)] : []),
    ...(contact === undefined ? [] : [pushWay(store, contact)]),
  ];
}
