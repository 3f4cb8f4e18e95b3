// Games that are played on with a card and without it.
import { drawnDecks } from '@furrow/agricola/cards/drawn-decks';
import { cards, decks } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { enterPlay } from '@furrow/agricola/kinds/play';
import type { State } from '@furrow/agricola/state/state';
import { evaluationOf } from '@furrow/bots/evaluations';
import { Greedy } from '@furrow/bots/greedy';
import { decisions } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game, Options } from '@furrow/kernel/game';
import { advance, play } from '@furrow/kernel/machine';
import { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';

/** How much more somebody scored with a card than without it, each time that it was tried, by its number. */
export type Worth = Map<number, number[]>;

/** A position at which cards are tried: who gets one, the game without it, and the game with each of them. */
interface Fork {
  readonly seat: Seat;
  readonly without: State;
  readonly cards: readonly number[];
  readonly with: (card: number) => State;
}

/** How the cards of a deck are tried. */
interface Trial {
  readonly game: Game<State>;
  readonly fork: (player: Greedy<State>, dice: Dice) => Fork | undefined;
}

/** So many cards are tried at one position. */
const TRIED = 6;

/** The decks whose cards can be tried: those that are drawn from, and those that may be added to the others. */
export const TRIED_DECKS: readonly string[] = [
  ...drawnDecks.map(({ id }) => id),
  ...decks.flatMap(({ id, added }) => (added === true ? [id] : [])),
];

const SWITCHES: Readonly<Record<string, Options>> = { X: { 'x-deck': 'on' }, F: { 'forest-deck': 'on' } };

/** What cards of a deck, or only those with some ids, are worth in the game of a seed. */
export function tryCards(deck: string, only: readonly string[], seed: number, worth: Worth): void {
  const { game, fork } = trialOf(deck);
  const player = new Greedy(game, evaluationOf(game));
  const dice = seededDice(seed);
  const at = fork(player, dice);
  if (at === undefined) return;
  const pointsAfter = (state: State): number => {
    playOn(game, player, state, seededDice(seed * 7919), () => false);
    return game.score(state, at.seat).reduce((sum, { points }) => sum + points, 0);
  };
  const without = pointsAfter(at.without);
  const left = at.cards.filter((card) => only.length === 0 || only.includes(cards[card].id));
  for (let tried = 0; tried < TRIED && left.length > 0; tried++) {
    const [card] = left.splice(dice.below(left.length), 1);
    worth.set(card, [...(worth.get(card) ?? []), pointsAfter(at.with(card)) - without]);
  }
}

const trials = new Map<string, Trial>();

function trialOf(deck: string): Trial {
  let known = trials.get(deck);
  if (known === undefined) {
    known = SWITCHES[deck] === undefined ? inFront(deck) : drawn(SWITCHES[deck]);
    trials.set(deck, known);
  }
  return known;
}

/** One of the first draws of a game for two: with the card, and with none. */
function drawn(options: Options): Trial {
  const game = agricola.open(options, 2);
  return {
    game,
    fork: (player, dice) => {
      const state = game.begin();
      let skipped = dice.below(4);
      const asked = playOn(game, player, state, dice, ({ kind }) => kind === 'drawFrom' && skipped-- === 0);
      if (asked === undefined) return undefined;
      const without = state.clone();
      without.main.pop();
      advance(new Run(game.rules, without));
      const moves = new Map(asked.domain.moves().map((move) => [move.things[0], move]));
      return {
        seat: state.main.a,
        without,
        cards: [...moves.keys()],
        with: (card) => {
          const other = state.clone();
          const move = moves.get(card);
          if (move !== undefined) play(game.rules, other, NOBODY, move);
          return other;
        },
      };
    },
  };
}

/** A turn of the first rounds of a game for three with cards of the deck alone: whoever is asked plays the card for nothing. */
function inFront(deck: string): Trial {
  const game = agricola.open({ mode: 'base', decks: deck }, 3);
  const ofDeck = cards.flatMap((card) =>
    card.deck === deck && card.edition === 'revised' ? [card.number] : [],
  );
  return {
    game,
    fork: (player, dice) => {
      const state = game.begin();
      const round = 2 + dice.below(7);
      const asked = playOn(game, player, state, dice, ({ kind }) => kind === 'work' && state.round === round);
      if (asked === undefined) return undefined;
      return {
        seat: asked.seat,
        without: state.clone(),
        cards: ofDeck.filter((card) => state.players.every(({ played }) => !played.includes(card))),
        with: (card) => {
          const other = state.clone();
          for (const { hand } of other.players) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
          const run = new Run(game.rules, other);
          enterPlay(run, asked.seat, card);
          advance(run);
          return other;
        },
      };
    },
  };
}

/** Plays on until a decision is found, which is given; undefined at the end of the game. */
function playOn(
  { rules }: Game<State>,
  player: Greedy<State>,
  state: State,
  dice: Dice,
  found: (decision: Decision) => boolean,
): Decision | undefined {
  for (let all = decisions(rules, state); all.length > 0; all = decisions(rules, state)) {
    const [asked] = all;
    if (found(asked)) return asked;
    const moves = asked.domain.moves();
    const move = asked.seat === NOBODY ? moves[dice.below(moves.length)] : player.best(state, asked);
    play(rules, state, asked.seat, move);
  }
  return undefined;
}
