import type { Card } from '@furrow/agricola/cards/card';
import { type Clause, isCompound } from './clauses/clause';
import type { Happening } from './clauses/occasion';
import type { Told } from './clauses/told';
import { toldOf } from './clauses/told-of';

/** Something that one card lets its owner do and another waits for. */
type Deed =
  | 'rooms'
  | 'stables'
  | 'fences'
  | 'renovate'
  | 'plow'
  | 'sow'
  | 'bake'
  | 'grow'
  | 'improvement'
  | 'occupation';

/** What a card lets its owner do, and what it waits for its owner to do. */
export interface Interplay {
  readonly does: ReadonlySet<Deed>;
  readonly awaits: ReadonlySet<Deed>;
}

/** What a card does and waits for, by its declaration. */
export function interplayOf(card: Card): Interplay {
  const told = toldOf(card);
  return {
    does: new Set(
      told.flatMap((one) => ('what' in one && typeof one.what === 'object' ? deedsIn(one.what) : [])),
    ),
    awaits: new Set(told.flatMap(awaitedBy)),
  };
}

/** Whether a card waits for something that another lets its owner do. */
export function hears({ awaits }: Interplay, { does }: Interplay): boolean {
  return [...awaits].some((deed) => does.has(deed));
}

function awaitedBy(told: Told): readonly Deed[] {
  if (told.tells === 'instead' || told.tells === 'declined') return actionDeeds(told.of);
  if (told.tells !== 'on' || told.occasion.occasion !== 'doing' || told.occasion.who === 'others') return [];
  return happeningDeeds(told.occasion.what);
}

function happeningDeeds(what: Happening): readonly Deed[] {
  switch (what.happens) {
    case 'take':
      return actionDeeds(what.action);
    case 'build':
      return [what.what];
    case 'renovate':
    case 'plow':
    case 'bake':
    case 'sow':
      return [what.happens];
    case 'play':
      if (what.card === 'bakery') return ['improvement'];
      return what.card === 'any' || what.card === 'staying' ? ['occupation', 'improvement'] : [what.card];
    default:
      return [];
  }
}

function actionDeeds(action: Extract<Happening, { happens: 'take' }>['action']): readonly Deed[] {
  return action === 'minor' ? ['improvement'] : [action];
}

/** What somebody does by a clause, whatever it is part of. */
function deedsIn(clause: Clause): readonly Deed[] {
  if (isCompound(clause)) return partsOf(clause).flatMap(deedsIn);
  switch (clause.says) {
    case 'build':
      return [
        ...(clause.rooms > 0 ? ['rooms' as const] : []),
        ...(clause.stables > 0 ? ['stables' as const] : []),
      ];
    case 'renovate':
    case 'plow':
    case 'sow':
    case 'bake':
    case 'grow':
    case 'occupation':
      return [clause.says];
    case 'fence':
    case 'enclose':
      return ['fences'];
    case 'major':
    case 'minor':
      return ['improvement'];
    default:
      return [];
  }
}

/** The clauses that another is made of. */
function partsOf(
  clause: Extract<
    Clause,
    { parts: readonly Clause[] } | { what: Clause } | { get: Clause } | { first: Clause }
  >,
): readonly Clause[] {
  if ('parts' in clause) return clause.parts;
  if ('first' in clause) return [clause.first, clause.after];
  return 'get' in clause ? [clause.get] : [clause.what];
}
