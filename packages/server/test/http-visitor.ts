// A server on a free port with a database in a folder of its own, and somebody who visits it.
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal } from '@furrow/wire/acts';
import { readSettings } from '../src/settings';
import { openSite, type Site } from '../src/site';
import type { StaticFile } from '../src/static-files';
import type { DatabaseKind } from './databases';

const GENEROUS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LIMIT_REQUESTS: '1000000',
  LIMIT_FILES: '1000000',
  LIMIT_LOADS: '1000000',
  LIMIT_ADDRESS_STREAMS: '1000000',
  LIMIT_CONNECTIONS: '1000000',
  LIMIT_CHANGES: '1000000',
  LIMIT_CHATS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_LETTERS: '100000',
  LIMIT_OPEN_TABLES: '100000',
  LIMIT_NEW_TABLES: '1000000',
  LIMIT_PERSON_TABLES: '1000000',
};

/** A server that is running, and everything that it has written to its log. */
export interface Running {
  readonly site: Site;
  readonly url: string;
  readonly data: string;
  logged(): string;
  stop(): Promise<void>;
}

/** Starts a server on a free port. */
export async function run(
  environment: Readonly<Record<string, string>> = {},
  {
    now = Date.now,
    page = new Map() as ReadonlyMap<string, StaticFile>,
    data = mkdtempSync(join(tmpdir(), 'furrow-door-')),
    rules = undefined as string | undefined,
  } = {},
): Promise<Running> {
  const lines: string[] = [];
  const settings = readSettings({ ...GENEROUS, DATA: data, LOG_LEVEL: 'trace', ...environment });
  const site = await openSite(settings, page, {
    now,
    ...(rules !== undefined && { rules: () => rules }),
    notifications: 100,
    log: { write: (line) => void lines.push(line) },
  });
  await site.listen();
  return {
    site,
    data,
    url: `http://127.0.0.1:${site.port()}`,
    logged: () => lines.join(''),
    async stop() {
      await site.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a server on an empty database of a kind. */
export async function runOn(
  kind: DatabaseKind,
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const { databaseUrl } = await kind.place();
  return run({ ...environment, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) });
}

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON. */
  readonly body: Record<string, unknown> & { readonly refusal?: Refusal };
}

/** What is sent besides method and path. */
export interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is. */
  readonly raw?: string;
}

/** Somebody with a browser: keeps cookies, and sends the header that the page sends. */
export class Visitor {
  cookies = new Map<string, string>();
  token: string | undefined;
  id = '';

  constructor(readonly url: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The secret of the session; empty if there is none. */
  get session(): string {
    return this.cookies.get('furrow') ?? '';
  }

  /** Everything that tells the server who speaks. */
  get headers(): Record<string, string> {
    if (this.token !== undefined) return { authorization: `Bearer ${this.token}` };
    return { 'x-furrow': '1', ...(this.cookies.size > 0 && { cookie: this.cookie }) };
  }

  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Reply> {
    return this.send('GET', path, headers && { headers });
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.send('POST', path, { body });
  }

  async send(method: string, path: string, { body, headers, raw }: Sent = {}): Promise<Reply> {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const type =
      text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    const all = { ...this.headers, ...type, ...headers };
    const reply = await exchange(this.url, { method, path, headers: all, text });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) this.keep(line);
    return reply;
  }

  private keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
}

function exchange(url: string, { method, path, headers, text }: Exchange): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const said = Buffer.concat(parts).toString();
        const json = String(response.headers['content-type']).startsWith('application/json');
        const body = json ? (JSON.parse(said) as Reply['body']) : {};
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: said, body });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** A new guest. */
export async function guest(
  { url }: { readonly url: string },
  name = 'Ann',
  language = 'en',
): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { status, body } = await visitor.post('/api/people/guest', { name, language });
  if (status !== 201) throw new Error(`no guest: ${JSON.stringify(body)}`);
  visitor.id = String(body.id);
  return visitor;
}

/** A password that is good enough. */
export const PASSWORD = 'seven geese on a wet roof';

/** A new account. */
export async function account(
  where: { readonly url: string },
  login: string,
): Promise<Visitor & { codes: string[] }> {
  const visitor = await guest(where, login);
  const { status, body } = await visitor.post('/api/me/account', { login, password: PASSWORD });
  if (status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`);
  return Object.assign(visitor, { codes: body.codes as string[] });
}

/** A program that plays for somebody. */
export async function program(owner: Visitor, scopes?: readonly string[]): Promise<Visitor> {
  const { status, body } = await owner.post('/api/me/tokens', { name: 'bot', ...(scopes && { scopes }) });
  if (status !== 201) throw new Error(`no token: ${JSON.stringify(body)}`);
  const visitor = new Visitor(owner.url);
  visitor.token = String(body.token);
  visitor.id = owner.id;
  return visitor;
}

/** A table for two that somebody sets up. */
export async function newTable(owner: Visitor, wish: object = {}): Promise<string> {
  const plain = {
    game: 'creatures',
    options: {},
    seats: 2,
    public: true,
    rated: false,
    pace: { pace: 'free' },
  };
  const { status, body } = await owner.post('/api/tables', { ...plain, ...wish });
  if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
  return String(body.id);
}

let keys = 0;

/** Does something at a table, with a new key. */
export function act(who: Visitor, table: string, wanted: object): Promise<Reply> {
  keys++;
  return who.post(`/api/tables/${table}/acts`, { key: `key-${String(keys).padStart(8, '0')}`, act: wanted });
}
