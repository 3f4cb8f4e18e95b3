import { type IncomingMessage, request } from 'node:http';
import type { Visitor } from './http-visitor';

/** A stream of lines of JSON. */
export async function lines(who: Visitor, path: string) {
  const got: Record<string, unknown>[] = [];
  let wake: () => void = () => {};
  let rest = '';
  const sent = request(`${who.url}${path}`, { headers: who.headers, agent: false });
  sent.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  response.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part !== '') got.push(JSON.parse(part) as Record<string, unknown>);
    wake();
  });
  let ended = false;
  response.on('close', () => {
    ended = true;
    wake();
  });
  return {
    got,
    status: response.statusCode,
    type: response.headers['content-type'],
    ended: () => ended,
    async until(so: () => boolean): Promise<void> {
      while (!so()) await new Promise<void>((resolve) => (wake = resolve));
    },
    close: () => void sent.destroy(),
  };
}
