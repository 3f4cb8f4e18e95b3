import type { TerminalWords } from '@furrow/text/terminal';
import type { PhraseSamples } from './samples';

/** For every phrase of the terminal that takes something, what it is tried with. */
export const terminalSamples: PhraseSamples<TerminalWords> = {
  bot: [['random']],
  players: [[[1]], [[3]], [[2, 3, 4]]],
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
  advice: [
    [1.5, ['takes 6 wood', 'makes room for a third person']],
    [0, ['takes 1 food']],
    [-2, []],
  ],
  more: [[12]],
  refused: [['It rains.']],
  possibleNow: [['build shelter']],
  unknownWord: [['windmill']],
  seeRule: [['Building fences']],
  noSuchRule: [['windmill']],
  foundMany: [[27]],
  undone: [[1], [3]],
  savedTo: [['game.txt']],
  resumeWith: [['npx furrow play --resume game.txt']],
  noSuchNumber: [[12, 9]],
  didYouMean: [['shelter']],
  resumedFrom: [['game.txt']],
  points: [[-3], [0], [0.5], [1], [2.5], [42]],
  won: [['Anna', 42.5]],
  endedAlone: [[-3], [1], [42]],
  afterMoves: [[12, 90]],
};
