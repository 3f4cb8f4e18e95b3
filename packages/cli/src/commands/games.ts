import type { Option } from '@furrow/kernel/game';
import type { BoxWords } from '@furrow/text/game-words';
import { boxWords } from '@furrow/text/words';
import type { Command } from '../command';
import { FLAGS, languageOf } from '../common-flags';
import { games, type Playable } from '../games';
import { wrapped } from '../help';
import { type Screen, screenFor, show } from '../screen';

/** `furrow games`: what can be played. */
export const listGames: Command = {
  name: 'games',
  summary: 'lists the games with their seats and options',
  usage: 'furrow games [--json]',
  about: 'The ids are what the other commands take: `furrow play ID --option name=value`.',
  flags: { lang: FLAGS.lang, ascii: FLAGS.ascii, json: FLAGS.json, help: FLAGS.help },
  examples: [
    ['furrow games', 'for people'],
    ['furrow games --json', 'for programs'],
  ],
  run: (args) => {
    args.atMost(0, 'furrow games');
    const screen = screenFor(languageOf(args), args.has('ascii'));
    if (args.has('json')) console.log(JSON.stringify(games.map((one) => jsonOf(one, wordsOf(one, screen)))));
    else for (const one of games) show(screen, ...linesOf(one, wordsOf(one, screen), screen));
  },
};

function wordsOf({ box }: Playable, { language }: Screen): BoxWords {
  return boxWords(box.id, language);
}

function jsonOf({ box }: Playable, own: BoxWords) {
  const { id, seats } = box;
  const options = box.options.map((option) => ({ ...option, ...own.option(option.name) }));
  return { id, name: own.name, about: own.about, seats, options };
}

function linesOf({ box }: Playable, own: BoxWords, screen: Screen): string[] {
  const { paint, width } = screen;
  return [
    `${paint('cyan', paint('bold', box.id))}  ${paint('bold', own.name)}`,
    ...wrapped(own.about, width, '  '),
    `  seats: ${box.seats.join(', ')}`,
    ...box.options.flatMap((option) => optionLines(option, own, screen)),
  ];
}

function optionLines(option: Option, own: BoxWords, { paint, width }: Screen): string[] {
  const { name, values, standard, listOf } = option;
  const { title, about } = own.option(name);
  const flag = (value: string) => `--option ${name}=${value}`;
  const longest = Math.max(...values.map((value) => flag(value).length));
  return [
    '',
    `  ${paint('bold', title)}`,
    ...wrapped(about, width, '  '),
    ...values.map((value) => {
      const note = value === standard ? paint('gray', ' (standard)') : '';
      return `    ${paint('cyan', flag(value).padEnd(longest))}  ${own.optionValue(name, value)}${note}`;
    }),
    ...(listOf === undefined
      ? []
      : [`    ${paint('cyan', flag('a,b,c'))}  these, of:`, ...wrapped(listOf.join(', '), width, '      ')]),
  ];
}
