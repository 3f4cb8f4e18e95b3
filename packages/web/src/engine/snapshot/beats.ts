import type { Position } from '@furrow/kernel/kind';
import { type Happening, heardBy } from '@furrow/kernel/run';
import type { Phase } from '@furrow/text/phases';
import { speechOf } from '@furrow/text/words';
import type { BeatPicture, HarvestedPicture } from '../../protocol/beats';
import type { AtTable } from '../at-table';
import type { Family, HarvestDeed, Look } from '../family';
import { amountOf } from './amounts';

/** In so many moves before the present, parts of a harvest are looked for. */
const LATEST = 40;

/** The parts of harvests in the moves that are shown last, each once for every move in which it took place. */
export function beatsOf(
  { record, playable: { family }, shown }: AtTable,
  { language, words }: Look<Position>,
): BeatPicture[] {
  const { phases } = speechOf(language);
  const first = Math.max(0, shown - LATEST);
  const begun = new Set<Phase>();
  return record.moves.slice(first, shown).flatMap(({ heard }, i) => {
    const events = heardBy(heard);
    const beats = [...partsIn(events, family)].map(([phase, deeds]) => {
      const begins = !begun.has(phase);
      begun.add(phase);
      const farms = farmsIn(deeds, (good, count) => amountOf(words, family.goods, good, count));
      return { move: first + i + 1, phase, words: phases[phase], begins, farms };
    });
    if (events.some(({ event }) => event === 'round')) begun.clear();
    return beats;
  });
}

/** The parts of a harvest among some events, in their order, with all that belongs to each. */
export function partsIn(
  events: readonly Happening[],
  family: Pick<Family<Position>, 'harvest'>,
): Map<Phase, HarvestDeed[]> {
  const parts = new Map<Phase, HarvestDeed[]>();
  let now: Phase | undefined;
  for (const event of events) {
    const deed = family.harvest(event);
    if (deed === undefined || (deed.within === true && deed.phase !== now)) continue;
    now = deed.phase;
    parts.set(now, [...(parts.get(now) ?? []), deed]);
  }
  return parts;
}

/** What some deeds do to each farm, taken together. */
function farmsIn(
  deeds: readonly HarvestDeed[],
  amount: (good: number, count: number) => HarvestedPicture['goods'][number],
): HarvestedPicture[] {
  const seats = [...new Set(deeds.flatMap(({ seat }) => seat ?? []))];
  return seats.map((seat) => {
    const own = deeds.filter((deed) => deed.seat === seat);
    const counts = new Map<number, number>();
    for (const [good, count] of own.flatMap(({ goods = [] }) => goods))
      counts.set(good, (counts.get(good) ?? 0) + count);
    return {
      seat,
      goods: [...counts].filter(([, count]) => count !== 0).map(([good, count]) => amount(good, count)),
      begging: own.reduce((sum, { begging = 0 }) => sum + begging, 0),
    };
  });
}
