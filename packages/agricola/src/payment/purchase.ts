import type { Program } from '@furrow/kernel/program';
import type { Words } from '@furrow/kernel/words';
import type { State } from '../state';
import { cardWords, majorWords } from '../words';
import { BOUGHT, type Bought } from './modifier';

/** Something that is bought: what it is, and which (a major, a card, an occupation as in `occupationFor`, a building effect). */
export interface Purchase {
  readonly what: Bought;
  readonly which: number;
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

/** Which room is bought: one for the partner. Otherwise 0, or the node of an action that makes it cheaper. */
export const PARTNER_ROOM = -1;

/** What is bought fits into one number of a frame. */
const WHAT = 8;

/** A purchase as one number. */
export function packed({ what, which }: Purchase): number {
  return BOUGHT.indexOf(what) + WHAT * which;
}

/** The purchase that was packed into a number. */
export function purchaseOf(number: number): Purchase {
  return { what: BOUGHT[number % WHAT], which: Math.floor(number / WHAT) };
}

/** Packed purchases in words: `major well`, `occupation 1 potter`, `room partner`. */
export function purchaseWords(program: Program<State>): Words {
  return {
    print: (number) => {
      const purchase = purchaseOf(number);
      const which = whichText(program, purchase);
      return which === undefined ? purchase.what : `${purchase.what} ${which}`;
    },
    parse: (word) => {
      const [first, ...rest] = word.split(' ');
      const what = BOUGHT.find((one) => one === first);
      const which = what === undefined ? undefined : readWhich(program, what, rest);
      return what === undefined || which === undefined ? undefined : packed({ what, which });
    },
  };
}

function whichText(program: Program<State>, purchase: Purchase): string | undefined {
  const { what, which } = purchase;
  if (what === 'major') return majorWords.print(which);
  if (what === 'minor') return cardWords.print(which);
  if (what === 'occupation') {
    const card = occupationIn(purchase);
    return card < 0 ? `${foodIn(purchase)}` : `${foodIn(purchase)} ${cardWords.print(card)}`;
  }
  if (which === PARTNER_ROOM) return 'partner';
  return which === 0 ? undefined : program.nodes[which].path;
}

function readWhich(
  program: Program<State>,
  what: Bought,
  [first, second]: readonly string[],
): number | undefined {
  if (what === 'major') return majorWords.parse(first);
  if (what === 'minor') return cardWords.parse(first);
  if (what === 'occupation') {
    const card = second === undefined ? -1 : cardWords.parse(second);
    return card === undefined || !/^\d$|^1[0-5]$/.test(first)
      ? undefined
      : occupationFor(Number(first), card).which;
  }
  if (first === undefined) return 0;
  return first === 'partner' ? PARTNER_ROOM : program.find(first)?.id;
}
