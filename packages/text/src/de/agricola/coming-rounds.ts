import type { Coming } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { list, ordinal } from '../grammar';
import { counted } from './counted';

/** Rounds by how much later they come: `2. und 5. Runde nach dieser`. */
function fromNow(after: readonly number[]): string {
  return `${list(after.map(ordinal))} Runde nach dieser`;
}

function parity(odd: boolean): string {
  return odd ? 'ungeraden' : 'geraden';
}

/** What is got in later rounds: `zu Beginn der nächsten 6 Runden je 1 Nahrung`. */
export const comingRounds = byKind<'coming', Coming, [goods: string]>('coming', {
  next: ({ n }, goods) =>
    n === 1 ? `zu Beginn der nächsten Runde ${goods}` : `zu Beginn der nächsten ${n} Runden je ${goods}`,
  left: (_rounds, goods) => `zu Beginn jeder verbleibenden Runde ${goods}`,
  each: ({ of }, goods) => `zu Beginn der nächsten Runden, einer für ${counted(of).each}, je ${goods}`,
  after: ({ after }, goods) => `zu Beginn der ${fromNow(after)} ${after.length === 1 ? '' : 'je '}${goods}`,
  afterAsMany: ({ of }, goods) =>
    `zu Beginn der Runde, die so viele Runden später kommt, wie du ${counted(of).many} hast, ${goods}`,
  at: ({ rounds }, goods) =>
    rounds.length === 1
      ? `zu Beginn der Runde ${rounds[0]}, falls sie noch kommt, ${goods}`
      : `zu Beginn der Runden ${list(rounds.map(String))}, soweit sie noch kommen, je ${goods}`,
  parity: ({ odd, n }, goods) =>
    n === undefined
      ? `zu Beginn jeder verbleibenden ${parity(odd)} Runde ${goods}`
      : `zu Beginn der nächsten ${n} ${parity(odd)} Runden je ${goods}`,
});

/** The spaces of rounds, which are marked: `die nächsten 2 Rundenfelder`, `das Feld der 5. Runde nach dieser`. */
export const roundSpaces = byKind<'coming', Coming>('coming', {
  next: ({ n }) => (n === 1 ? 'das nächste Rundenfeld' : `die nächsten ${n} Rundenfelder`),
  left: () => 'alle verbleibenden Rundenfelder',
  each: ({ of }) => `für ${counted(of).each} eines der nächsten Rundenfelder`,
  after: ({ after }) => `${after.length === 1 ? 'das Feld' : 'die Felder'} der ${fromNow(after)}`,
  afterAsMany: ({ of }) =>
    `das Feld der Runde, die so viele Runden später kommt, wie du ${counted(of).many} hast`,
  at: ({ rounds }) =>
    rounds.length === 1
      ? `das Feld der Runde ${rounds[0]}, falls sie noch kommt`
      : `die Felder der Runden ${list(rounds.map(String))}, soweit sie noch kommen`,
  parity: ({ odd, n }) =>
    n === undefined
      ? `die Felder aller verbleibenden ${parity(odd)} Runden`
      : `die Felder der nächsten ${n} ${parity(odd)} Runden`,
});
