import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CloseReason, Connection } from '../live/connections';
import type { Services } from '../services';
import { refuseWith } from '../words/refused';
import type { Call, Lines, LineWriter } from './route';
import { sendRefusal } from './send-refusal';

const HEARTBEAT = 15_000;

interface Listening {
  readonly services: Services;
  readonly call: Call<'anybody', unknown, unknown, unknown>;
}

/** Sends lines of JSON until the reader goes, an empty line at once and from time to time so that everybody knows that it lives. */
export async function sendJsonLines(
  reply: FastifyReply,
  { lines }: Lines,
  { services, call }: Listening,
): Promise<FastifyReply> {
  const { connections, metrics, settings } = services;
  const most = connections.limitReachedBy(call);
  if (most !== undefined) return sendRefusal(reply, refuseWith('too-many-streams', { most }), call.language);
  const stream = new PassThrough({ highWaterMark: Math.min(65_536, settings.limits.waitingBytes / 4) });
  const connection: Connection = {
    caller: call.caller,
    address: call.address,
    end(why: CloseReason): void {
      metrics.ended.inc({ why });
      if (why === 'slow') stream.destroy();
      else stream.end();
    },
  };
  // Only with the first byte the reader hears that the answer has begun.
  stream.write('\n');
  connections.add(connection);
  const beat = setInterval(() => void (stream.writableLength === 0 && stream.write('\n')), HEARTBEAT);
  const stop = lines(writerTo(stream, connection, settings.limits.waitingBytes));
  stream.once('close', () => {
    clearInterval(beat);
    connections.remove(connection);
    void ending(stop);
  });
  stop.catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

/** Ends what feeds a stream; that it failed to begin was said before. */
async function ending(begun: Promise<() => void>): Promise<void> {
  const stop = await begun.catch(() => undefined);
  stop?.();
}

function writerTo(stream: PassThrough, connection: Connection, waitingBytes: number): LineWriter {
  const waiting = (): number => stream.writableLength + stream.readableLength;
  return {
    write(line) {
      if (!stream.writable) return;
      if (waiting() > waitingBytes) connection.end('slow');
      else stream.write(`${JSON.stringify(line)}\n`);
    },
    async drained() {
      while (stream.writable && stream.writableNeedDrain)
        await new Promise<void>((resolve) => {
          const done = (): void => {
            stream.off('drain', done).off('close', done);
            resolve();
          };
          stream.on('drain', done).on('close', done);
        });
    },
    end: () => void stream.end(),
  };
}
