import { alike } from '@furrow/kernel/alike';
import { inTurn, repeat, seq, together } from '@furrow/kernel/effect';
import { instantsOf } from '@furrow/kernel/instants';
import { whyNot } from '@furrow/kernel/kind';
import { stackOf } from '@furrow/kernel/machine';
import { Program } from '@furrow/kernel/program';
import type { Call } from '@furrow/kernel/rules';
import { Run } from '@furrow/kernel/run';
import { FRAME, SOURCE, type Stack } from '@furrow/kernel/stack';
import type { Reason } from '@furrow/kernel/verdict';
import { firstEditionBoard, firstEditionSpaces } from './boards/first-edition';
import { revisedBoard, revisedSpaces, tiles } from './boards/revised';
import { seasonSpaces } from './boards/seasons';
import { bringsGoods, bringsToAll } from './brings';
import type { Card } from './cards/card';
import { customs } from './cards/custom/index';
import { cards } from './cards/index';
import { asksFor, cardSpaces, compileCardNodes, drawnPool, poolOf } from './compile-cards';
import { drawnDecksOf } from './drawn';
import type { Effect } from './effect';
import { gain, moment, settle, when, window } from './effect-words';
import { afterHarvest, handsCourse } from './hands-course';
import { ROUNDS } from './harvests';
import { kinds } from './kinds/index';
import { BREEDING } from './kinds/settle';
import { majors } from './majors';
import { MOMENTS, type Moment, momentNumber } from './moments';
import { farmsFor } from './partner';
import { because } from './reasons';
import type { Ruleset } from './ruleset';
import { CONVERT, cardOf, DISCARD, isCard, sourceOfCard, sourceOfSpace, THREE_FOR_ONE } from './source';
import type { Space } from './space';
import { isSpent } from './spent';
import type { State } from './state';
import { SUMMER, type Variant } from './variant';
import { actionWindowsOf, heardBy, NOTHING, strongestOf, windowsOf } from './windows';
import { sourceWords } from './words';
import { isWorkPhase } from './work-phase';

/** What each seat does at a moment of its own. */
const own = (at: (typeof MOMENTS)[number]): Effect => inTurn<Effect>(moment(at));

/** The parts of a round that begin at instants of which whoever watches is told. */
const receiving = inTurn<Effect>(seq<Effect>({ do: 'receive' }, moment('roundStart')));
const workStart = own('workStart');
const workEnds = own('workEnds');
const beforeHarvest = own('beforeHarvest');
const feedingStarts = inTurn<Effect>({ do: 'attend', effect: moment('feedingStarts') });
const feedingOf = (last: boolean) =>
  together<Effect>({
    do: 'attend',
    last,
    effect: seq<Effect>(moment('feeding'), window('breeding'), { do: 'feed' }, window('end')),
  });
const feeding = feedingOf(false);
const breeding = together<Effect>({ do: 'attend', effect: seq<Effect>({ do: 'breed' }, moment('bred')) });
const harvestEnds = own('harvestEnds');
const roundEnds = inTurn<Effect>(seq<Effect>(window('nextRound'), moment('roundEnds')));

/** A round from its beginning to its end. */
function roundOf(variant: Variant): Effect {
  return seq<Effect>(
    own('beforeRound'),
    { do: 'beginRound' },
    { do: 'reveal' },
    receiving,
    own('replenish'),
    { do: 'replenish' },
    workStart,
    { do: 'work' },
    workEnds,
    own('homeward'),
    { do: 'home' },
    {
      do: 'harvest',
      phases: seq<Effect>(
        beforeHarvest,
        inTurn<Effect>({
          do: 'attend',
          effect: seq<Effect>(moment('fieldStarts'), window('field'), {
            do: 'gathered',
            effect: seq<Effect>({ do: 'field' }, moment('fieldEnds')),
          }),
        }),
        feedingStarts,
        feeding,
        feedingOf(true),
        breeding,
        harvestEnds,
        ...afterHarvest(variant),
      ),
    },
    roundEnds,
    { do: 'endRound' },
  );
}

/** What passes by itself in a round, each by what begins then. */
const INSTANTS = {
  'card-revealed': [receiving],
  'spaces-replenished': [workStart],
  'work-over': [workEnds],
  'harvest-begins': [beforeHarvest],
  'fields-harvested': [feedingStarts],
  'family-fed': [breeding],
  'animals-bred': [harvestEnds],
  'round-over': [roundEnds],
};

/** The whole course of the game. */
function courseOf(variant: Variant): Effect {
  return seq<Effect>(
    { do: 'drawStart' },
    ...(variant.kept.length > 0 ? [{ do: 'kept' } as const] : []),
    handsCourse(variant),
    repeat<Effect>(ROUNDS, roundOf(variant)),
    own('scoring'),
  );
}

/** All spaces of a variant's board. */
function spacesOf(variant: Variant, pool: readonly number[]): readonly Space[] {
  const board = variant.edition === '2007' ? firstEditionSpaces(variant) : revisedSpaces(variant);
  if (variant.startSeason === undefined) return [...board, ...tiles(variant), ...cardSpaces(pool)];
  return [...board.map(inSummer), ...tiles(variant), ...seasonSpaces, ...cardSpaces(pool)];
}

/** AG-V50: in summer the Day Laborer also gives 1 grain. */
function inSummer(space: Space): Space {
  if (space.concept !== 'day-laborer') return space;
  return { ...space, effect: seq<Effect>(when({ season: SUMMER }, gain({ grain: 1 })), space.effect) };
}

/** Compiles the rules of a variant. */
export function compile(variant: Variant): Ruleset {
  const dealt = poolOf(variant);
  const pool = [...dealt, ...drawnPool(variant)];
  const spaces = alike(spacesOf(variant, pool));
  if (isCard(sourceOfSpace(spaces.length - 1))) throw new Error('the numbers of sources overlap');
  const program = new Program<State>(kinds, sourceWords(spaces));
  program.add('game', courseOf(variant));
  const numbers = new Map(spaces.map(({ id }, i) => [id, i]));
  const convert = program.add('convert', { do: 'convert' }).id;
  const discard = program.add('discard', { do: 'discard' }).id;
  const threeForOne = program.add(
    'three-for-one',
    seq<Effect>({ do: 'layAway', count: THREE }, { do: 'drawOne' }),
  ).id;
  const seatOrders = Array.from({ length: variant.seats }, (_, first) =>
    Array.from({ length: variant.seats }, (_, i) => (first + i) % variant.seats),
  );
  const inGame = new Set(pool);
  const ofPool = <T>(made: (card: Card) => T): (T | undefined)[] =>
    cards.map((card) => (inGame.has(card.number) ? made(card) : undefined));
  const actionWindows = ofPool(actionWindowsOf);
  const toAll = spaces.map(({ effect }) => bringsToAll(effect) && !variant.leaveUnusableAnimals);
  const rules: Ruleset = {
    program,
    instants: instantsOf(program, INSTANTS),
    variant,
    spaces,
    pool,
    dealt,
    drawnDecks: drawnDecksOf(variant).map((deck) => ({
      deck,
      node: program.add(`draw-${deck.id}`, { do: 'drawFrom', deck: deck.id }).id,
    })),
    resolve: program.add('resolve', { do: 'resolve' }).id,
    receive: program.add('receive', { do: 'receive' }).id,
    holdingBack: pool.filter((card) => cards[card].own?.holdsBack === true),
    fixedPrices: pool.length === 0 && variant.startSeason === undefined,
    customs,
    cards: compileCardNodes(program, pool),
    listened: listenedBy(pool),
    noted: {
      gathered: pool.some((card) => asksFor(cards[card], 'gathered')),
      stocked: pool.some((card) => asksFor(cards[card], 'stocked')),
    },
    moments: MOMENTS.map((at) => program.add(`moment.${at}`, moment(at))),
    uses: spaces.map(({ id, effect }) => program.add(`space.${id}`, { do: 'use', effect })),
    bringsGoods: spaces.map(({ effect }) => bringsGoods(effect)),
    bringsToAll: toAll,
    simplestFirst: [...toAll.keys()].sort((a, b) => Number(toAll[b]) - Number(toAll[a])),
    printed: (variant.edition === '2007' ? firstEditionBoard : revisedBoard)(variant).length,
    permanent: spaces.map(({ stage }) => stage === undefined),
    onTable: spaces.map(({ stage, card }) => stage === undefined && card === undefined),
    spaceOnCard: cards.map(({ number }) =>
      inGame.has(number) ? spaces.findIndex(({ card }) => card === number) : -1,
    ),
    plain: spaces.map(
      ({ id, tile, card }) =>
        tile === undefined &&
        card === undefined &&
        variant.startSeason === undefined &&
        !pool.some((one) => cards[one].space?.replaces === id),
    ),
    windows: ofPool((card) => windowsOf(card, spaces)),
    noWindows: spaces.map(() => NOTHING),
    heardBefore: ofPool((card) => heardBy(card, 'use', spaces)),
    heardAfter: ofPool((card) => heardBy(card, 'used', spaces)),
    actionWindows,
    strongestBefore: strongestOf(actionWindows),
    builds: majors.map(({ id, build }) =>
      build === undefined ? undefined : program.add(`${id}.build`, build),
    ),
    settle: program.add('settle', settle),
    charge: program.add('charge', { do: 'charge' }),
    owe: program.add('owe', { do: 'owe' }),
    giveBack: program.add('give-back', { do: 'giveBack' }),
    major: program.add('major', { do: 'major' }),
    play: program.add('play', { do: 'play' }),
    drawCards: program.add('draw-cards', { do: 'drawCards' }).id,
    drawOne: program.add('draw-one', { do: 'drawOne' }).id,
    afford: program.add('afford', { do: 'afford' }).id,
    trial: program.add('trial', { do: 'trial' }).id,
    farmsFor: farmsFor(variant),
    within: program.add('within', { do: 'within' }).id,
    spaceNumber: (id) => numbers.get(id) ?? -1,
    copy: (state) => state.clone(),
    order: (state) => seatOrders[state.starter],
    calls: (state, seat) => (pool.length === 0 ? NO_CALLS : cardCalls(rules, state, seat)),
    call: (state, seat, _gap, source) => {
      if (isBreeding(rules, state, seat) || state.round === 0) return undefined;
      if (source === THREE_FOR_ONE)
        return canLayAwayThree(rules, state, seat)
          ? { source, node: threeForOne, canonical: false }
          : undefined;
      if (isCard(source)) return cardCall(rules, state, seat, cardOf(source));
      if (source === CONVERT && variant.houseBeforeCooking && isSettling(rules, state, seat))
        return undefined;
      if (source === CONVERT && allowsNoResponse(rules, state)) return undefined;
      if (source === CONVERT) return { source, node: convert, canonical: false };
      return source === DISCARD ? { source, node: discard, canonical: false } : undefined;
    },
    whyNotCall: (state, seat, source) => whyNotCall(rules, state, seat, source),
  };
  return rules;
}

/** For which moments a card of the pool waits; the end of a turn is needed to know which cards were played in it, too. */
function listenedBy(pool: readonly number[]): Uint8Array {
  const listened = Uint8Array.from(MOMENTS, (_, at) =>
    Number(pool.some((card) => cards[card].heeds[at] !== 0)),
  );
  const isNotYet = pool.some((card) => cards[card].listeners.some(({ notYet }) => notYet === true));
  if (isNotYet) listened[momentNumber('turnEnds')] = 1;
  return listened;
}

const NO_CALLS: readonly Call[] = [];

/** AG-V16: so many cards are laid away for one. */
const THREE = 3;

function canLayAwayThree({ variant }: Ruleset, { players, undealt }: State, seat: number): boolean {
  return variant.threeForOne && players[seat].hand.length >= THREE && undealt.some((count) => count > 0);
}

/** What the cards of a seat let it do at any time. */
function cardCalls(rules: Ruleset, state: State, seat: number): readonly Call[] {
  const { played } = state.players[seat];
  const { beside } = state;
  const none = !hasAnytime(rules, played) && !hasAnytime(rules, beside);
  if (none || isBreeding(rules, state, seat)) return NO_CALLS;
  const calls: Call[] = [];
  for (const card of beside.length === 0 ? played : [...played, ...beside]) {
    const call = cardCall(rules, state, seat, card);
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

/** Whether one of these cards can be used at any time. */
function hasAnytime(rules: Ruleset, played: readonly number[]): boolean {
  for (const card of played) if (rules.cards[card].anytime !== undefined) return true;
  return false;
}

/** Whether a card lies in front of the seat, or beside the board for everybody. */
function mayUse({ players, beside }: State, seat: number, card: number): boolean {
  return players[seat].played.includes(card) || beside.includes(card);
}

function cardCall(rules: Ruleset, state: State, seat: number, card: number): Call | undefined {
  const nodes = rules.cards[card];
  const node = nodes?.anytime;
  if (node === undefined || !mayUse(state, seat, card)) return undefined;
  if (cards[card].workPhase === true && !isWorkPhase(rules, state)) return undefined;
  const run = new Run(rules, state);
  run.stack = stackOf(state, seat);
  const source = sourceOfCard(card);
  if (!node.kind.possible(run, node, seat, source)) return undefined;
  return { source, node: node.id, canonical: !nodes.endless || !isSpent(state.players[seat], card, 'turn') };
}

/** Why a seat cannot use something that may be used at any time. */
function whyNotCall(rules: Ruleset, state: State, seat: number, source: number): Reason {
  const anytime = rules.cards[cardOf(source)]?.anytime;
  const own = mayUse(state, seat, cardOf(source));
  if (isBreeding(rules, state, seat)) return because({ why: 'not-while-breeding' });
  if (source === THREE_FOR_ONE && rules.variant.threeForOne)
    return because(
      state.players[seat].hand.length < THREE
        ? { why: 'lay-away-so-many', count: THREE }
        : { why: 'decks-empty' },
    );
  if (anytime === undefined || !own)
    return because({ why: isSettling(rules, state, seat) ? 'not-while-breeding' : 'not-asked' });
  const run = new Run(rules, state);
  run.stack = stackOf(state, seat);
  return whyNot(run, anytime, seat, source);
}

/** AG-Q12: in the breeding phase nothing is turned into food. AG-Q13: after the last one nothing is done any more. */
function isBreeding(rules: Ruleset, state: State, seat: number): boolean {
  const stack = stackOf(state, seat);
  if (isSettling(rules, state, seat) && stack.a === BREEDING) return true;
  return state.round === ROUNDS && AFTER_BREEDING.some((at) => isMoment(rules, stack, at));
}

const AFTER_BREEDING = ['bred', 'harvestEnds', 'roundEnds', 'scoring'] as const;

type MomentEffect = Extract<Effect, { do: 'moment' }>;

/** Whether cards act on a stack because of a moment. */
function isMoment({ program }: Ruleset, { frames }: Stack, at: Moment): boolean {
  for (let i = 0; i < frames.length; i += FRAME) {
    const { does, effect } = program.nodes[frames[i]];
    if (does === 'moment' && (effect as MomentEffect).moment === at) return true;
  }
  return false;
}

/** Whether a drawn card is being resolved to which nobody may respond. */
function allowsNoResponse({ resolve }: Ruleset, { main: { frames } }: State): boolean {
  for (let i = 0; i < frames.length; i += FRAME)
    if (frames[i] === resolve && cards[cardOf(frames[i + SOURCE])].noResponse === true) return true;
  return false;
}

/** Whether the seat is asked which animals it keeps. */
function isSettling(rules: Ruleset, state: State, seat: number): boolean {
  const stack = stackOf(state, seat);
  return !stack.empty && rules.program.nodes[stack.node].does === 'settle';
}
