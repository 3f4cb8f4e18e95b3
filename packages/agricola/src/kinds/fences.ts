import { type Cells, count, each } from '@furrow/farm/grid';
import { lazily } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name, say } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Reason, type Verdict, YES } from '@furrow/kernel/verdict';
import { about } from '../brought';
import { payGoods } from '../change';
import { note } from '../deeds';
import type { Act } from '../effect';
import { tell } from '../events';
import { hasFreeFences, keepPalisades } from '../farm-cards';
import { ALL, fenced, fencesBuilt, pastures } from '../farmyard';
import {
  canFenceOn,
  type Fencing,
  fencingOf,
  findShape,
  type Progress,
  type Site,
  singleEdges,
  sitesOf,
  whyNotFence,
  woodFor,
} from '../fencing';
import { WOOD } from '../goods';
import { rimEdges } from '../palisades';
import { readVerb, verbFor } from '../partner';
import { useUpChanges } from '../payment/once';
import { paysPrinted } from '../payment/prices-for';
import { asking } from '../questions';
import { raise } from '../raise';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { cardOf } from '../source';
import { spend } from '../spent';
import type { Farm, State } from '../state';
import { charge } from './charge';

type Fences = Extract<Act, { do: 'fences' }>;

/**
 * Register a. Flags: a pasture has been subdivided, so bots build no new ones on that farm; something was built. Above them
 * how many spaces were enclosed, which of the own ones, and how many own pastures there are more.
 */
const [SUBDIVIDING, BEGUN, ENCLOSED] = [1, 2, 4];
const [MOST_ENCLOSED, OWN_CELLS, MORE_PASTURES] = [31, 7, 26];
/** Register b where fences are built anew: how many stood, and above that the spaces that they enclosed. */
const [MOST_STOOD, WERE_ENCLOSED] = [15, 4];
/** From how many spaces on a pasture is large. */
const LARGE = 4;

const NOTHING_BUILT: Progress = { built: 0, builtForPartner: 0 };

/**
 * Fences, 1 wood each. People name any edges, and the whole layout is tested when they are done (AG-R809); bots enclose
 * one pasture after the other, new ones before subdivisions, those of the partner last. Where fences are built anew, all that
 * stand are knocked down first. The step counts the fences built with this action, register b those for the partner among them.
 */
export const fencesKind: Kind<State, Fences> = {
  possible: (run, node, seat) =>
    isRebuilding(node) ? hasFences(run, seat) : canFence(run, node, seat, NOTHING_BUILT),
  why: (run, node, seat) => {
    if (isRebuilding(node)) return because({ why: 'no-fence-stands' });
    const [own, partner] = sitesOf(run, seat, node.effect, NOTHING_BUILT).map((site) => whyNotAny(run, site));
    return own.why === 'cannot-pay' ? own : (partner ?? own);
  },
  step: (run, node) => {
    const { stack } = run;
    if (isRebuilding(node) && stack.b === 0) knockDown(run);
    if (!hasBegun(run) || canFence(run, node, stack.seat, progressOf(run, node))) return WAIT;
    finish(run, node);
    return ON;
  },
  ask: (run, node) => {
    const { a: flags } = run.stack;
    const sites = sitesNow(run, node);
    const now = sites[0].builtForPartner === 0 ? 0 : 1;
    const oldOnly = (flags & SUBDIVIDING) !== 0 && sites[0].exactly === 0;
    const forBots = () =>
      sites
        .filter(({ which }) => which >= now)
        .flatMap((site) => fencings(run, site, site.which === now && oldOnly));
    const done = canFinish(run, sites) ? [say('done')] : [];
    return lazily(
      () => [...forBots(), ...done],
      (move) => accepts(run, sites, move),
      () => [...sites.flatMap((site) => fencings(run, site, false)), ...done],
    );
  },
  // What one pasture does not make possible, a second one of the same action does not either.
  tries: (run, node) => (canFinish(run, sitesNow(run, node)) ? [] : undefined),
  question: (run, node) => {
    const sites = sitesNow(run, node);
    const [own, partner] = sites;
    return asking({
      ask: 'fences',
      left: own.left,
      ...(partner === undefined ? {} : { partnerLeft: partner.left }),
      ...(own.palisades ? { palisades: true } : {}),
      ...(own.one ? { one: true } : {}),
      ...(own.exactly > 0 ? { exactly: own.left } : {}),
      ...(own.rebuild ? { rebuild: true } : {}),
      canFinish: canFinish(run, sites),
    });
  },
  answer: (run, node, move) => {
    if (move.verb === 'done') {
      finish(run, node);
      return;
    }
    const { plain, farm: which } = readVerb(move.verb);
    const site = sitesNow(run, node)[which];
    const fencing = fencingOf(site, plain, move.things);
    if (fencing !== undefined) construct(run, node, site, fencing);
  },
};

/** What the move of the top frame builds stands on the farm. */
function construct(
  run: Run<State>,
  node: Node<State, Fences>,
  site: Site,
  { h, v, edges, palisades }: Fencing,
): void {
  const { stack } = run;
  const { seat } = stack;
  const { which, farm, owner } = site;
  const before = fenced(farm);
  const pasturesBefore = pastures(farm).length;
  const forFences = woodFor(run, site, edges.length);
  useUpChanges(
    run,
    seat,
    'fence',
    () => woodFor(run, sitesNow(run, node)[which], edges.length) === forFences,
  );
  const atOnce = woodFor(run, site, 0, count(palisades)) + (site.others === 0 ? forFences : 0);
  if (atOnce > 0) payGoods(run, seat, [[WOOD, atOnce]]);
  farm.fencesH |= h;
  farm.fencesV |= v;
  if (palisades !== 0) keepPalisades(owner, palisades);
  if (which === 1 && stack.b === 0) stack.a &= ~SUBDIVIDING;
  stack.step += edges.length;
  stack.a |= BEGUN;
  if (which === 1) stack.b += edges.length;
  const inside = fenced(farm);
  if (inside === before) stack.a |= SUBDIVIDING;
  stack.a += ENCLOSED * count(inside & ~before);
  if (which === 0) {
    stack.a |= (inside & ~before) << OWN_CELLS;
    stack.a += (pastures(farm).length - pasturesBefore) << MORE_PASTURES;
  }
  const of = rulesOf(run).farmsFor[seat][which];
  if (edges.length > 0)
    tell(run, () => ({ event: 'fenced', seat: of, edges, ...(which === 0 ? {} : { by: seat }) }));
  if (palisades !== 0) tell(run, () => ({ event: 'palisades', seat: of, edges: rimEdges(palisades) }));
  if (site.one) finish(run, node);
  each(inside & ~(before | farm.stables | enclosedBefore(run, node)), (cell) =>
    raise(run, 'landUsed', of, about('cell', cell)),
  );
  if (site.others > 0 && forFences > 0) charge(run, seat, { what: 'fence', which: forFences });
}

/** All fences are knocked down, to be built anew. */
function knockDown(run: Run<State>): void {
  const { stack, state } = run;
  const { seat, source } = stack;
  const player = state.players[seat];
  const { farm } = player;
  const fences = fencesBuilt(farm);
  stack.b = fences | (fenced(farm) << WERE_ENCLOSED);
  farm.fencesH = 0;
  farm.fencesV = 0;
  spend(player, cardOf(source), 'turn');
  tell(run, () => ({ event: 'knockedDown', seat, fences }));
}

/** The spaces that fences enclosed which were knocked down to be built anew. */
function enclosedBefore({ stack }: Run<State>, node: Node<State, Fences>): Cells {
  return isRebuilding(node) ? stack.b >> WERE_ENCLOSED : 0;
}

/**
 * The building is over; cards hear how many fences were built, and how many spaces were enclosed. What was built anew has been
 * there before.
 */
function finish(run: Run<State>, node: Node<State, Fences>): void {
  const { seat, step: built, a } = run.stack;
  const enclosed = Math.floor(a / ENCLOSED) & MOST_ENCLOSED;
  const land = (a >> OWN_CELLS) & ALL & ~enclosedBefore(run, node);
  run.stack.pop();
  if (!isRebuilding(node)) note(run, seat, 'built', built);
  if (built + enclosed === 0) return;
  const { farm } = run.state.players[seat];
  const newlyUsed = count(land & ~farm.stables);
  if (newlyUsed > 0) raise(run, 'landUsed', seat, about('newlyUsed', newlyUsed));
  if (isRebuilding(node)) return;
  const large = land === 0 ? 0 : newPastures(farm, land).filter((cells) => count(cells) >= LARGE).length;
  raise(
    run,
    'fenced',
    seat,
    about('built', built) |
      about('enclosed', enclosed) |
      about('newlyUsed', newlyUsed) |
      about('newLargePastures', large) |
      about('morePastures', a >> MORE_PASTURES),
  );
}

/** The pastures of a farm that lie wholly on some land. */
function newPastures(farm: Farm, land: Cells): Cells[] {
  return pastures(farm).filter((cells) => (cells & ~land) === 0);
}

/** Whether something was built with the action of the top frame. */
function hasBegun({ stack }: Run<State>): boolean {
  return (stack.a & BEGUN) !== 0;
}

/** Whether the building may be over: something was built, and as much as must be. What was knocked down need not be built again. */
function canFinish(run: Run<State>, [own]: readonly Site[]): boolean {
  return own.rebuild || (hasBegun(run) && own.exactly === 0);
}

/** Whether fences that stand are built anew. */
function isRebuilding({ effect }: Node<State, Fences>): boolean {
  return effect.one === undefined && effect.rebuild === true;
}

function hasFences({ state }: Run<State>, seat: Seat): boolean {
  return fencesBuilt(state.players[seat].farm) > 0;
}

function progressOf({ stack }: Run<State>, node: Node<State, Fences>): Progress {
  const { step: built, b } = stack;
  if (isRebuilding(node)) return { built, builtForPartner: 0, knockedDown: b & MOST_STOOD };
  return { built, builtForPartner: b };
}

/** The farms on which the top frame may build now. */
function sitesNow(run: Run<State>, node: Node<State, Fences>): Site[] {
  return sitesOf(run, run.stack.seat, node.effect, progressOf(run, node));
}

function accepts(run: Run<State>, sites: readonly Site[], move: Move): Verdict {
  if (move.verb === 'done')
    return canFinish(run, sites)
      ? YES
      : no(because({ why: 'too-few', atLeast: sites[0].exactly === 0 ? 1 : sites[0].left }));
  const { plain, farm } = readVerb(move.verb);
  const fencing = farm < sites.length ? fencingOf(sites[farm], plain, move.things) : undefined;
  if (fencing === undefined) return no(because({ why: 'not-asked' }));
  const reason = whyNotFence(run, sites[farm], fencing);
  return reason === undefined ? YES : no(reason);
}

/** Whether anything can be fenced: a pasture, or with open pastures any single fence. */
function canFence(run: Run<State>, node: Node<State, Fences>, seat: Seat, progress: Progress): boolean {
  const { effect } = node;
  // AG-Q67: the first fence of an action costs wood, further ones need not.
  const isFree = effect.one !== undefined || effect.exactly !== undefined || isRebuilding(node);
  if (!isFree && progress.built === 0 && run.state.players[seat].goods[WOOD] === 0) {
    if (paysPrinted(run, seat, 'fence') && !hasFreeFences(run.state.players[seat])) return false;
  }
  return sitesOf(run, seat, effect, progress).some((site) => canFenceOn(run, site));
}

function whyNotAny(run: Run<State>, site: Site): Reason {
  if (site.left === 0) return because({ why: 'no-fences' });
  const wood = woodFor(run, site, 1);
  return site.wood + site.others < wood
    ? because({ why: 'cannot-pay', prices: [[[WOOD, wood]]] })
    : because({ why: 'no-pasture' });
}

/** What can be fenced: pastures, and with open pastures single fences. */
function fencings(run: Run<State>, site: Site, oldOnly: boolean): Move[] {
  const moves: Move[] = [];
  findShape(run, site, oldOnly, (i, palisades) => {
    if (palisades === 0) moves.push(name(verbFor('pasture', site.which), i));
    else moves.push(list('palisade', [i, palisades]));
    return false;
  });
  for (const edge of singleEdges(run, site)) moves.push(name(verbFor('fence', site.which), edge));
  return moves;
}
