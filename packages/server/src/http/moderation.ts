import * as z from 'zod';
import type { Person } from '../people/person';
import { gamesSetAside, resolveGame } from '../ratings/moderation';
import type { Services } from '../services';
import { listReports } from '../store/reports';
import { type Refused, refuse } from '../words/refused';
import { idForm, tableParams } from './forms';
import { type Route, route } from './route';

const MOST = 100;

/** What people complained of and what looks unfair, for those whom `MODERATORS` names. */
export function moderationRoutes(services: Services): readonly Route[] {
  return [reports(services), setAside(services), decide(services)];
}

function reports(services: Services): Route {
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
      notModerator(services, caller.person) ?? { reports: await listReports(services.store.db, MOST) },
  });
}

function setAside(services: Services): Route {
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
      notModerator(services, caller.person) ?? { games: await gamesSetAside(services.store, MOST) },
  });
}

function decide(services: Services): Route {
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
      const refused = notModerator(services, caller.person);
      if (refused !== undefined) return refused;
      return (await resolveGame(services.store, params.id, body.counts))
        ? undefined
        : refuse('not-set-aside');
    },
  });
}

function notModerator({ settings }: Services, { login }: Person): Refused | undefined {
  return login !== undefined && settings.moderators.includes(login) ? undefined : refuse('not-moderator');
}
