import { LAST_NUMBER } from '@furrow/wire/frames';
import * as z from 'zod';
import { isReadable } from '../people/readable-text';
import type { Services } from '../services';
import { addReport } from '../store/reports';
import { refusalFor } from '../table/command/refusals';
import { refuse } from '../words/refused';
import { campaignTablesForm, decisionForm, digestForm, languageQuery, tableParams, viewForm } from './forms';
import { type Route, route } from './route';

/** How a game stands, what is asked, and what came of it. */
export function tableQueryRoutes(services: Services): readonly Route[] {
  return [
    view(services),
    decision(services),
    digest(services),
    record(services),
    campaign(services),
    campaignTables(services),
    report(services),
  ];
}

function view({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/view',
    does: 'How the game stands, as my seat sees it, or as everybody does.',
    theme: 'tables',
    who: 'anybody',
    scope: 'read',
    opens: 'table',
    params: tableParams,
    answer: viewForm,
    refuses: ['no-such-table'],
    do: async ({ caller, params }) =>
      (await tables.view(params.id, caller?.person.id)) ?? refuse('no-such-table'),
  });
}

function decision({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/decision',
    does: 'What I am asked: its number, and the answers in notation and in words.',
    theme: 'tables',
    who: 'person',
    scope: 'read',
    opens: 'table',
    params: tableParams,
    query: languageQuery,
    answer: decisionForm,
    refuses: ['nothing-asked', 'no-such-table'],
    async do({ caller: { person }, params, query, language }) {
      const asked = await tables.decision(params.id, person.id, query.lang ?? language);
      if (asked !== undefined) return asked;
      const known = await tables.facts(params.id, person.id);
      return refuse(known === undefined ? 'no-such-table' : 'nothing-asked');
    },
  });
}

function digest({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/digest',
    does: 'What my opponents did since my last move, two lines each.',
    theme: 'tables',
    who: 'person',
    scope: 'read',
    opens: 'table',
    params: tableParams,
    query: languageQuery,
    answer: digestForm,
    refuses: ['no-such-table'],
    async do({ caller: { person }, params, query, language }) {
      if (!(await tables.shows(params.id, person.id))) return refuse('no-such-table');
      return { opponents: await tables.digest(params.id, person.id, query.lang ?? language) };
    },
  });
}

function record({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/record',
    does: 'The record of a game that is over.',
    theme: 'tables',
    who: 'anybody',
    scope: 'read',
    opens: 'table',
    params: tableParams,
    sends: 'text',
    refuses: ['no-such-table', 'not-over'],
    async do({ caller, params }) {
      const text = await tables.record(params.id, caller?.person.id);
      if (text !== undefined) return { text };
      const known = await tables.facts(params.id, caller?.person.id);
      return refuse(known === undefined ? 'no-such-table' : 'not-over');
    },
  });
}

function campaign({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/campaign',
    does: 'The records of all games of a campaign, up to that of this table if it is over, as one text.',
    theme: 'tables',
    who: 'anybody',
    scope: 'read',
    params: tableParams,
    sends: 'text',
    refuses: ['no-such-table', 'not-over'],
    async do({ caller, params, language }) {
      const found = await tables.campaign(params.id, caller?.person.id);
      if (found === undefined) return refuse('no-such-table');
      return 'why' in found ? { refusal: refusalFor(language, found.why, undefined) } : { text: found.text };
    },
  });
}

function campaignTables({ tables }: Services): Route {
  return route({
    method: 'GET',
    path: '/tables/:id/campaign/tables',
    does: 'The tables at which those games were played, in their order.',
    theme: 'tables',
    who: 'anybody',
    scope: 'read',
    params: tableParams,
    answer: campaignTablesForm,
    refuses: ['no-such-table', 'not-over'],
    async do({ caller, params, language }) {
      const found = await tables.campaign(params.id, caller?.person.id);
      if (found === undefined) return refuse('no-such-table');
      return 'why' in found
        ? { refusal: refusalFor(language, found.why, undefined) }
        : { tables: found.tables };
    },
  });
}

function report({ tables, store, now }: Services): Route {
  return route({
    method: 'POST',
    path: '/tables/:id/reports',
    does: 'Reports something that was said at a table to whoever runs the server.',
    theme: 'tables',
    who: 'person',
    scope: 'never',
    params: tableParams,
    body: z.strictObject({ no: z.int().min(1).max(LAST_NUMBER), text: z.string().min(1).max(1000) }),
    refuses: ['text-characters', 'no-such-table', 'no-such-news'],
    async do({ caller: { person }, params, body: { no, text } }) {
      if (!isReadable(text)) return refuse('text-characters');
      const page = await tables.news(params.id, person.id, no - 1);
      if (page === undefined) return refuse('no-such-table');
      const [told] = page;
      if (told?.no !== no || told.kind !== 'chat') return refuse('no-such-news');
      const said = {
        table: params.id,
        no,
        person: person.id,
        about: told.person,
        words: text,
        created: now(),
      };
      await store.write((db) => addReport(db, said));
      return undefined;
    },
  });
}
