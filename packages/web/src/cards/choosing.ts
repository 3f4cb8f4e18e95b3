import type { Deciding } from '../decisions/deciding';
import type { CardPicture } from '../protocol/card';
import type { TipControl } from './useTip';

/** What can be chosen among the cards now, and how. */
export interface Choosing {
  readonly isMarked: (card: CardPicture) => boolean;
  /** Whether it is part of an answer that is put together. */
  readonly isChosen: (card: CardPicture) => boolean;
  readonly take: (card: CardPicture) => void;
}

/** What a decision means for the cards; nothing can be chosen while none is being made. */
export function choosing(deciding: Deciding | undefined, tip: TipControl): Choosing {
  return {
    isMarked: ({ id }) => deciding?.canPoint({ on: 'card', id }) === true,
    isChosen: ({ id }) => deciding?.isChosen({ on: 'card', id }) === true,
    take: ({ id }) => {
      tip.close();
      deciding?.pointAt({ on: 'card', id });
    },
  };
}
