// The worker of the page: takes calls one after the other, answers each once, and posts the table after every change.
import type { Call, Posted } from '../protocol/commands';
import { Engine } from './engine';
import { handlersOf } from './handlers';
import { browserServer } from './remote/browser-server';
import { openSaves } from './saves';

const post = (posted: Posted) => postMessage(posted);
const handlers = handlersOf(
  new Engine(
    openSaves(),
    (table, opened) => post({ table, opened }),
    (thinking) => post({ thinking }),
    browserServer((rules) => post({ rules })),
  ),
);

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  void answer(data);
});

// A fault while somebody thinks reaches the page as one in a call does.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

async function answer({ id, name, send }: Call): Promise<void> {
  try {
    const handle = handlers[name] as (sent: unknown, number: number) => unknown;
    post({ to: id, answer: await handle(send, id) });
  } catch (error) {
    post({ to: id, failed: error instanceof Error ? error.message : String(error) });
  }
}
