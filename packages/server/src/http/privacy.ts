import * as z from 'zod';
import { SESSION_DAYS } from '../people/sessions';
import type { Services } from '../services';
import { REMEMBERED_DAYS } from '../store/cleanup';
import { type Route, route } from './route';

const days = z.int();

/** For how long this server keeps what is about people; the page says it in words. */
export function privacyRoute({ settings }: Services): Route {
  const { limits, privacyUrl } = settings;
  return route({
    method: 'GET',
    path: '/privacy',
    does: 'For how many days this server keeps what is about people.',
    theme: 'people',
    who: 'anybody',
    scope: 'read',
    answer: z.object({
      guestDays: days.describe('A guest without a session, from when they first came.'),
      unusedSessionDays: days.describe('A session that nobody uses.'),
      sessionDays: days.describe('Every session.'),
      noticeDays: days.describe('Notices and letters that were sent or given up.'),
      endedTokenDays: days.describe('Tokens of programs that have ended.'),
      keyDays: days.describe('Keys of acts with their answers.'),
      own: z.string().optional().describe('Where whoever runs this server says more.'),
    }),
    refuses: [],
    do: async () => ({
      guestDays: limits.guestDays,
      unusedSessionDays: SESSION_DAYS.unused,
      sessionDays: SESSION_DAYS.longest,
      noticeDays: REMEMBERED_DAYS.notifications,
      endedTokenDays: REMEMBERED_DAYS.endedTokens,
      keyDays: REMEMBERED_DAYS.keys,
      ...(privacyUrl !== undefined && { own: privacyUrl }),
    }),
  });
}
