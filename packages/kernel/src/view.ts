import type { Position } from './kind';
import type { Field, Schema, View } from './schema';
import type { Seat } from './seat';
import type { Stack } from './stack';

/** Somebody who watches without a seat. */
export const SPECTATOR: Seat = -2;

/** What a seat (or a spectator) sees of a state. What it may not see is not there. */
export function view<S extends Position>(schema: Schema<S>, state: S, viewer: Seat): View<S> {
  return viewPart(schema as unknown as Schema<never>, state as never, viewer, SPECTATOR) as View<S>;
}

function viewPart(
  schema: Schema<never>,
  value: Readonly<Record<string, unknown>>,
  viewer: Seat,
  owner: Seat,
): unknown {
  const seen: Record<string, unknown> = { viewed: true };
  for (const { name, field } of schema.list) {
    const own = owner === viewer && viewer >= 0;
    if (field.seen === 'all' || (own && field.seen !== 'nobody'))
      seen[name] = viewField(field, value[name], viewer, owner);
    else seen[name] = field.seen === 'counted' ? covered(value[name]) : undefined;
  }
  return seen;
}

/** A list of which only the length is seen. */
function covered(list: unknown): undefined[] {
  return Array.from({ length: (list as readonly unknown[]).length }, () => undefined);
}

function viewField(field: Field, value: unknown, viewer: Seat, owner: Seat): unknown {
  switch (field.type) {
    case 'int':
    case 'word':
      return value;
    case 'ints':
    case 'beside':
    case 'rows':
    case 'named':
      return (value as readonly number[]).slice();
    case 'part':
      return viewPart(field.of, value as never, viewer, owner);
    case 'seats':
      return (value as readonly never[]).map((one, seat) => viewPart(field.of, one, viewer, seat));
    case 'stack':
      return (value as Stack).frames.slice();
    case 'stacks':
      return (value as readonly Stack[]).map((one) => one.frames.slice());
  }
}
