// The server as it is built, in a process of its own that can be killed and started again at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));
const GENEROUS = {
  LIMIT_REQUESTS: '1000000',
  LIMIT_FILES: '1000000',
  LIMIT_LOADS: '1000000',
  LIMIT_ADDRESS_STREAMS: '1000000',
  LIMIT_CONNECTIONS: '1000000',
  LIMIT_CHANGES: '1000000',
  LIMIT_CHATS: '1000000',
  LIMIT_GUESTS: '1000000',
};

/** A server with a database of its own. */
export class BuiltServer {
  private readonly data = mkdtempSync(join(tmpdir(), 'furrow-online-'));
  private child: ChildProcess | undefined;
  private port = '0';

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Starts it, at the port that it had before, and waits until it listens. */
  async start(): Promise<void> {
    const own = { PORT: this.port, HOST: '127.0.0.1', DATA: this.data, LOG_LEVEL: 'silent' };
    const env = { ...process.env, ...GENEROUS, ...own };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.port = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(port);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
