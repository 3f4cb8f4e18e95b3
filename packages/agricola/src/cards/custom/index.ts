import { board } from './board';
import { ofCards } from './cards';
import { farm } from './farm';
import type { CustomLooks } from './looks';
import { people } from './people';
import { plays } from './plays';
import { rounds } from './rounds';

/** Everything that single cards look at by code of their own, by name. */
export const customs: CustomLooks = {
  quantities: { ...people.quantities, ...farm.quantities, ...ofCards.quantities },
  spaces: rounds.spaces,
  conditions: {
    ...board.conditions,
    ...farm.conditions,
    ...ofCards.conditions,
    ...people.conditions,
    ...plays.conditions,
  },
  joins: people.joins,
};
