// A wire between browsers and a server that can be cut. What a browser is told about being offline does not reach its workers
// at once; a wire that is cut carries nothing.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Wire {
  readonly address: string;
  /** Ends all connections and lets no new one through. */
  cut(): void;
  /** Lets connections through again. */
  mend(): void;
}

/** Lays a wire to a server for the tests of a file; `target` is the address of the server. */
export function useWire(target: () => string): Wire {
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(target()).port), '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    get address() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    },
    cut() {
      whole = false;
      for (const socket of open) socket.destroy();
    },
    mend() {
      whole = true;
    },
  };
}
