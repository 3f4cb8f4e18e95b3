import * as z from 'zod';
import { newStamp, sinceOf } from '../people/browser-stamp';
import { deviceMark } from '../people/device-mark';
import { FairShare, standingSince } from '../people/fair-share';
import { readName } from '../people/names';
import type { Services } from '../services';
import { Refused } from '../words/refused';
import type { DeviceMarks } from './device-cookie';
import { codesForm, languageForm, meForm } from './forms';
import { ownAccount } from './me';
import { countFairly } from './rate-limits';
import { type Route, route } from './route';

const nameText = z.string().max(200);
const login = z.string().max(200);
const password = z.string().max(1000);

/** Guests, and how they become accounts. */
export function accountRoutes(services: Services): readonly Route[] {
  return [
    beGuest(services),
    becomeAccount(services),
    changePassword(services),
    renewCodes(services),
    recover(services),
  ];
}

function beGuest(services: Services): Route {
  const { store, settings, now } = services;
  const { guestsPerHour, guestsPerBrowser } = settings.limits;
  const share = new FairShare(store, 'guests', { own: guestsPerBrowser, together: guestsPerHour }, now);
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
    refuses: ['name-length', 'name-characters', 'name-scripts', 'name-reserved', 'too-often'],
    async do({ body, language, address, browserStamp, setSession }) {
      const name = readName(body.name);
      if (name instanceof Refused) return name;
      const { value: stamp = '' } = browserStamp;
      const since = await sinceOf(store, stamp);
      const standing = standingSince(since, now());
      const counted = { standing, address, ...(since !== undefined && { who: stamp }) };
      const often = await countFairly(share, counted);
      if (often !== undefined) return often;
      const person = await services.accounts.guest(name, body.language ?? language);
      setSession(await services.sessions.start(person.id));
      if (since === undefined) browserStamp.keep(await newStamp(store, now()));
      return ownAccount(services, person);
    },
  });
}

function becomeAccount(services: Services): Route {
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
    async do({ caller, body, deviceMarks: marks, note, setSession }) {
      const codes = await services.accounts.become(caller.person, body.login, body.password);
      if (codes instanceof Refused) return codes;
      note('account-made', caller.person.id);
      const secret = await services.sessions.renew(caller.person.id, caller.hash);
      await endOthers(services, caller.person.id, marks);
      setSession(secret);
      return { codes };
    },
  });
}

function changePassword(services: Services): Route {
  return route({
    method: 'POST',
    path: '/me/password',
    does: 'Changes the password and ends all other sessions, all tokens and the webhook.',
    theme: 'people',
    who: 'account',
    scope: 'never',
    body: z.strictObject({ old: password, new: password }),
    guards: 'account',
    refuses: [
      'wrong-password',
      'too-many-tries',
      'password-length',
      'password-common',
      'password-like-login',
      'busy',
    ],
    async do({ caller, body, deviceMarks: marks, note, setSession }) {
      const refused = await services.accounts.changePassword(caller, body.old, body.new);
      if (refused !== undefined) return refused;
      note('password-changed', caller.person.id);
      const secret = await services.sessions.renewAlone(caller.person.id, caller.hash);
      await endOthers(services, caller.person.id, marks);
      setSession(secret);
      return undefined;
    },
  });
}

function renewCodes({ accounts }: Services): Route {
  return route({
    method: 'POST',
    path: '/me/recovery-codes',
    does: 'New recovery codes instead of the old ones, shown this once.',
    theme: 'people',
    who: 'account',
    scope: 'never',
    body: z.strictObject({ password }),
    answer: codesForm,
    guards: 'account',
    refuses: ['wrong-password', 'too-many-tries', 'busy'],
    async do({ caller, body, note }) {
      const codes = await accounts.renewCodes(caller, body.password);
      if (codes instanceof Refused) return codes;
      note('codes-renewed', caller.person.id);
      return { codes };
    },
  });
}

function recover(services: Services): Route {
  return route({
    method: 'POST',
    path: '/recovery',
    does: 'A new password for whoever has a recovery code; all sessions, tokens and the webhook end, and a new session begins.',
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
    async do({ body, address, deviceMarks: marks, note, setSession }) {
      const proof = {
        login: body.login,
        secret: body.code,
        address,
        hasMark: (mark: string) => marks.has(mark),
      };
      const person = await services.accounts.recover(proof, body.password);
      if (person instanceof Refused) return person;
      note('recovered', person.id);
      const secret = await services.sessions.renewAlone(person.id);
      await endOthers(services, person.id, marks);
      setSession(secret);
      return ownAccount(services, person);
    },
  });
}

/** Ends what a person has open with other sessions, and lets this browser show that the account was used in it. */
async function endOthers(
  { store, connections }: Services,
  person: string,
  marks: DeviceMarks,
): Promise<void> {
  await connections.endForPerson(person);
  marks.keep(await deviceMark(store, person));
}
