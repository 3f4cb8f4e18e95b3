import type { Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effect';
import { amounts } from '@furrow/agricola/goods';
import { form, list } from '../grammar';
import { atLeastEach, countableOf } from './counted';
import { amount } from './nouns';
import type { Voice } from './voice';

/** Goods and points that are had at once, all of them so many times; `points`: some of it is points. */
interface Spoils {
  readonly items: readonly Item[];
  readonly times: Quantity | undefined;
  readonly points: boolean;
}

/** So many of something. */
interface Item {
  readonly n: number;
  readonly say: (n: number) => string;
}

/** Bonus points: `3 points de bonus`. */
export function bonusPoints(n: number): string {
  return `${n} ${form(n, 'point de bonus', 'points de bonus')}`;
}

/** What an effect brings, if goods and points are all that it brings. */
export function spoilsOf(effect: Effect): Spoils | undefined {
  switch (effect.do) {
    case 'gain': {
      const items = amounts(effect.goods).map(([good, n]) => ({ n, say: (m: number) => amount(good, m) }));
      return { items, times: effect.times, points: false };
    }
    case 'points':
      return { items: [{ n: effect.points, say: bonusPoints }], times: effect.times, points: true };
    case 'seq':
      return together(effect.steps.map(spoilsOf));
    default:
      return undefined;
  }
}

function together(parts: readonly (Spoils | undefined)[]): Spoils | undefined {
  const all = parts.filter((part) => part !== undefined);
  const [first] = all;
  const alike = all.every(({ times }) => JSON.stringify(times) === JSON.stringify(first.times));
  if (all.length < parts.length || !alike) return undefined;
  return {
    items: all.flatMap(({ items }) => items),
    times: first.times,
    points: all.some(({ points }) => points),
  };
}

/** What is had: `1 point de bonus et 2 PN pour chaque manche complète encore à jouer`. */
export function spoilsText({ items, times }: Spoils): string {
  if (times?.count === 'reached') {
    const steps = items.map(({ n, say }) =>
      atLeastEach(
        { some: say, each: '' },
        times.from.map((_, i) => n * (i + 1)),
      ),
    );
    const of = countableOf(times.of);
    return `${list(steps)} si ${of.existence[0]} au moins ${atLeastEach(of, times.from)}`;
  }
  const what = list(items.map(({ n, say }) => say(n)));
  return times === undefined ? what : `${what} pour ${countableOf(times).each}`;
}

/** That goods and points are had: `prendre 3 PN`; a card's text says `recevoir`, and so does everybody of points. */
export function received(effect: Effect, { mood, tells }: Voice): string {
  const spoils = spoilsOf(effect);
  if (spoils === undefined) throw new Error(`'${effect.do}' brings more than goods and points`);
  if (spoils.items.length === 0) return 'ne rien prendre';
  const verb = spoils.points || (mood === 'do' && tells === true) ? 'recevoir' : 'prendre';
  return `${verb} ${spoilsText(spoils)}`;
}
