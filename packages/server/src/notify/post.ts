import type { OutgoingHttpHeaders } from 'node:http';
import { type Agent, request } from 'node:https';
import { assertPublicHost } from './public-address';

/** What is posted, and through what. */
export interface PostRequest {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
  readonly agent: Agent;
  /** How many milliseconds it may take in all, however busy the other side seems. */
  readonly longest: number;
}

/**
 * Posts something to an address that somebody else has chosen and gives the status of the answer. Nothing more of the
 * answer is read, for it may have no end. It never follows elsewhere and never calls inside.
 */
export function post(url: URL, { headers, body, agent, longest }: PostRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    assertPublicHost(url);
    const asked = request(url, { method: 'POST', headers, agent }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    const late = setTimeout(() => asked.destroy(new Error(`no answer within ${longest} ms`)), longest);
    asked.on('error', reject);
    asked.on('close', () => {
      clearTimeout(late);
      reject(new Error('the connection ended without an answer'));
    });
    asked.end(body);
  });
}

/** Whether a status says that all is well. */
export function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
