import * as z from 'zod';
import { pushContact } from '../notify/channels';
import { pushKey } from '../notify/push';
import { webhookKey } from '../notify/webhook';
import type { Services } from '../services';
import {
  addPushSubscription,
  dropPushSubscription,
  notificationSettingsOf,
  pushSubscriptionsOf,
} from '../store/notification-settings';
import { refuse } from '../words/refused';
import { type Route, route } from './route';

/** An address as text; PostgreSQL takes no zero byte, and no address has characters that cannot be seen. */
const address = z
  .string()
  .max(500)
  .regex(/^\P{C}*$/u);
const subscription = z.strictObject({
  endpoint: address,
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
    auth: z.string().regex(/^[\w-]{20,30}=*$/),
  }),
});

/** Where somebody is told of things while they are away. */
export const notificationSettingsForm = z.object({
  email: z.string().optional(),
  emailConfirmed: z
    .boolean()
    .optional()
    .describe(
      'Whether the address was confirmed; before that no letters go there but the one that asks for it.',
    ),
  webhook: z.string().optional(),
  webhookKey: z
    .string()
    .optional()
    .describe('HMAC-SHA256 of the body with this key, in hex, is the header x-furrow-signature of a call.'),
  push: z.int().describe('How many browsers are woken.'),
});

/** Where I want to be told of things while I am away. */
export function notificationRoutes(services: Services): readonly Route[] {
  const { store, now, settings, mail } = services;
  return [
    route({
      method: 'GET',
      path: '/push-key',
      does: 'The key with which a browser subscribes to be woken by this server.',
      theme: 'people',
      who: 'anybody',
      scope: 'read',
      answer: z.object({ key: z.string() }),
      refuses: ['no-push'],
      do: async () =>
        pushContact(settings) === undefined ? refuse('no-push') : { key: await pushKey(store) },
    }),
    route({
      method: 'GET',
      path: '/me/notifications',
      does: 'Where I am told of things while I am away.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      answer: notificationSettingsForm,
      refuses: [],
      do: ({ caller }) => notificationSettingsFor(services, caller.person.id),
    }),
    route({
      method: 'PUT',
      path: '/me/notifications',
      does: 'Changes where I am told of things; a push subscription is added to those that there are, and ends with the session. A new mail address must be confirmed.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      body: z.strictObject({
        email: z.email().max(200).optional(),
        webhook: address.optional(),
        push: subscription.optional(),
      }),
      answer: notificationSettingsForm,
      refuses: ['web-address', 'no-mail', 'too-many-letters'],
      async do({ caller: { person, hash: session }, body: { email, webhook, push }, address: place }) {
        if ([webhook, push?.endpoint].some((one) => one !== undefined && !isPublic(one)))
          return refuse('web-address');
        const refused = await store.write(async (db) => {
          const wanted = { ...(email !== undefined && { email }), ...(webhook !== undefined && { webhook }) };
          const no = await mail.change(db, { person: person.id, place }, wanted);
          if (no === undefined && push !== undefined) {
            const browser = { endpoint: push.endpoint, session, body: JSON.stringify(push), created: now() };
            await addPushSubscription(db, person.id, browser);
          }
          return no;
        });
        return refused ?? notificationSettingsFor(services, person.id);
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/notifications/push',
      does: 'Wakes a browser of mine no more.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      body: z.strictObject({ endpoint: address }),
      answer: notificationSettingsForm,
      refuses: [],
      async do({ caller: { person }, body: { endpoint } }) {
        await store.write((db) => dropPushSubscription(db, person.id, endpoint));
        return notificationSettingsFor(services, person.id);
      },
    }),
  ];
}

/** Where a person is told of things, as they see it. */
export async function notificationSettingsFor(
  { store }: Services,
  person: string,
): Promise<z.input<typeof notificationSettingsForm>> {
  const { confirmed, ...notices } = await notificationSettingsOf(store.db, person);
  const push = (await pushSubscriptionsOf(store.db, person)).length;
  const email = notices.email !== undefined && { emailConfirmed: confirmed !== undefined };
  const key = notices.webhook !== undefined && { webhookKey: await webhookKey(store, person) };
  return { ...notices, ...email, ...key, push };
}

/** The first port that is not kept for well-known services, such as mail: of those only that of https may be called. */
const FIRST_FREE_PORT = 1024;

/** Whether an address leads out into the world, as far as its name says. */
function isPublic(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (port !== '' && Number(port) < FIRST_FREE_PORT) return false;
  const named = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(hostname);
  const inside = /\.(local|localhost|internal|lan|home|corp|arpa|test|invalid|onion)$/.test(hostname);
  return protocol === 'https:' && named && !inside && username === '' && password === '';
}
