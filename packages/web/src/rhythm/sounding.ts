import type { Liking } from '../app/liking';
import type { Table } from '../protocol/table';
import { peopleHere } from './people-here';

/** Whether anything is heard: as somebody said, or else unless several people share the screen. */
export function isSounding(sound: Liking['sound'], table: Table): boolean {
  return sound === 'on' || (sound === 'auto' && peopleHere(table) === 1);
}
