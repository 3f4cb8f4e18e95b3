import { crafts, majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import type { Effect } from '@furrow/agricola/effects/effect';
import { readVerb, verbFor } from '@furrow/agricola/farm/partner';
import { allShapes } from '@furrow/agricola/farm/pasture-shapes';
import { ownerOf } from '@furrow/agricola/in-play/played';
import { returnable } from '@furrow/agricola/in-play/upgrades';
import { FED_GOODS } from '@furrow/agricola/kinds/feed';
import { CONVERTIBLE } from '@furrow/agricola/payment/convert';
import { pricesFor } from '@furrow/agricola/payment/prices-for';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { ANIMALS, FIRST_ANIMAL, GOODS, goodNumber } from '@furrow/agricola/state/goods';
import { CONVERT, cardOf, DISCARD, isCard, spaceOf, THREE_FOR_ONE } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { cellText, edgeText } from '@furrow/agricola/vocabulary/notation';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { type Amounts, pairs } from '@furrow/farm/goods';
import { cellAt, columnOf, count, each, rowOf } from '@furrow/farm/grid';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { Run } from '@furrow/kernel/run';
import { edgePlaceOf } from '../places';
import { cardDeeds, doneBy } from './card-deeds';
import { clauseOf, offered } from './clauses/effect';
import type { Deed } from './deed';
import { lyingOn } from './lying';
import type { Deeds, Offered, Things } from './offered';
import type { Phrases } from './phrases';
import { fieldName, spaceName } from './place-names';

/** What players may do at any time without a card. */
const OWN_CALLS = new Map<number, 'exchange' | 'giveBack' | 'threeForOne'>([
  [CONVERT, 'exchange'],
  [DISCARD, 'giveBack'],
  [THREE_FOR_ONE, 'threeForOne'],
]);

const deeds = {
  place: ([space], at) => ({ verb: 'place', ...usedSpace(space, at) }),
  jump: ([space], at) => ({ verb: 'jump', ...usedSpace(space, at) }),
  choose: ([option], { rules, state, decision, phrases }) => {
    const { effect } = rules.program.nodes[decision.node].parts[option];
    const lying = lyingOn(rules, state, spaceOf(decision.source));
    const what = offered(clauseOf(effect as Effect, { lying }));
    return { verb: 'choose', does: phrases.say(what, { mood: 'do' }), what };
  },
  call: ([source], at) =>
    isCard(source)
      ? { verb: 'call', card: cardOf(source), ...doneBy(at, cards[cardOf(source)].anytime) }
      : { verb: OWN_CALLS.get(source) ?? 'giveBack' },
  room: ([cell], { partner }) => ({ verb: 'room', cell: cellText(cell), partner }),
  stable: ([cell], { partner }) => ({ verb: 'stable', cell: cellText(cell), partner }),
  center: ([cell]) => ({
    verb: 'center',
    cells: AROUND.map(([down, right]) => cellText(cellAt(rowOf(cell) + down, columnOf(cell) + right))),
  }),
  field: ([cell], { partner }) => ({ verb: 'field', cell: cellText(cell), partner }),
  renovate: ([house]) => ({ verb: 'renovate', house }),
  cell: ([field], { phrases }) => ({ verb: 'cell', cell: fieldName(phrases, field) }),
  claim: ([space], { rules, phrases }) => ({ verb: 'cell', cell: spaceName(phrases, rules, space) }),
  'field-of': ([seat, field], { phrases }) => ({ verb: 'fieldOf', seat, cell: fieldName(phrases, field) }),
  player: ([seat]) => ({ verb: 'player', seat }),
  number: ([n]) => ({ verb: 'number', n }),
  sow: (things, { phrases }) => {
    const sown = (crop: number) => sownWith(things, crop).map((field) => fieldName(phrases, field));
    return { verb: 'sow', grain: sown(0), vegetables: sown(1) };
  },
  reap: (fields, { question, phrases }) => ({
    verb: 'reap',
    crop: goodNumber(question.ask === 'reap' ? question.crop : 'grain'),
    fields: fields.map((field) => fieldName(phrases, field)),
  }),
  add: (fields, { phrases }) => ({
    verb: 'add',
    fields: fields.map((field) => fieldName(phrases, field)),
  }),
  bake: ([grain], { question }) => ({
    verb: 'bake',
    grain,
    food: question.ask === 'bake' ? question.food[grain - 1] : 0,
  }),
  pasture: ([shape], at) => ({ verb: 'pasture', ...enclosed(shape, at), partner: at.partner }),
  palisade: ([shape, palisades], at) => {
    const { cells, fences } = enclosed(shape, at);
    return { verb: 'palisade', cells, fences: fences - palisades, palisades };
  },
  fence: (edges, { partner }) => ({
    verb: 'fence',
    edges: edges.map((edge) => edgePlaceOf(edgeText(edge))),
    partner,
  }),
  give: (counts, { question }) => ({ verb: 'give', goods: pairs(counts), price: dueFor(counts, question) }),
  take: (counts, { question }) => ({ verb: 'take', goods: pairs(counts), price: dueFor(counts, question) }),
  major: ([major], { rules, state, decision }) => {
    const { prices: printed, orReturn } = majors[major];
    const run = new Run(rules, state);
    const [back] = orReturn === undefined ? [] : returnable(run, decision.seat, [orReturn]);
    const prices = pricesFor(run, decision.seat, { what: 'major', which: major });
    return {
      verb: 'major',
      major,
      prices,
      reduced: prices !== printed,
      back,
    };
  },
  return: ([improvement], { question }) => ({
    verb: 'return',
    improvement,
    instead: question.ask !== 'giveBack',
  }),
  pay: (counts) => ({ verb: 'pay', price: pairs(counts) }),
  convert: (counts, { question }) => {
    const food = 'rates' in question ? sumOf(counts, (i) => question.rates[CONVERTIBLE[i]]) : 0;
    const begs = question.ask === 'food' && question.orBeg === true;
    const begging = begs ? Math.max(0, question.missing - food) : 0;
    return { verb: 'convert', given: given(counts, CONVERTIBLE), food, begging };
  },
  craft: ([major]) => {
    const { good, food } = crafts.find((one) => one.major === major) ?? crafts[0];
    return { verb: 'convert', given: [[good, 1]], food, begging: 0 };
  },
  discard: (counts) => ({ verb: 'discard', goods: pairs(counts) }),
  feed: (counts, { question }) => ({
    verb: 'feed',
    given: given(counts, FED_GOODS),
    gives: 'rates' in question ? sumOf(counts.slice(0, -1), (i) => question.rates[i]) : 0,
    begging: counts[FED_GOODS.length],
    need: question.ask === 'feed' ? question.need : 0,
  }),
  keep: (kept, { player }) => ({
    verb: 'keep',
    kept: pairs(kept, FIRST_ANIMAL),
    gone: pairs(
      ANIMALS.map((_, type) => player.goods[FIRST_ANIMAL + type] - kept[type]),
      FIRST_ANIMAL,
    ),
  }),
  start: ([seat]) => ({ verb: 'start', seat }),
  reveal: ([space], { rules, phrases }) => ({ verb: 'reveal', space: spaceName(phrases, rules, space) }),
  yes: (_things, { rules, state, decision, question }) => {
    if (question.ask !== 'may') return { verb: 'yes' };
    const lying = lyingOn(rules, state, spaceOf(decision.source));
    return { verb: 'yes', what: offered(clauseOf(question.effect, { lying })) };
  },
  no: () => ({ verb: 'no' }),
  done: (_things, { question: { ask } }) => ({
    verb: ask === 'mulligan' || ask === 'swapCards' ? 'keepHand' : 'done',
  }),
  ...cardDeeds,
} satisfies Deeds;

/** What may also be built for the partner. */
const FOR_PARTNER = ['room', 'stable', 'field', 'pasture', 'fence'] as const satisfies (keyof typeof deeds)[];

/** The verbs that have words, for the check that none is missing. */
export const VERBS: readonly string[] = [
  ...Object.keys(deeds),
  ...FOR_PARTNER.map((verb) => verbFor(verb, 1)),
];

/** What a move does, as data for words. */
export function deedOf(phrases: Phrases, rules: Ruleset, state: State, decision: Decision, move: Move): Deed {
  const { plain, farm } = readVerb(move.verb);
  const deed = (deeds as Deeds)[plain];
  if (deed === undefined) throw new Error(`no words for a move '${move.verb}'`);
  const question = decision.question() as Question;
  const player = state.players[decision.seat];
  return deed(move.things, { rules, state, decision, question, player, partner: farm === 1, phrases });
}

/** The four fields around a center, from the upper left of them. */
const AROUND = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** A space and what is done there; a card's space may do another thing for its owner than for the others. */
function usedSpace(space: number, { rules, state, decision, phrases }: Offered) {
  const { effect, card = -1 } = rules.spaces[space];
  const own = card >= 0 && ownerOf(state, card) === decision.seat;
  const does = effect.do === 'byOwner' ? (own ? effect.own : effect.other) : effect;
  return {
    space: spaceName(phrases, rules, space),
    does: phrases.say(clauseOf(does, { lying: lyingOn(rules, state, space) }), { mood: 'do' }),
  };
}

/** The spaces of a pasture, and how many fences are missing around it. */
function enclosed(shape: number, { rules, state, decision, partner }: Offered) {
  const { cells, h, v } = allShapes[shape];
  const { farm } = state.players[rules.farmsFor[decision.seat][partner ? 1 : 0]];
  const names: string[] = [];
  each(cells, (cell) => names.push(cellText(cell)));
  return { cells: names, fences: count(h & ~farm.fencesH) + count(v & ~farm.fencesV) };
}

/** The fields that are sown with a crop. */
function sownWith(things: Things, crop: number): number[] {
  return things.filter((_, i) => i % 2 === 1 && things[i - 1] === crop);
}

/** The goods given, each once, by their numbers. */
function given(counts: Things, goods: readonly number[]) {
  return pairs(GOODS.map((_, good) => sumOf(counts, (i) => (goods[i] === good ? 1 : 0))));
}

/** What is paid for moving goods between partners: 1 of each type that has not been paid for. */
function dueFor(counts: Things, question: Question): Amounts {
  const paid = question.ask === 'marketplace' ? question.paid : [];
  return pairs(counts)
    .filter(([good]) => !paid.includes(good))
    .map(([good]) => [good, 1] as const);
}

function sumOf(counts: Things, each: (index: number) => number): number {
  return counts.reduce((sum, n, i) => sum + n * each(i), 0);
}
