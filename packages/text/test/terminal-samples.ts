import type { TerminalWords } from '@furrow/text/terminal';

type Spoken = {
  [K in keyof TerminalWords]: TerminalWords[K] extends (...args: never[]) => string ? K : never;
}[keyof TerminalWords];

/** For every phrase of the terminal that takes something, what it is tried with. */
const samples: { readonly [K in Spoken]: readonly Parameters<TerminalWords[K]>[] } = {
  bot: [['random']],
  whoPlays: [['Player 1']],
  enterFor: [['12']],
  noSuchChoice: [
    ['x', 5],
    ['', 5],
  ],
  labelled: [['Anna', 'take 1 sheep']],
  tiles: [[1], [4]],
  troughs: [[0], [1], [10]],
  expansions: [[1], [5]],
  workersLeft: [[1], [3]],
  besideFarm: [['2 pigs']],
  yourMove: [['Anna']],
  more: [[12]],
  refused: [['It rains.']],
  possibleNow: [['build shelter']],
  unknownWord: [['windmill']],
  undone: [[1], [3]],
  savedTo: [['game.txt']],
  resumeWith: [['npx furrow play --resume game.txt']],
  noSuchNumber: [[12, 9]],
  didYouMean: [['shelter']],
  resumedFrom: [['game.txt']],
  points: [[-3], [0], [0.5], [1], [2.5], [42]],
  won: [['Anna', 42.5]],
  afterMoves: [[12, 90]],
};

/** Everything the terminal says in a language, one phrase a line. */
export function terminalLines(words: TerminalWords): string[] {
  return Object.entries(words).flatMap(([name, phrase]: [string, TerminalWords[keyof TerminalWords]]) => {
    if (typeof phrase === 'string') return [`${name}: ${phrase}`];
    if (typeof phrase === 'object')
      return Object.entries(phrase).map(([command, about]) => `${name}: ${command} ${about}`);
    const said = phrase as (...args: unknown[]) => string;
    return samples[name as Spoken].map((args) => `${name}: ${said(...args)}`);
  });
}
