import { isOnDisplay, majors } from '@furrow/agricola/boards/majors';
import { boardSpaces, goodsOn, isClosed, openedSpaces, spaceOwner } from '@furrow/agricola/spaces/on-board';
import { seatsOn } from '@furrow/agricola/spaces/placed';
import type { Space } from '@furrow/agricola/spaces/space';
import { type Good, goodNumber } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Herd } from '@furrow/farm/standing';
import { givenBy } from '@furrow/text/pictures/given-by';
import { padStart } from '../paint';
import type { AgricolaPen } from './agricola-pen';
import { aligned, alignedColumns, flow, inGroups, type Row } from './layout';
import { amountsText } from './pen';
import { GAP, spaceRow } from './table';

const ROWS = { printed: 5, added: 6 };

/** The spaces that are there from the start: those of the board, then those that were added to it. */
export function boardLines(state: State, pen: AgricolaPen): string[] {
  const { rules } = pen;
  const shown = boardSpaces(rules, state);
  const rows = (spaces: readonly number[]) => spaces.map((space) => rowOf(state, space, pen));
  const added = rows(shown.filter((space) => space >= rules.printed));
  const groups = [
    ...inGroups(rows(shown.filter((space) => space < rules.printed)), ROWS.printed),
    ...inGroups(added, Math.ceil(added.length / Math.ceil(added.length / ROWS.added))),
  ];
  return flow(groups.map(aligned), GAP, pen.width);
}

/** The round cards revealed so far, with their rounds; then those that cards let somebody use before their time. */
export function roundCardLines(state: State, pen: AgricolaPen): string[] {
  const { rules, table, words, paint } = pen;
  const numbered = (number: string, { left, right }: Row) => ({
    left: `${paint('gray', padStart(number, 2))} ${left}`,
    right,
  });
  const revealed = state.revealed.map((space, i) => numbered(String(i + 1), rowOf(state, space, pen)));
  const opened = state.players.flatMap((_, seat) =>
    openedSpaces(rules, state, seat).map((space) =>
      numbered('', rowOf(state, space, pen, table.onlyFor(words.seat(seat)))),
    ),
  );
  return alignedColumns([...revealed, ...opened], GAP, pen.width);
}

function rowOf(state: State, space: number, pen: AgricolaPen, note = ownerNote(state, space, pen)): Row {
  const { rules, words } = pen;
  const { id } = rules.spaces[space];
  const [seat = -1, ...joined] = seatsOn(state, space);
  const closed = isClosed(rules, state, space);
  return spaceRow(
    {
      title: note === undefined ? words.title(id) : `${words.title(id)} (${note})`,
      seat,
      joined,
      closed,
      goods: goodsOn(rules, state, space) ?? (closed ? undefined : fixedGoods(rules.spaces[space], pen)),
      suggested: pen.suggested?.includes(space) === true,
    },
    pen,
  );
}

/** What a space always gives, if that is to lie there. */
function fixedGoods({ effect }: Space, { fixedGoods: shown = false }: AgricolaPen): Herd[] | undefined {
  const given = shown ? givenBy<Good>(effect) : [];
  return given.length === 0 ? undefined : given.map(([good, count]) => ({ good: goodNumber(good), count }));
}

/** Whose card a space lies on, if it lies on one. */
function ownerNote(state: State, space: number, { rules, table, words }: AgricolaPen): string | undefined {
  const owner = spaceOwner(rules, state, space);
  if (owner === undefined) return undefined;
  const name = words.seat(owner.seat);
  return owner.alone ? table.onlyFor(name) : table.owner(name);
}

/** The major improvements on display, with what they cost. */
export function majorLines(state: State, pen: AgricolaPen): string[] {
  const rows = majors
    .filter(({ number }) => isOnDisplay(state, number))
    .map(({ id, price }) => ({ left: pen.words.title(id), right: amountsText(price, pen) }));
  if (rows.length === 0) return [pen.paint('gray', pen.terminal.empty)];
  return alignedColumns(rows, GAP, pen.width);
}
