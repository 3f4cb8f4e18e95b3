import type { AnyEffect } from '@furrow/kernel/effect';
import type { Node, Program } from '@furrow/kernel/program';
import type { Card } from '../cards/card';
import { cards } from '../cards/index';
import type { Listener } from '../cards/listener';
import { cardsOfPool } from '../cards/pools/index';
import type { Condition, Quantity } from '../cards/quantity';
import { type Before, type Effect, EVES, type Eve } from '../effects/effect';
import { oneOf, pay } from '../effects/effect-words';
import { drawnDecksOf } from '../hands/drawn';
import type { Deed } from '../moments/deeds';
import { MOMENTS, type Moment, momentNumber } from '../moments/moments';
import type { Variant } from '../options/variant';
import type { CardNodes, Waiting, Watching } from '../ruleset';
import type { Space } from '../spaces/space';
import { ANIMALS } from '../state/goods';
import type { State } from '../state/state';
import { aboutWords } from '../vocabulary/words';
import { ownAct } from './own-acts';

/** The cards of a game: those of its decks that its number of players allows and that are not left out, in the order of its pool. */
export function poolOf({
  decks,
  seats,
  pool,
  banned = [],
}: Pick<Variant, 'decks' | 'seats' | 'pool'> & Partial<Pick<Variant, 'banned'>>): readonly number[] {
  if (pool === undefined) return [];
  return cardsOfPool(pool)
    .filter((card) => decks.includes(card.deck) && card.players <= seats && !banned.includes(card.number))
    .map(({ number }) => number);
}

/** The cards that are drawn in the course of a game. */
export function drawnPool(variant: Variant): readonly number[] {
  const ids = drawnDecksOf(variant).map(({ id }) => id);
  return cards.flatMap(({ deck, drawn, number }) => (drawn === true && ids.includes(deck) ? [number] : []));
}

/** The action spaces that lie on cards of a game. */
export function cardSpaces(pool: readonly number[]): Space[] {
  return pool.flatMap((number) => {
    const { id, space } = cards[number];
    if (space === undefined) return [];
    const { effect, refill, orOwner, toll } = space;
    const own = orOwner === undefined ? effect : oneOf({ usual: effect, own: orOwner });
    const other = toll === undefined ? effect : ({ ...pay(toll, effect), to: 'owner' } as Effect);
    const does: Effect = own === other ? effect : { do: 'byOwner', own, other };
    return [
      refill === undefined ? { id, card: number, effect: does } : { id, card: number, refill, effect: does },
    ];
  });
}

/** Compiles what the cards of a game do; the others do nothing. */
export function compileCardNodes(program: Program<State>, pool: readonly number[]): readonly CardNodes[] {
  const dealt = new Set(pool);
  return cards.map((card) => (dealt.has(card.number) ? nodesOf(program, card) : NOTHING));
}

const NOTHING: CardNodes = {
  waiting: MOMENTS.map(() => []),
  slots: new Uint8Array(MOMENTS.length),
  play: undefined,
  anytime: undefined,
  timely: [],
  watching: byEve(() => []),
  endless: false,
  brings: false,
  replacements: [],
};

function nodesOf(program: Program<State>, card: Card): CardNodes {
  const { id, listeners, play, anytime, replacements } = card;
  const add = (name: string, effect: Effect | undefined) =>
    effect === undefined ? undefined : program.add(`${id}.${name}`, housed(effect));
  const { waiting, slots } = waitingOf(program, id, listeners);
  const called = add('anytime', anytime);
  return {
    waiting,
    slots,
    play: add('play', play),
    anytime: called,
    timely: timelyOf(card),
    watching: byEve((eve) => watchingOf(waiting, eve)),
    endless: mentionedIn([anytime]).has('rebuild'),
    brings: called !== undefined && bringsPerson(called),
    replacements: replacements.map(({ of, get }) => program.add(`${id}.instead-${of}`, housed(get))),
  };
}

/** What a card waits with, moment by moment: each listener has a slot, or shares that of the one before it. */
function waitingOf(
  program: Program<State>,
  id: string,
  listeners: readonly Listener[],
): Pick<CardNodes, 'waiting' | 'slots'> {
  const waiting: Waiting[][] = MOMENTS.map(() => []);
  const slots = new Uint8Array(MOMENTS.length);
  listeners.forEach((listener, i) => {
    const { moment, then, otherwise } = listener;
    const at = momentNumber(moment);
    if (otherwise !== true) slots[at]++;
    waiting[at].push({
      listener,
      slot: slots[at] - 1,
      node: program.add(`${id}.on${i}`, housed(then), aboutWords(moment)),
      chosen:
        then.do === 'may'
          ? program.add(`${id}.on${i}.chosen`, housed(then.effect), aboutWords(moment))
          : undefined,
      plain: isPlain(then),
      optional: isOptional(then),
    });
  });
  return { waiting, slots };
}

/** What comes too soon for whoever would use a card at any time only afterwards. */
function timelyOf({ anytime, keeps }: Card): readonly Before[] {
  if (anytime === undefined) return [];
  const [called, all] = [mentionedIn([anytime]), mentionedIn([anytime, keeps])];
  const timely: Before[] = [];
  if (called.has('custom')) timely.push('field');
  if (ANIMALS.some((animal) => all.has(animal))) timely.push('breeding');
  if (called.has('later')) timely.push('nextRound');
  return timely;
}

/** What comes at once after such an eve. */
const EVE_OF: Readonly<Record<Eve, readonly Moment[]>> = {
  roundStart: ['roundStart'],
  workStart: ['workStart'],
  workEnds: ['workEnds', 'homeward'],
  fieldStarts: ['fieldStarts'],
};

function byEve<T>(of: (eve: Eve) => T): Readonly<Record<Eve, T>> {
  return Object.fromEntries(EVES.map((eve) => [eve, of(eve)])) as Record<Eve, T>;
}

/** What of a card's waiting depends on the goods of its owner. */
function watchingOf(waiting: readonly (readonly Waiting[])[], eve: Eve): readonly Watching[] {
  return EVE_OF[eve].flatMap((moment) =>
    waiting[momentNumber(moment)].flatMap(({ listener: { when, then }, node }) => {
      const counts = goodsCounted(then);
      const asks = when !== undefined && looksAtGoods(when);
      return asks || counts.length > 0 ? [{ when, counts, node }] : [];
    }),
  );
}

/** Whether a condition or quantity is about goods, or about what was obtained or placed in the work phase. */
function looksAtGoods(of: Condition | Quantity): boolean {
  const words = mentionedIn([of]);
  return words.has('goods') || words.has('gathered') || words.has('stocked');
}

/** The quantities in an effect that are about goods. */
function goodsCounted(value: unknown): readonly Quantity[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('times' in value && looksAtGoods(value.times as Quantity)) return [value.times as Quantity];
  return Object.values(value).flatMap(goodsCounted);
}

/** Whether a card asks what its owner has done. */
export function asksFor(card: Card, deed: Deed): boolean {
  return card.listeners.some(({ when }) => when !== undefined && mentionedIn([when]).has(deed));
}

/** Every word in plain data: the names of its fields and what they say. */
function mentionedIn(values: readonly unknown[], words = new Set<string>()): ReadonlySet<string> {
  for (const value of values) {
    if (typeof value === 'string') words.add(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const name of Object.keys(value)) words.add(name);
    mentionedIn(Object.values(value), words);
  }
  return words;
}

/** Whether an effect can bring its owner somebody to place. */
function bringsPerson({ effect, parts }: Node<State>): boolean {
  if (effect.do === 'guest' || (isCustom(effect) && ownAct(effect.name).brings === true)) return true;
  return parts.some(bringsPerson);
}

function isCustom(effect: AnyEffect): effect is Extract<Effect, { do: 'custom' }> {
  return effect.do === 'custom';
}

/** An effect that may bring animals, with room for them looked for afterwards. */
function housed(effect: Effect): Effect {
  return isPlain(effect) ? effect : { do: 'housed', effect };
}

/** Whether whoever an effect is for may decline it. */
export function isOptional(effect: Effect): boolean {
  return effect.do === 'may' || effect.do === 'often';
}

/** Whether an effect only gains, without a question and without animals: the order of such effects does not matter. */
export function isPlain(effect: Effect): boolean {
  switch (effect.do) {
    case 'gain':
      return ANIMALS.every((animal) => effect.goods[animal] === undefined);
    case 'takeOff':
      return ANIMALS.every((animal) => animal !== effect.good);
    case 'points':
    case 'later':
    case 'lay':
      return true;
    case 'seq':
      return effect.steps.every(isPlain);
    case 'when':
      return isPlain(effect.then);
    case 'byStep':
      return Object.values(effect.steps).every(isPlain);
    case 'once':
    case 'others':
      return isPlain(effect.effect);
    case 'unlay':
      return effect.get === undefined || isPlain(effect.get);
    case 'custom':
      return ownAct(effect.name).plain === true && (effect.get === undefined || isPlain(effect.get));
    default:
      return false;
  }
}
