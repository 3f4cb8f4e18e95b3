import { isSealed } from '../../daily/days';
import type { TableFacts } from '../store/stored-table';

/** Whether what chance does at a table is dealt to others too, who must not learn of it yet. */
export function isSecretDeal({ daily }: Pick<TableFacts, 'daily'>, time: number): boolean {
  return daily !== undefined && isSealed(daily, time);
}

/** Whether a table is not there for a person, or for anybody: a deal of the day is its player's business as long as its day lasts. */
export function isHidden(
  facts: Pick<TableFacts, 'daily' | 'owner'>,
  person: string | undefined,
  time: number,
): boolean {
  return facts.owner !== person && isSecretDeal(facts, time);
}
