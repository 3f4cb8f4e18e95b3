import { ROUNDS, stageOf } from '@furrow/agricola/course/harvests';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { boardSpaces, goodsOn, isClosed, openedSpaces, spaceOwner } from '@furrow/agricola/spaces/on-board';
import { newbornOn, seatsOn } from '@furrow/agricola/spaces/placed';
import { GOODS, type Good, goodNumber } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Herd } from '@furrow/farm/standing';
import { givenBy } from '@furrow/text/pictures/given-by';
import { speechOf, terminalWords } from '@furrow/text/words';
import type { FaceDownPicture, SpaceGroup, SpacePicture } from '../../protocol/space';
import type { Look } from '../family';
import { playerName } from '../names';
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

/** The rounds whose cards lie face down, with what may be on them. */
export function faceDownRounds({ game, state, words }: Look<State>): FaceDownPicture[] {
  const { spaces } = game.rules as Ruleset;
  const first = state.revealed.length + 1;
  return Array.from({ length: ROUNDS - first + 1 }, (_, i) => first + i).map((round) => {
    const stage = stageOf(round);
    const may = spaces.flatMap((space, number) =>
      space.stage === stage && !state.revealed.includes(number)
        ? [{ id: space.id, title: words.title(space.id), sign: space.refill?.good ?? spaceSigns(space)[0] }]
        : [],
    );
    return { round, stage, may };
  });
}

/** The spaces that cards let somebody use before they are on the board. */
function openedEarly(look: Look<State>): SpacePicture[] {
  const { state, language } = look;
  const { table } = speechOf(language).agricola;
  return state.players.flatMap((_, seat) =>
    openedSpaces(look.game.rules as Ruleset, state, seat).map((space) => ({
      ...spaceOf(look, space),
      owner: seat,
      note: table.onlyFor(playerName(look, seat)),
    })),
  );
}

function spaceOf(look: Look<State>, space: number): SpacePicture {
  const { game, state, words } = look;
  const rules = game.rules as Ruleset;
  const { id, effect, refill } = rules.spaces[space];
  const owner = spaceOwner(rules, state, space);
  const short = speechOf(look.language).agricola.names.shortSpaces[id];
  return {
    id,
    title: words.title(id),
    ...(short !== undefined && { short }),
    goods: lyingOn(rules, state, space).map(({ good, count }) => amountOf(words, GOODS, good, count)),
    people: seatsOn(state, space),
    newborns: state.players.flatMap((_, seat) => (newbornOn(state, seat) === space ? [seat] : [])),
    signs: spaceSigns({ effect }),
    gives: givenBy<Good>(effect).map(([good, count]) => amountOf(words, GOODS, goodNumber(good), count)),
    ...(refill !== undefined && { grows: refill.count }),
    closed: isClosed(rules, state, space),
    ...(owner !== undefined && ownedBy(look, owner)),
  };
}

/** What lies on a space; none of what is laid there if all was taken. */
function lyingOn(rules: Ruleset, state: State, space: number): readonly Herd[] {
  const lying = goodsOn(rules, state, space) ?? [];
  const { refill } = rules.spaces[space];
  return refill === undefined || lying.length > 0 ? lying : [{ good: goodNumber(refill.good), count: 0 }];
}

/** Whose a space is: of one player alone, or on the card of somebody whom others may visit. */
function ownedBy(
  look: Look<State>,
  { seat, alone }: NonNullable<ReturnType<typeof spaceOwner>>,
): Pick<SpacePicture, 'owner' | 'note'> {
  const { table } = speechOf(look.language).agricola;
  const who = playerName(look, seat);
  return alone ? { owner: seat, note: table.onlyFor(who) } : { note: table.owner(who) };
}
