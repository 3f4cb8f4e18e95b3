/** For whom something waits: a person, and one of their tables. */
export interface Whose {
  readonly person: string;
  readonly table: string;
}

/** So long it takes until half of what somebody has used is forgotten, in milliseconds. */
const HALF = 30_000;
/** What somebody has used that is less than this is not worth remembering. */
const NOTHING = 1;

/** What somebody has used lately. */
class Used {
  private amount = 0;
  private at = 0;

  now(time: number): number {
    return this.amount * 0.5 ** ((time - this.at) / HALF);
  }

  add(amount: number, time: number): void {
    this.amount = this.now(time) + amount;
    this.at = time;
  }
}

/** Something that waits, and how much it will use as far as is known. */
interface Waiting<T> {
  readonly thing: T;
  readonly cost: number;
}

class OfTable<T> {
  readonly used = new Used();
  readonly waiting: Waiting<T>[] = [];
}

class OfPerson<T> {
  readonly used = new Used();
  readonly tables = new Map<string, OfTable<T>>();
}

/**
 * Things that wait, each for a table of a person. Next comes whoever has used least lately, with what they want now: so neither
 * a person with many tables nor a table with much to do keeps the others waiting. Of equals whoever came first comes first.
 */
export class FairQueue<T> {
  private readonly people = new Map<string, OfPerson<T>>();

  constructor(private readonly now: () => number) {}

  add(whose: Whose, thing: T, cost: number): void {
    this.tableOf(whose).waiting.push({ thing, cost });
  }

  /** What is next; undefined if nothing waits. What it will use counts from now on. */
  take(): T | undefined {
    const time = this.now();
    const mine = least(this.people, (one) => needOf(one, time));
    const table = mine && least(mine.tables, (one) => tableNeed(one, time));
    const next = table?.waiting.shift();
    if (mine === undefined || table === undefined || next === undefined) return undefined;
    mine.used.add(next.cost, time);
    table.used.add(next.cost, time);
    this.forget(time);
    return next.thing;
  }

  /** Something used more, or less, than was thought. */
  correct(whose: Whose, difference: number): void {
    const time = this.now();
    this.personOf(whose).used.add(difference, time);
    this.tableOf(whose).used.add(difference, time);
  }

  /** All that waits; nothing waits any more. */
  takeAll(): T[] {
    const all = [...this.people.values()].flatMap(({ tables }) =>
      [...tables.values()].flatMap(({ waiting }) => waiting.map(({ thing }) => thing)),
    );
    this.people.clear();
    return all;
  }

  private personOf({ person }: Whose): OfPerson<T> {
    const found = this.people.get(person) ?? new OfPerson<T>();
    this.people.set(person, found);
    return found;
  }

  private tableOf(whose: Whose): OfTable<T> {
    const { tables } = this.personOf(whose);
    const found = tables.get(whose.table) ?? new OfTable<T>();
    tables.set(whose.table, found);
    return found;
  }

  /** Forgets whoever wants nothing and has used nothing lately. */
  private forget(time: number): void {
    for (const [person, { used, tables }] of this.people) {
      for (const [table, one] of tables)
        if (one.waiting.length === 0 && one.used.now(time) < NOTHING) tables.delete(table);
      if (tables.size === 0 && used.now(time) < NOTHING) this.people.delete(person);
    }
  }
}

/** The one with the least need; undefined if nobody needs anything. */
function least<V>(all: ReadonlyMap<string, V>, need: (one: V) => number): V | undefined {
  let [found, best]: [V | undefined, number] = [undefined, Infinity];
  for (const one of all.values()) {
    const wanted = need(one);
    if (wanted < best) [found, best] = [one, wanted];
  }
  return found;
}

/** What a table will have used with what waits there first; infinite if nothing waits. */
function tableNeed<T>({ used, waiting }: OfTable<T>, time: number): number {
  return waiting.length === 0 ? Infinity : used.now(time) + waiting[0].cost;
}

/** What a person will have used with what is next for them; infinite if nothing is. */
function needOf<T>({ used, tables }: OfPerson<T>, time: number): number {
  const next = least(tables, (one) => tableNeed(one, time));
  return next === undefined ? Infinity : used.now(time) + next.waiting[0].cost;
}
