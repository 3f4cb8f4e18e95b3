import type { Answer, KeyedAct } from '@furrow/wire/acts';
import { newId } from '../ids';
import type { Player } from '../table/command/actor';
import type { TableQuestion } from '../table/read/question';
import type { Bus, Message } from './bus';

/** So long another process may take for an answer, in milliseconds; then it is not known what came of it. */
const LONGEST = 5000;

/** What is done here for other processes. */
interface DoneHere {
  act(table: string, person: Player, keyed: KeyedAct): Promise<Answer>;
  read(table: string, question: TableQuestion): Promise<unknown>;
}

type Asked = Extract<Message, { say: 'act' | 'read' }>;
type Answered = Extract<Message, { say: 'answer' | 'found' }>;

/** Acts at tables that another process plays with its rules are done there, and it is asked how they stand. */
export class Forwarding {
  private readonly waiting = new Map<string, (answered: Answered) => void>();

  constructor(
    private readonly bus: Bus,
    private readonly here: DoneHere,
  ) {
    bus.subscribe((message, from) => {
      if (!('to' in message) || message.to !== bus.me) return;
      if (message.say === 'act' || message.say === 'read') void this.doFor(from, message);
      if (message.say === 'answer' || message.say === 'found') this.waiting.get(message.ask)?.(message);
    });
  }

  /** What another process answers; undefined if that is not known. The same key may be sent again then. */
  async actAt(to: string, table: string, person: Player, keyed: KeyedAct): Promise<Answer | undefined> {
    const answered = await this.ask({ say: 'act', to, ask: newId(), table, person, keyed });
    return answered?.say === 'answer' ? answered.answer : undefined;
  }

  /** What another process knows of a table; undefined if it does not say. */
  async readAt(
    to: string,
    table: string,
    question: TableQuestion,
  ): Promise<{ readonly found?: unknown } | undefined> {
    const answered = await this.ask({ say: 'read', to, ask: newId(), table, question });
    return answered?.say === 'found' ? answered : undefined;
  }

  private async ask(asked: Asked): Promise<Answered | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<Answered | undefined>((resolve) => {
      this.waiting.set(asked.ask, resolve);
      timer = setTimeout(() => resolve(undefined), LONGEST);
    });
    try {
      await this.bus.send(asked);
      return await answered;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(asked.ask);
    }
  }

  /** Whoever asked finds out by sending the key again if this cannot be told. */
  private async doFor(to: string, asked: Asked): Promise<void> {
    try {
      await this.bus.send(await this.answerTo(to, asked));
    } catch {
      return;
    }
  }

  private async answerTo(to: string, asked: Asked): Promise<Answered> {
    const { ask, table } = asked;
    return asked.say === 'act'
      ? { say: 'answer', to, ask, answer: await this.here.act(table, asked.person, asked.keyed) }
      : { say: 'found', to, ask, found: await this.here.read(table, asked.question) };
  }
}
