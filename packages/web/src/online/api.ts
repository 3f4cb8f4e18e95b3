import { RULES_HEADER } from '@furrow/wire/rules-header';
import { hearRules } from '../app/store';

/** Why something did not happen. Without words it was not the server who refused: it could not be reached. */
export interface Refused {
  readonly ok: false;
  readonly why: string;
  readonly words?: string;
}

/** What came of a request: what was asked for, or why it was refused. */
export type Answered<T> = { readonly ok: true; readonly value: T } | Refused;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const UNREACHABLE: Refused = { ok: false, why: 'unreachable' };

/** Asks the server; what it answers has the form `T`, as its description says. */
export async function ask<T = undefined>(method: Method, path: string, body?: object): Promise<Answered<T>> {
  const answer = await send(method, path, body);
  if (answer === undefined) return UNREACHABLE;
  if (answer.status === 204) return { ok: true, value: undefined as T };
  const said = await readJson(answer);
  if (answer.ok) return said === undefined ? UNREACHABLE : { ok: true, value: said as T };
  return refusalIn(said) ?? UNREACHABLE;
}

/** Asks the server for a text, such as a record. */
export async function askText(path: string): Promise<Answered<string>> {
  const answer = await send('GET', path);
  if (answer === undefined) return UNREACHABLE;
  if (!answer.ok) return refusalIn(await readJson(answer)) ?? UNREACHABLE;
  return { ok: true, value: await answer.text() };
}

async function send(method: Method, path: string, body?: object): Promise<Response | undefined> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        'accept-language': document.documentElement.lang,
        'x-furrow': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    hearRules(answer.headers.get(RULES_HEADER));
    return answer;
  } catch {
    return undefined;
  }
}

/** What was said as JSON; undefined if somebody else than our server answered. */
async function readJson(answer: Response): Promise<unknown> {
  if (answer.headers.get('content-type')?.includes('json') !== true) return undefined;
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

function refusalIn(said: unknown): Refused | undefined {
  if (typeof said !== 'object' || said === null || !('refusal' in said)) return undefined;
  const { why, words } = said.refusal as { readonly why: string; readonly words: string };
  return { ok: false, why, words };
}
