import * as z from 'zod';
import type { RefusalCode } from '../words/refusals';
import { type Route, route } from './route';
import { OTHER_TABLE_STATUS, STATUS, TABLE_STATUS } from './status';

const ALWAYS: readonly RefusalCode[] = ['not-understood', 'too-often', 'our-mistake', 'closing'];

/** A description of every route in the words of OpenAPI, made of what the routes themselves check by. */
function openApiOf(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of routes) {
    const path = `/api${one.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Furrow', version: '1', description: 'Tables of the Agricola family; see docs/api.md.' },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'furrow' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'Made by POST /api/me/tokens; begins with furrow_.',
        },
      },
      schemas: { Refusal: schemaOf(refusalForm, 'output') },
    },
    paths,
  };
}

/** The route that gives the description. */
export function openApiRoute(all: () => readonly Route[]): Route {
  let description: object | undefined;
  return route({
    method: 'GET',
    path: '/openapi.json',
    does: 'This description.',
    theme: 'server',
    who: 'anybody',
    scope: 'read',
    answer: z.looseObject({ openapi: z.string() }),
    refuses: [],
    async do() {
      description ??= openApiOf(all());
      return description as { openapi: string };
    },
  });
}

const refusalForm = z.object({
  refusal: z.object({
    why: z.string().describe('A word for programs.'),
    words: z.string().describe('A sentence for people, in their language.'),
    right: z.unknown().optional().describe('What would be right, where that can be said.'),
  }),
});

function operationOf(one: Route): object {
  const { body, method } = one;
  const open = one.who === 'anybody' ? [{}] : [];
  const byToken = one.scope === 'never' ? [] : [{ token: [one.scope] }];
  return {
    summary: one.does,
    tags: [one.theme],
    operationId: `${method.toLowerCase()}${one.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    security: [...open, { session: [] }, ...byToken],
    parameters: [
      ...parametersOf(one.params, 'path'),
      ...parametersOf(one.query, 'query'),
      ...(method === 'GET' ? [] : [OWN_HEADER_PARAMETER]),
    ],
    ...(body && { requestBody: { required: true, content: jsonOf(schemaOf(body, 'input')) } }),
    responses: { ...answerOf(one), ...refusalsOf(one) },
  };
}

const OWN_HEADER_PARAMETER = {
  name: 'x-furrow',
  in: 'header',
  description: 'Must be 1 unless a token is sent.',
  schema: { type: 'string', const: '1' },
} as const;

function answerOf({ answer, sends, line, status }: Route): object {
  if (sends === 'text') return { 200: { description: 'Text.', content: { 'text/plain': {} } } };
  if (line !== undefined)
    return {
      200: {
        description: 'Lines of JSON without end, each of this form; an empty line is a heartbeat.',
        content: { 'application/x-ndjson': { schema: schemaOf(line, 'output') } },
      },
    };
  if (answer === undefined) return { 204: { description: 'Done.' } };
  return { [status ?? 200]: { description: 'Done.', content: jsonOf(schemaOf(answer, 'output')) } };
}

/** Every status with which a route refuses, and by which words. */
function refusalsOf({ refuses, who, scope, method, theme }: Route): object {
  const whys = new Set<RefusalCode>([...refuses, ...ALWAYS]);
  if (who !== 'anybody') whys.add('sign-in');
  if (who === 'account') whys.add('account-needed');
  whys
    .add('unknown-token')
    .add('token-ended')
    .add(scope === 'never' ? 'not-for-programs' : 'token-may-not');
  if (method !== 'GET') whys.add('not-from-here').add('wrong-type').add('too-large');
  const byStatus: Record<number, string[]> = {};
  for (const why of whys) (byStatus[STATUS[why]] ??= []).push(why);
  const content = jsonOf({ $ref: '#/components/schemas/Refusal' });
  if (method !== 'GET' && theme === 'tables') {
    for (const [why, status] of Object.entries(TABLE_STATUS)) (byStatus[status] ??= []).push(why);
    (byStatus[OTHER_TABLE_STATUS] ??= []).push('whatever else the table or the rules refuse');
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, why]) => [status, { description: why.join(', '), content }]),
  );
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): readonly object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function jsonOf(schema: object): object {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return bare;
}
