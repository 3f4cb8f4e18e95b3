/** What is said when a game is looked back on. */
export interface ReviewWords {
  readonly title: string;
  readonly about: string;
  /** Looks through the game of somebody. */
  readonly look: (who: string) => string;
  readonly searching: string;
  /** So many of all turns were those that the engine would have taken. */
  readonly summary: (same: number, of: number) => string;
  readonly nothing: (turns: number) => string;
  /** `about 4 points`, as halves of points allow. */
  readonly cost: (points: number) => string;
  readonly played: string;
  readonly better: string;
  readonly show: string;
  readonly sharePicture: string;
  /** The picture was stored as a file with a name. */
  readonly saved: (file: string) => string;
  readonly shared: string;
  readonly copyPicture: string;
  /** A link with which others play the same deal. */
  readonly copyLink: string;
  readonly pictureCopied: string;
  readonly linkCopied: string;
  readonly notCopied: string;
}
