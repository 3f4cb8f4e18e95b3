import { LAST_NUMBER } from '@furrow/wire/frames';
import * as z from 'zod';
import type { Caller } from '../people/caller';
import type { Services } from '../services';
import { myTables } from '../store/table-lists';
import { refuse, refuseWith } from '../words/refused';
import { numberQuery, tableParams } from './forms';
import { newsForm, turnForm } from './news-form';
import { type LineWriter, type Route, route } from './route';

const LONGEST_WAIT = 60;
const MOST_TABLES = 500;

/** What happens, as it happens. */
export function newsRoutes(services: Services): readonly Route[] {
  return [news(services), tableStream(services), myStream(services)];
}

function news(services: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/news',
    does: 'What I was told after a number, at most 200; waits up to so many seconds for something new.',
    theme: 'news',
    who: 'anybody',
    scope: 'read',
    params: tableParams,
    query: z.strictObject({
      from: numberQuery(LAST_NUMBER).optional(),
      wait: numberQuery(LONGEST_WAIT).optional(),
    }),
    answer: z.object({ news: z.array(newsForm).readonly() }),
    refuses: ['no-such-table', 'too-many-streams', 'sign-in'],
    async do({ caller, address, params, query: { from = 0, wait = 0 } }) {
      const asked = { table: params.id, person: caller?.person.id, from };
      const there = await services.tables.news(asked.table, asked.person, from);
      if (there === undefined) return refuse('no-such-table');
      if (there.length > 0 || wait === 0) return { news: there };
      const most = services.connections.limitReachedBy({ caller, address });
      if (most !== undefined) return refuseWith('too-many-streams', { most });
      const ending = new AbortController();
      const leave = services.connections.poll({ caller, address, end: () => ending.abort() });
      await somethingNew(services, asked, { time: wait * 1000, ended: ending.signal }).finally(leave);
      if (ending.signal.aborted) return refuse('sign-in');
      return { news: (await services.tables.news(asked.table, asked.person, from)) ?? [] };
    },
  });
}

interface NewsRequest {
  readonly table: string;
  readonly person: string | undefined;
  readonly from: number;
}

/** How long somebody waits, and whether their session or token has ended meanwhile. */
interface Patience {
  readonly time: number;
  readonly ended: AbortSignal;
}

/** Resolves when there are news, when the time is up, when whoever waits is no longer known, or when the server stops. */
async function somethingNew(
  { tables, stopping }: Services,
  { table, person, from }: NewsRequest,
  { time, ended }: Patience,
): Promise<void> {
  let stop: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
    timer = setTimeout(resolve, time);
    for (const signal of [stopping, ended]) {
      signal.addEventListener('abort', wake, { once: true });
      if (signal.aborted) resolve();
    }
  });
  try {
    stop = await tables.follow(table, person, from, () => wake());
    await woken;
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', wake);
    stop?.();
  }
}

function tableStream({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/stream',
    does: 'Everything that I am told of a table after a number and from now on, in lines of JSON. Whoever has it open is at the table.',
    theme: 'news',
    who: 'anybody',
    scope: 'read',
    params: tableParams,
    query: z.strictObject({ from: numberQuery(LAST_NUMBER).optional() }),
    line: newsForm,
    refuses: ['no-such-table', 'too-many-streams'],
    async do({ caller, params, query: { from = 0 } }) {
      if (!(await tables.shows(params.id, caller?.person.id))) return refuse('no-such-table');
      return {
        async lines(line) {
          const stop = await tables.follow(params.id, caller?.person.id, from, (told) => {
            line.write(told);
            return line.drained();
          });
          if (stop === undefined) return () => {};
          const leave = tables.presence.join(params.id, caller?.person.id);
          return () => {
            stop();
            leave();
          };
        },
      };
    },
  });
}

function myStream(services: Services): Route {
  return route({
    method: 'GET',
    path: '/stream',
    does: 'A line of JSON for each question that I am asked, at whatever table. Whoever has it open and may play is at all their tables.',
    theme: 'news',
    who: 'person',
    scope: 'read',
    line: turnForm,
    refuses: ['too-many-streams'],
    async do({ caller }) {
      return { lines: (line) => tellTurns(services, caller, line) };
    },
  });
}

/** Tells of every question that a person is asked, each once; whoever may answer them is at all their tables. */
async function tellTurns(
  { tables, turns, store, log }: Services,
  { person: { id: person }, scopes }: Caller,
  line: LineWriter<z.input<typeof turnForm>>,
): Promise<() => void> {
  const told = new Map<string, string>();
  const look = async (table: string): Promise<void> => {
    const known = await tables.facts(table, person);
    if (known?.asked === undefined || known.asked.open) return;
    const question = `${known.asked.number} ${known.moves}`;
    if (told.get(table) === question) return;
    told.set(table, question);
    line.write({ table, no: known.no, asked: known.asked });
  };
  const unwatch = turns.watch(person, (table) => {
    look(table).catch((error: unknown) => log.error({ err: error }, 'a turn could not be told'));
  });
  const leave = scopes.includes('play') ? tables.presence.joinAllTables(person) : undefined;
  const stop = (): void => {
    unwatch();
    leave?.();
  };
  const mine = (phase: 'open' | 'playing') => myTables(store.db, person, { phase, atMost: MOST_TABLES });
  try {
    const [open, playing] = [await mine('open'), await mine('playing')];
    for (const { id } of [...open, ...playing]) tables.presence.changed(id);
    for (const { id } of playing) await look(id);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
