import type { Refusal } from '@furrow/wire/acts';
import { type DailyDeal, tableOfDeal } from '../store/daily';
import type { Store } from '../store/open';
import type { Person } from '../table/person';
import type { Tables } from '../table/tables';

type Begun = { readonly table: string } | { readonly refusal: Refusal };

/** The tables at which people play deals of the day: one for each person and deal. */
export class DailyTables {
  private readonly beginning = new Map<string, Promise<Begun>>();

  constructor(
    private readonly store: Store,
    private readonly tables: Pick<Tables, 'create' | 'act'>,
  ) {}

  /** The table at which a person plays a deal; it is set up and begun if it was not. */
  begin(person: Person, deal: DailyDeal): Promise<Begun> {
    const name = `${deal.id} ${person.id}`;
    const begun = this.beginning.get(name) ?? this.sitDown(person, deal);
    this.beginning.set(name, begun);
    return begun.finally(() => this.beginning.delete(name));
  }

  /** Does what is still to be done: the keys see to it that nothing is done twice. */
  private async sitDown(person: Person, deal: DailyDeal): Promise<Begun> {
    const known = await tableOfDeal(this.store.db, deal.id, person.id);
    const created =
      known === undefined
        ? await this.tables.create(person, deal.wish, { daily: deal.id, seed: deal.seed })
        : known;
    if ('refusal' in created) return created;
    const { id } = created;
    if (deal.bot !== undefined)
      await this.tables.act(id, person, { key: `bot-${id}`, act: { act: 'bot', seat: 1, bot: deal.bot } });
    await this.tables.act(id, person, { key: `start-${id}`, act: { act: 'start' } });
    return { table: id };
  }
}
