import { GoodIcon } from '../art/GoodIcon';
import { PersonIcon } from '../art/PersonIcon';
import type { Deciding } from '../decisions/deciding';
import type { SeatPicture, SpaceGroup, SpacePicture } from '../protocol/table';
import styles from './board.module.css';

interface Props {
  readonly groups: readonly SpaceGroup[];
  readonly seats: readonly SeatPicture[];
  readonly deciding: Deciding | undefined;
}

/** The action spaces, grouped as they lie on the table. Those that can be chosen now are marked; the others say why not. */
export function Board({ groups, seats, deciding }: Props) {
  const many = groups.reduce((sum, { spaces }) => sum + spaces.length, 0);
  return (
    <div className={styles.board} data-many={many > 20}>
      {groups
        .filter(({ spaces }) => spaces.length > 0)
        .map((group) => (
          <section key={group.id} className={styles.group} aria-label={group.title || undefined}>
            {group.spaces.map((space) => (
              <Space key={space.id} space={space} seats={seats} deciding={deciding} />
            ))}
          </section>
        ))}
    </div>
  );
}

interface SpaceProps {
  readonly space: SpacePicture;
  readonly seats: readonly SeatPicture[];
  readonly deciding: Deciding | undefined;
}

function Space({ space, seats, deciding }: SpaceProps) {
  const { id, title, goods, people, closed, round } = space;
  const target = { on: 'space', id } as const;
  const marked = deciding !== undefined && deciding.choicesAt(target).length > 0;
  const said = [title, ...goods.map(({ words }) => words), ...people.map((seat) => seats[seat].name)].join(
    ', ',
  );
  return (
    <button
      type="button"
      className={styles.space}
      data-space={id}
      data-marked={marked}
      data-closed={closed}
      aria-label={said}
      aria-disabled={!marked}
      onClick={() => deciding?.pointAt(target)}
    >
      <span className={styles.title}>
        {round !== undefined && <small>{round}</small>} {title}
      </span>
      <span className={styles.row}>
        {goods.map(({ good, count }) => (
          <span key={good} className={styles.goods}>
            <GoodIcon good={good} size={18} />
            {count}
          </span>
        ))}
        <span className={styles.people}>
          {people.map((seat, i) => (
            <PersonIcon key={`${seat} ${i + 1}`} seat={seat} size={20} />
          ))}
        </span>
      </span>
    </button>
  );
}
