import type { Command } from '../command';
import { FLAGS, languageOf } from '../common-flags';
import { descriptionLines, findThing, nearThing, thingLines, thingsOf } from '../describe-word';
import { games } from '../games';
import { InputError } from '../input-error';
import { PROGRAM } from '../program';
import { screenFor, show } from '../screen';

/** `furrow describe`: what a building or a space does. */
export const describe: Command = {
  name: 'describe',
  summary: 'says what a building or an action space does',
  usage: 'furrow describe WORD [--lang it]',
  about:
    'WORD is the word used in moves or the name, in the language chosen. Without a word all words are listed.',
  flags: { lang: FLAGS.lang, ascii: FLAGS.ascii, json: FLAGS.json, help: FLAGS.help },
  examples: [
    ['furrow describe shelter', 'one building'],
    ['furrow describe half-timbered house', 'by its name'],
    ['furrow describe', 'all words'],
  ],
  run: (args) => {
    const language = languageOf(args);
    const screen = screenFor(language, args.has('ascii'));
    const all = games.map(({ box }) => ({ game: box.id, words: thingsOf(box, language) }));
    const text = args.words.join(' ');
    const json = args.has('json');
    if (text === '') {
      if (json)
        console.log(JSON.stringify(all.map(({ game, words: own }) => ({ game, words: own.things() }))));
      else for (const { words: own } of all) show(screen, ...thingLines({ ...screen, words: own }));
      return;
    }
    for (const { game, words: own } of all) {
      const thing = findThing(own, text);
      if (thing === undefined) continue;
      if (json) console.log(JSON.stringify({ game, id: thing.id, ...thing.found }));
      else show(screen, ...descriptionLines(thing.found, thing.id, screen));
      return;
    }
    const near = all.map(({ words: own }) => nearThing(own, text)).find((one) => one !== undefined);
    const hint =
      near === undefined ? `; '${PROGRAM} describe' lists all words` : ` (did you mean '${near}'?)`;
    throw new InputError(`nothing is called '${text}'${hint}`);
  },
};
