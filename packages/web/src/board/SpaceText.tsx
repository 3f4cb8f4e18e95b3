import { usePage, useWords } from '../app/store';
import { useDescription, useWhyNot } from '../cards/asking';
import styles from '../cards/card-text.module.css';
import type { SeatPicture } from '../protocol/seat';
import type { SpacePicture } from '../protocol/space';
import type { Suggestion } from '../protocol/table';

interface Props {
  readonly space: SpacePicture;
  readonly seats: readonly SeatPicture[];
  /** The seat that cannot choose it and may want to know why. */
  readonly asker: number | undefined;
  readonly suggestion: Suggestion | undefined;
}

/** What a space does, who stands there, what speaks for it, and why it cannot be chosen. */
export function SpaceText({ space, seats, asker, suggestion }: Props) {
  const { atTable } = useWords();
  const text = useDescription(space.id);
  const { notice } = usePage();
  const refused = useWhyNot(asker, space.id);
  // What the notice says already is not said again.
  const why = notice?.text === refused ? undefined : refused;
  const names = space.people.map((seat) => seats[seat].name);
  return (
    <>
      <strong className={styles.name}>{space.title}</strong>
      {text?.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {space.note !== undefined && <span className={styles.soft}>{space.note}</span>}
      {names.length > 0 && <span className={styles.soft}>{atTable.standsThere(names)}</span>}
      {suggestion !== undefined && (
        <span className={styles.advice}>
          <b>{atTable.suggested}:</b> {suggestion.why}
        </span>
      )}
      {why !== undefined && (
        <span className={styles.why}>
          <b>{atTable.whyNot}</b> {why}
        </span>
      )}
    </>
  );
}
