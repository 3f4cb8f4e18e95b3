import type { PoolClient } from 'pg';
import { BEAT, HANGS } from './heartbeat';
import { StoreProblem } from './problems';

/** The number of the lock, the same for every furrow: `furrow` in ASCII. PostgreSQL keeps locks of each database apart. */
const LOCK = 0x66_75_72_72_6f_77;
/** The pauses, in milliseconds, between looks whether somebody else has let go, and between tries to connect again. */
const LOOK = 100;
const AGAIN = 1000;

/** How a connection that writes is got, with the lock. */
type Acquire = () => Promise<PoolClient>;

/**
 * What lets servers write together, or one alone. The lock belongs to the connection that writes: whoever writes has it, and it
 * goes with the connection. Servers share it; whoever restores a backup has it alone, as servers had that knew nothing of each
 * other. A connection that ends is replaced at once. If somebody has the lock alone then, this server never writes again.
 */
export class PostgresLock {
  private readonly holders = new WeakSet<PoolClient>();
  private lose: (problem: StoreProblem) => void = () => {};
  /** Resolves if another server took the lock that this one had. */
  readonly lost = new Promise<StoreProblem>((resolve) => {
    this.lose = resolve;
  });
  private isHeld = false;
  private lostBy: StoreProblem | undefined;
  private closed = false;
  private beating: NodeJS.Timeout | undefined;

  constructor(
    private readonly databaseUrl: string,
    /** For how many milliseconds somebody else may still have the lock. */
    private readonly patience: number,
    private readonly acquire: Acquire,
    /** Whether nobody else may write. */
    private readonly alone: boolean,
  ) {}

  /** Resolves when a connection has the lock; throws `StoreProblem` if another server keeps it. */
  async take(client: PoolClient): Promise<void> {
    if (this.lostBy !== undefined) throw this.lostBy;
    if (this.holders.has(client)) return;
    const until = performance.now() + this.patience;
    while (!(await isGranted(client, this.alone))) {
      await endHungHolder(client);
      if (this.closed || performance.now() >= until) throw this.isTaken();
      await wait(LOOK);
    }
    this.isHeld = true;
    this.holders.add(client);
    client.once('end', () => void this.takeAgain());
    this.beating ??= setInterval(() => void this.beat(), BEAT).unref();
  }

  /** Shows that this server lives: its connection says something now and then, also while nothing is written. */
  private async beat(): Promise<void> {
    const client = await this.acquire().catch(() => undefined);
    // Whoever writes next hears what is wrong with the connection.
    const isBroken = await client?.query('select 1').then(
      () => false,
      () => true,
    );
    client?.release(isBroken);
  }

  /** Nobody needs the lock any more. */
  close(): void {
    this.closed = true;
    clearInterval(this.beating);
  }

  private async takeAgain(): Promise<void> {
    while (!this.closed && this.lostBy === undefined) {
      try {
        return (await this.acquire()).release();
      } catch {
        await wait(AGAIN);
      }
    }
  }

  private isTaken(): StoreProblem {
    const { host, pathname } = new URL(this.databaseUrl);
    const problem = new StoreProblem(
      `another furrow uses the database at ${host}${pathname}: stop it, or choose another database with DATABASE_URL=…`,
    );
    if (this.isHeld && !this.closed) {
      this.lostBy = problem;
      this.lose(problem);
    }
    return problem;
  }
}

async function isGranted(client: PoolClient, alone: boolean): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(
    `select pg_try_advisory_lock${alone ? '' : '_shared'}($1::bigint) as granted`,
    [LOCK],
  );
  return rows[0].granted;
}

/**
 * Ends the connection that has the lock if its server has said nothing for so long that it hangs: it lives, or the connection
 * would be gone, but does nothing. When it wakes it finds that it has lost the lock.
 */
async function endHungHolder(client: PoolClient): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
     and (classid::bigint << 32 | objid::bigint) = $1::bigint
     and state like 'idle%' and clock_timestamp() - state_change > $2 * interval '1 millisecond'`,
    [LOCK, HANGS],
  );
}

function wait(time: number): Promise<void> {
  return new Promise((go) => setTimeout(go, time));
}
