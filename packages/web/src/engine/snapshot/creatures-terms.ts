import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import { GOODS, type Good, goodNumber } from '@furrow/creatures/goods';
import type { State } from '@furrow/creatures/state';
import type { GameWords } from '@furrow/text/game-words';
import type { TermsPicture } from '../../protocol/space';
import { pricesOf } from './amounts';

/** What is placed or built by an effect, and on which terms; those of special buildings stand on them. */
export function termsOf(effect: Effect, words: GameWords<State>): TermsPicture[] {
  const built = (sign: string, building: number): TermsPicture[] => [
    { sign, free: 0, prices: pricesOf(words, GOODS, buildings[building].prices) },
  ];
  switch (effect.do) {
    case 'seq':
      return effect.steps.flatMap((step) => termsOf(step, words));
    case 'borders':
    case 'troughs': {
      const price = Object.entries(effect.price).map(
        ([good, count]) => [goodNumber(good as Good), count] as const,
      );
      return [
        {
          sign: effect.do === 'borders' ? 'fences' : 'trough',
          free: effect.free,
          prices: pricesOf(words, GOODS, [price]),
        },
      ];
    }
    case 'stall':
      return built('stall', STALL);
    case 'stables':
      return built('stable', STABLE);
    default:
      return [];
  }
}
