// Somebody with a live socket.
import type { Frame } from '@furrow/wire/frames';
import type { Told } from '@furrow/wire/told';
import { WebSocket } from 'ws';
import type { Visitor } from './http-visitor';

type Answered = Extract<Frame, { answer: number }>;

/** A live socket that remembers everything that it was told. */
export class Listener {
  readonly frames: Frame[] = [];
  private readonly watching = new Set<() => void>();
  private ids = 0;
  /** How the socket ended. */
  ended: { readonly code: number; readonly reason: string } | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
      this.wake();
    });
    socket.on('close', (code, reason) => {
      this.ended = { code, reason: reason.toString() };
      this.wake();
    });
    socket.on('error', () => this.wake());
  }

  /** Opens a socket; rejects with the status if it is refused. */
  static async open(who: Visitor, headers: Readonly<Record<string, string>> = {}): Promise<Listener> {
    const url = `${who.url.replace('http', 'ws')}/api/live`;
    const socket = new WebSocket(url, { headers: { ...who.headers, ...headers } });
    const listener = new Listener(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, response) => {
        reject(new Error(`refused with ${response.statusCode}`));
        response.resume();
      });
      socket.once('error', reject);
    });
    return listener;
  }

  /** Resolves when something is so. */
  async until<T>(look: () => T | undefined | false): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
      await new Promise<void>((resolve) => this.watching.add(resolve));
    }
  }

  /** Asks for something and gives the answer. */
  async ask(wanted: object): Promise<Answered> {
    this.ids++;
    const id = this.ids;
    this.socket.send(JSON.stringify({ id, ...wanted }));
    return this.until(() =>
      this.frames.find((frame): frame is Answered => 'answer' in frame && frame.answer === id),
    );
  }

  /** All news of a table, in the order in which they came. */
  told(table: string): readonly Told[] {
    return this.frames.flatMap((frame) => ('told' in frame && frame.table === table ? [frame.told] : []));
  }

  close(): void {
    this.socket.close();
  }

  private wake(): void {
    for (const go of this.watching) {
      this.watching.delete(go);
      go();
    }
  }
}
