import type { Coming } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { list } from '../grammar';
import { counted } from './counted';

/** Rounds by how much later they come: `2, 5 and 8 rounds from now`. */
function fromNow(after: readonly number[]): string {
  return `${list(after.map(String))} rounds from now`;
}

function numbered(odd: boolean): string {
  return odd ? 'odd-numbered' : 'even-numbered';
}

/** Rounds in which something comes: `each of the next 5 rounds`, `the round 5 rounds from now`. */
export const comingRounds = byKind<'coming', Coming>('coming', {
  next: ({ n }) => (n === 1 ? 'the next round' : `each of the next ${n} rounds`),
  left: () => 'each remaining round',
  each: ({ of }) => `each of the next rounds, one for ${counted(of).each}`,
  after: ({ after }) => `the ${after.length === 1 ? 'round' : 'rounds'} ${fromNow(after)}`,
  afterAsMany: ({ of }) => `the round as many rounds from now as there are ${counted(of).many}`,
  at: ({ rounds }) =>
    rounds.length === 1
      ? `round ${rounds[0]}, if it is still to come`
      : `rounds ${list(rounds.map(String))}, as far as they are still to come`,
  parity: ({ odd, n }) =>
    `${n === undefined ? 'each remaining' : `each of the next ${n}`} ${numbered(odd)} round${n === undefined ? '' : 's'}`,
});

/** The spaces of rounds: `the next 2 round spaces`, `the round space 5 rounds from now`. */
export const roundSpaces = byKind<'coming', Coming>('coming', {
  next: ({ n }) => (n === 1 ? 'the next round space' : `the next ${n} round spaces`),
  left: () => 'each remaining round space',
  each: ({ of }) => `the next round spaces, one for ${counted(of).each}`,
  after: ({ after }) => `the ${after.length === 1 ? 'round space' : 'round spaces'} ${fromNow(after)}`,
  afterAsMany: ({ of }) => `the round space as many rounds from now as there are ${counted(of).many}`,
  at: ({ rounds }) =>
    rounds.length === 1
      ? `the space of round ${rounds[0]}, if it is still to come`
      : `the spaces of rounds ${list(rounds.map(String))}, as far as they are still to come`,
  parity: ({ odd, n }) =>
    `${n === undefined ? 'each remaining' : `the next ${n}`} ${numbered(odd)} round space${n === undefined ? '' : 's'}`,
});
