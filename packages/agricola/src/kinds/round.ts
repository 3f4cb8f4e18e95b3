import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { isDelivery } from '../cards/listener';
import { HARVESTS, stageOf } from '../course/harvests';
import { seasonShift } from '../course/season';
import type { Act } from '../effects/effect';
import { peopleOnCards } from '../farm/farm-cards';
import { replacedBy } from '../hands/drawn';
import { isInPlay } from '../in-play/played';
import { renew } from '../in-play/spent';
import { momentNumber } from '../moments/moments';
import { rulesOf } from '../ruleset';
import { comingFor, delivering, isDelivered, releaseAside, takeOffRounds } from '../spaces/coming';
import { gainGoods } from '../state/change';
import { FOOD } from '../state/goods';
import type { SpaceNumber } from '../state/numbers';
import { NO_SOURCE, sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/**
 * Chance says who begins; the starting player gets 2 food, the others 3 (AG-R208), a solo player none. In a campaign it
 * may be known who begins, and the first food may be more.
 */
export const drawStartKind: Kind<State, Extract<Act, { do: 'drawStart' }>> = {
  possible: () => true,
  step: (run) => {
    const { seats, starters, soloFood } = rulesOf(run).variant;
    if (starters.length > 1) {
      run.stack.seat = NOBODY;
      return WAIT;
    }
    run.stack.pop();
    if (seats === 1) run.state.players[0].goods[FOOD] = soloFood;
    else beginWith(run, starters[0]);
    return ON;
  },
  ask: (run) =>
    listed(
      rulesOf(run).variant.starters.map((seat) => name('start', seat)),
      () => because({ why: 'not-asked' }),
    ),
  answer: (run, _node, move) => {
    run.stack.pop();
    beginWith(run, move.things[0]);
  },
};

/** The seat begins, and everybody gets the first food. */
function beginWith(run: Run<State>, seat: Seat): void {
  const { reverseSecondPerson, extraFood } = rulesOf(run).variant;
  run.state.starter = seat;
  run.state.players.forEach((player, one) => {
    const more = extraFood.includes(one) ? 1 : 0;
    player.goods[FOOD] = (one === seat && !reverseSecondPerson ? 2 : 3) + more;
  });
  tell(run, () => ({ event: 'start', seat }));
}

/** A round begins: everybody is at home. */
export const beginRoundKind: Kind<State, Extract<Act, { do: 'beginRound' }>> = {
  possible: () => true,
  step: (run) => {
    const { state } = run;
    run.stack.pop();
    state.round++;
    state.leads = state.starter;
    for (const player of state.players) {
      player.home = player.played.some((card) => cards[card].rests === state.round)
        ? 0
        : player.people - peopleOnCards(player, state.round);
      player.gathered = 0;
      player.stocked = 0;
      renew(player, 'round');
      renew(player, 'turn');
    }
    tell(run, () => ({ event: 'round', round: state.round }));
    if (rulesOf(run).variant.startSeason !== undefined)
      tell(run, () => ({ event: 'season', season: state.season }));
    return ON;
  },
};

/** The next round card: chance draws it from those left of its stage; with AG-V61 the solo player chooses. */
export const revealKind: Kind<State, Extract<Act, { do: 'reveal' }>> = {
  possible: () => true,
  step: (run) => {
    const left = hiddenCards(run);
    if (left.length > 1) {
      run.stack.seat = rulesOf(run).variant.freeOrder ? 0 : sorterOf(run);
      return WAIT;
    }
    run.stack.pop();
    reveal(run, left[0]);
    return ON;
  },
  ask: (run) =>
    listed(
      hiddenCards(run).map((space) => name('reveal', space)),
      () => because({ why: 'not-asked' }),
    ),
  question: ({ state }) => asking({ ask: 'reveal', round: state.round }),
  answer: (run, _node, move) => {
    run.stack.pop();
    reveal(run, move.things[0]);
  },
};

/** Who has a card that sorts the round cards; nobody, if chance does. */
function sorterOf({ state }: Run<State>): Seat {
  const seat = state.players.findIndex(({ played }) => played.some((card) => cards[card].sortsRounds));
  return seat < 0 ? NOBODY : seat;
}

function hiddenCards(run: Run<State>): number[] {
  const stage = stageOf(run.state.round);
  const { spaces } = rulesOf(run);
  const left: number[] = [];
  spaces.forEach((space, i) => {
    if (space.stage === stage && !run.state.revealed.includes(i)) left.push(i);
  });
  return left;
}

function reveal(run: Run<State>, space: SpaceNumber): void {
  run.state.revealed.push(space);
  tell(run, () => ({ event: 'revealed', space }));
}

/** A seat gets the goods that were laid on this round for it; what cards deliver there comes with what else they do now. */
export const receiveKind: Kind<State, Extract<Act, { do: 'receive' }>> = {
  possible: (run, _node, seat) => run.state.players[seat].coming.length > 0,
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    const now = run.state.round;
    releaseAside(run.state.players[seat], now);
    const due = takeOffRounds(
      run.state.players[seat],
      (one) => one.round === now && delivering(one) === undefined,
    );
    run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
    const goods = new Map<number, number>();
    for (const { good, count } of due) goods.set(good, (goods.get(good) ?? 0) + count);
    deliverOnTheWay(run, seat);
    gainGoods(run, seat, [...goods]);
    return ON;
  },
};

/** What traveling cards deliver in this round comes too, wherever they are by now. */
function deliverOnTheWay(run: Run<State>, seat: Seat): void {
  const { state, stack } = run;
  const { cards: nodes } = rulesOf(run);
  for (const card of TRAVELERS) {
    if (!isDelivered(state.players[seat], card, state.round)) continue;
    for (const { node, listener } of nodes[card].waiting[ROUND_START])
      if (isDelivery(listener)) stack.push(node.id, seat, sourceOfCard(card));
  }
}

const ROUND_START = momentNumber('roundStart');

/** The traveling cards that deliver something. */
const TRAVELERS = cards.flatMap(({ number, travels, listeners }) =>
  travels && listeners.some(isDelivery) ? [number] : [],
);

/** What was offered on the space of this round is gone, taken or not. */
function clearRoundSpace({ players, round }: State): void {
  for (const player of players)
    if (player.coming.length > 0) takeOffRounds(player, (one) => one.round === round);
}

/** Every accumulation space in play gets its goods, changed by the season. */
export const replenishKind: Kind<State, Extract<Act, { do: 'replenish' }>> = {
  possible: () => true,
  step: (run) => {
    const { state } = run;
    const rules = rulesOf(run);
    const { spaces, permanent, variant } = rules;
    run.stack.pop();
    clearRoundSpace(state);
    for (let i = 0; i < spaces.length; i++) {
      const { refill, card } = spaces[i];
      if (refill === undefined || (card !== undefined && !isInPlay(state, card))) continue;
      if (!permanent[i] && !state.revealed.includes(i)) continue;
      if (replacedBy(rules, state, i) >= 0) continue;
      state.piles[i] = Math.max(0, state.piles[i] + refill.count + seasonShift(state, variant, spaces[i]));
    }
    return ON;
  },
};

/** The people go home, with what was kept back until then; the season moves on. */
export const homeKind: Kind<State, Extract<Act, { do: 'home' }>> = {
  possible: () => true,
  step: (run) => {
    const { state } = run;
    run.stack.pop();
    state.placed.fill(0);
    state.turns.length = 0;
    for (const player of state.players) {
      player.home = 0;
      player.guests = 0;
    }
    tell(run, () => ({ event: 'homeward' }));
    for (const seat of run.rules.order(state).toReversed())
      if (comingFor(state.players[seat]).some(({ round }) => round === state.round))
        run.stack.push(rulesOf(run).receive, seat, NO_SOURCE);
    return ON;
  },
};

type Harvest = Extract<Act, { do: 'harvest' }>;

/** The harvest, after the rounds that have one. */
export const harvestKind: Kind<State, Harvest> = {
  parts: (effect) => [effect.phases],
  possible: (run) => HARVESTS.includes(run.state.round),
  step: (run, node) => {
    const { state, stack } = run;
    const { seat, source } = stack;
    stack.pop();
    tell(run, () => ({ event: 'harvest', round: state.round }));
    stack.push(node.parts[0].id, seat, source);
    return ON;
  },
};

/** The round is over: newborns are adults. */
export const endRoundKind: Kind<State, Extract<Act, { do: 'endRound' }>> = {
  possible: () => true,
  step: (run) => {
    const { state } = run;
    run.stack.pop();
    for (const player of state.players) player.newborns = 0;
    if (rulesOf(run).variant.startSeason !== undefined) state.season = (state.season + 1) % 4;
    if (state.round === 14) tell(run, () => ({ event: 'over' }));
    return ON;
  },
};
