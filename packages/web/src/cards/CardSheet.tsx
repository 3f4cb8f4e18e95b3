import { useWords } from '../app/store';
import type { CardPicture } from '../protocol/table';
import { CardText } from './CardText';
import { Sheet } from './Sheet';

interface Props {
  readonly card: CardPicture;
  readonly held: boolean;
  /** Chooses the card, if it can be chosen now. */
  readonly onTake: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One card over the table, with the button that chooses it. */
export function CardSheet({ card, held, onTake, onClose }: Props) {
  const { atTable } = useWords();
  const deed = onTake && { title: atTable.chooseThis, run: onTake };
  return (
    <Sheet label={card.title} deed={deed} onClose={onClose}>
      <CardText card={card} held={held} />
    </Sheet>
  );
}
