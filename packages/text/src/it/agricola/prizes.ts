import type { Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect, Rounds } from '@furrow/agricola/effect';
import { amounts } from '@furrow/agricola/goods';
import type { Amounts } from '@furrow/farm/goods';
import { list } from '../grammar';
import { bare, quantityPhrase } from './counted';
import { amount, bonusPoints, goods } from './nouns';

type Gain = Extract<Effect, { do: 'gain' | 'points' }>;

function isGain(effect: Effect): effect is Gain {
  return effect.do === 'gain' || effect.do === 'points';
}

/** What is gained once. */
function gained(effect: Gain): string[] {
  if (effect.do === 'points') return [bonusPoints(effect.points)];
  return amounts(effect.goods).map(([good, n]) => amount(good, n));
}

/** Goods and points that are taken together, for the same things: `1 punto bonus e 2 cibi per ogni tua stanza`. */
export function gainsText(steps: readonly Effect[]): string | undefined {
  if (steps.length === 0 || !steps.every(isGain)) return undefined;
  const [{ times }] = steps;
  if (steps.some((one) => JSON.stringify(one.times) !== JSON.stringify(times))) return undefined;
  const all = list(steps.flatMap(gained));
  if (times === undefined) return all;
  return graded(steps, times) ?? `${all} per ${quantityPhrase(times).each}`;
}

/** More of one good from step to step: `1, 2 o 3 cibi se hai almeno 1, 4 o 7 pecore`. */
function graded([effect, ...more]: readonly Gain[], times: Quantity): string | undefined {
  if (times.count !== 'reached' || effect.do !== 'gain' || more.length > 0) return undefined;
  const [[good, n], ...others]: Amounts = amounts(effect.goods);
  if (others.length > 0) return undefined;
  const last = n * times.from.length;
  const counts = times.from.map((_, i) => (n * (i + 1) === last ? amount(good, last) : String(n * (i + 1))));
  return `${list(counts, 'o')} se hai almeno ${list(times.from.map(String), 'o')} ${bare(times.of, 2)}`;
}

type Later = Extract<Effect, { do: 'later' }>;

/** When something comes: `all’inizio di ognuno dei prossimi 6 round`. */
function roundsText(rounds: Rounds): string {
  if ('next' in rounds) {
    if (typeof rounds.next === 'number') return nextRounds(rounds.next);
    return rounds.next.count === 'roundsLeft'
      ? 'all’inizio di ogni round ancora da giocare'
      : `all’inizio di un round successivo per ${quantityPhrase(rounds.next).each}`;
  }
  const { after } = rounds;
  if (after.every((n, i) => n === i + 1)) return nextRounds(after.length);
  const many = after.map(String);
  return after.length === 1
    ? `all’inizio del round che viene ${many[0]} round più tardi`
    : `all’inizio dei round che vengono ${list(many)} round più tardi`;
}

function nextRounds(n: number): string {
  return n === 1 ? 'all’inizio del prossimo round' : `all’inizio di ognuno dei prossimi ${n} round`;
}

/** What comes in later rounds, what comes in the same rounds together. */
export function laterText(steps: readonly Effect[]): string | undefined {
  if (steps.length === 0 || !steps.every((one): one is Later => one.do === 'later')) return undefined;
  const whens = [...new Set(steps.map(({ rounds }) => roundsText(rounds)))];
  if (whens.length > 1) return undefined;
  const what = steps.map((one) =>
    one.goods === 'delivery' ? 'l’effetto di questa carta' : goods(amounts(one.goods)),
  );
  return `${list(what)} ${whens[0]}`;
}
