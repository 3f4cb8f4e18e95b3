import type { Rounds } from '@furrow/agricola/effect';
import { list, ordinal } from '../grammar';
import { quantity } from './counted';

/** Rounds by how much later they come: `2. und 5. Runde nach dieser`. */
function fromNow(after: readonly number[]): string {
  return `${list(after.map(ordinal))} Runde nach dieser`;
}

/** What is got in later rounds: `zu Beginn der nächsten 6 Runden je 1 Nahrung`. */
export function laterGoods(rounds: Rounds, goods: string): string {
  if ('after' in rounds) {
    if (rounds.after.length === 1 && rounds.after[0] === 1) return `zu Beginn der nächsten Runde ${goods}`;
    return `zu Beginn der ${fromNow(rounds.after)} ${rounds.after.length === 1 ? '' : 'je '}${goods}`;
  }
  const { next } = rounds;
  if (next === 1) return `zu Beginn der nächsten Runde ${goods}`;
  if (typeof next === 'number') return `zu Beginn der nächsten ${next} Runden je ${goods}`;
  return next.count === 'roundsLeft'
    ? `zu Beginn jeder verbleibenden Runde ${goods}`
    : `für ${quantity(next).each} zu Beginn einer der nächsten Runden ${goods}`;
}

/** The spaces of rounds, which are marked: `die nächsten 2 Rundenfelder`, `das Feld der 5. Runde nach dieser`. */
export function roundSpaces(rounds: Rounds): string {
  if (!('after' in rounds)) {
    const { next } = rounds;
    if (next === 1) return 'das nächste Rundenfeld';
    if (typeof next === 'number') return `die nächsten ${next} Rundenfelder`;
    return next.count === 'roundsLeft'
      ? 'alle verbleibenden Rundenfelder'
      : `für ${quantity(next).each} eines der nächsten Rundenfelder`;
  }
  const { after } = rounds;
  if (after.every((n, i) => n === i + 1))
    return after.length === 1 ? 'das nächste Rundenfeld' : `die nächsten ${after.length} Rundenfelder`;
  return `${after.length === 1 ? 'das Feld' : 'die Felder'} der ${fromNow(after)}`;
}
