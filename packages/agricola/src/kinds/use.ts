import type { Amounts } from '@furrow/farm/goods';
import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Stack } from '@furrow/kernel/stack';
import { A, ABOUT, B, FRAME, SEAT, SOURCE, STEP } from '@furrow/kernel/stack';
import type { Act } from '../effects/effect';
import { drawAfter } from '../hands/drawn';
import { holdBack } from '../in-play/held-back';
import { isHeard } from '../moments/awaited';
import {
  type About,
  ALL_HOUSED,
  AS_SAID,
  about,
  type BroughtAt,
  partIn,
  SOME_GONE,
} from '../moments/brought';
import { momentNumber } from '../moments/moments';
import { rulesOf } from '../ruleset';
import { takeExtras } from '../spaces/extras';
import { gainGoods } from '../state/change';
import { FIRST_ANIMAL, FOOD, goodNumber } from '../state/goods';
import { NO_SOURCE, spaceOf } from '../state/source';
import type { State } from '../state/state';
import { because } from '../vocabulary/reasons';
import { gather } from './moment';

type Use = Extract<Act, { do: 'use' }>;

const [BEFORE, EFFECT, AFTER, OVER] = [0, 1, 2, 3];

/** Register a of a use that is only tried out: it is over as soon as the space itself can act. */
export const TRIAL = -1;

/**
 * The use of an action space: what cards do before it, the space itself, room for the animals, what cards do after it.
 * What cards hear before is about how many goods lie there. Where the space only brings goods, those and what cards add
 * before are obtained at once.
 * Register a: by which entry of `state.turns` the person is known; register b: how many goods were taken from the space.
 * The frame is about what is noted until the use is over.
 */
export const useKind: Kind<State, Use> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const { seat, source } = stack;
    const effect = node.parts[0];
    const rules = rulesOf(run);
    const space = spaceOf(source);
    switch (stack.step) {
      case BEFORE:
        if (rules.givesOnlyGoods[space] && effect.kind.possible(run, effect, seat, source))
          bring(run, effect);
        else stack.step = EFFECT;
        if (isHeard(run, rules.heardBefore, seat, space)) {
          stack.push(rules.within, seat, source);
          stack.push(rules.moments[USE].id, seat, source, about('lyingThere', run.state.piles[space]));
        }
        return ON;
      case EFFECT:
        if (!effect.kind.possible(run, effect, seat, source)) return WAIT;
        if (begin(run)) stack.push(effect.id, seat, source);
        return ON;
      case AFTER: {
        stack.step = OVER;
        run.state.piles[space] += partIn(stack.about, 'setAside');
        const extras = takeExtras(run.state, space);
        noteGiven(stack, stack.frames.length - FRAME, extras);
        const brought = aboutTaken(run, space);
        drawAfter(run, seat, space, stack.b, extras);
        if (extras.length > 0 && !holdBack(run, seat, extras)) gainGoods(run, seat, extras, source);
        if (extras.length > 0 || isHeard(run, rules.heardAfter, seat, space))
          stack.push(rules.moments[USED].id, seat, source, brought);
        return ON;
      }
      default:
        stack.pop();
        return ON;
    }
  },
  ask: () => listed([], () => because({ why: 'not-asked' })),
};

const USE = momentNumber('use');
const USED = momentNumber('used');

/** What was taken from the space that the top frame uses, and what became of animals among it. */
function aboutTaken(run: Run<State>, space: number): About<BroughtAt<'used'>> {
  const { state, stack } = run;
  const { seat, b: taken } = stack;
  const { refill } = rulesOf(run).spaces[space];
  const good = refill === undefined ? 0 : goodNumber(refill.good);
  const brought =
    about('taken', taken) |
    about('given', partIn(stack.about, 'given')) |
    about('foodGiven', partIn(stack.about, 'foodGiven'));
  if (good < FIRST_ANIMAL || taken === 0) return brought;
  const left = state.players[seat].goods[good];
  // Older animals of the type may have gone in their place.
  const said = left >= taken ? AS_SAID : SOME_GONE;
  const housed = left >= partIn(stack.about, 'herd') ? ALL_HOUSED : said;
  return brought | about('housed', housed);
}

/** The space acts next, and afterwards every animal must have room; false if it is only tried out. */
function begin(run: Run<State>): boolean {
  const { stack } = run;
  const { settle, farmsFor } = rulesOf(run);
  const trial = stack.a === TRIAL;
  stack.step = trial ? OVER : AFTER;
  if (!trial) for (const one of farmsFor[stack.seat]) stack.push(settle.id, one, NO_SOURCE);
  return !trial;
}

/** Lays the goods of the space under what cards add before it, so that all of it is obtained at once. */
function bring(run: Run<State>, effect: Node<State>): void {
  const { seat, source } = run.stack;
  const brings = begin(run);
  gather(run, seat);
  if (brings) run.stack.push(effect.id, seat, source);
}

/** Where the frame of the space begins that is being used; -1 if none is. */
function useFrame(run: Run<State>, { frames }: Stack): number {
  const { nodes } = run.rules.program;
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME) if (nodes[frames[i]].does === 'use') return i;
  return -1;
}

/** The space that is being used, or -1. */
export function usedSpace(run: Run<State>): number {
  const at = useFrame(run, run.stack);
  return at < 0 ? -1 : spaceOf(run.stack.frames[at + SOURCE]);
}

/** Who uses it. */
export function user(run: Run<State>): number {
  const at = useFrame(run, run.stack);
  return at < 0 ? run.stack.seat : run.stack.frames[at + SEAT];
}

/** By which entry of `state.turns` the person who uses it is known; 0 if nobody does. */
export function userEntry(run: Run<State>): number {
  const at = useFrame(run, run.stack);
  return at < 0 ? 0 : run.stack.frames[at + A];
}

/** Whether a space is being used whose goods have yet to be taken. */
export function isBeforeTaking(run: Run<State>): boolean {
  const at = useFrame(run, run.stack);
  return at >= 0 && run.stack.frames[at + STEP] < OVER;
}

/** Notes that so many goods were taken from the space that is being used. */
export function noteTaken(run: Run<State>, n: number): void {
  const at = useFrame(run, run.stack);
  if (at >= 0) run.stack.frames[at + B] += n;
}

/** What is noted while a space is used. */
type Note = 'herd' | 'replaced' | 'setAside' | 'tool';

/** Notes something, or so many more of something, until the use of the space is over. */
export function noteInUse(run: Run<State>, note: Note, n: number): void {
  const at = useFrame(run, run.stack);
  if (at >= 0) run.stack.frames[at + ABOUT] += about(note, n);
}

/** More food of one space is counted as so much. */
const MOST_FOOD = 63;

/**
 * A seat gets goods from the general supply, or those of a space; `source` is where they come from, `as` what cards hear of that.
 * What the space that is being used gives by itself is noted, and may have to wait until people go home.
 */
export function give(run: Run<State>, seat: Seat, goods: Amounts, source: Source, as = source): void {
  const at = useFrame(run, run.stack);
  if (at >= 0 && run.stack.frames[at + SOURCE] === source) {
    noteGiven(run.stack, at, goods);
    if (holdBack(run, seat, goods)) return;
  }
  gainGoods(run, seat, goods, as);
}

/** Notes which goods a space has given by itself, in the frame of its use. */
function noteGiven({ frames }: Stack, at: number, goods: Amounts): void {
  for (const [good, n] of goods) {
    frames[at + ABOUT] |= about('given', 1 << good);
    if (good === FOOD)
      frames[at + ABOUT] += about(
        'foodGiven',
        Math.min(n, MOST_FOOD - partIn(frames[at + ABOUT], 'foodGiven')),
      );
  }
}

/** What was noted since the use of the space began. */
export function notedInUse(run: Run<State>, note: Note): number {
  const at = useFrame(run, run.stack);
  return at < 0 ? 0 : partIn(run.stack.frames[at + ABOUT], note);
}
