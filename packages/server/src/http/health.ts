import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { refuse } from '../words/refused';
import { languageOf } from './language';
import { sendRefusal } from './send-refusal';

const PATIENCE = 5000;

/** Says whether the process lives, and whether it can do its work: the database answers and nobody has asked it to stop. */
export function serveHealth(app: FastifyInstance, { store, log }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health', async (_request, reply) => reply.send({ alive: true }));
  app.get('/ready', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    if (closing) return sendRefusal(reply, refuse('closing'), language);
    try {
      await inTime(store.ready());
      return reply.send({ ready: true });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return sendRefusal(reply, refuse('busy'), language);
    }
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
