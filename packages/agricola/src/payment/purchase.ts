import type { Program } from '@furrow/kernel/program';
import type { Words } from '@furrow/kernel/words';
import { cards } from '../cards/index';
import type { State } from '../state/state';
import { cardWords, majorWords } from '../vocabulary/words';
import { BOUGHT, type Bought } from './modifier';

/** Something that is bought. */
export interface Purchase {
  readonly what: Bought;
  /** Which major, minor, occupation (as in `occupationFor`), room, renovation; for fences, how much wood they cost. */
  readonly which: number;
  /** The node of an action that makes it cheaper or says what must be paid for it; 0 if none does. */
  readonly node?: number;
  /** It is the second of its kind that is bought with an action. */
  readonly second?: boolean;
}

/** The food for an occupation is always less. */
export const FOOD_LIMIT = 16;

/** An occupation for so much food; which one, if that is known, so that its individual cost is paid too. */
export function occupationFor(food: number, card = -1): Purchase {
  return { what: 'occupation', which: food + FOOD_LIMIT * (card + 1) };
}

/** The food that the action costs with which an occupation is bought. */
export function foodIn({ which }: Purchase): number {
  return which % FOOD_LIMIT;
}

/** The occupation that is bought; -1 if that is not known yet. */
export function occupationIn({ which }: Purchase): number {
  return Math.floor(which / FOOD_LIMIT) - 1;
}

/** Which room is bought: one for the partner; otherwise 0. */
export const PARTNER_ROOM = 1;

/** Which renovation is bought: one from wood straight to stone; otherwise 0. */
export const STRAIGHT_TO_STONE = 1;

/** What is bought fits into one number of a frame; so does, of what an action can have a say in, which of them it is. */
const [WHAT, WHICH] = [8, 2048];

/** Whether an action can make it cheaper, or say what must be paid for it. */
function hasAction(what: Bought): boolean {
  return what === 'room' || what === 'renovation' || what === 'major' || what === 'minor';
}

/** A purchase as one number. */
export function packed({ what, which, node = 0, second = false }: Purchase): number {
  const rest = hasAction(what) ? which + WHICH * (2 * node + Number(second)) : which;
  return BOUGHT.indexOf(what) + WHAT * rest;
}

/** The purchase that was packed into a number. */
export function purchaseOf(number: number): Purchase {
  const what = BOUGHT[number % WHAT];
  const rest = Math.floor(number / WHAT);
  if (!hasAction(what)) return { what, which: rest };
  const action = Math.floor(rest / WHICH);
  return { what, which: rest % WHICH, node: action >> 1, second: (action & 1) === 1 };
}

if (cards.length > WHICH) throw new Error('the numbers of cards do not fit into a purchase');

/** Packed purchases in words: `major well`, `occupation 1 potter`, `room partner second`. */
export function purchaseWords(program: Program<State>): Words {
  return {
    print: (number) => {
      const purchase = purchaseOf(number);
      const { what, node = 0, second } = purchase;
      return [
        what,
        whichText(purchase),
        node === 0 ? undefined : program.nodes[node].path,
        second === true ? 'second' : undefined,
      ]
        .filter((word) => word !== undefined)
        .join(' ');
    },
    parse: (word) => {
      const [first, ...rest] = word.split(' ');
      const what = BOUGHT.find((one) => one === first);
      const purchase = what === undefined ? undefined : readPurchase(program, what, rest);
      return purchase === undefined ? undefined : packed(purchase);
    },
  };
}

/** The words for single rooms and renovations. */
const NAMED = { room: 'partner', renovation: 'stone' } as const;

function whichText(purchase: Purchase): string | undefined {
  const { what, which } = purchase;
  if (what === 'major') return majorWords.print(which);
  if (what === 'minor') return cardWords.print(which);
  if (what === 'room' || what === 'renovation') return which === 0 ? undefined : NAMED[what];
  if (what !== 'occupation') return `${which}`;
  const card = occupationIn(purchase);
  return card < 0 ? `${foodIn(purchase)}` : `${foodIn(purchase)} ${cardWords.print(card)}`;
}

function readPurchase(program: Program<State>, what: Bought, words: readonly string[]): Purchase | undefined {
  if (what === 'occupation') return readOccupation(words);
  const [first = '', ...more] = words;
  if (what === 'fence' || what === 'stable') {
    const which = readNumber(first);
    return which === undefined || more.length > 0 ? undefined : { what, which };
  }
  if (what === 'major' || what === 'minor') {
    const which = (what === 'major' ? majorWords : cardWords).parse(first);
    return which === undefined ? undefined : readAction(program, { what, which }, more);
  }
  return first === NAMED[what]
    ? readAction(program, { what, which: 1 }, more)
    : readAction(program, { what, which: 0 }, words);
}

/** A purchase with the action that makes it cheaper, if the words name one, and whether it is the second of its kind. */
function readAction(
  program: Program<State>,
  purchase: Purchase,
  words: readonly string[],
): Purchase | undefined {
  const second = words.at(-1) === 'second';
  const [path, ...more] = second ? words.slice(0, -1) : words;
  if (path === undefined) return { ...purchase, second };
  const node = program.find(path)?.id;
  return node === undefined || more.length > 0 ? undefined : { ...purchase, node, second };
}

function readOccupation([first = '', second]: readonly string[]): Purchase | undefined {
  const food = readNumber(first);
  const card = second === undefined ? -1 : cardWords.parse(second);
  return card === undefined || food === undefined || food >= FOOD_LIMIT
    ? undefined
    : occupationFor(food, card);
}

function readNumber(word: string): number | undefined {
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}
