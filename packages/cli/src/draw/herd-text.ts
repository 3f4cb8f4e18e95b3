import { ANIMALS, FIRST_ANIMAL } from '@furrow/creatures/goods';
import type { State } from '@furrow/creatures/state';
import type { Colour } from '../paint';
import type { Look } from './drawing';
import type { CellContent, Herd } from './farm-cells';

/** The colours of the goods, by number. */
export const GOOD_COLOURS: readonly Colour[] = [
  'yellow',
  'gray',
  'green',
  'bold',
  'magenta',
  'brightRed',
  'cyan',
  'yellow',
];

/** Who stands in a holder and how many may: the longest way to say it that has room. */
export function holderText({ holder }: CellContent, width: number, look: Look<State>): string {
  if (holder === undefined) return '';
  const { herds, capacity } = holder;
  if (herds.length === 0) return look.paint('gray', `0/${capacity}`);
  if (herds.length > 1) return mixtureText(herds, capacity, width, look);
  const [herd] = herds;
  const alone = look.words.good(herd.good, herd.count);
  const text =
    [ofCapacity(alone, capacity), alone].find((way) => way.length <= width) ?? shortened(alone, width);
  return look.paint(GOOD_COLOURS[herd.good], text);
}

/** Who stands on a space without a building: in one line if it has room, else the numbers above the name. */
export function holderLines(content: CellContent, width: number, look: Look<State>): [string, string] {
  const { herds = [], capacity = 0 } = content.holder ?? {};
  const [herd] = herds;
  if (herds.length !== 1) return [holderText(content, width, look), ''];
  const whole = ofCapacity(look.words.good(herd.good, herd.count), capacity);
  const paint = (text: string) => look.paint(GOOD_COLOURS[herd.good], text);
  if (whole.length <= width) return [paint(whole), ''];
  const [numbers, ...name] = whole.split(' ');
  return [paint(numbers), paint(shortened(name.join(' '), width - 1))];
}

/** `3 sheep` of 8 is `3/8 sheep`. */
function ofCapacity(amount: string, capacity: number): string {
  return amount.replace(/^\d+/, (count) => `${count}/${capacity}`);
}

/** Several types together: by name, by their first letters, or only how many there are. */
function mixtureText(herds: readonly Herd[], capacity: number, width: number, look: Look<State>): string {
  const ways = [
    herds.map(({ good, count }) => look.words.good(good, count)),
    herds.map(({ good, count }) => `${count}${initials(look)[good - FIRST_ANIMAL]}`),
  ];
  const spaces = [' ', ''];
  for (const [i, parts] of ways.entries()) {
    if (parts.join(spaces[i]).length > width) continue;
    return parts.map((part, at) => look.paint(GOOD_COLOURS[herds[at].good], part)).join(spaces[i]);
  }
  return `${herds.reduce((sum, { count }) => sum + count, 0)}/${capacity}`;
}

/** The first letter of each animal's name; where two begin alike, also the first letter in which they differ. */
function initials({ words }: Look<State>): string[] {
  const names = ANIMALS.map((_, type) => words.good(FIRST_ANIMAL + type));
  return names.map((name) => {
    const alike = names.find((other) => other !== name && other[0] === name[0]);
    const first = name[0].toUpperCase();
    if (alike === undefined) return first;
    return first + (Array.from(name).find((letter, at) => letter !== alike[at]) ?? '');
  });
}

/** A name cut to a width, in such a way that a further word is still to be guessed. */
export function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const parts = text.split(/[ ’'-]/);
  const last = parts[parts.length - 1];
  const hidden = parts.length > 1 && parts[0].length + 2 > width - 1;
  return hidden ? `${text.slice(0, width - 3)}.${last.slice(0, 2)}` : `${text.slice(0, width - 1)}.`;
}
