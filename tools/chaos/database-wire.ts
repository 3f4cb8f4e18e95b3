import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The wire between one process and its database: it can be cut, or swallow everything for a while. */
export class DatabaseWire {
  private readonly open = new Set<readonly [Socket, Socket]>();
  private readonly server: Server;
  private silent = false;

  /** `url` is where the database is. */
  constructor(private readonly url: string) {
    this.server = createServer((near) => this.carry(near));
  }

  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Where the process finds the database. */
  get near(): string {
    const url = new URL(this.url);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Cuts everything: both ends hear so. */
  cut(): void {
    for (const socket of [...this.open].flat()) socket.destroy();
    this.open.clear();
  }

  /** Carries nothing for so many milliseconds, and nobody hears why; then everything is cut. */
  async swallow(time: number): Promise<void> {
    this.silent = true;
    await new Promise((go) => setTimeout(go, time));
    this.silent = false;
    this.cut();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(near: Socket): void {
    const far = connect(Number(new URL(this.url).port), '127.0.0.1');
    const pair = [near, far] as const;
    this.open.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('data', (part: Buffer) => void (!this.silent && !to.destroyed && to.write(part)));
      from.on('close', () => {
        if (this.silent) return;
        this.open.delete(pair);
        to.destroy();
      });
    }
  }
}
