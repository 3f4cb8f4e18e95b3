import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { list, type Move } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { FRAME } from '@furrow/kernel/stack';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import type { Act, Effect } from '../effects/effect';
import { cropsOn, fieldsWith, isFieldCard, plantedFields, sowOn } from '../farm/fields';
import { type About, about, type BroughtAt } from '../moments/brought';
import type { Moment } from '../moments/moments';
import { raise } from '../moments/raise';
import { notePlaced } from '../moments/work-deeds';
import { gainGoods } from '../state/change';
import { CROPS, type Crop, GRAIN } from '../state/goods';
import type { Player, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type Reap = Extract<Act, { do: 'reap' }>;

/** 1 of a crop from each of some fields. People name the fields; bots how many, those that are soonest bare first. */
export const reapKind: Kind<State, Reap> = {
  possible: (run, node, seat) => fieldsWith(run.state.players[seat], cropOf(node.effect)).length > 0,
  why: () => because({ why: 'nothing-there' }),
  step: () => WAIT,
  ask: (run, node) => {
    const player = run.state.players[run.stack.seat];
    const crop = cropOf(node.effect);
    const fields = fieldsWith(player, crop);
    fields.sort((a, b) => cropsOn(player, a, crop) - cropsOn(player, b, crop));
    const atMost = mostOf(player, node.effect);
    const moves = Array.from({ length: atMost }, (_, i) => list('reap', fields.slice(0, i + 1)));
    return freeForm(moves, (move) => accepts(fields, atMost, move));
  },
  question: (run, node) =>
    asking({
      ask: 'reap',
      crop: node.effect.crop,
      atMost: mostOf(run.state.players[run.stack.seat], node.effect),
    }),
  answer: (run, node, move) => {
    const { seat } = run.stack;
    const crop = cropOf(node.effect);
    run.stack.pop();
    const player = run.state.players[seat];
    for (const field of move.things) sowOn(player, field, crop, -1);
    const emptied = move.things.filter((field) => cropsOn(player, field, crop) === 0).length;
    gainGoods(run, seat, [[GRAIN + crop, move.things.length]]);
    if (emptied > 0 && isFieldPhase(run)) raise(run, 'harvested', seat, aboutEmptied(crop, emptied));
  },
};

/** In the field phase of a harvest fields give their last crop this way too; what is taken is no usual crop of it. */
function aboutEmptied(crop: number, fields: number): About<BroughtAt<'harvested'>> {
  return about(crop === 0 ? 'grainEmptied' : 'vegetablesEmptied', fields) | about('inHarvest', 1);
}

/** The moments of the field phase of a harvest. */
const FIELD_PHASE: readonly Moment[] = ['fieldStarts', 'harvested', 'fieldEnds'];

/** Whether a card acts in the field phase of a harvest. */
function isFieldPhase({ rules, stack: { frames } }: Run<State>): boolean {
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME) {
    const effect = rules.program.nodes[frames[i]].effect as Effect;
    if (effect.do === 'moment') return FIELD_PHASE.includes(effect.moment);
  }
  return false;
}

type Discard = Extract<Act, { do: 'discardCrops' }>;

/** Exactly so many of a crop from different fields are lost, then. Bots take them where most of the crop lies. */
export const discardCropsKind: Kind<State, Discard> = {
  parts: ({ get }) => [get],
  possible: (run, node, seat, source) =>
    fieldsWith(run.state.players[seat], cropOf(node.effect)).length >= node.effect.fields &&
    node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) =>
    fieldsWith(run.state.players[seat], cropOf(node.effect)).length < node.effect.fields
      ? because({ why: 'nothing-there' })
      : whyNot(run, node.parts[0], seat, source),
  step: () => WAIT,
  ask: (run, node) => {
    const { fields: n } = node.effect;
    const player = run.state.players[run.stack.seat];
    const crop = cropOf(node.effect);
    const fields = fieldsWith(player, crop);
    fields.sort((a, b) => cropsOn(player, b, crop) - cropsOn(player, a, crop));
    return freeForm([list('reap', fields.slice(0, n))], (move) =>
      move.things.length < n ? no(because({ why: 'too-few', atLeast: n })) : accepts(fields, n, move),
    );
  },
  question: (_run, { effect }) =>
    asking({ ask: 'reap', crop: effect.crop, atMost: effect.fields, discarded: true }),
  answer: (run, node, move) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    const crop = cropOf(node.effect);
    for (const field of move.things) sowOn(run.state.players[seat], field, crop, -1);
    tell(run, () => ({ event: 'released', seat, goods: [[GRAIN + crop, move.things.length]] }));
    run.stack.push(node.parts[0].id, seat, source, about);
  },
};

/** 1 more crop on each planted field with one kind of crop. */
export const addCropsKind: Kind<State, Extract<Act, { do: 'addCrops' }>> = {
  possible: (run, { effect }, seat) => growing(run.state.players[seat], effect.crop).length > 0,
  why: () => because({ why: 'nothing-there' }),
  step: (run, { effect: { crop } }) => {
    const { seat } = run.stack;
    run.stack.pop();
    const player = run.state.players[seat];
    const fields = growing(player, crop);
    for (const field of fields) {
      const first = cropsOn(player, field, 0) > 0 ? 0 : 1;
      sowOn(player, field, crop === undefined ? first : CROPS.indexOf(crop), 1);
    }
    if (!fields.every(isFieldCard)) notePlaced(run, seat);
    return ON;
  },
};

/** The fields on which crops are added: those with a crop, or with one kind of crop. */
function growing(player: Player, crop: Crop | undefined): number[] {
  return crop === undefined ? oneCropFields(player) : fieldsWith(player, CROPS.indexOf(crop));
}

/** The planted fields with one kind of crop. */
function oneCropFields(player: Player): number[] {
  return plantedFields(player).filter(
    (field) => cropsOn(player, field, 0) === 0 || cropsOn(player, field, 1) === 0,
  );
}

function cropOf({ crop }: Reap | Discard): number {
  return CROPS.indexOf(crop);
}

function mostOf(player: Player, effect: Reap): number {
  const fields = fieldsWith(player, cropOf(effect)).length;
  return Math.min(fields, effect.fields ?? fields);
}

function accepts(fields: readonly number[], atMost: number, { verb, things }: Move): Verdict {
  if (verb !== 'reap' || things.length === 0) return no(because({ why: 'not-asked' }));
  const bare = things.find((field) => !fields.includes(field));
  if (bare !== undefined) return no(because({ why: 'no-such-crop', field: bare }));
  if (new Set(things).size < things.length) return no(because({ why: 'named-twice' }));
  return things.length > atMost ? no(because({ why: 'too-many', atMost })) : YES;
}
