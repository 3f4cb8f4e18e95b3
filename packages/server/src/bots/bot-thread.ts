// A thread in which bots think, so that nobody else waits for them.
import { parentPort } from 'node:worker_threads';
import { type BotJob, thinkInline } from '../table/bots/thinker';

const port = parentPort;
if (port === null) throw new Error('this file is the start of a thread, not of a program');

port.on('message', (job: BotJob) => {
  thinkInline(job).then(
    (move) => port.postMessage({ move }),
    (error: unknown) => port.postMessage({ failure: String(error) }),
  );
});
