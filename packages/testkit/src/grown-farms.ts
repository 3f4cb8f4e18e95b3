import { findMajor } from '@furrow/agricola/boards/majors';
import { GOODS, type Goods, goodNumber } from '@furrow/agricola/state/goods';
import type { Player, State } from '@furrow/agricola/state/state';
import { fencesLeft } from '@furrow/agricola/state/supply';
import type { Dice } from '@furrow/kernel/dice';
import { type FarmGiven, layOn } from './farm-given';
import { known, wordsIn } from './notated-game';

/** A farm that somebody has worked on for years: what lies on it, the goods that belong to it, and major improvements. */
interface Grown {
  readonly farm: FarmGiven;
  readonly goods: Goods;
  readonly majors?: string;
}

/**
 * What cards ask for and random players hardly ever come to by themselves: many fields with both crops, pastures with an
 * animal of each type, a room for one more person, material to build several things in one turn, improvements to be returned.
 */
const FARMS: readonly Grown[] = [
  {
    farm: {
      fields: 'a1 a2 a3 b2 b3 c2',
      grain: { a1: 3, a2: 2 },
      vegetables: { a3: 2, b2: 1 },
      fences: 'a4n a5n a4w b4w c4w a5e b5e c5e c4s c5s c4n c5n',
    },
    goods: { wood: 2, clay: 2, reed: 1, food: 3, sheep: 1, boar: 1, cattle: 1 },
  },
  {
    farm: { rooms: 'a1', fields: 'a2 a3 b3 b4', grain: { a2: 3, b4: 3 }, vegetables: { a3: 2, b3: 2 } },
    goods: { wood: 3, grain: 2, vegetable: 1, food: 4 },
  },
  { farm: {}, goods: { wood: 15, clay: 8, reed: 8, stone: 6, food: 6 } },
  { farm: { house: 'clay' }, goods: { wood: 6, clay: 15, reed: 6, food: 4 } },
  {
    farm: { house: 'stone' },
    goods: { wood: 4, clay: 4, reed: 5, stone: 12, food: 4 },
    majors: 'clay-oven well joinery',
  },
];

/** The players begin on farms that are grown already, each on one of them for which there are fences enough. */
export function growFarms({ players, majors }: State, dice: Dice): void {
  players.forEach((player, seat) => {
    const fitting = FARMS.filter(({ farm }) => wordsIn(farm.fences).length <= fencesLeft(player));
    const grown = fitting[dice.below(fitting.length)];
    grow(player, grown);
    // Of the same improvements the first to have them keeps them.
    for (const id of wordsIn(grown.majors)) majors[known(findMajor(id), id).number] ||= seat + 1;
  });
}

function grow({ farm, goods }: Player, grown: Grown): void {
  layOn(farm, grown.farm);
  for (const good of GOODS) goods[goodNumber(good)] += grown.goods[good] ?? 0;
}
