import type { Card } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { cardOf, isCard } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Options } from '@furrow/kernel/game';
import type { Move } from '@furrow/kernel/move';
import { GameRecord } from '@furrow/kernel/record';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { laysThreeAway } from './card-players';
import { pick } from './random-game';

/** The moves that name cards which not everybody may know. */
const SECRET_VERBS = ['deal', 'pick', 'draw', 'keep-card', 'lay-away', 'arrange'];
/** One decision in so many ends a game whose time has come. */
const END_ODDS = 4;

/** Ways to come by a hand in which cards are chosen, laid away or drawn in secret. */
export const SECRET_HANDS: readonly Options[] = [
  { hands: 'draft' },
  { hands: 'draft-both', mulligan: 'on' },
  { hands: 'draft-eight', market: '5' },
  { hands: 'quick-draft', 'three-for-one': 'on' },
  { hands: 'seven-of-ten', mulligan: 'on' },
  { hands: 'living-five' },
  { hands: 'living-three', market: '3' },
  { 'x-deck': 'on' },
  { 'forest-deck': 'on' },
  { decks: 'A,B,L', 'x-deck': 'on', 'forest-deck': 'on' },
];

/**
 * A random game with hands that stops somewhere in its middle, when the next person is to be placed: within a turn
 * somebody may have said yes to a card that nobody has seen yet. Where hands are put together (`hands`), half of the games
 * stop while that is done.
 */
export function begunGame(seed: number, seats: number, hands: Options = {}): GameRecord<State> {
  const game = agricola.open({ mode: 'base', decks: 'A,B', ...hands }, seats);
  const record = new GameRecord(
    game,
    Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`),
  );
  const dice = seededDice(seed);
  const last = 1 + dice.below(14);
  const early = 'hands' in hands && dice.below(2) === 0 ? 1 + dice.below(40) : Infinity;
  let before = 0;
  for (let all = record.decisions(); all.length > 0; all = record.decisions()) {
    if (all[0].kind === 'work' && record.state.round >= last && dice.below(END_ODDS) === 0) break;
    if (all[0].seat >= 0 && ++before > early) break;
    const decision = pick(all, dice);
    const move = laysThreeAway(game.rules as Ruleset, decision, dice) ?? liked(decision, dice);
    const verdict = record.play(decision.seat, move);
    if (!verdict.ok) throw new Error(`refused: ${JSON.stringify([move, verdict])}`);
  }
  return record;
}

/** Mostly cards are played where they can be: hands matter then. A card that looks into a deck is drawn first, and used. */
function liked({ domain }: Decision, dice: Dice): Move {
  const looking = domain.moves().find(looksIntoDeck);
  if (looking !== undefined) return looking;
  const plays = domain.moves().filter(({ verb }) => verb === 'play' || verb === 'yes');
  return plays.length > 0 && dice.below(4) > 0 ? plays[dice.below(plays.length)] : domain.sample(dice);
}

/** Whether a move draws a card that lets its owner look into a deck, or looks into it. */
function looksIntoDeck({ verb, things: [thing] }: Move): boolean {
  if (verb !== 'draw' && (verb !== 'call' || !isCard(thing))) return false;
  const { anytime } = cards[verb === 'call' ? cardOf(thing) : thing];
  return anytime?.do === 'unlay' && anytime.get?.do === 'foresee';
}

/** The cards of which a viewer has heard. */
function knownTo(record: GameRecord<State>, viewer: Seat): Set<number> {
  const known = new Set<number>();
  for (const { move, heard } of record.moves) {
    for (const one of heardBy(heard, viewer)) {
      if ('card' in one) known.add(one.card as number);
      if ('cards' in one) for (const card of one.cards as readonly number[]) known.add(card);
    }
    // A drawn card that cannot be played leaves the game for all to see: what did not leave it could be played.
    if (move.verb === 'draw') known.add(move.things[0]);
  }
  return known;
}

/** Other cards, of the same kind or of the same deck that is drawn from, for those that a viewer knows nothing of. */
export function otherCards(record: GameRecord<State>, viewer: Seat, dice: Dice): Map<number, number> {
  const known = knownTo(record, viewer);
  const { pool, drawnDecks } = record.game.rules as Ruleset;
  const unknown = pool.filter((card) => !known.has(card));
  const swap = new Map<number, number>();
  const groups = [
    ...['minor', 'occupation'].map((kind) => (card: Card) => card.drawn !== true && card.kind === kind),
    ...drawnDecks.map(
      ({ deck }) =>
        (card: Card) =>
          card.drawn === true && card.deck === deck.id,
    ),
  ];
  for (const isOfGroup of groups) {
    const some = unknown.filter((card) => isOfGroup(cards[card]));
    const others = shuffled(some, dice);
    some.forEach((card, i) => swap.set(card, others[i]));
  }
  return swap;
}

function shuffled(list: readonly number[], dice: Dice): number[] {
  const left = list.slice();
  return list.map(() => left.splice(dice.below(left.length), 1)[0]);
}

/** The same game with other cards where they are hidden; throws if a move is refused that was legal before. */
export function retold(record: GameRecord<State>, swap: ReadonlyMap<number, number>): GameRecord<State> {
  const other = new GameRecord(record.game, record.seats, record.begunWith, record.generation);
  for (const { seat, move, text } of record.moves) {
    const things = SECRET_VERBS.includes(move.verb)
      ? move.things.map((card) => swap.get(card) ?? card)
      : move.things;
    const verdict = other.play(seat, { verb: move.verb, things });
    if (!verdict.ok) throw new Error(`move ${other.length} ${seat + 1} ${text}: ${JSON.stringify(verdict)}`);
  }
  return other;
}
