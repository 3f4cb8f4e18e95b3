import { crafts, majors } from '@furrow/agricola/boards/majors';
import { FED_GOODS } from '@furrow/agricola/kinds/feed';
import { CONVERTIBLE } from '@furrow/agricola/payment/convert';
import { FOOD, GOODS } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Decision, Domain } from '@furrow/kernel/domain';
import { list, type Move } from '@furrow/kernel/move';
import type { CountRow, Draft, FoodNeed } from '../../protocol/draft';
import type { Look } from '../family';
import { mostAt, proposed } from './counting';

type FoodQuestion = Extract<Question, { ask: 'feed' | 'food' | 'convert' }>;

/** Goods that become food: for the family, for a price, or just so. */
export function foodDraft(look: Look<State>, decision: Decision, question: FoodQuestion): Draft {
  const feeding = question.ask === 'feed';
  const verb = feeding ? 'feed' : 'convert';
  const goods = feeding ? FED_GOODS : CONVERTIBLE;
  const size = feeding ? goods.length + 1 : goods.length;
  const player = look.state.players[decision.seat];
  const rateAt = (place: number) => question.rates[feeding ? place : goods[place]];
  const rows = goods.map((good, place): CountRow => {
    const craft = crafts[place - CONVERTIBLE.length];
    return {
      place,
      good: GOODS[good],
      title: look.words.good(good),
      most: mostAt(decision.domain, verb, size, place, player.goods[good]),
      start: 0,
      rate: rateAt(place),
      ...(craft !== undefined && { by: look.words.title(majors[craft.major].id) }),
    };
  });
  const food = foodNeed(question, decision.domain, player.goods[FOOD], size);
  const best = leastMissed(decision.domain.moves(), verb, feeding ? size - 1 : -1);
  return {
    of: 'counts',
    ways: [{ verb, size, rows: proposed(rows, best?.things), ...(food !== undefined && { food }) }],
  };
}

function foodNeed(question: FoodQuestion, domain: Domain, have: number, size: number): FoodNeed | undefined {
  if (question.ask === 'convert') return undefined;
  if (question.ask === 'food') return { need: question.missing + have, have, orBeg: question.orBeg === true };
  const { need } = question;
  const lacking = Math.max(0, need - have);
  const beg = (n: number) => list('feed', [...Array.from({ length: size - 1 }, () => 0), n]);
  const freely = lacking < need && domain.contains(beg(lacking + 1)).ok;
  return { need, have, orBeg: true, begging: { place: size - 1, most: need, freely } };
}

/** How much each good is missed when it becomes food: grain, vegetables, sheep, boar, cattle; crafted goods least. */
const MISSED = [2, 3, 2, 3, 4];
const CRAFTED_MISSED = 1;
const BEGGED_MISSED = 100;

/** The listed move that begs least and gives away what is missed least. */
function leastMissed(moves: readonly Move[], verb: string, begging: number): Move | undefined {
  const missed = ({ things }: Move) =>
    things.reduce(
      (sum, n, i) => sum + n * (i === begging ? BEGGED_MISSED : (MISSED[i] ?? CRAFTED_MISSED)),
      0,
    );
  const ours = moves.filter((move) => move.verb === verb);
  return ours.reduce<Move | undefined>(
    (best, move) => (best === undefined || missed(move) < missed(best) ? move : best),
    undefined,
  );
}
