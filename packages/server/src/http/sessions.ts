import * as z from 'zod';
import { browserMark } from '../people/browser-marks';
import { Refused } from '../words/refused';
import { meForm } from './forms';
import { seenByThemselves } from './me';
import type { Parts } from './parts';
import { type Route, route } from './route';

/** Coming in and going out. */
export function sessionRoutes(parts: Parts): readonly Route[] {
  return [whoIsHere(parts), logIn(parts), listSessions(parts), logOut(parts), logOutEverywhere(parts)];
}

function whoIsHere(parts: Parts): Route {
  return route({
    method: 'GET',
    path: '/sessions/current',
    does: 'Who uses this browser: me as GET /me shows me, or null if nobody has come in yet.',
    theme: 'people',
    who: 'anybody',
    scope: 'read',
    answer: z.object({ me: meForm.nullable() }),
    refuses: [],
    do: async ({ caller }) => ({ me: caller ? await seenByThemselves(parts, caller.person) : null }),
  });
}

function logIn(parts: Parts): Route {
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
    async do({ caller, body, address, marks, note, setSession }) {
      const person = await parts.accounts.logIn({
        login: body.login,
        secret: body.password,
        address,
        hasMark: (mark) => marks.has(mark),
      });
      if (person instanceof Refused) return person;
      if (caller !== undefined) {
        await parts.sessions.end(caller.hash);
        await parts.connections.endOf(caller.hash);
      }
      const mark = await browserMark(parts.store, person.id);
      setSession(await parts.sessions.start(person.id, { isNewBrowser: !marks.has(mark) }));
      marks.keep(mark);
      note('login', person.id);
      return seenByThemselves(parts, person);
    },
  });
}

function listSessions({ sessions }: Parts): Route {
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

function logOut({ sessions, connections }: Parts): Route {
  return route({
    method: 'DELETE',
    path: '/sessions/current',
    does: 'Logs out here. A guest who does so cannot come back.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    refuses: [],
    async do({ caller, note, setSession }) {
      await sessions.end(caller.hash);
      await connections.endOf(caller.hash);
      note('logout', caller.person.id);
      setSession(undefined);
      return undefined;
    },
  });
}

function logOutEverywhere({ sessions, connections }: Parts): Route {
  return route({
    method: 'DELETE',
    path: '/sessions',
    does: 'Logs out everywhere.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    refuses: [],
    async do({ caller, note, setSession }) {
      await sessions.endEverywhere(caller.person.id);
      await connections.endOfPerson(caller.person.id);
      note('sessions-ended', caller.person.id);
      setSession(undefined);
      return undefined;
    },
  });
}
