import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/** Names that nobody can register, so that they always mean a machine at hand: no dot at all, or one of these ends. */
const AT_HAND = /^[^.]+$|\.(?:localhost|local|lan|internal|intranet|test|home\.arpa)$/;

/**
 * Whether a request was sent to this server by one of its names: that of `PUBLIC_URL`, a number, or a name at hand. Another name is
 * one that somebody else has pointed here, to let a page of theirs pass for ours.
 */
export function isForThisServer(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): boolean {
  // What a proxy says it was asked for counts besides what it asks for itself, not instead.
  return [headers.host ?? '', host].every((said) => said === '' || isOwnName(said, publicUrl));
}

function isOwnName(said: string, publicUrl: URL | undefined): boolean {
  const address = `http://${said}`;
  if (!URL.canParse(address) || /[/?#@\\]/.test(said)) return false;
  const name = new URL(address).hostname.replace(/\.$/, '');
  if (name === publicUrl?.hostname.replace(/\.$/, '')) return true;
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || AT_HAND.test(name);
}
