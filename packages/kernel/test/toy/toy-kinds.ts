import { freeForm, listed } from '../../src/domain';
import { flowKinds } from '../../src/flow/kinds';
import { type Kind, ON, WAIT } from '../../src/kind';
import { list, name, say } from '../../src/move';
import { NOBODY } from '../../src/seat';
import { no, YES } from '../../src/verdict';
import { COINS, COLOURS, GOLD, SILVER, type ToyState } from './toy-state';

type ToyKind = Kind<ToyState>;

const notAsked = () => ({ why: 'not-asked' });

/** Chance deals one card to each trader, who alone learns which. */
const deal: ToyKind = {
  possible: () => true,
  step: (run) => {
    if (run.stack.a === run.state.players.length) {
      run.stack.pop();
      return ON;
    }
    run.stack.seat = NOBODY;
    return WAIT;
  },
  ask: (run) =>
    listed(
      [...new Set(run.state.deck)].map((colour) => name('draw', colour)),
      notAsked,
    ),
  secretOf: (run) => run.stack.a,
  answer: (run, _node, move) => {
    const { deck, players } = run.state;
    const [card] = deck.splice(deck.indexOf(move.things[0]), 1);
    const to = run.stack.a++;
    players[to].hand.push(card);
    run.heard?.push({ event: `${COLOURS[card]} card`, to });
  },
};

/** A turn at the market: one coin of a kind, or nothing. Nothing is half done while it waits. */
const market: ToyKind = {
  gap: true,
  possible: () => true,
  step: () => WAIT,
  ask: () => listed([name('take', GOLD), name('take', SILVER), say('pass')], notAsked),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    if (move.verb === 'take') run.state.players[seat].purse[move.things[0]]++;
  },
};

/** A secret bid of any own coins. */
const bid: ToyKind = {
  possible: () => true,
  step: () => WAIT,
  ask: (run) => {
    const { purse } = run.state.players[run.stack.seat];
    const all = [list('offer', [0, 0]), list('offer', purse.slice())];
    return freeForm(purse.some((n) => n > 0) ? all : all.slice(0, 1), (move) =>
      move.verb === 'offer' && move.things.every((n, coin) => n >= 0 && n <= purse[coin])
        ? YES
        : no({ why: 'not-so-many' }),
    );
  },
  secretOf: (run) => run.stack.seat,
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    run.state.players[seat].bid = 100 * move.things[GOLD] + move.things[SILVER];
  },
};

/** The bids go into the pot. */
const reveal: ToyKind = {
  possible: () => true,
  step: (run) => {
    run.stack.pop();
    for (const player of run.state.players) {
      player.purse[GOLD] -= Math.floor(player.bid / 100);
      player.purse[SILVER] -= player.bid % 100;
      run.state.table.pot += Math.floor(player.bid / 100) + (player.bid % 100);
      player.bid = 0;
    }
    return ON;
  },
};

/** One gold must be paid by whoever has one. */
const toll: ToyKind = {
  calls: true,
  possible: (run, _node, seat) => run.state.players[seat].purse[GOLD] > 0,
  step: () => WAIT,
  ask: (run) => listed(run.state.players[run.stack.seat].purse[GOLD] > 0 ? [say('pay')] : [], notAsked),
  answer: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    run.state.players[seat].purse[GOLD]--;
    run.state.table.pot++;
  },
};

/** Cards of the own hand are laid down, any number of them. */
const paint: ToyKind = {
  possible: (run, _node, seat) => run.state.players[seat].hand.length > 0,
  step: () => WAIT,
  ask: (run) => {
    const { hand } = run.state.players[run.stack.seat];
    return freeForm([...hand.map((card) => name('lay', card)), say('done')], (move) =>
      move.verb === 'done' || (move.verb === 'lay' && move.things.every((card) => hand.includes(card)))
        ? YES
        : no(notAsked()),
    );
  },
  answer: (run, _node, move) => {
    const { hand } = run.state.players[run.stack.seat];
    run.stack.pop();
    for (const card of move.things) hand.splice(hand.indexOf(card), 1);
    run.state.table.weather = move.things[0] ?? run.state.table.weather;
  },
};

/** An exchange within the own purse: so many of one coin for so many of the other. */
function exchange(give: number, gives: number, get: number, gets: number): ToyKind {
  return {
    possible: (run, _node, seat) => run.state.players[seat].purse[give] >= gives,
    step: (run) => {
      const { purse } = run.state.players[run.stack.seat];
      run.stack.pop();
      purse[give] -= gives;
      purse[get] += gets;
      run.heard?.push({ event: `${COINS[give]} to ${COINS[get]}` });
      return ON;
    },
  };
}

/** One silver as a present. */
const present: ToyKind = {
  possible: () => true,
  step: (run) => {
    run.state.players[run.stack.seat].purse[SILVER]++;
    run.stack.pop();
    return ON;
  },
};

/** All kinds of effects of the toy game. */
export const toyKinds: Readonly<Record<string, ToyKind>> = {
  ...(flowKinds as unknown as Record<string, ToyKind>),
  deal,
  market,
  bid,
  reveal,
  toll,
  paint,
  present,
  melt: exchange(GOLD, 1, SILVER, 2),
  mint: exchange(SILVER, 2, GOLD, 1),
};
