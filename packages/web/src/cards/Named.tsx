import { Fragment } from 'react';
import { update, useWords } from '../app/store';
import { gluedPieces } from './glued-pieces';
import styles from './named.module.css';
import { useNames } from './use-names';

/** A text of the page in which every name of a card, a building, an improvement or a space opens it. */
export function Named({ text }: { readonly text: string }) {
  const find = useNames();
  return gluedPieces(find(text)).map((piece, i) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
      <Fragment key={i}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
      <span key={i} className={styles.glued} data-long={piece.name.title.length > ONE_LINE || undefined}>
        {piece.before}
        <NameButton id={piece.name.id} title={piece.name.title} />
        {piece.after}
      </span>
    ),
  );
}

/** Names of more letters may stand on two lines. */
const ONE_LINE = 19;

interface Props {
  readonly id: string;
  readonly title: string;
}

/** The name of a thing as a control that opens it. */
export function NameButton({ id, title }: Props) {
  const { cards } = useWords();
  return (
    <button
      type="button"
      className={styles.name}
      data-name={id}
      title={cards.openCard(title)}
      onClick={() => update({ card: id })}
    >
      {title}
    </button>
  );
}
