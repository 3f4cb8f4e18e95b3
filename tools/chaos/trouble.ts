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

type Kind = 'cut' | 'kill' | 'freeze' | 'pause';

/** Every trouble comes once; then each as often as it stands here. */
const FIRST: readonly Kind[] = ['kill', 'cut', 'pause', 'freeze'];
const OFTEN: readonly Kind[] = ['cut', 'cut', 'cut', 'kill', 'kill', 'kill', 'pause', 'pause', 'freeze'];
/** In milliseconds. Pauses longer than five seconds let writes of the embedded database fail. */
const PAUSES = [300, 1000, 2500, 6500] as const;

/** Makes trouble until it is told to stop: cuts wires, kills the server and starts it again, lets server or database stand still. */
export class Trouble {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private wake: () => void = () => {};

  constructor(private readonly victims: Victims) {}

  start(): void {
    this.running = this.go();
    // Whatever goes wrong there is heard of at the end.
    this.running.catch(() => {});
  }

  /** No more trouble, once every kind came; resolves when the last one is over and everything runs again. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async go(): Promise<void> {
    const { dice } = this.victims;
    for (let i = 0; !this.stopped || i < FIRST.length; i++) {
      if (!this.stopped)
        await new Promise<void>((go) => {
          this.wake = go;
          setTimeout(go, 500 + dice.below(4000));
        });
      if (!this.stopped || i < FIRST.length) await this.one(FIRST[i] ?? OFTEN[dice.below(OFTEN.length)]);
    }
  }

  private async one(kind: Kind): Promise<void> {
    const { server, tally } = this.victims;
    switch (kind) {
      case 'cut':
        return this.cut();
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

  /** After a kill it takes a while until there is something to cut. */
  private async cut(): Promise<void> {
    const { proxy, dice } = this.victims;
    for (let tries = 0; proxy.cut(1 + dice.below(4)) === 0 && tries < 100; tries++)
      await new Promise((go) => setTimeout(go, 100));
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
