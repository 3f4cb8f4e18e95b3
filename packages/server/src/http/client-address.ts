import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The groups of an IPv6 address that name a network; whoever has one has all addresses in it. */
const NETWORK = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** From where a request comes, as it is counted: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address] = ip.split('%', 1);
  return isIPv6(address) ? networkOf(address) : ip;
}

/** `2001:db8:0:7::/64` of `2001:db8:0:7:1::5`. */
function networkOf(address: string): string {
  const [head, tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const left = GROUPS - head.length - (tail?.length ?? 0);
  const groups = tail === undefined ? head : [...head, ...Array.from({ length: left }, () => '0'), ...tail];
  const network = groups.slice(0, NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
