import * as z from 'zod';
import { readName } from '../people/names';
import { SCOPES } from '../people/tokens';
import { Refused } from '../words/refused';
import { idForm } from './forms';
import type { Parts } from './parts';
import { type Route, route } from './route';

const tokenForm = z.object({
  id: idForm,
  name: z.string(),
  scopes: z.array(z.string()).readonly(),
  created: z.number(),
  seen: z.number().nullable(),
});

/** Tokens, by which programs are known. */
export function tokenRoutes({ tokens, connections }: Parts): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/me/tokens',
      does: 'My tokens, without their secrets.',
      theme: 'programs',
      who: 'person',
      scope: 'never',
      answer: z.object({ tokens: z.array(tokenForm).readonly() }),
      refuses: [],
      do: async ({ caller }) => ({ tokens: await tokens.of(caller.person.id) }),
    }),
    route({
      method: 'POST',
      path: '/me/tokens',
      does: 'Makes a token for a program; it is shown this once.',
      theme: 'programs',
      who: 'person',
      scope: 'never',
      body: z.strictObject({
        name: z.string().max(200),
        scopes: z.array(z.enum(SCOPES)).min(1).max(2).optional(),
      }),
      answer: tokenForm.extend({ token: z.string() }),
      status: 201,
      refuses: ['too-many-tokens', 'name-length', 'name-characters', 'name-of-a-bot'],
      async do({ caller, body, note }) {
        const name = readName(body.name);
        if (name instanceof Refused) return name;
        const made = await tokens.make(caller.person.id, name, [...new Set(body.scopes ?? SCOPES)]);
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
      refuses: ['no-such-token'],
      async do({ caller, params, note }) {
        const hash = await tokens.withdraw(caller.person.id, params.id);
        if (hash instanceof Refused) return hash;
        connections.endOf(hash);
        note('token-withdrawn', caller.person.id);
        return undefined;
      },
    }),
  ];
}
