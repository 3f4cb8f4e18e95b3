import { hash, verify } from '@node-rs/argon2';
import { type Refused, refuse } from '../words/refused';

/** Argon2id is what the library uses; 19 MiB and two rounds take about a tenth of a second. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MOST_WAITING = 64;

/** Hashes passwords on other threads, a few at a time, so that many logins at once do not take the memory. */
export class PasswordHashing {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private nobodys: Promise<string> | undefined;

  constructor(private readonly atOnce: number) {}

  /** What is kept of a password. */
  hash(password: string): Promise<string | Refused> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Whether a password is the one that was hashed. Without a hash it takes the same time and says no. */
  async matches(password: string, hashed: string | undefined): Promise<boolean | Refused> {
    return this.inTurn(async () => {
      this.nobodys ??= hash('nobody has this password', COST);
      const nobodys = await this.nobodys;
      const same = await verify(hashed ?? nobodys, password);
      return same && hashed !== undefined;
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T | Refused> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= MOST_WAITING) return refuse('busy');
      await new Promise<void>((go) => this.waiting.push(go));
    } else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}
