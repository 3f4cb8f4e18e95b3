import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { clientAddress } from './client-address';

/**
 * Ends further connections of an address that has too many, whether anything is asked by them or not: whoever opens them without end would leave
 * none for others. Behind a proxy all connections come from there, and it is for the proxy to count.
 */
export function limitConnections({ server }: FastifyInstance, { proxies, limits }: Settings): void {
  if (proxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = clientAddress({ ip: socket.remoteAddress ?? '' });
    const count = (open.get(from) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) return socket.destroy();
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}
