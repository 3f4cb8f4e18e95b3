import type { Option } from '@furrow/kernel/game';
import type { BoxWords } from '@furrow/text/game-words';
import { boxWords } from '@furrow/text/words';
import { botLines } from '../bot-lines';
import type { Command } from '../command';
import { FLAGS, languageOf } from '../common-flags';
import { games, type Playable } from '../games';
import { wrapped } from '../help';
import { type Screen, screenFor, show } from '../screen';
import { type SetUp, setUps } from '../set-ups';

/** `furrow games`: what can be played. */
export const listGames: Command = {
  name: 'games',
  summary: 'lists the games with their seats and options, and the bots',
  usage: 'furrow games [--json]',
  about:
    'The ids are what the other commands take: `furrow play ID --option name=value --option name=value`.',
  flags: { lang: FLAGS.lang, ascii: FLAGS.ascii, json: FLAGS.json, help: FLAGS.help },
  examples: [
    ['furrow games', 'for people'],
    ['furrow games --json', 'for programs'],
  ],
  run: (args) => {
    args.atMost(0, 'furrow games');
    const screen = screenFor(languageOf(args), args.has('ascii'));
    if (args.has('json')) console.log(JSON.stringify(games.map((one) => jsonOf(one, wordsOf(one, screen)))));
    else {
      for (const one of games) show(screen, ...linesOf(one, wordsOf(one, screen), screen), '');
      show(screen, screen.paint('bold', 'Bots, for `--seats me,level-3`'), ...botLines(screen));
    }
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
  const ways = setUps(box);
  const switches = box.options.filter(isSwitch);
  const others = box.options.filter((option) => !isSwitch(option));
  return [
    `${paint('cyan', paint('bold', box.id))}  ${paint('bold', own.name)}`,
    ...wrapped(own.about, width, '  '),
    `  seats: ${box.seats.join(', ')}`,
    ...others.flatMap((option) => optionLines(ways, option, own, screen)),
    ...switchLines(switches, own, screen),
  ];
}

/** Whether an option is only off or on, and off if nobody says. */
function isSwitch({ values, standard }: Option): boolean {
  return values.length === 2 && values.includes('on') && standard === 'off';
}

const flag = (name: string, value: string): string => `--option ${name}=${value}`;

function optionLines(ways: readonly SetUp[], option: Option, own: BoxWords, screen: Screen): string[] {
  const { paint, width } = screen;
  const { name, values, listOf } = option;
  const { title, about } = own.option(name);
  const longest = Math.max(...values.map((value) => flag(name, value).length));
  return [
    '',
    `  ${paint('bold', title)}`,
    ...wrapped(about, width, '  '),
    ...values.map((value) => {
      const note = paint('gray', standardNote(ways, option, value));
      return `    ${paint('cyan', flag(name, value).padEnd(longest))}  ${own.optionValue(name, value)}${note}`;
    }),
    ...(listOf === undefined
      ? []
      : [
          `    ${paint('cyan', flag(name, 'a,b,c'))}  these, of:`,
          ...wrapped(listOf.join(', '), width, '      '),
        ]),
  ];
}

/** That a value is standard: always, or only with another option. */
function standardNote(ways: readonly SetUp[], { name, standard }: Option, value: string): string {
  if (value === standard) return ' (standard)';
  const without = ways.find(({ complete, options }) => complete[name] === value && !(name in options));
  const [other] = Object.entries(without?.options ?? {});
  return other === undefined ? '' : ` (standard with ${other.join('=')})`;
}

/** Options that are only switched on, each with what it does behind it. */
function switchLines(switches: readonly Option[], own: BoxWords, { paint, width }: Screen): string[] {
  const longest = Math.max(0, ...switches.map(({ name }) => flag(name, 'on').length));
  const indent = ' '.repeat(longest + 6);
  const lines = switches.flatMap(({ name }) => {
    const { title, about } = own.option(name);
    const [first = '', ...further] = wrapped(`${title}. ${about}`, width, indent);
    const begin = `    ${paint('cyan', flag(name, 'on').padEnd(longest))}  `;
    return [begin + first.trimStart().replace(title, paint('bold', title)), ...further];
  });
  return lines.length === 0 ? [] : ['', ...lines];
}
