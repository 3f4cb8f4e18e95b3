import type { Voice } from '../voice';

/** What is done, in the forms that sentences need. */
export interface VerbPhrase {
  /** The plain form, which is also a command: `take 1 wood`. */
  readonly plain: string;
  /** What a card tells of it, if that is not the command: `you get 1 wood`. */
  readonly told?: string;
  /** What others do, if it is not said that they must: `gets 1 wood`. */
  readonly third?: string;
}

/** A duty: `you must pay 1 food`. */
export function duty(plain: string): VerbPhrase {
  return { plain, told: `you must ${plain}` };
}

/** A verb phrase in the voice that is asked for. */
export function spoken({ plain, told, third }: VerbPhrase, { mood, others = false }: Voice): string {
  if (others) return mood === 'may' ? `may ${plain}` : (third ?? `must ${plain}`);
  if (mood === 'may') return `you may ${plain}`;
  return mood === 'tell' ? (told ?? plain) : plain;
}

/** To whom something belongs: `your`, `their`. */
export function whose({ others = false }: Voice): string {
  return others ? 'their' : 'your';
}
