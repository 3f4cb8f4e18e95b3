import type { CSSProperties } from 'react';
import { spacesIn } from '../advice/spaces-in';
import { useFixedGoods, useWords } from '../app/store';
import { useLatest } from '../app/use-latest';
import { Tip } from '../cards/Tip';
import { type TipControl, useTip } from '../cards/useTip';
import type { Deciding } from '../decisions/deciding';
import type { SpacePicture } from '../protocol/space';
import type { Suggestion, Table } from '../protocol/table';
import { hasHands } from '../table/has-hands';
import styles from './board.module.css';
import { columnsOf, fewestEmpty, lying, ownSpaces, tilesOf } from './layout';
import { Newborns } from './Newborns';
import { RoundCards } from './RoundCards';
import { Space } from './Space';
import { SpaceText } from './SpaceText';
import { SupplyTile } from './SupplyTile';
import { useRoving } from './use-roving';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** The action spaces: the cards of the rounds on their track, all others as tiles. Those that can be chosen now are raised; the others say why not. */
export function Board({ table, deciding }: Props) {
  const words = useWords();
  const tip = useTip();
  const roving = useRoving(deciding?.asked.number ?? -1);
  const fixedGoods = useFixedGoods();
  const { board: groups, seats, advice = [] } = table;
  const own = ownSpaces(groups, Math.max(0, table.viewer));
  const tiles = tilesOf(groups);
  const cards = lying(groups)?.spaces.filter(({ round }) => round !== undefined);
  const spaces = [...(cards ?? []), ...tiles, ...own];
  const choice = choosing(deciding);
  const take = useLatest((space: SpacePicture) => choice.take(space, tip));
  const reached = roving.stopOf(spaces, choice.isMarked);
  const draw = (space: SpacePicture) => (
    <Space
      key={space.id}
      space={space}
      who={space.people.map((seat) => seats[seat].name).join(', ')}
      state={choice.isMarked(space) ? 'usable' : choice.asks ? 'unusable' : 'quiet'}
      rank={rankOf(advice, space)}
      laid={fixedGoods}
      lack={choice.lackOf(space)}
      tabStop={space === reached}
      tip={tip.handlers(space.id)}
      onReach={roving.reach}
      onTake={take}
    />
  );
  return (
    <div
      className={styles.board}
      data-few={spaces.length <= FEW_TILES}
      data-many={spaces.length > PHONE_TILES}
      style={smallScreens(spaces.length)}
      onKeyDown={roving.onKeyDown}
      role="presentation"
    >
      {cards !== undefined && (
        <RoundCards table={table} title={words.atTable.groups.rounds} spaces={cards} draw={draw} />
      )}
      <div className={styles.tiles} style={largeScreens(tiles.length, !hasHands(table))}>
        {tiles.map(draw)}
        {table.supply !== undefined && <SupplyTile supply={table.supply} />}
        {seats.some(({ newborns }) => newborns !== undefined) && <Newborns seats={seats} />}
      </div>
      {own.length > 0 && <div className={styles.own}>{own.map(draw)}</div>}
      <BoardTip tip={tip} spaces={spaces} table={table} deciding={deciding} />
    </div>
  );
}

/** So many tiles lie in five columns on small screens: their places stay the same while round cards come. */
const FEW_TILES = 20;

/** So many tiles find room on a phone on its side in six columns. */
const PHONE_TILES = 30;

/** In how many columns all spaces lie together on a phone on its side and on a tablet. */
function smallScreens(spaces: number): CSSProperties {
  const few = spaces <= FEW_TILES;
  const columns = {
    '--phone-columns': few ? 5 : fewestEmpty(spaces, spaces > PHONE_TILES ? [7, 8] : [6, 5, 7]),
    '--tablet-columns': few ? 5 : fewestEmpty(spaces, [5, 6, 7]),
  };
  return columns as CSSProperties;
}

/** In how many columns and rows the tiles lie on a large screen, and between two farms where there is less room. */
function largeScreens(tiles: number, alone: boolean): CSSProperties {
  const columns = columnsOf(tiles, alone);
  const sizes = {
    '--columns': columns,
    '--rows': Math.ceil(tiles / columns),
    '--fewer': columns - 1,
    '--more-rows': Math.ceil(tiles / (columns - 1)),
  };
  return sizes as CSSProperties;
}

/** What can be chosen on the board now, and how. */
function choosing(deciding: Deciding | undefined) {
  const isMarked = ({ id }: SpacePicture) => (deciding?.choicesAt({ on: 'space', id }).length ?? 0) > 0;
  return {
    asks: deciding?.asked.choices.some(({ target }) => target?.on === 'space') === true,
    isMarked,
    lackOf: ({ id }: SpacePicture) => deciding?.asked.lacks.find((lack) => lack.space === id),
    take: (space: SpacePicture, tip: TipControl) => {
      if (isMarked(space)) tip.close();
      deciding?.pointAt({ on: 'space', id: space.id });
    },
  };
}

/** The place of a space among the suggestions, from 1; 0 if it is none. */
function rankOf(advice: readonly Suggestion[], { id }: SpacePicture): number {
  return spacesIn(advice).findIndex((one) => one.space === id) + 1;
}

interface BoardTipProps extends Props {
  readonly tip: TipControl;
  readonly spaces: readonly SpacePicture[];
}

function BoardTip({ tip: { tipped }, spaces, table: { seats, advice = [] }, deciding }: BoardTipProps) {
  const space = spaces.find(({ id }) => id === tipped?.id);
  if (tipped === undefined || space === undefined) return null;
  const { asks, isMarked } = choosing(deciding);
  return (
    <Tip box={tipped.box} side="beside">
      <SpaceText
        space={space}
        seats={seats}
        asker={asks && !isMarked(space) ? deciding?.asked.seat : undefined}
        suggestion={spacesIn(advice).find((one) => one.space === space.id)}
      />
    </Tip>
  );
}
