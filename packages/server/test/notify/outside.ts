// The world outside, as far as notices go: a mail server, and a web server with a certificate of its own.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Agent, createServer as createWebServer } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A letter that arrived. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** The body of a letter as it is read. */
export function bodyOf({ text }: Letter): string {
  const bytes = text
    .slice(text.indexOf('\n\n'))
    .replace(/^\.\./gm, '.')
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A mail server that takes every letter, or refuses all for a while. */
export async function mailServer() {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  let wake: () => void = () => {};
  const take = (letter: Letter): void => {
    letters.push(letter);
    wake();
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, () => out.refusing, take);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const out = {
    letters,
    refusing: false,
    /** Resolves when so many letters are there. */
    async arrived(many: number): Promise<void> {
      while (letters.length < many) await new Promise<void>((resolve) => (wake = resolve));
    },
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return out;
}

/** Enough of RFC 5321 to be sent letters. */
function converse(socket: Socket, refuses: () => boolean, take: (letter: Letter) => void): void {
  let rest = '';
  let letter = { from: '', to: '', text: '' };
  let writing = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (writing) {
      writing = line !== '.';
      if (writing) letter = { ...letter, text: `${letter.text}${line}\n` };
      else take(letter);
      if (!writing) say('250 taken');
    } else if (/^EHLO/i.test(line)) say('250 here');
    else if (/^MAIL FROM:/i.test(line)) {
      letter = { from: line.slice(10), to: '', text: '' };
      say('250 yes');
    } else if (/^RCPT TO:/i.test(line)) {
      letter = { ...letter, to: line.slice(8) };
      say(refuses() ? '450 not now' : '250 yes');
    } else if (/^DATA/i.test(line)) {
      writing = true;
      say('354 go on');
    } else say('250 well');
  };
  say('220 mail.example');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  socket.on('error', () => {});
}

/** A call that arrived. */
export interface Called {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Paths at which the web server answers as nobody should: a body without end, headers without end, another protocol. */
export const WITHOUT_END = '/without-end';
export const DRIPPING = '/dripping';
export const UPGRADING = '/upgrading';

/** Answers with as much as the other side takes. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(1_000_000, 'a');
  const pour = () => {
    while (response.write(piece));
  };
  response.writeHead(201).on('drain', pour);
  pour();
}

/** Begins its answer and always says a little more of it, so that the line is never quiet. */
function drip({ socket }: ServerResponse): void {
  socket?.write('HTTP/1.1 201 Created\r\n');
  const more = setInterval(() => socket?.write('x-more: yes\r\n'), 20);
  socket?.on('close', () => clearInterval(more));
}

/** A web server that calls itself hooks.example, and an agent that finds it there and trusts it. */
export async function webServer() {
  const { key, cert } = certificate('hooks.example');
  const calls: Called[] = [];
  const server = createWebServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      calls.push({ method, path, headers, body: Buffer.concat(parts) });
      if (path === WITHOUT_END) return flood(response);
      if (path === DRIPPING) return drip(response);
      if (path === UPGRADING)
        return void response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end();
      response.writeHead(out.status, { location: 'https://hooks.example/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({
    ca: cert,
    lookup: (_name, options, done) =>
      options.all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  const out = {
    calls,
    agent,
    status: 201,
    url: `https://hooks.example:${port}`,
    async close(): Promise<void> {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return out;
}

function certificate(name: string): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => join(folder, file));
  try {
    const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=DNS:${name}`;
    execFileSync('openssl', [...made.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
