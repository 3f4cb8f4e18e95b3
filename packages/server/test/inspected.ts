import { WebSocket } from 'ws';

const MEGABYTE = 1024 * 1024;

/** What Node needs to be asked from outside about its memory and its pauses. */
export const ASKABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What Node's inspector answers. */
interface Answered {
  readonly usedSize?: number;
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** How much memory the values of a program use after everything that nobody needs was thrown away, in MB. `said` is what the program wrote about where it can be asked. */
export function heapInUse(said: string): Promise<number> {
  return withInspector(said, async (ask) => {
    await ask('HeapProfiler.collectGarbage');
    const { usedSize } = await ask('Runtime.getHeapUsage');
    if (usedSize === undefined) throw new Error('the server does not say how much memory it uses');
    return usedSize / MEGABYTE;
  });
}

/** What an expression gives in a program. */
export function evaluated(said: string, expression: string): Promise<unknown> {
  return withInspector(said, async (ask) => {
    const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result?.value;
  });
}

type Ask = (method: string, parameters?: object) => Promise<Answered>;

async function withInspector<T>(said: string, job: (ask: Ask) => Promise<T>): Promise<T> {
  const address = /ws:\/\/\S+/.exec(said)?.[0];
  if (address === undefined) throw new Error('the server does not say where it can be asked');
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    return await job((method, parameters = {}) => ask(socket, method, parameters));
  } finally {
    socket.close();
  }
}

async function ask(socket: WebSocket, method: string, params: object): Promise<Answered> {
  socket.send(JSON.stringify({ id: 1, method, params }));
  for (;;) {
    const text = await once(socket, 'message');
    const { id, result } = JSON.parse(text) as { id?: number; result?: Answered };
    if (id === 1) return result ?? {};
  }
}

function once(socket: WebSocket, what: 'open' | 'message'): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once(what, (data?: Buffer) => resolve(data?.toString() ?? ''));
  });
}
