import type { Effect } from '@furrow/creatures/effect';
import { GOODS } from '@furrow/creatures/goods';
import type { Amounts } from '@furrow/farm/goods';
import { byKind, type PhrasesBy } from '../by-kind';
import type { Deed } from '../creatures/deed';
import { type AnswerPicture, answerOf, beside, numbered, undrawn, whole } from './answer';
import { effectDrawn } from './creatures';
import type { Pictogram } from './picture';

const goods = (amounts: Amounts): readonly Pictogram[] =>
  amounts.map(([good, n]) => numbered(GOODS[good], n));
/** What an effect is drawn as; `isAll`: goods say all of it. */
function effect(what: Effect | undefined, isAll = false): AnswerPicture | undefined {
  return what && answerOf(effectDrawn(what), isAll && what.do === 'gain');
}

/** Pieces that move, each sort once. */
function moved(pieces: Extract<Deed, { verb: 'move' }>['pieces']): readonly Pictogram[] {
  return (['trough', 'stall'] as const).flatMap((sort) => {
    const n = pieces.filter(({ piece }) => piece === sort).length;
    return n === 0 ? [] : [numbered(sort, n)];
  });
}

const ANSWERS: PhrasesBy<'verb', Deed, [], AnswerPicture | undefined> = {
  place: undrawn,
  choose: ({ what }) => effect(what, true),
  call: ({ what }) => effect(what),
  release: undrawn,
  use: ({ what }) => effect(what),
  border: ({ edges }) => whole([numbered('border', edges.length)]),
  trough: ({ cells }) => whole([numbered('trough', cells.length)]),
  at: ({ what }) => whole([{ sign: what === 'building' ? 'build' : 'stall' }]),
  flip: ({ price }) => whole([{ sign: 'stable' }], goods(price)),
  build: undrawn,
  pay: ({ price }) => whole([], goods(price)),
  expand: undrawn,
  trade: ({ given, taken }) => whole(goods(taken), goods(given)),
  keep: ({ kept }) => (kept.length === 0 ? undefined : whole(goods(kept))),
  second: ({ gained }) => whole(goods(gained)),
  move: ({ pieces }) => whole(moved(pieces)),
  start: undrawn,
  draw: undrawn,
  yes: ({ what }) => effect(what) ?? beside('done'),
  no: () => beside('no'),
  done: () => beside('done'),
  keepAll: () => beside('done'),
  pass: () => beside('no'),
};

/** An answer of All Creatures Big and Small as pictograms; undefined if words or the table alone show it. */
export const answerDrawn: (deed: Deed) => AnswerPicture | undefined = byKind('verb', ANSWERS);
