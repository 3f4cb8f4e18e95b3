import { cards } from '@furrow/agricola/cards/index';
import { ALL, COLUMNS } from '@furrow/agricola/farm/farmyard';
import { fieldsWith, sowable } from '@furrow/agricola/farm/fields';
import { verbFor } from '@furrow/agricola/farm/partner';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { ANIMALS, CROPS, FIRST_ANIMAL, GOODS, GRAIN } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import { cellText, edgeText } from '@furrow/agricola/vocabulary/notation';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { allEdgesH, allEdgesV } from '@furrow/farm/edges';
import type { Decision } from '@furrow/kernel/domain';
import type { CountsWay, Draft, Spot } from '../../protocol/draft';
import type { Look } from '../family';
import { foodDraft } from './agricola-food';
import { fieldTarget } from './agricola-target';
import { mostAlone, proposed } from './counting';
import { cellSpots, edgesIn } from './grid';

/** What answers of Agricola are put together from. */
export function agricolaDraft(look: Look<State>, decision: Decision): Draft | undefined {
  const question = decision.question() as Question;
  switch (question.ask) {
    case 'fences':
      return fencesOf(look, decision.seat, question);
    case 'feed':
    case 'food':
    case 'convert':
      return foodDraft(look, decision, question);
    case 'settle':
      return settleDraft(look, decision);
    case 'discard':
      return { of: 'counts', ways: [goodsWay(look, decision, 'discard', decision.seat)] };
    case 'marketplace':
      return marketDraft(look, decision);
    case 'sow':
      return sowDraft(look, decision.seat, question);
    case 'sowMore':
      return {
        of: 'some',
        verb: 'add',
        atMost: question.fields.length,
        spots: question.fields.map((field) => fieldSpot(look, decision.seat, field)),
      };
    case 'reap':
      return reapDraft(look, decision.seat, question);
    case 'pick':
      return cardsDraft(look, decision, 'pick', question.left);
    case 'layAway':
      return cardsDraft(look, decision, 'lay-away', question.count);
    case 'keepCards':
      return decision.open
        ? undefined
        : cardsDraft(look, decision, 'keep-card', question.occupations + question.minors);
    default:
      return undefined;
  }
}

function fencesOf(
  { game, state }: Look<State>,
  seat: number,
  question: Extract<Question, { ask: 'fences' }>,
): Draft {
  const { farmsFor } = game.rules as Ruleset;
  const ownOnly = question.one === true || question.exactly !== undefined || question.rebuild === true;
  const farms = ownOnly ? [seat] : farmsFor[seat];
  return {
    of: 'edges',
    sites: farms.map((owner, which) => {
      const { fencesH, fencesV, rooms, fields } = state.players[owner].farm;
      const edges = edgesIn(allEdgesH(COLUMNS) & ~fencesH, allEdgesV(COLUMNS) & ~fencesV);
      return {
        seat: owner,
        verb: verbFor('fence', which),
        edges: edges.map((one) => ({ ...one, name: edgeText(one.edge) })),
        cells: cellSpots(ALL & ~(rooms | fields)),
      };
    }),
  };
}

function settleDraft({ state, words }: Look<State>, { seat, domain }: Decision): Draft {
  const { goods } = state.players[seat];
  const first = domain.moves().find(({ verb }) => verb === 'keep');
  const rows = ANIMALS.map((_, type) => ({
    place: type,
    good: GOODS[FIRST_ANIMAL + type],
    title: words.good(FIRST_ANIMAL + type),
    most: goods[FIRST_ANIMAL + type],
    start: 0,
  }));
  return {
    of: 'counts',
    ways: [{ verb: 'keep', size: ANIMALS.length, rows: proposed(rows, first?.things) }],
  };
}

/** Any goods of a seat: given away, handed over, taken. */
function goodsWay(
  { state, words }: Look<State>,
  { domain }: Decision,
  verb: 'discard' | 'give' | 'take',
  owner: number,
): CountsWay {
  const rows = GOODS.map((good, place) => ({
    place,
    good,
    title: words.good(place),
    most: mostAlone(domain, verb, GOODS.length, place, state.players[owner].goods[place]),
    start: 0,
  }));
  return { verb, size: GOODS.length, rows: proposed(rows) };
}

function marketDraft(look: Look<State>, decision: Decision): Draft {
  const { farmsFor } = look.game.rules as Ruleset;
  const [, partner] = farmsFor[decision.seat];
  return {
    of: 'counts',
    ways: [goodsWay(look, decision, 'give', decision.seat), goodsWay(look, decision, 'take', partner)],
  };
}

function fieldSpot(look: Look<State>, seat: number, field: number): Spot {
  const target = fieldTarget(seat, field);
  return {
    thing: field,
    title: target.on === 'card' ? look.words.title(target.id) : cellText(field),
    target,
  };
}

function sowDraft(look: Look<State>, seat: number, { fields }: Extract<Question, { ask: 'sow' }>): Draft {
  const player = look.state.players[seat];
  return {
    of: 'sow',
    atMost: fields,
    crops: CROPS.map((good, crop) => ({
      crop,
      good,
      title: look.words.good(GRAIN + crop),
      have: player.goods[GRAIN + crop],
    })),
    fields: sowable(player).map((field) => fieldSpot(look, seat, field)),
  };
}

function reapDraft(
  look: Look<State>,
  seat: number,
  { crop, atMost }: Extract<Question, { ask: 'reap' }>,
): Draft {
  const fields = fieldsWith(look.state.players[seat], CROPS.indexOf(crop));
  return { of: 'some', verb: 'reap', atMost, spots: fields.map((field) => fieldSpot(look, seat, field)) };
}

/** Just so many of the cards that are offered. */
function cardsDraft({ words }: Look<State>, { domain }: Decision, verb: string, count: number): Draft {
  const named = [...new Set(domain.all().flatMap((move) => (move.verb === verb ? move.things : [])))];
  const spots = named.map((thing): Spot => {
    const { id } = cards[thing];
    return { thing, title: words.title(id), target: { on: 'card', id } };
  });
  return { of: 'some', verb, atLeast: count, atMost: count, spots };
}
