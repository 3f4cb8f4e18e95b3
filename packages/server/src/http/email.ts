import * as z from 'zod';
import type { Services } from '../services';
import { notificationSettingsFor, notificationSettingsForm } from './notifications';
import { type Route, route } from './route';

/** How somebody proves that a mail address is theirs. */
export function emailRoutes(services: Services): readonly Route[] {
  return [sendAgain(services), confirm(services)];
}

function sendAgain(services: Services): Route {
  return route({
    method: 'POST',
    path: '/me/email/letter',
    does: 'Sends the letter that asks to confirm my mail address once more; only its code counts then.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    answer: notificationSettingsForm,
    refuses: ['nothing-to-confirm', 'no-mail', 'too-many-letters'],
    async do({ caller: { person }, address }) {
      const refused = await services.mail.again({ person: person.id, place: address });
      return refused ?? notificationSettingsFor(services, person.id);
    },
  });
}

function confirm(services: Services): Route {
  return route({
    method: 'POST',
    path: '/me/email/confirmation',
    does: 'Confirms my mail address with the code that came there; only then do other letters go to it.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ code: z.string().max(100) }),
    answer: notificationSettingsForm,
    refuses: ['wrong-mail-code'],
    async do({ caller: { person }, body }) {
      const refused = await services.mail.confirm(person.id, body.code);
      return refused ?? notificationSettingsFor(services, person.id);
    },
  });
}
