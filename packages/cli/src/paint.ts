/** The colours and weights that texts may have. */
const CODES = {
  bold: [1, 22],
  green: [32, 39],
  yellow: [33, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  gray: [90, 39],
  brightRed: [91, 39],
  brightBlue: [94, 39],
} as const satisfies Record<string, readonly [number, number]>;

export type Colour = keyof typeof CODES;

/** Gives a text a colour or weight, or leaves it as it is. */
export type Paint = (colour: Colour, text: string) => string;

/** Leaves every text as it is. */
export const plain: Paint = (_colour, text) => text;

const coloured: Paint = (colour, text) => {
  const [on, off] = CODES[colour];
  return text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;
};

/** Colours on a terminal, unless the person wants none. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const unwanted = (process.env.NO_COLOR ?? '') !== '' || process.env.TERM === 'dumb';
  return stream.isTTY === true && !unwanted ? coloured : plain;
}

// oxlint-disable-next-line no-control-regex -- the escape character is what colours begin with
const ESCAPES = /\x1b\[\d+m/g;

/** How many columns a text takes: colours take none. */
export function widthOf(text: string): number {
  return text.replace(ESCAPES, '').length;
}

/** The text with blanks behind it up to a width. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** The text with blanks before it up to a width. */
export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}
