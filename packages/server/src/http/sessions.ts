import * as z from 'zod';
import { deviceMark } from '../people/device-mark';
import type { Services } from '../services';
import { Refused } from '../words/refused';
import { meForm } from './forms';
import { ownAccount } from './me';
import { type Route, route } from './route';

/** Coming in and going out. */
export function sessionRoutes(services: Services): readonly Route[] {
  return [
    whoIsHere(services),
    logIn(services),
    listSessions(services),
    logOut(services),
    logOutEverywhere(services),
  ];
}

function whoIsHere(services: Services): Route {
  return route({
    method: 'GET',
    path: '/sessions/current',
    does: 'Who uses this browser: me as GET /me shows me, or null if nobody has come in yet.',
    theme: 'people',
    who: 'anybody',
    scope: 'read',
    answer: z.object({ me: meForm.nullable() }),
    refuses: [],
    do: async ({ caller }) => ({ me: caller ? await ownAccount(services, caller.person) : null }),
  });
}

function logIn(services: Services): Route {
  return route({
    method: 'POST',
    path: '/sessions',
    does: 'Logs in.',
    theme: 'people',
    who: 'anybody',
    scope: 'never',
    body: z.strictObject({ login: z.string().max(200), password: z.string().max(1000) }),
    answer: meForm,
    status: 201,
    refuses: ['wrong-login', 'too-many-tries', 'busy'],
    async do({ caller, body, address, deviceMarks: marks, note, setSession }) {
      const person = await services.accounts.logIn({
        login: body.login,
        secret: body.password,
        address,
        hasMark: (mark) => marks.has(mark),
      });
      if (person instanceof Refused) return person;
      if (caller !== undefined) {
        await services.sessions.end(caller.hash);
        await services.connections.endWithCredential(caller.hash);
      }
      const mark = await deviceMark(services.store, person.id);
      setSession(await services.sessions.start(person.id, { isNewBrowser: !marks.has(mark) }));
      marks.keep(mark);
      note('login', person.id);
      return ownAccount(services, person);
    },
  });
}

function listSessions({ sessions }: Services): Route {
  return route({
    method: 'GET',
    path: '/sessions',
    does: 'My sessions: since when, and when they were last used.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    answer: z.object({
      sessions: z.array(z.object({ created: z.number(), seen: z.number(), current: z.boolean() })),
    }),
    refuses: [],
    async do({ caller }) {
      const mine = await sessions.of(caller.person.id);
      return {
        sessions: mine.map(({ created, seen, hash }) => ({ created, seen, current: hash === caller.hash })),
      };
    },
  });
}

function logOut({ sessions, connections }: Services): Route {
  return route({
    method: 'DELETE',
    path: '/sessions/current',
    does: 'Logs out here. A guest who does so cannot come back.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    guards: 'account',
    refuses: [],
    async do({ caller, note, setSession }) {
      await sessions.end(caller.hash);
      await connections.endWithCredential(caller.hash);
      note('logout', caller.person.id);
      setSession(undefined);
      return undefined;
    },
  });
}

function logOutEverywhere({ sessions, connections }: Services): Route {
  return route({
    method: 'DELETE',
    path: '/sessions',
    does: 'Logs out everywhere; all tokens and the webhook end too.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    guards: 'account',
    refuses: [],
    async do({ caller, note, setSession }) {
      await sessions.endEverywhere(caller.person.id);
      await connections.endForPerson(caller.person.id);
      note('sessions-ended', caller.person.id);
      setSession(undefined);
      return undefined;
    },
  });
}
