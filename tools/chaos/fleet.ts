import type { Dice } from '@furrow/kernel/dice';
import { type ServerBuild, ServerProcess } from '../online/server-process';
import type { Database } from './database';
import { DatabaseWire } from './database-wire';

/** A process with the wire to its database, if that can be cut. */
export interface Member {
  server: ServerProcess;
  readonly wire?: DatabaseWire;
  /** It is not being killed, started or replaced. */
  runs: boolean;
}

type Environment = Readonly<Record<string, string>>;

/** The processes of a run: one, or several on one PostgreSQL. */
export class Fleet {
  readonly members: Member[] = [];
  /** Everybody who ever ran, for what they complained of. */
  private readonly all: ServerProcess[] = [];
  private program: string;
  private updated: string | undefined;

  constructor(
    private readonly build: ServerBuild,
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly dice: Dice,
  ) {
    this.program = build.program;
  }

  /** Starts so many processes. */
  async start(count: number): Promise<void> {
    const { databaseUrl } = this.database.settings;
    for (let i = 0; i < count; i++) {
      const wire = count > 1 && databaseUrl !== undefined ? new DatabaseWire(databaseUrl) : undefined;
      await wire?.listen();
      const member: Member = { server: this.made(wire), runs: true, ...(wire && { wire }) };
      this.members.push(member);
      await member.server.start();
    }
  }

  /** Any process that runs; the balancer does not know whether it is well. */
  any(): ServerProcess {
    const running = this.members.filter(({ runs }) => runs);
    const some = running.length > 0 ? running : this.members;
    return some[this.dice.below(some.length)].server;
  }

  /** Any member. */
  anyMember(): Member {
    return this.members[this.dice.below(this.members.length)];
  }

  /** Ends a process without a warning and starts it again, after something was done. */
  async killed(member: Member, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    member.runs = false;
    await member.server.kill();
    await meanwhile();
    await member.server.start();
    member.runs = true;
  }

  /**
   * Replaces every process, one after the other, by one whose rules have another name: the new one runs before the old one is asked
   * to end. Gives the exit codes.
   */
  async rolled(): Promise<readonly (number | null)[]> {
    this.updated ??= this.build.updated();
    this.program = this.program === this.updated ? this.build.program : this.updated;
    const codes: (number | null)[] = [];
    for (const member of this.members) {
      const old = member.server;
      const next = this.made(member.wire);
      await next.start();
      member.server = next;
      codes.push(await old.stop());
    }
    return codes;
  }

  /** Asks all to end; gives their exit codes. */
  stop(): Promise<readonly (number | null)[]> {
    return Promise.all(this.members.map(({ server }) => server.stop()));
  }

  async kill(): Promise<void> {
    await Promise.all(this.all.map((server) => server.kill()));
    for (const { wire } of this.members) await wire?.close();
  }

  get complaints(): readonly string[] {
    return this.all.flatMap(({ complaints }) => complaints);
  }

  private made(wire: DatabaseWire | undefined): ServerProcess {
    const near = wire === undefined ? {} : { DATABASE_URL: wire.near };
    const server = new ServerProcess(this.program, {
      ...this.database.environment,
      ...near,
      ...this.environment,
    });
    this.all.push(server);
    return server;
  }
}
