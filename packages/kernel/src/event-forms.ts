import { type Coded, Unreadable } from './codec';
import type { Happening } from './run';
import type { Words } from './words';

/** How one value of an event is written in names and plain numbers, and read again. */
export interface ValueForm<T> {
  write(value: T): Coded;
  read(coded: unknown, place: string): T;
}

/** How the events of a game are written: a form for each value of each event, or it does not compile. */
export type FormsFor<E extends Happening> = {
  readonly [N in E['event']]: {
    readonly [K in Exclude<keyof Extract<E, { event: N }>, 'event'>]-?: ValueForm<
      Exclude<Extract<E, { event: N }>[K], undefined>
    >;
  };
};

/** The same for the events of any game. */
export type EventForms = Readonly<Record<string, Readonly<Record<string, ValueForm<unknown>>>>>;

/** An event as it is written. */
export type WrittenEvent = { readonly event: string } & { readonly [name: string]: Coded };

/** Writes an event. */
export function writeEvent(forms: EventForms, happening: Happening): WrittenEvent {
  const of = formsOf(forms, happening.event);
  const written: Record<string, Coded> & { event: string } = { event: happening.event };
  for (const [name, value] of Object.entries(happening))
    if (name !== 'event' && value !== undefined)
      written[name] = formOf(of, name, happening.event).write(value);
  return written;
}

/** Reads what `writeEvent` wrote. Anything unknown or of the wrong kind is refused with its place. */
export function readEvent(forms: EventForms, { event, ...values }: WrittenEvent): Happening {
  const of = formsOf(forms, event);
  const read = Object.entries(values).map(([name, coded]) => [
    name,
    formOf(of, name, event).read(coded, `${event}.${name}`),
  ]);
  return { event, ...(Object.fromEntries(read) as object) };
}

function formsOf(forms: EventForms, event: string): EventForms[string] {
  if (!Object.hasOwn(forms, event)) throw new Unreadable(event, 'there is no such event');
  return forms[event];
}

function formOf(of: EventForms[string], name: string, event: string): ValueForm<unknown> {
  if (!Object.hasOwn(of, name)) throw new Unreadable(`${event}.${name}`, 'there is no such value');
  return of[name];
}

/** A plain number: a seat, a round, how many. */
export const count: ValueForm<number> = {
  write: (value) => value,
  read: (coded, place) => {
    if (!Number.isInteger(coded)) throw new Unreadable(place, 'is not a whole number');
    return coded as number;
  },
};

/** Something by its word. */
export function one(words: Words): ValueForm<number> {
  return {
    write: (thing) => words.print(thing),
    read: (coded, place) => {
      const found = typeof coded === 'string' ? words.parse(coded) : undefined;
      if (found === undefined) throw new Unreadable(place, `'${String(coded)}' is not known`);
      return found;
    },
  };
}

/** Several values of one form. */
export function several<T>(form: ValueForm<T>): ValueForm<readonly T[]> {
  return {
    write: (values) => values.map((value) => form.write(value)),
    read: (coded, place) => {
      if (!Array.isArray(coded)) throw new Unreadable(place, 'is not a list');
      return coded.map((value, i) => form.read(value, `${place}[${i}]`));
    },
  };
}

/** Pairs of something and how many of it, as counts by name. */
export function amountsBy(words: Words): ValueForm<readonly (readonly [number, number])[]> {
  return {
    write: (pairs) => {
      const counts: Record<string, number> = {};
      for (const [thing, n] of pairs) counts[words.print(thing)] = (counts[words.print(thing)] ?? 0) + n;
      return counts;
    },
    read: (coded, place) => {
      if (typeof coded !== 'object' || coded === null || Array.isArray(coded))
        throw new Unreadable(place, 'names and numbers are missing here');
      return Object.entries(coded).map(
        ([name, n]) => [one(words).read(name, place), count.read(n, `${place}.${name}`)] as const,
      );
    },
  };
}

/** One of a few words or truths that stand for themselves. */
export function choice<T extends string | boolean>(...values: readonly T[]): ValueForm<T> {
  return {
    write: (value) => value,
    read: (coded, place) => {
      const found = values.find((value) => value === coded);
      if (found === undefined)
        throw new Unreadable(place, `'${String(coded)}' is not one of ${values.join(', ')}`);
      return found;
    },
  };
}
