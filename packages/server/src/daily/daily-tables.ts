import type { Refusal } from '@furrow/wire/acts';
import { type DailyDeal, tableOfDeal } from '../store/daily';
import type { Store } from '../store/open';
import type { Player } from '../table/command/actor';
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
  begin(person: Player, deal: DailyDeal): Promise<Begun> {
    const name = `${deal.id} ${person.id}`;
    const begun = this.beginning.get(name) ?? this.sitDown(person, deal);
    this.beginning.set(name, begun);
    return begun.finally(() => this.beginning.delete(name));
  }

  /** Does what is still to be done: the keys see to it that nothing is done twice. */
  private async sitDown(person: Player, deal: DailyDeal): Promise<Begun> {
    const begun = await this.tableOf(person, deal);
    if ('refusal' in begun) return begun;
    const id = begun.table;
    if (deal.bot !== undefined)
      await this.tables.act(id, person, { key: `bot-${id}`, act: { act: 'bot', seat: 1, bot: deal.bot } });
    await this.tables.act(id, person, { key: `start-${id}`, act: { act: 'start' } });
    return { table: id };
  }

  /** The table of a person and a deal, which is set up if there is none; there is one for each, whoever else is setting it up. */
  private async tableOf(person: Player, deal: DailyDeal): Promise<Begun> {
    const find = () => tableOfDeal(this.store.db, deal.id, person.id);
    const known = await find();
    if (known !== undefined) return { table: known.id };
    const created = await this.tables.create(person, deal.wish, { daily: deal.id, seed: deal.seed });
    if ('id' in created) return { table: created.id };
    const meanwhile = await find();
    return meanwhile === undefined ? created : { table: meanwhile.id };
  }
}
