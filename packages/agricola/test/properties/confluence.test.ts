import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { atFirst } from '@furrow/agricola/in-play/kept';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { CONVERT } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { askedKind, check, decisionOf } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game, Options } from '@furrow/kernel/game';
import { hash, hashText } from '@furrow/kernel/hash';
import { CALL, play } from '@furrow/kernel/machine';
import { type Move, name } from '@furrow/kernel/move';
import { chooserOf } from '@furrow/testkit/card-players';
import { failures, must } from '@furrow/testkit/failures';
import { growFarms } from '@furrow/testkit/grown-farms';
import { howMany } from '@furrow/testkit/how-many';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

const GAMES = howMany(4, 100);
/** Of the placements of people one in so many is looked at. */
const LOOKED_AT = 6;

/** Pairs of answers whose order was turned round: to questions that are asked at the same time, and with something done at any time. */
interface Tally {
  together: number;
  anytime: number;
}

interface Answer {
  readonly seat: number;
  readonly move: Move;
}

/**
 * The state after some answers, as a hash. What a call asks its seat is answered with it. Undefined if an answer is refused,
 * or if a call is not over because somebody else is asked.
 */
function after({ rules, schema }: Game<State>, state: State, answers: readonly Answer[]): string | undefined {
  const next = state.clone();
  for (const { seat, move } of answers) {
    if (!check(rules, next, seat, move).ok) return undefined;
    const before = askedKind(rules, next, seat)?.kind;
    play(rules, next, seat, move);
    const dice = seededDice(seat + 1);
    while (move.verb === CALL && askedKind(rules, next, seat)?.kind !== before) {
      const decision = decisionOf(rules, next, seat);
      if (decision === undefined) return undefined;
      play(rules, next, seat, decision.domain.sample(dice));
    }
  }
  return hashText(hash(schema, next));
}

/** What a seat may do while others may act too: while a person is to be placed, what can be done at any time. */
function answersOf({ rules }: Game<State>, state: State, seat: number): readonly Move[] {
  const moves = decisionOf(rules, state, seat)?.domain.moves() ?? [];
  if (state.lanes.some((lane) => !lane.empty)) return moves;
  const exchange = name(CALL, CONVERT);
  const calls = moves.filter(({ verb }) => verb === CALL);
  return check(rules, state, seat, exchange).ok ? [...calls, exchange] : calls;
}

/** Two of the seats that may act at the same time do so, in both orders. */
function compare(game: Game<State>, state: State, dice: Dice, tally: Tally): void {
  const able = state.players
    .map((_, seat) => ({ seat, moves: answersOf(game, state, seat) }))
    .filter(({ moves }) => moves.length > 0);
  if (able.length < 2) return;
  while (able.length > 2) able.splice(dice.below(able.length), 1);
  const answers = able.map(({ seat, moves }) => ({ seat, move: moves[dice.below(moves.length)] }));
  const [one, other] = [answers, answers.toReversed()].map((both) => after(game, state, both));
  const hasCalled = answers.some(({ move }) => move.verb === CALL);
  if (hasCalled && (one === undefined || other === undefined)) return;
  must(one !== undefined && one === other, () => `${JSON.stringify(answers)} lead to ${one} or to ${other}`);
  tally[hasCalled ? 'anytime' : 'together']++;
}

/** Everybody has played the cards of their hand that can be used at any time. */
function playAnytimeCards({ players }: State): void {
  for (const { hand, played, memory } of players)
    for (const card of hand.filter((one) => cards[one].anytime !== undefined)) {
      hand.splice(hand.indexOf(card), 1);
      played.push(card);
      memory.push(atFirst(cards[card].keeps));
    }
}

function playComparing(seed: number, options: Options, tally: Tally): void {
  const seats = 2 + (seed % 3);
  const game = agricola.open(options, seats);
  const begun = game.begin();
  growFarms(begun, seededDice(seed));
  const asked = (state: State, [first, ...others]: readonly Decision[], dice: Dice) => {
    if (first.kind === 'work' && state.round === 1) playAnytimeCards(state);
    if (others.length > 0 || (first.kind === 'work' && dice.below(LOOKED_AT) === 0))
      compare(game, state, dice, tally);
  };
  const choose = chooserOf(seed, game.rules as Ruleset);
  randomGame(agricola, { seed, options, seats }, { asked, choose }, begun);
}

const REVISED: Options = { mode: 'base', decks: 'A,B' };

test.each<[string, Options]>([
  ['hands of decks A and B', REVISED],
  ['a draft of decks A and B', { ...REVISED, hands: 'draft-eight' }],
  ['hands of decks E, I and K of 2007', { edition: '2007', mode: 'full', decks: 'E,I,K' }],
])(
  'AG-V10 with %s the order in which seats answer that are asked at the same time does not matter',
  (_, options) => {
    const tally = { together: 0, anytime: 0 };
    expect(failures(1, GAMES, (seed) => playComparing(seed, options, tally))).toEqual([]);
    expect(tally.together).toBeGreaterThan(5 * GAMES);
    expect(tally.anytime).toBeGreaterThan(5 * GAMES);
  },
);
