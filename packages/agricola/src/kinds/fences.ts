import { type Cells, count, each } from '@furrow/farm/grid';
import { lazily } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name, say } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Reason, type Verdict, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effects/effect';
import { hasFreeFences, keepPalisades } from '../farm/farm-cards';
import { fenced, fencesBuilt, pastures } from '../farm/farmyard';
import {
  builtSoFar,
  hasBegun,
  isSubdividing,
  noteBuilt,
  noteStanding,
  stoodBefore,
} from '../farm/fences-frame';
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
} from '../farm/fencing';
import { rimEdges } from '../farm/palisades';
import { readVerb, verbFor } from '../farm/partner';
import { spend } from '../in-play/spent';
import { about } from '../moments/brought';
import { note } from '../moments/deeds';
import { raise } from '../moments/raise';
import { useUpChanges } from '../payment/once';
import { paysPrinted } from '../payment/prices-for';
import { rulesOf } from '../ruleset';
import { payGoods } from '../state/change';
import { WOOD } from '../state/goods';
import { cardOf } from '../state/source';
import type { Farm, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { charge } from './charge';

type Fences = Extract<Act, { do: 'fences' }>;

/** From how many spaces on a pasture is large. */
const LARGE = 4;

const NOTHING_BUILT: Progress = { built: 0, builtForPartner: 0 };

/**
 * Fences, 1 wood each. People name any edges, and the whole layout is tested when they are done (AG-R809); bots enclose
 * one pasture after the other, new ones before subdivisions, those of the partner last. Where fences are built anew, all that
 * stand are knocked down first. The frame is read in `fences-frame.ts`.
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
    if (isRebuilding(node) && stoodBefore(stack).fences === 0) knockDown(run);
    if (!hasBegun(stack) || canFence(run, node, stack.seat, progressOf(run, node))) return WAIT;
    finish(run, node);
    return ON;
  },
  ask: (run, node) => {
    const sites = sitesNow(run, node);
    const now = sites[0].builtForPartner === 0 ? 0 : 1;
    const oldOnly = isSubdividing(run.stack) && sites[0].exactly === 0;
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
  const enclosed = fenced(farm) & ~before;
  const morePastures = pastures(farm).length - pasturesBefore;
  noteBuilt(stack, { which, fences: edges.length, enclosed, morePastures });
  const of = rulesOf(run).farmsFor[seat][which];
  if (edges.length > 0)
    tell(run, () => ({ event: 'fenced', seat: of, edges, ...(which === 0 ? {} : { by: seat }) }));
  if (palisades !== 0) tell(run, () => ({ event: 'palisades', seat: of, edges: rimEdges(palisades) }));
  if (site.one) finish(run, node);
  each(enclosed & ~(farm.stables | enclosedBefore(run, node)), (cell) =>
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
  noteStanding(stack, farm);
  farm.fencesH = 0;
  farm.fencesV = 0;
  spend(player, cardOf(source), 'turn');
  tell(run, () => ({ event: 'knockedDown', seat, fences }));
}

/** The spaces that fences enclosed which were knocked down to be built anew. */
function enclosedBefore({ stack }: Run<State>, node: Node<State, Fences>): Cells {
  return isRebuilding(node) ? stoodBefore(stack).enclosed : 0;
}

/**
 * The building is over; cards hear how many fences were built, and how many spaces were enclosed. What was built anew has been
 * there before.
 */
function finish(run: Run<State>, node: Node<State, Fences>): void {
  const { seat, step: built } = run.stack;
  const { enclosed, land: inside, morePastures } = builtSoFar(run.stack);
  const land = inside & ~enclosedBefore(run, node);
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
      about('morePastures', morePastures),
  );
}

/** The pastures of a farm that lie wholly on some land. */
function newPastures(farm: Farm, land: Cells): Cells[] {
  return pastures(farm).filter((cells) => (cells & ~land) === 0);
}

/** Whether the building may be over: something was built, and as much as must be. What was knocked down need not be built again. */
function canFinish(run: Run<State>, [own]: readonly Site[]): boolean {
  return own.rebuild || (hasBegun(run.stack) && own.exactly === 0);
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
  if (isRebuilding(node)) return { built, builtForPartner: 0, knockedDown: stoodBefore(stack).fences };
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
  const wood = leastWood(run, site);
  return wood === undefined
    ? because({ why: 'no-pasture' })
    : because({ why: 'cannot-pay', prices: [[[WOOD, wood]]] });
}

/** The wood that somebody who has too little must have to fence anything; undefined if no wood helps. */
function leastWood(run: Run<State>, site: Site): number | undefined {
  const most = woodFor(run, site, site.left);
  for (let wood = site.wood + 1; wood <= most; wood++) {
    if (canFenceOn(run, { ...site, wood })) return wood;
  }
  return undefined;
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
