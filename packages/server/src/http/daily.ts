import { commitmentOf } from '@furrow/deal/seed';
import * as z from 'zod';
import { DailyTables } from '../daily/daily-tables';
import { isSealed } from '../daily/days';
import { dealsOfToday, isDealFor } from '../daily/deals';
import { playerOf } from '../people/player';
import type { Services } from '../services';
import { type DailyDeal, dailyRanking, dealById, tableOfDeal } from '../store/daily';
import { refuse } from '../words/refused';
import { idForm, phase } from './forms';
import { type Route, route } from './route';

const MOST_RANKED = 100;

const dealForm = z.object({
  id: z.string(),
  day: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.int(),
  bot: z.string().optional(),
  commitment: z.string(),
  seed: z.string().optional().describe('The secret that decided all chance; told when the day is over.'),
  table: idForm.optional().describe('The table at which I play it.'),
  phase: phase.optional().describe('How far that table is; everybody has one try.'),
});
const dealParams = z.strictObject({ deal: z.string().regex(/^\d{4}-\d\d-\d\d-[a-z-]{1,20}$/) });

/** The deals of the day: the same for everybody, one try each, and a ranking. */
export function dailyRoutes(services: Services): readonly Route[] {
  return [today(services), ranking(services), begin(services)];
}

function today({ store, now }: Services): Route {
  return route({
    method: 'GET',
    path: '/daily',
    does: 'The deals of today that are for me: guests, and accounts on their first day, have others than members.',
    theme: 'daily',
    who: 'anybody',
    scope: 'read',
    answer: z.object({ deals: z.array(dealForm).readonly() }),
    refuses: [],
    async do({ caller }) {
      const all = await dealsOfToday(store, now());
      const deals = all.filter((deal) => isDealFor(deal, caller?.person));
      const shown = deals.map(async (deal) => {
        const mine = caller && (await tableOfDeal(store.db, deal.id, caller.person.id));
        const tried = mine && { table: mine.id, phase: mine.phase };
        return { ...(await dealPicture(deal, now())), ...tried };
      });
      return { deals: await Promise.all(shown) };
    },
  });
}

function ranking({ store, now }: Services): Route {
  return route({
    method: 'GET',
    path: '/daily/:deal/ranking',
    does: 'What everybody reached in a deal of the day; the tables can be looked at when the day is over.',
    theme: 'daily',
    who: 'anybody',
    scope: 'read',
    params: dealParams,
    answer: z.object({
      deal: dealForm,
      ranking: z
        .array(
          z.object({
            person: idForm,
            name: z.string(),
            score: z.number(),
            ended: z.number(),
            table: idForm.optional(),
          }),
        )
        .readonly(),
    }),
    refuses: ['no-such-deal'],
    async do({ params }) {
      const deal = await dealById(store.db, params.deal);
      if (deal === undefined) return refuse('no-such-deal');
      const sealed = isSealed(deal.id, now());
      const ranked = await dailyRanking(store.db, deal.id, MOST_RANKED);
      return {
        deal: await dealPicture(deal, now()),
        ranking: ranked.map(({ table, ...one }) => (sealed ? one : { ...one, table })),
      };
    },
  });
}

function begin({ store, tables, now }: Services): Route {
  const daily = new DailyTables(store, tables);
  return route({
    method: 'POST',
    path: '/daily/:deal/tables',
    does: 'Sits down at a deal of today, or at the table at which I play it already.',
    theme: 'daily',
    who: 'person',
    scope: 'play',
    params: dealParams,
    answer: z.object({ table: idForm }),
    refuses: ['no-such-deal', 'deal-for-others'],
    async do({ caller, params }) {
      const deal = (await dealsOfToday(store, now())).find(({ id }) => id === params.deal);
      if (deal === undefined) return refuse('no-such-deal');
      const mine = await tableOfDeal(store.db, deal.id, caller.person.id);
      if (mine === undefined && !isDealFor(deal, caller.person)) return refuse('deal-for-others');
      return daily.begin(playerOf(caller), deal);
    },
  });
}

async function dealPicture(deal: DailyDeal, now: number): Promise<z.input<typeof dealForm>> {
  const { id, day, wish, bot, seed } = deal;
  const { game, options, seats } = wish;
  return {
    id,
    day,
    game,
    options,
    seats,
    commitment: await commitmentOf(seed),
    ...(bot !== undefined && { bot }),
    ...(!isSealed(id, now) && { seed }),
  };
}
