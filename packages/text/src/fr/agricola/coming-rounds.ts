import type { Effect, Rounds } from '@furrow/agricola/effect';
import { amounts } from '@furrow/agricola/goods';
import { list } from '../grammar';
import { countableOf } from './counted';
import { goods } from './nouns';

type Later = Extract<Effect, { do: 'later' }>;

/** The next so many rounds. */
function next(n: number): string {
  return n === 1 ? 'au début de la manche suivante' : `au début de chacune des ${n} manches suivantes`;
}

/** When something comes that waits on round spaces. */
function atRounds(rounds: Rounds): string {
  if ('after' in rounds) {
    const { after } = rounds;
    return after.every((n, i) => n === i + 1)
      ? next(after.length)
      : `au début de la manche, ${list(after.map(String))} manches plus tard`;
  }
  if (typeof rounds.next === 'number') return next(rounds.next);
  return rounds.next.count === 'roundsLeft'
    ? 'au début de chacune des manches restantes'
    : `au début d’une des manches suivantes pour ${countableOf(rounds.next).each}`;
}

/** Whether a card delivers something in the same rounds in which goods come. */
function isWith(first: Later, second: Later): boolean {
  return second.goods === 'delivery' && atRounds(first.rounds) === atRounds(second.rounds);
}

/** Goods and what a card delivers, both in the same rounds; undefined if the effects are anything else. */
export function deliveryText(steps: readonly Effect[]): string | undefined {
  const [first, second] = steps;
  if (steps.length !== 2 || first.do !== 'later' || second.do !== 'later' || !isWith(first, second))
    return undefined;
  return `${laterText(first)} et y profiter de cette carte`;
}

/** What comes with later rounds: `recevoir 1 PN au début de chacune des 5 manches suivantes`. */
export function laterText({ rounds, goods: what }: Later): string {
  return what === 'delivery'
    ? `profiter de cette carte ${atRounds(rounds)}`
    : `recevoir ${goods(amounts(what))} ${atRounds(rounds)}`;
}
