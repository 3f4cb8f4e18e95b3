import type { Table } from '../protocol/table';

/** How many people sit before this screen. */
export function peopleHere({ seats, online }: Table): number {
  return online === undefined ? seats.filter(({ level }) => level === undefined).length : 1;
}

/** Whether somebody here is waited for. */
export function isAsked({ asked, replaying, handTo }: Table): boolean {
  return !replaying && (handTo !== undefined || asked.some(({ open }) => !open));
}
