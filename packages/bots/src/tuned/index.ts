import { hasHands } from '@furrow/agricola/options/has-hands';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Weights } from '../weights';
import agricola1 from './agricola-1.json';
import agricola1hands from './agricola-1-hands.json';
import agricola2 from './agricola-2.json';
import agricola2hands from './agricola-2-hands.json';
import agricola3hands from './agricola-3-hands.json';
import agricola4hands from './agricola-4-hands.json';
import creatures from './creatures.json';
import frozen1 from './frozen/agricola-1.json';
import frozen2hands from './frozen/agricola-2-hands.json';
import frozen4hands from './frozen/agricola-4-hands.json';
import frozenCreatures from './frozen/creatures.json';

/** Weights that self-play has found, and the game in which it found them. */
interface Tuned {
  readonly game: string;
  readonly edition?: string;
  readonly seats: number;
  /** Whether there are hand cards. */
  readonly hands: boolean;
  readonly weights: Weights;
}

/** Found before there were networks, and the best there is still. */
const family2: Tuned = { game: 'agricola', edition: 'revised', seats: 2, hands: false, weights: agricola2 };

const tuned: readonly Tuned[] = [
  { game: 'creatures', seats: 2, hands: false, weights: creatures },
  family2,
  { game: 'agricola', edition: 'revised', seats: 1, hands: false, weights: agricola1 },
  { game: 'agricola', edition: 'revised', seats: 1, hands: true, weights: agricola1hands },
  { game: 'agricola', edition: 'revised', seats: 2, hands: true, weights: agricola2hands },
  { game: 'agricola', edition: 'revised', seats: 3, hands: true, weights: agricola3hands },
  { game: 'agricola', edition: 'revised', seats: 4, hands: true, weights: agricola4hands },
];

const frozen: readonly Tuned[] = [
  { game: 'creatures', seats: 2, hands: false, weights: frozenCreatures },
  family2,
  { game: 'agricola', edition: 'revised', seats: 1, hands: false, weights: frozen1 },
  { game: 'agricola', edition: 'revised', seats: 2, hands: true, weights: frozen2hands },
  { game: 'agricola', edition: 'revised', seats: 4, hands: true, weights: frozen4hands },
];

/** How little a game is like the one in which weights were found: hands matter most, then seats, then the edition. */
function distance<S extends Position>({ options, seats }: Game<S>, one: Tuned): number {
  const hands = hasHands(options);
  return (
    (one.hands === hands ? 0 : 100) +
    10 * Math.abs(one.seats - seats) +
    (one.edition === options.edition ? 0 : 1)
  );
}

/** The weights that self-play has found for the game that is most like it; none if it was never played by bots. */
export function tunedFor<S extends Position>(game: Game<S>): Weights {
  return nearest(game, tuned);
}

/** The weights of the time before networks, by which the yardsticks of the arena go. They are never tuned again. */
export function frozenFor<S extends Position>(game: Game<S>): Weights {
  return nearest(game, frozen);
}

function nearest<S extends Position>(game: Game<S>, known: readonly Tuned[]): Weights {
  const [first] = known
    .filter((one) => one.game === game.id)
    .toSorted((a, b) => distance(game, a) - distance(game, b));
  return first?.weights ?? {};
}
