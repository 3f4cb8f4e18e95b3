import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { limitConnections } from './http/connection-guard';
import { answerError, answerErrors, answerMalformed } from './http/errors';
import { addRulesHeader, addSecurityHeaders } from './http/headers';
import { serveHealth } from './http/health';
import { isForThisServer } from './http/hosts';
import { languageOf } from './http/language';
import { logRequests } from './http/logging';
import { methodsByPath } from './http/methods';
import { serveMetrics } from './http/metrics';
import { isFile, servePage } from './http/page';
import { PipelineGuard } from './http/pipelining';
import { warnAboutProxies } from './http/proxies';
import { limitByAddress } from './http/rate-limits';
import { registerRoutes } from './http/register-routes';
import { allRoutes } from './http/routes';
import { REFUSALS } from './http/security-log';
import { sendRefusal } from './http/send-refusal';
import { sendTooOften } from './http/too-often-page';
import { LIVE_PATH, registerLiveSocket } from './live/live-route';
import type { Services } from './services';
import type { StaticFile } from './static-files';
import { refuse } from './words/refused';

const BODY_LIMIT = 65_536;
const MESSAGE_LIMIT = 16_384;
/** A message is counted once, however many fragments it comes in. */
const FRAGMENT_LIMIT = 16;
/** So many milliseconds a request may take to come, its head less than all of it; it is looked at so often. */
const [HEAD_TIMEOUT, REQUEST_TIMEOUT, LOOK_EVERY] = [10_000, 30_000, 2000];
const MINUTE = 60_000;

/** The whole server without a port: page, API, live socket, health and metrics. */
export async function createApp(
  services: Services,
  page: ReadonlyMap<string, StaticFile>,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < services.settings.proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEAD_TIMEOUT, connectionsCheckingInterval: LOOK_EVERY },
    forceCloseConnections: 'idle',
    // Whoever was connected when it began to close is answered.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    clientErrorHandler: (error, socket) => answerMalformed(error, socket),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  limitConnections(app, services.settings);
  app.decorate(REFUSALS, services.refusals);
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(websocket, {
    options: {
      maxPayload: MESSAGE_LIMIT,
      maxFragments: FRAGMENT_LIMIT,
      perMessageDeflate: false,
      autoPong: false,
    },
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      if (isOfTheOther(error)) request.log.debug({ why: error.message }, 'a socket broke');
      else request.log.error(error);
      socket.terminate();
    },
  });
  await addSecurityHeaders(app, services.settings);
  addRulesHeader(app, services);
  logRequests(app);
  warnAboutProxies(app, services);
  serveMetrics(app, services.metrics, services.settings);
  guard(app, services, page);
  serveAll(app, services, page);
  return app;
}

/** Whether a socket ends by a frame that cannot be read, or by the network, and not by a mistake of ours. */
function isOfTheOther({ code }: Error & { readonly code?: unknown }): boolean {
  return typeof code === 'string' && /^(?:WS_ERR_|ECONN|EPIPE)/.test(code);
}

/** What every request must pass: few enough of them, one after the other, sent to this server, and an upgrade only where there is a socket. */
function guard(
  app: FastifyInstance,
  { settings }: Services,
  page: Pick<ReadonlyMap<string, StaticFile>, 'has'>,
): void {
  const { requestsPerMinute, filesPerMinute } = settings.limits;
  const asks = limitByAddress(app, requestsPerMinute, MINUTE);
  const loads = limitByAddress(app, filesPerMinute, MINUTE);
  const pipelines = new PipelineGuard();
  app.addHook('onRequest', async (request, reply) => {
    if (!pipelines.admits(request, reply.raw)) return reply.hijack();
    reply.header('x-request-id', request.id);
    const language = languageOf(request.headers['accept-language']);
    const often = await (isFile(request, page) ? loads : asks)(request);
    // Whoever goes on must connect anew.
    if (often !== undefined) return sendTooOften(reply.header('connection', 'close'), often, language);
    if (!isForThisServer(request, settings)) return sendRefusal(reply, refuse('wrong-host'), language);
    if (request.ws && request.routeOptions.url !== LIVE_PATH)
      return sendRefusal(reply, refuse('no-such-page'), language);
  });
}

function serveAll(app: FastifyInstance, services: Services, page: ReadonlyMap<string, StaticFile>): void {
  const routes = allRoutes(services);
  answerErrors(app, methodsByPath(routes, page.keys()));
  registerRoutes(app, routes, services);
  registerLiveSocket(app, services);
  serveHealth(app, services);
  servePage(app, page);
}
