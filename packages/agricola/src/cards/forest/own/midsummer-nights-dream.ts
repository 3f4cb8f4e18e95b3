import { card } from '../../card';
import { type CardSight, chosenPlayer, othersWho, ownActs } from '../../own';

/** The other players who have somebody at home. */
function enchanted(sight: CardSight): number[] {
  return othersWho(sight, ({ home }) => home > 0);
}

const { acts, act } = ownActs({
  enchant: {
    possible: (sight) => enchanted(sight).length > 0,
    why: { why: 'nobody-to-place' },
    brings: true,
    *act(sight) {
      const seat = yield* chosenPlayer('enchanted', enchanted(sight));
      return [
        { step: 'borrow', seat },
        { step: 'grant', seat, goods: { food: 2 } },
      ];
    },
  },
});

/** Somebody of another player works for whoever drew the card, who says when. */
export const midsummerNightsDream = card('midsummer-nights-dream', 'F10', {
  play: act('enchant'),
  own: { acts },
  ours: true,
});
