import type { Flow } from '../effect';
import type { Kind, Position } from '../kind';
import { anyOfKind } from './any-of';
import { inTurnKind } from './in-turn';
import { mayKind } from './may';
import { oneOfKind } from './one-of';
import { repeatKind } from './repeat';
import { seqKind } from './seq';
import { thenKind } from './then';
import { togetherKind } from './together';
import { withinKind } from './within';

/** The kinds of effects that every game shares. */
export const flowKinds = {
  seq: seqKind,
  may: mayKind,
  oneOf: oneOfKind,
  anyOf: anyOfKind,
  then: thenKind,
  repeat: repeatKind,
  inTurn: inTurnKind,
  together: togetherKind,
  within: withinKind,
} satisfies { [D in Flow['do']]: Kind<Position, Extract<Flow, { do: D }>> };
