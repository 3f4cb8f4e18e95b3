import type { CallName, Calls } from '../protocol/commands';
import type { Engine } from './engine';
import { boxPictures, setUp } from './set-up';

/** An answer to each call; one that does not answer a call of the protocol does not compile. */
export type Handlers = {
  readonly [N in CallName]: (send: Calls[N]['send']) => Calls[N]['get'] | Promise<Calls[N]['get']>;
};

/** How the engine answers the page. */
export function handlersOf(engine: Engine): Handlers {
  return {
    language: ({ language }) => engine.setLanguage(language),
    boxes: () => boxPictures(engine.language),
    setUp: ({ wish }) => setUp(wish, engine.language),
    open: ({ game }) => engine.open(game),
    saves: () => engine.savedGames(),
    resume: ({ id }) => engine.resume(id),
    forget: ({ id }) => engine.forget(id),
    importRecord: ({ text }) => engine.importRecord(text),
    exportRecord: () => engine.exportRecord(),
    play: ({ seat, move, number }) => engine.play(seat, move, number),
    say: ({ seat, text }) => engine.say(seat, text),
    whyNot: ({ seat, text }) => engine.whyNot(seat, text),
    back: ({ to }) => engine.back(to),
    advice: ({ seat }) => engine.advice(seat),
    describe: ({ id }) => engine.describe(id),
    uncover: ({ seat }) => engine.uncover(seat),
    replay: ({ moves }) => engine.replay(moves),
    confirm: () => engine.confirm(),
    prefer: (preferences) => engine.prefer(preferences),
    leave: () => engine.leave(),
  };
}
