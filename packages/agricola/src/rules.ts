import { alike } from '@furrow/kernel/alike';
import { instantsOf } from '@furrow/kernel/instants';
import { type Node, Program } from '@furrow/kernel/program';
import { firstEditionBoard } from './boards/first-edition';
import { majors } from './boards/majors';
import { revisedBoard } from './boards/revised';
import { spacesOf } from './boards/spaces-of';
import { callOf, cardCalls, NO_CALLS, threeForOne, whyNotCall } from './calls';
import type { Card } from './cards/card';
import { customs } from './cards/custom/index';
import { cards } from './cards/index';
import { courseOf, INSTANTS } from './course/course';
import { moment, settle } from './effects/effect-words';
import { farmsFor } from './farm/partner';
import { drawnDecksOf } from './hands/drawn';
import { asksFor, compileCardNodes, drawnPool, poolOf } from './in-play/compile-cards';
import { kinds } from './kinds/index';
import { givesAllAlike, givesOnlyGoods } from './moments/gives-goods';
import { MOMENTS, momentNumber } from './moments/moments';
import { actionWindowsOf, heardBy, NOTHING, strongestOf, windowsOf } from './moments/windows';
import type { Variant } from './options/variant';
import type { Ruleset } from './ruleset';
import { isCard, sourceOfSpace, THREE_FOR_ONE } from './state/source';
import type { State } from './state/state';
import { sourceWords } from './vocabulary/words';

/** Whether fences are knocked down: nothing else is ever taken off a farmyard. */
function knocksDown({ effect }: Node<State>): boolean {
  return effect.do === 'fences' && 'rebuild' in effect;
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
  const seatOrders = Array.from({ length: variant.seats }, (_, first) =>
    Array.from({ length: variant.seats }, (_, i) => (first + i) % variant.seats),
  );
  const inGame = new Set(pool);
  const ofPool = <T>(made: (card: Card) => T): (T | undefined)[] =>
    cards.map((card) => (inGame.has(card.number) ? made(card) : undefined));
  const actionWindows = ofPool(actionWindowsOf);
  const toAll = spaces.map(({ effect }) => givesAllAlike(effect) && !variant.leaveUnusableAnimals);
  const rules: Ruleset = {
    program,
    convert: program.add('convert', { do: 'convert' }).id,
    discard: program.add('discard', { do: 'discard' }).id,
    threeForOne: program.add('three-for-one', threeForOne).id,
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
    clearsLand: program.nodes.some(knocksDown),
    listened: listenedBy(pool),
    noted: {
      gathered: pool.some((card) => asksFor(cards[card], 'gathered')),
      stocked: pool.some((card) => asksFor(cards[card], 'stocked')),
    },
    moments: MOMENTS.map((at) => program.add(`moment.${at}`, moment(at))),
    uses: spaces.map(({ id, effect }) => program.add(`space.${id}`, { do: 'use', effect })),
    givesOnlyGoods: spaces.map(({ effect }) => givesOnlyGoods(effect)),
    givesAllAlike: toAll,
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
    shownCalls: (state, seat) => {
      const call = variant.threeForOne ? callOf(rules, state, seat, THREE_FOR_ONE) : undefined;
      return call === undefined ? NO_CALLS : [call];
    },
    call: (state, seat, _gap, source) => callOf(rules, state, seat, source),
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
