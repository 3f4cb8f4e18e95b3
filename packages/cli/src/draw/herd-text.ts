import type { Herd, Holder } from '@furrow/farm/standing';
import type { Pen } from './pen';

/** Who stands in a holder and how many may: the longest way to say it that has room. */
export function holderText({ herds, capacity }: Holder, width: number, pen: Pen): string {
  if (herds.length === 0) return pen.paint('gray', `0/${capacity}`);
  if (herds.length > 1) return mixtureText(herds, capacity, width, pen);
  const [herd] = herds;
  const alone = pen.words.good(herd.good, herd.count);
  const text =
    [ofCapacity(alone, capacity), alone].find((way) => way.length <= width) ?? shortened(alone, width);
  return pen.paint(pen.colours[herd.good], text);
}

/** The two lines of a cell; the second is told how much room it has. */
export type CellLines = readonly [first: string, second: (room: number) => string];

/** Who stands in a holder without a name: in one line if it has room, else the numbers above the name. */
export function holderLines(holder: Holder, width: number, pen: Pen): CellLines {
  const { herds, capacity } = holder;
  const [herd] = herds;
  if (herds.length !== 1) return [holderText(holder, width, pen), () => ''];
  const whole = ofCapacity(pen.words.good(herd.good, herd.count), capacity);
  return whole.length <= width
    ? [pen.paint(pen.colours[herd.good], whole), () => '']
    : numberAboveName(whole, herd.good, pen);
}

/** What grows on a field: below the name of the field if it has room there, else the number above its own name. */
export function cropLines(name: string, crops: readonly Herd[], width: number, pen: Pen): CellLines {
  const [top, ...below] = crops;
  const { good, count } = top;
  if (below.length > 0) return [cropsText([top], width, pen), (room) => cropsText(below, room, pen)];
  const whole = pen.words.good(good, count);
  return whole.length <= width
    ? [pen.paint('bold', shortened(name, width)), () => pen.paint(pen.colours[good], whole)]
    : numberAboveName(whole, good, pen);
}

/** Crops one behind the other, each cut to its share of the width. */
export function cropsText(crops: readonly Herd[], width: number, pen: Pen): string {
  const share = Math.floor((width - crops.length + 1) / crops.length);
  return crops
    .map(({ good, count }) => pen.paint(pen.colours[good], shortened(pen.words.good(good, count), share)))
    .join(' ');
}

function numberAboveName(amount: string, good: number, pen: Pen): CellLines {
  const [numbers, ...name] = amount.split(' ');
  const paint = (text: string) => pen.paint(pen.colours[good], text);
  return [paint(numbers), (room) => paint(shortened(name.join(' '), room))];
}

/** `3 sheep` of 8 is `3/8 sheep`. */
function ofCapacity(amount: string, capacity: number): string {
  return amount.replace(/^\d+/, (count) => `${count}/${capacity}`);
}

/** Several types together: by name, by their first letters, or only how many there are. */
function mixtureText(herds: readonly Herd[], capacity: number, width: number, pen: Pen): string {
  const ways = [
    herds.map(({ good, count }) => pen.words.good(good, count)),
    herds.map(({ good, count }) => `${count}${initial(good, pen)}`),
  ];
  const spaces = [' ', ''];
  for (const [i, parts] of ways.entries()) {
    if (parts.join(spaces[i]).length > width) continue;
    return parts.map((part, at) => pen.paint(pen.colours[herds[at].good], part)).join(spaces[i]);
  }
  return `${herds.reduce((sum, { count }) => sum + count, 0)}/${capacity}`;
}

/** The first letter of an animal's name; where another begins alike, also the first letter in which they differ. */
function initial(good: number, { words, animals }: Pen): string {
  const name = words.good(good);
  const alike = animals.map((one) => words.good(one)).find((other) => other !== name && other[0] === name[0]);
  const first = name[0].toUpperCase();
  if (alike === undefined) return first;
  return first + (Array.from(name).find((letter, at) => letter !== alike[at]) ?? '');
}

/** A name cut to a width, in such a way that a further word is still to be guessed. */
export function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const parts = text.split(/[ ’'-]/);
  const last = parts[parts.length - 1];
  const hidden = parts.length > 1 && parts[0].length + 2 > width - 1;
  return hidden ? `${text.slice(0, width - 3)}.${last.slice(0, 2)}` : `${text.slice(0, width - 1)}.`;
}
