import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Dice } from '@furrow/kernel/dice';
import type { Tally } from './tally';

const LONGEST = 60;

/** A wire between clients and the server that is slow at times and can be cut. */
export class Proxy {
  /** Whether what it carries is sometimes held back. */
  slow = true;
  private readonly open = new Set<readonly [Socket, Socket]>();
  private readonly server: Server;

  constructor(
    private readonly target: () => number,
    private readonly dice: Dice,
    private readonly tally: Tally,
  ) {
    this.server = createServer((near) => this.carry(near));
  }

  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts one in so many of the connections; says how many. */
  cut(oneIn: number): number {
    const chosen = [...this.open].filter(() => this.dice.below(oneIn) === 0);
    for (const socket of chosen.flat()) socket.destroy();
    this.tally.add('connections cut', chosen.length);
    return chosen.length;
  }

  async close(): Promise<void> {
    for (const pair of this.open) for (const socket of pair) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(near: Socket): void {
    const far = connect(this.target(), '127.0.0.1');
    const pair = [near, far] as const;
    this.open.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.open.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    this.pour(near, far);
    this.pour(far, near);
  }

  /** Carries everything in order; some of it waits a little, and what comes after it too. */
  private pour(from: Socket, to: Socket): void {
    let before: Promise<void> = Promise.resolve();
    from.on('data', (part: Buffer) => {
      const late = this.slow && this.dice.below(20) === 0 ? this.dice.below(LONGEST) : 0;
      if (late > 0) this.tally.add('pieces held back');
      before = before.then(async () => {
        if (late > 0) await new Promise((go) => setTimeout(go, late));
        if (!to.destroyed) to.write(part);
      });
    });
  }
}
