/** Games that are set up already, by what they are good for. */
export const PRESETS = ['first', 'family', 'classic', 'expert', 'seasons', 'solo'] as const;
export type PresetId = (typeof PRESETS)[number];

/** A game that is set up already. */
export interface PresetPicture {
  readonly id: PresetId;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** The bot at all seats but the first. */
  readonly bot: string;
}
