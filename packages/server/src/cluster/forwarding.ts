import type { Answer, KeyedAct } from '@furrow/wire/acts';
import { newId } from '../ids';
import type { Person } from '../table/command/person';
import type { Bus, Message } from './bus';

/** So long another process may take for an act, in milliseconds; then it is not known what came of it. */
const LONGEST = 5000;

/** Does an act here. */
type DoAct = (table: string, person: Person, keyed: KeyedAct) => Promise<Answer>;

/** Acts at tables that another process plays with its rules are done there. */
export class Forwarding {
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  constructor(
    private readonly bus: Bus,
    private readonly act: DoAct,
  ) {
    bus.subscribe((message, from) => {
      if (message.say === 'act' && message.to === bus.me) void this.doFor(from, message);
      if (message.say === 'answer' && message.to === bus.me) this.waiting.get(message.ask)?.(message.answer);
    });
  }

  /** What another process answers; undefined if that is not known. The same key may be sent again then. */
  async actAt(to: string, table: string, person: Person, keyed: KeyedAct): Promise<Answer | undefined> {
    const ask = newId();
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<Answer | undefined>((resolve) => {
      this.waiting.set(ask, resolve);
      timer = setTimeout(() => resolve(undefined), LONGEST);
    });
    try {
      await this.bus.tell({ say: 'act', to, ask, table, person, keyed });
      return await answered;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(ask);
    }
  }

  /** Whoever asked finds out by sending the key again if this cannot be told. */
  private async doFor(to: string, asked: Extract<Message, { say: 'act' }>): Promise<void> {
    const { ask, table, person, keyed } = asked;
    try {
      const answer = await this.act(table, person, keyed);
      await this.bus.tell({ say: 'answer', to, ask, answer });
    } catch {
      return;
    }
  }
}
