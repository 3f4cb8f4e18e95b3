import * as z from 'zod';
import type { Person } from '../people/person';
import { gamesSetAside, settle } from '../ratings/moderating';
import { listReports } from '../store/reports';
import { type Refused, refuse } from '../words/refused';
import { idForm, tableParams } from './forms';
import type { Parts } from './parts';
import { type Route, route } from './route';

const MOST = 100;

/** What people complained of and what looks unfair, for those whom `MODERATORS` names. */
export function moderationRoutes(parts: Parts): readonly Route[] {
  return [reports(parts), setAside(parts), decide(parts)];
}

function reports(parts: Parts): Route {
  return route({
    method: 'GET',
    path: '/moderation/reports',
    does: 'What people complained of, the newest first; for moderators.',
    theme: 'moderation',
    who: 'account',
    scope: 'never',
    answer: z.object({
      reports: z
        .array(
          z.object({
            table: idForm,
            no: z.int().describe('The number of the news that it is about.'),
            person: z.string(),
            about: z.string().optional().describe('Who said it.'),
            words: z.string(),
            created: z.number(),
          }),
        )
        .readonly(),
    }),
    refuses: ['not-moderator'],
    do: async ({ caller }) =>
      notModerator(parts, caller.person) ?? { reports: await listReports(parts.store.db, MOST) },
  });
}

function setAside(parts: Parts): Route {
  return route({
    method: 'GET',
    path: '/moderation/results',
    does: 'Rated games that look like farming and change no ratings until a moderator has decided, the oldest first.',
    theme: 'moderation',
    who: 'account',
    scope: 'never',
    answer: z.object({
      games: z
        .array(
          z.object({
            table: idForm,
            ladder: z.string(),
            why: z.string(),
            ended: z.number(),
            people: z.array(z.object({ person: z.string(), place: z.int() })).readonly(),
          }),
        )
        .readonly(),
    }),
    refuses: ['not-moderator'],
    do: async ({ caller }) =>
      notModerator(parts, caller.person) ?? { games: await gamesSetAside(parts.store, MOST) },
  });
}

function decide(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/moderation/results/:id',
    does: 'Lets a game that was set aside change ratings after all, or never; for moderators.',
    theme: 'moderation',
    who: 'account',
    scope: 'never',
    params: tableParams,
    body: z.strictObject({ counts: z.boolean() }),
    refuses: ['not-moderator', 'not-set-aside'],
    async do({ caller, params, body }) {
      const refused = notModerator(parts, caller.person);
      if (refused !== undefined) return refused;
      return (await settle(parts.store, params.id, body.counts)) ? undefined : refuse('not-set-aside');
    },
  });
}

function notModerator({ settings }: Parts, { login }: Person): Refused | undefined {
  return login !== undefined && settings.moderators.includes(login) ? undefined : refuse('not-moderator');
}
