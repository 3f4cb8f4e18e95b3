import type { Coming } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { list } from '../grammar';
import { counted } from './counted';

/** When something comes with later rounds: `all’inizio di ognuno dei prossimi 6 round`. */
export const comingRounds = byKind<'coming', Coming>('coming', {
  next: ({ n }) =>
    n === 1 ? 'all’inizio del prossimo round' : `all’inizio di ognuno dei prossimi ${n} round`,
  left: () => 'all’inizio di ogni round ancora da giocare',
  each: ({ of }) => `all’inizio di ognuno dei prossimi round, uno per ${counted(of).each}`,
  after: ({ after }) => {
    const many = list(after.map(String));
    return after.length === 1
      ? `all’inizio del round che viene ${many} round più tardi`
      : `all’inizio dei round che vengono ${many} round più tardi`;
  },
  afterAsMany: ({ of }) =>
    `all’inizio del round che viene tanti round più tardi quanti sono i tuoi beni tra ${counted(of).many}`,
  at: ({ rounds }) =>
    rounds.length === 1
      ? `all’inizio del round ${rounds[0]}, se è ancora da giocare`
      : `all’inizio dei round ${list(rounds.map(String))} ancora da giocare`,
  parity: ({ odd, n }) => {
    const which = odd ? 'dispari' : 'pari';
    return n === undefined
      ? `all’inizio di ogni round ${which} ancora da giocare`
      : `all’inizio di ognuno dei prossimi ${n} round ${which}`;
  },
});
