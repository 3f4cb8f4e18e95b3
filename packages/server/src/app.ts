import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { sendRefusal } from './http/answering';
import { openDoors } from './http/door';
import { answerError, answerErrors, answerGarbage } from './http/errors';
import { strictHeaders, tellRules } from './http/headers';
import { serveHealth } from './http/health';
import { languageOf } from './http/language';
import { logRequests } from './http/logging';
import { serveMeasures } from './http/measures';
import { methodsByPath } from './http/methods';
import { oftenByAddress } from './http/often';
import { servePage } from './http/page';
import type { Parts } from './http/parts';
import { noticeProxies } from './http/proxies';
import { allRoutes } from './http/routes';
import { LIVE_PATH, openLive } from './live/open-live';
import type { StaticFile } from './static-files';
import { refuse } from './words/refused';

const BODY_LIMIT = 65_536;
const MESSAGE_LIMIT = 16_384;
const REQUEST_TIMEOUT = 30_000;
const MINUTE = 60_000;

/** The whole server without a port: page, API, live socket, health and measures. */
export async function createApp(
  parts: Parts,
  page: ReadonlyMap<string, StaticFile>,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < parts.settings.proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    // Whoever was connected when it began to close is answered.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    clientErrorHandler: (error, socket) => answerGarbage(error, socket),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false, autoPong: false },
    preClose: (done) => done(),
  });
  await strictHeaders(app, parts.settings);
  tellRules(app, parts);
  logRequests(app);
  noticeProxies(app, parts);
  serveMeasures(app, parts.measures, parts.settings);
  guard(app, parts);
  serveAll(app, parts, page);
  return app;
}

/** What every request must pass: few enough of them, and an upgrade only where there is a socket. */
function guard(app: FastifyInstance, { settings }: Parts): void {
  const asks = oftenByAddress(app, settings.limits.requestsPerMinute, MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const language = languageOf(request.headers['accept-language']);
    const often = await asks(request);
    if (often !== undefined) return sendRefusal(reply, often, language);
    if (request.ws && request.routeOptions.url !== LIVE_PATH)
      return sendRefusal(reply, refuse('no-such-page'), language);
  });
}

function serveAll(app: FastifyInstance, parts: Parts, page: ReadonlyMap<string, StaticFile>): void {
  const routes = allRoutes(parts);
  answerErrors(app, methodsByPath(routes, page.keys()));
  openDoors(app, routes, parts);
  openLive(app, parts);
  serveHealth(app, parts);
  servePage(app, page);
}
