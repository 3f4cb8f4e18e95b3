import { call, like } from '../app/store';
import type { Table } from '../protocol/table';
import { peopleHere } from '../rhythm/people-here';

/** Lets spaces be marked at each turn of a seat, or not any more. Whoever has the screen alone likes it so from now on; one of several, or of people elsewhere, at this table. */
export function setAdvised(table: Table, seat: number, on: boolean): void {
  if (peopleHere(table) > 1 || table.online !== undefined) void call('adviseSeat', { seat, on });
  else like({ advice: on });
}
