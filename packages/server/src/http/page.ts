import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from '../static-files';
import { pathOf } from './send-refusal';

/** Whether a request asks for a file of the page. */
export function isFile(
  request: FastifyRequest,
  files: Pick<ReadonlyMap<string, StaticFile>, 'has'>,
): boolean {
  const path = pathOf(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && files.has(path === '/index.html' ? '/' : path);
}

/** Serves the files of the page, and nothing but them. */
export function servePage(app: FastifyInstance, files: ReadonlyMap<string, StaticFile>): void {
  for (const [path, file] of files)
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) => send(files.get(path) ?? file, request, reply),
    });
  const index = files.get('/');
  if (index !== undefined)
    app.route({
      method: ['GET', 'HEAD'],
      url: '/index.html',
      handler: (request, reply) => send(index, request, reply),
    });
}

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { type, tag, lasting, plain, gzip } = file;
  const small = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? gzip : undefined;
  reply.headers({
    'content-type': type,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (small !== undefined) reply.header('content-encoding', 'gzip');
  return reply.send(small ?? plain);
}
