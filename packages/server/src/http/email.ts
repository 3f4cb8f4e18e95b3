import * as z from 'zod';
import { noticesForm, noticesSeenBy } from './notifications';
import type { Parts } from './parts';
import { type Route, route } from './route';

/** How somebody proves that a mail address is theirs. */
export function emailRoutes(parts: Parts): readonly Route[] {
  return [sendAgain(parts), confirm(parts)];
}

function sendAgain(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/me/email/letter',
    does: 'Sends the letter that asks to confirm my mail address once more; only its code counts then.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    answer: noticesForm,
    refuses: ['nothing-to-confirm', 'no-mail', 'too-many-letters'],
    async do({ caller: { person }, address }) {
      const refused = await parts.mail.again({ person: person.id, place: address });
      return refused ?? noticesSeenBy(parts, person.id);
    },
  });
}

function confirm(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/me/email/confirmation',
    does: 'Confirms my mail address with the code that came there; only then do other letters go to it.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ code: z.string().max(100) }),
    answer: noticesForm,
    refuses: ['wrong-mail-code'],
    async do({ caller: { person }, body }) {
      const refused = await parts.mail.confirm(person.id, body.code);
      return refused ?? noticesSeenBy(parts, person.id);
    },
  });
}
