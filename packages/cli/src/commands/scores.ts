import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { soloGoal } from '@furrow/agricola/campaign/campaign';
import { type SoloGame, type SoloList, soloLists } from '@furrow/agricola/campaign/high-score';
import { agricola } from '@furrow/agricola/game';
import { isCampaign } from '@furrow/kernel/campaign-text';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { GameRecord } from '@furrow/kernel/record';
import type { Language } from '@furrow/text/language';
import { numberText } from '@furrow/text/number-text';
import { boxWords, terminalWords } from '@furrow/text/words';
import type { Command } from '../command';
import { FLAGS, languageOf, PERSON } from '../common-flags';
import { wrapped } from '../help';
import { InputError } from '../input-error';
import { readText, replayCampaign, replayText } from '../record-file';
import { savedFiles } from '../saves';
import { type Screen, screenFor, show } from '../screen';

/** So many games of each list are told, the best first. */
const TOLD = 5;

/** `furrow scores`: how somebody has fared alone, by decks. */
export const scores: Command = {
  name: 'scores',
  summary: 'lists the points of your games alone, by decks, the best first',
  usage: 'furrow scores [FILE…]',
  about:
    'Reads the games in your folder of saved games, or in the files that are named, and tells those that a person at this ' +
    'keyboard played alone to the end: by edition and decks. Games that began with more than usual, or with chosen cards, are ' +
    'told apart.',
  flags: { lang: FLAGS.lang, ascii: FLAGS.ascii, json: FLAGS.json, help: FLAGS.help },
  examples: [
    ['furrow scores', 'of all saved games'],
    ['furrow scores solo.furrow --json', 'of one file, for programs'],
  ],
  run: (args) => {
    const language = languageOf(args);
    const named = args.words;
    const games = (named.length > 0 ? named : savedFiles()).flatMap((file) =>
      gamesAloneIn(file, language, named.length > 0),
    );
    const lists = soloLists(games);
    if (args.has('json'))
      console.log(
        JSON.stringify(lists.map(({ games: all, ...list }) => ({ ...list, games: all.map(toldOf) }))),
      );
    else show(...linesOf(lists, screenFor(language, args.has('ascii'))));
  },
};

/** A game alone and the file that holds it. */
interface SavedAlone extends SoloGame {
  readonly file: string;
}

/** The games of a file that a person has played alone to the end; of a saved one that cannot be read any more there are none. */
function gamesAloneIn(file: string, language: Language, isNamed: boolean): SavedAlone[] {
  try {
    return recordsIn(file, language).flatMap(({ game, state, seats }) => {
      if (game.id !== agricola.id || seats.length > 1 || seats[0] !== PERSON || !isOver(state)) return [];
      return [{ options: game.options, points: game.outcome(state).scores[0], file }];
    });
  } catch (error) {
    if (isNamed || !(error instanceof InputError)) throw error;
    return [];
  }
}

function recordsIn(file: string, language: Language): readonly GameRecord<Position>[] {
  const text = readText(file);
  return isCampaign(text)
    ? replayCampaign(file, text, language).games
    : [replayText(file, text, language).record];
}

function toldOf({ points, file }: SavedAlone) {
  return { points, file };
}

function linesOf(lists: readonly SoloList<SavedAlone>[], screen: Screen): [Screen, ...string[]] {
  const { gamesAlone, noGameAlone } = terminalWords(screen.language);
  if (lists.length === 0) return [screen, noGameAlone];
  return [screen, screen.paint('bold', gamesAlone), ...lists.flatMap((list) => listLines(list, screen))];
}

function listLines(
  { edition, decks, withCards, games, average, best }: SoloList<SavedAlone>,
  { language, paint, width }: Screen,
): string[] {
  const said = terminalWords(language);
  const own = boxWords(agricola.id, language);
  const cards =
    decks === undefined ? said[withCards ? 'withCards' : 'withoutCards'] : own.optionValue('decks', decks);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average);
  const goal = soloGoal(1);
  const reached = best >= goal ? ` ${said.goalReached(goal)}` : '';
  return [
    '',
    paint('bold', [own.name, own.optionValue('edition', edition), cards].join(' · ')),
    ...wrapped(`${said.tallyAlone(games.length, number, best)}${reached}`, width),
    ...games
      .slice(0, TOLD)
      .map(({ points, file }) => `${numberText(points).padStart(6)}  ${dayOf(file)}  ${basename(file)}`),
  ];
}

/** When a file was written last, as a date. */
function dayOf(file: string): string {
  return statSync(file).mtime.toISOString().slice(0, 10);
}
