import type { KeyId } from '../../keys/keys';

/** Keys, the move line, text mode, lessons and rules help, in one language. */
export interface AidWords {
  readonly keys: {
    readonly title: string;
    readonly letters: string;
    readonly does: Readonly<Record<KeyId, string>>;
  };
  readonly moveLine: {
    readonly title: string;
    readonly label: string;
    readonly about: string;
    readonly play: string;
    readonly possible: (count: number) => string;
  };
  readonly skip: {
    readonly label: string;
    readonly decision: string;
    readonly board: string;
    readonly farm: string;
  };
  readonly said: {
    /** Announced when a person must decide: `Player 1: Place a worker.` */
    readonly asked: (who: string, prompt: string) => string;
  };
  readonly text: {
    readonly on: string;
    readonly off: string;
    readonly asked: string;
    readonly answers: string;
    readonly command: string;
    readonly commandAbout: string;
    readonly enter: string;
    readonly reply: string;
    readonly space: string;
    readonly lies: string;
    readonly stands: string;
    readonly card: string;
    readonly cost: string;
    readonly nothing: string;
    readonly farmOf: (who: string) => string;
    readonly row: string;
    readonly fenced: (sides: string) => string;
    readonly sides: Readonly<Record<'top' | 'right' | 'bottom' | 'left', string>>;
    readonly pasture: (number: number) => string;
    readonly pastures: string;
    readonly trough: string;
    readonly stable: string;
    readonly herd: (animals: string, cells: string, capacity: number) => string;
    readonly withoutPlace: (animals: string) => string;
    readonly coming: string;
    readonly points: string;
  };
  readonly lesson: {
    readonly heading: string;
    readonly begin: string;
    readonly resume: string;
    readonly anew: string;
    /** Beside the stars of a lesson that was finished. */
    readonly done: string;
    readonly step: (now: number, of: number) => string;
    readonly show: string;
    readonly wait: string;
    readonly smaller: string;
    readonly larger: string;
    readonly stars: (stars: number, of: number) => string;
    readonly leave: string;
  };
  readonly help: {
    readonly open: string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly contents: string;
    readonly more: string;
  };
}
