import type { Effect } from '@furrow/agricola/effect';
import { type Amounts, ANIMALS, FIRST_ANIMAL, GOODS, pairs } from '@furrow/agricola/goods';
import { FED_GOODS } from '@furrow/agricola/kinds/feed';
import { majors } from '@furrow/agricola/majors';
import { cellText, edgeText } from '@furrow/agricola/notation';
import { readVerb, verbFor } from '@furrow/agricola/partner';
import { pastureShapes } from '@furrow/agricola/pasture-shapes';
import { CONVERTIBLE } from '@furrow/agricola/payment/convert';
import { prices } from '@furrow/agricola/payment/price';
import type { Question } from '@furrow/agricola/questions';
import { CONVERT, FIRST_SPACE, type Ruleset } from '@furrow/agricola/ruleset';
import { majorReductions } from '@furrow/agricola/season';
import type { Player, State } from '@furrow/agricola/state';
import { count, each } from '@furrow/farm/grid';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { sayEffect } from '../how';
import { edgePlaceOf } from '../places';
import type { Deed } from './deed';
import { lyingOn } from './lying';
import type { Phrases } from './phrases';

/** Where a move is offered. */
interface Offered {
  readonly rules: Ruleset;
  readonly state: State;
  readonly decision: Decision;
  readonly question: Question;
  /** The player who moves; chance has none. */
  readonly player: Player;
  /** Whether it is done for the partner. */
  readonly partner: boolean;
  readonly phrases: Phrases;
}

type Things = readonly number[];
type Deeds = Readonly<Record<string, (things: Things, at: Offered) => Deed>>;

const deeds = {
  place: ([space], { rules, state, phrases }) => {
    const { id, effect } = rules.spaces[space];
    const does = sayEffect<Effect>(phrases.effects, effect, 'do', lyingOn(rules, state, space));
    return { verb: 'place', space: phrases.names.spaces[id], does };
  },
  choose: ([option], { rules, state, decision, phrases }) => {
    const { effect } = rules.program.nodes[decision.node].parts[option];
    const lying = lyingOn(rules, state, decision.source - FIRST_SPACE);
    return { verb: 'choose', does: sayEffect<Effect>(phrases.effects, effect as Effect, 'do', lying) };
  },
  call: ([source]) => ({ verb: source === CONVERT ? 'exchange' : 'giveBack' }),
  room: ([cell], { partner }) => ({ verb: 'room', cell: cellText(cell), partner }),
  stable: ([cell], { partner }) => ({ verb: 'stable', cell: cellText(cell), partner }),
  field: ([cell], { partner }) => ({ verb: 'field', cell: cellText(cell), partner }),
  sow: (things) => ({ verb: 'sow', grain: sownWith(things, 0), vegetables: sownWith(things, 1) }),
  bake: ([grain], { question }) => ({
    verb: 'bake',
    grain,
    food: question.ask === 'bake' ? question.food[grain - 1] : 0,
  }),
  pasture: ([shape], { rules, state, decision, partner }) => {
    const { cells, h, v } = pastureShapes[shape];
    const { farm } = state.players[rules.farmsFor[decision.seat][partner ? 1 : 0]];
    const names: string[] = [];
    each(cells, (cell) => names.push(cellText(cell)));
    const fences = count(h & ~farm.fencesH) + count(v & ~farm.fencesV);
    return { verb: 'pasture', cells: names, fences, partner };
  },
  fence: (edges, { partner }) => ({
    verb: 'fence',
    edges: edges.map((edge) => edgePlaceOf(edgeText(edge))),
    partner,
  }),
  give: (counts, { question }) => ({ verb: 'give', goods: pairs(counts), price: dueFor(counts, question) }),
  take: (counts, { question }) => ({ verb: 'take', goods: pairs(counts), price: dueFor(counts, question) }),
  major: ([major], { rules, state, decision }) => {
    const { price, orReturn } = majors[major];
    const less = majorReductions(state, rules.variant);
    const back = majors.find(
      ({ number, kind }) => kind === orReturn && state.majors[number] === decision.seat + 1,
    );
    return {
      verb: 'major',
      major,
      prices: prices(price, less),
      reduced: less.length > 0,
      back: orReturn === undefined ? undefined : back?.number,
    };
  },
  return: ([major]) => ({ verb: 'return', major }),
  pay: (counts) => ({ verb: 'pay', price: pairs(counts) }),
  convert: (counts, { question }) => ({
    verb: 'convert',
    given: given(counts, CONVERTIBLE),
    food: 'rates' in question ? sumOf(counts, (i) => question.rates[CONVERTIBLE[i]]) : 0,
  }),
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
  reveal: ([space], { rules, phrases }) => ({
    verb: 'reveal',
    space: phrases.names.spaces[rules.spaces[space].id],
  }),
  yes: () => ({ verb: 'yes' }),
  no: () => ({ verb: 'no' }),
  done: () => ({ verb: 'done' }),
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

function sownWith(things: Things, crop: number): string[] {
  const cells: string[] = [];
  for (let i = 0; i < things.length; i += 2) if (things[i] === crop) cells.push(cellText(things[i + 1]));
  return cells;
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
