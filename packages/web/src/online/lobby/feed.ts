import type { Frame, LobbyRow, Request } from '@furrow/wire/frames';

/** What is heard of the lobby, and of tables that are followed. */
interface Hearing {
  /** The server is heard again: it tells of all tables anew. */
  opened(feed: Feed): void;
  /** The server is not heard; it is tried again and again. */
  closed(): void;
  row(table: string, row: LobbyRow | null): void;
  /** Something happened at a table that is followed. */
  told(table: string): void;
}

/** The live lobby. */
export interface Feed {
  /** Tells of what happens at a table after a number. */
  follow(table: string, from: number): void;
  close(): void;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Listens to the lobby until it is closed; a socket that breaks is opened again after a pause that grows. */
export function openFeed(hearing: Hearing): Feed {
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let requests = 0;
  let isClosed = false;
  const say = (request: Request) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  };
  const open = () => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    socket.onopen = () => {
      pause = FIRST_PAUSE;
      hearing.opened(feed);
      say({ do: 'lobby', id: ++requests, on: true });
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Frame, hearing);
    socket.onclose = () => {
      if (isClosed) return;
      hearing.closed();
      timer = setTimeout(open, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
  };
  const feed: Feed = {
    follow: (table, from) => say({ do: 'follow', id: ++requests, table, from }),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
  open();
  return feed;
}

function hear(frame: Frame, hearing: Hearing): void {
  if ('lobby' in frame) hearing.row(frame.lobby, frame.row);
  else if ('told' in frame) hearing.told(frame.table);
}
