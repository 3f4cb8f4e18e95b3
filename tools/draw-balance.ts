// `npm run balance -- --deck X --games N --seed S`: what drawing each card of a deck is worth, in points of whoever draws it.
import { parseArgs } from 'node:util';
import { drawnDecks } from '@furrow/agricola/cards/drawn-decks';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state';
import { evaluationOf } from '@furrow/bots/evaluations';
import { Greedy } from '@furrow/bots/greedy';
import { decisions } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { advance, play } from '@furrow/kernel/machine';
import { Run } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import { countOf } from './in-shares';

const SWITCHES: Readonly<Record<string, string>> = { X: 'x-deck', F: 'forest-deck' };
const SEATS = 2;
/** So many cards of the deck are tried at one draw. */
const TRIED = 6;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { deck: text, games: text, seed: text } });
const { deck = 'X' } = values;
if (!drawnDecks.some(({ id }) => id === deck))
  throw new Error(`--deck ${deck}: right are ${drawnDecks.map(({ id }) => id).join(' and ')}`);

const game = agricola.open({ [SWITCHES[deck]]: 'on' }, SEATS);
const player = new Greedy(game, evaluationOf(game));
/** How much more the drawer scored than without a card, for each time that a card was tried. */
const worth = new Map<number, number[]>();
const games = countOf(values.games, 'games', 100);
const first = countOf(values.seed, 'seed', 1);
for (let seed = first; seed < first + games; seed++) tryCards(seed);
for (const line of report()) console.log(line);

/** Plays a game by the greedy bot up to one of its draws, and from there on with each of some cards and with none. */
function tryCards(seed: number): void {
  const dice = seededDice(seed);
  const state = game.begin();
  let skipped = dice.below(4);
  const asked = playOn(state, dice, ({ kind }) => kind === 'drawFrom' && skipped-- === 0);
  if (asked === undefined) return;
  const drawer = state.main.a;
  const none = state.clone();
  none.main.pop();
  advance(new Run(game.rules, none));
  const without = pointsAfter(none, drawer, seed);
  const left = asked.domain.moves().slice();
  for (let tried = 0; tried < TRIED && left.length > 0; tried++) {
    const [move] = left.splice(dice.below(left.length), 1);
    const other = state.clone();
    play(game.rules, other, NOBODY, move);
    const card = move.things[0];
    worth.set(card, [...(worth.get(card) ?? []), pointsAfter(other, drawer, seed) - without]);
  }
}

/** The points of a seat when a game has been played to its end. */
function pointsAfter(state: State, seat: number, seed: number): number {
  playOn(state, seededDice(seed * 7919), () => false);
  return game.score(state, seat).reduce((sum, { points }) => sum + points, 0);
}

/** Plays on until a decision is found, which is given; undefined at the end of the game. */
function playOn(state: State, dice: Dice, found: (decision: Decision) => boolean): Decision | undefined {
  for (let all = decisions(game.rules, state); all.length > 0; all = decisions(game.rules, state)) {
    const [asked] = all;
    if (found(asked)) return asked;
    const moves = asked.domain.moves();
    const move = asked.seat === NOBODY ? moves[dice.below(moves.length)] : player.best(state, asked);
    play(game.rules, state, asked.seat, move);
  }
  return undefined;
}

/** A line for each card: how often it was tried, the mean, and its standard error. */
function report(): string[] {
  const rows = [...worth].sort(([one], [other]) => one - other);
  return rows.map(([card, all]) => {
    const mean = all.reduce((sum, n) => sum + n, 0) / all.length;
    const spread = Math.sqrt(all.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, all.length - 1));
    const { no, id, kind } = cards[card];
    return `| ${no} | ${id} | ${kind} | ${all.length} | ${mean.toFixed(1)} | ${(spread / Math.sqrt(all.length)).toFixed(1)} |`;
  });
}
