import { WebSocket } from 'ws';

const MEGABYTE = 1024 * 1024;

/** What Node needs to be asked from outside how much memory its values use. */
export const ASKABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** How much memory the values of a program use after everything that nobody needs was thrown away, in MB. `said` is what the program wrote about where it can be asked. */
export async function heapInUse(said: string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(said)?.[0];
  if (address === undefined) throw new Error('the server does not say where its memory can be asked for');
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    await ask(socket, 'HeapProfiler.collectGarbage');
    const { usedSize } = await ask(socket, 'Runtime.getHeapUsage');
    if (usedSize === undefined) throw new Error('the server does not say how much memory it uses');
    return usedSize / MEGABYTE;
  } finally {
    socket.close();
  }
}

async function ask(socket: WebSocket, method: string): Promise<{ readonly usedSize?: number }> {
  socket.send(JSON.stringify({ id: 1, method }));
  for (;;) {
    const text = await once(socket, 'message');
    const { id, result } = JSON.parse(text) as { id?: number; result?: { usedSize?: number } };
    if (id === 1) return result ?? {};
  }
}

function once(socket: WebSocket, what: 'open' | 'message'): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once(what, (data?: Buffer) => resolve(data?.toString() ?? ''));
  });
}
