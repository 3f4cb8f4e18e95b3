import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Variant } from '@furrow/agricola/options/variant';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { cardOf, isCard } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import { timesGivenUp } from '@furrow/kernel/completable';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { randomCardOptions } from './card-options';
import { chooserOf } from './card-players';
import { must } from './failures';
import { countEffects, isPassive, matters } from './fired-cards';
import { growFarms } from './grown-farms';
import { type Answered, randomGame } from './random-game';

/** What random games with hand cards have shown. */
export interface Soak {
  games: number;
  answers: number;
  /** In how many games each card was in a hand, and in how many of them it could be played at some time, by number. */
  readonly held: number[];
  readonly offered: number[];
  /** How often each card was played or drawn, and how often it has done something, by number. */
  readonly played: number[];
  readonly fired: number[];
  /** The games in which the engine gave up looking whether an action can be completed, and how often, by seed. */
  readonly givenUp: { readonly seed: number; readonly times: number }[];
  /** What went wrong, by seed. */
  readonly failures: { readonly seed: number; readonly what: string }[];
  /** The milliseconds of processor time that each game took. */
  readonly times: number[][];
}

/** Nothing yet. */
export function newSoak(): Soak {
  const zeros = () => cards.map(() => 0);
  return {
    games: 0,
    answers: 0,
    held: zeros(),
    offered: zeros(),
    played: zeros(),
    fired: zeros(),
    givenUp: [],
    failures: [],
    times: [],
  };
}

/** Adds what other games have shown. */
export function addSoak(all: Soak, more: Soak): void {
  all.games += more.games;
  all.answers += more.answers;
  all.givenUp.push(...more.givenUp);
  all.failures.push(...more.failures);
  for (const [seats, some] of more.times.entries()) (all.times[seats] ??= []).push(...(some ?? []));
  more.held.forEach((n, card) => (all.held[card] += n));
  more.offered.forEach((n, card) => (all.offered[card] += n));
  more.played.forEach((n, card) => (all.played[card] += n));
  more.fired.forEach((n, card) => (all.fired[card] += n));
}

/** The invariants are looked at after every so many answers. */
const CHECKED = 5;
/** One placement in so many shows whether the owner's cards matter to it; of the other decisions each. */
const LOOKED_AT = 7;

/** One game in so many begins on farms that are grown, for the cards that need one; it goes round the numbers of seats. */
const GROWN = 3;

const counting = new WeakMap<Ruleset, (card: number) => void>();

/** Lets the cards of a game's rules count in a soak. */
function countIn(soak: Soak, rules: Ruleset): void {
  if (!counting.has(rules)) countEffects(rules, (card) => counting.get(rules)?.(card));
  counting.set(rules, (card) => soak.fired[card]++);
}

/** How many seats play in the game of a seed. */
export function seatsOf(edition: Variant['edition'], seed: number): number {
  return 1 + (seed % (edition === 'revised' ? 4 : 5));
}

/** Plays one random game with hands to its end and adds what it has shown; whatever goes wrong is noted. */
export function soakGame(edition: Variant['edition'], seed: number, soak: Soak): void {
  const seats = seatsOf(edition, seed);
  const options = randomCardOptions(edition, seed, seats);
  const game = agricola.open(options, seats);
  const rules = game.rules as Ruleset;
  countIn(soak, rules);
  const before = timesGivenUp();
  const held = new Set<number>();
  const offered = new Set<number>();
  let answers = 0;
  const asked = (state: State, [first]: readonly Decision[]) => {
    if (answers % CHECKED === 0) {
      const wrong = game.broken(state);
      must(wrong.length === 0, () => wrong.join('; '));
    }
    if (first.seat >= 0 && (first.kind !== 'work' || answers % LOOKED_AT === 0))
      lookAtCards(rules, state, first.seat, soak);
    if (first.kind === 'work') for (const { hand } of state.players) for (const card of hand) held.add(card);
    else for (const { verb, things } of first.domain.moves()) if (verb === 'play') offered.add(things[0]);
  };
  const answered = (_state: State, { move, heard }: Answered) => {
    answers++;
    note(rules, move, heard as readonly Event[], soak);
  };
  const cpu = process.cpuUsage();
  try {
    const begun = game.begin();
    if (seed % GROWN === 0) growFarms(begun, seededDice(seed));
    const end = randomGame(
      agricola,
      { seed, options, seats },
      { asked, choose: chooserOf(seed, rules), answered },
      begun,
    );
    for (let seat = 0; seat < seats; seat++)
      for (const { category, about, points } of game.score(end, seat))
        if (category === 'bonus' && isCard(about) && points !== 0) soak.fired[cardOf(about)]++;
  } catch (error) {
    soak.failures.push({ seed, what: error instanceof Error ? error.message : String(error) });
  }
  const { user, system } = process.cpuUsage(cpu);
  (soak.times[seats] ??= []).push((user + system) / 1000);
  for (const card of held) soak.held[card]++;
  for (const card of offered) soak.offered[card]++;
  soak.games++;
  soak.answers += answers;
  const times = timesGivenUp() - before;
  if (times > 0) soak.givenUp.push({ seed, times });
}

function lookAtCards(rules: Ruleset, state: State, seat: number, soak: Soak): void {
  for (const card of state.players[seat].played)
    if (isPassive(cards[card]) && matters(rules, state, seat, card)) soak.fired[card]++;
}

/** What an answer and its consequences say about cards. */
function note({ spaces }: Ruleset, { verb, things }: Move, heard: readonly Event[], soak: Soak): void {
  if (verb === 'instead') soak.fired[things[0]]++;
  for (const one of heard) {
    if (one.event === 'played' || one.event === 'drew') soak.played[one.card]++;
    if (one.event === 'heldBack') soak.fired[one.card]++;
    const on = one.event === 'used' ? spaces[one.space].card : undefined;
    if (on !== undefined) soak.fired[on]++;
  }
}
