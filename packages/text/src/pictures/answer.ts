import type { Pictogram, Sign, Strip } from './picture';

/** An answer as pictograms: what is given for it, and what comes of it. */
export interface AnswerPicture extends Pick<Strip, 'from' | 'to'> {
  /** It says all that words would, but for places, which the table shows. */
  readonly whole: boolean;
}

/** An answer that needs no words. */
export function whole(to: readonly Pictogram[], from: readonly Pictogram[] = []): AnswerPicture {
  return { from, to, whole: true };
}

/** A picture beside words that say more. */
export function beside(...signs: readonly Sign[]): AnswerPicture {
  return { from: [], to: signs.map((sign) => ({ sign })), whole: false };
}

/** An effect as an answer; undefined if nothing of it can be drawn. */
export function answerOf({ from, to }: Strip, isWhole: boolean): AnswerPicture | undefined {
  return from.length + to.length === 0 ? undefined : { from, to, whole: isWhole };
}

/** So many of something. */
export function numbered(sign: Sign, n: number): Pictogram {
  return { sign, n: String(n) };
}

/** It has no picture. */
export function undrawn(): undefined {
  return undefined;
}
