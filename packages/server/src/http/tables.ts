import { keyedAct } from '@furrow/wire/acts';
import { tableWish } from '@furrow/wire/wish';
import * as z from 'zod';
import { actAt } from '../live/acting';
import { isSomebodyHere } from '../live/lobby-rows';
import { playerOf } from '../people/player';
import { listTables, myTables, tablesOf } from '../store/table-lists';
import { type Refused, refuse, refuseWith } from '../words/refused';
import { idForm, listedTableForm, tableForm, tableParams } from './forms';
import type { Parts } from './parts';
import { type Route, route } from './route';

const PAGE = 50;

/** Setting up tables, finding them, acting at them. */
export function tableRoutes(parts: Parts): readonly Route[] {
  return [list(parts), create(parts), show(parts), act(parts), rematch(parts)];
}

function list({ store, connections }: Parts): Route {
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

function create(parts: Parts): Route {
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
    perHour: parts.settings.limits.newTablesPerHour,
    refuses: ['too-many-tables', 'too-many-open', 'too-often'],
    async do({ caller, body }) {
      const { person } = caller;
      const tooMany = await hasTooMany(parts, person.id, body.public);
      if (tooMany !== undefined) return tooMany;
      const created = await parts.tables.create(playerOf(caller), body);
      return 'refusal' in created ? created : known(parts, created.id, person.id);
    },
  });
}

function show(parts: Parts): Route {
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
    do: ({ caller, params }) => known(parts, params.id, caller?.person.id),
  });
}

function act(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/tables/:id/acts',
    does: 'Does something at a table: the same key always gets the same answer and is done once.',
    theme: 'tables',
    who: 'person',
    scope: 'play',
    opens: 'table',
    params: tableParams,
    body: keyedAct,
    answer: z.object({ ok: z.literal(true), no: z.int() }),
    refuses: ['no-such-table', 'text-characters'],
    async do({ caller, params, body }) {
      const answer = await actAt(parts, caller, params.id, body);
      return answer.ok ? answer : { refusal: answer.refusal };
    },
  });
}

function rematch(parts: Parts): Route {
  return route({
    method: 'POST',
    path: '/tables/:id/rematch',
    does: 'A table with the same options for the same people; whoever asks later finds the same one.',
    theme: 'tables',
    who: 'person',
    scope: 'play',
    params: tableParams,
    answer: tableForm,
    refuses: ['no-such-table', 'not-over', 'too-many-tables'],
    async do({ caller, params }) {
      const { person } = caller;
      const isThere = (await parts.tables.facts(params.id, person.id))?.rematch !== undefined;
      const tooMany = isThere ? undefined : await hasTooMany(parts, person.id);
      if (tooMany !== undefined) return tooMany;
      const created = await parts.tables.rematch(params.id, playerOf(caller));
      return 'refusal' in created ? created : known(parts, created.id, person.id);
    },
  });
}

/** Why somebody may not set up another table; undefined if they may. */
async function hasTooMany(
  { store, settings }: Parts,
  person: string,
  isPublic = false,
): Promise<Refused | undefined> {
  const { tablesPerPerson, openPerPerson } = settings.limits;
  const { all, shown } = await tablesOf(store.db, person);
  if (all >= tablesPerPerson) return refuseWith('too-many-tables', { most: tablesPerPerson });
  return isPublic && shown >= openPerPerson
    ? refuseWith('too-many-open', { most: openPerPerson })
    : undefined;
}

async function known({ tables }: Parts, id: string, person: string | undefined) {
  return (await tables.facts(id, person)) ?? refuse('no-such-table');
}
