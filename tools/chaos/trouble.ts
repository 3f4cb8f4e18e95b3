import type { Dice } from '@furrow/kernel/dice';
import type { Database } from './database';
import type { Fleet } from './fleet';
import type { Proxy } from './proxy';
import type { Tally } from './tally';

/** What trouble can be made with. */
interface Victims {
  readonly fleet: Fleet;
  readonly proxy: Proxy;
  readonly database: Database;
  readonly dice: Dice;
  readonly tally: Tally;
  /** What went wrong that should not have. */
  readonly problems: string[];
}

type Kind = 'cut' | 'kill' | 'freeze' | 'pause' | 'unplug' | 'roll';

/** Every trouble comes once; then each as often as it stands here. */
const FIRST: readonly Kind[] = ['kill', 'cut', 'pause', 'freeze'];
const OFTEN: readonly Kind[] = ['cut', 'cut', 'cut', 'kill', 'kill', 'kill', 'pause', 'pause', 'freeze'];
/** With several processes also the wires between them and the database, and an update of all of them. */
const FIRST_OF_MANY: readonly Kind[] = [...FIRST, 'unplug', 'roll'];
const OFTEN_OF_MANY: readonly Kind[] = [...OFTEN, 'freeze', 'unplug', 'unplug', 'unplug'];
/** In milliseconds. Pauses longer than five seconds let writes of the embedded database fail. */
const PAUSES = [300, 1000, 2500, 6500] as const;
/** For so long a wire to the database swallows everything; 0 cuts it at once. The last one is longer than anybody waits. */
const SWALLOWED = [0, 0, 1500, 7000, 17_000] as const;

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
    const { dice, fleet } = this.victims;
    const isOne = fleet.members.length === 1;
    const [first, often] = isOne ? [FIRST, OFTEN] : [FIRST_OF_MANY, OFTEN_OF_MANY];
    for (let i = 0; !this.stopped || i < first.length; i++) {
      if (!this.stopped)
        await new Promise<void>((go) => {
          this.wake = go;
          setTimeout(go, 500 + dice.below(4000));
        });
      if (!this.stopped || i < first.length) await this.one(first[i] ?? often[dice.below(often.length)]);
    }
  }

  private async one(kind: Kind): Promise<void> {
    const { fleet, tally } = this.victims;
    switch (kind) {
      case 'cut':
        return this.cut();
      case 'kill':
        tally.add('kills');
        return fleet.killed(fleet.anyMember());
      case 'freeze':
        return this.freeze();
      case 'pause':
        return this.pause();
      case 'unplug':
        return this.unplug();
      case 'roll':
        return this.roll();
    }
  }

  /** After a kill it takes a while until there is something to cut. */
  private async cut(): Promise<void> {
    const { proxy, dice } = this.victims;
    for (let tries = 0; proxy.cut(1 + dice.below(4)) === 0 && tries < 100; tries++)
      await new Promise((go) => setTimeout(go, 100));
  }

  private async freeze(): Promise<void> {
    const { fleet, dice, tally } = this.victims;
    tally.add('server frozen');
    const { pid } = fleet.anyMember().server;
    process.kill(pid, 'SIGSTOP');
    await new Promise((go) => setTimeout(go, 200 + dice.below(fleet.members.length > 1 ? 8000 : 2000)));
    process.kill(pid, 'SIGCONT');
  }

  /** Half of the time the server is killed while the database stands still. */
  private async pause(): Promise<void> {
    const { fleet, database, dice, tally } = this.victims;
    tally.add('database paused');
    const paused = database.pause(PAUSES[dice.below(PAUSES.length)]);
    if (dice.below(2) === 0) {
      tally.add('kills');
      await new Promise((go) => setTimeout(go, 200));
      return fleet.killed(fleet.anyMember(), () => paused);
    }
    return paused;
  }

  /** The wire between one process and the database is cut, or swallows everything for a while first. */
  private async unplug(): Promise<void> {
    const { fleet, dice, tally } = this.victims;
    tally.add('database unplugged');
    const { wire } = fleet.anyMember();
    const time = SWALLOWED[dice.below(SWALLOWED.length)];
    if (time === 0) wire?.cut();
    else await wire?.swallow(time);
  }

  /** Every process is replaced while everybody plays. */
  private async roll(): Promise<void> {
    const { fleet, tally, problems } = this.victims;
    tally.add('updates of all processes');
    for (const code of await fleet.rolled())
      if (code !== 0) problems.push(`a server that was replaced ended with ${code}`);
  }
}
