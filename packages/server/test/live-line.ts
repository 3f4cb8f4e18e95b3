// A live socket that comes again when it breaks, for the runs of tools/ that play at real tables.
import type { Frame, Request } from '@furrow/wire/frames';
import { WebSocket } from 'ws';

/** What may happen to a frame on its way between a program and its socket. */
export interface Weather {
  /** Lets a frame that is sent, or that came, through: at once, later, twice or never. */
  pass(way: 'out' | 'in', go: () => void): void;
}

/** Nothing happens to frames. */
const calm: Weather = { pass: (_, go) => go() };

/** Whoever uses a line. */
export interface LineUser {
  /** The line is open, for the first time or again. */
  opened(): void;
  /** Something came, before the weather got at it. */
  came(frame: Frame): void;
  /** Something arrived. */
  arrived(frame: Frame): void;
}

/** Where a line leads, as whom, and through what weather. */
export interface LineWay {
  /** Where the server is now, such as `http://127.0.0.1:3000`. */
  url(): string;
  readonly cookie?: string | undefined;
  readonly weather?: Weather | undefined;
}

const AGAIN = 100;

/** A live socket that is opened again whenever it breaks, until somebody closes it. */
export class LiveLine {
  /** How often it broke after it was open. */
  broken = 0;
  private socket: WebSocket | undefined;
  private closed = false;
  private readonly weather: Weather;

  constructor(
    private readonly way: LineWay,
    private readonly user: LineUser,
  ) {
    this.weather = way.weather ?? calm;
    this.open();
  }

  /** Sends something, if the line is open. */
  send(request: Request): void {
    const text = JSON.stringify(request);
    const { socket } = this;
    this.weather.pass('out', () => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private open(): void {
    const { cookie } = this.way;
    const url = `${this.way.url().replace('http', 'ws')}/api/live`;
    const headers = { 'x-furrow': '1', ...(cookie !== undefined && { cookie }) };
    const socket = new WebSocket(url, { headers, handshakeTimeout: 5000, perMessageDeflate: false });
    this.socket = socket;
    let wasOpen = false;
    socket.on('open', () => {
      wasOpen = true;
      this.user.opened();
    });
    socket.on('message', (data: Buffer) => this.hear(socket, JSON.parse(data.toString()) as Frame));
    // Whatever is wrong, the end follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.closed) return;
      if (wasOpen) this.broken++;
      setTimeout(() => {
        if (!this.closed) this.open();
      }, AGAIN);
    });
  }

  private hear(socket: WebSocket, frame: Frame): void {
    this.user.came(frame);
    this.weather.pass('in', () => {
      if (socket === this.socket && !this.closed) this.user.arrived(frame);
    });
  }
}
