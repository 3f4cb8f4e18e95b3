import { majors } from '@furrow/agricola/majors';

/** What a major improvement is, whatever its price: its id without the number that tells it from its twin. */
export function majorKind(major: number): string {
  return majors[major].id
    .split('-')
    .filter((part) => Number.isNaN(Number(part)))
    .join('-');
}

/** Whether there are two of its kind, so that its price belongs to its name. */
export function hasTwin(major: number): boolean {
  return majors.some(({ number }) => number !== major && majorKind(number) === majorKind(major));
}
