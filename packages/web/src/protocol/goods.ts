/** So many of a good. The id chooses the picture, the words are said. */
export interface Amount {
  readonly good: string;
  readonly count: number;
  /** `3 wood`. */
  readonly words: string;
}
