import { nearThing, type Things } from '@furrow/text/typed/things';
import type { Command } from '../command';
import { FLAGS, languageOf } from '../common-flags';
import { meaningLines, meaningsOf, sortedThings, thingLines } from '../describe-word';
import { games } from '../games';
import { InputError } from '../input-error';
import { PROGRAM } from '../program';
import { screenFor, show } from '../screen';
import { thingsOf } from '../set-up-things';

/** `furrow describe`: what a building, an improvement, a card or a space does. */
export const describe: Command = {
  name: 'describe',
  summary: 'says what a building, an improvement, a card or an action space does',
  usage: 'furrow describe WORD [--lang it]',
  about:
    'WORD is the word used in moves or the name, in the language chosen; it is looked up in all games, and where it ' +
    'depends on the number of players or on options, every version is told. Without a word all words are listed.',
  flags: { lang: FLAGS.lang, ascii: FLAGS.ascii, json: FLAGS.json, help: FLAGS.help },
  examples: [
    ['furrow describe shelter', 'one building'],
    ['furrow describe half-timbered house', 'by its name'],
    ['furrow describe grain-utilization', 'an action space of Agricola'],
    ['furrow describe joinery', 'a major improvement'],
    ['furrow describe grocer', 'a hand card'],
    ['furrow describe', 'all words'],
  ],
  run: (args) => {
    const language = languageOf(args);
    const screen = screenFor(language, args.has('ascii'));
    const all = games.map(({ box }) => thingsOf(box, language));
    const text = args.words.join(' ');
    const json = args.has('json');
    if (text === '') {
      if (json)
        console.log(
          JSON.stringify(all.map(({ game, things }) => ({ game, words: sortedThings({ things }) }))),
        );
      else for (const words of all) show(screen, ...thingLines({ ...screen, words }));
      return;
    }
    const meanings = meaningsOf(all, text);
    if (meanings.length === 0) throw new InputError(`nothing is called '${text}'${hintFor(all, text)}`);
    if (json) console.log(JSON.stringify(meanings.map(({ game, id, found }) => ({ game, id, ...found }))));
    else show(screen, ...meaningLines(meanings, screen));
  },
};

function hintFor(all: readonly Things[], text: string): string {
  const near = all.map((words) => nearThing(words, text)).find((one) => one !== undefined);
  return near === undefined ? `; '${PROGRAM} describe' lists all words` : ` (did you mean '${near}'?)`;
}
