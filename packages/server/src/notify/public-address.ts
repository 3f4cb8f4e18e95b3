import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Addresses of this machine and of networks that are nobody else's business; two lists, for one would mix both kinds. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(net, bits, 'ipv4');
/** Only 2000::/3 is the world outside, and not all of it. */
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.ipv6.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to the world outside; one that only wraps another is judged by that. */
export function isPublicAddress(address: string): boolean {
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (wrapped !== null) return isPublicAddress(wrapped[1]);
  if (/^::ffff:/i.test(address)) return false;
  const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
  return !inside[kind].check(address, kind);
}

/** Finds the address of a name as usual, but only if every address it has is outside: asked for each connection. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '');
    const wrong = found.find(({ address }) => !isPublicAddress(address));
    if (found.length === 0 || wrong !== undefined)
      return done(new Error(`${name} is not a public address`), '');
    if (options.all === true) return done(null, found);
    done(null, found[0].address, found[0].family);
  });
};

/** Makes connections to the world outside only. */
export const publicAgent = new Agent({ lookup: publicLookup });

/** Throws if an address says with numbers that it is inside; names are looked at when they are called. */
export function assertPublicHost({ hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw new Error(`${bare} is not a public address`);
}
