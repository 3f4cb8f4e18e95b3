import { keyedAct } from '@furrow/wire/acts';
import { tableWish } from '@furrow/wire/wish';
import * as z from 'zod';
import { newId } from '../ids';
import { KeyedQueue } from '../keyed-queue';
import { actAtTable } from '../live/act-at-table';
import { isSomebodyHere } from '../live/lobby-rows';
import type { Caller } from '../people/caller';
import { FairShare, standingSince } from '../people/fair-share';
import type { Person } from '../people/person';
import { playerOf } from '../people/player';
import type { Services } from '../services';
import { REMEMBERED_DAYS } from '../store/cleanup';
import { listTables, myTables, tablesOf } from '../store/table-lists';
import { type Refused, refuse, refuseWith } from '../words/refused';
import { idForm, listedTableForm, tableForm, tableParams } from './forms';
import { countFairly } from './rate-limits';
import { type Route, route } from './route';

const PAGE = 50;

/** What is counted before somebody sets up a table. */
interface NewTables {
  /** One after the other, or many at once would all find room. */
  readonly queue: KeyedQueue;
  /** How many somebody, and everybody at an address, sets up in an hour. */
  readonly hourly: FairShare;
}

/** Setting up tables, finding them, acting at them. */
export function tableRoutes(services: Services): readonly Route[] {
  const { store, settings, now } = services;
  const { newTablesPerPerson: own, newTablesPerHour: together } = settings.limits;
  const hourly = new FairShare(store, 'new tables', { own, together }, now);
  const newTables = { queue: new KeyedQueue(), hourly };
  return [
    list(services),
    create(services, newTables),
    show(services),
    act(services),
    rematch(services, newTables),
  ];
}

function list({ store, connections }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables',
    does: 'Public tables of a phase, those first at which somebody sits who is connected now, or mine; of these the newest first. before= the last one goes on.',
    theme: 'tables',
    who: 'anybody',
    scope: 'read',
    query: z.strictObject({
      phase: z.enum(['open', 'playing', 'over']).optional(),
      mine: z.enum(['0', '1']).optional(),
      before: idForm.optional(),
    }),
    answer: z.object({ tables: z.array(listedTableForm).readonly() }),
    refuses: ['sign-in'],
    async do({ caller, query: { phase = 'open', mine, before } }) {
      const page = { phase, atMost: PAGE, ...(before !== undefined && { before }) };
      if (mine !== '1') {
        const here = phase === 'over' ? [] : connections.people();
        const tables = await listTables(store.db, page, here);
        return { tables: tables.map((one) => ({ ...one, here: isSomebodyHere(one.sitters, connections) })) };
      }
      return caller === undefined
        ? refuse('sign-in')
        : { tables: await myTables(store.db, caller.person.id, page) };
    },
  });
}

function create(services: Services, newTables: NewTables): Route {
  return route({
    method: 'POST',
    path: '/tables',
    does: 'Sets up a table and sits down at it.',
    theme: 'tables',
    who: 'person',
    scope: 'play',
    body: tableWish,
    answer: tableForm,
    status: 201,
    refuses: ['too-many-tables', 'too-many-open', 'too-often'],
    async do({ caller, body, address }) {
      const { person } = caller;
      return newTables.queue.run(person.id, async () => {
        const wanted = { person, address, isPublic: body.public };
        const refused = await whyNoNewTable(services, newTables, wanted);
        if (refused !== undefined) return refused;
        const created = await services.tables.create(playerOf(caller), body);
        if ('refusal' in created) return created;
        return (
          (await whyNotKept(services, caller, created.id, wanted)) ??
          factsFor(services, created.id, person.id)
        );
      });
    },
  });
}

function show(services: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id',
    does: 'What I may know of a table.',
    theme: 'tables',
    who: 'anybody',
    scope: 'read',
    opens: 'table',
    params: tableParams,
    answer: tableForm,
    refuses: ['no-such-table'],
    do: ({ caller, params }) => factsFor(services, params.id, caller?.person.id),
  });
}

function act(services: Services): Route {
  return route({
    method: 'POST',
    path: '/tables/:id/acts',
    does: `Does something at a table: for ${REMEMBERED_DAYS.keys} days the same key gets the same answer and is done once.`,
    theme: 'tables',
    who: 'person',
    scope: 'play',
    opens: 'table',
    params: tableParams,
    body: keyedAct,
    answer: z.object({ ok: z.literal(true), no: z.int() }),
    refuses: ['no-such-table', 'text-characters'],
    async do({ caller, params, body }) {
      const answer = await actAtTable(services, caller, params.id, body);
      return answer.ok ? answer : { refusal: answer.refusal };
    },
  });
}

function rematch(services: Services, newTables: NewTables): Route {
  return route({
    method: 'POST',
    path: '/tables/:id/rematch',
    does: 'A table with the same options for the same people; whoever asks later finds the same one.',
    theme: 'tables',
    who: 'person',
    scope: 'play',
    params: tableParams,
    answer: tableForm,
    refuses: ['no-such-table', 'not-over', 'too-many-tables', 'too-many-open', 'too-often'],
    async do({ caller, params, address }) {
      const { person } = caller;
      return newTables.queue.run(person.id, async () => {
        const before = await services.tables.facts(params.id, person.id);
        const wanted = { person, address, isPublic: before?.wish.public === true };
        const isNew = before?.phase === 'over' && before.rematch === undefined;
        const refused = isNew ? await whyNoNewTable(services, newTables, wanted) : undefined;
        if (refused !== undefined) return refused;
        const created = await services.tables.rematch(params.id, playerOf(caller));
        if ('refusal' in created) return created;
        const tooMany = isNew ? await whyNotKept(services, caller, created.id, wanted) : undefined;
        return tooMany ?? factsFor(services, created.id, person.id);
      });
    },
  });
}

interface WantedTable {
  readonly person: Person;
  readonly address: string;
  readonly isPublic: boolean;
}

/** Counts that somebody wants another table; gives why they may not have it. */
async function whyNoNewTable(
  { store, settings, now }: Services,
  { hourly }: NewTables,
  { person, address, isPublic }: WantedTable,
): Promise<Refused | undefined> {
  const { tablesPerPerson, openPerPerson } = settings.limits;
  const { all, shown } = await tablesOf(store.db, person.id);
  if (all >= tablesPerPerson) return refuseWith('too-many-tables', { most: tablesPerPerson });
  if (isPublic && shown >= openPerPerson) return refuseWith('too-many-open', { most: openPerPerson });
  const standing = person.kind === 'account' ? 'account' : standingSince(person.created, now());
  return countFairly(hourly, { who: person.id, standing, address });
}

/** Counts once more, for another process may have set up a table at the same moment: gives why the new one is dropped again. */
async function whyNotKept(
  { store, settings, tables }: Services,
  caller: Caller,
  id: string,
  { isPublic }: WantedTable,
): Promise<Refused | undefined> {
  const { openPerPerson } = settings.limits;
  if (!isPublic || (await tablesOf(store.db, caller.person.id)).shown <= openPerPerson) return undefined;
  const left = await tables.act(id, playerOf(caller), { key: `leave-${newId()}`, act: { act: 'leave' } });
  // Whoever sat down meanwhile may have begun the game.
  return left.ok ? refuseWith('too-many-open', { most: openPerPerson }) : undefined;
}

async function factsFor({ tables }: Services, id: string, person: string | undefined) {
  return (await tables.facts(id, person)) ?? refuse('no-such-table');
}
