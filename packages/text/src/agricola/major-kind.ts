import type { MajorId } from '@furrow/agricola/boards/major-ids';
import { majorNumber, majors } from '@furrow/agricola/boards/majors';

/** The id of a major improvement without the number that tells it from its twin. */
export type MajorKind = KindIn<MajorId>;
type KindIn<Id extends string> = Id extends `${infer One}-${infer Two}-${number}`
  ? `${One}-${Two}`
  : Id extends `${infer One}-${number}`
    ? One
    : Id;

/** What a major improvement is, whatever its price: by its kind. */
export function majorKind(major: number): MajorKind {
  const parts = majors[major].id.split('-').filter((part) => Number.isNaN(Number(part)));
  return parts.join('-') as MajorKind;
}

/** Whether there are two of its kind, so that its price belongs to its name. */
export function hasTwin(major: number): boolean {
  return majors.some(({ number }) => number !== major && majorKind(number) === majorKind(major));
}

/** Whether several major improvements are of one kind: any of them is then as good as another. */
export function areOfOneKind(some: readonly number[]): boolean {
  return some.length > 1 && some.every((major) => majorKind(major) === majorKind(some[0]));
}

/** The major improvements with these ids, one of each kind, by number. */
export function kindsOf(ids: readonly MajorId[]): number[] {
  const numbers = ids.map(majorNumber);
  return numbers.filter((one, i) => numbers.findIndex((other) => majorKind(other) === majorKind(one)) === i);
}
