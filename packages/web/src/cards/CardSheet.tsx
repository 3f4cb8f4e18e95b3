import { useWords } from '../app/store';
import type { AskKind } from '../protocol/asked';
import type { CardPicture } from '../protocol/card';
import { CardText } from './CardText';
import { Sheet } from './Sheet';

interface Props {
  readonly card: CardPicture;
  readonly held: boolean;
  readonly ask: AskKind | undefined;
  /** Chooses the card, if it can be chosen now. */
  readonly onTake: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One card over the table, with the button that chooses it. */
export function CardSheet({ card, held, ask, onTake, onClose }: Props) {
  const { atTable } = useWords();
  const deed = onTake && { title: atTable[deedOf(card, ask)], run: onTake };
  return (
    <Sheet label={card.title} deed={deed} onClose={onClose}>
      <CardText card={card} held={held} offered={onTake !== undefined} />
    </Sheet>
  );
}

/** What the card is chosen for: cards of the hand are played, all others built. */
function deedOf({ kind }: CardPicture, ask: AskKind | undefined): 'chooseThis' | 'playThis' | 'buildThis' {
  if (ask !== 'major' && ask !== 'minor' && ask !== 'occupation' && ask !== 'build') return 'chooseThis';
  return kind === 'minor' || kind === 'occupation' ? 'playThis' : 'buildThis';
}
