import type { Run } from '@furrow/kernel/run';
import { cards, findCard } from '../cards/index';
import type { Step } from '../cards/own';
import { cropsOn, isFieldCard, sowOn } from '../farm/fields';
import { beginOccupation } from '../kinds/play';
import { actingSeat } from '../moments/moment-frame';
import { notePlaced } from '../moments/work-deeds';
import { rulesOf } from '../ruleset';
import { CLAIMED } from '../spaces/claimed';
import { takeOffRounds } from '../spaces/coming';
import { layOnSpace } from '../spaces/extras';
import { markOf } from '../spaces/marked-space';
import { newbornOn, takeFrom } from '../spaces/placed';
import { come, USUAL } from '../spaces/placing';
import { cookFor, gainGoods, payGoods, payTo } from '../state/change';
import { amounts, CROPS, goodNumber } from '../state/goods';
import { cardOf, sourceOfSpace } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { claimAs, claimIn, goodsAs, goodsIn, keep, keptBy } from './kept';
import { ownerOf } from './played';
import { renew } from './spent';
import { loseCard } from './upgrades';

/** Where a step is done: for a seat, because of a card. */
interface Doer {
  readonly seat: number;
  readonly source: number;
}

const steps: {
  readonly [K in Step['step']]: (run: Run<State>, doer: Doer, step: Extract<Step, { step: K }>) => void;
} = {
  keep: ({ state }, { source }, { kept }) => {
    const owner = ownerOf(state, cardOf(source));
    if (owner >= 0) keep(state.players[owner], cardOf(source), kept);
  },
  mark: (run, { seat, source }, { cells }) => {
    const card = cardOf(source);
    keep(run.state.players[seat], card, cells);
    const { keeps } = cards[card];
    if (cells !== 0 && keeps?.keeps === 'places' && keeps.of !== undefined) notePlaced(run, seat);
    tell(run, () => ({ event: 'marked', seat, card, spaces: cells }));
  },
  sow: (run, { seat }, { field, crop, count }) => {
    const player = run.state.players[seat];
    const isEmpty = CROPS.every((_, one) => cropsOn(player, field, one) === 0);
    sowOn(player, field, CROPS.indexOf(crop), count);
    const [grain, vegetables] = CROPS.map((one) => (one === crop ? [field] : []));
    if (isEmpty) tell(run, () => ({ event: 'sowed', seat, grain, vegetables }));
    if (count > 0 && !isFieldCard(field)) notePlaced(run, seat);
  },
  moveCrop: (run, { seat }, { crop, from, to }) => {
    const player = run.state.players[seat];
    const which = CROPS.indexOf(crop);
    sowOn(player, from, which, -1);
    sowOn(player, to, which, 1);
    tell(run, () => ({ event: 'movedCrop', seat, crop: goodNumber(crop), from, to }));
  },
  takeCrop: (run, { seat, source }, { from, crop }) => {
    sowOn(run.state.players[from.seat], from.field, CROPS.indexOf(crop), -1);
    tell(run, () => ({
      event: 'tookCrop',
      seat,
      other: from.seat,
      field: from.field,
      crop: goodNumber(crop),
    }));
    gainGoods(run, seat, amounts({ [crop]: 1 }), source);
  },
  grant: (run, { source }, { seat, goods }) => gainGoods(run, seat, amounts(goods), source),
  play: (run, { seat }, { id }) => {
    const card = findCard(id);
    if (card !== undefined) beginOccupation(run, seat, card.number, 0);
  },
  pay: (run, { seat }, { goods }) => payGoods(run, seat, amounts(goods)),
  payTo: (run, { seat }, { seat: other, goods }) => payTo(run, seat, other, amounts(goods)),
  takeFromSpace: (run, { seat, source }, { space }) => {
    const { refill } = rulesOf(run).spaces[space];
    if (refill === undefined) return;
    run.state.piles[space]--;
    gainGoods(run, seat, amounts({ [refill.good]: 1 }), source);
  },
  cook: (run, { seat }, { animal, food }) => cookFor(run, seat, goodNumber(animal), food),
  gain: (run, { seat, source }, { goods }) => gainGoods(run, seat, amounts(goods), source),
  layOnSpace: (run, { seat }, { space, good, count, from }) => {
    if (from !== undefined) run.state.piles[from] -= count;
    layOnSpace(rulesOf(run), run.state, space, goodNumber(good), count);
    tell(run, () => ({ event: 'laidOnSpace', seat, space, goods: [[goodNumber(good), count]] }));
  },
  handOver: (run, { seat, source }, { good }) => {
    const owner = run.state.players[seat];
    const { keeps } = cards[cardOf(source)];
    const kept = keptBy(owner, cardOf(source));
    if (keeps?.keeps !== 'goods') return;
    const n = goodsIn(keeps, kept).find(([one]) => one === goodNumber(good))?.[1] ?? 0;
    keep(owner, cardOf(source), kept - goodsAs(keeps, keeps.of.indexOf(good), n));
    if (n > 0) gainGoods(run, actingSeat(rulesOf(run), run.stack), [[goodNumber(good), n]], source);
  },
  takeBack: (run, { seat, source }) => {
    const lost = takeOffRounds(run.state.players[seat], (entry) => entry.source === source);
    const goods = new Map<number, number>();
    for (const { good, count } of lost) goods.set(good, (goods.get(good) ?? 0) + count);
    if (goods.size > 0) tell(run, () => ({ event: 'released', seat, goods: [...goods] }));
  },
  carryOut: (run, { seat }, { space }) => {
    renew(run.state.players[seat], 'turn');
    run.stack.push(rulesOf(run).uses[space].parts[0].id, seat, sourceOfSpace(space));
  },
  freeze: (run, { seat, source }, { until }) => {
    const card = cardOf(source);
    keep(run.state.players[seat], card, claimAs(until));
    tell(run, () => ({ event: 'frozen', seat, card, until }));
  },
  claim: (run, { seat, source }, { space }) => {
    const player = run.state.players[seat];
    const card = cardOf(source);
    const claimed = CLAIMED.parse(rulesOf(run).spaces[space].id);
    keep(player, card, claimAs(claimIn(keptBy(player, card)).until, claimed));
    tell(run, () => ({ event: 'claimed', seat, space }));
  },
  place: (run, { seat, source }, { space }) => {
    loseCard(run, seat, cardOf(source));
    come(run, seat, space, USUAL);
  },
  growUp: (run, { seat }) => {
    const player = run.state.players[seat];
    const space = newbornOn(run.state, seat);
    if (space >= 0) takeFrom(run.state, space, seat);
    player.newborns--;
    player.home++;
    tell(run, () => ({ event: 'adopted', seat }));
  },
  markSpace: (run, { seat, source }, { space }) => {
    const card = cardOf(source);
    keep(run.state.players[seat], card, markOf(rulesOf(run).spaces[space].id));
    tell(run, () => ({ event: 'markedSpace', seat, card, space }));
  },
  host: (run, { seat }) => {
    run.state.players[seat].home++;
    tell(run, () => ({ event: 'hosts', seat }));
  },
  borrow: (run, { seat }, { seat: other }) => {
    run.state.players[other].home--;
    run.state.players[seat].home++;
    tell(run, () => ({ event: 'borrowed', seat, other }));
  },
  stayHome: (run, { seat }) => {
    run.state.players[seat].home--;
    tell(run, () => ({ event: 'staysHome', seat }));
  },
  goBack: (run, { seat }) => {
    const player = run.state.players[seat];
    player.people--;
    player.newborns = Math.max(0, player.newborns - 1);
    player.home = Math.min(player.home, player.people + player.guests);
    tell(run, () => ({ event: 'wentBack', seat }));
  },
  leave: (run, { seat }) => {
    const player = run.state.players[seat];
    player.people--;
    player.lost++;
    player.home = Math.min(player.home, player.people + player.guests);
    tell(run, () => ({ event: 'left', seat }));
  },
};

/** Does what a card with a file of its own has returned, step by step. */
export function doSteps(run: Run<State>, doer: Doer, all: readonly Step[]): void {
  for (const step of all) {
    const does = steps[step.step] as (run: Run<State>, doer: Doer, step: Step) => void;
    does(run, doer, step);
  }
}
