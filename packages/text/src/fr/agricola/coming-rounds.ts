import type { Coming } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { de, list } from '../grammar';
import { counted } from './counted';

/** When something comes with later rounds: `au début de chacune des 5 manches suivantes`. */
export const comingRounds = byKind<'coming', Coming>('coming', {
  next: ({ n }) =>
    n === 1 ? 'au début de la manche suivante' : `au début de chacune des ${n} manches suivantes`,
  left: () => 'au début de chacune des manches restantes',
  each: ({ of }) => `au début de chacune des manches suivantes, une pour ${counted(of).each}`,
  after: ({ after }) => {
    const when = `${list(after.map(String))} manches plus tard`;
    return after.length === 1
      ? `au début de la manche qui vient ${when}`
      : `au début de chacune des manches qui viennent ${when}`;
  },
  afterAsMany: ({ of }) =>
    `au début de la manche qui vient autant de manches plus tard que vous avez ${de(counted(of).many)}`,
  at: ({ rounds }) =>
    rounds.length === 1
      ? `au début de la manche ${rounds[0]}, si elle est encore à venir`
      : `au début des manches ${list(rounds.map(String))} encore à venir`,
  parity: ({ odd, n }) => {
    const which = odd ? 'impaires' : 'paires';
    return n === undefined
      ? `au début de chacune des manches ${which} restantes`
      : `au début de chacune des ${n} prochaines manches ${which}`;
  },
});
