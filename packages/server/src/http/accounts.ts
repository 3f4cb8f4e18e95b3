import * as z from 'zod';
import { browserMark } from '../people/browser-marks';
import { Refused } from '../words/refused';
import { codesForm, languageForm, meForm } from './forms';
import type { BrowserMarks } from './marks-cookie';
import { seenByThemselves } from './me';
import type { Parts } from './parts';
import { type Route, route } from './route';

const nameText = z.string().max(200);
const login = z.string().max(200);
const password = z.string().max(1000);

/** Guests, and how they become accounts. */
export function accountRoutes(parts: Parts): readonly Route[] {
  return [beGuest(parts), becomeAccount(parts), changePassword(parts), renewCodes(parts), recover(parts)];
}

function beGuest(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/people/guest',
    does: 'Makes a guest with a name and a session.',
    theme: 'people',
    who: 'anybody',
    scope: 'never',
    body: z.strictObject({ name: nameText, language: languageForm.optional() }),
    answer: meForm,
    status: 201,
    perHour: parts.settings.limits.guestsPerHour,
    refuses: ['name-length', 'name-characters', 'name-scripts', 'name-of-a-bot', 'too-often'],
    async do({ body, language, setSession }) {
      const person = await parts.accounts.guest(body.name, body.language ?? language);
      if (person instanceof Refused) return person;
      setSession(await parts.sessions.start(person.id));
      return seenByThemselves(parts, person);
    },
  });
}

function becomeAccount(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/me/account',
    does: 'Makes the guest an account; the recovery codes are shown this once.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ login, password }),
    answer: codesForm,
    status: 201,
    refuses: [
      'account-already',
      'login-taken',
      'bad-login',
      'password-length',
      'password-common',
      'password-like-login',
      'busy',
    ],
    async do({ caller, body, marks, note, setSession }) {
      const codes = await parts.accounts.become(caller.person, body.login, body.password);
      if (codes instanceof Refused) return codes;
      note('account-made', caller.person.id);
      setSession(await renewSession(parts, { person: caller.person.id, hash: caller.hash, marks }));
      return { codes };
    },
  });
}

function changePassword(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/me/password',
    does: 'Changes the password and ends all other sessions.',
    theme: 'people',
    who: 'account',
    scope: 'never',
    body: z.strictObject({ old: password, new: password }),
    refuses: [
      'wrong-password',
      'too-many-tries',
      'password-length',
      'password-common',
      'password-like-login',
      'busy',
    ],
    async do({ caller, body, address, marks, note, setSession }) {
      const refused = await parts.accounts.changePassword(caller.person, body.old, body.new, address);
      if (refused !== undefined) return refused;
      note('password-changed', caller.person.id);
      setSession(await renewSession(parts, { person: caller.person.id, hash: caller.hash, marks }));
      return undefined;
    },
  });
}

function renewCodes({ accounts }: Parts): Route {
  return route({
    method: 'POST',
    path: '/me/recovery-codes',
    does: 'New recovery codes instead of the old ones, shown this once.',
    theme: 'people',
    who: 'account',
    scope: 'never',
    body: z.strictObject({ password }),
    answer: codesForm,
    refuses: ['wrong-password', 'too-many-tries', 'busy'],
    async do({ caller, body, address, note }) {
      const codes = await accounts.renewCodes(caller.person, body.password, address);
      if (codes instanceof Refused) return codes;
      note('codes-renewed', caller.person.id);
      return { codes };
    },
  });
}

function recover(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/recovery',
    does: 'A new password for whoever has a recovery code; all sessions end, and a new one begins.',
    theme: 'people',
    who: 'anybody',
    scope: 'never',
    body: z.strictObject({ login, code: z.string().max(100), password }),
    answer: meForm,
    refuses: [
      'wrong-code',
      'too-many-tries',
      'password-length',
      'password-common',
      'password-like-login',
      'busy',
    ],
    async do({ body, address, marks, note, setSession }) {
      const proof = {
        login: body.login,
        secret: body.code,
        address,
        hasMark: (mark: string) => marks.has(mark),
      };
      const person = await parts.accounts.recover(proof, body.password);
      if (person instanceof Refused) return person;
      note('recovered', person.id);
      setSession(await renewSession(parts, { person: person.id, marks }));
      return seenByThemselves(parts, person);
    },
  });
}

/** Ends all sessions of a person, with what they have open, and begins a new one in this browser. */
async function renewSession(
  { store, sessions, connections }: Parts,
  { person, hash, marks }: { readonly person: string; readonly hash?: string; readonly marks: BrowserMarks },
): Promise<string> {
  const secret = await sessions.renew(person, hash);
  await connections.endOfPerson(person);
  marks.keep(await browserMark(store, person));
  return secret;
}
