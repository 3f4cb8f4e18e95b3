import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { comingFor, delivering } from '@furrow/agricola/spaces/coming';
import { GOODS } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import { Sight } from '@furrow/bots/agricola/sight';
import { isOver } from '@furrow/kernel/machine';
import type { ComingPicture, FoodForecast } from '../../protocol/table';
import type { Look } from '../family';
import { amountOf } from './amounts';

/** What lies on later rounds for the viewer, round by round. */
export function comingRounds({ state, viewer, words }: Look<State>): ComingPicture[] {
  const player = state.players[viewer];
  if (player === undefined) return [];
  const all = comingFor(player);
  const rounds = [...new Set(all.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map((round) => {
    const counts = new Map<number, number>();
    const here = all.filter((one) => one.round === round);
    for (const { good, count } of here.filter((one) => delivering(one) === undefined))
      counts.set(good, (counts.get(good) ?? 0) + count);
    const delivered = here.flatMap((one) => {
      const card = delivering(one);
      return card === undefined ? [] : [words.title(cards[card].id)];
    });
    return {
      round,
      goods: [...counts].map(([good, count]) => amountOf(words, GOODS, good, count)),
      cards: delivered,
    };
  });
}

/** One sight for each set of rules: it is made to be used again. */
const sights = new WeakMap<Ruleset, Sight>();

/** The food for the next feeding of the viewer; undefined when there is none any more. */
export function foodForecast({ game, state, viewer }: Look<State>): FoodForecast | undefined {
  if (state.players[viewer] === undefined || isOver(state)) return undefined;
  const rules = game.rules as Ruleset;
  const sight = sights.get(rules) ?? new Sight(rules, state);
  sights.set(rules, sight);
  sight.look(state, viewer);
  const { course, food } = sight;
  if (course.feeds === 0) return undefined;
  const { need, ready, made } = food;
  return { round: course.round + course.roundsToFeeding, need, ready, spare: Math.floor(made) };
}
