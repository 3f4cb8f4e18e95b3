import { count } from '@furrow/farm/grid';
import type { Seat } from '@furrow/kernel/seat';
import { buildings } from './buildings/index';
import { built, cellOf } from './farmyard';
import { BORDER } from './goods';
import { allFit } from './room';
import { rules } from './rules';
import { spaceNumber } from './spaces';
import type { State } from './state';

/** What is wrong with a state: the specification's "things that must hold in every state", and that farms are sound. */
export function broken(state: State): readonly string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const { players } = state;
  const sum = (of: (seat: Seat) => number) => of(0) + of(1);
  const borders = sum(
    (i) => players[i].goods[BORDER] + count(players[i].farm.bordersH) + count(players[i].farm.bordersV),
  );
  must(borders + state.piles[spaceNumber('expand')] + state.borders === 26, 'there are 26 borders');
  must(sum((i) => count(players[i].farm.troughs)) + state.troughs === 10, 'there are 10 troughs');
  const tiles = sum((i) => count(players[i].farm.stalls) + count(players[i].farm.stables)) + state.tiles;
  must(tiles === 4 || tiles === 5, 'there are 4 or 5 tiles');
  const expansions = sum((i) => players[i].farm.columns - 2) + state.expansions;
  must(expansions === tiles, 'there are as many expansions as tiles');
  const where = new Map<number, number>();
  for (const one of [
    ...state.offer,
    ...players.flatMap((player) => player.farm.specials.map((entry) => entry >> 5)),
  ]) {
    if (buildings[one].kind === 'special') where.set(one, (where.get(one) ?? 0) + 1);
  }
  for (const [one, times] of where) must(times === 1, `${buildings[one].id} is in one place`);
  players.forEach(({ farm, goods }, i) => {
    must(
      goods.every((n) => Number.isInteger(n) && n >= 0),
      `goods of ${i} are not negative`,
    );
    must((farm.stalls & farm.stables) === 0, `farm ${i}: one building a space`);
    let cells = farm.stalls | farm.stables;
    for (const entry of farm.specials) {
      must((cells & (1 << cellOf(entry))) === 0, `farm ${i}: one building a space`);
      cells |= 1 << cellOf(entry);
    }
    must(cells === built(farm), `farm ${i}: buildings`);
    must(!atGap(state) || allFit(players[i]), `animals of ${i} have room`);
  });
  return wrong;
}

/** Whether nothing is half done, so that every animal must have found room. */
function atGap(state: State): boolean {
  if (state.main.empty) return true;
  return state.lanes.every((lane) => lane.empty) && rules.program.nodes[state.main.node].kind.gap === true;
}
