import { freeForm } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list, type Move } from '@furrow/kernel/move';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { gainGoods } from '../change';
import type { Act } from '../effect';
import { cropsOn, fieldsWith, sowOn } from '../fields';
import { CROPS, GRAIN } from '../goods';
import { asking } from '../questions';
import { because } from '../reasons';
import type { Player, State } from '../state';

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
    for (const field of move.things) sowOn(run.state.players[seat], field, crop, -1);
    gainGoods(run, seat, [[GRAIN + crop, move.things.length]]);
  },
};

function cropOf({ crop }: Reap): number {
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
