import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StaticFile } from './static-files';

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; frame-ancestors 'none'",
} as const;

/** A server that sends these files and nothing else. */
export function serve(files: ReadonlyMap<string, StaticFile>): Server {
  return createServer((request, response) => answer(files, request, response));
}

function answer(
  files: ReadonlyMap<string, StaticFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'only GET and HEAD');
  const [path] = (request.url ?? '/').split(/[?#]/);
  const file = files.get(path === '/index.html' ? '/' : path);
  if (file === undefined) return refuse(response, 404, 'no such page');
  send(file, request, response);
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const { type, tag, lasting, plain, gzip } = file;
  const small = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? gzip : undefined;
  const headers = {
    ...SECURITY,
    'content-type': type,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = small ?? plain;
  const encoding = small === undefined ? {} : { 'content-encoding': 'gzip' };
  response.writeHead(200, { ...headers, ...encoding, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...SECURITY, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
