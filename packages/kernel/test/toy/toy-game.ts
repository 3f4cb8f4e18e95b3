import type { Dice } from '../../src/dice';
import type { AnyEffect } from '../../src/effect';
import { oneOf } from '../../src/effect';
import { count, type EventForms } from '../../src/event-forms';
import { BadOption, type GameBox, poolNamed } from '../../src/game';
import { type Fill, imagine } from '../../src/imagine';
import { advance } from '../../src/machine';
import type { Grammar, Vocabulary } from '../../src/notation';
import type { Call, Rules } from '../../src/rules';
import { Run } from '../../src/run';
import type { Seat } from '../../src/seat';
import { Stack } from '../../src/stack';
import { CALLS, effect, program } from './toy-program';
import { toySchema } from './toy-schema';
import { COINS, COLOURS, GOLD, ToyPlayer, ToyState, ToyTable } from './toy-state';

const MELT = 0;
const SHOP = 2;

const shop = oneOf<AnyEffect>({ gold: effect('melt'), silver: effect('present') });
const callNodes = CALLS.map((id) => program.add(id, id === 'shop' ? shop : effect(id)));

const within = program.add('within', effect('within')).id;

function callsOf(state: ToyState, seat: Seat): Call[] {
  const run = new Run(toyRules, state);
  return callNodes.flatMap((node, source) => {
    const isOpen = source !== SHOP || state.players[seat].purse[GOLD] > 0;
    return isOpen && node.kind.possible(run, node, seat, source)
      ? [{ source, node: node.id, canonical: source === MELT }]
      : [];
  });
}

/** The rules of the toy game. */
export const toyRules: Rules<ToyState> = {
  program,
  instants: new Map(),
  within,
  copy: (state) => state.clone(),
  order: () => [0, 1],
  calls: (state, seat) => callsOf(state, seat),
  call: (state, seat, _gap, source) => callsOf(state, seat).find((call) => call.source === source),
  whyNotCall: (_state, _seat, source) => ({ why: 'too-poor', source }),
};

function wordsOf(words: readonly string[]): Vocabulary<ToyState> {
  return {
    print: (thing) => words[thing],
    parse: (word) => (words.includes(word) ? words.indexOf(word) : undefined),
  };
}

const coin = wordsOf(COINS);
const colour = wordsOf(COLOURS);

/** The notation of the toy game; `gold` may be a coin that is taken or an option that is chosen. */
export const toyGrammar: Grammar<ToyState> = {
  take: { of: [coin], bare: true },
  choose: { of: [coin], bare: true },
  call: { of: [wordsOf(CALLS)], bare: true },
  draw: { of: [colour] },
  lay: { of: [colour], repeat: true },
  swap: { of: [colour, coin], repeat: true },
  offer: { counts: COINS },
  pay: { of: [] },
  yes: { of: [] },
  no: { of: [] },
  done: { of: [] },
  pass: { of: [] },
};

/** The events of the toy game: cards that somebody gets, and coins that are turned into others. */
const toyEvents: EventForms = Object.fromEntries([
  ...COLOURS.map((name) => [`${name} card`, { to: count }] as const),
  ...COINS.flatMap((give) => COINS.map((get) => [`${give} to ${get}`, {}] as const)),
]);

const GOLDS = ['0', '1', '2'];

/** A game of two traders, small enough to check the kernel by hand. */
export const toyGame: GameBox<ToyState> = {
  id: 'toy',
  seats: [2],
  options: [{ name: 'gold', values: GOLDS, standard: '1' }],
  pools: [],
  complete: ({ gold = '1' }, _seats, pool) => {
    poolNamed([], pool);
    if (!GOLDS.includes(gold)) throw new BadOption('gold', gold, { why: 'no-such-value', right: GOLDS });
    return { gold };
  },
  open: (options, seats, pool) => {
    const { gold } = toyGame.complete(options, seats, pool);
    return {
      id: 'toy',
      options,
      seats,
      sides: [0, 1],
      rules: toyRules,
      schema: toySchema,
      events: toyEvents,
      grammar: toyGrammar,
      turnVerbs: ['take', 'pass'],
      passVerbs: ['pass'],
      begin: () => begin(gold),
      imagine: (seen, dice) => imagine(toySchema, seen, fill(dice)),
      round: () => ({ now: 1, of: 1 }),
      categories: ['gold'],
      score: (state, seat) => [{ category: 'gold', about: -1, points: state.players[seat].purse[GOLD] }],
      outcome: (state) => ({ scores: state.players.map(({ purse }) => purse[GOLD]), winners: [0] }),
      broken: () => [],
    };
  },
};

/** Cards of any colour, bids and luck of any height, and nothing in the deck. */
function fill(dice: Dice): Fill {
  return (_owner, field, length) => {
    if (field === 'hand') return Array.from({ length }, () => dice.below(COLOURS.length));
    return field === 'deck' ? [] : dice.below(9);
  };
}

function begin(gold: string): ToyState {
  const players = [7, 8].map((luck) => new ToyPlayer([Number(gold), 0], [], 0, luck));
  const lanes = [new Stack(), new Stack()];
  const state = new ToyState([0, 1, 2, 0], new ToyTable(0, 0, 5), players, new Stack(), lanes);
  state.main.push(0, 0, -1);
  advance(new Run(toyRules, state));
  return state;
}
