import { randomUUID } from 'node:crypto';
import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import type { Dice } from '@furrow/kernel/dice';
import type { Act, Answer, Refusal } from '@furrow/wire/acts';
import type { TableWish } from '@furrow/wire/wish';
import type { Player } from '../../src/table/command/actor';
import { Tables } from '../../src/table/tables';
import type { TablesContext } from '../../src/table/tables-context';
import { MemoryTableStore } from './memory-table-store';

/** People by the letters of their names. */
export function person(letter: string): Player {
  return { id: `id-${letter}`, name: `Name ${letter}`, language: 'en' };
}

/** So many people. */
export function somePeople(count: number): Player[] {
  return Array.from({ length: count }, (_, i) => person('abcdef'[i]));
}

/** A wish for a table at which nobody is in a hurry. */
export function wish(game: string, seats: number, options: Readonly<Record<string, string>> = {}): TableWish {
  return { game, options, seats, public: true, rated: false, pace: { pace: 'free' } };
}

/** Tables with a store and a clock of their own, whose deals are the same in every run. What goes wrong is gathered. */
export class World {
  readonly failures: unknown[] = [];
  readonly tableStore: MemoryTableStore;
  time = 1_000_000;
  tables: Tables;
  private deals = 0;

  constructor(
    private readonly given: Partial<TablesContext> & { readonly tableStore?: MemoryTableStore } = {},
  ) {
    this.tableStore = given.tableStore ?? new MemoryTableStore();
    this.tables = this.opened();
  }

  private opened(): Tables {
    return new Tables({
      now: () => this.time,
      chance: { newSeed: () => String(++this.deals).padStart(64, '0'), commitmentOf, chanceMove },
      failed: (_, error) => this.failures.push(error),
      ...this.given,
      tableStore: this.tableStore,
    });
  }

  /** The server ends and begins anew. */
  restart(): void {
    this.tables = this.opened();
  }

  act(id: string, who: Player, act: Act, key: string = randomUUID()): Promise<Answer> {
    return this.tables.act(id, who, { key, act });
  }

  /** Does what must be possible. */
  async must(id: string, who: Player, act: Act): Promise<number> {
    const answer = await this.act(id, who, act);
    if (!answer.ok) throw new Error(`${who.name}: ${JSON.stringify([act, answer.refusal])}`);
    return answer.no;
  }

  /** Does what must be refused. */
  async refused(id: string, who: Player, act: Act): Promise<Refusal> {
    const answer = await this.act(id, who, act);
    if (answer.ok) throw new Error(`${who.name} may ${JSON.stringify(act)}`);
    return answer.refusal;
  }

  /** A table on which these people sit and play; all of them were there when the game began. */
  async begun(people: readonly Player[], wanted: TableWish): Promise<string> {
    const id = await this.created(people[0], wanted);
    const leave = people.map((one) => this.tables.presence.join(id, one.id));
    for (const one of people.slice(1)) await this.must(id, one, { act: 'sit' });
    const full = people.length === wanted.seats;
    if (people.length === 1 && full) await this.must(id, people[0], { act: 'start' });
    for (const go of leave) go();
    return id;
  }

  async created(owner: Player, wanted: TableWish): Promise<string> {
    const created = await this.tables.create(owner, wanted);
    if ('refusal' in created) throw new Error(JSON.stringify(created.refusal));
    return created.id;
  }

  /** The people who are waited for. */
  async waited(id: string, people: readonly Player[]): Promise<Player[]> {
    const known = await this.tables.facts(id);
    return people.filter((one) =>
      known?.waiting.some((seat) => {
        const sitter = known.sitters[seat];
        return sitter !== null && 'person' in sitter && sitter.person === one.id;
      }),
    );
  }

  /** Somebody who is waited for makes any move; false if the game waits for nobody of these. */
  async anyMove(id: string, people: readonly Player[], dice: Dice): Promise<boolean> {
    const waited = await this.waited(id, people);
    if (waited.length === 0) return false;
    const who = waited[dice.below(waited.length)];
    const asked = await this.tables.decision(id, who.id, 'en');
    if (asked === undefined) throw new Error(`${who.name} is waited for and not asked`);
    const { move } = asked.moves[dice.below(asked.moves.length)];
    await this.must(id, who, { act: 'play', number: asked.number, move });
    return true;
  }
}
