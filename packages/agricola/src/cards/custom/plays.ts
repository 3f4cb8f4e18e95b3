import { ABOUT, FRAME, SOURCE } from '@furrow/kernel/stack';
import type { Effect } from '../../effects/effect';
import type { Viewpoint } from '../../effects/measure';
import { keptBy } from '../../in-play/kept';
import { partIn } from '../../moments/brought';
import { markedSpace } from '../../spaces/marked-space';
import type { Space } from '../../spaces/space';
import { ANIMALS } from '../../state/goods';
import { cardOf, isCard, spaceOf } from '../../state/source';
import { cards } from '../index';
import type { SomeLooks } from './looks';

/** The innermost effect of a kind that is being carried out, with its source and what it is about. */
function innermost(
  { rules, state }: Viewpoint,
  what: Effect['do'],
): [effect: Effect, source: number, about: number] | undefined {
  const { frames } = state.main;
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME) {
    const effect = rules.program.nodes[frames[i]].effect as Effect;
    if (effect.do === what) return [effect, frames[i + SOURCE], frames[i + ABOUT]];
  }
  return undefined;
}

/** The space that is being used, if it is the one that the card has marked; -1 if it is another. */
function markedSpaceUsed(look: Viewpoint): number {
  const { rules, state, seat, source } = look;
  const use = innermost(look, 'use');
  const space = use === undefined ? -1 : spaceOf(use[1]);
  const marked = markedSpace(keptBy(state.players[seat], cardOf(source)));
  return space >= 0 && rules.spaces[space].id === marked ? space : -1;
}

/** The code of cards about how cards are played. */
export const plays = {
  conditions: {
    /** The space Major Improvement is being used. */
    'on-major-improvement': (look) => {
      const use = innermost(look, 'use');
      return use !== undefined && look.rules.spaces[spaceOf(use[1])].id === 'major-improvement';
    },
    /** The space that is being used is the one that the card has marked; and animals gather there. */
    'on-marked-space': (look) => markedSpaceUsed(look) >= 0,
    'on-marked-animals': (look) => {
      const space: Space | undefined = look.rules.spaces[markedSpaceUsed(look)];
      return space?.effect.do === 'collect' && ANIMALS.some((animal) => animal === space.refill?.good);
    },
    /** A plow or the Harrow was used with the space that is being used. */
    'tool-used': (look) => partIn(innermost(look, 'use')?.[2] ?? 0, 'tool') === 1,
    /** A minor improvement was played by a Major or Minor Improvement action. */
    'minor-by-improvement': (look) => {
      const take = innermost(look, 'take')?.[0];
      const played = partIn(look.about, 'played');
      return (
        take?.do === 'take' &&
        take.action === 'improvement' &&
        isCard(played) &&
        cards[cardOf(played)].kind === 'minor'
      );
    },
  },
} satisfies SomeLooks;
