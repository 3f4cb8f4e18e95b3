import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** So many requests of one connection may wait for their answers. Browsers and proxies send the next one when they have the last answer. */
const MOST_WAITING = 10;

/** Ends connections that send request after request without waiting for answers, before anything is done for them. */
export class PipelineGuard {
  private readonly waiting = new WeakMap<Socket, number>();

  /** Counts a request until it is answered; false if its connection is ended instead. */
  admits({ raw: { socket } }: FastifyRequest, response: NodeJS.EventEmitter): boolean {
    if (socket.destroyed) return false;
    const count = (this.waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) {
      socket.destroy();
      return false;
    }
    this.waiting.set(socket, count);
    response.once('close', () => this.waiting.set(socket, (this.waiting.get(socket) ?? 1) - 1));
    return true;
  }
}
