// Two servers on one PostgreSQL, and people who are at either.
import { postgres } from '../databases';
import { type Running, run, Visitor } from '../http-visitor';
import { cut } from '../lock-holders';

/** Two servers on one database. */
export interface TwoServers {
  readonly one: Running;
  readonly two: Running;
  /** Breaks every connection to the database. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two servers on a new database; they know of each other when it resolves. */
export async function twoServers(
  environment: Readonly<Record<string, string>> = {},
  { now = Date.now } = {},
): Promise<TwoServers> {
  const place = await postgres.place();
  const start = () => run({ DATABASE_URL: String(place.databaseUrl), ...environment }, { now });
  const [one, two] = [await start(), await start()];
  await until(() => one.site.services.roster.others === 1 && two.site.services.roster.others === 1);
  return {
    one,
    two,
    cut: () => cut(place),
    async stop() {
      await one.stop();
      await two.stop();
    },
  };
}

/** Somebody as another server sees them: the same browser. */
export function elsewhere(who: Visitor, { url }: Running): Visitor {
  const same = new Visitor(url);
  same.cookies = who.cookies;
  same.token = who.token;
  same.id = who.id;
  return same;
}

/** Resolves when something is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((go) => setTimeout(go, 10));
}
