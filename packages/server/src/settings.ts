import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Limits, readLimits } from './limits';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What whoever runs the server can choose. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Under which address people reach the server; without it, whatever address they used. */
  readonly publicUrl?: URL;
  /** What whoever runs the server says about privacy themselves. */
  readonly privacyUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  /** The logins of those who decide about what people complain of and what looks unfair. */
  readonly moderators: readonly string[];
  /** How many proxies stand before the server; their word about addresses and https is believed. */
  readonly proxies: number;
  /** How many processes share the port, each with a part of the work. */
  readonly workers: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether everybody may read the metrics, not only this machine. */
  readonly metricsForAll: boolean;
  readonly limits: Limits;
}

/** A setting that cannot be: says which, and what would be right. */
export class BadSetting extends Error {
  constructor(name: string, value: string, right: string) {
    super(`${name}=${value} cannot be: ${right}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that environment variables ask for; throws `BadSetting`. */
export function readSettings(environment: Environment): Settings {
  const said = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const smtpUrl = url('SMTP_URL', said('SMTP_URL'), ['smtp:', 'smtps:'])?.href;
  const databaseUrl = url('DATABASE_URL', said('DATABASE_URL'), ['postgres:', 'postgresql:'])?.href;
  const publicUrl = publicAddress(said('PUBLIC_URL'));
  const privacyUrl = url('PRIVACY_URL', said('PRIVACY_URL'), ['https:', 'http:'])?.href;
  const workers = workersOf(said('WORKERS') ?? '1', databaseUrl);
  const mailFrom = mailAddress(said('MAIL_FROM'));
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new BadSetting('MAIL_FROM', '', 'with SMTP_URL it must say who writes, such as furrow@example.org');
  return {
    port: whole('PORT', said('PORT') ?? '3000', 0, 65_535),
    host: said('HOST') ?? '0.0.0.0',
    data: resolve(said('DATA') ?? 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(privacyUrl !== undefined && { privacyUrl }),
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(mailFrom !== undefined && { mailFrom }),
    moderators: (said('MODERATORS') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    proxies: whole('TRUST_PROXY', said('TRUST_PROXY') ?? '0', 0, 10),
    workers,
    logLevel: oneOf('LOG_LEVEL', said('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    metricsForAll: oneOf('METRICS', said('METRICS') ?? 'local', ['local', 'public'] as const) === 'public',
    limits: readLimits((name, usual, most) => whole(name, said(name) ?? String(usual), 1, most)),
  };
}

/** So many workers, or as many as there are processors. */
function workersOf(value: string, databaseUrl: string | undefined): number {
  const workers = value === 'all' ? availableParallelism() : whole('WORKERS', value, 1, 256);
  if (workers > 1 && databaseUrl === undefined)
    throw new BadSetting(
      'WORKERS',
      value,
      'several processes need PostgreSQL (DATABASE_URL); the embedded database has one',
    );
  return workers;
}

function whole(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new BadSetting(name, value, `a whole number from ${least} to ${most} is needed`);
  return number;
}

function oneOf<T extends string>(name: string, value: string, values: readonly T[]): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new BadSetting(name, value, `one of ${values.join(', ')} is needed`);
  return found;
}

/** An address with one of these protocols. What it says is not repeated in the error, for it may hold a password. */
function url(name: string, value: string | undefined, protocols: readonly string[]): URL | undefined {
  if (value === undefined) return undefined;
  const read = URL.canParse(value) ? new URL(value) : undefined;
  if (read === undefined || !protocols.includes(read.protocol) || read.hostname === '')
    throw new BadSetting(name, '…', `an address that begins with ${protocols[0]}// is needed`);
  return read;
}

function publicAddress(value: string | undefined): URL | undefined {
  const read = url('PUBLIC_URL', value, ['https:', 'http:']);
  if (read !== undefined && (read.pathname !== '/' || read.search !== '' || read.hash !== ''))
    throw new BadSetting('PUBLIC_URL', read.href, `no path is possible; ${read.origin} would be right`);
  return read;
}

function mailAddress(value: string | undefined): string | undefined {
  if (value !== undefined && !/^([^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value))
    throw new BadSetting('MAIL_FROM', value, 'an address such as furrow@example.org is needed');
  return value;
}
