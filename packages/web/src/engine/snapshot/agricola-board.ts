import { GOODS, goodNumber } from '@furrow/agricola/goods';
import { boardSpaces, goodsOn, isClosed, openedSpaces, spaceOwner } from '@furrow/agricola/on-board';
import { newbornOn, seatsOn } from '@furrow/agricola/placed';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Herd } from '@furrow/farm/standing';
import { speechOf, terminalWords } from '@furrow/text/words';
import type { SpaceGroup, SpacePicture } from '../../protocol/table';
import type { Look } from '../family';
import { amountOf } from './amounts';
import { spaceSigns } from './signs';

/** The spaces as they lie on the table: printed on the board, added to it, on the round cards. */
export function agricolaGroups(look: Look<State>): SpaceGroup[] {
  const rules = look.game.rules as Ruleset;
  const { state, language } = look;
  const shown = boardSpaces(rules, state);
  const pictures = (spaces: readonly number[]) => spaces.map((space) => spaceOf(look, space));
  const revealed = state.revealed.map((space, i) => ({
    ...spaceOf(look, space),
    round: i + 1,
    fresh: i + 1 === state.round && state.revealed.length === state.round,
  }));
  const { board } = terminalWords(language);
  return [
    { id: 'printed', title: board, spaces: pictures(shown.filter((space) => space < rules.printed)) },
    { id: 'added', title: board, spaces: pictures(shown.filter((space) => space >= rules.printed)) },
    {
      id: 'rounds',
      title: speechOf(language).agricola.table.roundCards,
      spaces: [...revealed, ...openedEarly(look)],
    },
  ];
}

/** The spaces that cards let somebody use before they are on the board. */
function openedEarly(look: Look<State>): SpacePicture[] {
  const { state, words, language } = look;
  const { table } = speechOf(language).agricola;
  return state.players.flatMap((_, seat) =>
    openedSpaces(look.game.rules as Ruleset, state, seat).map((space) => ({
      ...spaceOf(look, space),
      note: table.onlyFor(words.seat(seat)),
    })),
  );
}

function spaceOf(look: Look<State>, space: number): SpacePicture {
  const { game, state, words } = look;
  const rules = game.rules as Ruleset;
  const { id, effect } = rules.spaces[space];
  const note = ownerNote(look, space);
  return {
    id,
    title: words.title(id),
    goods: lyingOn(rules, state, space).map(({ good, count }) => amountOf(words, GOODS, good, count)),
    people: seatsOn(state, space),
    newborns: state.players.flatMap((_, seat) => (newbornOn(state, seat) === space ? [seat] : [])),
    signs: spaceSigns({ effect }),
    closed: isClosed(rules, state, space),
    ...(note !== undefined && { note }),
  };
}

/** What lies on a space; none of what is laid there if all was taken. */
function lyingOn(rules: Ruleset, state: State, space: number): readonly Herd[] {
  const lying = goodsOn(rules, state, space) ?? [];
  const { refill } = rules.spaces[space];
  return refill === undefined || lying.length > 0 ? lying : [{ good: goodNumber(refill.good), count: 0 }];
}

function ownerNote({ game, state, words, language }: Look<State>, space: number): string | undefined {
  const owner = spaceOwner(game.rules as Ruleset, state, space);
  if (owner === undefined) return undefined;
  const { table } = speechOf(language).agricola;
  return owner.alone ? table.onlyFor(words.seat(owner.seat)) : table.owner(words.seat(owner.seat));
}
