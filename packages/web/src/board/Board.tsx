import type { ReactNode } from 'react';
import { useWords } from '../app/store';
import { Tip } from '../cards/Tip';
import { type TipControl, useTip } from '../cards/useTip';
import type { Deciding } from '../decisions/deciding';
import type { SeatPicture, SpaceGroup, SpacePicture, Suggestion } from '../protocol/table';
import styles from './board.module.css';
import { isMany, rowsOf, sidesOf } from './layout';
import { Space } from './Space';
import { SpaceText } from './SpaceText';
import { useRoving } from './use-roving';

interface Props {
  readonly groups: readonly SpaceGroup[];
  readonly seats: readonly SeatPicture[];
  readonly deciding: Deciding | undefined;
  readonly advice?: readonly Suggestion[] | undefined;
}

/** The action spaces, grouped as they lie on the table. Those that can be chosen now are marked; the others say why not. */
export function Board({ groups, seats, deciding, advice = [] }: Props) {
  const tip = useTip();
  const roving = useRoving(deciding?.asked.number ?? -1);
  const spaces = groups.flatMap((group) => group.spaces);
  const choice = choosing(deciding);
  const reached = roving.stopOf(spaces, choice.isMarked);
  const many = isMany(groups);
  return (
    <div className={styles.board} data-many={many} onKeyDown={roving.onKeyDown} role="presentation">
      {sidesOf(groups).map((side) => (
        <div
          key={side[0].id}
          className={styles.side}
          data-side={side[0].id}
          style={{ gridTemplateRows: rowsOf(side, many) }}
        >
          {side.map((group) => (
            <Group key={group.id} group={group}>
              {group.spaces.map((space) => (
                <Space
                  key={space.id}
                  space={space}
                  seats={seats}
                  state={choice.isMarked(space) ? 'usable' : choice.asks ? 'unusable' : 'quiet'}
                  rank={rankOf(advice, space)}
                  tabStop={space === reached}
                  tip={tip.handlers(space.id)}
                  onReach={(event) => roving.reach(space.id, event)}
                  onTake={() => choice.take(space, tip)}
                />
              ))}
            </Group>
          ))}
        </div>
      ))}
      <BoardTip tip={tip} spaces={spaces} seats={seats} deciding={deciding} advice={advice} />
    </div>
  );
}

/** What can be chosen on the board now, and how. */
function choosing(deciding: Deciding | undefined) {
  const isMarked = ({ id }: SpacePicture) => (deciding?.choicesAt({ on: 'space', id }).length ?? 0) > 0;
  return {
    asks: deciding?.asked.choices.some(({ target }) => target?.on === 'space') === true,
    isMarked,
    take: (space: SpacePicture, tip: TipControl) => {
      if (isMarked(space)) tip.close();
      deciding?.pointAt({ on: 'space', id: space.id });
    },
  };
}

/** The place of a space among the suggestions, from 1; 0 if it is none. */
function rankOf(advice: readonly Suggestion[], { id }: SpacePicture): number {
  return advice.findIndex(({ target }) => target?.on === 'space' && target.id === id) + 1;
}

interface BoardTipProps extends Omit<Props, 'groups'> {
  readonly tip: TipControl;
  readonly spaces: readonly SpacePicture[];
}

function BoardTip({ tip: { tipped }, spaces, seats, deciding, advice = [] }: BoardTipProps) {
  const space = spaces.find(({ id }) => id === tipped?.id);
  if (tipped === undefined || space === undefined) return null;
  const { asks, isMarked } = choosing(deciding);
  return (
    <Tip box={tipped.box} side="beside">
      <SpaceText
        space={space}
        seats={seats}
        asker={asks && !isMarked(space) ? deciding?.asked.seat : undefined}
        suggestion={advice[rankOf(advice, space) - 1]}
      />
    </Tip>
  );
}

interface GroupProps {
  readonly group: SpaceGroup;
  readonly children: ReactNode;
}

function Group({ group, children }: GroupProps) {
  const words = useWords();
  const title = words.atTable.groups[group.id] ?? group.title;
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </div>
  );
}
