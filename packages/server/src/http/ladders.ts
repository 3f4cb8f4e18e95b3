import * as z from 'zod';
import type { Services } from '../services';
import { ladderTop } from '../store/ratings';
import { idForm } from './forms';
import { type Route, route } from './route';

const MOST = 100;

/** Who is best at what. */
export function ladderRoutes({ store }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/ladders/:ladder',
      does: 'The best of a ladder, which is a game, its edition and the number of players: agricola-revised-2.',
      theme: 'people',
      who: 'anybody',
      scope: 'read',
      params: z.strictObject({ ladder: z.string().regex(/^[a-z\d-]{1,60}$/) }),
      answer: z.object({
        people: z
          .array(
            z.object({
              person: idForm,
              name: z.string(),
              mu: z.number().describe('How strong this person is thought to be.'),
              sigma: z.number().describe('How unsure that is; people are ordered by mu - 3 sigma.'),
              games: z.int(),
            }),
          )
          .readonly(),
      }),
      refuses: [],
      do: async ({ params }) => ({ people: await ladderTop(store.db, params.ladder, MOST) }),
    }),
  ];
}
