import { checkActs } from './check-acts';
import { checkReplay } from './check-replay';
import { checkStreams } from './check-streams';
import type { History, Witness } from './history';

/** Everything that is wrong with what a table's database and its clients say together; nothing if all is well. */
export async function violations(history: History, witnesses: readonly Witness[]): Promise<string[]> {
  return [
    ...checkActs(history, witnesses),
    ...checkStreams(history, witnesses),
    ...(await checkReplay(history, witnesses)),
  ];
}
