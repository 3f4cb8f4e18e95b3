import { type Inputs, inputNames } from '@furrow/bots/network/inputs';
import { inputsOf } from '@furrow/bots/network/inputs-of';
import { findGame } from '@furrow/cli/games';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Plan } from './plan';

/** What the switches and places of a network stand for: those of the first variant, which has all that others have. */
export type Layout = Pick<Inputs<Position>, 'shared' | 'own' | 'seats' | 'places'>;

/** What is learned: a game and what a network looks at in it. */
export interface Subject {
  readonly game: Game<Position>;
  readonly inputs: Inputs<Position>;
  readonly layout: Layout;
  /** Where each switch of the game stands in the layout. */
  readonly at: Uint16Array;
}

/** The subjects of a plan, one for each variant. */
export function subjectsOf({
  game: id,
  variants,
  seats,
}: Pick<Plan, 'game' | 'variants' | 'seats'>): Subject[] {
  const opened = variants.map((options) => {
    const game = findGame(id).box.open(options, seats);
    return { game, inputs: inputsOf(game) };
  });
  const layout = opened[0].inputs;
  const places = new Map(inputNames(layout).map((name, at) => [name, at]));
  return opened.map(({ game, inputs }) => {
    const at = inputNames(inputs).map((name) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`the first variant has no switch '${name}'`);
      return place;
    });
    return { game, inputs, layout, at: Uint16Array.from(at) };
  });
}
