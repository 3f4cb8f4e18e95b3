import * as z from 'zod';
import { readLabel } from '../people/names';
import { SCOPES, TOKEN_DAYS } from '../people/tokens';
import type { Services } from '../services';
import { Refused } from '../words/refused';
import { idForm } from './forms';
import { type Route, route } from './route';

const tokenForm = z.object({
  id: idForm,
  name: z.string(),
  scopes: z.array(z.string()).readonly(),
  created: z.number(),
  seen: z.number().nullable(),
  ends: z.number().describe('When it ends, in milliseconds; from then on it is refused with `token-ended`.'),
});

/** Tokens, by which programs are known. */
export function tokenRoutes({ tokens, connections }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/me/tokens',
      does: 'My tokens, without their secrets, and for how many days one can be made.',
      theme: 'programs',
      who: 'person',
      scope: 'never',
      answer: z.object({
        tokens: z.array(tokenForm.extend({ ended: z.boolean() })).readonly(),
        days: z.object({ least: z.int(), most: z.int(), usual: z.int() }),
      }),
      refuses: [],
      do: async ({ caller }) => ({ tokens: await tokens.of(caller.person.id), days: TOKEN_DAYS }),
    }),
    route({
      method: 'POST',
      path: '/me/tokens',
      does: 'Makes a token for a program, which ends after some days; it is shown this once.',
      theme: 'programs',
      who: 'person',
      scope: 'never',
      body: z.strictObject({
        name: z.string().max(200),
        scopes: z.array(z.enum(SCOPES)).min(1).max(2).optional(),
        days: z
          .int()
          .min(TOKEN_DAYS.least)
          .max(TOKEN_DAYS.most)
          .optional()
          .describe(`After so many days it ends; after ${TOKEN_DAYS.usual} if nothing is said.`),
      }),
      answer: tokenForm.extend({ token: z.string() }),
      status: 201,
      refuses: ['too-many-tokens', 'name-length', 'name-characters', 'name-scripts'],
      async do({ caller, body, note }) {
        const name = readLabel(body.name);
        if (name instanceof Refused) return name;
        const scopes = [...new Set(body.scopes ?? SCOPES)];
        const wanted = { name, scopes, ...(body.days !== undefined && { days: body.days }) };
        const made = await tokens.make(caller, wanted);
        if (!(made instanceof Refused)) note('token-made', caller.person.id);
        return made;
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/tokens/:id',
      does: 'Withdraws a token; what it has open ends.',
      theme: 'programs',
      who: 'person',
      scope: 'never',
      params: z.strictObject({ id: idForm }),
      guards: 'account',
      refuses: ['no-such-token'],
      async do({ caller, params, note }) {
        const hash = await tokens.withdraw(caller.person.id, params.id);
        if (hash instanceof Refused) return hash;
        await connections.endWithCredential(hash);
        note('token-withdrawn', caller.person.id);
        return undefined;
      },
    }),
  ];
}
