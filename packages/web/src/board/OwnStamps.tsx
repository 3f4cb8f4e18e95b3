import { update, useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import { Scene } from '../art/Scene';
import { sceneOf } from '../art/scene-names';
import type { SpacePicture } from '../protocol/space';
import styles from './own-stamps.module.css';

/** Spaces that only somebody else may use, as small tiles at that place; each opens what it does. */
export function OwnStamps({ spaces }: { readonly spaces: readonly SpacePicture[] }) {
  const { cards } = useWords();
  return spaces.map(({ id, title, goods, signs, people }) => (
    <button
      key={id}
      type="button"
      className={styles.stamp}
      data-space={id}
      data-name={id}
      title={title}
      aria-label={cards.openCard(title)}
      onClick={() => update({ card: id })}
    >
      <Scene name={sceneOf(id, [...goods.map(({ good }) => good), ...signs])} />
      {people.map((seat) => (
        <Pawn key={seat} seat={seat} />
      ))}
    </button>
  ));
}
