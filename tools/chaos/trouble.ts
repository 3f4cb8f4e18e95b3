import type { Dice } from '@furrow/kernel/dice';
import type { ServerProcess } from '../online/server-process';
import type { Database } from './database';
import type { Proxy } from './proxy';
import type { Tally } from './tally';

/** What trouble can be made with. */
interface Victims {
  readonly server: ServerProcess;
  readonly proxy: Proxy;
  readonly database: Database;
  readonly dice: Dice;
  readonly tally: Tally;
}

/** How often each trouble comes, of so many. Longer pauses than five seconds let writes of the embedded database fail. */
const OFTEN = { cut: 6, kill: 5, freeze: 2, pause: 3 } as const;
const PAUSES = [300, 1000, 2500, 6500] as const;

/** Makes trouble until it is told to stop: cuts wires, kills the server and starts it again, lets server or database stand still. */
export class Trouble {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private wake: () => void = () => {};

  constructor(private readonly victims: Victims) {}

  start(): void {
    this.running = this.go();
  }

  /** No more trouble; resolves when the last one is over and everything runs again. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async go(): Promise<void> {
    const { dice } = this.victims;
    while (!this.stopped) {
      await new Promise<void>((go) => {
        this.wake = go;
        setTimeout(go, 300 + dice.below(2500));
      });
      if (!this.stopped) await this.one();
    }
  }

  private async one(): Promise<void> {
    const { server, proxy, dice, tally } = this.victims;
    const names = (Object.keys(OFTEN) as (keyof typeof OFTEN)[]).flatMap((name) =>
      Array.from({ length: OFTEN[name] }, () => name),
    );
    switch (names[dice.below(names.length)]) {
      case 'cut':
        return proxy.cut(1 + dice.below(4));
      case 'kill':
        tally.add('kills');
        await server.kill();
        return server.start();
      case 'freeze':
        return this.freeze();
      case 'pause':
        return this.pause();
    }
  }

  private async freeze(): Promise<void> {
    const { server, dice, tally } = this.victims;
    tally.add('server frozen');
    process.kill(server.pid, 'SIGSTOP');
    await new Promise((go) => setTimeout(go, 200 + dice.below(2000)));
    process.kill(server.pid, 'SIGCONT');
  }

  /** Half of the time the server is killed while the database stands still. */
  private async pause(): Promise<void> {
    const { server, database, dice, tally } = this.victims;
    tally.add('database paused');
    const paused = database.pause(PAUSES[dice.below(PAUSES.length)]);
    if (dice.below(2) === 0) {
      tally.add('kills');
      await new Promise((go) => setTimeout(go, 200));
      await server.kill();
      await paused;
      return server.start();
    }
    return paused;
  }
}
