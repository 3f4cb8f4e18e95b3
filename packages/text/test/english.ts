import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { known, type NotatedGame } from '@furrow/testkit/notated-game';
import { words } from '@furrow/text/words';

/** What is read of a scenario in English, at the moment it is asked for. */
export function english<S extends Position>(game: NotatedGame<S>) {
  const told = words(game.game, 'en');
  const asked = (): Decision => known(game.decision(), 'a decision');
  return {
    told,
    prompt: () => told.prompt(game.state, asked()),
    typing: () => told.typing(asked()),
    menu: () =>
      asked()
        .domain.moves()
        .map((move) => told.move(game.state, asked(), move)),
    why: (line: string) =>
      told.reason(game.state, asked().seat, known(game.why(line), `'${line}' is accepted`)),
    /** The last events. */
    log: (count: number) => game.heard.slice(-count).map((event) => told.event(game.state, event)),
  };
}
