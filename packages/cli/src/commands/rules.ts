import { helpBook } from '@furrow/text/help/book';
import { helpSections } from '@furrow/text/help/lines';
import { terminalWords } from '@furrow/text/words';
import type { Command } from '../command';
import { FLAGS, languageOf, openGame, standardSeats } from '../common-flags';
import { findGame } from '../games';
import { InputError } from '../input-error';
import { ruleLines } from '../rule-lines';
import { screenFor, show } from '../screen';

/** `furrow rules`: what the rules of a game say. */
export const rules: Command = {
  name: 'rules',
  summary: 'shows the rules of a game, by page, by term or by any word',
  usage: 'furrow rules GAME [WORDS] [--players 1] [--option name=value] [--lang it]',
  about:
    'WORDS is a page, a term of the cards, a part of the rules or anything that stands in them, in the language chosen. ' +
    'Without words the pages are listed. The spaces are those of the game that players and options set up.',
  flags: {
    players: { value: '2', about: 'how many play' },
    option: FLAGS.option,
    lang: FLAGS.lang,
    ascii: FLAGS.ascii,
    json: FLAGS.json,
    help: FLAGS.help,
  },
  examples: [
    ['furrow rules agricola', 'the pages'],
    ['furrow rules agricola scoring', 'a page'],
    ['furrow rules agricola at any time', 'a term of the cards'],
    [
      'furrow rules agricola summary --option edition=2007 --option mode=full',
      'the summary card of the 2007 edition',
    ],
    ['furrow rules creatures trough --lang fr', 'whatever speaks of troughs'],
  ],
  run: (args) => {
    const language = languageOf(args);
    const [id, ...words] = args.words;
    if (id === undefined) throw new InputError('the game is missing; for example: furrow rules agricola');
    const { box } = findGame(id);
    const seats = args.whole('players', { least: 1, most: 9 }) ?? standardSeats(box);
    const book = helpBook(openGame(box, args, seats), language);
    const terminal = terminalWords(language);
    const text = words.join(' ');
    if (args.has('json')) console.log(JSON.stringify(helpSections(book, terminal, text)));
    else {
      const screen = screenFor(language, args.has('ascii'));
      show(screen, ...ruleLines({ ...screen, terminal }, book, text));
    }
  },
};
