import type { PoolClient } from 'pg';
import { StoreProblem } from './problems';

/** The number of the lock, the same for every furrow: `furrow` in ASCII. PostgreSQL keeps locks of each database apart. */
const LOCK = 0x66_75_72_72_6f_77;
/** The pauses, in milliseconds, between looks whether somebody else has let go, and between tries to connect again. */
const LOOK = 100;
const AGAIN = 1000;

/** How a connection that writes is got, with the lock. */
type Acquire = () => Promise<PoolClient>;

/**
 * What lets one server at a time write. The lock belongs to the connection that writes: whoever writes has it, and it goes
 * with the connection. One that ends is replaced at once, so that nobody else takes the lock while nothing is written. If
 * somebody else has it then, this server never writes again.
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

  constructor(
    private readonly databaseUrl: string,
    /** For how many milliseconds somebody else may still have the lock. */
    private readonly patience: number,
    private readonly acquire: Acquire,
  ) {}

  /** Resolves when a connection has the lock; throws `StoreProblem` if another server keeps it. */
  async take(client: PoolClient): Promise<void> {
    if (this.lostBy !== undefined) throw this.lostBy;
    if (this.holders.has(client)) return;
    const until = performance.now() + this.patience;
    while (!(await isGranted(client))) {
      if (this.closed || performance.now() >= until) throw this.isTaken();
      await wait(LOOK);
    }
    this.isHeld = true;
    this.holders.add(client);
    client.once('end', () => void this.takeAgain());
  }

  /** Nobody needs the lock any more. */
  close(): void {
    this.closed = true;
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

async function isGranted(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as granted',
    [LOCK],
  );
  return rows[0].granted;
}

function wait(time: number): Promise<void> {
  return new Promise((go) => setTimeout(go, time));
}
