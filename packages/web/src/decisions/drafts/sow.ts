import type { Move } from '@furrow/kernel/move';
import type { SowDraft } from '../../protocol/draft';

/** Crops being laid on fields. */
export interface SowState {
  readonly of: 'sow';
  /** What the next tap on a bare field sows. */
  readonly crop: number;
  readonly sown: readonly { readonly field: number; readonly crop: number }[];
}

/** Where there is one field and one sort of crop, that is proposed. */
export function startSowing({ crops, fields, atMost }: SowDraft): SowState {
  const had = crops.filter(({ have }) => have > 0);
  const { crop } = had[0] ?? crops[0];
  const isPlain = had.length === 1 && fields.length === 1 && atMost > 0;
  return { of: 'sow', crop, sown: isPlain ? [{ field: fields[0].thing, crop }] : [] };
}

/** How many of a crop are left in the hand. */
export function cropsLeft({ crops }: SowDraft, { sown }: SowState, crop: number): number {
  const have = crops.find((one) => one.crop === crop)?.have ?? 0;
  return have - sown.filter((one) => one.crop === crop).length;
}

/** A bare field gets the chosen crop; a sown one the next crop that there is, and after the last it is bare again. */
export function tapField(draft: SowDraft, state: SowState, field: number): SowState {
  const others = state.sown.filter((one) => one.field !== field);
  const now = state.sown.find((one) => one.field === field)?.crop;
  const without = { ...state, sown: others };
  const order = [state.crop, ...draft.crops.map(({ crop }) => crop).filter((crop) => crop !== state.crop)];
  const from = now === undefined ? 0 : order.indexOf(now) + 1;
  const next = order.slice(from).find((crop) => cropsLeft(draft, without, crop) > 0);
  return next === undefined ? without : { ...state, sown: [...others, { field, crop: next }] };
}

export function sowMove({ sown }: SowState): Move | undefined {
  const ordered = [...sown].sort((a, b) => a.crop - b.crop || a.field - b.field);
  return sown.length === 0
    ? undefined
    : { verb: 'sow', things: ordered.flatMap(({ crop, field }) => [crop, field]) };
}

/** The crops and fields of a listed answer. */
export function fillSowing(state: SowState, { things }: Move): SowState {
  const sown = things.flatMap((crop, i) => (i % 2 === 0 ? [{ crop, field: things[i + 1] }] : []));
  return { ...state, sown };
}
